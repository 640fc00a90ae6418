import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Loaded } from '../parts/loaded.tsx';
import { BlobImage } from './blob-image.tsx';
import type { Pages } from './open-pages.ts';
import type { Size } from './size.ts';
import { drawPage } from './pdf.ts';
import type { Pdf } from './pdf.ts';
import { useWords } from './words.ts';
import type { Origin } from './words.ts';

export type PageImageProps = {
	pages: Pages;
	origin: Origin;
	number: number;
	/** In CSS pixels. */
	width: number;
	label: string;
	/** Called when the size of this page is known. */
	onSize: (number: number, size: Size) => void;
	onBroken: () => void;
};

/** Draws one page. */
export function PageImage({ pages, ...props }: PageImageProps) {
	switch (pages.kind) {
		case 'pdf':
			return <PdfPaper pdf={pages.pdf} {...props} />;
		case 'image':
			return <BlobImage blob={pages.blob} alt={props.label} />;
		case 'drawn':
			return <DrawnPaper load={pages.load} {...props} />;
		case 'set':
			return <SetPaper {...props} />;
	}
}

/** Without a label, the parent hides it from screen readers. */
function toImage(label: string) {
	return label === '' ? {} : { role: 'img', 'aria-label': label };
}

type Own = Omit<PageImageProps, 'pages'>;

/** Pages that scroll past faster than this are not drawn. */
const CALM_MS = 60;

function PdfPaper({ pdf, number, width, label, onSize, onBroken }: Own & { pdf: Pdf }) {
	const canvas = useRef<HTMLCanvasElement>(null);
	useEffect(() => {
		let cancel = (): void => undefined;
		const later = setTimeout(() => {
			if (!canvas.current) return;
			const drawing = drawPage(pdf, number, canvas.current, width, (size) => onSize(number, size));
			drawing.done.catch(onBroken);
			({ cancel } = drawing);
		}, CALM_MS);
		return () => {
			clearTimeout(later);
			cancel();
		};
	}, [pdf, number, width, onSize, onBroken]);
	return <canvas ref={canvas} {...toImage(label)} />;
}

type Load = Extract<Pages, { kind: 'drawn' }>['load'];

function DrawnPaper({ load, origin, number, label, onSize }: Own & { load: Load }) {
	const picture = useQuery({
		queryKey: ['picture', origin.id, number],
		queryFn: ({ signal }) => load(number, signal),
		staleTime: Infinity,
		// Images are large, so release them soon.
		gcTime: 10_000,
	});
	const { width, height } = picture.data ?? {};
	useEffect(() => {
		if (width !== undefined && height !== undefined) onSize(number, { width, height });
	}, [number, width, height, onSize]);
	return (
		<Loaded query={picture} isPart>
			{({ png }) => <BlobImage blob={png} alt={label} />}
		</Loaded>
	);
}

/** The share of a word's height that its letters take, and their offset. */
const LETTERS = 0.86;
const BASELINE = 0.78;

function SetPaper({ origin, number, label, onSize }: Own) {
	const page = useWords(origin, number, true);
	const { width, height } = page ?? {};
	useEffect(() => {
		if (width !== undefined && height !== undefined) onSize(number, { width, height });
	}, [number, width, height, onSize]);
	if (!page) return null;
	return (
		<svg className="page-text" viewBox={`0 0 ${page.width} ${page.height}`} {...toImage(label)}>
			{page.words.map(({ text, box: { x0, y0, x1, y1 } }, i) => (
				<text
					key={i}
					x={x0}
					y={y0 + BASELINE * (y1 - y0)}
					fontSize={LETTERS * (y1 - y0)}
					textLength={x1 - x0}
					lengthAdjust="spacingAndGlyphs"
				>
					{text}
				</text>
			))}
		</svg>
	);
}
