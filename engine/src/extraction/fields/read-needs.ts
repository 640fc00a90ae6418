import type { FieldDefinition, FieldMap } from '../../model/template.ts';
import type { Kind } from '../kinds.ts';
import { CONCEPTS } from '../lexicon/concepts.ts';
import { readAlternatives } from './read-alternatives.ts';
import { compareWithConcepts } from '../lexicon/find-concepts.ts';
import { readTokens } from '../lexicon/read-words.ts';
import type { Token } from '../lexicon/read-words.ts';

export const PARTIES = ['seller', 'buyer', 'shipTo'] as const;
export type Party = (typeof PARTIES)[number];

/** A leaf of the template, as far as it can be understood without a document. */
export type Need = {
	path: string[];
	definition: FieldDefinition;
	kind: Kind;
	/** What it is about, with how sure that is. */
	concepts: ReadonlyMap<string, number>;
	name: Token[];
	description: Token[];
	/** Whose it is, where the template tells the two sides of a business apart. */
	party: Party | null;
	/** Which end of a period it is. */
	edge: 'start' | 'end' | null;
	/** It belongs to one row of a list. */
	inRow: boolean;
};

const LEAST_STRENGTH = 0.6;
const MOST_CONCEPTS = 3;
/** A field that is known so well is nothing else besides. */
const SURE = 0.95;
/** … and one that is spelled like a phrase does not mean those that only mean the same: "net pay" is no "base pay". */
const SPELLED = 0.98;
/** A label of a whole period names both of its days. */
const OF_PERIOD = 0.9;
/** What is named second is meant a little less. */
const PER_ALTERNATIVE = 0.95;
/** Concepts of the rows of a list, and those of a whole document that would be mistaken for them. */
const ROW_CONCEPTS = new Set(['lineTotal', 'lineNumber', 'itemDescription']);
const WHOLE_CONCEPTS = new Set(['grossTotal', 'netTotal', 'taxTotal', 'amountDue', 'merchantName']);
/** Days that begin or end a stretch of time, whatever it is called. */
const EDGE_OF: Readonly<Partial<Record<string, 'start' | 'end'>>> = {
	...({ admissionDate: 'start', arrivalDate: 'start', policyStart: 'start' } as const),
	...({ leaseStart: 'start', leaseEnd: 'end', policyEnd: 'end' } as const),
	...({ dischargeDate: 'end', departureDate: 'end' } as const),
};
const PARTY_LEMMAS: Readonly<Record<string, Party>> = { seller: 'seller', buyer: 'buyer' };

/** The scalar leaves of a template; arrays are left to those who read lists. */
export function readNeeds(fields: FieldMap, path: readonly string[] = [], inRow = false): Need[] {
	const needs = Object.entries(fields).flatMap(([name, definition]) => {
		const here = [...path, name];
		if (definition.type === 'object') return readNeeds(definition.properties ?? {}, here, inRow);
		if (definition.type === 'array') return [];
		return [readNeed(here, definition, inRow)];
	});
	return inRow ? tellPricesApart(needs) : needs;
}

/** Of `unitPrice` and `price` in one row the latter is that of all units. */
function tellPricesApart(needs: readonly Need[]): Need[] {
	const isOf = (concept: string) => (need: Need) => mainConcept(need) === concept;
	const prices = needs.filter(isOf('unitPrice'));
	const [most] = prices.toSorted((one, other) => other.name.length - one.name.length);
	const [other] = prices.filter((need) => need.name.length < (most?.name.length ?? 0));
	if (!other || needs.some(isOf('lineTotal'))) return [...needs];
	const concepts = new Map([['lineTotal', other.concepts.get('unitPrice') ?? 1]]);
	return needs.map((need) => (need === other ? { ...need, concepts } : need));
}

export function readNeed(
	path: readonly string[],
	definition: FieldDefinition,
	inRow = false,
): Need {
	const name = readTokens(path.at(-1) ?? '');
	const description = readTokens(quotedIn(definition.description ?? ''));
	const party = findParty(path, name, description);
	// `vendorVatNumber` is a VAT number, and whose it is is another matter.
	const own = party
		? name.filter(({ lemmas }) => !lemmas.some((lemma) => lemma in PARTY_LEMMAS))
		: name;
	const concepts = findConceptsOf(
		own.length > 0 ? own : name,
		name,
		description,
		definition,
		inRow,
	);
	addAlternatives(concepts, definition);
	addKin(concepts);
	const edge = findEdge(name, description) ?? EDGE_OF[mainConcept({ concepts }) ?? ''] ?? null;
	if (edge) narrowToEdge(concepts, edge);
	return {
		path: [...path],
		definition,
		kind: chooseKind(definition, concepts, name, description),
		concepts,
		name,
		description,
		party,
		edge,
		inRow,
	};
}

