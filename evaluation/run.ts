/**
 * npm run eval -- DIR [--pages CACHE] [--wording NAME …] [--wordings FOLDER] [--misses] [--json] [--floors FILE]
 * [--engine pp-ocr|tesseract.js|tesseract] [--reader first|both] [--record DIR] [--teach COUNT] [set …]
 *
 * Measures the extraction on a folder of documents with known values. docs/extraction.md describes the folder and the
 * figures.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { loadConfig } from '../engine/src/app/config.ts';
import { READERS } from '../engine/src/model/second-reader.ts';
import { readSecretFiles } from '../engine/src/app/read-secret-files.ts';
import { createOpenAiReader } from '../engine/src/reading/second-reader/open-ai-reader.ts';
import { ENGINES } from '../engine/src/reading/words/ocr/create-engine.ts';
import { applyResultRules } from '../engine/src/reading/rules/apply-rules.ts';
import { addRules } from './add-rules.ts';
import { createReport, meansOf, measureSet } from './measure.ts';
import type { Asking, Report } from './measure.ts';
import { openSets, openWording } from './open-set.ts';
import type { EvaluationSet } from './open-set.ts';
import {
	percent,
	printCalibration,
	printCoverage,
	printLine,
	printTallies,
	WIDTH,
} from './print.ts';
import { createPageReader } from './read-pages.ts';
import { createReadTwice } from './read-twice.ts';
import type { Tallied } from './read-twice.ts';
import { rewordSchema } from './reword.ts';
import { addUp, f1Of } from './score.ts';
import { listTaught, printTaught, teachSet } from './teach.ts';
import type { TaughtSet } from './teach.ts';
import type { Tally } from './score.ts';
import { createVendorLookup } from './vendor-list.ts';

/** The number of pages when nothing is configured and answers are only replayed. */
const USUAL_PAGES = 10;
/** The template's own wording. */
const ORIGINAL = 'original';
/** The template as it is, with rules. */
const RULES = 'rules';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		pages: { type: 'string' },
		wording: { type: 'string', multiple: true, default: [ORIGINAL] },
		wordings: { type: 'string' },
		misses: { type: 'boolean' },
		json: { type: 'boolean' },
		floors: { type: 'string' },
		engine: { type: 'string', default: ENGINES[0] },
		reader: { type: 'string', default: READERS[0] },
		record: { type: 'string' },
		teach: { type: 'string' },
	},
});
const [folder, ...only] = positionals;
if (folder === undefined) refuse('Say which folder: npm run eval -- DIR');
if (values.floors !== undefined && !values.wording.includes(ORIGINAL)) {
	refuse(`Floors are those of the template as it is: add --wording ${ORIGINAL}.`);
}

const engine = ENGINES.find((name) => name === values.engine);
if (!engine) refuse(`Engines are ${ENGINES.join(', ')}.`);
const readers = READERS.find((name) => name === values.reader);
if (!readers) refuse(`Readers are ${READERS.join(' and ')}.`);
if (values.record !== undefined && readers !== 'both') {
	refuse('Answers of the second reader are recorded: add --reader both.');
}
const second = readers === 'both' ? openSecond(values.record) : null;
const readPages = createPageReader(values.pages, engine);
if (values.teach !== undefined) {
	await measureTeaching(folder, Number(values.teach));
	process.exit();
}
const reports = new Map(values.wording.map((wording) => [wording, createReport()]));
for (const set of openSets(folder, only)) {
	await measureSet(set, listAskings(set), {
		reports,
		readPages,
		readTwice: second?.readTwice ?? null,
		onMiss(name, id, wording, { path, expected, got }) {
			if (!values.misses) return;
			const asked = wording === ORIGINAL ? '' : ` (${wording})`;
			printLine(
				`${name} ${id}${asked} ${path}: expected ${JSON.stringify(expected)} got ${JSON.stringify(got)}`,
			);
		},
	});
}
await readPages.close();
await second?.close();

if (values.json) printLine(JSON.stringify(listReports(), null, '\t'));
else printReports();
if (second) tellSecond(second.tallied);
if (values.floors !== undefined) checkFloors(values.floors);

async function measureTeaching(from: string, count: number): Promise<void> {
	if (!Number.isInteger(count) || count < 1) refuse('--teach takes how many documents are taught.');
	const taught = new Map<string, TaughtSet>();
	for (const set of openSets(from, only)) {
		const onMiss: Parameters<typeof teachSet>[2]['onMiss'] = (name, id, kind, miss) => {
			if (!values.misses) return;
			const { path, expected, got } = miss;
			printLine(
				`${name} ${id} (${kind} make) ${path}: expected ${JSON.stringify(expected)} got ${JSON.stringify(got)}`,
			);
		};
		taught.set(set.name, await teachSet(set, count, { readPages, onMiss }));
	}
	await readPages.close();
	if (values.json) printLine(JSON.stringify(listTaught(taught), null, '\t'));
	else printTaught(taught, count);
}

function refuse(why: string): never {
	process.stderr.write(`${why}\n`);
	process.exit(2);
}

