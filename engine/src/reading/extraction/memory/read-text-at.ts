import { boxAround, middleY, textOf } from '../../../model/geometry.ts';
import type { Segment } from '../../../model/layout.ts';
import type { Place } from '../../../model/memory.ts';
import type { Document } from '../document.ts';
import { textCandidate, trimEdges } from '../labelled/candidate.ts';
import type { Candidate } from '../labelled/candidate.ts';
import type { Field } from '../request/read-fields.ts';
import { findCurrency } from '../values/currencies.ts';
import { parseValue } from '../values/parse-value.ts';
import type { KnownLesson } from './align-lesson.ts';
import { hashWord } from './hash-words.ts';
import { isPrint } from './is-print.ts';
import { listBelow, tighten } from './locate-value.ts';
import { scale } from './map-page.ts';
import type { PageMap } from './map-page.ts';
import { countNearestLead, isTrail, listFlows } from './word-flow.ts';
import type { WordFlow, FlowWord } from './word-flow.ts';

export type Again = { candidate: Candidate; support: number };
export type TaughtPoint = { x: number; y: number; support: number };
export type Expected = KnownLesson & { map: PageMap; place: Place; point: TaughtPoint };

/** Maximum horizontal distance of a value from its expected place, in thousandths of the width. */
export const ACROSS = 22;
/** Maximum vertical distance, in letter heights. */
export const DOWN = 0.7;
/** Maximum length of a text, as a multiple of the taught length. */
const LONGER = 3;
/** The number of taught words before a value that identify it anywhere on the page. */
const NAMED = 2;
/** What each taught word before a value is worth, in units of distance from the place. */
const PER_LEAD = 0.6;
const TRAIL = 0.5;
const UNNAMED = 1;
/** The distance that counts for a value recognised only by the words around it. */
const AWAY = 1.5;

/** Factor on the support for a place, by the distance of the value from it. */
export function nearness(far: number): number {
	return Math.max(0.4, Math.min(1, 1.1 - 0.3 * far));
}

/** Reads the text that begins or ends at a point of a page, or that is between the taught words. */
export function readTextAt(
	document: Document,
	field: Field,
	expected: Expected,
): Again | undefined {
	const { map, place, point, lesson, alignment } = expected;
	const { page } = map;
	const start = findStart(document, expected);
	if (!start) return undefined;
	const words = takeWords(start, expected);
	const [first, last] = [words[0], words.at(-1)];
	if (!first || !last) return undefined;
	const { segment, at: from } = first;
	const endsHere = last.segment === segment && last.at === segment.words.length - 1;
	const more = endsHere ? listMore(document, { segment, from }, expected) : [];
	const texts = [textOf(words.map(({ word }) => word)), ...more.map(({ text }) => text)];
	const raw = trimMarks(texts.join(field.kind === 'address' ? ', ' : ' '), place);
	const value = parseValue(raw.replace(/,,+/g, ','), place.plain ? 'text' : field.kind, document);
	if (value === undefined || typeof value === 'boolean' || tighten(raw) === '') return undefined;
	const all = [...words.map(({ word }) => word), ...more.flatMap((one) => one.words)];
	if (isPrint(all, page, { lesson, alignment })) return undefined;
	if (words.length > LONGER * place.words + 2) return undefined;
	// Between its taught words, a value of another form is a value too.
	if (!start.isBetween && isOtherForm(raw, place, document)) return undefined;
	const candidate = textCandidate({
		value,
		raw,
		segment,
		from,
		to: last.segment === segment ? last.at + 1 : segment.words.length,
		box: boxAround([...words.map(({ word }) => word), ...more]),
	});
	return { candidate, support: Math.max(point.support, start.least) * nearness(start.far) };
}

/** The further lines of a value: at most as many as taught, up to the next printed one. */
function listMore(
	document: Document,
	{ segment, from }: { segment: Segment; from: number },
	{ map: { page }, place, lesson, alignment }: Expected,
): Segment[] {
	const below = listBelow(document, segment, from).slice(0, place.more);
	const end = below.findIndex(({ words }) => isPrint(words, page, { lesson, alignment }));
	return end < 0 ? below : below.slice(0, end);
}

