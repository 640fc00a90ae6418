import { expect, test } from '@jest/globals';
import { readFields } from '../../../../engine/src/reading/extraction/request/read-fields.ts';
import { readLists } from '../../../../engine/src/reading/extraction/request/read-lists.ts';
import { toProposal } from '../../../../engine/src/reading/extraction/source.ts';
import type { Source } from '../../../../engine/src/reading/extraction/source.ts';
import { askSources } from '../../../../engine/src/reading/extraction/sources/sources.ts';
import { openDocument } from '../../../support/extract.ts';
import { layOut, put } from '../../../support/pages.ts';

const fields = readFields({ number: { type: 'string' }, total: { type: 'number' } });
const document = openDocument(layOut(put(50, 50, 'Hello')));
const box = { x0: 0, y0: 0, x1: 1, y1: 1 };

/** A source that answers with its name, and keeps which fields it was asked for. */
function nameSource(name: string, wanted: string, more: Partial<Source> = {}) {
	const asked: string[] = [];
	const source: Source = {
		name,
		wants: ({ path }) => wanted.includes(path.join('.')),
		propose: (_, some) => {
			asked.push(...some.map(({ path }) => path.join('.')));
			return some.map((field) =>
				toProposal(field, name, { page: 0, box, raw: name, confidence: 0.5 }),
			);
		},
		...more,
	};
	return { source, asked };
}

test('a source is asked only for fields that it wants, and its proposals carry its name', () => {
	const one = nameSource('one', 'number');
	const two = nameSource('two', 'number total');
	const found = askSources([one.source, two.source], document, fields);
	expect(found.map(({ source, field }) => [source, ...field.path])).toEqual([
		['one', 'number'],
		['two', 'number'],
		['two', 'total'],
	]);
});

test('later sources are not asked for fields that a final source has answered', () => {
	const one = nameSource('one', 'number', { isFinal: true });
	const two = nameSource('two', 'number total');
	askSources([one.source, two.source], document, fields);
	expect(two.asked).toEqual(['total']);
});

test('a single proposal may be final, as a list of which an e-invoice says all', () => {
	const [list] = readLists({ lines: { type: 'array', itemType: 'string' } }, {});
	if (!list) throw new Error('there is a list');
	const asked: number[] = [];
	const source = (isFinal: boolean) => ({
		name: 'lists',
		wants: () => true,
		propose: (_: unknown, some: readonly (typeof list)[]) => {
			asked.push(some.length);
			return some.map((field) => ({ field, rows: [], isFinal }));
		},
	});
	askSources([source(false), source(true), source(true)], document, [list]);
	// The third source is not called.
	expect(asked).toEqual([1, 1]);
});
