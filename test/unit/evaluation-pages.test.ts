import { expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openPages } from '../../evaluation/open-pages.ts';

const word = (t: string, x0: number, p = 0) => ({ t, x0, y0: 10, x1: x0 + 30, y1: 20, p });
const DOCUMENT = {
	id: 'one',
	kind: 'ticket',
	width: 200,
	height: 100,
	dims: [
		[0, 200, 100],
		[1, 300, 400],
	],
	words: [word('Seat', 10), word('14C', 60), word('Gate', 10, 1)],
	fields: [
		{ name: 'seat no', description: 'where to sit', type: 'string', value: '14C', words: [1] },
		{ name: 'fare', type: 'number', value: null, words: [] },
	],
};

test('labelled pages become documents with a template and a truth', () => {
	const folder = mkdtempSync(join(tmpdir(), 'pages-'));
	const path = join(folder, 'tickets.jsonl.gz');
	const receipt = { ...DOCUMENT, id: 'two', fields: undefined, truth: { total: '9.00' } };
	writeFileSync(path, gzipSync(`${JSON.stringify(DOCUMENT)}\n${JSON.stringify(receipt)}\n`));
	const [ticket, bill] = openPages(path);
	rmSync(folder, { recursive: true });

	expect(ticket).toMatchObject({
		set: 'tickets',
		schema: { data: { seat_no: { type: 'string', description: 'where to sit' } } },
		kinds: { seat_no: 'id', fare: 'amount' },
		truth: { seat_no: '14C', fare: null },
	});
	expect(ticket?.pages.map(({ width, words }) => [width, words.map(({ text }) => text)])).toEqual([
		[200, ['Seat', '14C']],
		[300, ['Gate']],
	]);
	expect(Object.values(bill?.truth ?? {})).toEqual(['9.00']);
	expect(Object.values(bill?.schema.data ?? {})).toMatchObject([{ type: 'number' }]);
});
