import { maxOf } from '../../../model/extremes.ts';
import { middleY } from '../../../model/geometry.ts';
import type { FormPlace, Nearby, Place } from '../../../model/memory.ts';
import type { Document } from '../document.ts';
import { FAMILY_OF, textCandidate } from '../labelled/candidate.ts';
import type { Candidate } from '../labelled/candidate.ts';
import { findTicks } from '../labelled/find-ticks.ts';
import { openCandidates } from '../labelled/open-candidates.ts';
import type { Field } from '../request/read-fields.ts';
import { findCurrency } from '../values/currencies.ts';
import { parseValue } from '../values/parse-value.ts';
import { findAfterLabel } from './after-label.ts';
import type { KnownLesson } from './align-lesson.ts';
import { readChoice } from './choices.ts';
import { isInColumn, readGridCell } from './grid-cells.ts';
import { findWords } from './find-words.ts';
import { hashText } from './hash-words.ts';
import { isParsed, isScanned, tighten } from './locate-value.ts';
import { mapPages, scale } from './map-page.ts';
import type { PageMap } from './map-page.ts';
import { readMarked } from './marked-answer.ts';
import { readBoxed } from './pieces.ts';
import { readGrouped } from './read-grouped.ts';
import { ACROSS, DOWN, isCutOff, isFree, nearness, readTextAt } from './read-text-at.ts';
import type { Again, Expected, TaughtPoint } from './read-text-at.ts';
import { countNearestLead, placeInFlow, skipCurrency } from './word-flow.ts';

/** Maximum distance between votes for one place, in thousandths of the width. */
const CLUSTER = 12;
/** Weight of the taught position on the page; lower if lists may have moved it. */
const OF_PAGE = 1.5;
const OF_PAGE_WITH_ROWS = 0.9;
/** Weight of a word left of the value, relative to other words. */
const LABEL = 1.5;
/** Words within this vertical distance are in the line of a value, and label it however far left they are. */
const SAME_LINE = 6;
/** The vote of the taught position itself. */
const OWN_PLACE = -1;
/** Words up to this distance above the beginning of a value, and this far beside it, are its label. */
const [LABEL_ABOVE, LABEL_ASIDE] = [26, 6];
const MIN_SUPPORT = 0.3;
/** From this support on, a place is there, whether or not it has a value. */
export const MIN_VACANT = 0.6;
/** Support for a place that only its whole label gives. */
const WITH_LABEL = 0.7;
/** Maximum ratio of the lengths of two numbers of one kind. */
const SAME_LENGTH = 1.7;
/** Maximum distance of a tick box from its taught place, in thousandths of the width. */
const TICK_FAR = 18;

/** Reads the value at a taught place, or wherever its own words stand. */
export function findAgain(
	document: Document,
	field: Field,
	place: Place | FormPlace,
	known: KnownLesson,
): Again | undefined {
	if ('form' in place) return findInForm(document, field, place);
	const found = findAtPlace(document, field, place, known);
	// A place that is there and empty has no value.
	if (found || findVacancy(document, place, known) >= MIN_VACANT) return found;
	return findWords(document, field, place, known.lesson);
}

/** Reads the value at a taught place. */
export function findAtPlace(
	document: Document,
	field: Field,
	place: Place,
	known: KnownLesson,
): Again | undefined {
	const maps = document.fact(mapPages);
	const indexes = new Set([place.page, maps.length - 1 - place.fromEnd]);
	let best: Again | undefined;
	for (const index of indexes) {
		const map = maps[index];
		const found = map && findOnPage(document, field, { ...known, map, place });
		if (found && found.support > (best?.support ?? 0)) best = found;
	}
	return best;
}

/** Reads the value at a taught place of a page: where its row and column cross, or at the first point that has one. */
function findOnPage(
	document: Document,
	field: Field,
	expected: Omit<Expected, 'point'>,
): Again | undefined {
	const { map, place } = expected;
	const crossing = findCell(document, field, expected);
	if (crossing?.isAbsent || crossing?.found) return crossing.found;
	const cell = crossing && place.cell;
	for (const point of findPoints(map, place, expected)) {
		const found = readAt(document, field, { ...expected, point });
		if (!found || found.support < MIN_SUPPORT) continue;
		if (isInOtherLine(found.candidate, expected)) continue;
		if (!cell || isInColumn(document, map.page, found.candidate, cell)) return found;
	}
	const after = cell ? undefined : findAfterLabel(expected);
	return after && readAt(document, field, { ...expected, ...after });
}

