import { describe, expect, test } from '@jest/globals';
import { binaryOf, docSift, executeNode, loadOptions } from '../support/n8n.ts';
import type { Item } from '../support/n8n.ts';
import { locate, useEngine } from '../support/node-engine.ts';

const { engine, credentials } = useEngine();

const execute = (parameters: object, items: Item[] = [{}]) =>
	executeNode(credentials(), { resource: 'list', ...parameters }, items, { typeVersion: 3 });
const replace = (name: string, items: Item[], more: object = {}) =>
	execute(
		{ operation: 'replace', listName: locate('name', name), rowsFrom: 'items', ...more },
		items,
	);
const find = async (name: string, search: string) =>
	(await engine().call('GET', `/v1/lists/${name}/rows?search=${search}`)).body;

describe('replacing a list', () => {
	test('all items together become its rows', async () => {
		const vendors = [
			{ json: { id: 'V1', name: 'Oak Ltd', since: '2026-01-31', rating: 4 } },
			{ json: { id: 'V2', name: 'Nordbau AG', since: null, address: { city: 'Kiel' } } },
		];
		const { items, error } = await replace('vendors', vendors);
		expect(error).toBeUndefined();
		expect(items).toMatchObject([
			{
				json: {
					name: 'vendors',
					rowCount: 2,
					columns: ['id', 'name', 'since', 'rating', 'address'],
				},
				pairedItem: [{ item: 0 }, { item: 1 }],
			},
		]);
		expect(await find('vendors', 'Nordbau')).toMatchObject([
			{ values: { id: 'V2', since: '', address: '{"city":"Kiel"}' } },
		]);
		const fewer = await replace('vendors', vendors.slice(0, 1));
		expect(fewer.items[0]?.json).toMatchObject({ rowCount: 1 });
		expect(await find('vendors', 'Nordbau')).toEqual([]);
	});

	test('only the named columns, also from objects', async () => {
		const items = [{ json: { row_number: 2, name: 'Oak Ltd', address: { city: 'Kiel' } } }];
		const ran = await replace('cities', items, { options: { columns: 'name, address.city' } });
		expect(ran.items[0]?.json).toMatchObject({ columns: ['name', 'address.city'], rowCount: 1 });
		const wrong = await replace('cities', items, { options: { columns: 'name, town' } });
		expect(wrong.error?.message).toBe('The item has no field "town"');
	});

	test('items can go to several lists', async () => {
		const items = [{ json: { list: 'one' } }, { json: { list: 'two' } }, { json: { list: 'one' } }];
		const listName = locate('name', '={{ $json.list }}');
		const ran = await execute({ operation: 'replace', listName, rowsFrom: 'items' }, items);
		expect(ran.items).toMatchObject([
			{ json: { name: 'one', rowCount: 2 }, pairedItem: [{ item: 0 }, { item: 2 }] },
			{ json: { name: 'two', rowCount: 1 }, pairedItem: [{ item: 1 }] },
		]);
	});

	test('a file becomes its rows', async () => {
		const content = Buffer.from('id;name\nP1;Paper\nP2;Pencils\n');
		const file = { binary: { data: binaryOf('parts.csv', content, 'text/csv') } };
		const ran = await replace('parts', [file], { rowsFrom: 'binary', binaryField: 'data' });
		expect(ran.items[0]?.json).toMatchObject({ columns: ['id', 'name'], rowCount: 2 });
	});

	test.each([
		['a name that comes to nothing', '={{ $json.none }}', /No list is chosen/],
		['a name with spaces', 'My vendors', /lower-case letters/],
	])('refuses %s', async (_, name, message) => {
		const { error } = await replace(name, [{ json: { a: 1 } }]);
		expect([error?.message, error?.description].join(' ')).toMatch(message);
	});
});

test('a list is found, described and deleted', async () => {
	await replace('centres', [{ json: { code: '4711' } }]);
	const listName = locate('list', 'centres');
	const got = await execute({ operation: 'get', listName });
	expect(got.items[0]?.json).toMatchObject({ name: 'centres', columns: ['code'], rowCount: 1 });
	const all = await execute({ operation: 'getMany', returnAll: true });
	expect(all.items.map(({ json }) => json.name)).toContain('centres');
	const search = docSift.methods?.listSearch?.searchLists;
	const found = await search?.call(loadOptions(credentials()) as never, 'CENT');
	expect(found?.results).toMatchObject([{ name: 'centres', value: 'centres' }]);
	const gone = await execute({ operation: 'delete', listName });
	expect(gone.items[0]?.json).toEqual({ deleted: true });
	const { error } = await execute({ operation: 'get', listName });
	expect(error).toMatchObject({ httpCode: '404' });
});
