import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { HEAP_TUNING, MEMORY_TUNING } from '../../engine/src/reading/pipeline/fork-child.ts';
import { comparePage } from './compare-pages.ts';
import type { FoundWord } from './compare-pages.ts';
import { drawFullLetter } from './draw-pages.ts';
import type { TruthPage } from './draw-pages.ts';
import { programBeside } from './program-beside.ts';
import { createRandom } from './random.ts';
import type { ReadCase } from './read-case.ts';

const PAGES = 10;
const PAGE_PT = { width: 595.2, height: 841.92 };
const PEER = 'ocrmypdf --force-ocr -l deu --jobs 1 --output-type pdf';

/** CPU seconds and what was read of ten scanned pages, from the start of a process to its end. */
export type PeerFigures = { name: string; cpu: number; wrong: number; placed: number };

export function hasPeer(): boolean {
	return spawnSync('ocrmypdf', ['--version']).status === 0;
}

/**
 * OCRmyPDF and our engines on the same ten full pages of German in one run, one after the other. OCRmyPDF is told the
 * language, ours have to find it out.
 */
export async function comparePeer(
	engines: readonly string[],
): Promise<{ peer: PeerFigures; ours: PeerFigures[] }> {
	const folder = mkdtempSync(join(tmpdir(), 'docsift-peer-'));
	try {
		const [scan, layered] = [join(folder, 'scan.pdf'), join(folder, 'layered.pdf')];
		const truth = Array.from({ length: PAGES }, (_, i) => drawFullLetter('de', createRandom(i)));
		writeFileSync(scan, await makeScan(truth));
		const out = join(folder, 'words.json');
		const program = new URL('./read-case.ts', import.meta.url).pathname;
		const tuning = Object.entries(MEMORY_TUNING).map((pair) => pair.join('='));
		const read = (engine: string, path: string, tesseract = 'tesseract') =>
			`env ${tuning.join(' ')} '${process.execPath}' ${HEAP_TUNING.join(' ')} '${program}' ${engine} '${path}' 1 ${tesseract} > '${out}'`;
		const cpuOfPeer = timeCommand(`${PEER} '${scan}' '${layered}'`);
		// As `npm start` does; the first process fills the cache.
		process.env.NODE_COMPILE_CACHE = join(folder, 'cache');
		// Its output has a text layer, which is read without OCR.
		timeCommand(read('tesseract.js', layered));
		const peer = { name: 'ocrmypdf', cpu: cpuOfPeer, ...judge(truth, out) };
		const ours: PeerFigures[] = [];
		for (const name of engines) {
			// Without the tesseract program that OCRmyPDF installs, which would halve the CPU time.
			const cpu = timeCommand(read(name, scan, programBeside(name)));
			ours.push({ name, cpu, ...judge(truth, out) });
			if (name !== 'pp-ocr') continue;
			const beside = timeCommand(read(name, scan));
			ours.push({ name: `${name} + tesseract`, cpu: beside, ...judge(truth, out) });
		}
		return { peer, ours };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** CPU seconds of a command and its child processes. */
function timeCommand(command: string): number {
	const { status, stdout, stderr } = spawnSync('bash', ['-c', `${command} && times`], {
		encoding: 'utf8',
		env: { ...process.env, OMP_THREAD_LIMIT: '1' },
	});
	if (status !== 0) throw new Error(`${command}: ${stderr}`);
	const last = stdout.trim().split('\n').at(-1) ?? '';
	return [...last.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
		(sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
		0,
	);
}

async function makeScan(pages: readonly TruthPage[]): Promise<Buffer> {
	const { width, height } = PAGE_PT;
	const pdf = new PDFDocument({ size: [width, height], autoFirstPage: false, margin: 0 });
	const done = buffer(pdf);
	for (const { image } of pages) {
		const raw = { width: image.width, height: image.height, channels: 1 as const };
		pdf.addPage();
		const jpeg = await sharp(image.data, { raw }).jpeg({ quality: 85 }).toBuffer();
		pdf.image(jpeg, 0, 0, { width, height });
	}
	pdf.end();
	return await done;
}

function judge(truth: readonly TruthPage[], out: string): { wrong: number; placed: number } {
	const { pages } = JSON.parse(readFileSync(out, 'utf8')) as ReadCase;
	const sum = { wrong: 0, letters: 0, placed: 0, words: 0 };
	truth.forEach((page, i) => {
		const scale = page.image.width / PAGE_PT.width;
		const found = (pages[i] ?? []).map(({ text, box }): FoundWord => {
			const { x0, y0, x1, y1 } = box;
			return { text, box: { x0: x0 * scale, y0: y0 * scale, x1: x1 * scale, y1: y1 * scale } };
		});
		const reading = comparePage(page, found);
		for (const key of ['wrong', 'letters', 'placed', 'words'] as const) sum[key] += reading[key];
	});
	return { wrong: (100 * sum.wrong) / sum.letters, placed: (100 * sum.placed) / sum.words };
}
