import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { writeRow } from '../e2e/n8n/record-version.ts';
import { root } from '../support/run-node.ts';

const row = (n8n: string, passed: number, failed = 0) => ({ n8n, node: '24', passed, failed });
const rowsOf = (text: string) =>
	(text.match(/^\| \d+\.\d+\.\d+ .* of \d+ +\|$/gm) ?? []).map((line) => line.replace(/ +/g, ' '));

test('the matrix of n8n versions lists the newest first, each version once', async () => {
	const readme = await readFile(join(root, 'README.md'), 'utf8');
	const others = rowsOf(readme).length;
	const once = writeRow(writeRow(readme, row('99.9.0', 1)), row('99.10.0', 2));
	const again = writeRow(once, row('99.9.0', 3, 1));
	expect(rowsOf(again).slice(0, 2)).toEqual([
		'| 99.10.0 | 24 | 2 of 2 |',
		'| 99.9.0 | 24 | 3 of 4 |',
	]);
	expect(rowsOf(again)).toHaveLength(others + 2);
	expect(() => writeRow('no place', row('1.0.0', 1))).toThrow('no place for the versions');
});
