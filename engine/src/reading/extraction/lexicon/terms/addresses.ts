import type { TermLists } from '../any-of.ts';
import data from './addresses.json' with { type: 'json' };

export const {
	STREET_WORDS,
	STREET_STARTS,
	STREET_ENDINGS,
	STREETS_AFTER_NUMBERS,
	STREETS_IN_CONTRACTS,
	CITY_PARTICLES,
	DISTRICT_WORDS,
	HOUSE_NUMBERS,
	REMOTE,
	US_STATES,
	US_STATE_NAMES,
	CANADIAN_PROVINCES,
	AUSTRALIAN_STATES,
} = data satisfies TermLists;
