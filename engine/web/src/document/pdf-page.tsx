import { useEffect, useRef, useState } from 'react';
import { text } from '../text.ts';
import { Boxes } from './boxes.tsx';
import type { BoxProps } from './boxes.tsx';
import { drawPage } from './pdf.ts';
import type { Pdf } from './pdf.ts';
import { useNear } from './use-near.ts';

type Size = { width: number; height: number };
type Props = {
	pdf: Pdf;
	number: number;
	/** The size of the first page, until this one's own is known. */
	guess: Size;
	boxes: BoxProps;
	onBroken: () => void;
};

export function PdfPage({ pdf, number, guess, boxes, onBroken }: Props) {
	const sheet = useRef<HTMLDivElement>(null);
	const canvas = useRef<HTMLCanvasElement>(null);
	const isNear = useNear(sheet);
	const [size, setSize] = useState(guess);

	useEffect(() => {
		if (!isNear || !canvas.current || !sheet.current) return undefined;
		const paper = canvas.current;
		const drawing = drawPage(pdf, number, paper, sheet.current.clientWidth, setSize);
		drawing.done.catch(onBroken);
		return () => {
			drawing.cancel();
			// What is far away gives its memory back.
			paper.width = 0;
		};
	}, [isNear, pdf, number, onBroken]);

	const label = text.document.page(number, pdf.numPages);
	return (
		<div
			className="sheet"
			ref={sheet}
			style={{ aspectRatio: `${size.width} / ${size.height}` }}
			data-page={number}
		>
			<canvas ref={canvas} role="img" aria-label={label} />
			<Boxes page={number} size={size} {...boxes} />
			{pdf.numPages > 1 && <span className="sheet-number">{label}</span>}
		</div>
	);
}
