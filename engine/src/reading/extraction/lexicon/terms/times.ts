import type { TermLists } from '../any-of.ts';
import data from './times.json' with { type: 'json' };

export const {
	DATE_JOINS,
	YEAR_JOINS,
	MONTH_YEAR_JOINS,
	DAY_ENDINGS,
	CLOCK_WORDS,
	PERIOD_MARKS,
	PERIOD_LABELS,
	STATION_MARKS,
	OPEN_MARKS,
	STILL,
	SINCE,
	SINCE_ARTICLES,
	NUMBER_WORDS,
	TIME_UNIT_STARTS,
	ENDLESS,
	CONTRACT_NUMBERS,
	CONTRACT_UNITS,
	DAY_UNITS,
	MONTH_UNITS,
	YEAR_UNITS,
	KINDS_OF_DAYS,
} = data satisfies TermLists;
