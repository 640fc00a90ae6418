import { expect, test } from '@jest/globals';
import { extract } from '../../../support/extract.ts';
import { layOutPages } from '../../../../engine/src/reading/layout/lay-out-pages.ts';
import { pageOf, put } from '../../../support/pages.ts';

test('a label that begins small begins in the line above, behind another column', () => {
	const box = (x0: number, y0: number, x1: number) => ({ x0, y0, x1, y1: y0 + 12 });
	const page = pageOf(
		[
			put(60, 86, 'Name of the owner'),
			put(60, 112, 'Mark the line above that fits the kind of garden Discount for rain water'),
			put(60, 124, 'of the owner'),
			put(310, 124, 'code (if any)'),
			put(310, 150, 'Plot tariff code'),
		],
		{
			fields: [
				{ name: 'f1', box: box(180, 84, 400), value: 'Tia Dunbar' },
				{ name: 'f2', box: box(380, 123, 440), value: 'E' },
				{ name: 'f3', box: box(420, 149, 440), value: '3' },
			],
		},
	);
	const data = {
		plotTariffCode: { type: 'string' as const, description: 'Plot tariff code' },
		rainWater: { type: 'string' as const, description: 'rain water' },
	};
	expect(extract(layOutPages([page]), { data }).result).toEqual({
		plotTariffCode: '3',
		rainWater: 'E',
	});
});
