/**
 * node evaluation/fit.ts DIR [DIR …] --pages CACHE [--labelled FILE …] [--quick] [--dry] [--models a,b]
 *
 * Fits the weights of the extraction on folders of documents with their truth and writes them into the source.
 * `--labelled` adds files of labelled pages (training/README.md), `--quick` skips the cross-validation, `--dry`
 * writes nothing, and `--models` fits only the named models.
 */
import { parseArgs } from 'node:util';
import { openDocument } from '../engine/src/reading/extraction/document.ts';
import { createModels } from '../engine/src/reading/extraction/models/create-models.ts';
import { FEATURES_OF } from '../engine/src/reading/extraction/models/features.ts';
import { WEIGHTS } from '../engine/src/reading/extraction/models/weights.ts';
import { layOutPages } from '../engine/src/reading/layout/lay-out-pages.ts';
import { collectExamples } from './collect-examples.ts';
import { fitCalibration, judgeProposals } from './fit-calibration.ts';
import { fitTable } from './fit-table.ts';
import { holdOut } from './hold-out.ts';
import type { Case } from './hold-out.ts';
import { LEARNT, MODELS } from './models.ts';
import { openPages } from './open-pages.ts';
import { openSets } from './open-set.ts';
import { printCalibration, printLine, printTallies } from './print.ts';
import { createPageReader } from './read-pages.ts';
import { writeModel } from './write-model.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		pages: { type: 'string' },
		models: { type: 'string' },
		labelled: { type: 'string', multiple: true, default: [] },
		dry: { type: 'boolean' },
		quick: { type: 'boolean' },
	},
});
const FOLDS = 5;
const refit =
	values.models === undefined ? undefined : { models: values.models.split(','), kept: WEIGHTS };

const readPages = createPageReader(values.pages);
const cases: Case[] = [];
const study = (one: Omit<Case, 'examples'>): void => {
	const document = openDocument(layOutPages(one.pages), MODELS);
	cases.push({ ...one, examples: collectExamples({ ...one, document }) });
};
for (const { name: set, schema, kinds, documents } of positionals.flatMap((one) => openSets(one))) {
	for (const { id, path, truth } of documents) {
		const pages = await readPages(path, `${set}/${id}`, schema);
		study({ set, pages, schema, kinds, truth });
	}
}
await readPages.close();
for (const path of values.labelled) for (const one of openPages(path)) study(one);
for (const model of Object.keys(FEATURES_OF)) {
	const all = cases.flatMap(({ examples }) => examples.filter((one) => one.model === model));
	const found = all.filter(({ candidates }) => candidates.some(({ isRight }) => isRight)).length;
	printLine(`${model}: ${all.length} fields, ${found} of them among the candidates`);
}
if (!values.quick) {
	// Scans and prints of one document have the same truth; they are held out together.
	report('documents held out', ({ truth }) => String(hash(JSON.stringify(truth)) % FOLDS));
	report('families of sets held out', ({ set }) => set.split('-')[0] ?? set);
}
const weights = fitTable(cases, refit);
const models = createModels({ ...LEARNT, weights, calibration: {} });
const calibration = fitCalibration(cases.flatMap((one) => judgeProposals(one, models)));
if (!values.dry) {
	const command = 'npm run fit';
	writeModel(
		'weights.ts',
		{
			command,
			imports: "import type { Weights } from './features.ts';",
			declaration: 'WEIGHTS: Weights',
		},
		weights,
	);
	writeModel(
		'calibration.ts',
		{
			command,
			imports: "import type { Calibration } from './calibrate.ts';",
			declaration: 'CALIBRATION: Calibration',
		},
		calibration,
	);
}

function report(title: string, foldOf: (one: Case) => string): void {
	const { fields, calibration } = holdOut(cases, foldOf, refit);
	printLine(title);
	printTallies(fields);
	printCalibration(calibration);
}

function hash(text: string): number {
	let sum = 7;
	for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
	return sum;
}
