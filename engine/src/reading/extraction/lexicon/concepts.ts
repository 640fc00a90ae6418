import banking from './concepts/banking.json' with { type: 'json' };
import dates from './concepts/dates.json' with { type: 'json' };
import health from './concepts/health.json' with { type: 'json' };
import insurance from './concepts/insurance.json' with { type: 'json' };
import money from './concepts/money.json' with { type: 'json' };
import numbers from './concepts/numbers.json' with { type: 'json' };
import papers from './concepts/papers.json' with { type: 'json' };
import parties from './concepts/parties.json' with { type: 'json' };
import payroll from './concepts/payroll.json' with { type: 'json' };
import people from './concepts/people.json' with { type: 'json' };
import places from './concepts/places.json' with { type: 'json' };
import shipping from './concepts/shipping.json' with { type: 'json' };
import things from './concepts/things.json' with { type: 'json' };
import type { Kind } from './kinds.ts';
import type { Phrases } from './languages.ts';

/**
 * A concept: the kind of its values, and the phrases that name it. `any` holds phrases of languages of which the
 * lexicon knows only some words.
 */
type Concept = { readonly kind: Kind; readonly any?: readonly string[] } & Phrases;

const data = {
	...numbers,
	...dates,
	...money,
	...parties,
	...places,
	...papers,
	...banking,
	...payroll,
	...insurance,
	...health,
	...shipping,
	...things,
	...people,
};

export type ConceptName = keyof typeof data;

/**
 * The concepts of fields. Phrases are written as they are printed on documents. They are compared word by word
 * through the lexicon, so the data need not repeat inflections and compounds.
 */
export const CONCEPTS = data as Readonly<Record<ConceptName, Concept>>;

export function isConcept(name: string): name is ConceptName {
	return Object.hasOwn(CONCEPTS, name);
}

/** The kind of value of a concept. */
export function kindOfConcept(name: ConceptName): Kind {
	return CONCEPTS[name].kind;
}
