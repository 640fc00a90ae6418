import { afterAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { groupLines } from '../../engine/src/reading/layout/group-lines.ts';
import type { GreyImage, Page } from '../../engine/src/model/document.ts';
import { DEFAULT_DATA } from '../../engine/src/model/languages.ts';
import { chain, layOn, move, project, turn } from '../../engine/src/model/projection.ts';
import { readScan } from '../../engine/src/reading/pipeline/read-pages.ts';
import { placeAsSent } from '../../engine/src/reading/pipeline/turn-back.ts';
import { createEngine } from '../../engine/src/reading/words/ocr/create-engine.ts';
import { INVOICE_LINES } from '../support/documents.ts';
import { drawGrey, encodePhoto, photograph } from '../support/photograph.ts';

const folder = mkdtempSync(join(tmpdir(), 'docsift-photos-'));
const engine = createEngine('pp-ocr', { dataFolder: join(folder, 'data'), program: 'tesseract' });
const limits = { maxPages: 10, maxScannedPages: 10, maxPixels: 100_000_000 };

afterAll(async () => {
	await engine.close();
	rmSync(folder, { recursive: true, force: true });
});

async function read(name: string, photo: GreyImage): Promise<Page> {
	const path = join(folder, `${name}.jpg`);
	writeFileSync(path, await encodePhoto(photo));
	return await readScan({ path, type: 'jpeg', limits }, 0, DEFAULT_DATA, engine);
}

function textOf(page: Page): string {
	return groupLines(page)
		.map((runs) => runs.map(({ text }) => text).join(' '))
		.join('\n');
}

test('a page photographed from one side is laid flat, its words where they are on the photo', async () => {
	const image = await drawGrey(INVOICE_LINES, 1000, 900);
	// Perspective with a far side one third shorter, rotated by ten degrees.
	const toPicture = chain(
		layOn(image, [
			{ x: 400, y: 200 },
			{ x: 1100, y: 240 },
			{ x: 1300, y: 1100 },
			{ x: 250, y: 1060 },
		]),
		move(-800, -650),
		turn(10),
		move(800, 650),
	);
	const size = { width: 1600, height: 1300 };
	const page = await read('tilted', photograph([{ image, toPicture }], size));
	for (const [label, value] of INVOICE_LINES) expect(textOf(page)).toContain(`${label} ${value}`);
	const total = page.words.find(({ text }) => text === '1,234.50');
	const box = total && placeAsSent(total.box, page);
	const middle = {
		x: ((box?.x0 ?? 0) + (box?.x1 ?? 0)) / 2,
		y: ((box?.y0 ?? 0) + (box?.y1 ?? 0)) / 2,
	};
	// drawPage writes it from x = 640 to 764, on the line at 750.
	const wanted = project(toPicture, { x: 702, y: 741 });
	expect(Math.hypot(middle.x - wanted.x, middle.y - wanted.y)).toBeLessThan(10);
}, 300_000);

test('two receipts on one photo are read one after the other', async () => {
	const draw = (shop: string, amounts: readonly string[]) =>
		drawGrey(
			[[shop, ''], ...amounts.map((amount, i) => [`Article ${i + 1}`, amount] as const)],
			860,
			800,
		);
	const [first, second] = [
		await draw('Harbour Grocery', ['10.11', '12.13', '14.15', '16.17', '18.19', '70.75']),
		await draw('Mountain Bakery', ['20.21', '22.23', '24.25', '26.27', '28.29', '121.25']),
	];
	const photo = photograph(
		[
			{ image: first, toPicture: chain(turn(3), move(120, 120)) },
			{ image: second, toPicture: chain(turn(-4), move(1080, 190)) },
		],
		{ width: 2080, height: 1150 },
	);
	const page = await read('pair', photo);
	const lines = textOf(page).split('\n');
	expect(lines).toContain('Article 3 14.15');
	expect(lines).toContain('Article 3 24.25');
	const at = (text: string) => lines.findIndex((line) => line.includes(text));
	expect(at('Harbour')).toBe(0);
	expect(at('70.75')).toBeLessThan(at('Mountain'));
	expect(at('121.25')).toBe(lines.length - 1);
	// Its second half is on the right of the photo.
	const right = page.words.find(({ text }) => text === 'Mountain');
	expect(right && placeAsSent(right.box, page).x0).toBeGreaterThan(1000);
}, 300_000);

test('two receipts on a white scanner bed are read one after the other', async () => {
	const draw = (shop: string, first: number) =>
		drawGrey(
			[
				[shop, ''],
				...Array.from({ length: 10 }, (_, i) => [`Article ${i + 1}`, `${first + i}.25`] as const),
			],
			860,
			1100,
		);
	const receipts = [await draw('Harbour Grocery', 110), await draw('Mountain Bakery', 340)];
	const size = { width: 1900, height: 1250 };
	const data = new Uint8Array(size.width * size.height).fill(255);
	receipts.forEach((image, i) => {
		const [left, top] = [60 + i * 900, 40 + i * 45];
		for (let y = 0; y < image.height; y += 1) {
			const row = image.data.subarray(y * image.width, (y + 1) * image.width);
			data.set(row, (top + y) * size.width + left);
		}
	});
	const page = await read('white', { data, ...size });
	const lines = textOf(page).split('\n');
	expect(lines).toContain('Article 4 113.25');
	expect(lines).toContain('Article 4 343.25');
	const at = (text: string) => lines.findIndex((line) => line.includes(text));
	expect(at('119.25')).toBeLessThan(at('Mountain'));
	const right = page.words.find(({ text }) => text === 'Mountain');
	expect(right && placeAsSent(right.box, page).x0).toBeGreaterThan(950);
}, 300_000);
