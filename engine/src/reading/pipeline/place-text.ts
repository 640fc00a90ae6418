import type { Page, Word } from '../../model/document.ts';
import type { Point } from '../../model/projection.ts';
import type { PlacedText } from '../outputs/pdf/invisible-text.ts';
import { placeAsSent } from './turn-back.ts';

/** Maps a point of the page as it was sent to the coordinates of a PDF page. */
type ToPdf = (point: Point) => Point;

/** OCR gives no rotation. A word that is this much taller than wide runs up the page. */
const TURNED = 1.6;

/** Places a word on a PDF page that shows the document as it was sent. Pure. */
export function placeText(word: Word, page: Page, toPdf: ToPdf): PlacedText {
	const place = ({ x, y }: Point): Point => {
		const sent = placeAsSent({ x0: x, y0: y, x1: x, y1: y }, page);
		return toPdf({ x: sent.x0, y: sent.y0 });
	};
	const [start, end, top] = cornersOf(word, page).map(place) as [Point, Point, Point];
	return {
		text: word.text,
		start: [start.x, start.y],
		along: [end.x - start.x, end.y - start.y],
		up: [top.x - start.x, top.y - start.y],
	};
}

/** The start and end of the baseline, and the top of its start. */
function cornersOf({ box, text, angle }: Word, { source }: Page): [Point, Point, Point] {
	const { x0, y0, x1, y1 } = box;
	const isTurned = source === 'ocr' && text.length >= 3 && y1 - y0 > TURNED * (x1 - x0);
	const [leftTop, rightTop] = [
		{ x: x0, y: y0 },
		{ x: x1, y: y0 },
	];
	const [leftBottom, rightBottom] = [
		{ x: x0, y: y1 },
		{ x: x1, y: y1 },
	];
	switch (isTurned ? 270 : angle) {
		case 90:
			return [leftTop, leftBottom, rightTop];
		case 180:
			return [rightTop, leftTop, rightBottom];
		case 270:
			return [rightBottom, rightTop, leftBottom];
		default:
			return [leftBottom, rightBottom, leftTop];
	}
}
