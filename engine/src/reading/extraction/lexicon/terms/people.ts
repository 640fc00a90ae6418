import type { TermLists } from '../any-of.ts';
import data from './people.json' with { type: 'json' };

export const { TITLES, NAME_PARTICLES, SALUTATIONS, ATTENTION, SEXES, YOURS, OURS } =
	data satisfies TermLists;
