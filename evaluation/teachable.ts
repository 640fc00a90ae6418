import type { Box } from '../engine/src/model/document.ts';
import { sharedHeight, sharesWidth } from '../engine/src/model/geometry.ts';
import { hashWord } from '../engine/src/reading/extraction/memory/hash-words.ts';
import { isEmpty } from './compare.ts';
import type { MadeDocument } from './draw-makes.ts';
import { valueAt } from './score.ts';

/** Maximum distance of two values at one position, as a share of the page width. */
const SAME_POSITION = 0.02;
/** Maximum distance of a word above a value, in heights of the value. */
const MAX_ABOVE = 3;
/** Maximum number of words before a value in its line that may be its label. */
const MAX_BEFORE = 4;

/**
 * Whether the taught documents show where a value of another document of the make is: a taught document has the value
 * too, at the same position or beside a word that also stands beside the value here. A column of a list counts if a
 * taught row fills it. A value that the document does not have always counts, because it must stay empty.
 */
export function isTeachable(
	taught: readonly MadeDocument[],
	document: MadeDocument,
	path: string,
): boolean {
	const [table = '', column] = path.split('[].');
	const expected = valueAt(document.truth, table);
	if (isEmpty(expected)) return true;
	return taught.some((one) => {
		const known = valueAt(one.truth, table);
		if (isEmpty(known)) return false;
		if (Array.isArray(known)) return column === undefined || known.some(hasColumn(column));
		const [here, there] = [placeOf(document, path), placeOf(one, path)];
		// The documents of sets have no places.
		return here === undefined || there === undefined || isSamePlace(here, there);
	});
}

function hasColumn(column: string) {
	return (row: unknown) => !isEmpty(valueAt(row, column));
}

type Where = { page: number; x: number; y: number; beside: ReadonlySet<number> };

function placeOf({ pages, pointed }: MadeDocument, path: string): Where | undefined {
	const own = pointed?.get(path);
	const page = pages[own?.page ?? -1];
	if (!own || !page) return undefined;
	const { box } = own;
	const others = page.words.filter((word) => !isWithin(word.box, box));
	const before = others
		.filter((word) => word.box.x1 <= box.x0 + 1 && sharedHeight(word.box, box) > 0.5)
		.sort((one, other) => other.box.x1 - one.box.x1)
		.slice(0, MAX_BEFORE);
	const reach = MAX_ABOVE * (box.y1 - box.y0);
	const above = others.filter(
		(word) =>
			word.box.y1 <= box.y0 + 1 && box.y0 - word.box.y1 <= reach && sharesWidth(word.box, box),
	);
	const hashes = [...before, ...above].flatMap(({ text }) => hashWord(text) ?? []);
	const [x, y] = [box.x0 / page.width, box.y0 / page.width];
	return { page: own.page, x, y, beside: new Set(hashes) };
}

function isWithin(word: Box, box: Box): boolean {
	return sharesWidth(word, box) && sharedHeight(word, box) > 0.5;
}

function isSamePlace(one: Where, other: Where): boolean {
	const isAt =
		one.page === other.page &&
		Math.abs(one.x - other.x) <= SAME_POSITION &&
		Math.abs(one.y - other.y) <= SAME_POSITION;
	return isAt || [...one.beside].some((hash) => other.beside.has(hash));
}
