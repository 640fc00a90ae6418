/**
 * Reads documents of the training corpus with the product and prints F1 of single values and of cells, by kind, and
 * how often values are right by their confidence. Only families that are held out from training are read, unless
 * --all is given.
 *   npm run eval:corpus -- corpus.jsonl … [--wording name|sentence|question] [--all] [--labels]
 * Each field is asked for by its path and one of its wordings: by default the first sentence or question it has.
 * --labels leaves the question reader out.
 */
import { parseArgs } from 'node:util';
import type { Page } from '../engine/src/model/document.ts';
import type { TemplateSchema } from '../engine/src/model/template.ts';
import { extractFromPages, readFromPages } from '../engine/src/reading/pipeline/recipe.ts';
import { unpackPages } from '../training/corpus/document.ts';
import type { Wording } from '../training/corpus/document.ts';
import { createCalibration } from './calibrate.ts';
import { readCorpus, toTask } from './corpus-tasks.ts';
import { MODELS, PRODUCT } from './models.ts';
import { printCalibration, printCoverage } from './print.ts';
import { scoreDocument } from './score.ts';
import type { Kinds, Tallies, Tally } from './score.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		wording: { type: 'string' },
		all: { type: 'boolean', default: false },
		labels: { type: 'boolean', default: false },
	},
});

const f1 = ({ tp, fp, fn }: Tally) => (200 * tp) / Math.max(1, 2 * tp + fp + fn);

function sum(tallies: Tallies, isWanted: (path: string) => boolean): Tally {
	const total = { tp: 0, fp: 0, fn: 0 };
	for (const [path, { tp, fp, fn }] of tallies) {
		if (!isWanted(path)) continue;
		total.tp += tp;
		total.fp += fp;
		total.fn += fn;
	}
	return total;
}

const style = values.wording as Wording['style'] | undefined;
/** With or without the model that answers questions. */
const read = (pages: Page[], schema: TemplateSchema) =>
	values.labels ? extractFromPages(pages, schema, MODELS) : readFromPages(pages, schema, PRODUCT);
const pick = (kinds: Kinds, paths: ReadonlySet<string>): Kinds =>
	Object.fromEntries(Object.entries(kinds).filter(([path]) => paths.has(path)));

const byKind = new Map<string, Tallies>();
const asked: Tallies = new Map();
const calibration = createCalibration();
for await (const document of readCorpus(positionals)) {
	if (!values.all && document.split !== 'held-out') continue;
	const { data, kinds, truth, questions } = toTask(document, style);
	const found = await read(unpackPages(document), { data });
	const tallies = byKind.get(document.kind) ?? new Map<string, Tally>();
	scoreDocument(kinds, truth, found?.result ?? {}, tallies);
	if (found) calibration.add(kinds, truth, found.result, found.details);
	byKind.set(document.kind, tallies);
	scoreDocument(pick(kinds, questions), truth, found?.result ?? {}, asked);
}
const isCell = (path: string) => path.includes('[]');
const rows = [...byKind].map(([kind, tallies]) => ({
	kind,
	values: sum(tallies, (path) => !isCell(path)),
	cells: sum(tallies, isCell),
}));
for (const { kind, values: single, cells } of rows) {
	const ofCells = cells.tp + cells.fn > 0 ? f1(cells).toFixed(1).padStart(6) : '     –';
	process.stdout.write(
		`${kind.padEnd(24)} values ${f1(single).toFixed(1).padStart(5)}  cells ${ofCells}\n`,
	);
}
const mean = (of: readonly Tally[]) => of.reduce((total, one) => total + f1(one), 0) / of.length;
const listed = rows.map(({ cells }) => cells).filter(({ tp, fn }) => tp + fn > 0);
process.stdout.write(
	`mean of ${rows.length} kinds: values ${mean(rows.map(({ values: single }) => single)).toFixed(1)}, ` +
		`cells ${mean(listed).toFixed(1)}\n`,
);
const ofQuestions = sum(asked, () => true);
process.stdout.write(
	`asked by a question: F1 ${f1(ofQuestions).toFixed(1)}, ${ofQuestions.tp} right, ${ofQuestions.fp} wrong, ${ofQuestions.fn} missed\n`,
);
printCoverage(calibration.coverage());
printCalibration(calibration.table());
