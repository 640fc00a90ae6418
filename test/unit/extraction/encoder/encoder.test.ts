import { describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { alikeness } from '../../../../engine/src/reading/extraction/encoder/create-encoder.ts';
import {
	bucketOfPair,
	bucketsOf,
	splitWords,
} from '../../../../engine/src/reading/extraction/encoder/split-words.ts';
import { readField } from '../../../../engine/src/reading/extraction/request/read-fields.ts';
import { loadEncoder } from '../../../../engine/src/reading/pipeline/load-model.ts';
import { MODELS } from '../../../support/models.ts';
import { extract } from '../../../support/extract.ts';
import { layOut, put } from '../../../support/pages.ts';

const { encoder } = MODELS;
const FILE = new URL(
	'../../../../engine/src/reading/extraction/encoder/encoder.bin',
	import.meta.url,
);

describe('words as the encoder was trained on them', () => {
	// Written by training/words.py.
	test.each([
		['Rechnungs-Nr.', ['rechnungs', 'nr']],
		['invoiceNo', ['invoice', 'no']],
		['VATNumber 12', ['vat', 'number', '0']],
		['Größe №5 %', ['grosse', 'no', '0', '%']],
		['请求日期', ['请求日期']],
		['Q1Total_net', ['q', '0', 'total', 'net']],
	])('%s', (text, words) => {
		expect(splitWords(text, 10)).toEqual(words);
	});

	test('pieces fall into the buckets that training put them into', () => {
		expect(bucketsOf('rechnungs').slice(0, 3)).toEqual([1063, 39340, 161]);
		expect(bucketsOf('invoice').slice(0, 3)).toEqual([15000, 18361, 23786]);
		expect(bucketsOf('请求日期').slice(0, 3)).toEqual([9768, 56546, 4827]);
		expect(bucketOfPair('invoice', 'no')).toBe(23821);
	});

	test('a text of any length is a few words', () => {
		expect(splitWords('word '.repeat(100_000), 24)).toHaveLength(24);
	});
});

describe('what fields and labels mean', () => {
	const ask = (name: string, description = '') => {
		const meaning = encoder.encodeField({ name, description, parents: '' });
		if (!meaning) throw new Error(`"${name}" means nothing`);
		return meaning;
	};

	test('a field is more like its label in another language than like others', () => {
		const field = ask('invoiceNumber');
		const own = alikeness(field, encoder.encodeLabel('Numer faktury'));
		for (const other of ['Data wystawienia', 'Razem do zapłaty', 'Nabywca'])
			expect(own).toBeGreaterThan(alikeness(field, encoder.encodeLabel(other)));
	});

	test('a description in plain words tells the concept', () => {
		const { concepts, kind } = readField(
			['x'],
			{ type: 'date', description: 'the day on which the bill was written' },
			{ encoder },
		);
		expect([...concepts.keys()]).toContain('issueDate');
		expect(kind).toBe('date');
	});

	test.each(['', '…', 'x', '12', 'a'.repeat(500)])('"%s" asks for nothing', (name) => {
		expect(encoder.encodeField({ name, description: '', parents: '' })).toBeNull();
	});

	test('an empty label is like nothing', () => {
		expect(alikeness(ask('total'), encoder.encodeLabel('…'))).not.toBeNaN();
	});

	test('a value is found by a label of a language that the lexicon does not have', () => {
		const { result } = extract(
			layOut(
				put(50, 60, 'FAKTURA'),
				put(50, 100, 'Numer faktury:'),
				put(220, 100, 'FV-2031/77'),
				put(50, 130, 'Data wystawienia:'),
				put(220, 130, '14.03.2031'),
			),
			{ data: { invoiceNumber: { type: 'string' }, issueDate: { type: 'date' } } },
		);
		expect(result).toEqual({ invoiceNumber: 'FV-2031/77', issueDate: '2031-03-14' });
	});
});

describe('the file of the encoder', () => {
	const tryFile = (change: (bytes: Buffer) => Buffer | undefined): (() => unknown) => {
		const folder = mkdtempSync(join(tmpdir(), 'encoder-'));
		const path = join(folder, 'encoder.bin');
		const bytes = change(readFileSync(FILE));
		if (bytes) writeFileSync(path, bytes);
		return () => {
			try {
				return loadEncoder(pathToFileURL(path));
			} finally {
				rmSync(folder, { recursive: true });
			}
		};
	};

	test('one that is missing, cut off or another file is named in the message', () => {
		for (const change of [
			() => undefined,
			(bytes: Buffer) => bytes.subarray(0, 100_000),
			() => Buffer.alloc(0),
			() => Buffer.from('{"not":"a model"}'),
			(bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(8)]),
		]) {
			expect(tryFile(change)).toThrow(/encoder\.bin cannot be used: .*Install DocSift again/);
		}
	});

	test('a whole one is read', () => {
		expect(tryFile((bytes) => bytes)).not.toThrow();
	});
});
