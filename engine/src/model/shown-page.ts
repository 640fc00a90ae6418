/** A word and its box on the page as it was sent: x0, y0, x1, y1. */
export type ShownWord = [text: string, x0: number, y0: number, x1: number, y1: number];

/** The words of a page, for people who look at it or point at them. */
export type ShownPage = {
	/** From 1. */
	number: number;
	/** As it was read; one that was turned for it is the other way round for people. */
	width: number;
	height: number;
	/** Whether it is set by us, and its words are all that there is to show. */
	isSet: boolean;
	words: ShownWord[];
};

/** Pages without words of their own are left out; null: the number is not known. */
export type ShownPages = { pageCount: number | null; pages: ShownPage[] };
