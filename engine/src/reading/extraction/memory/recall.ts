import type { Box } from '../../../model/document.ts';
import { boxAround, middleY, textOf } from '../../../model/geometry.ts';
import type { Segment } from '../../../model/layout.ts';
import type { FormPlace, Lesson, Place } from '../../../model/memory.ts';
import type { Document } from '../document.ts';
import { ALONE, FAMILY_OF } from '../labelled/candidate.ts';
import type { Candidate } from '../labelled/candidate.ts';
import { openCandidates } from '../labelled/open-candidates.ts';
import type { Field } from '../request/read-fields.ts';
import { parseValue } from '../values/parse-value.ts';
import { knownLessons } from './align-lesson.ts';
import type { KnownLesson } from './align-lesson.ts';
import { hashText, hashWord } from './hash-words.ts';
import { isParsed, isSame, listBelow, tighten } from './locate-value.ts';
import { mapPages, scale } from './map-page.ts';
import type { PageMap } from './map-page.ts';

/** What is remembered for a field: a value where it is to be expected, or that there is none. */
export type Recalled = {
	candidate: Candidate | null;
	/** Of all lessons that know the field, the share that says so, the later the more. */
	share: number;
	/** How well the place was found again, from 0 to 1. */
	support: number;
	/** How many lessons say so. */
	lessons: number;
	/** The engine had found it by itself on all of these documents. */
	found: boolean;
};

/** How far from its expected place a value may begin or end, in thousandths of the width. */
const ACROSS = 22;
/** The same down, in letter heights. */
const DOWN = 0.7;
/** Votes for one place lie as close as this. */
const CLUSTER = 12;
/** The place on the page itself, where the lesson lies over it. */
const OF_PAGE = 1.5;
/** How much less than the next one an earlier lesson counts. */
const EARLIER = 0.75;
const OTHER_PLACE = 0.5;
/** Words that stand so little higher or lower are in the line of a value, and name it however far left they are. */
const SAME_LINE = 6;
/** A field that was empty once may be filled the next time, unless a person has emptied it. */
const EMPTY = 0.1;
const MIN_SUPPORT = 0.3;

/** What the lessons of a document's make remember for a field; the likeliest of what they say. */
export function recall(document: Document, field: Field): Recalled | undefined {
	const path = field.path.join('.');
	const votes: Vote[] = [];
	let weight = 1;
	let all = 0;
	for (const known of document.fact(knownLessons)) {
		const { lesson, alignment } = known;
		const taught = lesson.fields.find((one) => one.path === path);
		if (!taught) continue;
		const own = weight * alignment.likeness;
		weight *= EARLIER;
		if (taught.places.length === 0) {
			const worth = taught.removed ? 1 : EMPTY;
			all += own * worth;
			const support = worth * alignment.likeness;
			votes.push({ candidate: null, weight: own * worth, support, found: false });
			continue;
		}
		let rank = 1;
		for (const place of taught.places) {
			const found = findAgain(document, field, place, known);
			all += own * rank * (found ? 1 : 0.3);
			if (found) votes.push({ ...found, weight: own * rank, found: taught.found ?? false });
			rank *= OTHER_PLACE;
		}
	}
	const groups: (Vote & { n: number })[] = [];
	for (const vote of votes) {
		const group = groups.find(({ candidate }) => isAlike(candidate, vote.candidate));
		if (!group) groups.push({ ...vote, n: 1 });
		else {
			group.weight += vote.weight;
			group.support = Math.max(group.support, vote.support);
			group.n += 1;
			group.found &&= vote.found;
		}
	}
	const [best] = groups.sort((a, b) => b.weight * (0.3 + b.support) - a.weight * (0.3 + a.support));
	if (!best) return undefined;
	const { candidate, support, found, n } = best;
	const share = Math.min(1, best.weight / Math.max(1e-6, all));
	return { candidate, support, share, found, lessons: n };
}

function isAlike(one: Candidate | null, other: Candidate | null): boolean {
	if (!one || !other) return one === other;
	return isSame(one.value, other.value);
}

