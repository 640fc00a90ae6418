import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { findQuickestData, hasData, provideData } from './provide-data.ts';
import { toPgm } from './ocr-engine.ts';
import type { OcrEngine, OcrWord } from './ocr-engine.ts';

const WORD_LEVEL = '5';

export function hasNativeTesseract(program: string): boolean {
	// A process that may not start programs has no native Tesseract.
	if ('permission' in process && !process.permission.has('child')) return false;
	return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** The installed `tesseract` program: half the CPU of the WebAssembly build. */
export function createNativeTesseract(dataFolder: string, program: string): OcrEngine {
	return {
		name: 'tesseract',
		canRead: (languages) => hasData(dataFolder, languages),
		async recognise(image, languages, shape = 'strip') {
			const provided = await provideData(dataFolder, languages);
			const child = spawn(
				'env',
				[
					// One thread, because the pool of processes uses the cores.
					'OMP_THREAD_LIMIT=1',
					program,
					'stdin',
					'stdout',
					'--tessdata-dir',
					findQuickestData(dataFolder, provided),
					'-l',
					provided.join('+'),
					'--oem',
					'1',
					'--psm',
					shape === 'sheet' ? '3' : '6',
					'--dpi',
					'200',
					'-c',
					'tessedit_create_tsv=1',
				],
				{ stdio: ['pipe', 'pipe', 'pipe'] },
			);
			// A program that exits early closes its input; its exit code gives the reason.
			child.stdin.on('error', () => undefined);
			child.stdin.end(toPgm(image));
			const [table, errors, [code]] = await Promise.all([
				text(child.stdout),
				text(child.stderr),
				once(child, 'close') as Promise<[number | null]>,
			]);
			if (code !== 0) throw new Error(`tesseract ended with ${code}: ${errors.slice(0, 500)}`);
			return parseTable(table);
		},
		close: () => Promise.resolve(),
	};
}

function parseTable(table: string): OcrWord[] {
	return table.split('\n').flatMap((line) => {
		const [level, , , , , , left, top, width, height, confidence, word = ''] = line.split('\t');
		if (level !== WORD_LEVEL || word.trim() === '') return [];
		const [x0, y0] = [Number(left), Number(top)];
		return [
			{
				text: word,
				box: { x0, y0, x1: x0 + Number(width), y1: y0 + Number(height) },
				confidence: Number(confidence) / 100,
			},
		];
	});
}
