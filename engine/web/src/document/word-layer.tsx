import { useContext, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import type { Box } from '../api/types.ts';
import { isSideways, pointOf, TurnContext } from './turn-page.ts';
import { boxAround, joinWords, wordAt, wordsWithin } from './words.ts';
import type { Word } from './words.ts';

/** Words that a person picked on a page. */
export type Picked = {
	/** From 1. */
	page: number;
	/** The bounding box of the words, in page units. */
	box: Box;
	/** As printed, in reading order. */
	text: string;
};

type Size = { width: number; height: number };

/**
 * A layer over one drawn page on which words can be picked: by a click one word, by a drag with the mouse or a pen
 * all words whose middle is in the box. On a touch screen dragging scrolls, and a tap picks.
 *
 * It stands alone: lay it into an element that is positioned and exactly as large as the drawn page. It asks for
 * nothing; words come from `useWords` of `words.ts`, or from anywhere else.
 *
 * - `page`: the number of the page, from 1; it comes back with what was picked.
 * - `size`: the size of the page in the units of `words`, so that boxes fit at any zoom.
 * - `words`: the words of the page with their boxes, origin at the top left.
 * - `onPick`: called with what was picked. Left out: words are not picked, and the layer lets the pointer through.
 * - `marks`: boxes that are marked, such as what a search has found.
 * - `current`: the one among the marks that stands out.
 *
 * It is for the pointer alone and hidden from screen readers: whatever can be picked must also be typed.
 */
export type WordLayerProps = {
	page: number;
	size: Size;
	words: readonly Word[];
	onPick?: ((picked: Picked) => void) | undefined;
	marks?: readonly Box[] | undefined;
	current?: Box | undefined;
};

type Point = { x: number; y: number };

/** In pixels; a shorter drag is a click with an unsteady hand. */
const MIN_DRAG = 5;

export function WordLayer({ page, size, words, onPick, marks = [], current }: WordLayerProps) {
	const [over, setOver] = useState<Word>();
	const [drag, setDrag] = useState<{ from: Point; to: Point; isFar: boolean }>();

	/** The click that ends a drag must not pick a word. */
	const wasDragged = useRef(false);

	const turn = useContext(TurnContext);
	const place = (event: MouseEvent): Point => pointOf(event, event.currentTarget, size, turn);
	const pick = (picked: readonly Word[]): void => {
		const box = boxAround(picked);
		if (box) onPick?.({ page, box, text: joinWords(picked) });
	};
	const band = drag?.isFar ? boxBetween(drag.from, drag.to) : undefined;
	const chosen = band ? wordsWithin(words, band) : over ? [over] : [];

	return (
		<div
			className="word-layer"
			data-picks={onPick ? true : undefined}
			aria-hidden
			onPointerDown={(event) => {
				if (!onPick || event.button !== 0 || event.pointerType === 'touch') return;
				event.currentTarget.setPointerCapture(event.pointerId);
				const at = place(event);
				wasDragged.current = false;
				setDrag({ from: at, to: at, isFar: false });
			}}
			onPointerMove={(event) => {
				if (!onPick) return;
				const to = place(event);
				if (!drag) setOver(wordAt(words, to));
				else {
					const shown = event.currentTarget.getBoundingClientRect();
					const perUnit = shown.width / (isSideways(turn) ? size.height : size.width);
					const far = Math.hypot(to.x - drag.from.x, to.y - drag.from.y) * perUnit > MIN_DRAG;
					setDrag({ from: drag.from, to, isFar: drag.isFar || far });
				}
			}}
			onPointerUp={(event) => {
				if (!drag) return;
				setDrag(undefined);
				const at = place(event);
				wasDragged.current = drag.isFar;
				if (drag.isFar) pick(wordsWithin(words, boxBetween(drag.from, at)));
			}}
			onPointerCancel={() => setDrag(undefined)}
			onPointerLeave={() => setOver(undefined)}
			onClick={(event) => {
				if (!onPick || wasDragged.current) return;
				const word = wordAt(words, place(event));
				if (word) pick([word]);
			}}
		>
			{marks.map((box, i) => (
				<Mark key={i} box={box} size={size} kind={box === current ? 'current' : 'mark'} />
			))}
			{chosen.map((word, i) => (
				<Mark key={`word-${i}`} box={word.box} size={size} kind="word" />
			))}
			{band && <Mark box={band} size={size} kind="band" />}
		</div>
	);
}

function Mark({ box, size, kind }: { box: Box; size: Size; kind: string }) {
	return <span className="word-mark" data-kind={kind} style={toStyle(box, size)} />;
}

/** The position of a box relative to its page. */
export function toStyle({ x0, y0, x1, y1 }: Box, { width, height }: Size, margin = 0) {
	const across = (value: number) => Math.min(Math.max(value, 0), width) / width;
	const down = (value: number) => Math.min(Math.max(value, 0), height) / height;
	const percent = (share: number) => `${100 * share}%`;
	return {
		left: percent(across(x0 - margin)),
		top: percent(down(y0 - margin)),
		width: percent(across(x1 + margin) - across(x0 - margin)),
		height: percent(down(y1 + margin) - down(y0 - margin)),
	};
}

/** The box between two corners. */
export function boxBetween(one: Point, other: Point): Box {
	return {
		x0: Math.min(one.x, other.x),
		y0: Math.min(one.y, other.y),
		x1: Math.max(one.x, other.x),
		y1: Math.max(one.y, other.y),
	};
}
