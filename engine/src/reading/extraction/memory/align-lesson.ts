import type { Anchor, Lesson } from '../../../model/memory.ts';
import type { Document, Fact } from '../document.ts';
import { findKnownTables } from './known-tables.ts';
import type { KnownTables } from './known-tables.ts';
import { compareType, scaleOf, shareSet } from './compare-type.ts';
import type { Pair } from './compare-type.ts';
import { isScanned } from './locate-value.ts';
import { mapPages } from './map-page.ts';
import type { MappedWord, PageMap } from './map-page.ts';
import { pairColumns } from './pair-columns.ts';
import { medianOf } from '../../../model/median.ts';

/**
 * The transformation from the first page of a lesson to that of a document, and the similarity of the two, from 0 to
 * 1.
 */
export type Alignment = Fit & {
	likeness: number;
	/** The share of shared words at their places. */
	placed: number;
	/** The document was recognised by so little that its lists are read as without the lesson. */
	isLoose?: true;
};
type Fit = { scale: number; dx: number; dy: number };

/** Maximum distance of a word from its expected position, in thousandths of the width. */
const TOLERANCE = 14;
/** Weight of a shared word at another position. */
const ELSEWHERE = 0.35;
const MIN_PLACED = 4;
/**
 * Minimum number of these that are print: values of one customer may be at the same positions on documents of any
 * make.
 */
const MIN_PRINT = 2;
/** Below this similarity, a document is of another make. */
const SAME_MAKE = 0.5;
/**
 * Vendors that use the same program have different letters, but the same words at the same positions. Of the words
 * that both documents have, this number and this share must be at their positions.
 */
const MIN_STAYED = 12;
const SHARE_STAYED = 0.6;
/** The same for documents with few words, such as receipts. */
const MIN_STAYED_OF_FEW = 8;
const SHARE_STAYED_OF_FEW = 0.7;
/**
 * If so small a share of a lesson's print is at its places, the likeness is that of values. The documents are then of
 * one make only if at least a half of the shared words are as wide, that is, set in the same type.
 */
const FEW_PRINT = 0.15;
const MIN_SAME_WIDTH = 0.5;
/** The same if so small shares of a lesson's print are at their places and anywhere on the page. */
const [LITTLE_PRINT, LITTLE_SHARED] = [0.2, 0.35];
const MIN_MOVED = 3;
/** The distances between so many words tell the scale. */
const MAX_COMPARED = 40;
/** Limits of the scale between two scans of a page. */
const [MIN_SCALE, MAX_SCALE] = [0.6, 1.6];
/** Maximum difference between the scale of distances and the scale of letters, as a share. */
const SAME_SCALE = 0.1;

/** A lesson of the document's make, its alignment with the document, and the extents of its tables there. */
export type KnownLesson = { lesson: Lesson; alignment: Alignment; tables: KnownTables };

/** The lessons of this document's make, newest first. */
export const knownLessons: Fact<KnownLesson[]> = (document) =>
	document.lessons.flatMap((lesson) => {
		const alignment = alignLesson(document, lesson);
		return alignment ? [{ lesson, alignment, tables: findKnownTables(document, lesson) }] : [];
	});

/** Aligns a lesson with a document; undefined if the document is of another make. */
function alignLesson(document: Document, lesson: Lesson): Alignment | undefined {
	const [first] = document.fact(mapPages);
	return (
		first && (alignPlaces(first, lesson) ?? alignColumns(first, lesson) ?? alignType(first, lesson))
	);
}

