/**
 * Writes the printed words and the places to fill in of forms that can be filled in, page by page, one page a line:
 * node training/read-forms.ts FOLDER > forms.jsonl
 * `fill_forms.py` makes filled pages of them. With --any it writes the words of all PDFs, for
 * `train_reader.py --teachers`.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPdf } from '../engine/src/reading/pages/pdf/open-pdf.ts';
import { readTextLayer } from '../engine/src/reading/pages/pdf/read-text.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { any: { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (folder === undefined)
	throw new Error('Say where the forms are: node training/read-forms.ts FOLDER');

const [MAX_PAGES, MAX_WORDS, MIN_WORDS] = [values.any ? 2 : 8, 1500, 20];
/** A page with fewer places to fill in is no form. */
const MIN_PLACES = values.any ? 0 : 4;
/** Documents of more pages are books. */
const LONGEST = 60;
const round = (value: number) => Math.round(value * 10) / 10;

type Annotation = {
	subtype?: string;
	fieldType?: string;
	fieldName?: string;
	alternativeText?: string;
	fieldValue?: unknown;
	multiLine?: boolean;
	comb?: boolean;
	maxLen?: number;
	hidden?: boolean;
	checkBox?: boolean;
	radioButton?: boolean;
	rect: number[];
};

async function readForm(name: string): Promise<void> {
	const pdf = await openPdf(join(folder ?? '', name), LONGEST);
	for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
		const page = await pdf.getPage(number);
		const viewport = page.getViewport({ scale: 1 });
		const fieldBoxes = ((await page.getAnnotations()) as Annotation[]).filter(
			({ subtype, fieldType, hidden, checkBox, radioButton }) =>
				subtype === 'Widget' &&
				!hidden &&
				(fieldType === 'Tx' || checkBox === true || radioButton === true),
		);
		if (fieldBoxes.filter(({ fieldType }) => fieldType === 'Tx').length < MIN_PLACES) continue;
		const { width, height, words } = await readTextLayer(page, MAX_WORDS);
		if (words.length < MIN_WORDS || words.length >= MAX_WORDS) continue;
		const places = fieldBoxes.map((annotation) => {
			const [left = 0, bottom = 0, right = 0, top = 0] = annotation.rect;
			const [x0 = 0, y0 = 0] = viewport.convertToViewportPoint(left, bottom) as number[];
			const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(right, top) as number[];
			return {
				name: annotation.fieldName ?? '',
				told: annotation.alternativeText ?? '',
				box: [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)].map(round),
				kind: annotation.fieldType === 'Tx' ? 'text' : 'tick',
				lines: annotation.multiLine === true,
				comb: annotation.comb === true ? (annotation.maxLen ?? 0) : 0,
				longest: annotation.maxLen ?? 0,
			};
		});
		process.stdout.write(
			`${JSON.stringify({
				id: `${name.replace(/\.pdf$/i, '')}-${number}`,
				width: round(width),
				height: round(height),
				words: words.map(({ text, box: { x0, y0, x1, y1 } }) => ({
					t: text,
					x0: round(x0),
					y0: round(y0),
					x1: round(x1),
					y1: round(y1),
				})),
				places,
			})}\n`,
		);
	}
	await pdf.loadingTask.destroy();
}

for (const name of readdirSync(folder).sort()) {
	if (!/\.pdf$/i.test(name)) continue;
	try {
		await readForm(name);
	} catch (error) {
		process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
	}
}
