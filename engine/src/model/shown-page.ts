/** A word and its box on the original page: x0, y0, x1, y1. */
export type ShownWord = [text: string, x0: number, y0: number, x1: number, y1: number];

/** The words of a page, for display and for pointing at them. */
export type ShownPage = {
	/** From 1. */
	number: number;
	/** As read; width and height are swapped for a page that was rotated by 90 degrees. */
	width: number;
	height: number;
	/** The engine laid out the page itself, so its words are all there is to show. */
	isSet: boolean;
	words: ShownWord[];
};

/** Pages without words are left out; null: the number of pages is unknown. */
export type ShownPages = { pageCount: number | null; pages: ShownPage[] };
