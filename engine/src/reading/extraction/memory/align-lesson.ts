import type { Anchor, Lesson } from '../../../model/memory.ts';
import type { Document, Fact } from '../document.ts';
import { findTables } from './known-tables.ts';
import type { KnownTables } from './known-tables.ts';
import { mapPages } from './map-page.ts';
import type { MappedWord } from './map-page.ts';
import { medianOf } from '../../../model/median.ts';

/** How the first page of a lesson lies on that of a document, and how alike the two are, from 0 to 1. */
export type Alignment = { scale: number; dx: number; dy: number; likeness: number };

/** How far, in thousandths of the width, a word may be from where it is expected. */
const TOLERANCE = 14;
/** A word that stands elsewhere still says a little. */
const ELSEWHERE = 0.35;
const MIN_PLACED = 4;
/** Below this likeness a document is of another make. */
const SAME_MAKE = 0.5;
/** Pages are not scanned at another size than this. */
const [MIN_SCALE, MAX_SCALE] = [0.6, 1.6];

/** A lesson of the document's make, how it lies on the document, and where its tables stand there. */
export type KnownLesson = { lesson: Lesson; alignment: Alignment; tables: KnownTables };

/** The lessons that are of this document's make, the latest first. */
export const knownLessons: Fact<KnownLesson[]> = (document) =>
	document.lessons.flatMap((lesson) => {
		const alignment = alignLesson(document, lesson);
		return alignment ? [{ lesson, alignment, tables: findTables(document, lesson) }] : [];
	});

type Pair = { anchor: Anchor; word: MappedWord };

/** Lays a lesson over a document; undefined where that is of another make. */
function alignLesson(document: Document, lesson: Lesson): Alignment | undefined {
	const [first] = document.fact(mapPages);
	if (!first) return undefined;
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
	).length;
	if (placed < MIN_PLACED) return undefined;
	const known = placed + ELSEWHERE * (present.length - placed);
	// Values are others on each document; where they are the same that speaks for the make.
	const likeness = known / Math.max(1, Math.min(lesson.anchors.length, first.byHash.size));
	return likeness >= SAME_MAKE ? { ...fitted, likeness: Math.min(1, likeness) } : undefined;
}

function isNear(
	word: Pick<MappedWord, 'x' | 'y'>,
	x: number,
	y: number,
	{ scale, dx, dy }: Omit<Alignment, 'likeness'>,
): boolean {
	return (
		Math.abs(word.x - scale * x - dx) <= TOLERANCE && Math.abs(word.y - scale * y - dy) <= TOLERANCE
	);
}

/** Scale and shift that most pairs of words agree on: medians, so that those which moved do not matter. */
function fitPairs(pairs: readonly Pair[]): Omit<Alignment, 'likeness'> | undefined {
	const scales: number[] = [];
	const step = Math.max(1, Math.floor(pairs.length / 40));
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
	const scale = scales.length < 3 ? 1 : medianOf(scales);
	if (scale < MIN_SCALE || scale > MAX_SCALE) return undefined;
	const dx = medianOf(pairs.map(({ anchor, word }) => word.x - scale * anchor[1]));
	const dy = medianOf(pairs.map(({ anchor, word }) => word.y - scale * anchor[2]));
	return { scale, dx, dy };
}
