import { runInNewContext } from 'node:vm';
import { setFlagsFromString } from 'node:v8';
import { expect, test } from '@jest/globals';
import { extract } from '../support/extract.ts';
import { layOut, put } from '../support/pages.ts';

test('what was read on one receipt does not stay in memory for the next', () => {
	setFlagsFromString('--expose-gc');
	const collect = runInNewContext('gc') as () => void;
	const readReceipt = (number: number) => {
		const letters = number.toString(2).replaceAll('0', 'tax ').replaceAll('1', 'net ');
		const lines = Array.from({ length: 30 }, (_, i) =>
			put(50, 40 + 12 * i, `${letters.repeat(3)}${'date '.repeat(i)}12.00`),
		);
		extract(layOut(...lines), { data: { total: { type: 'number' } } });
	};
	for (let i = 0; i < 15; i += 1) readReceipt(i);
	collect();
	const before = process.memoryUsage().heapUsed;
	for (let i = 15; i < 45; i += 1) readReceipt(i);
	collect();
	expect((process.memoryUsage().heapUsed - before) / 1024 / 1024).toBeLessThan(0.5);
});
