import type { Page } from '../../model/document.ts';
import { isFlow, isImage } from '../../model/formats.ts';
import type { ShownPage, ShownPages, ShownWord } from '../../model/shown-page.ts';
import { unpackPages } from './pack-pages.ts';
import { placeBox } from './place-words.ts';
import { openSource } from './read-pages.ts';
import type { PageSource } from './page-source.ts';

type Wanted = {
	/** The pages as first read, packed. */
	reading: Uint8Array | null;
	/** The document, for other pages with a text layer; null: only its words are stored. */
	document: PageSource | null;
	/** Page numbers from 1, inclusive. */
	from: number;
	to: number;
};

/** Bounds the words that pass through the API process. */
const MAX_WORDS = 200_000;

/** The words of pages at their visible places. No OCR is run. */
export async function showPages({ reading, document, from, to }: Wanted): Promise<ShownPages> {
	const isSet = document === null || isFlow(document.type) || document.type === 'xml';
	const stored = reading ? unpackPages(reading) : [];
	const kept = stored.filter(({ index }) => index + 1 >= from && index + 1 <= to);
	const isOpened = document !== null && !isImage(document.type) && kept.length <= to - from;
	const opened = isOpened ? await openSource(document, { choice: [{ from, to }] }) : null;
	const known = new Set(kept.map(({ index }) => index));
	const others = (opened?.pages ?? []).flatMap(({ index, page }) =>
		page && !known.has(index) ? [page] : [],
	);
	let left = MAX_WORDS;
	const shown = [...kept, ...others]
		.toSorted((one, other) => one.index - other.index)
		.map((page): ShownPage => {
			const words = page.words.slice(0, left).map((word) => place(word, page));
			left -= words.length;
			const { index, width, height } = page;
			return { number: index + 1, width, height, isSet, words };
		});
	const lastStored = stored.reduce((last, { index }) => Math.max(last, index + 1), 0);
	const pageCount = opened?.pageCount ?? (document === null ? lastStored : null);
	return { pageCount, pages: shown };
}

function place({ text, box }: Page['words'][number], page: Page): ShownWord {
	const { x0, y0, x1, y1 } = placeBox(box, page, 10);
	return [text, x0, y0, x1, y1];
}