/** Whether a text without digits stands where a number was taught, or a date or an amount where words were. */
function isOtherForm(raw: string, { digits }: Place, document: Document): boolean {
	const count = raw.replace(/\D/g, '').length;
	if (digits) return count === 0;
	if (count <= MOST * tighten(raw).length) return false;
	return isAmount(raw) || parseValue(raw, 'date', document) !== undefined;
}

const MOST = 0.5;

/** Whether a text is a number with a currency, a percent sign, or a mark between its digits, and no other word. */
function isAmount(text: string): boolean {
	const words = text.split(/\s+/u);
	const others = words.filter((one) => findCurrency(one) === undefined);
	if (/\p{L}/u.test(others.join(''))) return false;
	return others.length < words.length || /[\p{Sc}%]|\d[.,:]\d/u.test(text);
}

/** Removes marks around a value that the taught value did not have. */
function trimMarks(text: string, { stop }: Place): string {
	const whole = trimEdges(text);
	return stop && whole.endsWith(stop.mark) ? whole.slice(0, -stop.mark.length) : whole;
}

type Start = {
	flow: WordFlow;
	index: number;
	far: number;
	least: number;
	/** Taught words are directly before and after it. */
	isBetween: boolean;
};

/** Finds where a value begins: at its place (aligned left, right or centred), or after its taught words. */
function findStart(document: Document, expected: Expected): Start | undefined {
	const { map, place, point } = expected;
	const [named] = place.lead ?? [];
	let best: Start | undefined;
	for (const flow of document.fact(listFlows).get(map.page.index) ?? []) {
		for (const [index, word] of flow.words.entries()) {
			// Most words are neither in the line of the place nor after the taught words, and are skipped early.
			const isAfter = named !== undefined && flow.words[index - 1]?.hash === named;
			const { box, size } = word.segment;
			const isFar = Math.abs(scale(map.page, middleY(box)) - point.y) > scale(map.page, size) + 1;
			if (isFar && !isAfter) continue;
			const start = judgeStart(document, { flow, index }, word, expected);
			if (start && (!best || start.far < best.far)) best = start;
		}
	}
	return best;
}

/** Judges whether a value may begin at a word: at its place, or after its taught words. */
function judgeStart(
	document: Document,
	at: Pick<Start, 'flow' | 'index'>,
	word: FlowWord,
	expected: Expected,
): Start | undefined {
	const { place, map, point } = expected;
	const hasNoTrail = (place.trail ?? []).length === 0;
	const isWithin = isWithinText(place);
	const named = countNearestLead(document, map.page, at, { lead: place.lead, point });
	const { across, down } = measureDistance(word, expected);
	const isInLine = down <= DOWN + 0.2;
	if (!isInLine && named < NAMED) return undefined;
	if (named === 0 && isCutOff(word.segment, word.at, expected)) return undefined;
	const isThere = isInLine && (named > 0 || isAtPlace(word, across, expected));
	const isEnded = (named > 0 || isWithin) && findTrail(at, place) !== undefined;
	// Within a sentence, a place without any of its taught words holds something else.
	if (isWithin && named === 0 && !isEnded) return undefined;
	// Away from its place, a value is recognised by the words on both sides, or by three words before it.
	const isNamed = named > NAMED || (named === NAMED && (isEnded || hasNoTrail));
	if (!isThere && !isNamed) return undefined;
	const credit = creditOf(place, { named, isEnded });
	const isBetween = named > 0 && isEnded;
	if (!isThere) return { ...at, far: AWAY - credit, least: NAMED_SUPPORT, isBetween };
	return { ...at, far: Math.min(AWAY, across / ACROSS + down) - credit, least: 0, isBetween };
}

/** Whether the taught value was between words of one text. */
function isWithinText({ before, ends, trail = [] }: Place): boolean {
	return before !== undefined && !ends && trail.length > 0;
}

function isAtPlace({ segment, at }: FlowWord, across: number, expected: Expected): boolean {
	return across <= ACROSS || (at === 0 && isFree(segment, { ...expected, across }));
}

/**
 * How far the words around a start support it. A value taught directly after its label is expected after it here too.
 */
