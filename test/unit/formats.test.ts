import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ACCEPTED } from '../../engine/web/src/parts/accepted.ts';
import { text } from '../../engine/web/src/text.ts';
import { french } from '../../engine/web/src/texts/french.ts';
import { german } from '../../engine/web/src/texts/german.ts';
import {
	parseFormSchema,
	sampleFormSchema,
	submissionFormSchema,
} from '../../engine/src/http/schemas/form-schemas.ts';
import {
	ALL_NAMES,
	DOCUMENT_NAMES,
	FORMATS,
	describeReader,
	isContainer,
} from '../../engine/src/model/formats.ts';

const read = (path: string) =>
	readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8').replace(/\s+/g, ' ');

describe('the accepted formats are the same wherever they are listed', () => {
	test('no type, extension or media type is listed twice, and types fit in their column', () => {
		for (const list of [
			FORMATS.map(({ type }) => type),
			FORMATS.flatMap(({ extensions }) => extensions),
			FORMATS.flatMap(({ mediaTypes }) => mediaTypes),
		]) {
			expect(new Set(list).size).toBe(list.length);
		}
		const longest = Math.max(...FORMATS.map(({ type }) => type.length));
		expect(longest).toBeLessThanOrEqual(8);
	});

	test('docs/interface.md has a row for each format, and no other', () => {
		const page = readFileSync(new URL('../../docs/interface.md', import.meta.url), 'utf8');
		const section = page.split('\n## Formats\n')[1]?.split('\n## ')[0] ?? '';
		const rows = section
			.split('\n')
			.filter((line) => line.startsWith('| '))
			.slice(2)
			.map((line) =>
				line
					.split('|')
					.slice(1, -1)
					.map((cell) => cell.trim()),
			);
		expect(rows).toEqual(
			FORMATS.map(({ name, extensions, mediaTypes, recognisedBy, reader }) => [
				name,
				extensions.map((one) => `\`.${one}\``).join(' '),
				mediaTypes.map((one) => `\`${one}\``).join(' '),
				recognisedBy,
				describeReader(reader),
			]),
		);
	});

	test('the reference names them in the form of each route', () => {
		const { files } = parseFormSchema(10).shape;
		expect(files.description).toContain(ALL_NAMES);
		expect(submissionFormSchema.shape.file.description).toContain(DOCUMENT_NAMES);
		expect(sampleFormSchema.shape.file.description).toContain(DOCUMENT_NAMES);
	});

	test('the README names them', () => {
		expect(/Supported formats: (.*?)\. DocSift/.exec(read('README.md'))?.[1]).toBe(ALL_NAMES);
	});

	test('the n8n node names them where documents are chosen', () => {
		const source = read('nodes/DocSift/document-input.ts');
		for (const names of [ALL_NAMES, DOCUMENT_NAMES]) expect(source).toContain(names);
	});

	test('the dashboard offers and names every document', () => {
		const documents = FORMATS.filter(({ type }) => !isContainer(type));
		expect(ACCEPTED.split(',')).toEqual(
			documents.flatMap(({ extensions }) => extensions.map((one) => `.${one}`)),
		);
		expect(text.tryIt.dropHint).toContain(DOCUMENT_NAMES);
	});

	test.each([
		['German', german],
		['French', french],
	])('the dashboard names every document in %s', (_, { tryIt }) => {
		const names = FORMATS.filter(({ type }) => !isContainer(type)).map(
			// Only the addition in brackets is translated.
			({ name }) => name.replace(/ \(.*/, ''),
		);
		for (const name of names) expect(tryIt.dropHint).toContain(name);
	});
});
