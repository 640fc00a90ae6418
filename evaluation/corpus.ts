/**
 * Reads documents of the training corpus with the product and prints F1 of single values and of cells, by kind, and
 * how often values are right by their confidence. Only families that are held out from training are read, unless
 * --all is given.
 *   npm run eval:corpus -- corpus.jsonl … [--wording name|sentence|question] [--all] [--labels] [--misses]
 * Each field is asked for by its path and one of its wordings: by default the first sentence or question it has.
 * --labels leaves the question reader out; --misses lists wrong values and lists.
 */
import { parseArgs } from 'node:util';
import type { Page } from '../engine/src/model/document.ts';
import type { TemplateSchema } from '../engine/src/model/template.ts';
import { extractFromPages, readFromPages } from '../engine/src/reading/pipeline/recipe.ts';
import { unpackPages } from '../training/corpus/document.ts';
import type { Wording } from '../training/corpus/document.ts';
import { createCalibration } from './calibrate.ts';
import { readCorpus, toTask } from './corpus-tasks.ts';
import { countOf, meanOfKinds, splitCells } from './mean-of-kinds.ts';
import { MODELS, PRODUCT } from './models.ts';
import { percent, printCalibration, printCoverage, printLine } from './print.ts';
import { addUp, f1Of, scoreDocument } from './score.ts';
import type { Kinds, Miss, Tallies, Tally } from './score.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		wording: { type: 'string' },
		all: { type: 'boolean', default: false },
		labels: { type: 'boolean', default: false },
		misses: { type: 'boolean', default: false },
	},
});

const style = values.wording as Wording['style'] | undefined;
/** With or without the model that answers questions. */
const read = (pages: Page[], schema: TemplateSchema) =>
	values.labels ? extractFromPages(pages, schema, MODELS) : readFromPages(pages, schema, PRODUCT);
const pick = (kinds: Kinds, paths: ReadonlySet<string>): Kinds =>
	Object.fromEntries(Object.entries(kinds).filter(([path]) => paths.has(path)));

/** A list has a line for each row. */
function printMiss(id: string, { path, expected, got }: Miss): void {
	const linesOf = (value: unknown) =>
		Array.isArray(value)
			? value.map((row) => `\n  ${JSON.stringify(row)}`).join('')
			: JSON.stringify(value);
	printLine(`${id} ${path}: expected ${linesOf(expected)} got ${linesOf(got)}`);
}

const byKind = new Map<string, Tallies>();
const asked: Tallies = new Map();
const calibration = createCalibration();
for await (const document of readCorpus(positionals)) {
	if (!values.all && document.split !== 'held-out') continue;
	const { data, kinds, truth, questions } = toTask(document, style);
	const found = await read(unpackPages(document), { data });
	const tallies = byKind.get(document.kind) ?? new Map<string, Tally>();
	const misses = scoreDocument(kinds, truth, found?.result ?? {}, tallies);
	if (values.misses) for (const miss of misses) printMiss(document.id, miss);
	if (found) calibration.add(kinds, truth, found.result, found.details);
	byKind.set(document.kind, tallies);
	scoreDocument(pick(kinds, questions), truth, found?.result ?? {}, asked);
}
const rows = [...byKind].map(([kind, tallies]) => ({ kind, ...splitCells(tallies) }));
for (const { kind, values: single, cells } of rows) {
	const ofCells = countOf(cells) > 0 ? percent(f1Of(cells)).padStart(6) : '     –';
	printLine(`${kind.padEnd(24)} values ${percent(f1Of(single))}  cells ${ofCells}`);
}
const mean = meanOfKinds(byKind);
printLine(
	`mean of ${rows.length} kinds: values ${percent(mean.values).trim()}, cells ${percent(mean.cells).trim()}`,
);
const ofQuestions = addUp(asked.values());
printLine(
	`asked by a question: F1 ${percent(f1Of(ofQuestions)).trim()}, ${ofQuestions.tp} right, ${ofQuestions.fp} wrong, ${ofQuestions.fn} missed`,
);
printCoverage(calibration.coverage());
printCalibration(calibration.table());
