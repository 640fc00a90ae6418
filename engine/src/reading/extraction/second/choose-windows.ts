import type { PageWindow } from '../../../model/second-reader.ts';
import type { Document } from '../document.ts';
import { isSilent, readTokens } from '../lexicon/read-words.ts';
import type { Field } from '../request/read-fields.ts';
import { setOutPage } from './set-out-page.ts';
import { withheldSegments } from '../withhold-lines.ts';

/** Longer pages are split into parts. */
const MAX_CHARACTERS = 6000;
/** Bonus of the first page, in matched words; the last page gets half. */
const FIRST_PAGE = 2;
const LAST_PAGE = 1;

export type Showing = {
	/** Maximum number of pages, or parts of long pages. */
	maxPages: number;
	/** The number that a page has in its document, from 1. */
	numberOf: (index: number) => number;
};

type Candidate = PageWindow & { isPart: boolean };

/** Chooses the pages to show, and describes those left out. */
export function chooseWindows(
	document: Document,
	fields: readonly Field[],
	{ maxPages, numberOf }: Showing,
): { windows: PageWindow[]; leftOut: string | null } {
	const all = listWindows(document, numberOf);
	const chosen =
		all.length <= maxPages
			? all
			: rankWindows(all, fields)
					.slice(0, maxPages)
					.toSorted((a, b) => all.indexOf(a) - all.indexOf(b));
	const hidden = all.filter((window) => !chosen.includes(window));
	return {
		windows: chosen.map(({ page, text, isScan }) => ({ page, text, isScan })),
		leftOut: describeHidden(hidden, chosen, document.fact(withheldSegments).size),
	};
}

function listWindows(document: Document, numberOf: Showing['numberOf']): Candidate[] {
	const withheld = document.fact(withheldSegments);
	return document.pages.flatMap((page) => {
		const parts: string[][] = [[]];
		let letters = 0;
		for (const line of setOutPage(page, withheld)) {
			if (letters + line.length > MAX_CHARACTERS && letters > 0) {
				parts.push([]);
				letters = 0;
			}
			parts.at(-1)?.push(line);
			letters += line.length + 1;
		}
		return parts
			.map((lines) => lines.join('\n').trim())
			.filter((text) => text !== '')
			.map((text) => ({
				page: numberOf(page.index),
				text,
				isScan: page.source === 'ocr',
				isPart: parts.length > 1,
			}));
	});
}

/** Ranks windows by the requested words they contain; rare words weigh more. */
function rankWindows(windows: readonly Candidate[], fields: readonly Field[]): Candidate[] {
	const asked = new Set(
		fields
			.flatMap(({ name, description }) => [...name, ...description])
			.filter((token) => !isSilent(token))
			.flatMap(({ text, lemmas }) => [text, ...lemmas]),
	);
	const words = windows.map(
		({ text }) =>
			new Set(
				text
					.split('\n')
					.flatMap((line) => readTokens(line))
					.flatMap(({ text: word, lemmas }) => [word, ...lemmas])
					.filter((word) => asked.has(word)),
			),
	);
	const windowsWith = (word: string) => words.filter((one) => one.has(word)).length;
	const weights = new Map(
		[...asked].map((word) => [word, Math.log(1 + windows.length / Math.max(1, windowsWith(word)))]),
	);
	const scores = new Map(
		windows.map((window, i) => {
			const found = [...(words[i] ?? [])].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
			const place = i === 0 ? FIRST_PAGE : i === windows.length - 1 ? LAST_PAGE : 0;
			return [window, found + place];
		}),
	);
	return windows.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}

function describeHidden(
	hidden: readonly Candidate[],
	shown: readonly Candidate[],
	withheldCount: number,
): string | null {
	const partly = new Set(shown.map(({ page }) => page));
	const pages = [...new Set(hidden.map(({ page }) => page))];
	const whole = pages.filter((page) => !partly.has(page));
	const parts = pages.filter((page) => partly.has(page));
	const sentences = [
		...(whole.length > 0 ? [`It was not shown ${namePages(whole)}.`] : []),
		...(parts.length > 0 ? [`It was shown only parts of ${namePages(parts)}.`] : []),
		...(withheldCount > 0 ? ['Suspected prompt injections were not shown to it.'] : []),
	];
	return sentences.length > 0 ? sentences.join(' ') : null;
}

/** `page 3`, `pages 3-7, 12`. */
function namePages(pages: readonly number[]): string {
	const ranges: [number, number][] = [];
	for (const page of pages.toSorted((a, b) => a - b)) {
		const last = ranges.at(-1);
		if (last && page === last[1] + 1) last[1] = page;
		else ranges.push([page, page]);
	}
	const named = ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`));
	return `${pages.length === 1 ? 'page' : 'pages'} ${named.join(', ')}`;
}
