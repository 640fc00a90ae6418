/**
 * npm run fit:lists -- corpus.jsonl … [--dry]
 *
 * Fits the calibration of lists on documents of the training corpus and writes it into the source. It learns from the
 * training families and prints how well confidences predict correctness on those that are held out.
 */
import { parseArgs } from 'node:util';
import { createCalibrate } from '../engine/src/reading/extraction/models/calibrate.ts';
import { unpackPages } from '../training/corpus/document.ts';
import { readCorpus, toTask } from './corpus-tasks.ts';
import { fitCalibration } from './fit-calibration.ts';
import type { Judged } from './fit-calibration.ts';
import { judgeLists } from './judge-lists.ts';
import { MODELS } from './models.ts';
import { printLine } from './print.ts';
import { reportFit } from './report-fit.ts';
import { writeModel } from './write-model.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { dry: { type: 'boolean' } },
});

const judged: Record<'train' | 'held-out', Judged[]> = { train: [], 'held-out': [] };
let documents = 0;
for await (const document of readCorpus(positionals)) {
	// Every second document is asked for by names, the others by sentences.
	const { data, ...known } = toTask(document, documents % 2 === 0 ? 'name' : undefined);
	documents += 1;
	const one = { set: document.family, pages: unpackPages(document), schema: { data }, ...known };
	for (const value of judgeLists(one, MODELS)) judged[document.split].push(value);
}
const calibration = fitCalibration(judged.train);
printLine(
	`${documents} documents, ${judged.train.length} values to learn from, ${judged['held-out'].length} held out`,
);
reportFit(judged['held-out'], createCalibrate(calibration));
if (!values.dry) {
	writeModel(
		'list-calibration.ts',
		{
			command: 'npm run fit:lists',
			imports: "import type { Calibration } from './calibrate.ts';",
			declaration: 'LIST_CALIBRATION: Calibration',
		},
		calibration,
	);
}
