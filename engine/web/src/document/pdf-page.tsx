import { useEffect, useRef, useState } from 'react';
import { text } from '../text.ts';
import { Boxes } from './boxes.tsx';
import type { BoxProps } from './boxes.tsx';
import { drawPage } from './pdf.ts';
import type { Pdf } from './pdf.ts';

type Size = { width: number; height: number };
type Props = {
	pdf: Pdf;
	number: number;
	/** The size of the first page, until this one's own is known. */
	guess: Size;
	boxes: BoxProps;
};

/** Pages are drawn when they come near, so that a long document does not fill the memory. */
const NEAR = '600px 0px';

export function PdfPage({ pdf, number, guess, boxes }: Props) {
	const sheet = useRef<HTMLDivElement>(null);
	const canvas = useRef<HTMLCanvasElement>(null);
	const [isNear, setNear] = useState(false);
	const [size, setSize] = useState(guess);

	useEffect(() => {
		if (!sheet.current) return undefined;
		const watch = new IntersectionObserver(
			([entry]) => {
				if (entry) setNear(entry.isIntersecting);
			},
			{ rootMargin: NEAR },
		);
		watch.observe(sheet.current);
		return () => watch.disconnect();
	}, []);

	useEffect(() => {
		if (!isNear || !canvas.current || !sheet.current) return undefined;
		void pdf.getPage(number).then((page) => {
			const { width, height } = page.getViewport({ scale: 1 });
			setSize({ width, height });
		});
		const drawing = drawPage(pdf, number, canvas.current, sheet.current.clientWidth);
		return drawing.cancel;
	}, [isNear, pdf, number]);

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