/** What a value is read as: a number that is wanted as a text stands there as it is printed. */
export function kindOf({ kind, definition }: Pick<Need, 'kind' | 'definition'>): Kind {
	const type = definition.type === 'array' ? definition.itemType : definition.type;
	return type === 'string' && NUMBERS.has(kind) ? 'text' : kind;
}

const NUMBERS = new Set<Kind>(['amount', 'percent', 'quantity']);

/** What a field means most of all. */
export function mainConcept({ concepts }: Pick<Need, 'concepts'>): string | undefined {
	return concepts.keys().next().value;
}

function findConceptsOf(
	own: readonly Token[],
	name: readonly Token[],
	description: readonly Token[],
	definition: FieldDefinition,
	inRow: boolean,
): Map<string, number> {
	const scores = new Map<string, number>();
	const take = (tokens: readonly Token[], factor: number) => {
		for (const [concept, score] of compareWithConcepts(tokens)) {
			const isOut = inRow ? WHOLE_CONCEPTS.has(concept) : ROW_CONCEPTS.has(concept);
			if (isOut || !fitsType(CONCEPTS[concept]?.[0] ?? 'text', definition)) continue;
			if (score * factor > (scores.get(concept) ?? 0)) scores.set(concept, score * factor);
		}
	};
	take(name, 1);
	if (own.length < name.length) take(own, 0.97);
	take(description, 0.96);
	// A balance is what is left to pay, which may not be what things cost.
	const isBalance = name.some(({ lemmas }) => lemmas.includes('balance'));
	const isFirst = (concept: string) => Number(isBalance && concept === 'amountDue');
	const best = [...scores].sort((a, b) => b[1] - a[1] || isFirst(b[0]) - isFirst(a[0]));
	const most = best[0]?.[1] ?? 0;
	// "provider" may be a seller, a doctor or a hospital: then the description decides, too.
	const isAmbiguous = best.filter(([, score]) => score > SURE).length > 1;
	const described = isAmbiguous ? compareWithConcepts(description) : new Map<string, number>();
	const least = (concept: string) =>
		most > SURE && (described.get(concept) ?? 0) < SURE ? (most === 1 ? SPELLED : SURE) : 0.8;
	return new Map(
		best
			.filter(([concept, score]) => score >= LEAST_STRENGTH && score >= least(concept) * most)
			.slice(0, MOST_CONCEPTS)
			.map(([concept, score]) => [concept, Math.min(1, score)]),
	);
}

/** "Contract, order or estimate number" may be any of the three, the first of them most of all. */
function addAlternatives(concepts: Map<string, number>, definition: FieldDefinition): void {
	const named = readAlternatives(definition.description ?? '').flatMap((readings) => {
		const scores = readings.flatMap((text) => [...compareWithConcepts(readTokens(text))]);
		const fitting = scores.filter(
			([concept, score]) => score > SURE && fitsType(CONCEPTS[concept]?.[0] ?? 'text', definition),
		);
		return fitting.sort((a, b) => b[1] - a[1])[0]?.[0] ?? [];
	});
	const [main] = concepts.keys();
	if (main !== undefined && !named.includes(main)) return;
	for (const [i, concept] of named.entries()) {
		const strength = PER_ALTERNATIVE ** i;
		if (strength > (concepts.get(concept) ?? 0)) concepts.set(concept, strength);
	}
}

/** A credit note is an invoice the other way round: its number is asked for by the same name. */
const KIN: Readonly<Record<string, readonly (readonly [concept: string, strength: number])[]>> = {
	invoiceNumber: [['creditNoteNumber', 0.9]],
};

function addKin(concepts: Map<string, number>): void {
	for (const concept of concepts.keys()) {
		for (const [kin, strength] of KIN[concept] ?? [])
			if (!concepts.has(kin)) concepts.set(kin, strength);
	}
}

/** The first day of a period is not its last, and stands behind labels of the whole period. */
function narrowToEdge(concepts: Map<string, number>, edge: 'start' | 'end'): void {
	const [own, other] =
		edge === 'start' ? ['periodStart', 'periodEnd'] : ['periodEnd', 'periodStart'];
	concepts.delete(other);
	const main = mainConcept({ concepts }) ?? '';
	const strength = concepts.get(own) ?? (EDGE_OF[main] ? concepts.get(main) : undefined);
	if (strength !== undefined) concepts.set('period', OF_PERIOD * strength);
}