/** How surely a taught place is located, from 0 to 1, whether or not a value is there. */
export function findVacancy(document: Document, place: Place, known: KnownLesson): number {
	const map = document.fact(mapPages)[place.page];
	if (!map || place.nearby.length === 0) return 0;
	const own = { ...place, below: undefined, page: -1 };
	return findPoints(map, own, known)[0]?.support ?? 0;
}

/**
 * The number in a taught cell. Undefined if the place is not a cell, on a page without cells, and on scans, whose heads
 * may be misread: then the position counts.
 */
function findCell(
	document: Document,
	field: Field,
	expected: Omit<Expected, 'point'>,
): ReturnType<typeof readGridCell> {
	const { place, map } = expected;
	const family = FAMILY_OF[field.kind];
	if (!place.cell || family !== 'amount' || isScanned(map.page)) return undefined;
	const read = readGridCell(document, document.fact(openCandidates)(family), expected);
	return read && { ...read, found: negate(read.found, place) };
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
		candidate: textCandidate({
			value,
			raw,
			segment: here,
			from: 0,
			to: 0,
			box: found.box,
		}),
		support: 1,
	};
}

/**
 * Where a value may begin: first the point on which most of its nearby words and its position on the page agree, then
 * the point that a moved label gives.
 */
function findPoints(
	{ byHash, page: { index } }: PageMap,
	{ nearby, x0, y, page, below }: Place,
	{ alignment: { scale: size, dx, dy, placed }, tables, lesson }: KnownLesson,
): TaughtPoint[] {
	const votes: { x: number; y: number; weight: number; by: number }[] = [];
	// The number of rows moves everything below them.
	const table = below && tables.get(below.list);
	const isMoved = lesson.tables.length > 0 && table?.page !== index;
	const ofPage = placed * (isMoved ? OF_PAGE_WITH_ROWS : OF_PAGE);
	let all = page < 0 ? 0 : ofPage;
	const own = { x: size * x0 + dx, weight: ofPage, by: OWN_PLACE };
	if (below && table?.page === index) votes.push({ ...own, y: table.end + size * below.down });
	else if (page === 0) votes.push({ ...own, y: size * y + dy });
	for (const [by, [hash, right, down]] of nearby.entries()) {
		const weight = weightOf([hash, right, down]);
		all += weight;
		for (const word of byHash.get(hash) ?? []) {
			votes.push({ x: word.x + size * right, y: word.y + size * down, weight, by });
		}
	}
	// A label above a value that is printed several times, as above columns for two parties, names none of them.
	const isName = (one: Nearby | undefined) =>
		isLabel(one) || (isLabelAbove(one) && byHash.get(one?.[0] ?? 0)?.length === 1);
	const clusters = votes.map((centre) => {
		const near = new Map<number, (typeof votes)[number]>();
		for (const vote of votes) {
			if (Math.abs(vote.x - centre.x) > CLUSTER || Math.abs(vote.y - centre.y) > CLUSTER / 2)
				continue;
			if (!near.has(vote.by)) near.set(vote.by, vote);
		}
		const members = [...near.values()];
		const weight = members.reduce((sum, one) => sum + one.weight, 0);
		const mean = (of: (one: { x: number; y: number }) => number) =>
			members.reduce((sum, one) => sum + one.weight * of(one), 0) / weight;
		const named = members.filter(({ by }) => isName(nearby[by]));
		const isOwn = near.has(OWN_PLACE);
		const isAlone = named.some(({ by }) => votes.filter((vote) => vote.by === by).length === 1);
		return {
			x: mean(({ x }) => x),
			y: mean((one) => one.y),
			weight,
			isAlone: isAlone && !isOwn,
			named: named.reduce((sum, one) => sum + one.weight, 0),
		};
	});
	const [first, ...others] = clusters.sort((a, b) => b.weight - a.weight);
	if (!first) return [];
	const moved = others.find(
		(one) =>
			one.named > 0 && Math.max(Math.abs(one.x - first.x), Math.abs(one.y - first.y)) > CLUSTER,
	);
	// If the label has moved, the position on the page is no evidence. If no other word of the page is like a word of the
	// label, neither are words of other lines, which stay or move as those lines do.
	const labels = nearby.reduce((sum, one) => sum + (isName(one) ? weightOf(one) : 0), 0);
	const elsewhere = all - (page < 0 ? 0 : ofPage);
	const aroundOf = ({ isAlone }: typeof first) => (isAlone ? labels / WITH_LABEL : elsewhere);
	const of = first.isAlone ? Math.min(all, aroundOf(first)) : all;
	return [{ ...first, of }, ...(moved ? [{ ...moved, of: aroundOf(moved) }] : [])].map(
		({ x, y: at, weight, of: most }) => ({ x, y: at, support: weight / Math.max(weight, most) }),
	);
}

