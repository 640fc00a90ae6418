/** node bench/bare-ocr.ts ENGINE PICTURE TESSDATA PAGES: CPU seconds per page of the OCR engine alone. */
import { spawnSync } from 'node:child_process';
import { createWorker } from 'tesseract.js';
import { decodeImage } from '../engine/src/reading/pages/image/decode-image.ts';
import { toPgm } from '../engine/src/reading/words/ocr/ocr-engine.ts';
import { prepareImage } from '../engine/src/reading/words/ocr/prepare-image.ts';

const [engine, path = '', tessdata = '', count = '1'] = process.argv.slice(2);
const pixels = toPgm(await prepareImage(await decodeImage(path, 'png', 0, 1e8)));
const pages = Number(count);
const cpu = () => {
	const { userCPUTime, systemCPUTime } = process.resourceUsage();
	return (userCPUTime + systemCPUTime) / 1e6;
};

if (engine === 'tesseract') {
	const args = [
		'stdin',
		'stdout',
		'--tessdata-dir',
		tessdata,
		'-l',
		'eng',
		'--oem',
		'1',
		'--psm',
		'6',
	];
	const run = () => {
		spawnSync(
			'env',
			['OMP_THREAD_LIMIT=1', 'tesseract', ...args, '--dpi', '200', '-c', 'tessedit_create_tsv=1'],
			{
				input: pixels,
			},
		);
	};
	const children = () => {
		const stat = spawnSync('cat', [`/proc/${process.pid}/stat`], { encoding: 'utf8' }).stdout;
		const fields = stat.split(') ')[1]?.split(' ') ?? [];
		return (Number(fields[13]) + Number(fields[14])) / 100;
	};
	run();
	const before = children();
	for (let i = 0; i < pages; i += 1) run();
	process.stdout.write(String((children() - before) / pages));
} else {
	const worker = await createWorker('eng', 1, {
		langPath: tessdata,
		gzip: false,
		cacheMethod: 'none',
	});
	await worker.setParameters({ tessedit_pageseg_mode: '6' as never, user_defined_dpi: '200' });
	await worker.recognize(pixels, {}, { text: false, blocks: true });
	const before = cpu();
	for (let i = 0; i < pages; i += 1)
		await worker.recognize(pixels, {}, { text: false, blocks: true });
	process.stdout.write(String((cpu() - before) / pages));
	await worker.terminate();
}