/** Aligns a lesson with a page whose words are at the taught positions. */
function alignPlaces(first: PageMap, lesson: Lesson): Alignment | undefined {
	const compared = compareMake(first, lesson);
	if (!compared) return undefined;
	const { fitted, present, print, stayed, likeness, isOfValues } = compared;
	if (isOfValues) return undefined;
	const isSame =
		likeness >= SAME_MAKE || (stayed >= MIN_STAYED && stayed >= SHARE_STAYED * present);
	const isLoose =
		!isSame &&
		print >= MIN_PLACED &&
		stayed >= MIN_STAYED_OF_FEW &&
		stayed >= SHARE_STAYED_OF_FEW * present;
	if (!isSame && !isLoose) return undefined;
	const clipped = Math.min(1, Math.max(SAME_MAKE, likeness));
	return { ...fitted, likeness: clipped, placed: 1, ...(isLoose && { isLoose }) };
}

/** Aligns a lesson with a page whose labels are set as taught and have moved up or down. */
function alignColumns(first: PageMap, lesson: Lesson): Alignment | undefined {
	const pairs = pairColumns(first, lesson.anchors);
	if (!pairs) return undefined;
	const dy = medianOf(pairs.map(({ anchor, word }) => word.y - anchor[2]));
	const fitted = { scale: 1, dx: 0, dy };
	return { ...fitted, likeness: SAME_MAKE, placed: sharePlaced(pairs, fitted) };
}

/** The share of pairs of words that are near their places. */
function sharePlaced(pairs: readonly Pair[], fitted: Fit): number {
	const placed = pairs.filter(({ anchor: [, x, y], word }) => isNear(word, x, y, fitted));
	return placed.length / pairs.length;
}

/**
 * Aligns a lesson with a page whose text has reflowed: the same type and the same order of words, at other positions.
 */
function alignType(first: PageMap, lesson: Lesson): Alignment | undefined {
	const compared = compareType(first, lesson.anchors);
	if (!compared) return undefined;
	const { pairs, likeness, scale, isReordered } = compared;
	const dx = medianOf(pairs.map(({ anchor, word }) => word.x - scale * anchor[1]));
	const dy = medianOf(pairs.map(({ anchor, word }) => word.y - scale * anchor[2]));
	const fitted = { scale, dx, dy };
	const placed = sharePlaced(pairs, fitted);
	return { ...fitted, likeness, placed, ...(isReordered && { isLoose: true as const }) };
}

/** Counts the words of a lesson that a page has, and those at the taught positions. */
function compareMake(first: PageMap, lesson: Lesson) {
	const anchors = [...lesson.anchors, ...lesson.filled];
	const present = anchors.filter(([hash]) => first.byHash.has(hash));
	const pairs = present.flatMap((anchor): Pair[] => {
		const words = first.byHash.get(anchor[0]) ?? [];
		const [word] = words;
		return word && words.length <= 2 ? [{ anchor, word }] : [];
	});
	if (pairs.length < MIN_PLACED) return undefined;
	const fitted = fitPairs(pairs);
	if (!fitted) return undefined;
	const placed = present.filter(([hash, x, y]) =>
		first.byHash.get(hash)?.some((word) => isNear(word, x, y, fitted)),
	);
	const print = placed.filter((anchor) => !lesson.filled.includes(anchor));
	if (placed.length < MIN_PLACED || print.length < MIN_PRINT) return undefined;
	const rest = present.filter((anchor) => !placed.includes(anchor));
	const stayed = placed.length + countMoved(first, rest, fitted);
	const known = stayed + ELSEWHERE * (present.length - stayed);
	// Values differ from document to document, so equal values are evidence for the make, and others are not against
	// it.
	const most = Math.max(1, Math.min(lesson.anchors.length, first.byHash.size));
	const shared = lesson.anchors.filter(([hash]) => first.byHash.has(hash)).length;
	const isOfValues =
		!isScanned(first.page) &&
		((print.length < FEW_PRINT * most && shareSet(pairs) < MIN_SAME_WIDTH) ||
			(print.length < LITTLE_PRINT * most && shared < LITTLE_SHARED * most));
	return {
		fitted,
		present: present.length,
		print: print.length,
		stayed,
		likeness: known / most,
		isOfValues,
	};
}

/**
 * Counts words that moved vertically together: text below rows moves when the number of rows changes, and keeps its
 * columns.
 */
