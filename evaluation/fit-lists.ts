/**
 * npm run fit:lists -- corpus.jsonl … [--dry]
 *
 * Fits the calibration of lists on documents of the training corpus and writes it into the source. It learns from the
 * training families and prints how well confidences predict correctness on those that are held out.
 */
import { parseArgs } from 'node:util';
import { createCalibrate } from '../engine/src/reading/extraction/models/calibrate.ts';
import type { Calibrate } from '../engine/src/reading/extraction/models/calibrate.ts';
import { unpackPages } from '../training/corpus/document.ts';
import { readCorpus, toTask } from './corpus-tasks.ts';
import { fitCalibration } from './fit-calibration.ts';
import type { Judged } from './fit-calibration.ts';
import { judgeLists } from './judge-lists.ts';
import { MODELS } from './models.ts';
import { percent, printLine, WIDTH } from './print.ts';
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
report(judged['held-out'], createCalibrate(calibration));
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

/** Prints shares of correct values and mean confidences of each source, before and after calibration. */
function report(held: readonly Judged[], calibrate: Calibrate): void {
	printLine(
		`${documents} documents, ${judged.train.length} values to learn from, ${held.length} held out`,
	);
	printLine(`${'source'.padEnd(WIDTH)} values  right  before  after  log loss before  after`);
	const after = ({ source, kind, confidence }: Judged) => calibrate(source, kind, confidence);
	const groups: [string, readonly Judged[]][] = [
		...Map.groupBy(held, ({ source }) => source),
		['all', held],
	];
	for (const [source, own] of groups) {
		const mean = (of: (one: Judged) => number) =>
			own.reduce((sum, one) => sum + of(one), 0) / own.length;
		const loss = (of: (one: Judged) => number) =>
			mean((one) => -Math.log(Math.max(1e-3, one.isRight ? of(one) : 1 - of(one)))).toFixed(3);
		const before = ({ confidence }: Judged) => confidence;
		printLine(
			[
				source.padEnd(WIDTH),
				String(own.length).padStart(6),
				percent(mean(({ isRight }) => Number(isRight))),
				percent(mean(before)).padStart(7),
				percent(mean(after)).padStart(6),
				loss(before).padStart(16),
				loss(after).padStart(6),
			].join(' '),
		);
	}
}
