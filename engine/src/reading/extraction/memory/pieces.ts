import type { Box, Word } from '../../../model/document.ts';
import { boxAround, middleX, middleY, sharedHeight } from '../../../model/geometry.ts';
import { maxOf, minOf } from '../../../model/extremes.ts';
import type { PageLayout, Segment } from '../../../model/layout.ts';
import type { KnownPlace, Pieces } from '../../../model/memory.ts';
import type { Document } from '../document.ts';
import { textCandidate } from '../labelled/candidate.ts';
import { isAsPrinted, parseFor } from '../request/read-fields.ts';
import type { Field } from '../request/read-fields.ts';
import { isPrint } from './is-print.ts';
import { isSame } from './locate-value.ts';
import type { Span } from './locate-value.ts';
import { mapPages, scale } from './map-page.ts';
import type { Again, Expected } from './read-text-at.ts';

/** Texts between the boxes of a value: a person reads "02 11 1974" below day, month and year. */
const JOINS: readonly Pieces['join'][] = [' ', '', '.'];
/** Maximum number of boxes of a value. */
const MAX_PIECES = 40;
const LETTER = /[\p{L}\p{N}]/u;
/** A piece may be this far outside the taught place, in thousandths of the width. */
const ASIDE = 8;
/** Letters of one word are at most this much further apart than the closest ones. */
const SAME_GAP = 2;
/** A value goes on beyond the taught place in boxes that are at most this much further apart than taught. */
const WIDER = 1.3;

type Piece = { word: Word; segment: Segment; at: number };
export type SpanInPieces = { span: Span; words: Word[]; pieces: Pieces };

/** A value written into several boxes of one line, such as one letter to a box, where a person pointed at it. */
export function locatePieces(
	document: Document,
	{ field, value, at }: { field: Field; value: unknown; at?: KnownPlace | undefined },
): SpanInPieces | undefined {
	const page = document.fact(mapPages)[at?.page ?? -1]?.page;
	if (!at?.box || at.found || !page || value === null || typeof value === 'boolean')
		return undefined;
	const { box } = at;
	const own = listPieces(page, (one) => isInside(one, box));
	const [first] = own;
	const isOneText = own.every(({ segment }) => segment === first?.segment);
	if (!first || isOneText || own.length > MAX_PIECES) return undefined;
	const words = own.map(({ word }) => word);
	const isHere = (text: string) =>
		isSame(parseFor(field, text, document), value) ||
		(isAsPrinted(field.definition) && isSame(text, value));
	const join = JOINS.find((one) => isHere(joinWords(words, one)));
	if (join === undefined) return undefined;
	const { segment, at: from } = first;
	const gap = Math.round(scale(page, maxOf(gapsOf(words))));
	return { span: { segment, from, to: from + 1, more: [] }, words, pieces: { join, gap } };
}

/** Reads a value that was taught as written into several boxes. */
export function readBoxed(
	document: Document,
	field: Field,
	{ map: { page }, place, point, lesson, alignment }: Expected,
): Again | undefined {
	const { pieces } = place;
	if (!pieces) return undefined;
	const width = alignment.scale * (place.x1 - place.x0);
	const tall = Math.max(1, scale(page, page.size));
	const isInLine = ({ box }: Word) => Math.abs(scale(page, middleY(box)) - point.y) <= 0.7 * tall;
	const isPlace = ({ word: { box } }: Piece) => {
		const x = scale(page, middleX(box));
		return x >= point.x - ASIDE && x <= point.x + width + ASIDE;
	};
	const line = listPieces(page, isInLine).filter(
		({ word }) => !isPrint([word], page, { lesson, alignment }),
	);
	const isNext = (one: Piece | undefined, other: Piece | undefined) => {
		if (!one || !other || !LETTER.test(one.word.text) || !LETTER.test(other.word.text))
			return false;
		const gap = scale(page, other.word.box.x0 - one.word.box.x1);
		return gap <= WIDER * alignment.scale * pieces.gap;
	};
	let [from, to] = [line.findIndex(isPlace), line.findLastIndex(isPlace) + 1];
	if (from < 0) return undefined;
	while (isNext(line[from - 1], line[from])) from -= 1;
	while (isNext(line[to - 1], line[to])) to += 1;
	const own = line.slice(from, to);
	const [first] = own;
	if (!first || own.length > MAX_PIECES) return undefined;
	const words = own.map(({ word }) => word);
	const raw = joinWords(words, pieces.join);
	const value = parseFor(field, raw, document);
	if (value === undefined || typeof value === 'boolean') return undefined;
	const { segment, at } = first;
	return {
		candidate: textCandidate({
			value,
			raw,
			segment,
			from: at,
			to: at + 1,
			box: boxAround(words),
		}),
		support: point.support,
	};
}

/** The words of a page that pass, from left to right. */
function listPieces({ lines }: PageLayout, isOwn: (word: Word) => boolean): Piece[] {
	return lines
		.flatMap(({ segments }) =>
			segments.flatMap((segment) =>
				segment.words.flatMap((word, at) => (isOwn(word) ? [{ word, segment, at }] : [])),
			),
		)
		.sort((one, other) => one.word.box.x0 - other.word.box.x0);
}

function isInside({ box }: Word, pointed: Box): boolean {
	const x = middleX(box);
	return x >= pointed.x0 && x <= pointed.x1 && sharedHeight(box, pointed) > 0.5;
}

/** Joins pieces. Single letters and digits that stand as close as the closest ones are one word. */
function joinWords(words: readonly Word[], join: string): string {
	const isLetter = ({ text }: Word) => /^.$/u.test(text);
	const gaps = gapsOf(words);
	const least = minOf(gaps.filter((_, i) => words.slice(i, i + 2).every(isLetter)));
	return words
		.map((word, i) => {
			const before = words[i - 1];
			if (!before) return word.text;
			const isClose = isLetter(word) && isLetter(before) && (gaps[i - 1] ?? 0) <= SAME_GAP * least;
			return isClose ? word.text : `${join}${word.text}`;
		})
		.join('');
}

function gapsOf(words: readonly Word[]): number[] {
	return words.slice(1).map(({ box }, i) => Math.max(1, box.x0 - (words[i]?.box.x1 ?? 0)));
}