/** The weight of a word near a value, by its distance. */
function weightOf([hash, right, down]: Nearby): number {
	const across = Math.abs(down) <= SAME_LINE ? Math.abs(right) / 4 : Math.abs(right);
	return (isLabel([hash, right, down]) ? LABEL : 1) / (1 + (across + 2 * Math.abs(down)) / 150);
}

/**
 * Whether a candidate is in the line of another label, as when a missing line moves the lines below it up: the value's
 * own label is not in the line, and a word is that the lesson knows from another line.
 */
function isInOtherLine(
	{ box, segment }: Candidate,
	{ map, place, lesson, alignment }: Pick<Expected, 'map' | 'place' | 'lesson' | 'alignment'>,
): boolean {
	const labels = new Set(place.nearby.filter(isLabel).map(([hash]) => hash));
	if (labels.size === 0 || map.page.index !== 0 || place.page !== 0) return false;
	// A tick box and its answer have no segment of their own.
	const line = place.tick || place.choice ? box : segment.box;
	const [x, y] = [scale(map.page, box.x0), scale(map.page, middleY(line))];
	const left = map.words.filter((word) => Math.abs(word.y - y) <= SAME_LINE && word.x < x);
	if (left.some(({ hash }) => labels.has(hash))) return false;
	const { scale: size, dx } = alignment;
	return [...lesson.anchors, ...lesson.filled].some(
		([hash, at, down]) =>
			Math.abs(down - place.y) > 2 * SAME_LINE &&
			left.some((word) => word.hash === hash && Math.abs(size * at + dx - word.x) <= CLUSTER),
	);
}

/** Whether a word is left of the value, in its line. */
function isLabel(word: Nearby | undefined): boolean {
	return word !== undefined && Math.abs(word[2]) <= SAME_LINE && word[1] > 0;
}

/** Whether a word is above the beginning of the value. */
function isLabelAbove(word: Nearby | undefined): boolean {
	if (!word) return false;
	return word[2] > SAME_LINE && word[2] <= LABEL_ABOVE && Math.abs(word[1]) <= LABEL_ASIDE;
}

/** Reads the value that begins or ends at a point of a page. */
function readAt(document: Document, field: Field, expected: Expected): Again | undefined {
	if (expected.place.tick) return readTick(expected);
	if (expected.place.choice) return readChoice(expected);
	if (expected.place.marked) return readMarked(document, field, expected);
	if (expected.place.pieces) return readBoxed(document, field, expected);
	const family = FAMILY_OF[field.kind];
	const isFound = isParsed(field.kind) || field.definition.type === 'number';
	if (family && isFound && !expected.place.plain)
		return negate(
			readGrouped(document, field, expected) ??
				pickCandidate(document, document.fact(openCandidates)(family), expected),
			expected.place,
		);
	const text = readTextAt(document, field, expected);
	return family === 'id' || family === 'vat'
		? readNumber(document, { family, text }, expected)
		: text;
}

