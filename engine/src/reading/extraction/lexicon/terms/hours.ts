import type { TermLists } from '../any-of.ts';
import data from './hours.json' with { type: 'json' };

export const { WEEKDAYS, HOUR_WORDS, HOUR_MARKS } = data satisfies TermLists;
