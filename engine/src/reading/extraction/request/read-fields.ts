import type { FieldDefinition, FieldMap } from '../../../model/template.ts';
import { isName } from '../lexicon/kinds.ts';
import type { Kind } from '../lexicon/kinds.ts';
import { isConcept, kindOfConcept } from '../lexicon/concepts.ts';
import type { ConceptName } from '../lexicon/concepts.ts';
import type { Lemma } from '../lexicon/words.ts';
import type { DateOrder } from '../values/find-dates.ts';
import { findPeriods } from '../values/find-periods.ts';
import { parseValue } from '../values/parse-value.ts';
import type { Scalar } from '../values/parse-value.ts';
import { parsePrinted } from '../values/print-value.ts';
import { isPlaceholder, readQuestion } from './read-question.ts';
import { readAlternatives } from './read-alternatives.ts';
import { compareWithConcepts } from '../lexicon/find-concepts.ts';
import { readTokens } from '../lexicon/read-words.ts';
import type { Token } from '../lexicon/read-words.ts';
import type { Encoder, Meaning } from '../encoder/create-encoder.ts';
import type { Cached } from '../encoder/cache.ts';
import { maxOf } from '../../../model/extremes.ts';

export const PARTIES = ['seller', 'buyer', 'shipTo'] as const;
export type Party = (typeof PARTIES)[number];

/** A leaf of the template, read without a document. */
export type Field = {
	path: string[];
	definition: FieldDefinition;
	kind: Kind;
	/** Its concepts, with the strength of each match. */
	concepts: ReadonlyMap<ConceptName, number>;
	name: Token[];
	description: Token[];
	/** Its party, if the template distinguishes seller and buyer. */
	party: Party | null;
	/** Which end of a period it is. */
	edge: 'start' | 'end' | null;
	/** It belongs to one row of a list. */
	inRow: boolean;
	/** Its embeddings by the encoder. */
	meaning: Meaning | null;
};

/**
 * Options for reading a field. Without an encoder, its words are compared with the lexicon only. `remember` is a
 * cache of fields.
 */
export type FieldOptions = {
	inRow?: boolean;
	encoder?: Encoder | undefined;
	remember?: Cached<Field> | undefined;
};

const MIN_STRENGTH = 0.6;
const MAX_CONCEPTS = 3;
/** Strength from which other concepts are excluded. */
const SURE = 0.95;
/** … and the minimum for other concepts when one matches exactly: "net pay" is not "base pay". */
const SPELLED = 0.98;
/** Strength of a period's label for each of its two dates. */
const OF_PERIOD = 0.9;
/** Factor per position in a list of alternatives. */
const PER_ALTERNATIVE = 0.95;
/** Concepts of list rows, and concepts of the whole document that could be mistaken for them. */
const ROW_CONCEPTS = new Set<ConceptName>(['lineTotal', 'lineNumber', 'itemDescription']);
const WHOLE_CONCEPTS = new Set<ConceptName>([
	'grossTotal',
	'netTotal',
	'taxTotal',
	'amountDue',
	'merchantName',
]);
/** Concepts that are the start or the end of a period. */
const EDGE_OF: Readonly<Partial<Record<ConceptName, 'start' | 'end'>>> = {
	admissionDate: 'start',
	dischargeDate: 'end',
	arrivalDate: 'start',
	departureDate: 'end',
	policyStart: 'start',
	policyEnd: 'end',
	leaseStart: 'start',
	leaseEnd: 'end',
};
const PARTY_LEMMAS: Readonly<Partial<Record<Lemma, Party>>> = { seller: 'seller', buyer: 'buyer' };

/** Reads the scalar leaves of a template. `readLists` reads the arrays. */
export function readFields(
	definitions: FieldMap,
	reading: FieldOptions = {},
	path: readonly string[] = [],
): Field[] {
	const fields = Object.entries(definitions).flatMap(([name, definition]) => {
		const here = [...path, name];
		if (definition.type === 'object') return readFields(definition.properties ?? {}, reading, here);
		if (definition.type === 'array') return [];
		return [readField(here, definition, reading)];
	});
	return reading.inRow
		? tellRatesApart(tellArticlesApart(tellPricesApart(tellTotalsApart(fields))))
		: fields;
}

