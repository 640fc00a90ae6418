import type { TermLists } from '../any-of.ts';
import data from './codes.json' with { type: 'json' };

export const { GLOBAL_NUMBERS, CODE_NAMES, SQUARE_CODE_NAMES } = data satisfies TermLists;
