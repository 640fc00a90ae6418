import { useContext, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { pointOf, TurnContext } from '../document/turn-page.ts';
import { toStyle } from '../document/word-layer.tsx';
import { text } from '../text.ts';
import type { ColumnEdge } from './column-edges.ts';
import { labelOf } from './draft.ts';

type Size = { width: number; height: number };
type Props = {
	edges: readonly ColumnEdge[];
	size: Size;
	/** Called with the new place of an edge that was dragged. */
	onMove: (edge: ColumnEdge, x: number) => void;
};

/** In page units; a shorter drag is a click with an unsteady hand. */
const MIN_MOVE = 2;
/** Half the width of a handle, relative to the width of the page. */
const HALF_WIDTH = 0.006;

/** The edges between the columns of a list, which the pointer can drag. With the keyboard, cells are typed. */
export function ColumnHandles({ edges, size, onMove }: Props) {
	return (
		<div className="column-edges" aria-hidden>
			{edges.map((edge) => (
				<Handle key={`${edge.left} ${edge.right}`} {...{ edge, size, onMove }} />
			))}
		</div>
	);
}

function Handle({ edge, size, onMove }: Omit<Props, 'edges'> & { edge: ColumnEdge }) {
	const [x, setX] = useState<number | null>(null);
	const turn = useContext(TurnContext);
	const handle = useRef<HTMLSpanElement>(null);
	const at = x ?? edge.x;
	const half = HALF_WIDTH * size.width;
	const place = (event: PointerEvent): number => {
		const sheet = handle.current?.parentElement ?? document.documentElement;
		return Math.min(edge.to, Math.max(edge.from, pointOf(event, sheet, size, turn).x));
	};
	return (
		<span
			ref={handle}
			className="column-edge"
			title={text.grid.moveEdge(labelOf(edge.left), labelOf(edge.right))}
			style={toStyle({ x0: at - half, x1: at + half, y0: edge.top, y1: edge.bottom }, size)}
			onPointerDown={(event) => {
				event.currentTarget.setPointerCapture(event.pointerId);
				setX(edge.x);
			}}
			onPointerMove={(event) => {
				if (x !== null) setX(place(event));
			}}
			onPointerUp={(event) => {
				const next = place(event);
				setX(null);
				if (x !== null && Math.abs(next - edge.x) > MIN_MOVE) onMove(edge, next);
			}}
			onPointerCancel={() => setX(null)}
		/>
	);
}
