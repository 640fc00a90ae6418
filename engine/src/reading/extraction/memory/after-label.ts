import type { Word } from '../../../model/document.ts';
import { middleY, sharedHeight } from '../../../model/geometry.ts';
import type { PageLayout, Segment } from '../../../model/layout.ts';
import { minOf } from '../../../model/extremes.ts';
import type { Lesson, Nearby, Place } from '../../../model/memory.ts';
import { hashWord } from './hash-words.ts';
import { isPrint } from './is-print.ts';
import { scale } from './map-page.ts';
import type { PageMap } from './map-page.ts';
import type { Expected, TaughtPoint } from './read-text-at.ts';
import { tighten } from './locate-value.ts';

/** Words within this vertical distance are in the line of a value, in thousandths of the width. */
const SAME_LINE = 6;
/** Maximum distance between the beginnings of two words of a label, in thousandths of the width. */
const MAX_STEP = 110;
/** Maximum number of words that identify a label. */
const MAX_WORDS = 3;
/** Maximum gap between a label and its value, in letter heights. */
const MAX_GAP = 16;
const SUPPORT = 0.7;
/** A word that is printed more often does not end a label. */
const MAX_ENDS = 12;

/**
 * Where a value begins that follows its label at another distance than taught: documents of one make may print it after
 * a colon, or in a column beside the label. Undefined if the page has the label several times or nothing follows it.
 */
export function findAfterLabel({
	map,
	place,
	lesson,
	alignment,
}: Omit<Expected, 'point'>): { point: TaughtPoint; place: Place } | undefined {
	const label = labelOf(place);
	if (label.length === 0 || place.before !== undefined || !place.ends) return undefined;
	const { page, byHash } = map;
	// Words of its block, or another value between the two, locate the value better. Values above it are not there.
	const isInBlock = (place.lead ?? []).some((hash) => byHash.has(hash));
	if (isInBlock || hasValueBetween(place, lesson)) return undefined;
	const ends = listEnds(map, label);
	const [end] = ends;
	if (!end || ends.length > 1) return undefined;
	const next = nextText(page, end);
	if (!next) return undefined;
	if (isPrint([next.word], page, { lesson, alignment }, true)) return undefined;
	const x = scale(page, next.word.box.x0);
	const y = scale(page, middleY(next.segment.box));
	return { point: { x, y, support: SUPPORT }, place: { ...place, before: label[0] } };
}

/** The hashes of the words of a label left of a value, nearest first. */
function labelOf({ nearby }: Place): number[] {
	const inLine = nearby
		.filter(([, right, down]: Nearby) => Math.abs(down) <= SAME_LINE && right > 0)
		.toSorted(([, one], [, other]) => one - other)
		.slice(0, MAX_WORDS);
	const end = inLine.findIndex(([, right], i) => right - (inLine[i - 1]?.[1] ?? right) > MAX_STEP);
	return inLine.slice(0, end < 0 ? undefined : end).map(([hash]) => hash);
}

/** Whether another taught value is between the nearest word in the line of a value and the value. */
function hasValueBetween(place: Place, { fields }: Pick<Lesson, 'fields'>): boolean {
	const distances = place.nearby.flatMap(([, right, down]) =>
		Math.abs(down) <= SAME_LINE && right > 0 ? [right] : [],
	);
	const from = place.x0 - minOf(distances);
	return fields.some(({ places }) =>
		places.some(
			(one) =>
				'x0' in one &&
				one.page === place.page &&
				Math.abs(one.y - place.y) <= SAME_LINE &&
				one.x0 > from &&
				one.x0 < place.x0,
		),
	);
}

type At = { segment: Segment; at: number };

/** The last words of a label, wherever a page has it. */
function listEnds({ page, byHash }: PageMap, label: readonly number[]): At[] {
	const [last] = label;
	const ends = last === undefined ? [] : (byHash.get(last) ?? []);
	if (ends.length === 0 || ends.length > MAX_ENDS) return [];
	const boxes = new Set(ends.map(({ box }) => box));
	return page.lines.flatMap(({ segments }) =>
		segments.flatMap((segment) =>
			segment.words.flatMap(({ box }, at) => {
				if (!boxes.has(box)) return [];
				const hashed = segment.words.slice(0, at + 1).flatMap(({ text }) => hashWord(text) ?? []);
				const isHere = label.every((hash, back) => hashed.at(-1 - back) === hash);
				return isHere ? [{ segment, at }] : [];
			}),
		),
	);
}

/** The first word after a label that is not a mark: in its text, or in the next text of its line. */
function nextText(
	page: PageLayout,
	{ segment, at }: At,
): { segment: Segment; word: Word } | undefined {
	const rest = segment.words.slice(at + 1);
	const word = rest.find(({ text }) => tighten(text) !== '');
	if (word) return { segment, word };
	const gap = MAX_GAP * segment.size;
	const [next] = page.lines
		.flatMap(({ segments }) => segments)
		.filter((one) => one.box.x0 >= segment.box.x1 && sharedHeight(one.box, segment.box) > 0.5)
		.toSorted((one, other) => one.box.x0 - other.box.x0);
	const [first] = next?.words ?? [];
	return next && first && next.box.x0 - segment.box.x1 <= gap
		? { segment: next, word: first }
		: undefined;
}
