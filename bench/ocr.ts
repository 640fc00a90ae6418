/**
 * npm run bench:ocr -- [DIR] [--engine NAME …] [--set NAME …] [--language NAME …]
 * npm run bench:ocr -- --costs | --peer [--engine NAME …]
 *
 * How well each engine reads pages whose text and places are known, since we draw and spoil them here:
 * wrong letters with spaces and without, words that are right and in their place (half of both boxes in
 * common), CPU seconds a page, the most memory. The pictures are left in DIR to be looked at. Below each line are the wrong letters by
 * language. F1 is what extraction reaches on the pages. With --costs what a full letter, a form, a small receipt and odd
 * pictures cost, against their goals; with --peer ten scanned pages beside OCRmyPDF, which has to be installed with its German data.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINES } from '../engine/src/reading/words/ocr/create-engine.ts';
import { hasNativeTesseract } from '../engine/src/reading/words/ocr/tesseract-native.ts';
import { HEAP_TUNING, MEMORY_TUNING } from '../engine/src/reading/pipeline/fork-child.ts';
import { drawCases } from './ocr/cases.ts';
import type { Reading } from './ocr/compare-pages.ts';
import { comparePeer, hasPeer } from './ocr/peer.ts';
import { programBeside } from './ocr/program-beside.ts';
import type { ReadCase } from './ocr/read-case.ts';
import { SETS } from './ocr/sets.ts';
import { exitCode, print, report } from './report.ts';

type Figures = Reading & {
	byLanguage: Record<string, Reading>;
	f1: number;
	pages: number;
	cpu: number;
	megabytes: number;
};

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		engine: { type: 'string', multiple: true },
		language: { type: 'string', multiple: true, default: [] },
		costs: { type: 'boolean' },
		peer: { type: 'boolean' },
		set: { type: 'string', multiple: true, default: [...SETS] },
	},
});
const installed = ENGINES.filter((name) => name !== 'tesseract' || hasNativeTesseract('tesseract'));
const program = new URL('./ocr/read-set.ts', import.meta.url).pathname;
const caseProgram = new URL('./ocr/read-case.ts', import.meta.url).pathname;

/** Goals: CPU seconds per image in a warm process, and the memory of the process in MB. */
const GOALS: Readonly<Record<string, { cpu?: number; megabytes?: number }>> = {
	'a4-300dpi': { megabytes: 400 },
	'page-between-bars': { cpu: 4 },
	landscape: { cpu: 4 },
	noise: { cpu: 4 },
	'blank-paper': { cpu: 4 },
};

/** CPU against OCRmyPDF, which runs the tesseract program, with that program and in WebAssembly. */
const WITH_PROGRAM = 1;
const WITHOUT_PROGRAM = 1.3;

const engines = values.engine ?? installed;
if (values.peer) await printPeer();
else if (values.costs) await printCosts();
else printSets();
process.exitCode = exitCode();

function printSets(): void {
	print(
		`${'engine'.padEnd(14)}${'set'.padEnd(24)}wrong %  without spaces %  placed words %     F1  CPU s/page   MB`,
	);
	for (const engine of engines) {
		for (const set of values.set) {
			const figures = measure(engine, set);
			print(lineOf(engine, set, figures));
			print(`${' '.repeat(14)}${languagesOf(figures)}`);
		}
	}
}

async function printPeer(): Promise<void> {
	if (!hasPeer())
		throw new Error('OCRmyPDF is not installed: apt-get install ocrmypdf tesseract-ocr-deu');
	const { peer, ours } = await comparePeer(engines);
	print(`${'reader'.padEnd(20)}wrong %  placed words %  CPU s of ten pages`);
	for (const { name, wrong, placed, cpu } of [peer, ...ours]) {
		print(
			`${name.padEnd(20)}${wrong.toFixed(1).padStart(7)}${placed.toFixed(1).padStart(16)}${cpu.toFixed(1).padStart(20)}`,
		);
	}
	for (const { name, cpu } of ours) {
		report(`CPU of ${name} against OCRmyPDF`, cpu / peer.cpu, {
			most: name.endsWith('tesseract') ? WITH_PROGRAM : WITHOUT_PROGRAM,
		});
	}
}

async function printCosts(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'docsift-cases-'));
	try {
		for (const [name, path] of Object.entries(await drawCases(folder))) {
			for (const engine of engines) {
				printCost(name, path, engine, programBeside(engine));
				// The default engine also reads beside the tesseract program, where that is installed.
				if (engine === ENGINES[0] && installed.includes('tesseract')) {
					printCost(name, path, engine, 'tesseract');
				}
			}
		}
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function printCost(name: string, path: string, engine: string, beside: string): void {
	const args = [...HEAP_TUNING, caseProgram, engine, path, '2', beside];
	const { stdout } = spawnSync(process.execPath, args, {
		encoding: 'utf8',
		env: { ...MEMORY_TUNING, ...process.env },
	});
	const { seconds, programSeconds, megabytes, pages } = JSON.parse(stdout) as ReadCase;
	const words = pages.reduce((sum, page) => sum + page.length, 0);
	const [first = 0, second = 0] = seconds;
	const program = programSeconds[1] ?? 0;
	const reader = beside === 'tesseract' && engine !== beside ? `${engine} + tesseract` : engine;
	const ofIt = program > 0 ? ` (${program.toFixed(1)} s of it the program)` : '';
	const perHour = (3600 / second).toFixed(0);
	print(
		`${reader} ${name}: ${words} words, CPU ${first.toFixed(1)} s, then ${second.toFixed(1)} s${ofIt}, ${perHour} an hour and core, ${megabytes.toFixed(0)} MB`,
	);
	if (reader !== ENGINES[0]) return;
	const { cpu, megabytes: memory } = GOALS[name] ?? {};
	if (cpu !== undefined) report(`CPU seconds of ${name}`, second, { most: cpu });
	if (memory !== undefined) report(`MB for ${name}`, megabytes, { most: memory });
}

function measure(engine: string, set: string): Figures {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[program, engine, set, positionals[0] ?? '-', ...values.language],
		{ encoding: 'utf8' },
	);
	if (status !== 0) throw new Error(`${engine} could not read ${set}: ${stderr}`);
	return JSON.parse(stdout) as Figures;
}

function languagesOf({ byLanguage }: Figures): string {
	return Object.entries(byLanguage)
		.map(([language, { wrong, letters }]) => `${language} ${((100 * wrong) / letters).toFixed(1)}`)
		.join('  ');
}

function lineOf(engine: string, set: string, figures: Figures): string {
	const percent = (part: number, whole: number) => ((100 * part) / whole).toFixed(1);
	return [
		engine.padEnd(14),
		set.padEnd(24),
		percent(figures.wrong, figures.letters).padStart(7),
		percent(figures.wrongWithoutSpaces, figures.lettersWithoutSpaces).padStart(18),
		percent(figures.placed, figures.words).padStart(16),
		(100 * figures.f1).toFixed(1).padStart(7),
		figures.cpu.toFixed(2).padStart(12),
		figures.megabytes.toFixed(0).padStart(5),
	].join('');
}
