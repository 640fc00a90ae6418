import type { PageLayout, Segment } from '../../model/layout.ts';
import type { Document } from '../document.ts';
import type { Need, Party } from '../fields/read-needs.ts';
import { compareLabel } from '../labels/read-label.ts';
import { parseValue } from '../values/parse-value.ts';
import { partyOfLabel } from './find-address-blocks.ts';
import type { PartyValue } from './fill-parties.ts';
import { YOURS } from './find-owners.ts';

/** Lines below the heading of a party that may be about it. */
const LINES_DOWN = 16;
const LEAST_OWN = 0.75;
const MOST_SECTIONS = 12;
const MOST_VALUE = 80;
const CONFIDENCE = 0.9;

/** What addresses are read from as a whole. */
const PLACES = new Set(['address', 'street', 'postcode', 'city', 'country']);

type Pair = { label: string; value: Segment; text: string };

/** "Seller" as a heading, and below it "Name: …", "VAT number: …": a sheet about each party. */
export function fillFromSections(
	document: Document,
	needs: readonly Need[],
): { filled: Map<Need, PartyValue>; owners: ReadonlyMap<Segment, Party> } {
	const filled = new Map<Need, PartyValue>();
	const owners = new Map<Segment, Party>();
	const wanted = needs.filter(({ party, kind }) => party !== null && !PLACES.has(kind));
	if (wanted.length === 0) return { filled, owners };
	for (const { party, pairs } of findSections(document)) {
		for (const { value } of pairs) owners.set(value, party);
		for (const need of wanted) {
			if (need.party !== party || filled.has(need)) continue;
			const best = pairs
				.map((pair) => ({ pair, ...compareLabel(need, document.readLabel(pair.label, 'end')) }))
				.filter(({ own, rival }) => own >= LEAST_OWN && own >= rival)
				.sort((one, other) => other.own - one.own)[0];
			const value = best && parseValue(best.pair.text, need.kind, document);
			if (!best || typeof value !== 'string') continue;
			const { page, box } = best.pair.value;
			const detail = {
				confidence: CONFIDENCE,
				page: page + 1,
				box,
				raw: best.pair.text,
				checks: [],
			};
			filled.set(need, { value, detail });
		}
	}
	return { filled, owners };
}

function findSections(document: Document): { party: Party; pairs: Pair[] }[] {
	const sections: { party: Party; pairs: Pair[] }[] = [];
	for (const page of document.pages) {
		for (const { segments } of page.lines) {
			const [heading, ...others] = segments;
			const party = heading && others.length === 0 ? partyOf(document, heading) : null;
			if (!heading || !party) continue;
			const pairs = findPairs(document, page, heading);
			if (pairs.length >= 1) sections.push({ party, pairs });
			if (sections.length >= MOST_SECTIONS) return sections;
		}
	}
	return sections;
}

function partyOf(document: Document, { text, words }: Segment): Party | null {
	if (words.length > 4 || /\d/.test(text)) return null;
	return partyOfLabel(document.readLabel(text, 'start'));
}

/** Labels with a colon and what stands behind or right of them, up to the next heading. */
function findPairs(document: Document, page: PageLayout, heading: Segment): Pair[] {
	const pairs: Pair[] = [];
	const from = heading.line + 1;
	for (const { segments } of page.lines.slice(from, from + LINES_DOWN)) {
		const [first] = segments;
		if (first && partyOf(document, first)) break;
		for (const [i, segment] of segments.entries()) {
			const match = /^([^:：]{2,40})[:：]\s*(.*)$/u.exec(segment.text);
			const [, label, rest = ''] = match ?? [];
			const value = rest === '' ? segments[i + 1] : segment;
			const text = rest === '' ? value?.text : rest;
			if (!label || !value || text === undefined || text.length > MOST_VALUE) continue;
			if (!/[:：]$/u.test(text) && !YOURS.test(label)) pairs.push({ label, value, text });
		}
	}
	return pairs;
}
