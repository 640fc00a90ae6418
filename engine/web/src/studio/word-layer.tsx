import { useQuery } from '@tanstack/react-query';
import { useContext, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { PageWord } from '../api/types.ts';
import { boxBetween, toStyle } from '../document/word-layer.tsx';
import { pointOf, TurnContext } from '../document/turn-page.ts';
import { sampleWordsOf } from '../document/words.ts';
import { text } from '../text.ts';

type Size = { width: number; height: number };
type Props = {
	sampleId: string;
	page: number;
	size: Size;
	/** The selected words on this page. */
	chosen: readonly PageWord[];
	onPick: (words: PageWord[], all: PageWord[]) => void;
};

/** The words of a page, selectable by click, drag or arrow keys. */
export function WordLayer({ sampleId, page, ...layer }: Props) {
	const words = useQuery(sampleWordsOf(sampleId, page));
	return (
		<div className="studio-layer">
			{words.data && words.data.length > 0 && <Words words={words.data} page={page} {...layer} />}
		</div>
	);
}

type Corner = { x: number; y: number };
type WordsProps = Omit<Props, 'sampleId'> & { words: PageWord[] };

function Words({ words, page, size, chosen, onPick }: WordsProps) {
	const layer = useRef<HTMLDivElement>(null);
	const [start, setStart] = useState<Corner | null>(null);
	const [end, setEnd] = useState<Corner | null>(null);
	/** The word at the keyboard cursor, and the start of a Shift selection. */
	const [at, setAt] = useState(0);
	const [from, setFrom] = useState<number | null>(null);
	const frame = start && end ? boxBetween(start, end) : null;
	const isDragged = frame !== null && (frame.x1 - frame.x0 > 3 || frame.y1 - frame.y0 > 3);

	const turn = useContext(TurnContext);
	const cornerOf = (event: PointerEvent): Corner =>
		pointOf(event, layer.current ?? document.documentElement, size, turn);
	const finish = (last: Corner) => {
		if (!start) return;
		const box = boxBetween(start, last);
		const picked = words.filter((word) => touches(word, box));
		if (picked.length > 0) onPick(picked, words);
		setStart(null);
		setEnd(null);
	};
	const moveTo = (index: number, extend: boolean) => {
		const next = Math.max(0, Math.min(words.length - 1, index));
		setFrom(extend ? (from ?? at) : null);
		setAt(next);
		layer.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus();
	};
	const pressKey = (event: KeyboardEvent) => {
		const step = STEPS[event.key];
		if (step !== undefined) {
			event.preventDefault();
			moveTo(at + step, event.shiftKey);
		} else if (event.key === 'Enter' || event.key === ' ') {
			event.preventDefault();
			const [first, last] = [Math.min(from ?? at, at), Math.max(from ?? at, at)];
			onPick(words.slice(first, last + 1), words);
			setFrom(null);
		}
	};
	const isInRange = (index: number) =>
		from !== null && index >= Math.min(from, at) && index <= Math.max(from, at);

	return (
		<div
			ref={layer}
			className="words"
			role="listbox"
			aria-multiselectable
			aria-label={text.studio.words(page)}
			onKeyDown={pressKey}
			onPointerDown={(event) => {
				if (event.button !== 0) return;
				// Touch scrolls the page; a tap selects a word.
				if (event.pointerType !== 'touch') event.currentTarget.setPointerCapture(event.pointerId);
				setStart(cornerOf(event));
				setEnd(cornerOf(event));
			}}
			onPointerMove={(event) => {
				if (start) setEnd(cornerOf(event));
			}}
			onPointerUp={(event) => finish(cornerOf(event))}
			onPointerCancel={() => {
				setStart(null);
				setEnd(null);
			}}
		>
			{words.map((word, i) => (
				<span
					key={i}
					role="option"
					className="word"
					tabIndex={i === at ? 0 : -1}
					data-index={i}
					aria-selected={
						chosen.includes(word) || isInRange(i) || (isDragged && touches(word, frame))
					}
					aria-label={word.text}
					style={toStyle(word.box, size)}
					onFocus={() => setAt(i)}
				/>
			))}
			{isDragged && <span className="word-frame" style={toStyle(frame, size)} />}
		</div>
	);
}

const STEPS: Readonly<Record<string, number>> = {
	ArrowRight: 1,
	ArrowDown: 1,
	ArrowLeft: -1,
	ArrowUp: -1,
	PageDown: 20,
	PageUp: -20,
};

function touches({ box }: PageWord, frame: PageWord['box']): boolean {
	return box.x0 <= frame.x1 && box.x1 >= frame.x0 && box.y0 <= frame.y1 && box.y1 >= frame.y0;
}
