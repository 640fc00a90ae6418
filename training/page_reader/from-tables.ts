import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Word } from '../../engine/src/model/document.ts';
import { createRandom } from '../corpus/kit/random.ts';
import type { Random } from '../corpus/kit/random.ts';
import type { Example, ExampleField } from './example.ts';
import { findWords, seeDocument, toSpan } from './see-document.ts';

const [MAX_ROWS, MAX_COLUMNS, MAX_WORDS] = [28, 8, 420];
const [LETTER, SPACE] = [0.5, 0.28];

/**
 * WikiTableQuestions: tables of Wikipedia with questions about them. Only questions whose answer is exactly one cell
 * are used. `folder` holds `data/training.tsv` and `csv/`.
 */
export function* readTables(folder: string): Generator<Example> {
	const asked = new Map<string, { question: string; answer: string }[]>();
	for (const line of readFileSync(join(folder, 'data/training.tsv'), 'utf8').split('\n').slice(1)) {
		const [, question, table, answer] = line.split('\t');
		if (!question || !table || !answer || answer.includes('|')) continue;
		asked.set(table, [...(asked.get(table) ?? []), { question, answer }]);
	}
	for (const [table, questions] of asked) {
		const path = join(folder, table.replace(/\.csv$/u, '.tsv'));
		const file = existsSync(path) ? path : join(folder, table);
		if (!existsSync(file)) continue;
		const rows = readRows(readFileSync(file, 'utf8'), file.endsWith('.tsv'));
		const example = toExample(table, rows, questions);
		if (example) yield example;
	}
}

function readRows(text: string, isTabbed: boolean): string[][] {
	const rows = text.split('\n').filter((line) => line.trim() !== '');
	const clean = (cell: string) =>
		cell
			.replace(/\\n|\\p/gu, ' ')
			.replace(/^"|"$/gu, '')
			.replace(/\s+/gu, ' ')
			.trim();
	return rows.map((line) =>
		(isTabbed ? line.split('\t') : line.replace(/^"|"$/gu, '').split('","')).map(clean),
	);
}

function toExample(
	id: string,
	rows: readonly string[][],
	questions: readonly { question: string; answer: string }[],
): Example | undefined {
	const shown = rows.slice(0, MAX_ROWS + 1).map((row) => row.slice(0, MAX_COLUMNS));
	const count = shown.flat().reduce((sum, cell) => sum + cell.split(' ').length, 0);
	if (count > MAX_WORDS || shown.length < 3) return undefined;
	const { page, cells } = setTable(shown, createRandom(`table ${id}`));
	const seen = seeDocument([page]);
	const places = findWords(seen, [page]);
	const fields = questions.flatMap(({ question, answer }): ExampleField[] => {
		const same = cells.filter(({ text }) => text.toLowerCase() === answer.toLowerCase());
		const [only] = same;
		if (same.length !== 1 || !only) return [];
		const span = toSpan(places, only.words);
		return span ? [{ type: 'string', wordings: [question], spans: [span] }] : [];
	});
	if (fields.length === 0) return undefined;
	return {
		id: `tables/${id}`,
		set: 'tables',
		kind: 'questions',
		split: 'train',
		views: seen.examples,
		fields,
		lists: [],
	};
}

/** Sets rows as a table without rules; the cells are in the order of the rows. */
export function setTable(
	rows: readonly string[][],
	random: Random,
): { page: Page; cells: { text: string; words: number[] }[] } {
	const size = random.decimal(7, 10, 1);
	const widths = (rows[0] ?? []).map((_, column) =>
		Math.min(36, Math.max(3, ...rows.map((row) => row[column]?.length ?? 0))),
	);
	const width = 90 + widths.reduce((sum, one) => sum + (one + 3) * LETTER * size, 0);
	const words: Word[] = [];
	const cells: { text: string; words: number[] }[] = [];
	let y = random.int(40, 160);
	for (const row of rows) {
		let [left, bottom] = [45, y];
		for (const [column, text] of row.entries()) {
			const room = (widths[column] ?? 3) * LETTER * size;
			let [x, at] = [left, y];
			const own: number[] = [];
			for (const word of text.split(' ').filter((one) => one !== '')) {
				const long = word.length * LETTER * size;
				if (x > left && x + long > left + room) [x, at] = [left, at + 1.15 * size];
				own.push(words.length);
				words.push({
					text: word,
					box: { x0: x, y0: at, x1: x + long, y1: at + size },
					size: 0.8 * size,
					confidence: 1,
					angle: 0,
				});
				x += long + SPACE * size;
			}
			bottom = Math.max(bottom, at);
			cells.push({ text, words: own });
			left += room + 3 * LETTER * size;
		}
		y = bottom + 1.6 * size;
	}
	const page: Page = {
		index: 0,
		width,
		height: Math.max(842, y + 40),
		words,
		fields: [],
		source: 'text',
		rotation: 0,
	};
	return { page, cells };
}
