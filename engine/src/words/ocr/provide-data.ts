import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const require = createRequire(import.meta.url);
const unzip = promisify(gunzip);

/** Puts the data of these languages, unpacked, into a folder; what is there already is kept. */
export async function provideData(folder: string, languages: readonly string[]): Promise<void> {
	await mkdir(folder, { recursive: true });
	for (const language of languages) {
		const file = join(folder, `${language}.traineddata`);
		if (existsSync(file)) continue;
		const packed = require.resolve(
			`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`,
		);
		// Written aside and moved into place, since other processes may be doing the same.
		const aside = `${file}.${process.pid}`;
		await writeFile(aside, await unzip(await readFile(packed)));
		await rename(aside, file);
	}
}
