import { describe, expect, test } from '@jest/globals';
import { chooseRow } from '../../../engine/src/services/lists/apply-lookups.ts';
import { createListIndex } from '../../../engine/src/services/lists/list-index.ts';
import type { ListIndex } from '../../../engine/src/services/lists/list-index.ts';

const COLUMNS = ['id', 'name', 'vatId'];
const RULE = { list: 'vendors', match: ['name', 'vatId'], returns: 'id' };
const MAX_ROWS = 100_000;
/** `npm run bench:rules` measures 1 to 2 ms. Code runs several times slower in Jest; a linear search takes far longer. */
const MAX_LOOKUP_MS = 40;

function openIndex(rows: readonly string[][], columns = COLUMNS): ListIndex {
	const index = createListIndex(columns, rows);
	for (const column of columns) {
		const steps = index.indexColumn(column);
		while (!steps.next().done);
	}
	return index;
}

describe('a lookup', () => {
	const index = openIndex([
		['V1', 'Alpine Stahlhandel GmbH', 'DE136695976'],
		['V2', 'Nordbau AG', 'DE129273398'],
		['V3', 'Müller Haustechnik Süd GmbH', 'DE811128135'],
		['V4', 'Müller Haustechnik Nord GmbH', 'DE811569869'],
	]);
	const choose = (name: string | null, vatId: string | null = null) =>
		chooseRow(index, RULE, [
			...(name === null ? [] : [{ column: 'name', text: name }]),
			...(vatId === null ? [] : [{ column: 'vatId', text: vatId }]),
		]);

	test('finds an identifier exactly, however it is grouped', () => {
		expect(choose(null, 'DE 129 273 398')).toMatchObject({ value: 'V2', score: 1 });
		expect(choose(null, 'DE129273399').value).toBeNull();
	});

	test('finds a name with reading errors, with its score', () => {
		const found = choose('Alpme Stahlhandel GmbH');
		expect(found.value).toBe('V1');
		expect(found.score).toBeGreaterThan(0.8);
		expect(found.score).toBeLessThan(1);
	});

	test('leaves two close rows to a person, and names both', () => {
		const { value, alternatives } = choose('Müller Haustechnik GmbH');
		expect(value).toBeNull();
		expect(alternatives.map((one) => one.value)).toEqual(expect.arrayContaining(['V3', 'V4']));
	});

	test('an identifier decides between names that are alike', () => {
		expect(choose('Müller Haustechnik GmbH', 'DE811569869').value).toBe('V4');
	});

	test('chooses nothing for a name that no row has', () => {
		expect(choose('Unbekannt & Söhne KG')).toMatchObject({ value: null });
	});
});

describe('a list of 100,000 rows', () => {
	/** The median, so that neither compiling nor collecting garbage counts. */
	const milliseconds = (index: ListIndex, texts: readonly string[]) => {
		const each = texts.map((text) => {
			const before = process.cpuUsage().user;
			index.find([{ column: 'name', text }]);
			return (process.cpuUsage().user - before) / 1000;
		});
		return each.toSorted((a, b) => a - b)[Math.floor(each.length / 2)];
	};
	const many = (make: (i: number) => string) =>
		Array.from({ length: MAX_ROWS }, (_, i) => [`V${i}`, make(i)]);
	const asked = Array.from({ length: 100 }, (_, i) => i * 997);

	test('of different names is searched within the budget', () => {
		const name = (i: number) => `Nord ${(i * 7919).toString(36)} Handel ${i % 97} GmbH`;
		const index = openIndex(many(name), ['id', 'name']);
		const texts = asked.map((i) => name(i).replace('Handel', 'Hande1'));
		expect(milliseconds(index, texts)).toBeLessThan(MAX_LOOKUP_MS);
		const rule = { list: 'vendors', match: ['name'], returns: 'id' };
		expect(chooseRow(index, rule, [{ column: 'name', text: name(4711) }]).value).toBe('V4711');
	});

	test('of one name is searched within the budget, and a person chooses', () => {
		const index = openIndex(
			many(() => 'Same Name GmbH'),
			['id', 'name'],
		);
		expect(
			milliseconds(
				index,
				asked.map(() => 'Sane Name GmbH'),
			),
		).toBeLessThan(MAX_LOOKUP_MS);
		const rule = { list: 'vendors', match: ['name'], returns: 'id' };
		const found = chooseRow(index, rule, [{ column: 'name', text: 'Same Name GmbH' }]);
		expect(found).toMatchObject({ value: null, score: 1 });
		expect(found.alternatives.length).toBeLessThanOrEqual(6);
	});
});
