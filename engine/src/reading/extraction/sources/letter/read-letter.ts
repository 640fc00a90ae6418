import type { PageLayout, Segment } from '../../../../model/layout.ts';
import { sharesWidth } from '../../../../model/geometry.ts';
import type { Document } from '../../document.ts';
import { anyOf } from '../../lexicon/any-of.ts';
import {
	CLOSINGS,
	COPY_LABELS,
	DATE_LABELS,
	FROM_LABELS,
	GREETINGS,
	SUBJECT_LABELS,
	TO_LABELS,
} from '../../lexicon/terms/letters.ts';
import type { DateOrder } from '../../values/find-dates.ts';
import { isDateLine } from '../addresses/find-address-blocks.ts';
import { findPlace } from '../../values/find-places.ts';
import { hasLegalForm, isPersonName } from '../../values/names.ts';

/** A text of a letter: a segment, or what follows the label in it. */
export type LetterText = { text: string; segment: Segment };

/** The parts of a letter or memo that were recognised. */
export type LetterParts = {
	/** Texts after the labels of a memo's head. */
	head: Readonly<Partial<Record<HeadPart, LetterText>>>;
	/** The lines of the address above the salutation. */
	address: readonly LetterText[];
	/** The line of the subject without a label, above or below the salutation. */
	topic: LetterText | undefined;
	/** The name below the closing, and the position of its owner. */
	signature: LetterText | undefined;
	position: LetterText | undefined;
};
export type HeadPart = 'to' | 'from' | 'copies' | 'subject' | 'date';

const LABELS: readonly (readonly [part: HeadPart, pattern: RegExp])[] = (
	[
		['to', TO_LABELS],
		['from', FROM_LABELS],
		['copies', COPY_LABELS],
		['subject', SUBJECT_LABELS],
		['date', DATE_LABELS],
	] as const
).map(([part, terms]) => [
	part,
	new RegExp(String.raw`^${anyOf(terms)}(?:\s*[:：.]+\s*|\s*$)(?<rest>.*)$`, 'iu'),
]);
const GREETING = new RegExp(String.raw`^${anyOf(GREETINGS)}(?!\p{L}).{0,60}$`, 'iu');
const CLOSING = new RegExp(String.raw`^${anyOf(CLOSINGS)}(?!\p{L}).{0,24}$`, 'iu');

/** The head of a memo ends at this share of the page. */
const HEAD_SHARE = 0.6;
/** Minimum labels in the head of a memo. A letter may have only its subject. */
const MIN_LABELS = 2;
/** Lines between the closing and the name: room for the signature. */
const SIGNATURE_LINES = 8;
const [ADDRESS_LINES, MIN_ADDRESS] = [8, 2];
/** Maximum distance between two lines of an address, and between their left edges, in letter heights. */
const [LINE_STEP, EDGE_STEP] = [2.4, 1.5];
/** Maximum distance between the left edges of a closing and the name below it, in letter heights. */
const SIGNATURE_STEP = 14;
const MAX_NAME = 60;
const MAX_TOPIC = 90;
/** A reference after its label, or the sender's line above an address. */
const NO_TOPIC = /^[^:：]{2,30}[:：]\s|\s·\s/u;

/** Reads the parts of a letter, memo or fax; null if the document is not one. */
export function readLetter({ pages, dateOrder }: Document): LetterParts | null {
	const [first] = pages;
	if (!first) return null;
	const head = readHead({ page: first, dateOrder });
	const greeting = findLine(first, GREETING);
	const { signature, position } = readSignature(pages);
	const isMemo = head.size >= MIN_LABELS && (head.has('to') || head.has('from'));
	if (!isMemo && !greeting && !signature) return null;
	const { address, topic } = greeting
		? readAddress({ page: first, dateOrder }, greeting)
		: { address: [], topic: undefined };
	return {
		head: isMemo ? Object.fromEntries(head) : keepSubject(head),
		address,
		topic,
		signature,
		position,
	};
}

