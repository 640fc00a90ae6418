import { describe, expect, test } from '@jest/globals';
import { createLineCounter, findSourceFiles } from '../../evaluation/count-own-lines.ts';
import { meanOfKinds } from '../../evaluation/mean-of-kinds.ts';
import { leaveOut, QUESTION_READER, readVariants } from '../../evaluation/read-variants.ts';
import type { TemplateSchema } from '../../engine/src/model/template.ts';
import { ALL_SOURCES } from '../../engine/src/reading/extraction/sources/sources.ts';
import { openFirstDocument } from '../../engine/src/reading/pipeline/recipe.ts';
import { MODELS } from '../support/models.ts';
import { pageOf, put } from '../support/pages.ts';

const SCHEMA: TemplateSchema = { data: { invoiceNumber: { type: 'string' } } };
const openInvoice = () =>
	openFirstDocument([pageOf([put(50, 50, 'Invoice number: RE-2041')])], SCHEMA, MODELS);
/** The page has too few words to be asked about. */
const noReader = () =>
	Promise.resolve({ open: () => Promise.reject(new Error('the question reader was asked')) });

describe('leaving out sources', () => {
	test('the other sources stay in their order', () => {
		const { values, lists } = leaveOut(new Set(['tables', 'beside labels']));
		const namesOf = (all: readonly { name: string }[]) => all.map(({ name }) => name);
		expect(namesOf(values)).toEqual(
			namesOf(ALL_SOURCES.values).filter((name) => name !== 'beside labels'),
		);
		expect(namesOf(lists)).toEqual(namesOf(ALL_SOURCES.lists).filter((name) => name !== 'tables'));
	});

	test('a document is read again only without sources that proposed something', async () => {
		const variants = ['beside labels', 'letter', QUESTION_READER].map((name) => ({
			name,
			without: new Set([name]),
		}));
		const read = await readVariants(openInvoice(), SCHEMA, variants, noReader);
		expect(read?.all.result).toEqual({ invoiceNumber: 'RE-2041' });
		expect([...(read?.others.keys() ?? [])]).toEqual(['beside labels', QUESTION_READER]);
	});

	test('without its only sources, a value is not found', async () => {
		const all = new Set(ALL_SOURCES.values.map(({ name }) => name));
		const variants = [{ name: 'all', without: new Set([...all, QUESTION_READER]) }];
		const read = await readVariants(openInvoice(), SCHEMA, variants, noReader);
		expect(read?.others.get('all')?.result).toEqual({ invoiceNumber: null });
	});
});

test('every source has a file, and its lines include those that only it needs', async () => {
	const files = await findSourceFiles();
	const names = [...ALL_SOURCES.values, ...ALL_SOURCES.lists].map(({ name }) => name);
	expect([...files.keys()].sort()).toEqual(names.sort());
	const countLines = createLineCounter();
	const [letter = ''] = [files.get('letter')];
	const folder = letter.replace(/letter\.ts$/, '');
	const own = countLines([letter]);
	expect(own).toBeGreaterThan(countLines([`${folder}read-letter.ts`]));
});

test('each kind of document has the same weight', () => {
	const tally = (tp: number, fn: number) => ({ tp, fp: 0, fn });
	const mean = meanOfKinds(
		new Map([
			['letter', new Map([['date', tally(1, 0)]])],
			[
				'invoice',
				new Map([
					['total', tally(0, 9)],
					['items[].name', tally(4, 0)],
				]),
			],
		]),
	);
	expect(mean).toEqual({ values: 0.5, cells: 1 });
});
