import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Config } from './config.ts';
import { languageCode, languagesFor, listLanguages } from '../model/languages.ts';
import { ocrDataFolder } from './pool-settings.ts';
import { dataFile, hasData } from '../reading/words/ocr/provide-data.ts';

/** The version of the npm packages with the language data; there is one package per language. */
const DATA_VERSION = '1.0.0';
const PACKAGES = '@tesseract.js-data';

export type InstalledLanguage = { code: string; name: string; installed: boolean };

/** Every OCR language, and whether its data is installed. */
export function listInstalledLanguages(config: Config): InstalledLanguage[] {
	const folder = ocrDataFolder(config);
	return listLanguages().map(({ code, name }) => ({
		code,
		name,
		installed: hasData(folder, languagesFor(code)),
	}));
}

/** Downloads language data with npm, from the configured registry, into DATA_DIR. */
export async function addLanguages(config: Config, hints: readonly string[]) {
	const folder = ocrDataFolder(config);
	const wanted = new Set(hints.flatMap((hint) => languagesFor(hint)));
	const missing = [...wanted].filter((language) => !existsSync(dataFile(folder, language)));
	await mkdir(folder, { recursive: true });
	if (missing.length > 0) await fetchData(folder, missing);
	return { languages: hints.map((hint) => languageCode(hint) ?? 'en'), added: missing, folder };
}

async function fetchData(folder: string, languages: readonly string[]): Promise<void> {
	const scratch = await mkdtemp(join(tmpdir(), 'docsift-languages-'));
	try {
		const names = languages.map((language) => `${PACKAGES}/${language}@${DATA_VERSION}`);
		const options = [
			'--no-save',
			'--ignore-scripts',
			'--no-audit',
			'--no-fund',
			'--loglevel=error',
		];
		const { status, error, stderr } = spawnSync(
			'npm',
			['install', '--prefix', scratch, ...options, ...names],
			{ encoding: 'utf8' },
		);
		if (status !== 0)
			throw new LanguageError(
				`npm could not download ${names.join(' ')}: ${error?.message ?? stderr}`,
			);
		for (const language of languages) {
			const packed = join(scratch, 'node_modules', PACKAGES, language, '4.0.0_best_int');
			const data = gunzipSync(await readFile(join(packed, `${language}.traineddata.gz`)));
			// Write to a temporary file and rename it, because a running engine may read this folder.
			const aside = `${dataFile(folder, language)}.${process.pid}`;
			await writeFile(aside, data);
			await rename(aside, dataFile(folder, language));
		}
	} finally {
		await rm(scratch, { recursive: true, force: true });
	}
}

/** The message says why a language could not be added. */
export class LanguageError extends Error {}