function keepSubject(head: ReadonlyMap<HeadPart, LetterText>): LetterParts['head'] {
	const subject = head.get('subject');
	return subject ? { subject } : {};
}

/** The labels at the beginning of lines or boxes, each with the text that belongs to it. */
function readHead({ page, dateOrder }: Place): Map<HeadPart, LetterText> {
	const found = new Map<HeadPart, LetterText>();
	for (const line of page.lines) {
		if (line.box.y0 > HEAD_SHARE * page.height) break;
		for (const [i, segment] of line.segments.entries()) {
			const labelled = readLabel(segment);
			if (!labelled || found.has(labelled.part)) continue;
			const own = labelled.rest === '' ? textBeside(page, segment, line.segments[i + 1]) : labelled;
			const text = own && ('rest' in own ? { text: own.rest, segment } : own);
			if (text && isOfPart(labelled.part, text.text, dateOrder)) found.set(labelled.part, text);
		}
	}
	return found;
}

/** Whether a text may be this part. Travel, hire and rent have times, dates and places after "from" and "to". */
function isOfPart(part: HeadPart, text: string, order: DateOrder): boolean {
	if (part !== 'to' && part !== 'from') return true;
	return /\p{L}{2}/u.test(text) && !isDateLine(text, order);
}

function readLabel({ text }: Segment): { part: HeadPart; rest: string } | undefined {
	for (const [part, pattern] of LABELS) {
		const match = pattern.exec(text);
		if (match) return { part, rest: match.groups?.rest?.trim() ?? '' };
	}
	return undefined;
}

/** The text to the right of a label that fills its segment, or the text below the label. */
function textBeside(
	page: PageLayout,
	label: Segment,
	next: Segment | undefined,
): LetterText | undefined {
	if (next && !readLabel(next)) return wrapped(next, page);
	for (const line of page.lines.slice(label.line + 1, label.line + 3)) {
		const below = line.segments.find(({ box }) => sharesWidth(box, label.box));
		if (below) return readLabel(below) ? undefined : wrapped(below, page);
	}
	return undefined;
}

/** The first line whose whole text matches a pattern. */
function findLine(page: PageLayout, pattern: RegExp): Segment | undefined {
	for (const { segments } of page.lines) {
		const [only] = segments;
		if (only && segments.length === 1 && pattern.test(only.text)) return only;
	}
	return undefined;
}

/** A date between two addresses separates them, even if all lines are equally far apart. */
function splitAtDates(lines: readonly Segment[], order: DateOrder): Segment[][] {
	const parts: Segment[][] = [[]];
	for (const line of lines) {
		if (isDateLine(line.text, order)) parts.push([]);
		else parts.at(-1)?.push(line);
	}
	return parts;
}

type Place = { page: PageLayout; dateOrder: DateOrder };

/** The address above the salutation, and the subject line between them. */
function readAddress(place: Place, greeting: Segment): Pick<LetterParts, 'address' | 'topic'> {
	const paragraphs = paragraphsAbove(place, greeting);
	const at = paragraphs.findLastIndex(isAddress);
	const topic = paragraphs
		.slice(at + 1)
		.flat()
		.find(({ text }) => !NO_TOPIC.test(text) && !hasLegalForm(text));
	const isTopic = topic !== undefined && topic.text.length <= MAX_TOPIC && !readLabel(topic);
	const aligned = at < 0 ? [] : (paragraphs[at] ?? []);
	return {
		address: (lowestAddress(place, greeting) ?? aligned).map(toText),
		topic: isTopic && !isDateLine(topic.text, place.dateOrder) ? toText(topic) : undefined,
	};
}

/**
 * The lowest address block above the salutation. The sender's address is higher up: on the left of a French letter, in
 * the head of others.
 */
function lowestAddress(
	{ page, dateOrder }: Place,
	greeting: Segment,
): readonly Segment[] | undefined {
	const blocks = page.blocks
		.map(({ segments }) => segments.filter(({ line }) => line < greeting.line))
		.flatMap((lines) => splitAtDates(lines, dateOrder))
		.filter((lines) => isAddress(lines) && lines.some(({ text }) => findPlace(text)));
	return blocks.sort((a, b) => (a.at(-1)?.line ?? 0) - (b.at(-1)?.line ?? 0)).at(-1);
}

