import type { TermLists } from '../any-of.ts';
import data from './health.json' with { type: 'json' };

export const {
	DOSE_UNITS,
	ONCE,
	COUNTS,
	TIMES,
	PER,
	DOSE_PERIODS,
	EVERY,
	WHEN_TAKEN,
	RANGE_MARKS,
} = data satisfies TermLists;