/** Reads a number, which is recognised by its form: the limits of the text around it do not matter. */
function readNumber(
	document: Document,
	{ family, text }: { family: Candidate['family']; text: Again | undefined },
	expected: Expected,
): Again | undefined {
	const { length = 0 } = expected.place;
	const numbers = document
		.fact(openCandidates)(family)
		.filter(({ segment, from }) => !isCutOff(segment, from, expected));
	const alike = length === 0 ? numbers : numbers.filter((one) => isAsLong(one, length));
	const number = pickCandidate(document, alike, expected);
	const own = text && (length === 0 || isAsLong(text.candidate, length)) ? text : undefined;
	if (number && own && isCutShort(number.candidate, own.candidate, expected.place)) return own;
	return number && number.support >= (own?.support ?? 0) ? number : own;
}

/** Whether a number lacks words that were taught as part of it, as in "Form UA-32". */
function isCutShort(number: Candidate, text: Candidate, { words }: Place): boolean {
	return number.to - number.from < words && text.to - text.from === words;
}

function negate(again: Again | undefined, { negated }: Place): Again | undefined {
	if (!again || !negated || typeof again.candidate.value !== 'number') return again;
	return { ...again, candidate: { ...again.candidate, value: -again.candidate.value } };
}

function isAsLong({ raw }: Candidate, taught: number): boolean {
	const { length } = tighten(raw);
	return length <= SAME_LENGTH * taught && taught <= SAME_LENGTH * length;
}

/** Whether the box at a point is ticked. */
function readTick({ map: { page }, point }: Expected): Again | undefined {
	const segment = page.lines[0]?.segments[0];
	if (!segment) return undefined;
	const [nearest] = findTicks(page)
		.map((tick) => ({
			tick,
			far: Math.max(
				Math.abs(scale(page, tick.box.x0) - point.x),
				Math.abs(scale(page, middleY(tick.box)) - point.y),
			),
		}))
		.filter(({ far }) => far <= TICK_FAR)
		.sort((a, b) => a.far - b.far);
	if (!nearest) return undefined;
	const { isTicked, box } = nearest.tick;
	return {
		candidate: textCandidate({
			value: String(isTicked),
			raw: isTicked ? '☑' : '☐',
			segment: { ...segment, page: page.index },
			from: 0,
			to: 0,
			box,
		}),
		support: point.support,
	};
}

function pickCandidate(
	document: Document,
	candidates: readonly Candidate[],
	expected: Expected,
): Again | undefined {
	const {
		map: { page },
		place,
		point,
		alignment,
	} = expected;
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
		const named = leadOf(document, candidate, expected);
		const isFreeHere = () =>
			isFree(candidate.segment, { ...expected, across, ends: place.ends || isAlone(candidate) });
		const isThere = down <= DOWN && (across <= ACROSS || named > 0 || isFreeHere());
		if (!isThere && named < NAMED) continue;
		const far = Math.min(FAR, across / ACROSS + down) - Math.min(2, named);
		if (!best || far < best.far) best = { candidate, far };
	}
	if (!best) return undefined;
	return {
		candidate: best.candidate,
		support: Math.max(point.support, MIN_SUPPORT) * nearness(best.far),
	};
}

/** Whether a text is an amount with its currency, which documents of one make print as a sign or as letters. */
function isAlone({ segment: { words }, from, to }: Candidate): boolean {
	const others = [...words.slice(0, from), ...words.slice(to)];
	return others.length > 0 && others.every(({ text }) => findCurrency(text) !== undefined);
}

/** The number of taught words before a value that identify it anywhere on the page. */
const NAMED = 2;
/** Maximum distance that counts for a value recognised by the words before it. */
const FAR = 3;

function leadOf(
	document: Document,
	{ segment, from }: Candidate,
	{ map: { page }, place: { lead }, point }: Expected,
): number {
	if (!lead || lead.length === 0) return 0;
	const { flow, index } = placeInFlow(document, segment, from);
	const afterLabel = skipCurrency(flow, index);
	const counts = [index, afterLabel].map((at) =>
		countNearestLead(document, page, { flow, index: at }, { lead, point }),
	);
	return maxOf(counts);
}