type Vote = { candidate: Candidate | null; weight: number; support: number; found: boolean };
type Again = { candidate: Candidate; support: number };

/** The value that stands at a place which was taught. */
export function findAgain(
	document: Document,
	field: Field,
	place: Place | FormPlace,
	known: KnownLesson,
): Again | undefined {
	if ('form' in place) return findInForm(document, field, place);
	const maps = document.fact(mapPages);
	const indexes = new Set([place.page, maps.length - 1 - place.fromEnd]);
	let best: Again | undefined;
	for (const index of indexes) {
		const map = maps[index];
		const point = map && findPoint(map, place, known);
		const found = point && readAt(document, field, { ...known, map, place, point });
		if (found && found.support > (best?.support ?? 0)) best = found;
	}
	return best && best.support >= MIN_SUPPORT ? best : undefined;
}

function findInForm(document: Document, field: Field, { form }: FormPlace): Again | undefined {
	const found = document.formFields.find(({ name }) => hashText(name) === form);
	const segment = document.segments[0];
	if (!found || found.value === '' || !segment) return undefined;
	const raw = String(found.value);
	const value =
		typeof found.value === 'boolean' ? raw : (parseValue(raw, field.kind, document) ?? raw);
	if (typeof value === 'boolean') return undefined;
	const here = { ...segment, page: found.page };
	return {
		candidate: {
			family: 'text',
			value,
			raw,
			segment: here,
			from: 0,
			to: 0,
			box: found.box,
			parseConfidence: 1,
			checks: [],
			around: ALONE,
		},
		support: 1,
	};
}

type Point = { x: number; y: number; support: number };

/** Where a value should begin: what most of the words around it say, and the place on the page. */
function findPoint(
	{ byHash, page: { index } }: PageMap,
	{ nearby, x0, y, page, below }: Place,
	{ alignment: { scale: size, dx, dy }, tables }: KnownLesson,
): Point | undefined {
	const votes: { x: number; y: number; weight: number; by: number }[] = [];
	let all = OF_PAGE;
	const table = below && tables.get(below.list);
	const own = { x: size * x0 + dx, weight: OF_PAGE, by: -1 };
	if (below && table?.page === index) votes.push({ ...own, y: table.end + size * below.down });
	else if (page === 0) votes.push({ ...own, y: size * y + dy });
	for (const [by, [hash, right, down]] of nearby.entries()) {
		const across = Math.abs(down) <= SAME_LINE ? Math.abs(right) / 4 : Math.abs(right);
		const weight = 1 / (1 + (across + 2 * Math.abs(down)) / 150);
		all += weight;
		for (const word of byHash.get(hash) ?? []) {
			votes.push({ x: word.x + size * right, y: word.y + size * down, weight, by });
		}
	}
	let best: { members: typeof votes; weight: number } | undefined;
	for (const centre of votes) {
		const near = new Map<number, (typeof votes)[number]>();
		for (const vote of votes) {
			if (Math.abs(vote.x - centre.x) > CLUSTER || Math.abs(vote.y - centre.y) > CLUSTER / 2)
				continue;
			if (!near.has(vote.by)) near.set(vote.by, vote);
		}
		const members = [...near.values()];
		const weight = members.reduce((sum, one) => sum + one.weight, 0);
		if (!best || weight > best.weight) best = { members, weight };
	}
	if (!best) return undefined;
	const { members, weight } = best;
	const mean = (of: (one: { x: number; y: number }) => number) =>
		members.reduce((sum, one) => sum + one.weight * of(one), 0) / weight;
	return { x: mean(({ x }) => x), y: mean(({ y: at }) => at), support: weight / all };
}

type Expected = KnownLesson & { map: PageMap; place: Place; point: Point };