/** If a row has `price` and `amount`, the price is the unit price. */
function tellTotalsApart(fields: readonly Field[]): Field[] {
	const isPrice = (field: Field) => hasLemma(field.name, 'price');
	const totals = fields.filter((field) => mainConcept(field) === 'lineTotal');
	const isKnown = fields.some((field) => mainConcept(field) === 'unitPrice');
	const [price, ...others] = totals.filter(isPrice);
	if (isKnown || !price || others.length > 0 || totals.length < 2) return [...fields];
	const concepts = new Map<ConceptName, number>([
		['unitPrice', price.concepts.get('lineTotal') ?? 1],
	]);
	return fields.map((field) => (field === price ? { ...field, concepts } : field));
}

/** If a row has a price and an amount, or taxes are mentioned, `rate` is the tax rate and not the price of an hour. */
function tellRatesApart(fields: readonly Field[]): Field[] {
	const isOf = (concept: ConceptName) => (field: Field) => mainConcept(field) === concept;
	const prices = fields.filter(isOf('unitPrice'));
	const isKnown = fields.some(isOf('taxRate'));
	const hasBoth =
		prices.some(({ name }) => !hasLemma(name, 'rate')) && fields.some(isOf('lineTotal'));
	return fields.map((field) => {
		const isRate = prices.includes(field) && hasLemma(field.name, 'rate');
		if (isKnown || !isRate || !(hasBoth || hasLemma(field.description, 'tax'))) return field;
		const concepts = new Map<ConceptName, number>([
			['taxRate', field.concepts.get('unitPrice') ?? 1],
		]);
		return { ...field, concepts, kind: kindOfConcept('taxRate') };
	});
}

/** If a row has a `description`, `article` is the article number. */
function tellArticlesApart(fields: readonly Field[]): Field[] {
	const texts = fields.filter((field) => mainConcept(field) === 'itemDescription');
	const names = texts.filter(({ name }) => hasLemma(name, 'description') || hasLemma(name, 'name'));
	const isKnown = fields.some((field) => mainConcept(field) === 'productNumber');
	const [article, ...others] = texts.filter(
		(field) => !names.includes(field) && hasLemma(field.name, 'product'),
	);
	if (isKnown || !article || others.length > 0 || names.length === 0) return [...fields];
	const concepts = new Map<ConceptName, number>([
		['productNumber', article.concepts.get('itemDescription') ?? 1],
	]);
	return fields.map((field) =>
		field === article ? { ...field, concepts, kind: kindOfConcept('productNumber') } : field,
	);
}

/** If a row has `unitPrice` and `price`, or `each` and `price`, the latter is the line total. */
function tellPricesApart(fields: readonly Field[]): Field[] {
	const isOf = (concept: ConceptName) => (field: Field) => mainConcept(field) === concept;
	const prices = fields.filter(isOf('unitPrice'));
	const [most] = prices.toSorted((one, other) => other.name.length - one.name.length);
	const [shorter] = prices.filter((field) => field.name.length < (most?.name.length ?? 0));
	const [plain, ...others] = prices.filter(({ name }) => hasLemma(name, 'price'));
	const other = shorter ?? (prices.length > 1 && others.length === 0 ? plain : undefined);
	if (!other || fields.some(isOf('lineTotal'))) return [...fields];
	const concepts = new Map<ConceptName, number>([
		['lineTotal', other.concepts.get('unitPrice') ?? 1],
	]);
	return fields.map((field) => (field === other ? { ...field, concepts } : field));
}

export function readField(
	path: readonly string[],
	definition: FieldDefinition,
	{ inRow = false, encoder, remember }: FieldOptions = {},
): Field {
	const read = () => readAlone(path, definition, { inRow, encoder });
	return remember ? remember(JSON.stringify([path, definition, inRow]), read) : read();
}

function readAlone(
	path: readonly string[],
	definition: FieldDefinition,
	{ inRow = false, encoder }: FieldOptions,
): Field {
	const asked = askOf(path, definition);
	const meaning = encoder ? understand(encoder, path, asked) : null;
	const said = {
		name: readText(asked.name),
		description: readText(quotedIn(asked.description)),
		meant: encoder && meaning ? conceptsMeant(encoder, meaning) : NOTHING,
	};
	const name = said.name.tokens;
	const description = said.description.tokens;
	const party = findParty(path, said);
	const concepts = findConceptsOf(said, party, definition, inRow);
	addAlternatives(concepts, definition);
	addKin(concepts);
	if (isTaxNumber(path, definition, said, concepts)) preferTaxNumber(concepts);
	const main = mainConcept({ concepts });
	const edge = findEdge(name, description) ?? (main && EDGE_OF[main]) ?? null;
	if (edge) narrowToEdge(concepts, edge);
	return {
		path: [...path],
		definition,
		kind: chooseKind(definition, concepts, { ...said, answer: asked.answer }),
		concepts,
		name,
		description,
		party,
		edge,
		inRow,
		meaning,
	};
}

