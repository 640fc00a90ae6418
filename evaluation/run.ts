/**
 * Measures the extraction on a folder of documents whose values are known:
 * npm run eval -- DIR [--pages CACHE] [--misses] [--json] [--floors FILE] [set …]
 * docs/extraction.md describes the folder.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { extractFromPages } from '../engine/src/pipeline/recipe.ts';
import type { Extraction } from '../engine/src/model/extraction.ts';
import { createCalibration } from './calibrate.ts';
import { openSets } from './open-set.ts';
import type { EvaluationSet } from './open-set.ts';
import { printCalibration, printLine, printTallies } from './print.ts';
import { createPageReader } from './read-pages.ts';
import { addUp, f1Of, scoreDocument } from './score.ts';
import type { Tallies, Tally } from './score.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		pages: { type: 'string' },
		misses: { type: 'boolean' },
		json: { type: 'boolean' },
		floors: { type: 'string' },
	},
});
const [folder, ...only] = positionals;
if (folder === undefined) {
	process.stderr.write('Say which folder: npm run eval -- DIR\n');
	process.exit(2);
}

/** What an empty document gives. */
const NOTHING: Extraction = { result: {}, details: [] };

type Measured = { tally: Tally; fields: Tallies; documents: number; perfect: number };

const readPages = createPageReader(values.pages);
const calibration = createCalibration();
const report = new Map<string, Measured>();
for (const set of openSets(folder, only)) report.set(set.name, await measureSet(set));
await readPages.close();

const sets = [...report.values()];
const mean = sets.reduce((sum, { tally }) => sum + f1Of(tally), 0) / Math.max(1, sets.length);
if (values.json) printLine(JSON.stringify(toJson(), null, '\t'));
else printTable();
if (values.floors !== undefined) checkFloors(values.floors);

async function measureSet(set: EvaluationSet): Promise<Measured> {
	const fields: Tallies = new Map();
	let perfect = 0;
	const waiting = set.documents.values();
	const measureNext = async (): Promise<void> => {
		for (const { id, path, truth } of waiting) {
			const pages = await readPages(path, `${set.name}/${id}`, set.schema);
			const { result, details } = extractFromPages(pages, set.schema) ?? NOTHING;
			calibration.add(set.kinds, truth, result, details);
			const misses = scoreDocument(set.kinds, truth, result, fields);
			if (misses.length === 0) perfect += 1;
			if (!values.misses) continue;
			for (const { path: at, expected, got } of misses) {
				printLine(
					`${set.name} ${id} ${at}: expected ${JSON.stringify(expected)} got ${JSON.stringify(got)}`,
				);
			}
		}
	};
	await Promise.all(Array.from({ length: availableParallelism() }, measureNext));
	return { tally: addUp(fields.values()), fields, documents: set.documents.length, perfect };
}

function printTable(): void {
	printTallies(new Map([...report].map(([name, { fields }]) => [name, fields])), (name) => {
		const { perfect = 0, documents = 0 } = report.get(name) ?? {};
		return `  whole documents ${perfect}/${documents}`;
	});
	printCalibration(calibration.table());
}

function toJson(): object {
	return {
		sets: Object.fromEntries(
			[...report].map(([name, { tally, fields, documents, perfect }]) => [
				name,
				{
					...{ documents, perfect, f1: f1Of(tally), ...tally },
					fields: Object.fromEntries([...fields].map(([path, one]) => [path, f1Of(one)])),
				},
			]),
		),
		mean,
		calibration: calibration.table(),
	};
}

/** Floors may only rise: a set below its own fails the run. */
function checkFloors(file: string): void {
	const floors = z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(file, 'utf8')));
	for (const [name, floor] of Object.entries(floors)) {
		const reached = 100 * f1Of(report.get(name)?.tally ?? { tp: 0, fp: 0, fn: 1 });
		if (reached >= floor) continue;
		process.stderr.write(`${name}: F1 ${reached.toFixed(1)} is below its floor of ${floor}\n`);
		process.exitCode = 1;
	}
}
