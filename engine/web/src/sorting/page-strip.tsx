import { useInViewport } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Pages } from '../document/open-pages.ts';
import { PageImage } from '../document/page-image.tsx';
import type { Origin } from '../document/words.ts';
import { text } from '../text.ts';
import { beginsOn, mergeBefore, moveBoundary, splitBefore } from './division.ts';
import type { Division } from './division.ts';

type Props = {
	pages: Pages;
	origin: Origin;
	division: Division;
	/** Left out: the boundaries can only be looked at. */
	onChange?: ((division: Division) => void) | undefined;
	/** Pages that documents may not begin on. */
	doubtful: ReadonlySet<number>;
	/** The page whose boundary is asked about; null: none. */
	asked: number | null;
	onShow: (page: number) => void;
};

const WIDTH = 96;
const KEY_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** All pages of a file, with a boundary wherever a document begins. */
export function PageStrip({ division, onChange, doubtful, asked, ...shown }: Props) {
	const [strip, setStrip] = useState<HTMLOListElement | null>(null);
	/** The boundary to focus once it is drawn in its new place. */
	const [wanted, setWanted] = useState({ page: asked });
	useEffect(() => {
		if (wanted.page === null) return;
		strip?.querySelector<HTMLElement>(`[data-boundary="${wanted.page}"]`)?.focus();
	}, [strip, wanted]);
	const move = (page: number, to: number): number => {
		const next = moveBoundary(division, page, to);
		const at = next[division.findIndex(({ from }) => from === page)]?.from ?? page;
		if (at === page) return page;
		setWanted({ page: at });
		onChange?.(next);
		return at;
	};
	const toggle = (page: number) => {
		setWanted({ page });
		const change = beginsOn(division, page) ? mergeBefore : splitBefore;
		onChange?.(change(division, page));
	};
	return (
		<ol className="strip" ref={setStrip} aria-label={text.strip.label}>
			{division.flatMap(({ from, to }, at) =>
				Array.from({ length: to - from + 1 }, (_, i) => from + i).map((page) => (
					<li key={page} className="strip-page" data-page={page} data-odd={at % 2 === 1}>
						{onChange && page > (division[0]?.from ?? 1) && (
							<Boundary
								{...{ page, move, toggle }}
								isSet={page === from}
								isFixed={page === from && division[at - 1]?.to !== page - 1}
								isDoubtful={page === from && doubtful.has(page)}
							/>
						)}
						<Thumb {...shown} page={page} />
						<span className="strip-document">
							{page === from ? text.strip.document(at + 1) : '\u00A0'}
						</span>
					</li>
				)),
			)}
		</ol>
	);
}

type BoundaryProps = {
	page: number;
	isSet: boolean;
	/** Pages that were not read lie before it. */
	isFixed: boolean;
	isDoubtful: boolean;
	move: (page: number, to: number) => number;
	toggle: (page: number) => void;
};

/** Between two pages: splits or merges when pressed, and moves by arrow keys or when dragged. */
function Boundary({ page, isSet, isFixed, isDoubtful, move, toggle }: BoundaryProps) {
	const dragged = useRef<{ page: number; hasMoved: boolean } | null>(null);
	const name = isSet ? text.strip.merge(page) : text.strip.split(page);
	const label = isDoubtful ? `${name} (${text.strip.doubtful})` : name;
	const onKeyDown = (event: KeyboardEvent) => {
		const step = KEY_STEPS[event.key];
		if (step === undefined || !isSet) return;
		event.preventDefault();
		move(page, page + step);
	};
	const onPointerMove = (event: PointerEvent) => {
		const drag = dragged.current;
		const to = drag && pageAt(event.clientX, event.clientY);
		if (!drag || to === null || to === drag.page) return;
		drag.hasMoved = true;
		drag.page = move(drag.page, to);
	};
	return (
		<button
			type="button"
			className="strip-boundary"
			data-boundary={page}
			data-doubtful={isDoubtful || undefined}
			aria-pressed={isSet}
			aria-label={label}
			title={label}
			disabled={isFixed}
			onKeyDown={onKeyDown}
			onPointerDown={(event) => {
				if (!isSet || event.button !== 0) return;
				event.currentTarget.setPointerCapture(event.pointerId);
				dragged.current = { page, hasMoved: false };
			}}
			onPointerMove={onPointerMove}
			onClick={(event) => {
				const wasDragged = dragged.current?.hasMoved === true && event.detail > 0;
				dragged.current = null;
				if (!wasDragged) toggle(page);
			}}
			onPointerCancel={() => {
				dragged.current = null;
			}}
		/>
	);
}

/** The page before which a boundary at this point lies. */
function pageAt(x: number, y: number): number | null {
	for (const element of document.elementsFromPoint(x, y)) {
		const cell = element.closest<HTMLElement>('[data-page]');
		if (!cell) continue;
		const page = Number(cell.dataset.page);
		const { left, width } = cell.getBoundingClientRect();
		return x < left + width / 2 ? page : page + 1;
	}
	return null;
}

type ThumbProps = Pick<Props, 'pages' | 'origin' | 'onShow'> & { page: number };

/** Drawn once it comes into view: a file may have hundreds of pages. */
function Thumb({ pages, origin, page, onShow }: ThumbProps) {
	const { ref, inViewport } = useInViewport<HTMLButtonElement>();
	const { width, height } = pages.first;
	const label = text.strip.show(page);
	return (
		<button
			type="button"
			ref={ref}
			className="strip-thumb"
			aria-label={label}
			title={label}
			onClick={() => onShow(page)}
			style={{ width: WIDTH, minHeight: Math.round((WIDTH * height) / width) }}
		>
			<span aria-hidden>
				{inViewport && (
					<PageImage
						{...{ pages, origin, label: '', width: WIDTH }}
						number={page}
						onSize={ignore}
						onBroken={ignore}
					/>
				)}
			</span>
			<span className="thumbnail-number" data-text={page} />
		</button>
	);
}

const ignore = () => undefined;