/** The value that begins, or ends, at a point of a page. */
function readAt(document: Document, field: Field, expected: Expected): Again | undefined {
	const family = FAMILY_OF[field.kind];
	const isFound = isParsed(field.kind) || field.definition.type === 'number';
	if (family && isFound && !expected.place.plain)
		return pickCandidate(document.fact(openCandidates)(family), expected);
	const text = readText(document, field, expected);
	if (family !== 'id' && family !== 'vat') return text;
	// A number is a word of its own kind, wherever the text around it begins and ends.
	const { length = 0 } = expected.place;
	const numbers = document.fact(openCandidates)(family);
	const alike = length === 0 ? numbers : numbers.filter((one) => isAsLong(one, length));
	const number = pickCandidate(alike, expected);
	return number && number.support >= (text?.support ?? 0) ? number : text;
}

/** Numbers of one kind are of about one length. */
function isAsLong({ raw }: Candidate, taught: number): boolean {
	const { length } = tighten(raw);
	return length <= SAME_LENGTH * taught && taught <= SAME_LENGTH * length;
}

function pickCandidate(
	candidates: readonly Candidate[],
	{ map: { page }, place, point, alignment }: Expected,
): Again | undefined {
	let best: { candidate: Candidate; far: number } | undefined;
	const right = point.x + alignment.scale * (place.x1 - place.x0);
	for (const candidate of candidates) {
		if (candidate.segment.page !== page.index) continue;
		const tall = scale(page, candidate.segment.size);
		const down = Math.abs(scale(page, middleY(candidate.box)) - point.y) / Math.max(1, tall);
		const across = Math.min(
			Math.abs(scale(page, candidate.box.x0) - point.x),
			Math.abs(scale(page, candidate.box.x1) - right),
		);
		const isNamed = place.before !== undefined && isBefore(candidate, place.before);
		if (down > DOWN || (across > ACROSS && !isNamed)) continue;
		const far = across / ACROSS + down - (isNamed ? 1 : 0);
		if (!best || far < best.far) best = { candidate, far };
	}
	if (!best) return undefined;
	return { candidate: best.candidate, support: point.support * nearness(best.far) };
}

function isBefore({ segment, from }: Pick<Candidate, 'segment' | 'from'>, before: number): boolean {
	for (let n = 1; n <= Math.min(3, from); n += 1) {
		if (hashText(textOf(segment.words.slice(from - n, from))) === before) return true;
	}
	return false;
}

function nearness(far: number): number {
	return Math.max(0.4, Math.min(1, 1.1 - 0.3 * far));
}

function readText(
	document: Document,
	field: Field,
	{ map: { page }, place, point, alignment, lesson }: Expected,
): Again | undefined {
	let best: { segment: Segment; from: number; far: number } | undefined;
	const right = point.x + alignment.scale * (place.x1 - place.x0);
	for (const { segments } of page.lines) {
		for (const segment of segments) {
			const tall = Math.max(1, scale(page, segment.size));
			const down = Math.abs(scale(page, middleY(segment.box)) - point.y) / tall;
			if (down > DOWN + 0.2) continue;
			const own = startIn(segment, place, (box) => ({
				x0: Math.abs(scale(page, box.x0) - point.x),
				x1: Math.abs(scale(page, box.x1) - right),
			}));
			if (!own || own.across > ACROSS) continue;
			const far = own.across / ACROSS + down - (own.isNamed ? 1 : 0);
			if (!best || far < best.far) best = { segment, from: own.from, far };
		}
	}
	if (!best) return undefined;
	const { segment, from } = best;
	const to = cutPrint(endIn(document, field, { segment, from, place }), {
		segment,
		from,
		place,
		lesson,
	});
	const more = place.more > 0 ? listBelow(document, segment, from).slice(0, place.more) : [];
	const words = segment.words.slice(from, to);
	const raw = [textOf(words), ...more.map(({ text }) => text)].join(
		field.kind === 'address' ? ', ' : ' ',
	);
	const value = parseValue(raw.replace(/,,+/g, ','), place.plain ? 'text' : field.kind, document);
	if (value === undefined || typeof value === 'boolean' || tighten(raw) === '') return undefined;
	if (isPrint([...words, ...more.flatMap((one) => one.words)], lesson)) return undefined;
	if (words.length > LONGER * place.words + 2) return undefined;
	if (place.digits && !/\d/.test(raw)) return undefined;
	const box: Box = boxAround([...words, ...more]);
	const candidate: Candidate = {
		family: 'text',
		value,
		raw,
		segment,
		from,
		to,
		box,
		parseConfidence: 1,
		checks: [],
		around: ALONE,
	};
	return { candidate, support: point.support * nearness(best.far) };
}

