import { append } from '../../../../model/append.ts';
import type { PageLayout, Segment } from '../../../../model/layout.ts';
import type { Document } from '../../document.ts';
import type { Party } from '../../request/read-fields.ts';
import { partyAtEnd, partyOfLabel } from '../addresses/find-address-blocks.ts';
import { SAYS_YOURS } from './whose.ts';

/** Lines below the heading of a party that belong to it. */
const LINES_DOWN = 16;
const MAX_SHEETS = 12;
const MAX_LETTERS = 80;
/** Headings of columns side by side may differ by so many lines. */
const SIDE_BY_SIDE = 3;

/** The footer belongs to the sender. Its top, as a share of the page height. */
const FOOTER = 0.82;

type Heading = { segment: Segment; party: Party };

/** The owners of the values in sections per party: the heading "Seller", then "Name: …", "VAT number: …". */
export function ownersBySheet(document: Document): ReadonlyMap<Segment, Party> {
	const owners = new Map<Segment, Party>();
	for (const page of document.pages) {
		const headings = findHeadings(document, page);
		const last = headings.at(-1);
		if (!last) continue;
		const from = headings[0]?.segment.line ?? 0;
		for (const { segments } of page.lines.slice(from, last.segment.line + 1 + LINES_DOWN)) {
			for (const { label, value } of listPairs(segments)) {
				const heading = headingOf(label, headings);
				const isInFoot = value.box.y0 > FOOTER * page.height;
				if (heading && !isInFoot) owners.set(value, heading.party);
			}
		}
	}
	return owners;
}

/** The headings of parties on a page, from the top. A heading has no other text than headings beside it. */
function findHeadings(document: Document, page: PageLayout): Heading[] {
	const found: Heading[] = [];
	for (const { segments } of page.lines) {
		const headings = segments.flatMap((segment) => {
			const party = partyOf(document, segment);
			return party ? [{ segment, party }] : [];
		});
		if (headings.length === segments.length) append(found, headings);
		if (found.length >= MAX_SHEETS) break;
	}
	return found;
}

function partyOf(document: Document, { text, words }: Segment): Party | null {
	if (words.length > 4 || /\d/.test(text)) return null;
	return (
		partyOfLabel(document.readLabel(text, 'start')) ?? partyAtEnd(document.readLabel(text, 'end'))
	);
}

/** The heading that a label is below: the last one in its column. */
function headingOf(label: Segment, headings: readonly Heading[]): Heading | undefined {
	const size = Math.max(1, label.size);
	let best: Heading | undefined;
	for (const heading of headings) {
		const { box, line } = heading.segment;
		const isAbove = line < label.line && label.line - line <= LINES_DOWN;
		if (!isAbove || box.x0 > label.box.x0 + size) continue;
		const isLeft = best !== undefined && box.x0 < best.segment.box.x0 - size;
		if (!isLeft || line - (best?.segment.line ?? 0) > SIDE_BY_SIDE) best = heading;
	}
	return best;
}

/** Labels with a colon and the values after or right of them; dots may lead to the colon: "Name . . . : Acme Ltd". */
function listPairs(segments: readonly Segment[]): { label: Segment; value: Segment }[] {
	return segments.flatMap((label, i) => {
		const next = segments[i + 1];
		const isLed = next !== undefined && /^[.\s]*[:：]\s*\S/u.test(next.text);
		const match = isLed ? [] : /^([^:：]{2,40})[:：]\s*(\S.*|)$/u.exec(label.text);
		const [, name = label.text, rest = ''] = match ?? [];
		const value = rest === '' ? next : label;
		const text = rest === '' ? value?.text : rest;
		if (!match || !value || text === undefined || text.length > MAX_LETTERS) return [];
		return /[:：]$/u.test(text) || SAYS_YOURS.test(name) ? [] : [{ label, value }];
	});
}