/** The words that name the subject of a field, and the kind of value that a question asks for. */
type Asked = { name: string; description: string; answer: Kind | undefined };

/** A meaningless name, such as "q1", is replaced by the key phrase of the question that describes the field. */
function askOf(path: readonly string[], { description = '' }: FieldDefinition): Asked {
	const name = path.at(-1) ?? '';
	const question = isPlaceholder(name) ? readQuestion(description) : undefined;
	return { name: question?.phrase ?? name, description, answer: question?.kind };
}

/** Encodes the name, the description and the parents of a field. */
function understand(
	encoder: Encoder,
	path: readonly string[],
	{ name, description }: Asked,
): Meaning | null {
	return encoder.encodeField({
		name,
		description,
		parents: path.slice(0, -1).join(' '),
	});
}

const NOTHING: ReadonlyMap<ConceptName, number> = new Map();
/** Minimum probability of a concept by the encoder. */
const MIN_CHANCE = 0.3;
/** Maximum strength of a concept that only the encoder recognised. */
const MEANT = 0.97;

function conceptsMeant(encoder: Encoder, meaning: Meaning): ReadonlyMap<ConceptName, number> {
	const likely = encoder.conceptsOfField(meaning).filter(({ chance }) => chance >= MIN_CHANCE);
	return new Map(
		likely.flatMap(({ concept, chance }) =>
			isConcept(concept) ? [[concept, MIN_STRENGTH + (MEANT - MIN_STRENGTH) * chance]] : [],
		),
	);
}

/**
 * The kind to parse a value as. A number that the template declares as a string is read as text, and a text that it
 * declares as a number is read as one.
 */
export function kindOf({ kind, definition }: Pick<Field, 'kind' | 'definition'>): Kind {
	const type = definition.type === 'array' ? definition.itemType : definition.type;
	if (type === 'number' && kind === 'text') return 'quantity';
	return type === 'string' && NUMBERS.has(kind) ? 'text' : kind;
}

const NUMBERS = new Set<Kind>(['amount', 'percent', 'quantity']);

/** Whether values are returned as printed: the field is a string without a format. */
export function isAsPrinted({ type, itemType, format }: FieldDefinition): boolean {
	return (type === 'array' ? itemType : type) === 'string' && format === undefined;
}

/** Parses a text for a field; undefined if it contains no such value. */
export function parseFor(
	field: Pick<Field, 'kind' | 'definition'> & Partial<Pick<Field, 'inRow'>>,
	text: string,
	options: { dateOrder?: DateOrder },
): Scalar | undefined {
	const parse = isAsPrinted(field.definition) ? parsePrinted : parseValue;
	const kind = kindOf(field);
	const value = parse(text, kind, options);
	return value === undefined && kind === 'date' && field.inRow === true
		? parseMonth(field, text, options)
		: value;
}

/** Parses dates without a day, which are common in careers: "12/2019", "Mar 2020". */
function parseMonth(
	{ definition }: Pick<Field, 'definition'>,
	text: string,
	{ dateOrder = 'dmy' }: { dateOrder?: DateOrder },
): string | undefined {
	const [period, ...others] = findPeriods(text, dateOrder);
	const point = period?.value.start ?? period?.value.end;
	if (!point || others.length > 0 || point.raw.length < text.trim().length) return undefined;
	return isAsPrinted(definition) ? point.raw : point.iso;
}

/** The strongest concept of a field; of equally strong ones, the first found. */
export function mainConcept({ concepts }: Pick<Field, 'concepts'>): ConceptName | undefined {
	return concepts.keys().next().value;
}

/** Whether a field asks for a person and not, like the name of a party, for a person or a company. */
export function asksForPerson(field: Pick<Field, 'kind' | 'concepts'>): boolean {
	return field.kind === 'person' && mainConcept(field) !== 'personName';
}

/** Companies that act for a party, or carry its goods or money. */
const THIRD_PARTIES = new Set<ConceptName | undefined>(['broker', 'carrier', 'bankName']);

