import type { Box } from '../../../../model/document.ts';
import { chain, move, turn, UNCHANGED } from '../../../../model/projection.ts';
import type { Projection } from '../../../../model/projection.ts';
import type { Look } from '../ocr-engine.ts';
import type { ReadWords } from '../reading.ts';
import type { FlatSheet } from './flatten-sheets.ts';
import { append } from '../../../../model/append.ts';

/** Gap between two sheets, in pixels of the picture: more than between lines of one sheet. */
const GAP_PX = 100;

/** Stacks several sheets into one page, one below the other, so that lines of two sheets are never joined. */
export function stackSheets(
	sheets: readonly FlatSheet[],
	reads: readonly ReadWords[],
	{ image, rotation }: Look,
): ReadWords {
	const page: ReadWords & Required<Pick<ReadWords, 'parts'>> = {
		words: [],
		width: 0,
		height: 0,
		rotation,
		skew: 0,
		parts: [],
		straight: [],
	};
	sheets.forEach((sheet, i) => {
		const read = reads[i];
		if (!read) return;
		const top = page.height === 0 ? 0 : page.height + GAP_PX;
		append(
			page.words,
			read.words.map((word) => ({ ...word, box: lower(word.box, top) })),
		);
		append(
			page.straight,
			read.straight.map((one) => ({ ...one, top: one.top + top })),
		);
		page.parts.push({
			y0: top,
			y1: top + read.height,
			toSent: chain(
				move(-read.width / 2, -top - read.height / 2),
				turn(-read.skew),
				move(sheet.image.width / 2, sheet.image.height / 2),
				sheet.toPicture,
				turnBack(image, rotation),
			),
		});
		page.width = Math.max(page.width, read.width);
		page.height = top + read.height;
	});
	return page;
}

/** Maps points of a rotated picture to the picture before the rotation. */
function turnBack(
	{ width, height }: { width: number; height: number },
	rotation: Look['rotation'],
): Projection {
	switch (rotation) {
		case 90:
			return [0, 1, 0, -1, 0, width, 0, 0, 1];
		case 180:
			return [-1, 0, width, 0, -1, height, 0, 0, 1];
		case 270:
			return [0, -1, height, 1, 0, 0, 0, 0, 1];
		case 0:
			return UNCHANGED;
	}
}

function lower({ x0, y0, x1, y1 }: Box, by: number): Box {
	return { x0, y0: y0 + by, x1, y1: y1 + by };
}
