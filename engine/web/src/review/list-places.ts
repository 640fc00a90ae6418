import type { LessonPlaces } from '../api/types.ts';

/** The place of a learnt value, in shares of the page width; pages count from 1. */
export type LearntPlace = {
	path: string;
	page: number;
	x0: number;
	x1: number;
	y0: number;
	y1: number;
};

/** Lessons count in thousandths of the page width. */
const UNIT = 1000;
/** The usual distance of two lines, and space around the text. */
const LINE = 0.021;
const AROUND = 0.004;

/** The most reliable place of each field of a lesson. A value of a PDF form has no place on a page. */
export function listPlaces({ fields }: LessonPlaces['lesson']): LearntPlace[] {
	return fields.flatMap(({ path, places }) => {
		const place = places.find((one) => 'page' in one);
		if (!place) return [];
		const { page, x0, x1, y, more } = place;
		const middle = y / UNIT;
		return {
			path,
			page: page + 1,
			x0: x0 / UNIT - AROUND,
			x1: x1 / UNIT + AROUND,
			y0: middle - LINE / 2 - AROUND,
			y1: middle + LINE / 2 + AROUND + more * LINE,
		};
	});
}