const toText = (segment: Segment): LetterText => ({ text: segment.text, segment });

/** A text with its next line, where it wraps: in the same block, at the same edge, without a label of its own. */
function wrapped(segment: Segment, page: PageLayout): LetterText {
	const next = page.lines[segment.line + 1]?.segments.find(
		({ block, box }) =>
			block === segment.block && Math.abs(box.x0 - segment.box.x0) < segment.size / 2,
	);
	const isAlone = page.lines[segment.line + 1]?.segments.length === 1;
	if (!next || !isAlone || readLabel(next)) return toText(segment);
	return { text: `${segment.text} ${next.text}`, segment };
}

/** Lines with the same left edge as the salutation, from the top, split where the distance between lines grows. */
function paragraphsAbove({ page, dateOrder }: Place, greeting: Segment): Segment[][] {
	const paragraphs: Segment[][] = [];
	let last: Segment | undefined;
	for (const { segments } of page.lines.slice(0, greeting.line)) {
		const own = segments.find(
			({ box, size }) => Math.abs(box.x0 - greeting.box.x0) <= EDGE_STEP * size,
		);
		if (!own) continue;
		const isNext = last && own.box.y0 - last.box.y0 <= LINE_STEP * own.size;
		if (isNext) paragraphs.at(-1)?.push(own);
		else paragraphs.push([own]);
		last = own;
	}
	return paragraphs.flatMap((lines) => splitAtDates(lines, dateOrder));
}

/** Whether lines may be an address: a few short lines, the first of which is a name. */
function isAddress(lines: readonly Segment[]): boolean {
	const [first] = lines;
	return (
		first !== undefined &&
		lines.length >= MIN_ADDRESS &&
		lines.length <= ADDRESS_LINES &&
		lines.every(
			(line) => line.text.length <= MAX_NAME && !/[:：]/u.test(line.text) && !readLabel(line),
		) &&
		!/\d/u.test(first.text)
	);
}

/** The name below the last closing, and the line below the name. */
function readSignature(
	pages: readonly PageLayout[],
): Partial<Record<'signature' | 'position', LetterText>> {
	for (const page of pages.toReversed()) {
		const closing = page.lines
			.flatMap(({ segments }) => segments)
			.findLast(({ text }) => CLOSING.test(text));
		if (!closing) continue;
		const below = page.lines
			.slice(closing.line + 1, closing.line + 1 + SIGNATURE_LINES)
			.flatMap(({ segments }) =>
				segments.filter(
					({ box, size, text }) =>
						Math.abs(box.x0 - closing.box.x0) <= SIGNATURE_STEP * size && text.length <= MAX_NAME,
				),
			);
		const at = below.findIndex(({ text }) => isPersonName(nameOf(text)) && !hasLegalForm(text));
		const name = below[at];
		if (!name) continue;
		const next = below[at + 1];
		const [, beside] = splitName(name.text);
		const position =
			beside !== undefined
				? { text: beside, segment: name }
				: next && isPosition(next.text)
					? toText(next)
					: undefined;
		return { signature: { text: nameOf(name.text), segment: name }, ...(position && { position }) };
	}
	return {};
}

/** Splits "A. B. Smith, Vice President" into the name and the position. */
function splitName(text: string): readonly [name: string, rest: string | undefined] {
	const [name = text, rest] = text.split(/,\s+(?=\p{Lu}\p{Ll}{2})/u);
	return [name, rest];
}

function nameOf(text: string): string {
	return splitName(text)[0]
		.replace(/^[\s/(]+/u, '')
		.replace(/[)/]$/u, '')
		.trimEnd();
}

function isPosition(text: string): boolean {
	return /\p{L}{3}/u.test(text) && !/\d|[:@]/u.test(text) && !hasLegalForm(text);
}
