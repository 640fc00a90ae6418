import { PRIORS } from '../models/priors.ts';
import type { Found } from '../../model/extraction.ts';
import { textOf } from '../../model/geometry.ts';
import type { PageLayout, Segment } from '../../model/layout.ts';
import { findRight } from './sections/find-section.ts';
import type { Document } from '../document.ts';
import { pageOf, segmentsBelow } from '../document.ts';
import { kindOf } from '../request/read-fields.ts';
import type { Field } from '../request/read-fields.ts';
import { findConcepts } from '../lexicon/find-concepts.ts';
import { readTokens } from '../lexicon/read-words.ts';
import { toDetail } from '../source.ts';
import { listContractParties } from '../sources/contract/list-contract-parties.ts';
import { parseValue } from '../values/parse-value.ts';

export type ListValue = { value: unknown; detail: Found };

const MIN_OWN = 0.62;
const MAX_ITEMS = 60;
const LINES_DOWN = 40;
/** Space, in letter heights, behind which a list has ended. */
const WIDEST_GAP = 2.6;
/** Less, in letter heights, is no indent. */
const INDENT = 0.4;
const BULLET = /^[\s•●▪◦·*–—\-►▶✓]+|^\(?\d{1,2}[.)]\s+/u;
const SEPARATOR = /\s*[,;•●▪|·]\s+|\s+[•●▪|·]\s*|;\s*/u;

/** The values of an array of scalars: behind its label, or in the lines below its heading. */
export function readList(document: Document, field: Field): ListValue[] {
	if (field.kind === 'party') return listContractParties(document);
	let best: { segment: Segment; at: number; own: number } | undefined;
	for (const segment of document.segments) {
		const found = findHeading(document, field, segment);
		if (found && found.own > (best?.own ?? 0)) best = { segment, ...found };
	}
	if (!best) return [];
	const { segment, at, own } = best;
	const lines = collectLines(document, segment, at);
	const items = lines.flatMap(({ text, from }) => splitItems(text).map((item) => ({ item, from })));
	return items.slice(0, MAX_ITEMS).flatMap(({ item, from }) => {
		const value = parseValue(item, field.kind === 'section' ? 'text' : kindOf(field), document);
		if (value === undefined || (typeof value === 'string' && value.length > 160)) return [];
		const { page, box } = from;
		const confidence = PRIORS.lists.base + PRIORS.lists.perMatch * own;
		return [{ value, detail: toDetail({ page, box, raw: item, confidence }) }];
	});
}

/** A segment that begins with the label of the list: behind how many words the label ends. */
function findHeading(
	document: Document,
	field: Field,
	{ words }: Segment,
): { at: number; own: number } | undefined {
	let best: { at: number; own: number } | undefined;
	for (let at = Math.min(5, words.length); at >= 1; at -= 1) {
		const hasColon = /[:：]$/u.test(words[at - 1]?.text ?? '');
		if (at < words.length && !hasColon) continue;
		const text = textOf(words.slice(0, at));
		const { own } = document.compareLabel(field, document.readLabel(text, 'start'));
		if (own >= MIN_OWN && own > (best?.own ?? 0)) best = { at, own };
	}
	return best;
}

type ListLine = { text: string; from: Segment };

function collectLines(document: Document, heading: Segment, at: number): ListLine[] {
	const lines: ListLine[] = [];
	const rest = textOf(heading.words.slice(at));
	if (rest !== '') lines.push({ text: rest, from: heading });
	const page = pageOf(document, heading.page);
	if (!page) return lines;
	const right = page.lines[heading.line]?.segments.find((one) => one.box.x0 > heading.box.x1);
	if (rest === '' && right && /[:：]$/u.test(heading.text))
		lines.push({ text: right.text, from: right });
	const isInline = lines.length > 0;
	let last = lines.at(-1)?.from ?? heading;
	for (const segment of segmentsBelow(
		page,
		heading.line,
		wide(document, page, heading),
		LINES_DOWN,
	)) {
		const gap = (segment.box.y0 - last.box.y1) / Math.max(1, last.size);
		if (
			gap > (lines.length === 0 ? WIDEST_GAP + 1 : WIDEST_GAP) ||
			isOtherHeading(segment, heading)
		)
			break;
		// Behind values on the line of the label only what is set under them belongs to it.
		if (isInline && Math.abs(segment.box.x0 - last.box.x0) > 2 * last.size) break;
		if (segment.box.x0 < heading.box.x0 - 2 * heading.size) break;
		// Below lines that are set in, one that is not is the next heading.
		const margin = heading.box.x0 + INDENT * heading.size;
		if ((lines[0]?.from.box.x0 ?? 0) > margin && segment.box.x0 < margin) break;
		lines.push({ text: segment.text, from: segment });
		last = segment;
	}
	return lines;
}

/** Lists may be wider than their headings, up to a column with headings of its own. */
function wide(document: Document, page: PageLayout, heading: Segment): { x0: number; x1: number } {
	const { x0, x1 } = heading.box;
	const right = findRight(document, page, heading);
	return { x0: x0 - 1, x1: Math.max(x1, Math.min(right, x0 + 0.35 * page.width)) };
}

function isOtherHeading(segment: Segment, heading: Segment): boolean {
	if (/[:：]$/u.test(segment.text) || isLabelled(segment)) return true;
	const tokens = readTokens(segment.text);
	const isLabel = findConcepts(tokens).some(({ from, to }) => from === 0 && to === tokens.length);
	const isStyled =
		segment.size >= 0.95 * heading.size &&
		(segment.size > 1.1 * (segment.words[0]?.size ?? 0) || isLabel);
	const isCapitals =
		heading.text === heading.text.toUpperCase() &&
		segment.text === segment.text.toUpperCase() &&
		/\p{Lu}{4}/u.test(segment.text);
	return (isLabel && isStyled) || isCapitals;
}

/** "Allergies: penicillin" is about something else: a known label with its value behind it. */
function isLabelled({ text }: Segment): boolean {
	const [, label] = /^([^:：]{3,40})[:：]\s/u.exec(text) ?? [];
	if (label === undefined || BULLET.test(text)) return false;
	const tokens = readTokens(label);
	return findConcepts(tokens).some(({ from, to }) => from === 0 && to === tokens.length);
}

function splitItems(text: string): string[] {
	const plain = text.replace(BULLET, '').trim();
	const parts = plain.split(SEPARATOR).map((part) =>
		part
			.replace(BULLET, '')
			.replace(/[.,;]+$/, '')
			.trim(),
	);
	return parts.filter((part) => /[\p{L}\d]/u.test(part));
}
