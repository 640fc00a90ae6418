/**
 * npm run bench:attachments
 *
 * CPU time to turn a docx, an xlsx and an eml of 1 MB into pages in a warm process, and the memory of the first one
 * in a fresh process.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openMail } from '../engine/src/reading/pages/mail/open-mail.ts';
import { openPages } from '../engine/src/reading/pipeline/read-pages.ts';
import { makeEml } from '../test/support/mails.ts';
import { makeDocx, makeXlsx, paragraph, sheetXml, wordTable } from '../test/support/office.ts';
import { exitCode, print, report } from './report.ts';

const MEGABYTE = 1_000_000;
const ROUNDS = 15;
/** A running engine is warm. */
const WARM_UP = 7;
const LIMITS = { maxPages: 500, maxScannedPages: 30, maxPixels: 100_000_000 };
const MAIL_LIMITS = { maxDocuments: 100, maxUnpackedBytes: 500_000_000 };
const KINDS = ['docx', 'xlsx', 'eml'] as const;
type Kind = (typeof KINDS)[number];

let seed = 1;
/** A fixed sequence, so that runs are comparable. */
function random(below: number): number {
	seed = (seed * 48_271) % 2_147_483_647;
	return seed % below;
}
const word = () =>
	Array.from({ length: 3 + random(7) }, () => String.fromCharCode(97 + random(26))).join('');
const sentence = (words: number) => Array.from({ length: words }, word).join(' ');

/** Text up to the page limit, and images for the rest. */
function makeDocument(kind: Kind): Buffer {
	if (kind === 'docx') {
		const body = Array.from({ length: 1200 }, (_, i) =>
			i % 40 === 0
				? wordTable(Array.from({ length: 8 }, () => [sentence(2), sentence(1), sentence(1)]))
				: paragraph(sentence(60)),
		).join('');
		const text = makeDocx(body);
		const picture = {
			name: 'word/media/image1.jpg',
			content: randomBytes(Math.max(0, MEGABYTE - text.length)),
		};
		return makeDocx(body, { parts: [picture] });
	}
	if (kind === 'xlsx') {
		const rows = Array.from({ length: 16_000 }, (_, i) => [
			i,
			sentence(3),
			{ value: 45_000 + random(1000), style: 1 },
			{ value: random(100_000) / 100, style: 2 },
			random(100),
			word(),
		]);
		return makeXlsx([sheetXml(rows)]);
	}
	const html = Array.from({ length: 300 }, () => `<p>${sentence(60)}</p>`).join('');
	return makeEml({ html, attached: [{ name: 'invoice.pdf', content: randomBytes(640_000) }] });
}

async function measure(kind: Kind, path: string, rounds: number): Promise<void> {
	const folder = `${path}.parts`;
	const times: number[] = [];
	for (let round = 0; round < rounds; round += 1) {
		mkdirSync(folder);
		const started = process.cpuUsage();
		if (kind === 'eml') {
			const [body] = await openMail(path, kind, folder, MAIL_LIMITS);
			await openPages({ path: body?.path ?? '', type: 'html', limits: LIMITS });
		} else await openPages({ path, type: kind, limits: LIMITS });
		const { user, system } = process.cpuUsage(started);
		times.push((user + system) / 1000);
		rmSync(folder, { recursive: true });
	}
	const sorted = times.slice(WARM_UP).sort((a, b) => a - b);
	const peakMegabytes = (process.resourceUsage().maxRSS * 1024) / MEGABYTE;
	print(JSON.stringify({ ms: sorted[Math.floor(sorted.length / 2)] ?? 0, peakMegabytes }));
}

type Measured = { ms: number; peakMegabytes: number };

function measureApart(kind: Kind, file: string, rounds: number): Measured {
	const program = fileURLToPath(import.meta.url);
	const order = [program, kind, file, String(rounds)];
	const { stdout, stderr } = spawnSync(process.execPath, order, { encoding: 'utf8' });
	if (stdout === '') throw new Error(stderr);
	return JSON.parse(stdout) as Measured;
}

const [kind, path, rounds] = process.argv.slice(2);
if (kind !== undefined && path !== undefined) await measure(kind as Kind, path, Number(rounds));
else {
	const folder = mkdtempSync(join(tmpdir(), 'docsift-bench-'));
	try {
		for (const one of KINDS) {
			const file = join(folder, `a.${one}`);
			const content = makeDocument(one);
			writeFileSync(file, content);
			print(`${one} of ${(content.length / MEGABYTE).toFixed(2)} MB`);
			const { ms } = measureApart(one, file, ROUNDS);
			report('ms of CPU until it is pages (median)', ms, { most: 300 });
			const { peakMegabytes } = measureApart(one, file, 1);
			report('MB that the process took at most', peakMegabytes, { most: 300 });
		}
	} finally {
		rmSync(folder, { recursive: true });
	}
	process.exitCode = exitCode();
}
