import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { problem } from '../../../model/problem.ts';
import { append } from '../../../model/append.ts';

const require = createRequire(import.meta.url);
const unzip = promisify(gunzip);

/** Small networks for the most common languages; its README.md says where they come from. */
const OWN_FOLDER = fileURLToPath(new URL('./tessdata/', import.meta.url));
/** The sizes of the larger networks that earlier versions unpacked; they are replaced. */
const FORMER_BYTES: Readonly<Record<string, number>> = {
	deu: 2_070_514,
	eng: 5_199_098,
	fra: 1_248_107,
	ita: 3_126_172,
	por: 2_422_444,
	spa: 3_379_457,
};
const SYSTEM_FOLDERS = [
	'/usr/share/tesseract-ocr/5/tessdata',
	'/usr/share/tesseract-ocr/4.00/tessdata',
	'/usr/share/tessdata',
];

/** Russian data is not in every registry; Bulgarian and Ukrainian together cover its letters. */
const STAND_INS: Readonly<Record<string, readonly string[]>> = { rus: ['bul', 'ukr'] };

/**
 * Unpacks the data of these languages into a folder and returns the languages to use: those requested, or
 * substitutes for missing ones. Nothing is downloaded: the published package contains some languages, and `docsift
 * languages add` installs others.
 */
export async function provideData(folder: string, languages: readonly string[]): Promise<string[]> {
	await mkdir(folder, { recursive: true });
	const provided: string[] = [];
	for (const language of languages) {
		if (await provideOne(folder, language)) provided.push(language);
		else append(provided, await provideStandIns(folder, language));
	}
	if (provided.length === 0) {
		throw problem('LANGUAGE_NOT_INSTALLED', { languages: languages.join(' ') });
	}
	return provided;
}

async function provideStandIns(folder: string, language: string): Promise<string[]> {
	const provided: string[] = [];
	for (const one of STAND_INS[language] ?? []) {
		if (await provideOne(folder, one)) provided.push(one);
	}
	return provided;
}

/**
 * The folder whose data for these languages needs the least CPU: a folder of the system if its files are not
 * larger than ours. Debian's tesseract has small networks for all languages, which need 0.55 of the CPU of those of
 * npm. Systems may also have the largest ones, which need several times as much.
 */
export function findQuickestData(
	folder: string,
	languages: readonly string[],
	systemFolders: readonly string[] = SYSTEM_FOLDERS,
): string {
	const quick = systemFolders.find((system) =>
		languages.every((language) => {
			const file = dataFile(system, language);
			return existsSync(file) && statSync(file).size <= statSync(dataFile(folder, language)).size;
		}),
	);
	return quick ?? folder;
}

/** Whether a page can be read in these languages or their substitutes. */
export function hasData(folder: string, languages: readonly string[]): boolean {
	return languages.some(
		(language) =>
			existsSync(dataFile(folder, language)) ||
			findPacked(language) !== undefined ||
			findInstalled(language) !== undefined ||
			hasData(folder, STAND_INS[language] ?? []),
	);
}

/** The path of the unpacked data of a language. */
export function dataFile(folder: string, language: string): string {
	return join(folder, `${language}.traineddata`);
}

async function provideOne(folder: string, language: string): Promise<boolean> {
	const file = dataFile(folder, language);
	if (existsSync(file) && statSync(file).size !== FORMER_BYTES[language]) return true;
	const data = await readData(language);
	if (!data) return false;
	// Written to a temporary file and renamed, because other processes may do the same at the same time.
	const aside = `${file}.${process.pid}`;
	await writeFile(aside, data);
	await rename(aside, file);
	return true;
}

/** The languages that need substitutes here, and the substitutes. */
export function listStandIns(): { language: string; readWith: readonly string[] }[] {
	return Object.entries(STAND_INS)
		.filter(([language]) => !findPacked(language) && !findInstalled(language))
		.filter(([, readWith]) => readWith.some((one) => findPacked(one) ?? findInstalled(one)))
		.map(([language, readWith]) => ({ language, readWith }));
}

/** From our own folder, an npm package that ships with us, or the system. */
async function readData(language: string): Promise<Buffer | undefined> {
	const packed = findPacked(language);
	if (packed) return await unzip(await readFile(packed));
	const installed = findInstalled(language);
	return installed === undefined ? undefined : await readFile(installed);
}

function findInstalled(language: string): string | undefined {
	return SYSTEM_FOLDERS.map((one) => join(one, `${language}.traineddata`)).find(existsSync);
}

function findPacked(language: string): string | undefined {
	const own = join(OWN_FOLDER, `${language}.traineddata.gz`);
	if (existsSync(own)) return own;
	try {
		return require.resolve(
			`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`,
		);
	} catch {
		return undefined;
	}
}