function creditOf(
	{ before }: Place,
	{ named, isEnded }: { named: number; isEnded: boolean },
): number {
	const unnamed = before !== undefined && named === 0 ? UNNAMED : 0;
	return PER_LEAD * named + (isEnded ? TRAIL : 0) - unnamed;
}

/** Whether a text would be cut in two: the taught value began its text, and the words before this one are not print. */
export function isCutOff(
	{ words }: Segment,
	at: number,
	{ place, map, lesson, alignment }: Expected,
): boolean {
	if (at === 0 || place.before !== undefined) return false;
	const known = { lesson, alignment };
	const last = words.slice(at - 1, at).filter(({ text }) => isName(text));
	if (last.length > 0 && !isPrint(last, map.page, known, true)) return true;
	return !isPrint(words.slice(0, at), map.page, known, true);
}

/** Whether a word may be print: no number, mark or currency. */
function isName(text: string): boolean {
	return hashWord(text) !== undefined && findCurrency(text) === undefined;
}

/**
 * Whether a text beside a place was filled in there, because people do not begin to write at the same point. It is
 * alone between the words of the form, and no other taught place is as near.
 */
export function isFree(
	segment: Segment,
	{
		place,
		map,
		point,
		lesson,
		alignment,
		across,
		ends = place.ends,
	}: Expected & { across: number; ends?: boolean },
): boolean {
	if (across > MAX_ASIDE || place.before !== undefined || !ends) return false;
	if (point.support < MIN_ASIDE_SUPPORT) return false;
	const { page } = map;
	const known = { lesson, alignment };
	if (isPrint(segment.words, page, known, true)) return false;
	const [x, at] = [scale(page, segment.box.x0), Math.min(point.x, scale(page, segment.box.x0))];
	const between = page.lines[segment.line]?.segments.some((one) => {
		const left = scale(page, one.box.x0);
		return one !== segment && left >= at - 1 && left <= Math.max(x, point.x);
	});
	if (between) return false;
	const { scale: size, dx } = alignment;
	return !lesson.fields.some(({ places }) =>
		places.some(
			(other) =>
				'x0' in other &&
				other !== place &&
				other.page === place.page &&
				Math.abs(other.y - place.y) <= SAME_ROW &&
				Math.abs(size * other.x0 + dx - x) <= across,
		),
	);
}

/** Maximum distance of such a text from its place, in thousandths of the width. */
const MAX_ASIDE = 80;
const MIN_ASIDE_SUPPORT = 0.5;
/** Maximum vertical distance between places of one line. */
const SAME_ROW = 6;

/**
 * The distance of a word from where the value should begin: `down` in letter heights, `across` in thousandths of the
 * width. A value that fills its segment may be aligned left, right or centred.
 */
function measureDistance(
	{ word, segment, at }: FlowWord,
	{ map: { page }, place, point, alignment }: Expected,
): { across: number; down: number } {
	const tall = Math.max(1, scale(page, segment.size));
	const down = Math.abs(scale(page, middleY(segment.box)) - point.y) / tall;
	const left = scale(page, word.box.x0) - point.x;
	const isWhole = at === 0 && place.ends && place.before === undefined;
	if (!isWhole) return { across: Math.abs(left), down };
	const width = alignment.scale * (place.x1 - place.x0);
	const right = scale(page, segment.box.x1) - point.x - width;
	const across = Math.min(Math.abs(left), Math.abs(right), Math.abs((left + right) / 2));
	return { across, down };
}

/** Minimum support of a value recognised by the words around it. */
const NAMED_SUPPORT = 0.6;

/**
 * The number of words before the print that ends a line. A single printed word of another line may be a word of the
 * value, except in running text.
 */
function endOfText(words: readonly FlowWord[], expected: Expected): number {
	const { map, place, lesson, alignment } = expected;
	const isPrinted = (one: FlowWord | undefined, isCut: boolean) =>
		one !== undefined && isPrint([one.word], map.page, { lesson, alignment }, isCut);
	let end = words.length;
	while (end > Math.max(1, place.words) && isPrinted(words[end - 1], true)) end -= 1;
	if (words.length - end !== 1 || !place.ends) return end;
	const last = words[end];
	const isOfLine = lesson.anchors.some(
		([hash, , y]) => hash === last?.hash && Math.abs(y - place.y) <= SAME_ROW,
	);
	return isPrinted(last, isOfLine) ? end : words.length;
}

