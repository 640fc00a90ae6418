import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { sniffFile } from '../engine/src/reading/intake/sniff-type.ts';
import type { Page } from '../engine/src/model/document.ts';
import { DEFAULT_DATA } from '../engine/src/model/languages.ts';
import type { TemplateSchema } from '../engine/src/model/template.ts';
import { hasBoolean } from '../engine/src/model/template.ts';
import { isContainer } from '../engine/src/model/formats.ts';
import { openPages, readScan } from '../engine/src/reading/pipeline/read-pages.ts';
import type { OcrEngine } from '../engine/src/reading/words/ocr/ocr-engine.ts';
import { createEngine } from '../engine/src/reading/words/ocr/create-engine.ts';

const LIMITS = { maxPages: 500, maxScannedPages: 30, maxPixels: 100_000_000 };
const PROGRAM = 'tesseract';

export type ReadPages = (path: string, key: string, schema?: TemplateSchema) => Promise<Page[]>;

/** Reads documents as the engine does. With a cache folder, each document is read only once. */
export function createPageReader(
	cache: string | undefined,
	name: OcrEngine['name'] = 'pp-ocr',
): ReadPages & { close: () => Promise<void> } {
	let engine: OcrEngine | undefined;
	const startEngine = () => {
		const data = join(tmpdir(), 'docsift-tessdata');
		mkdirSync(data, { recursive: true });
		return createEngine(name, { dataFolder: data, program: PROGRAM });
	};
	// As in a process of the engine, one document is read at a time: pictures that are left out are noticed for all.
	let reading: Promise<unknown> = Promise.resolve();
	const read: ReadPages = (path, key, schema) => {
		const pages = reading.then(() => readOne(path, key, schema));
		reading = pages.catch(() => undefined);
		return pages;
	};
	const readOne: ReadPages = async (path, key, schema) => {
		const kept = cache === undefined ? undefined : join(cache, `${key}.pages`);
		if (kept !== undefined && existsSync(kept)) return deserialize(readFileSync(kept)) as Page[];
		const type = await sniffFile(path);
		if (type === undefined || isContainer(type)) throw new Error(`${path} is no document`);
		const source = { path, type, limits: LIMITS };
		const pages: Page[] = [];
		for (const [index, page] of (
			await openPages(source, { wantsTickBoxes: schema ? hasBoolean(schema.data) : false })
		).entries()) {
			if (page) pages.push(page);
			else {
				engine ??= startEngine();
				pages.push(await readScan(source, index, DEFAULT_DATA, engine));
			}
		}
		if (kept !== undefined) {
			mkdirSync(dirname(kept), { recursive: true });
			writeFileSync(kept, serialize(pages));
		}
		return pages;
	};
	return Object.assign(read, { close: async () => engine?.close() });
}
