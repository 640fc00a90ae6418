import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, expect, test } from '@jest/globals';
import { noticeLeftOut, openPdf } from '../../engine/src/reading/pages/pdf/open-pdf.ts';
import { takeWholePageImage } from '../../engine/src/reading/pages/pdf/take-image.ts';
import { makePicturePdf } from '../support/documents.ts';

const folder = mkdtempSync(join(tmpdir(), 'docsift-picture-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function take(content: Buffer) {
	const path = join(folder, 'picture.pdf');
	writeFileSync(path, content);
	const pdf = await openPdf(path, 1);
	try {
		return await takeWholePageImage(await pdf.getPage(1));
	} finally {
		await pdf.loadingTask.destroy();
	}
}

const flat = (width: number, height: number, channels: number, value: number) =>
	deflateSync(Buffer.alloc(width * height * channels, value));

test('transparent parts of a picture are white', async () => {
	const mask = Buffer.alloc(300 * 200);
	mask.fill(255, 0, 300 * 100);
	const picture = {
		width: 300,
		height: 200,
		dictionary: '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode /SMask 4 0 R',
		data: flat(300, 200, 3, 0),
	};
	const softMask = {
		width: 300,
		height: 200,
		dictionary: '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
		data: deflateSync(mask),
	};
	const image = await take(makePicturePdf(picture, { size: [300, 200], others: [softMask] }));
	expect([image?.data[0], image?.data.at(-1)]).toEqual([0, 255]);
});

test.each([
	['square', [300, 400], true],
	['a little off', [300, 390], true],
	['of a fax in standard resolution', [300, 200], false],
])('a picture whose pixels are %s', async (_name, [width = 0, height = 0], isTaken) => {
	const picture = {
		width,
		height,
		dictionary: '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode',
		data: flat(width, height, 3, 0),
	};
	const image = await take(makePicturePdf(picture, { size: [300, 400] }));
	expect(image !== null).toBe(isTaken);
});

test('each stage that reads an open PDF has its own limit for pictures', async () => {
	const picture = {
		width: 300,
		height: 400,
		dictionary: '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode',
		data: flat(300, 400, 3, 0),
	};
	const pictures = { maxPixels: 0 };
	const pdf = await openPdf(makePicturePdf(picture, { size: [300, 400] }), 1, { pictures });
	try {
		const page = await pdf.getPage(1);
		const takeBelow = async (maxPixels: number) => {
			pictures.maxPixels = maxPixels;
			page.cleanup();
			const { output, leftOut } = await noticeLeftOut(() => takeWholePageImage(page));
			return { isTaken: output !== null, leftOut };
		};
		expect(await takeBelow(0)).toEqual({ isTaken: false, leftOut: true });
		expect(await takeBelow(300 * 400)).toEqual({ isTaken: true, leftOut: false });
		expect(await takeBelow(300 * 400 - 1)).toEqual({ isTaken: false, leftOut: true });
		expect(await takeBelow(Infinity)).toEqual({ isTaken: true, leftOut: false });
	} finally {
		await pdf.loadingTask.destroy();
	}
});