function countMoved(
	{ byHash }: PageMap,
	anchors: readonly Anchor[],
	{ scale, dx, dy }: Fit,
): number {
	const shifts = anchors
		.flatMap(([hash, x, y]) => {
			const inColumn = (byHash.get(hash) ?? []).filter(
				(word) => Math.abs(word.x - scale * x - dx) <= TOLERANCE,
			);
			return inColumn.length === 1 ? inColumn.map((word) => word.y - scale * y - dy) : [];
		})
		.sort((a, b) => a - b);
	let moved = 0;
	for (let from = 0; from < shifts.length;) {
		const to = shifts.findIndex((shift) => shift > (shifts[from] ?? 0) + TOLERANCE);
		const together = (to < 0 ? shifts.length : to) - from;
		if (together >= MIN_MOVED) moved += together;
		from += together;
	}
	return moved;
}

function isNear(
	word: Pick<MappedWord, 'x' | 'y'>,
	x: number,
	y: number,
	{ scale, dx, dy }: Fit,
): boolean {
	return (
		Math.abs(word.x - scale * x - dx) <= TOLERANCE && Math.abs(word.y - scale * y - dy) <= TOLERANCE
	);
}

/** The scale and shift on which most pairs of words agree. Words that moved are outliers. */
function fitPairs(pairs: readonly Pair[]): Fit | undefined {
	let best: { count: number; fitted: Fit } | undefined;
	const type = scaleOf(pairs);
	// If the columns of a wider page have moved apart, distances have no common scale, but letters have.
	const ofLetters = Math.abs(type - 1) > SAME_SCALE ? [type] : [];
	for (const scale of new Set([1, findScale(pairs), ...ofLetters])) {
		if (scale < MIN_SCALE || scale > MAX_SCALE) continue;
		// Columns that moved apart look like a larger page, but their letters are not larger.
		if (scale !== 1 && Math.abs(scale / type - 1) > SAME_SCALE) continue;
		const shifts = pairs.map(({ anchor, word }) => ({
			dx: word.x - scale * anchor[1],
			dy: word.y - scale * anchor[2],
		}));
		const inColumn = densest(shifts, ({ dx }) => dx);
		const placed = densest(inColumn, ({ dy }) => dy);
		if (best && placed.length <= best.count) continue;
		const dx = medianOf(placed.map((one) => one.dx));
		const dy = medianOf(placed.map((one) => one.dy));
		best = { count: placed.length, fitted: { scale, dx, dy } };
	}
	return best?.fitted;
}

/** The largest group whose values differ by at most twice the tolerance. */
function densest<T>(all: readonly T[], of: (one: T) => number): T[] {
	const sorted = all.toSorted((a, b) => of(a) - of(b));
	let [from, best, length] = [0, 0, 0];
	for (let to = 0; to < sorted.length; to += 1) {
		const last = sorted[to];
		for (;;) {
			const first = sorted[from];
			if (!first || !last || of(last) - of(first) <= 2 * TOLERANCE) break;
			from += 1;
		}
		if (to + 1 - from > length) [best, length] = [from, to + 1 - from];
	}
	return sorted.slice(best, best + length);
}

/** The median ratio of the distances between words. */
function findScale(pairs: readonly Pair[]): number {
	const scales: number[] = [];
	const step = Math.max(1, Math.ceil(pairs.length / MAX_COMPARED));
	for (let i = 0; i < pairs.length; i += step) {
		for (let j = i + 1; j < pairs.length; j += step) {
			const [one, other] = [pairs[i], pairs[j]];
			if (!one || !other) continue;
			const before = Math.hypot(one.anchor[1] - other.anchor[1], one.anchor[2] - other.anchor[2]);
			if (before < 120) continue;
			const after = Math.hypot(one.word.x - other.word.x, one.word.y - other.word.y);
			scales.push(after / before);
		}
	}
	return scales.length < 3 ? 1 : medianOf(scales);
}
