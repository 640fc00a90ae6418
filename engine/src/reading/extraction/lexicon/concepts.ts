import type { Kind } from './kinds.ts';
import { BANKING } from './concepts/banking.ts';
import { DATES } from './concepts/dates.ts';
import { HEALTH } from './concepts/health.ts';
import { INSURANCE } from './concepts/insurance.ts';
import { MONEY } from './concepts/money.ts';
import { NUMBERS } from './concepts/numbers.ts';
import { PAPERS } from './concepts/papers.ts';
import { PARTIES } from './concepts/parties.ts';
import { PAYROLL } from './concepts/payroll.ts';
import { PEOPLE } from './concepts/people.ts';
import { PLACES } from './concepts/places.ts';
import { SHIPPING } from './concepts/shipping.ts';
import { THINGS } from './concepts/things.ts';

/**
 * What fields are about. A phrase is written as it stands on documents; it is compared word by word
 * through the lexicon of words, so that inflections and compounds need not be repeated here.
 */
export const CONCEPTS = {
	...NUMBERS,
	...DATES,
	...MONEY,
	...PARTIES,
	...PLACES,
	...PAPERS,
	...BANKING,
	...PAYROLL,
	...INSURANCE,
	...HEALTH,
	...SHIPPING,
	...THINGS,
	...PEOPLE,
};

export type ConceptName = keyof typeof CONCEPTS;

export function isConcept(name: string): name is ConceptName {
	return Object.hasOwn(CONCEPTS, name);
}

const KINDS_OF = new Map<string, Kind>(
	Object.entries(CONCEPTS).map(([name, { kind }]) => [name, kind]),
);

/** The kind of the values that a concept has. */
export function kindOfConcept(name: ConceptName): Kind {
	return KINDS_OF.get(name) ?? 'text';
}
