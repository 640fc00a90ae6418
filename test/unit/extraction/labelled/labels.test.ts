import { describe, expect, test } from '@jest/globals';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readField } from '../../../../engine/src/extraction/request/read-fields.ts';
import { extract, openDocument } from '../../../support/extract.ts';
import { layOut, put } from '../../../support/pages.ts';

const LONG = 'Invoice number as it stands on the letter that was sent to us by the bank account';

describe('labels', () => {
	test('a label names a field alike whoever asked about it before', () => {
		const field = () => readField(['bankAccount'], { type: 'string' });
		const fresh = openDocument(layOut(put(50, 100, LONG)));
		const alone = fresh.compareLabel(field(), fresh.readLabel(LONG, 'end'));

		const document = openDocument(layOut(put(50, 100, LONG)));
		const asked = field();
		const fromStart = document.compareLabel(asked, document.readLabel(LONG, 'start'));
		const fromEnd = document.compareLabel(asked, document.readLabel(LONG, 'end'));

		expect(fromEnd).toEqual(alone);
		expect(fromEnd.own).toBeGreaterThan(fromStart.own);
	});

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
});