/** The configured second reader, with its recorded answers. */
function openSecond(folder: string | undefined) {
	const { secondReader: settings } = loadConfig(readSecretFiles(process.env));
	const reader = settings ? createOpenAiReader(settings) : null;
	const maxPages = settings?.maxPages ?? USUAL_PAGES;
	return {
		...createReadTwice({ reader, folder, maxPages }),
		close: async () => reader?.close(),
	};
}

/** Written to stderr, so that --json output stays parseable. A question without an answer fails the run. */
function tellSecond({ asked, replayed, tokens, accepted, refused, unanswered }: Tallied): void {
	process.stderr.write(
		`second reader: ${asked} questions asked (${tokens} tokens), ${replayed} replayed; ${accepted} values found on the page, ${refused} dropped\n`,
	);
	for (const [fault, count] of unanswered) {
		process.stderr.write(`second reader: ${count} questions without an answer: ${fault}\n`);
		process.exitCode = 1;
	}
}

/** The wordings of a set; missing ones are skipped. */
function listAskings(set: EvaluationSet): Map<string, Asking> {
	const askings = new Map<string, Asking>();
	for (const name of values.wording) {
		if (name === ORIGINAL) {
			askings.set(name, { schema: set.schema, restore: (extraction) => extraction });
			continue;
		}
		if (name === RULES) {
			const schema = addRules(set);
			const lookUp = createVendorLookup(set, schema);
			const finish: Asking['finish'] = (id, read) => applyResultRules(schema, lookUp(id, read));
			askings.set(name, { schema, restore: (extraction) => extraction, finish });
			continue;
		}
		const wording = openWording(set, name, values.wordings);
		if (wording) askings.set(name, rewordSchema(set.schema, wording));
		else process.stderr.write(`${set.name}: no wording ${name}, left out\n`);
	}
	return askings;
}

function printReports(): void {
	for (const [wording, report] of reports) {
		if (reports.size > 1 || wording !== ORIGINAL) printLine(`wording ${wording}`);
		printReport(report);
	}
	if (reports.size < 2) return;
	for (const [wording, { sets }] of reports) {
		const means = meansOf(sets.values());
		printLine(
			`${wording.padEnd(WIDTH)} mean over ${sets.size} sets F1 ${percent(means.sets)}  over documents ${percent(means.documents)}  with strict dates ${percent(means.strict)}`,
		);
	}
}

function printReport({ sets, calibration }: Report): void {
	printTallies(new Map([...sets].map(([name, { fields }]) => [name, fields])), (name) => {
		const figures = sets.get(name);
		if (!figures) return '';
		const { perfect, documents, fields, strict, reviews } = figures;
		const lenient = addUp(fields.values());
		const strictly = addUp(strict.values());
		const swapped = lenient.tp - strictly.tp;
		const dates =
			swapped > 0 ? `  with strict dates ${percent(f1Of(strictly))} (${swapped} swapped)` : '';
		const { wrong, right } = reviews;
		const asked =
			wrong + right > 0
				? `  rules ask for review of ${wrong}/${documents - perfect} with a wrong value, ${right}/${perfect} without`
				: '';
		return `  whole documents ${perfect}/${documents}${dates}${asked}`;
	});
	const means = meansOf(sets.values());
	printLine(`${'mean over documents'.padEnd(WIDTH)} F1 ${percent(means.documents)}`);
	printLine(`${'mean over sets, strict dates'.padEnd(WIDTH)} F1 ${percent(means.strict)}`);
	printCoverage(calibration.coverage());
	printCalibration(calibration.table());
}

/** A single report as it is; several, or one in another wording, by wording. */
function listReports(): object {
	const original = reports.get(ORIGINAL);
	if (original && reports.size === 1) return toJson(original);
	return {
		wordings: Object.fromEntries([...reports].map(([name, report]) => [name, toJson(report)])),
	};
}

function toJson({ sets, calibration }: Report): object {
	const means = meansOf(sets.values());
	return {
		sets: Object.fromEntries(
			[...sets].map(([name, { fields, strict, documents, perfect, reviews }]) => {
				const tally = addUp(fields.values());
				return [
					name,
					{
						documents,
						perfect,
						reviews,
						f1: f1Of(tally),
						...tally,
						strictF1: f1Of(addUp(strict.values())),
						fields: Object.fromEntries([...fields].map(([path, one]) => [path, f1Of(one)])),
					},
				];
			}),
		),
		mean: means.sets,
		meanOverDocuments: means.documents,
		strictMean: means.strict,
		coverage: calibration.coverage(),
		calibration: calibration.table(),
	};
}

/** Fails the run when a set falls below its floor. */
function checkFloors(file: string): void {
	const floors = z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(file, 'utf8')));
	const nothing: Tally = { tp: 0, fp: 0, fn: 1 };
	for (const [name, floor] of Object.entries(floors)) {
		const fields = reports.get(ORIGINAL)?.sets.get(name)?.fields;
		const reached = 100 * f1Of(fields ? addUp(fields.values()) : nothing);
		if (reached >= floor) continue;
		process.stderr.write(`${name}: F1 ${reached.toFixed(1)} is below its floor of ${floor}\n`);
		process.exitCode = 1;
	}
}