/** Whether a field of a party asks for its own name, and not for who acts for it: a contact, a broker, a bank. */
export function asksForPartyName(field: Pick<Field, 'kind' | 'concepts'>): boolean {
	return isName(field.kind) && !asksForPerson(field) && !THIRD_PARTIES.has(mainConcept(field));
}

/** Whether a field asks for the total of a whole document. */
export function isTotal(field: Field): boolean {
	return !field.inRow && mainConcept(field) === 'grossTotal';
}

/** A text about a field: its tokens, and their similarity to each concept. */
type Text = { tokens: Token[]; scores: ReadonlyMap<ConceptName, number> };
/** The texts of a field's definition, and the concepts that the encoder finds in them. */
type Said = Record<'name' | 'description', Text> & {
	/** Concepts by the encoder. */
	meant: ReadonlyMap<ConceptName, number>;
};

function readText(text: string): Text {
	const tokens = readTokens(text);
	return { tokens, scores: compareWithConcepts(tokens) };
}

function findConceptsOf(
	{ name: { tokens: name, scores: named }, description, meant }: Said,
	party: Party | null,
	definition: FieldDefinition,
	inRow: boolean,
): Map<ConceptName, number> {
	const scores = new Map<ConceptName, number>();
	const isOtherTotal =
		countsOthers(name) || (description.tokens.length <= 2 && countsOthers(description.tokens));
	const take = (alike: ReadonlyMap<ConceptName, number>, factor: number) => {
		for (const [concept, score] of alike) {
			const isOut = inRow ? WHOLE_CONCEPTS.has(concept) : ROW_CONCEPTS.has(concept);
			if (isOut || !fitsType(kindOfConcept(concept), definition)) continue;
			if (isOtherTotal && concept === 'grossTotal' && score < SURE) continue;
			if (score * factor > (scores.get(concept) ?? 0)) scores.set(concept, score * factor);
		}
	};
	take(named, 1);
	// `vendorVatNumber` is a VAT number; the party is read separately.
	const own = party
		? name.filter(({ lemmas }) => !lemmas.some((lemma) => lemma in PARTY_LEMMAS))
		: name;
	if (own.length > 0 && own.length < name.length) take(compareWithConcepts(own), 0.97);
	take(description.scores, 0.96);
	if (Math.max(0, maxOf(scores.values())) <= SURE) take(meant, 1);
	// A balance is the amount left to pay, not necessarily the total.
	const isBalance = name.some(({ lemmas }) => lemmas.includes('balance'));
	const isFirst = (concept: ConceptName) => Number(isBalance && concept === 'amountDue');
	const best = [...scores].sort((a, b) => b[1] - a[1] || isFirst(b[0]) - isFirst(a[0]));
	const most = best[0]?.[1] ?? 0;
	// "provider" may be a seller, a doctor or a hospital, so the description decides as well.
	const isAmbiguous = best.filter(([, score]) => score > SURE).length > 1;
	const isDescribed = (concept: ConceptName) =>
		isAmbiguous && (description.scores.get(concept) ?? 0) >= SURE;
	const least = (concept: ConceptName) =>
		most > SURE && !isDescribed(concept) ? (most === 1 ? SPELLED : SURE) : 0.8;
	return new Map(
		best
			.filter(([concept, score]) => score >= MIN_STRENGTH && score >= least(concept) * most)
			.slice(0, MAX_CONCEPTS)
			.map(([concept, score]) => [concept, Math.min(1, score)]),
	);
}

/** Whether a total counts something other than money: `totalTonnes`, "total spots". */
function countsOthers(tokens: readonly Token[]): boolean {
	return (
		hasLemma(tokens, 'total') &&
		tokens.some(({ text, lemmas }) => lemmas.length === 0 && /^\p{L}{4,}$/u.test(text))
	);
}