function fitsType(kind: Kind, { type, format, itemType }: FieldDefinition): boolean {
	const wanted = type === 'array' ? itemType : type;
	const isDate = wanted === 'date' || format === 'date';
	if (isDate) return kind === 'date';
	if (wanted === 'number') return kind === 'amount' || kind === 'percent' || kind === 'quantity';
	if (wanted === 'boolean') return true;
	if (format)
		return kind === format || kind === 'text' || (format === 'address' && kind === 'street');
	return true;
}

function findParty(
	path: readonly string[],
	name: readonly Token[],
	description: readonly Token[],
): Party | null {
	for (const part of path.slice(0, -1).toReversed()) {
		const tokens = readTokens(part);
		const scores = compareWithConcepts(tokens);
		const best = [...scores].sort((a, b) => b[1] - a[1])[0];
		if (best && best[1] >= 0.8) {
			if (['seller', 'merchantName'].includes(best[0])) return 'seller';
			if (best[0] === 'buyer' || best[0] === 'shipTo') return best[0];
		}
		for (const { lemmas } of tokens) {
			for (const lemma of lemmas) if (PARTY_LEMMAS[lemma]) return PARTY_LEMMAS[lemma] ?? null;
		}
	}
	const whole = compareWithConcepts(name);
	if ((whole.get('shipTo') ?? 0) > 0.9) return 'shipTo';
	for (const tokens of [name, description]) {
		const parties = new Set(
			tokens.flatMap(({ lemmas }) => lemmas.flatMap((lemma) => PARTY_LEMMAS[lemma] ?? [])),
		);
		if (parties.size === 1) return [...parties][0] ?? null;
	}
	const described = compareWithConcepts(description);
	if ((described.get('seller') ?? 0) > 0.85) return 'seller';
	if ((described.get('buyer') ?? 0) > 0.85) return 'buyer';
	return null;
}

function findEdge(name: readonly Token[], description: readonly Token[]): 'start' | 'end' | null {
	for (const tokens of [name, description]) {
		const has = (lemma: string) => tokens.some(({ lemmas }) => lemmas.includes(lemma));
		if (has('start') !== has('end')) return has('start') ? 'start' : 'end';
	}
	return null;
}

const BY_LEMMA: readonly (readonly [lemma: string, kind: Kind])[] = [
	['rate', 'percent'],
	['amount', 'amount'],
	['price', 'amount'],
	['total', 'amount'],
	['quantity', 'quantity'],
];
const TEXT_BY_LEMMA: readonly (readonly [lemma: string, kind: Kind])[] = [
	['iban', 'iban'],
	['email', 'email'],
	['phone', 'phone'],
	['website', 'url'],
	['number', 'id'],
	['id', 'id'],
	['code', 'id'],
	['reference', 'id'],
	['company', 'company'],
	['name', 'name'],
	['person', 'person'],
	['address', 'address'],
];

/** Asked for together, as in "city, state and ZIP", they are a text. */
const PARTS_OF_PLACES = ['postcode', 'city', 'state', 'country'];

/** Kinds whose values have a form of their own, and how sure a concept must be to ask for it. */
const TYPED: ReadonlySet<Kind> = new Set(['amount', 'percent', 'date', 'time', 'iban', 'vat']);
const SURE_KIND = 0.75;

function chooseKind(
	definition: FieldDefinition,
	concepts: ReadonlyMap<string, number>,
	name: readonly Token[],
	description: readonly Token[],
): Kind {
	const { format } = definition;
	const type = definition.type === 'array' ? definition.itemType : definition.type;
	if (type === 'date' || format === 'date') return 'date';
	if (type === 'boolean') return 'boolean';
	if (format) return format;
	const [best] = [...concepts];
	const meant = best && CONCEPTS[best[0]]?.[0];
	// "Time of the accident" is akin to its date, and no date.
	const ofConcept =
		best && meant && (best[1] >= SURE_KIND || !TYPED.has(meant)) ? meant : undefined;
	const tokens = [...name, ...description];
	const byLemma = (list: typeof BY_LEMMA) =>
		list.find(([lemma]) => tokens.some(({ lemmas }) => lemmas.includes(lemma)))?.[1];
	if (type === 'number') return ofConcept ?? byLemma(BY_LEMMA) ?? 'quantity';
	const says = (lemma: string) => name.some(({ lemmas }) => lemmas.includes(lemma));
	if (says('name') && says('address')) return 'address';
	if (PARTS_OF_PLACES.filter(says).length > 1) return 'text';
	return ofConcept ?? byLemma(TEXT_BY_LEMMA) ?? 'text';
}

/** A description that quotes a label means that label: 'Whether the box "Live Delivery" is ticked'. */
function quotedIn(description: string): string {
	return /["“”«„']([^"“”«»„']{3,60})["“”»']/u.exec(description)?.[1] ?? description;
}
