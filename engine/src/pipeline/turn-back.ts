import type { Box, Page } from '../model/document.ts';
import type { Extraction } from '../model/extraction.ts';

/** Places on pages that were turned to be read, as they are on the pages that people have. */
export function turnBack(
	{ result, details }: Extraction,
	pages: readonly Pick<Page, 'index' | 'width' | 'height' | 'rotation'>[],
): Extraction {
	const turned = new Map(
		pages.filter(({ rotation }) => rotation !== 0).map((page) => [page.index + 1, page]),
	);
	if (turned.size === 0) return { result, details };
	return {
		result,
		details: details.map((detail) => {
			const page = turned.get(detail.page);
			return page ? { ...detail, box: turnBoxBack(detail.box, page) } : detail;
		}),
	};
}

/** Width and height are those of the turned page. */
function turnBoxBack(
	{ x0, y0, x1, y1 }: Box,
	{ width, height, rotation }: Pick<Page, 'width' | 'height' | 'rotation'>,
): Box {
	switch (rotation) {
		case 90:
			return { x0: y0, y0: width - x1, x1: y1, y1: width - x0 };
		case 180:
			return { x0: width - x1, y0: height - y1, x1: width - x0, y1: height - y0 };
		case 270:
			return { x0: height - y1, y0: x0, x1: height - y0, y1: x1 };
		default:
			return { x0, y0, x1, y1 };
	}
}
