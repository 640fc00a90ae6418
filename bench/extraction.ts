/**
 * node bench/extraction.ts
 *
 * CPU time of layout and extraction for a page of 500 words, with 26 and with 200 fields, with and without the page
 * reader; the cost of looking for files inside a PDF; and the cost of looking for codes on a scan.
 */
import { fileURLToPath } from 'node:url';
import type { Models } from '../engine/src/reading/extraction/models/create-models.ts';
import type { Reader } from '../engine/src/reading/extraction/reader/create-reader.ts';
import type { Page, Word } from '../engine/src/model/document.ts';
import type { FieldMap } from '../engine/src/model/template.ts';
import { openPdf } from '../engine/src/reading/pages/pdf/open-pdf.ts';
import { readXmlAttachments } from '../engine/src/reading/pages/pdf/read-attachments.ts';
import { openSource } from '../engine/src/reading/pipeline/read-pages.ts';
import { loadModels } from '../engine/src/reading/pipeline/load-model.ts';
import { extractFromPages } from '../engine/src/reading/pipeline/recipe.ts';
import { invoice } from '../engine/src/services/templates/starters/invoice.ts';
import { medianOf } from '../engine/src/model/median.ts';
import { readCodes } from '../engine/src/reading/words/codes/read-codes.ts';
import { makeCode, makeSheet } from '../test/support/codes.ts';
import { drawPage } from '../test/support/documents.ts';
import { exitCode, report } from './report.ts';

const ROUNDS = 40;
/** A running engine is warm. */
const WARM_UP = 25;
const LABELS = [
	'Invoice number',
	'Invoice date',
	'Due date',
	'Customer number',
	'Subtotal',
	'VAT 20 %',
	'Total due',
	'Order number',
	'Phone',
	'Description',
];

function makePage(): Page {
	const words: Word[] = [];
	for (let line = 0; words.length < 500; line += 1) {
		let x = 40;
		const text = `${LABELS[line % LABELS.length] ?? ''} ${line % 3 === 0 ? `0${(line % 9) + 1}.10.2026` : `${line * 7}.50`} line ${line} text that goes on for some words more`;
		for (const one of text.split(' ')) {
			const box = { x0: x, y0: 20 + 13 * line, x1: x + 5 * one.length, y1: 30 + 13 * line };
			words.push({ text: one, box, confidence: 1, size: 10, angle: 0 });
			x += 5 * one.length + 3 + (one.length % 4 === 0 ? 18 : 0);
		}
	}
	return { index: 0, width: 595, height: 842, words, fields: [], source: 'text', rotation: 0 };
}

const many: FieldMap = Object.fromEntries(
	Array.from({ length: 200 }, (_, i) => [
		`${LABELS[i % LABELS.length]?.replaceAll(' ', '') ?? ''}${i}`,
		{ type: (['string', 'number', 'date'] as const)[i % 3] ?? 'string' },
	]),
);

/** Runs like the page reader and finds nothing. */
const blind: Reader = {
	read: ({ count }) => ({
		starts: () => new Float32Array(count).fill(-Infinity),
		ends: () => new Float64Array(0),
	}),
};
const MODELS = loadModels();
const withoutReader: Models = { ...MODELS, reader: blind };

for (const { what, data, models, most } of [
	{ what: '26 fields', data: invoice.schema.data, models: MODELS, most: 150 },
	{
		what: '26 fields, without the page reader',
		data: invoice.schema.data,
		models: withoutReader,
		most: 80,
	},
	{ what: '200 fields', data: many, models: MODELS, most: 300 },
]) {
	const times: number[] = [];
	for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
		const started = cpuMs();
		extractFromPages([makePage()], { data }, models);
		if (round >= WARM_UP) times.push(cpuMs() - started);
	}
	report(
		`ms of CPU for layout and extraction of a page of 500 words, ${what} (median)`,
		medianOf(times),
		{
			most,
		},
	);
}

const limits = { maxPages: 10, maxScannedPages: 10, maxPixels: 1_000_000 };
const path = fileURLToPath(new URL('../examples/invoice.pdf', import.meta.url));

function cpuMs(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}

let [opening, looking] = [0, 0];
for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
	if (round === WARM_UP) [opening, looking] = [0, 0];
	const started = cpuMs();
	await openSource({ path, type: 'pdf', limits });
	const opened = cpuMs();
	const pdf = await openPdf(path, limits.maxPages);
	const before = cpuMs();
	await readXmlAttachments(pdf);
	looking += (cpuMs() - before) / ROUNDS;
	opening += (opened - started) / ROUNDS;
	await pdf.loadingTask.destroy();
}
report(
	`% of opening a PDF of one page (${opening.toFixed(1)} ms) that looking for files in it takes (${looking.toFixed(2)} ms), where there are none`,
	(100 * looking) / opening,
	{ most: 2 },
);

const print = Array.from({ length: 24 }, (_, i): [string, string] => [
	`Line ${i} of a page of print`,
	'with words on both of its sides',
]);
const paper = await drawPage(print, 1654, 2339);
const code = { png: await makeCode('A code on a page of print'), left: 1100, top: 1900 };
for (const [what, sheet] of [
	['with a code', await makeSheet([code], paper)],
	['without one', await makeSheet([], paper)],
] as const) {
	const times: number[] = [];
	for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
		const started = cpuMs();
		await readCodes(sheet);
		if (round >= WARM_UP) times.push(cpuMs() - started);
	}
	report(`ms of CPU for looking for codes on A4 at 200 dpi, ${what} (median)`, medianOf(times), {
		most: 60,
	});
}
process.exitCode = exitCode();
