import type { TermLists } from '../any-of.ts';
import data from './careers.json' with { type: 'json' };

export const {
	DEGREES,
	SCHOOLS,
	JOB_TITLES,
	EMPLOYERS,
	AT_EMPLOYER,
	CURRENT_NAMES,
	END_NAMES,
	PERIOD_NAMES,
	DUTY_NAMES,
	START_WORDS,
	END_WORDS,
	YEAR_NAMES,
	IN_PLACE,
} = data satisfies TermLists;
