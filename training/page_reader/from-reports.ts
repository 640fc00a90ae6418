import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { z } from 'zod';
import type { Page, Word } from '../../engine/src/model/document.ts';
import { createRandom } from '../corpus/kit/random.ts';
import type { Random } from '../corpus/kit/random.ts';
import type { Example, ExampleField } from './example.ts';
import { setTable } from './from-tables.ts';
import { findWords, seeDocument, toSpan } from './see-document.ts';
import { setText } from './set-text.ts';

/** Financial reports as TAT-QA stores them: a table, the paragraphs around it, and questions about both. */
const fileSchema = z.array(
	z.object({
		table: z.object({ uid: z.string(), table: z.array(z.array(z.string())) }),
		paragraphs: z.array(z.object({ text: z.string(), order: z.number() })),
		questions: z.array(
			z.object({ question: z.string(), answer: z.unknown(), answer_type: z.string() }),
		),
	}),
);
type Report = z.infer<typeof fileSchema>[number];

const MAX_WORDS = 480;
/** Questions that are made from the heads of a row and a column. */
const MAX_MADE = 8;
const PATTERNS = [
	'What was the % in #?',
	'What is the % for #?',
	'How much was % in #?',
	'What is the value of % under #?',
	'What is the # figure for %?',
];

export function* readReports(path: string): Generator<Example> {
	const reports = fileSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
	for (const report of reports) {
		const example = toExample(parse(path).name, report);
		if (example) yield example;
	}
}

function toExample(set: string, report: Report): Example | undefined {
	const random = createRandom(`report ${report.table.uid}`);
	const { page, cells, columns } = setReport(report, random);
	if (page.words.length > MAX_WORDS) return undefined;
	const seen = seeDocument([page]);
	const places = findWords(seen, [page]);
	const texts = page.words.map(({ text }) => text);
	const asked = report.questions.flatMap(
		({ question, answer, answer_type: type }): ExampleField[] => {
			if (type !== 'span' || !Array.isArray(answer) || typeof answer[0] !== 'string') return [];
			const runs = findRuns(texts, answer[0].split(/\s+/u));
			const [run] = runs;
			const span = runs.length === 1 && run ? toSpan(places, run) : undefined;
			return span ? [{ type: 'string', wordings: [question], spans: [span] }] : [];
		},
	);
	const rows = Array.from({ length: cells.length / columns }, (_, row) =>
		cells.slice(row * columns, (row + 1) * columns),
	);
	const made = rows.slice(1).flatMap(([head, ...others]) =>
		others.flatMap((cell, i): ExampleField[] => {
			const column = headOf(rows, i + 1);
			const isUnique = rows.filter(([other]) => other?.text === head?.text).length === 1;
			if (!head || !/\p{L}{3}/u.test(head.text) || !isUnique || !column) return [];
			if (!/\d/u.test(cell.text)) return [];
			const span = toSpan(places, cell.words);
			const wordings = random
				.shuffle(PATTERNS)
				.slice(0, 3)
				.map((one) => one.replace('%', head.text).replace('#', column));
			return span ? [{ type: 'string', wordings, spans: [span] }] : [];
		}),
	);
	const fields = [...asked, ...random.shuffle(made).slice(0, MAX_MADE)];
	if (fields.length === 0) return undefined;
	return {
		id: report.table.uid,
		set,
		kind: 'questions',
		split: 'train',
		views: seen.examples,
		fields,
		lists: [],
	};
}

type Cell = { text: string; words: number[] };

/** The lowest head of a column, if no other column has it: heads above it may span several columns. */
function headOf(rows: readonly Cell[][], column: number): string | undefined {
	const heads = rows.slice(0, 3).filter((row, i) => i === 0 || row[0]?.text === '');
	const lowest = heads.findLast((row) => (row[column]?.text ?? '') !== '');
	const text = lowest?.[column]?.text ?? '';
	const isUnique = lowest?.filter((cell) => cell.text === text).length === 1;
	return isUnique && /\d{4}|\p{L}{3}/u.test(text) ? text : undefined;
}

/** The table between its paragraphs. */
function setReport(
	{ table, paragraphs }: Report,
	random: Random,
): { page: Page; cells: Cell[]; columns: number } {
	const rows = table.table.map((row) => row.map((cell) => cell.replace(/\s+/gu, ' ').trim()));
	const columns = Math.max(...rows.map((row) => row.length));
	const even = rows.map((row) => Array.from({ length: columns }, (_, i) => row[i] ?? ''));
	const text = paragraphs
		.sort((a, b) => a.order - b.order)
		.map((one) => one.text)
		.join('\n\n');
	const prose = setText(text, random).page;
	const { page, cells } = setTable(even, random);
	const isProseFirst = random.chance(0.5);
	const [above, below] = isProseFirst ? [prose.words, page.words] : [page.words, prose.words];
	const shift = bottomOf(above) + 24 - topOf(below);
	const words = [...above, ...below.map((word) => moveDown(word, shift))];
	const offset = isProseFirst ? above.length : 0;
	return {
		page: {
			...page,
			words,
			width: Math.max(page.width, prose.width),
			height: bottomOf(words) + 60,
		},
		cells: cells.map((cell) => ({ ...cell, words: cell.words.map((word) => word + offset) })),
		columns,
	};
}

const bottomOf = (words: readonly Word[]) => Math.max(0, ...words.map(({ box }) => box.y1));
const topOf = (words: readonly Word[]) => Math.min(...words.map(({ box }) => box.y0));

function moveDown(word: Word, shift: number): Word {
	const { box } = word;
	return { ...word, box: { ...box, y0: box.y0 + shift, y1: box.y1 + shift } };
}

/** Where some words stand one after the other; a full stop or comma behind the last does not count. */
function findRuns(texts: readonly string[], wanted: readonly string[]): number[][] {
	const same = (a: string, b: string) => a === b || a.replace(/[.,;:)]+$/u, '') === b;
	return texts.flatMap((_, from) =>
		wanted.every((word, i) => same(texts[from + i] ?? '', word))
			? [wanted.map((__, i) => from + i)]
			: [],
	);
}
