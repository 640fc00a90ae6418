import { memo, useEffect, useRef, useState } from 'react';
import type { Detail } from '../api/types.ts';
import { text } from '../text.ts';
import type { Pages } from './open-pages.ts';
import type { Size } from './size.ts';
import { PageImage } from './page-image.tsx';
import { levelOf } from './read-result.ts';
import { GAP, usePageScroll } from './use-scroll.ts';
import type { Origin } from './words.ts';

type Props = {
	pages: Pages;
	origin: Origin;
	current: number;
	sizeOf: (page: number) => Size;
	/** The values of each page. */
	byPage: ReadonlyMap<number, readonly Detail[]>;
	onSize: (number: number, size: Size) => void;
	onChoose: (page: number) => void;
};

const WIDTH = 84;

/** Small images of all pages, with the number of values and their confidence. */
export const Thumbnails = memo(function Thumbnails(props: Props) {
	const { pages, origin, current, sizeOf, byPage, onSize, onChoose } = props;
	const [area, setArea] = useState<HTMLElement | null>(null);
	const { count } = pages;
	const { from, to, tops, height, show } = usePageScroll(area, { count, sizeOf, width: WIDTH });
	const showRef = useRef(show);
	useEffect(() => {
		showRef.current = show;
	}, [show]);
	useEffect(() => {
		const frame = requestAnimationFrame(() => showRef.current(current, { from: 0, to: 1 }));
		return () => cancelAnimationFrame(frame);
	}, [current]);
	const shown = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
	return (
		<nav className="thumbnails" ref={setArea} aria-label={text.viewer.thumbnails}>
			<div style={{ height, position: 'relative' }}>
				{shown.map((number) => {
					const marks = countLevels(byPage.get(number) ?? []);
					const label = text.viewer.thumbnail(number, marks.all, marks.doubtful + marks.check);
					const top = tops[number - 1] ?? 0;
					return (
						<button
							key={number}
							type="button"
							className="thumbnail"
							aria-current={number === current ? 'page' : undefined}
							aria-label={label}
							title={label}
							onClick={() => onChoose(number)}
							style={{ top, height: (tops[number] ?? top) - top - GAP, width: WIDTH }}
						>
							<span className="thumbnail-page" aria-hidden>
								<PageImage
									{...{ pages, origin, number, onSize, label: '', width: WIDTH }}
									onBroken={() => undefined}
								/>
							</span>
							<span className="thumbnail-number" data-text={number} />
							<Marks {...marks} />
						</button>
					);
				})}
			</div>
		</nav>
	);
});

type Levels = { all: number; sure: number; check: number; doubtful: number };

function countLevels(details: readonly Detail[]): Levels {
	const count = { all: details.length, sure: 0, check: 0, doubtful: 0 };
	for (const { confidence } of details) count[levelOf(confidence)] += 1;
	return count;
}

function Marks({ sure, check, doubtful }: Levels) {
	const level = doubtful > 0 ? 'doubtful' : check > 0 ? 'check' : 'sure';
	const count = doubtful + check + sure;
	if (count === 0) return null;
	const shown = level === 'sure' ? count : doubtful + check;
	return <span className="thumbnail-mark" data-level={level} data-text={shown} />;
}
