/**
 * npm run bench:ocr -- [DIR] [--engine NAME …] [--set NAME …] [--language NAME …]
 *
 * How well each engine reads pages whose text and places are known, since we draw and spoil them here:
 * wrong letters with spaces and without, words that are right and in their place (half of both boxes in
 * common), CPU seconds a page, the most memory. The pictures are left in DIR to be looked at. Below each line are the wrong letters by language.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ENGINES } from '../engine/src/words/ocr/create-engine.ts';
import { hasNativeTesseract } from '../engine/src/words/ocr/tesseract-native.ts';
import type { Reading } from './ocr/compare-pages.ts';
import { SETS } from './ocr/sets.ts';
import { print } from './report.ts';

type Figures = Reading & {
	byLanguage: Record<string, Reading>;
	pages: number;
	cpu: number;
	megabytes: number;
};

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		engine: { type: 'string', multiple: true },
		language: { type: 'string', multiple: true, default: [] },
		set: { type: 'string', multiple: true, default: [...SETS] },
	},
});
const installed = ENGINES.filter((name) => name !== 'tesseract' || hasNativeTesseract('tesseract'));
const program = new URL('./ocr/read-set.ts', import.meta.url).pathname;

print(
	`${'engine'.padEnd(14)}${'set'.padEnd(24)}wrong %  without spaces %  placed words %  CPU s/page  MB`,
);
for (const engine of values.engine ?? installed) {
	for (const set of values.set) {
		const figures = measure(engine, set);
		print(lineOf(engine, set, figures));
		print(`${' '.repeat(14)}${languagesOf(figures)}`);
	}
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
		figures.cpu.toFixed(2).padStart(12),
		figures.megabytes.toFixed(0).padStart(5),
	].join('');
}
