import type { Box, TickBox, Word } from '../../../model/document.ts';
import { maxOf, minOf } from '../../../model/extremes.ts';
import { boxAround, middleY, sharedHeight, sharesWidth, textOf } from '../../../model/geometry.ts';
import type { PageLayout } from '../../../model/layout.ts';
import type { ChoiceArea } from '../../../model/memory.ts';
import { textCandidate } from '../labelled/candidate.ts';
import { findTicks } from '../labelled/find-ticks.ts';
import { scale } from './map-page.ts';
import type { Again, Expected } from './read-text-at.ts';

/** Maximum gap between a box and its answer, and between the words of an answer, in letter heights. */
const WIDEST_GAP = 2.5;
/** Maximum distance between the boxes of one question, in thousandths of the width. */
const [FAR_ACROSS, FAR_DOWN] = [250, 45];
const SAME_COLUMN = 6;
const MAX_BOXES = 12;
/** Maximum distance of a box from its expected position, in thousandths of the width. */
const TOLERANCE = 10;

/**
 * The area of the boxes of a question whose ticked answer is the value; undefined if no ticked box precedes the value.
 */
export function findChoiceArea(page: PageLayout, value: Box, point: Point): ChoiceArea | undefined {
	const ticks = findTicks(page);
	const own = ticks.find((tick) => tick.isTicked && isBefore(page, tick.box, value));
	if (!own) return undefined;
	const others = ticks.filter((tick) => !tick.isTicked);
	const beside = others.filter(({ box }) => sharedHeight(box, own.box) > 0.5);
	const isList = beside.length === 0;
	const boxes = gather(page, own, isList ? others : beside).map(({ box }) => box);
	const x = boxes.map(({ x0 }) => scale(page, x0) - point.x);
	const y = boxes.map((box) => scale(page, middleY(box)) - point.y);
	return {
		left: Math.round(minOf(x)),
		right: Math.round(maxOf(x)),
		up: Math.round(minOf(y)),
		down: Math.round(maxOf(y)),
	};
}

type Point = { x: number; y: number };

/** The boxes in one line or one column with a box, each close to another of them. */
function gather(page: PageLayout, own: TickBox, others: readonly TickBox[]): TickBox[] {
	const boxes = [own];
	const isNear = (one: Box, other: Box) => {
		const across = Math.abs(scale(page, one.x0 - other.x0));
		const down = Math.abs(scale(page, middleY(one) - middleY(other)));
		const isInLine = sharedHeight(one, other) > 0.5;
		return isInLine ? across <= FAR_ACROSS : across <= SAME_COLUMN && down <= FAR_DOWN;
	};
	for (let at = 0; at < boxes.length && boxes.length < MAX_BOXES; at += 1) {
		const from = boxes[at]?.box;
		for (const one of others) {
			if (from && !boxes.includes(one) && isNear(from, one.box)) boxes.push(one);
		}
	}
	return boxes;
}

/** Reads the answer after the only ticked box of a question. */
export function readChoice({
	map: { page },
	place,
	point,
	alignment,
}: Expected): Again | undefined {
	const { choice } = place;
	const segment = page.lines[0]?.segments[0];
	if (!choice || !segment) return undefined;
	const size = alignment.scale;
	const ticks = findTicks(page);
	const ticked = ticks.filter(({ box, isTicked }) => {
		const x = scale(page, box.x0) - point.x;
		const y = scale(page, middleY(box)) - point.y;
		const isInside =
			x >= size * choice.left - TOLERANCE &&
			x <= size * choice.right + TOLERANCE &&
			y >= size * choice.up - TOLERANCE &&
			y <= size * choice.down + TOLERANCE;
		return isTicked && isInside;
	});
	const [own] = ticked;
	const words = own && ticked.length === 1 ? answerAfter(page, own.box, ticks) : [];
	if (words.length === 0) return undefined;
	const raw = textOf(words);
	return {
		candidate: textCandidate({
			value: raw,
			raw,
			segment: { ...segment, page: page.index },
			from: 0,
			to: 0,
			box: boxAround(words),
		}),
		support: point.support,
	};
}

/** The words after a box, up to the next box or a wide gap. */
function answerAfter(page: PageLayout, box: Box, ticks: readonly TickBox[]): Word[] {
	const isInLine = (other: Box) => sharedHeight(other, box) > 0.5 && other.x0 >= box.x1 - 1;
	const next = minOf([
		Infinity,
		...ticks.filter((tick) => tick.box !== box && isInLine(tick.box)).map((one) => one.box.x0),
	]);
	// The cross in a box may be a letter of the text layer, and wider than the box.
	const isMark = (word: Word) =>
		ticks.some((tick) => sharesWidth(tick.box, word.box) && sharedHeight(tick.box, word.box) > 0.5);
	const words = page.lines
		.flatMap(({ segments }) => segments.flatMap((one) => one.words))
		.filter((word) => isInLine(word.box) && word.box.x0 < next - 1 && !isMark(word))
		.sort((a, b) => a.box.x0 - b.box.x0);
	const gap = WIDEST_GAP * page.size;
	const end = words.findIndex((word, i) => word.box.x0 - (words[i - 1]?.box ?? box).x1 > gap);
	return end < 0 ? words : words.slice(0, end);
}

function isBefore(page: PageLayout, tick: Box, value: Box): boolean {
	const gap = value.x0 - tick.x1;
	return sharedHeight(tick, value) > 0.5 && gap >= -1 && gap <= WIDEST_GAP * page.size;
}
