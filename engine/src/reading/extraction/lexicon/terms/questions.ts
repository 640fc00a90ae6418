import type { TermLists } from '../any-of.ts';
import data from './questions.json' with { type: 'json' };

export const { WHO, WHEN, HOW_MUCH, ASKING, FILLING, PLACEHOLDERS } = data satisfies TermLists;
