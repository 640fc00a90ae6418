import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { noticeLeftOut, openPdf } from '../../engine/src/reading/pages/pdf/open-pdf.ts';
import { takeWholePageImage } from '../../engine/src/reading/pages/pdf/take-image.ts';
import { takeSmallImages } from '../../engine/src/reading/pages/pdf/take-small-images.ts';
import { takePicture } from '../../engine/src/reading/pipeline/stages/take-picture.ts';
import { toGrey } from '../../engine/src/reading/pages/to-grey.ts';
import { joinObjects, makePicturePdf, stream } from '../support/documents.ts';

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

/** Colours that change from pixel to pixel, so that decoders round differently. */
async function makeJpeg(width: number, height: number): Promise<Buffer> {
	const pixels = Uint8Array.from({ length: 3 * width * height }, (_, i) => (i * i * 7) % 251);
	return await sharp(pixels, { raw: { width, height, channels: 3 } })
		.jpeg({ quality: 80 })
		.toBuffer();
}

function makeJpegPdf(
	data: Buffer,
	[width, height]: [number, number],
	space = '/DeviceRGB',
): Buffer {
	const dictionary = `/ColorSpace ${space} /BitsPerComponent 8 /Filter /DCTDecode`;
	return makePicturePdf({ width, height, dictionary, data }, { size: [width, height] });
}

test('a JPEG is decoded by libvips, at the size that the JPEG has', async () => {
	const jpeg = await makeJpeg(320, 400);
	const { data } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
	const image = await take(makeJpegPdf(jpeg, [320, 400]));
	expect(image).toMatchObject({ ...toGrey(data, 320, 400, 3), scale: 1, left: 0, top: 0 });
	expect(await take(makeJpegPdf(jpeg, [160, 200]))).toMatchObject({ width: 320, scale: 2 });
});

test('the reading processes, which block most decoders, decode JPEGs of PDFs too', async () => {
	const path = join(folder, 'of-child.pdf');
	const jpeg = await makeJpeg(320, 400);
	writeFileSync(path, makeJpegPdf(jpeg, [320, 400]));
	const source = (file: string) =>
		JSON.stringify(new URL(`../../engine/src/reading/pages/${file}`, import.meta.url).href);
	const program = `
		const { limitDecoders } = await import(${source('image/decode-image.ts')});
		const { openPdf } = await import(${source('pdf/open-pdf.ts')});
		const { takeWholePageImage } = await import(${source('pdf/take-image.ts')});
		limitDecoders();
		const pdf = await openPdf(${JSON.stringify(path)}, 1);
		const { data } = await takeWholePageImage(await pdf.getPage(1));
		process.stdout.write(Buffer.from(data).toString('base64'));
		await pdf.loadingTask.destroy();`;
	const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
		encoding: 'utf8',
	});
	expect(stderr).toBe('');
	const { data } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
	expect(stdout).toBe(Buffer.from(toGrey(data, 320, 400, 3).data).toString('base64'));
});

test('a JPEG beyond the limit is decoded at the size that the PDF claims', async () => {
	const path = join(folder, 'larger.pdf');
	writeFileSync(path, makeJpegPdf(await makeJpeg(320, 400), [160, 200]));
	const takeBelow = (maxPixels: number) =>
		takePicture({ path, type: 'pdf', limits: { maxPages: 1, maxScannedPages: 1, maxPixels } }, 0);
	expect((await takeBelow(320 * 400 - 1)).image).toMatchObject({ width: 160, height: 200 });
	expect((await takeBelow(320 * 400)).image).toMatchObject({ width: 320, height: 400 });
});

test('the JPEGs of a page share a limit, so that many large ones take no more memory than one', async () => {
	const jpeg = await makeJpeg(320, 400);
	const dictionary =
		'/Type /XObject /Subtype /Image /Width 32 /Height 40 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode';
	const names = ['A', 'B', 'C'];
	const places = names.map((name, i) => `q 50 0 0 60 ${60 * i} 0 cm /${name} Do Q`);
	const file = joinObjects([
		Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
		Buffer.from('<< /Type /Pages /Count 1 /Kids [3 0 R] >>'),
		Buffer.from(
			'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R ' +
				`/Resources << /XObject << ${names.map((name, i) => `/${name} ${5 + i} 0 R`).join(' ')} >> >> >>`,
		),
		stream('', Buffer.from(places.join(' '))),
		...names.map(() => stream(dictionary, jpeg)),
	]);
	const pictures = { maxPixels: 2 * 320 * 400 };
	const pdf = await openPdf(file, 1, { pictures });
	try {
		for (const round of [1, 2]) {
			const page = await pdf.getPage(1);
			const { images } = await takeSmallImages(page);
			const widths = images.map(({ width }) => width).sort((a, b) => a - b);
			expect({ round, widths }).toEqual({ round, widths: [32, 320, 320] });
			page.cleanup();
		}
	} finally {
		await pdf.loadingTask.destroy();
	}
});

test('a JPEG that libvips refuses is decoded by pdf.js', async () => {
	const jpeg = await makeJpeg(320, 400);
	const cut = jpeg.subarray(0, Math.floor(0.6 * jpeg.length));
	const image = await take(makeJpegPdf(cut, [320, 400]));
	const whole = await take(makeJpegPdf(jpeg, [320, 400]));
	const firstRows = 100 * 320;
	const apart = image?.data
		.subarray(0, firstRows)
		.reduce((most, light, i) => Math.max(most, Math.abs(light - (whole?.data[i] ?? 0))), 0);
	expect(image).toMatchObject({ width: 320, height: 400 });
	expect(apart).toBeLessThan(90);
});

test('a grey JPEG keeps its light', async () => {
	const jpeg = await sharp({
		create: { width: 32, height: 40, channels: 3, background: '#646464' },
	})
		.toColourspace('b-w')
		.jpeg()
		.toBuffer();
	const image = await take(makeJpegPdf(jpeg, [32, 40], '/DeviceGray'));
	expect(image?.data[0]).toBe(100);
});
