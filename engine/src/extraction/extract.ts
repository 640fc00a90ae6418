import type { Detail, Extraction, Found } from '../model/extraction.ts';
import type { Layout } from '../model/layout.ts';
import type { FieldDefinition, FieldMap, TemplateSchema } from '../model/template.ts';
import { assignFields } from './assign-fields.ts';
import { standInTotals } from './balance-totals.ts';
import { fillFromSums } from './blocks/fill-from-sums.ts';
import { readBlocks } from './blocks/read-blocks.ts';
import { checkLines } from './check-lines.ts';
import { deriveCurrency } from './derive-currency.ts';
import { openDocument } from './document.ts';
import type { Document } from './document.ts';
import { readNeed, readNeeds } from './fields/read-needs.ts';
import type { Need, Party } from './fields/read-needs.ts';
import { fillFromPayment, roundTotals } from './fill-from-payment.ts';
import { fillFromForm } from './forms/fill-from-form.ts';
import { fillFromHead } from './heads/fill-from-head.ts';
import { fillIssuers } from './heads/fill-issuers.ts';
import { fillLone } from './heads/fill-lone.ts';
import { fillRoles, isRole } from './heads/fill-roles.ts';
import { textFor } from './candidates/candidate.ts';
import { fillFromMrz } from './identity/fill-from-mrz.ts';
import { listDetails } from './list-details.ts';
import { readList } from './lists/read-list.ts';
import { chooseParties } from './parties/choose-parties.ts';
import type { ChosenParty } from './parties/choose-parties.ts';
import { fillContacts } from './parties/fill-contacts.ts';
import { fillFromSections } from './parties/fill-from-sections.ts';
import { fillParties } from './parties/fill-parties.ts';
import { fillFromProse } from './prose/fill-from-prose.ts';
import { createRanking } from './scoring/rank-candidates.ts';
import type { Ranked } from './scoring/rank-candidates.ts';
import { presentItems, readItems } from './tables/read-items.ts';
import { parseValue } from './values/parse-value.ts';

type Proposal = { value: unknown; detail: Found };

/** Candidates → scores → one assignment for the whole template; null where nothing is good enough. */
export function extract(layout: Layout, { data }: TemplateSchema): Extraction {
	const document = openDocument(layout);
	const needs = readNeeds(data);
	const found = fillNeeds(document, needs);
	const details: Detail[] = [];
	const result = fillObject(data, [], { document, found, details });
	return { result, details: checkLines(needs, result, listDetails(result, details)) };
}

/** What each source of values proposes; the one that is surest of its value is believed. */
function fillNeeds(document: Document, needs: readonly Need[]): Map<string, Proposal> {
	const best = new Map<Need, Proposal>();
	const propose = (need: Need, one: Proposal | undefined) => {
		if (one?.value === undefined) return;
		const known = best.get(need);
		if (!known || one.detail.confidence > known.detail.confidence) best.set(need, one);
	};
	for (const [need, one] of fillFromForm(document, needs)) propose(need, one);
	const open = needs.filter((need) => !best.has(need));
	const hasParties = open.some((need) => need.party !== null || isRole(need));
	const parties = hasParties ? chooseParties(document) : new Map<Party, ChosenParty>();
	for (const [need, one] of fillParties(parties, open)) propose(need, one);
	const sections = fillFromSections(document, open);
	for (const [need, one] of sections.filled) propose(need, one);
	const contacts = fillContacts(document, parties, open, sections.owners);
	for (const [need, one] of contacts.filled) propose(need, one);
	for (const [need, one] of fillFromHead(document, open)) propose(need, one);
	for (const [need, one] of fillIssuers(document, parties, open)) propose(need, one);
	for (const [need, one] of fillRoles(document, parties, open)) propose(need, one);
	for (const [need, one] of fillLone(document, open)) propose(need, one);
	for (const [need, one] of fillFromSums(document, open)) propose(need, one);
	const prose = fillFromProse(document, open);
	for (const [need, one] of prose) propose(need, one);
	for (const [need, one] of fillFromMrz(document, open)) propose(need, one);
	for (const need of open) if (need.kind === 'currency') propose(need, findCurrencyOf(document));
	const { rank } = createRanking(document);
	for (const [need, one] of fillFromPayment(open, rank)) propose(need, one);
	const sums = standInTotals(open);
	// What a sentence says whole is not cut in two at the words that name it.
	const labelled = open.filter((need) => !prose.has(need));
	const chosen = assignFields(
		new Map([...labelled, ...sums].map((need) => [need, contacts.keepOwn(need, rank(need))])),
		sums,
	);
	for (const [need, ranked] of chosen) propose(need, readChosen(document, need, ranked));
	for (const [need, one] of roundTotals(best, rank)) best.set(need, one);
	return new Map([...best].map(([need, one]) => [need.path.join('.'), one]));
}

function findCurrencyOf(document: Document): Proposal | undefined {
	const derived = deriveCurrency(document);
	if (!derived) return undefined;
	const { value, raw, segment, confidence } = derived;
	const { page, box } = segment;
	return { value, detail: { confidence, page: page + 1, box, raw, checks: [] } };
}

function readChosen(document: Document, need: Need, { candidate, score }: Ranked): Proposal {
	const { segment, checks, family } = candidate;
	const { raw, box } = textFor(candidate, need.kind);
	const value = family === 'text' ? parseValue(raw, need.kind, document) : candidate.value;
	const isText = need.definition.type === 'string';
	return {
		value: isText && typeof value === 'number' ? raw : value,
		detail: { confidence: score, page: segment.page + 1, box, raw, checks: [...checks] },
	};
}

type Filling = {
	document: Document;
	found: ReadonlyMap<string, Proposal>;
	details: Detail[];
};

function fillObject(
	fields: FieldMap,
	path: readonly string[],
	filling: Filling,
): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(fields).map(([name, field]) => [name, fill(field, [...path, name], filling)]),
	);
}

function fill(field: FieldDefinition, path: readonly string[], filling: Filling): unknown {
	if (field.type === 'object') return fillObject(field.properties ?? {}, path, filling);
	if (field.type === 'array') return fillArray(field, path, filling);
	const one = filling.found.get(path.join('.'));
	if (!one) return null;
	filling.details.push({ path: path.join('.'), ...one.detail });
	// A number that is wanted as a text stands there as it is printed.
	return field.type === 'string' && typeof one.value === 'number' ? one.detail.raw : one.value;
}

function fillArray(
	field: FieldDefinition,
	path: readonly string[],
	{ document, details }: Filling,
): unknown[] {
	const { itemType, itemSchema } = field;
	if (itemType !== 'object' || !itemSchema) {
		const list = readList(document, readNeed(path, field));
		details.push(...list.map(({ detail }, i) => ({ path: `${path.join('.')}[${i}]`, ...detail })));
		return list.map(({ value }) => value);
	}
	const items =
		readItems(document, itemSchema.properties, path) ?? readBlocks(document, field, path);
	if (!items) return [];
	const list = presentItems(items, itemSchema.properties, path);
	details.push(...list.details);
	return list.value;
}