const SAME_LENGTH = 1.7;
/** A text so much longer than the one that was taught is something else. */
const LONGER = 3;
/** From this share of its words on, a text is what is printed on all documents of the make. */
const PRINTED = 0.5;

/** Whether a text is part of the form, not of what was filled into it. */
export function isPrint(words: readonly { text: string }[], { anchors }: Lesson): boolean {
	const hashes = words.flatMap(({ text }) => hashWord(text) ?? []);
	const printed = hashes.filter((hash) => anchors.some(([known]) => known === hash));
	return hashes.length > 0 && printed.length >= PRINTED * hashes.length;
}

/** A longer text than was taught ends before what is printed on all documents of the make: the next label. */
function cutPrint(
	end: number,
	{
		segment,
		from,
		place,
		lesson,
	}: { segment: Segment; from: number; place: Place; lesson: Lesson },
): number {
	let to = end;
	while (to - from > Math.max(1, place.words) && isPrint(segment.words.slice(to - 1, to), lesson))
		to -= 1;
	return to;
}

/** The word of a segment with which a value begins: behind its label, else at the place, by its left or right edge. */
function startIn(
	segment: Segment,
	{ before, words, ends }: Place,
	farFrom: (box: Box) => { x0: number; x1: number },
): { from: number; across: number; isNamed: boolean } | undefined {
	if (before !== undefined) {
		for (let from = 1; from < segment.words.length; from += 1) {
			const word = segment.words[from];
			if (!word || !isBefore({ segment, from }, before)) continue;
			return { from, across: Math.min(ACROSS, farFrom(word.box).x0 / 3), isNamed: true };
		}
	}
	let best: { from: number; across: number } | undefined;
	for (const [from, { box }] of segment.words.entries()) {
		const across = farFrom(box).x0;
		if (!best || across < best.across) best = { from, across };
	}
	const last = segment.words.at(-1);
	// What is set right begins elsewhere each time, and ends at the same place.
	if (best && best.across > ACROSS && ends && before === undefined && words > 0 && last) {
		const across = farFrom(last.box).x1;
		if (across <= ACROSS) return { from: 0, across, isNamed: false };
	}
	return best && { ...best, isNamed: false };
}

/** Where a text ends: with its segment, before the same word as before, or where the labels around say so. */
function endIn(
	document: Document,
	{ kind }: Field,
	{ segment, from, place }: { segment: Segment; from: number; place: Place },
): number {
	const { ends, after, words } = place;
	if (ends) return from + countOwn(segment.words.slice(from), words);
	for (let to = from + 1; to < segment.words.length; to += 1) {
		const word = segment.words[to];
		if (word && after !== undefined && hashText(word.text) === after) return to;
	}
	const open = document.fact(openCandidates);
	const known = [...new Set([FAMILY_OF[kind] ?? 'text', 'text' as const])]
		.flatMap(open)
		.find((one) => one.segment === segment && one.from === from);
	return known?.to ?? Math.min(segment.words.length, from + words);
}

/** Many more words than were taught, and a mark between them: what stands behind it is something else. */
function countOwn(words: readonly { text: string }[], taught: number): number {
	if (words.length <= taught + 1) return words.length;
	const mark = words.findIndex(({ text }, i) => i > 0 && MARK.test(text));
	if (mark < 0) return words.length;
	return ALONE_MARK.test(words[mark]?.text ?? '') ? mark : mark + 1;
}

const MARK = /^[-–—|·•;,/]+$|[,;]$/u;
const ALONE_MARK = /^[-–—|·•;,/]+$/u;