/** The words of a value: up to the taught words or mark after it, to the end of its line, or as many as were taught. */
function takeWords({ flow, index }: Pick<Start, 'flow' | 'index'>, expected: Expected): FlowWord[] {
	const { place } = expected;
	const after = flow.words.slice(index, index + LONGER * place.words + 3);
	const [first] = after;
	if (!first) return [];
	const inLine = after.filter(({ segment }) => segment === first.segment);
	const end = findEnd({ flow, index }, after, place);
	if (end !== undefined) return after.slice(0, end);
	const known = place.ends
		? countOwn(
				inLine.map(({ word }) => word),
				place.words,
			)
		: countBefore(inLine, place);
	const to = place.ends && isNumberBeforeText(inLine, place) ? 1 : Math.min(known, inLine.length);
	// A text longer than taught ends before the next label, which is printed on all documents of the make.
	return inLine.slice(0, endOfText(inLine.slice(0, to), expected));
}

/** Whether a number, as it was taught alone in its text, is followed by words here: these are another value. */
function isNumberBeforeText(
	[first, ...others]: readonly FlowWord[],
	{ words, digits }: Place,
): boolean {
	if (words !== 1 || !digits || !first || others.length === 0) return false;
	const isNumber = /^[\p{N}.,:/–-]+$/u.test(first.word.text);
	return isNumber && others.every(({ word }) => !/\p{N}/u.test(word.text));
}

/** The number of words of a value before the taught words that follow it. */
function findTrail(
	{ flow, index }: Pick<Start, 'flow' | 'index'>,
	place: Place,
): number | undefined {
	const { trail = [], words, ends } = place;
	if (trail.length === 0) return undefined;
	// After the end of a line anything may follow, so one word proves nothing there.
	const least = ends ? 2 : 1;
	if (trail.length >= least)
		for (let count = 1; count <= LONGER * words + 2; count += 1)
			if (isTrail(flow, index + count, trail)) return count;
	if (ends) return undefined;
	for (let count = 1; count <= words + 2; count += 1)
		if (isTrail(flow, index + count, trail.slice(0, 1))) return count;
	return undefined;
}

/** The number of words of a value before the taught words or mark after it. */
function findEnd(
	start: Pick<Start, 'flow' | 'index'>,
	after: readonly FlowWord[],
	place: Place,
): number | undefined {
	const [trail, stop] = [findTrail(start, place), findStop(after, place)];
	// Something else may stand between the mark after a value and the words that followed it.
	const isStopped = stop !== undefined && place.stop?.inside === 0;
	return isStopped && trail !== undefined ? Math.min(stop, trail) : (trail ?? stop);
}

/** The number of words of a value that ends at a taught mark. */
function findStop(words: readonly FlowWord[], { stop }: Place): number | undefined {
	if (!stop) return undefined;
	let left = stop.inside;
	for (const [i, { word }] of words.entries()) {
		if (!word.text.endsWith(stop.mark) || (i === 0 && word.text === stop.mark)) continue;
		// A separate mark is not part of the value.
		if (left === 0) return word.text === stop.mark ? i : i + 1;
		left -= 1;
	}
	return undefined;
}

/** The number of words of a value before other text: up to the taught next word, or as many as were taught. */
function countBefore(words: readonly FlowWord[], { after, words: taught }: Place): number {
	const end = words.findIndex(({ hash }, i) => i > 0 && hash === after);
	return end < 0 ? taught : end;
}

/**
 * The number of words of a text. If it is much longer than taught and has a separate mark, the text after the mark is
 * something else. A comma after a word may be part of the value.
 */
function countOwn(words: readonly { text: string }[], taught: number): number {
	if (words.length <= taught + 1) return words.length;
	const mark = words.findIndex(({ text }, i) => i > 0 && MARK.test(text));
	return mark < 0 ? words.length : mark;
}

const MARK = /^[-–—|·•;,/]+$/u;
