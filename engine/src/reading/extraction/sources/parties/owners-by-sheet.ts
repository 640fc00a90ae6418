import type { PageLayout, Segment } from '../../../../model/layout.ts';
import type { Document } from '../../document.ts';
import type { Party } from '../../request/read-fields.ts';
import { partyOfLabel } from '../addresses/find-address-blocks.ts';
import { SAYS_YOURS } from './whose.ts';

/** Lines below the heading of a party that belong to it. */
const LINES_DOWN = 16;
const MAX_SHEETS = 12;
const MAX_LETTERS = 80;

/** The owners of the values in sections per party: the heading "Seller", then "Name: …", "VAT number: …". */
export function ownersBySheet(document: Document): ReadonlyMap<Segment, Party> {
	const owners = new Map<Segment, Party>();
	let sheets = 0;
	for (const page of document.pages) {
		for (const { segments } of page.lines) {
			const [heading, ...others] = segments;
			const party = heading && others.length === 0 ? partyOf(document, heading) : null;
			if (!heading || !party) continue;
			const values = findValues(document, page, heading);
			for (const value of values) owners.set(value, party);
			if (values.length > 0) sheets += 1;
			if (sheets >= MAX_SHEETS) return owners;
		}
	}
	return owners;
}

function partyOf(document: Document, { text, words }: Segment): Party | null {
	if (words.length > 4 || /\d/.test(text)) return null;
	return partyOfLabel(document.readLabel(text, 'start'));
}

/** The values after or right of labels with a colon, up to the next heading. */
function findValues(document: Document, page: PageLayout, heading: Segment): Segment[] {
	const values: Segment[] = [];
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
			if (!/[:：]$/u.test(text) && !SAYS_YOURS.test(label)) values.push(value);
		}
	}
	return values;
}
