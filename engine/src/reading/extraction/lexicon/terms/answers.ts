import type { TermLists } from '../any-of.ts';
import data from './answers.json' with { type: 'json' };

export const { YES, NO, NEGATIONS, YES_ELSEWHERE, NO_ELSEWHERE } = data satisfies TermLists;