/** Adds alternatives that the description lists: "Contract, order or estimate number". Earlier ones are stronger. */
function addAlternatives(concepts: Map<ConceptName, number>, definition: FieldDefinition): void {
	const named = readAlternatives(definition.description ?? '').flatMap((readings) => {
		const scores = readings.flatMap((text) => [...compareWithConcepts(readTokens(text))]);
		const fitting = scores.filter(
			([concept, score]) => score > SURE && fitsType(kindOfConcept(concept), definition),
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

/** Related concepts. Templates ask for the number of a credit note as an invoice number. */
const KIN: Readonly<
	Partial<Record<ConceptName, readonly (readonly [concept: ConceptName, strength: number])[]>>
> = {
	invoiceNumber: [['creditNoteNumber', 0.9]],
};

function addKin(concepts: Map<ConceptName, number>): void {
	for (const concept of concepts.keys()) {
		for (const [kin, strength] of KIN[concept] ?? [])
			if (!concepts.has(kin)) concepts.set(kin, strength);
	}
}

/** Whether `tax` means the tax number: the text `seller.tax`, or a text whose description asks for a number. */
function isTaxNumber(
	path: readonly string[],
	{ type }: FieldDefinition,
	{ name, description: { tokens, scores } }: Said,
	concepts: ReadonlyMap<ConceptName, number>,
): boolean {
	if (type !== 'string' || mainConcept({ concepts }) !== 'taxTotal') return false;
	const parents = path.slice(0, -1);
	if (onlyPartyIn(name.tokens) ?? parents.some((parent) => partyOfParent(parent))) return true;
	const asNumber = Math.max(scores.get('vatNumber') ?? 0, scores.get('taxNumber') ?? 0);
	const isNumber = hasLemma(tokens, 'number') || hasLemma(tokens, 'id');
	return isNumber && asNumber > (scores.get('taxTotal') ?? 0);
}

function preferTaxNumber(concepts: Map<ConceptName, number>): void {
	const strength = concepts.get('taxTotal') ?? 1;
	concepts.clear();
	concepts.set('vatNumber', strength).set('taxNumber', strength);
}

/** Removes the opposite end of a period, and adds the label of the whole period. */
function narrowToEdge(concepts: Map<ConceptName, number>, edge: 'start' | 'end'): void {
	const [own, other]: [ConceptName, ConceptName] =
		edge === 'start' ? ['periodStart', 'periodEnd'] : ['periodEnd', 'periodStart'];
	concepts.delete(other);
	const main = mainConcept({ concepts });
	const strength = concepts.get(own) ?? (main && EDGE_OF[main] ? concepts.get(main) : undefined);
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

/** How well a text must match a party to name it: the objects around a field, its name, its description, an encoder. */
const PARTY_MATCH = { parent: 0.8, name: 0.9, description: 0.85, meant: 0.8 } as const;

/** Finds the party that a field belongs to: the clearest statement decides. */
function findParty(path: readonly string[], { name, description, meant }: Said): Party | null {
	const parents = path.slice(0, -1).toReversed();
	for (const parent of parents) {
		const party = partyOfParent(parent);
		if (party) return party;
	}
	const scoreOf = ({ scores }: Text, party: Party) => scores.get(party) ?? 0;
	if (scoreOf(name, 'shipTo') > PARTY_MATCH.name) return 'shipTo';
	const said = onlyPartyIn(name.tokens) ?? onlyPartyIn(description.tokens);
	if (said) return said;
	if (scoreOf(description, 'seller') > PARTY_MATCH.description) return 'seller';
	if (scoreOf(description, 'buyer') > PARTY_MATCH.description) return 'buyer';
	return PARTIES.find((party) => (meant.get(party) ?? 0) > PARTY_MATCH.meant) ?? null;
}

/** The party that an object of the template represents, by its name: `supplier.address.city`. */
function partyOfParent(parent: string): Party | undefined {
	const { tokens, scores } = readText(parent);
	const [best] = [...scores].sort((a, b) => b[1] - a[1]);
	if (best && best[1] >= PARTY_MATCH.parent) {
		const [concept] = best;
		if (concept === 'seller' || concept === 'merchantName') return 'seller';
		if (concept === 'buyer' || concept === 'shipTo') return concept;
	}
	return partiesIn(tokens)[0];
}

/** The party that the words name, if they name only one. */
function onlyPartyIn(tokens: readonly Token[]): Party | undefined {
	const [party, ...others] = new Set(partiesIn(tokens));
	return others.length === 0 ? party : undefined;
}

function partiesIn(tokens: readonly Token[]): Party[] {
	return tokens.flatMap(({ lemmas }) => lemmas.flatMap((lemma) => PARTY_LEMMAS[lemma] ?? []));
}

function findEdge(name: readonly Token[], description: readonly Token[]): 'start' | 'end' | null {
	for (const tokens of [name, description]) {
		const isStart = hasLemma(tokens, 'start');
		if (isStart !== hasLemma(tokens, 'end')) return isStart ? 'start' : 'end';
	}
	return null;
}

const BY_LEMMA: readonly (readonly [lemma: Lemma, kind: Kind])[] = [
	['rate', 'percent'],
	['amount', 'amount'],
	['price', 'amount'],
	['total', 'amount'],
	['quantity', 'quantity'],
];
const TEXT_BY_LEMMA: readonly (readonly [lemma: Lemma, kind: Kind])[] = [
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

/** Parts of an address. A field that asks for several ("city, state and ZIP") is a text. */
const PARTS_OF_PLACES: readonly Lemma[] = ['postcode', 'city', 'state', 'country'];

/** Kinds with a format of their own, and the minimum strength of a concept to require it. */
const TYPED: ReadonlySet<Kind> = new Set(['amount', 'percent', 'date', 'time', 'iban', 'vat']);
const SURE_KIND = 0.75;
/** Kinds whose values are found by their parser alone. */
const NARROW: ReadonlySet<Kind> = new Set([
	...TYPED,
	'quantity',
	'duration',
	'boolean',
	'currency',
]);

/** Whether the words of a field themselves name a concept. */
function isSpoken(concept: ConceptName, { name, description }: Said): boolean {
	return [name, description].some(({ scores }) => (scores.get(concept) ?? 0) >= MIN_STRENGTH);
}

function chooseKind(
	definition: FieldDefinition,
	concepts: ReadonlyMap<ConceptName, number>,
	said: Said & Pick<Asked, 'answer'>,
): Kind {
	const { format } = definition;
	const type = definition.type === 'array' ? definition.itemType : definition.type;
	if (type === 'date' || format === 'date') return 'date';
	if (type === 'boolean') return 'boolean';
	if (format) return format;
	const ofConcept = kindOfBest(concepts, said, type);
	if (ofConcept && isName(ofConcept) && asksForAddress(said)) return 'address';
	const tokens = [...said.name.tokens, ...said.description.tokens];
	if (type === 'number') return ofConcept ?? kindByLemma(BY_LEMMA, tokens) ?? 'quantity';
	const isNamed = (lemma: Lemma) => hasLemma(said.name.tokens, lemma);
	if (isNamed('name') && isNamed('address')) return 'address';
	if (PARTS_OF_PLACES.filter(isNamed).length > 1) return 'text';
	return ofConcept ?? kindByLemma(TEXT_BY_LEMMA, tokens) ?? said.answer ?? 'text';
}

/** What else the address of a party may be, and what else a description may ask for beside it. */
const OTHER_ADDRESSES: readonly Lemma[] = ['email', 'website'];
const NOT_ONLY_ADDRESS: readonly Lemma[] = ['name', 'company', 'person'];

/** Whether a field of a party asks for its address: `deliveryAddress`, or "where it is sent: the address of the customer". */
function asksForAddress({
	name: { tokens: name },
	description: { tokens: description },
}: Said): boolean {
	const has = (tokens: readonly Token[], lemmas: readonly Lemma[]) =>
		lemmas.some((lemma) => hasLemma(tokens, lemma));
	if (has([...name, ...description], OTHER_ADDRESSES)) return false;
	if (hasLemma(name, 'address')) return !has(name, ['company', 'person']);
	return hasLemma(description, 'address') && !has([...name, ...description], NOT_ONLY_ADDRESS);
}

/** The kind of a field's best concept, if the concept is certain enough to decide it. */
function kindOfBest(
	concepts: ReadonlyMap<ConceptName, number>,
	said: Said,
	type: FieldDefinition['type'] | undefined,
): Kind | undefined {
	const [best] = concepts;
	if (!best) return undefined;
	const [concept, strength] = best;
	const kind = kindOfConcept(concept);
	// "Time of the accident" resembles its date, but does not ask for a date.
	if (strength < SURE_KIND && TYPED.has(kind)) return undefined;
	// If only the encoder classifies a string as a number, the value may be a number in words, or another text.
	const isGuess = type === 'string' && !isSpoken(concept, said);
	return isGuess && NARROW.has(kind) ? undefined : kind;
}

function kindByLemma(list: typeof BY_LEMMA, tokens: readonly Token[]): Kind | undefined {
	return list.find(([lemma]) => hasLemma(tokens, lemma))?.[1];
}

function hasLemma(tokens: readonly Token[], lemma: Lemma): boolean {
	return tokens.some(({ lemmas }) => lemmas.includes(lemma));
}

/** The label that a description quotes ('Whether the box "Live Delivery" is ticked'), or the description. */
function quotedIn(description: string): string {
	return /["“”«„']([^"“”«»„']{3,60})["“”»']/u.exec(description)?.[1] ?? description;
}
