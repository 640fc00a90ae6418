import type { Page } from '../../engine/src/model/document.ts';
import type { Detail, Extraction } from '../../engine/src/model/extraction.ts';
import type { Question, SecondReaderMode } from '../../engine/src/model/second-reader.ts';
import type { FieldMap } from '../../engine/src/model/template.ts';
import { askAboutPages, extractFromPages, groundOnPages } from './recipe.ts';
import { pageOf, put } from './pages.ts';

/** Pages of plain lines; `   ` separates columns of 150 points. */
export function linesOf(...pages: string[][]): Page[] {
	return pages.map((lines, index) =>
		pageOf(
			lines.map((line, i) =>
				line
					.split('   ')
					.flatMap((text, column) =>
						text === '' ? [] : put(40 + 150 * column, 40 + 14 * i, text),
					),
			),
			{ index },
		),
	);
}

export type Twice = Extraction & {
	question: Question | null;
	counts: { accepted: number; refused: number };
	detail: (path: string) => Detail | undefined;
};

/** The result of both readers for pages, with `say` as the second reader. */
export function readTwice(
	pages: readonly Page[],
	data: FieldMap,
	say: Record<string, unknown> | ((question: Question) => Record<string, unknown>),
	mode: Exclude<SecondReaderMode, 'never'> = 'always',
): Twice {
	const first = extractFromPages(pages, { data });
	if (!first) throw new Error('the pages are empty');
	const question = askAboutPages(pages, { data }, first, { mode, maxPages: 10 });
	const said = !question ? {} : typeof say === 'function' ? say(question) : say;
	const { extraction, counts } = groundOnPages(pages, { data }, first, said);
	const detail = (path: string) => extraction.details.find((one) => one.path === path);
	return { ...extraction, question, counts, detail };
}
