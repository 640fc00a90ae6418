import { PRIORS } from '../../models/priors.ts';
import type { PageLayout, Segment } from '../../../../model/layout.ts';
import type { Document } from '../../document.ts';
import type { Field, Party } from '../../request/read-fields.ts';
import { toProposal } from '../../source.ts';
import type { Proposal, Source } from '../../source.ts';
import { parseValue } from '../../values/parse-value.ts';
import { partyOfLabel } from '../addresses/find-address-blocks.ts';
import { SAYS_YOURS } from './whose.ts';

/** Lines below the heading of a party that belong to it. */
const LINES_DOWN = 16;
const MIN_MATCH = 0.75;
const MAX_SHEETS = 12;
const MAX_LETTERS = 80;

/** Kinds that are read from a whole address. */
const PLACES = new Set(['address', 'street', 'postcode', 'city', 'country']);

type Pair = { label: string; value: Segment; text: string };

/** Reads sections per party: the heading "Seller", then "Name: …", "VAT number: …". */
export const partySheets: Source = {
	name: 'party sheets',
	wants: ({ party, kind }) => party !== null && !PLACES.has(kind),
	propose: (document, fields) => {
		const sheets = fields.length > 0 ? document.fact(findSheets) : [];
		return fields.flatMap((field) => {
			for (const { party, pairs } of sheets) {
				const found = field.party === party ? proposeFrom(document, pairs, field) : undefined;
				if (found) return [found];
			}
			return [];
		});
	},
};

function proposeFrom(
	document: Document,
	pairs: readonly Pair[],
	field: Field,
): Proposal | undefined {
	const [best] = pairs
		.map((pair) => ({
			pair,
			...document.compareLabel(field, document.readLabel(pair.label, 'end')),
		}))
		.filter(({ own, rival }) => own >= MIN_MATCH && own >= rival)
		.sort((one, other) => other.own - one.own);
	const value = best && parseValue(best.pair.text, field.kind, document);
	if (!best || typeof value !== 'string') return undefined;
	const { page, box } = best.pair.value;
	return toProposal(field, value, {
		page,
		box,
		raw: best.pair.text,
		confidence: PRIORS.partySheets,
	});
}

/** The owners of the values in such sections. */
export function ownersBySheet(document: Document): ReadonlyMap<Segment, Party> {
	return new Map(
		document
			.fact(findSheets)
			.flatMap(({ party, pairs }) => pairs.map(({ value }) => [value, party] as const)),
	);
}

type Sheet = { party: Party; pairs: Pair[] };

function findSheets(document: Document): Sheet[] {
	const sheets: Sheet[] = [];
	for (const page of document.pages) {
		for (const { segments } of page.lines) {
			const [heading, ...others] = segments;
			const party = heading && others.length === 0 ? partyOf(document, heading) : null;
			if (!heading || !party) continue;
			const pairs = findPairs(document, page, heading);
			if (pairs.length >= 1) sheets.push({ party, pairs });
			if (sheets.length >= MAX_SHEETS) return sheets;
		}
	}
	return sheets;
}

function partyOf(document: Document, { text, words }: Segment): Party | null {
	if (words.length > 4 || /\d/.test(text)) return null;
	return partyOfLabel(document.readLabel(text, 'start'));
}

/** Labels with a colon and the values after or right of them, up to the next heading. */
function findPairs(document: Document, page: PageLayout, heading: Segment): Pair[] {
	const pairs: Pair[] = [];
	const from = heading.line + 1;
	for (const { segments } of page.lines.slice(from, from + LINES_DOWN)) {
		const [first] = segments;
		if (first && partyOf(document, first)) break;
		for (const [i, segment] of segments.entries()) {
			const match = /^([^:：]{2,40})[:：]\s*(\S.*|)$/u.exec(segment.text);
			const [, label, rest = ''] = match ?? [];
			const value = rest === '' ? segments[i + 1] : segment;
			const text = rest === '' ? value?.text : rest;
			if (!label || !value || text === undefined || text.length > MAX_LETTERS) continue;
			if (!/[:：]$/u.test(text) && !SAYS_YOURS.test(label)) pairs.push({ label, value, text });
		}
	}
	return pairs;
}
