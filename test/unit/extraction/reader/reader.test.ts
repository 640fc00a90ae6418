import { describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readValues } from '../../../../engine/src/reading/extraction/sources/page-reader/read-values.ts';
import {
	FEATURES,
	VIEW_WORDS,
	viewWords,
} from '../../../../engine/src/reading/extraction/sources/page-reader/view-words.ts';
import { readFields } from '../../../../engine/src/reading/extraction/request/read-fields.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { loadReader } from '../../../../engine/src/reading/pipeline/load-model.ts';
import { MODELS } from '../../../support/models.ts';
import { extract, openDocument } from '../../../support/extract.ts';
import { layOut, put } from '../../../support/pages.ts';

const FILE = new URL(
	'../../../../engine/src/reading/extraction/reader/reader.bin',
	import.meta.url,
);
const { encoder } = MODELS;

const CARD = [
	put(60, 40, 'Brandvold, Ingeborg Maria'),
	put(80, 54, 'Beiträge zur Kenntnis der Flechten des oberen Glommatales.'),
	put(80, 68, 'Bergen: Fjellvik & Co. 1931. 64 S. 8°'),
	put(80, 96, 'Diss. phil. nat. Bergen'),
];
const asked: FieldMap = {
	lastName: { type: 'string', description: 'Last name of the author' },
	year: { type: 'string', description: 'Year of publication' },
	place: { type: 'string', description: 'Place of publication' },
};

describe('what the page reader points at', () => {
	test('values that no label names, inside of lines too', () => {
		const { result } = extract(layOut(...CARD), { data: asked });
		expect(result).toMatchObject({ lastName: 'Brandvold', year: '1931' });
	});

	test('the likeliest first, each with the place where it stands', () => {
		const document = openDocument(layOut(...CARD));
		const fields = readFields(asked, { encoder });
		const choices = readValues(document, fields);
		for (const field of fields) {
			const scores = choices?.get(field)?.map(({ score }) => score) ?? [];
			expect(scores).toEqual(scores.toSorted((a, b) => b - a));
			expect(scores.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1.0001);
		}
		const [year] = fields.filter(({ path }) => path[0] === 'year');
		const [best] = (year && choices?.get(year)) ?? [];
		expect(best?.candidate).toMatchObject({ raw: '1931', box: { y0: 68 } });
	});

	test('the same answers each time', () => {
		const one = extract(layOut(...CARD), { data: asked });
		extract(layOut(put(50, 50, 'Something else entirely')), { data: asked });
		expect(extract(layOut(...CARD), { data: asked })).toEqual(one);
	});

	test('nothing on a page of one word', () => {
		const { result } = extract(layOut(put(50, 50, 'Hello')), { data: asked });
		expect(result).toEqual({ lastName: null, year: null, place: null });
	});
});

describe('how a document is seen', () => {
	const lines = (count: number) =>
		Array.from({ length: count }, (_, i) => put(50, 40 + 14 * i, 'one two three four five six'));

	test('in parts of a bounded size, of long documents the first, the last and the likeliest', () => {
		const document = openDocument(layOut(...lines(1000)));
		const [likely] = document.pages[0]?.lines[600]?.segments ?? [];
		const views = viewWords(document, new Map(likely && [[likely, 0.4]]));
		expect(views).toHaveLength(4);
		expect(views[2]?.words.some(({ segment }) => segment === likely)).toBe(true);
		for (const { words, features, places } of views) {
			expect(words.length).toBeLessThanOrEqual(VIEW_WORDS);
			expect(features).toHaveLength(words.length * FEATURES);
			expect(places).toHaveLength(words.length * 3);
		}
		expect(views.at(-1)?.words.at(-1)?.segment.line).toBe(999);
	});

	test('in numbers from 0 to 1', () => {
		for (const { features } of viewWords(openDocument(layOut(...CARD)), new Map())) {
			expect(Math.min(...features)).toBeGreaterThanOrEqual(0);
			expect(Math.max(...features)).toBeLessThanOrEqual(1);
		}
	});
});

describe('the file of the page reader', () => {
	test('one that is missing, cut off or another model is named in the message', () => {
		const folder = mkdtempSync(join(tmpdir(), 'reader-'));
		const path = join(folder, 'reader.bin');
		try {
			const other = new URL('../encoder/encoder.bin', FILE);
			const load = () => loadReader(pathToFileURL(path));
			expect(load).toThrow(/reader\.bin cannot be used: .*Install DocSift again/);
			writeFileSync(path, readFileSync(FILE).subarray(0, 50_000));
			expect(load).toThrow(/reader\.bin cannot be used: /);
			writeFileSync(path, readFileSync(other));
			expect(load).toThrow(/reader\.bin cannot be used: it holds another model, "encoder"/);
		} finally {
			rmSync(folder, { recursive: true });
		}
	});
});
