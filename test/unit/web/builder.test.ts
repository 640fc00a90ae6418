import { describe, expect, test } from '@jest/globals';
import type { TemplateDraft } from '../../../engine/web/src/api/types.ts';
import {
	changeField,
	findFieldAt,
	findLocalFaults,
	moveField,
	newField,
	removeField,
	toDraft,
	toNodes,
} from '../../../engine/web/src/builder/field-nodes.ts';
import { findPlace, findSyntaxFault } from '../../../engine/web/src/builder/find-place.ts';
import { readDraft } from '../../../engine/web/src/builder/read-draft.ts';
import { splitPath } from '../../../engine/web/src/builder/split-path.ts';
import { record, redo, startStack, undo } from '../../../engine/web/src/builder/undo-stack.ts';

const draft: TemplateDraft = {
	name: 'Delivery note',
	description: 'What came',
	category: 'CUSTOM',
	schema: {
		data: {
			number: {
				type: 'string',
				description: 'Note no.',
				format: 'iban',
				rules: { required: true },
			},
			on: { type: 'date' },
			tags: { type: 'array', itemType: 'number' },
			items: {
				type: 'array',
				itemType: 'object',
				itemSchema: {
					properties: {
						'unit price': { type: 'number' },
						maker: { type: 'object', properties: { name: { type: 'string' } } },
					},
				},
			},
		},
	},
	rules: { checks: [{ name: 'a date', expr: 'given(on)' }] },
};

describe('The builder', () => {
	test('shows every part of the schema language and writes it back unchanged', () => {
		expect(toDraft(toNodes(draft))).toEqual(draft);
		expect(Object.keys(toDraft(toNodes(draft)).schema.data)).toEqual(
			Object.keys(draft.schema.data),
		);
	});

	test('drops what does not fit when the type changes, and keeps it for changing back', () => {
		const { fields, ...rest } = toNodes(draft);
		const [number] = fields;
		const asNumber = changeField(fields, number?.id ?? '', { type: 'number' });
		expect(toDraft({ ...rest, fields: asNumber }).schema.data.number).toEqual({
			type: 'number',
			description: 'Note no.',
			rules: { required: true },
		});
		const back = changeField(asNumber, number?.id ?? '', { type: 'string' });
		expect(toDraft({ ...rest, fields: back })).toEqual(draft);
	});

	test('moves a field among its neighbours only, and removes it wherever it stands', () => {
		const { fields } = toNodes(draft);
		const items = fields[3];
		const [price, maker] = items?.children ?? [];
		const moved = moveField(fields, maker?.id ?? '', price?.id ?? '');
		expect(moved[3]?.children.map(({ name }) => name)).toEqual(['maker', 'unit price']);
		expect(moveField(fields, maker?.id ?? '', fields[0]?.id ?? '')).toEqual(fields);
		const removed = removeField(fields, maker?.id ?? '');
		expect(removed[3]?.children.map(({ name }) => name)).toEqual(['unit price']);
	});

	test('reports fields without a name, and with a duplicate name', () => {
		const fields = [
			newField({ name: 'a', children: [newField({ name: 'a' }), newField({ name: '' })] }),
			newField({ name: 'a' }),
		];
		const faults = findLocalFaults(fields);
		expect([...faults.values()].toSorted()).toEqual(['noName', 'sameName']);
		expect(faults.get(fields[1]?.id ?? '')).toBe('sameName');
	});

	test('finds the field of a fault, whose name may hold anything', () => {
		const { fields } = toNodes(draft);
		const path = 'schema.data.items.itemSchema.properties["unit price"].type';
		expect(findFieldAt(fields, splitPath(path).slice(2))?.name).toBe('unit price');
		expect(findFieldAt(fields, ['items', 'itemType'])?.name).toBe('items');
		expect(findFieldAt(fields, ['nothing'])).toBeUndefined();
		expect(splitPath('a["b\\"].c"][2].d')).toEqual(['a', 'b"].c', '2', 'd']);
	});

	test('finds the place of a fault in the text, or the nearest one there is', () => {
		const json = '{\n  "schema": {\n    "data": { "a b": { "type": "text" } }\n  }\n}';
		const at = (...segments: string[]) => {
			const { from, to } = findPlace(json, segments);
			return json.slice(from, to);
		};
		expect(at('schema', 'data', 'a b', 'type')).toBe('"text"');
		expect(at('schema', 'data', 'a b')).toBe('"a b"');
		expect(at('schema', 'data', 'a b', 'format')).toBe('"a b"');
		expect(at('name')).toBe('{');
		expect(findPlace('', ['name'])).toEqual({ from: 0, to: 0 });
	});

	test.each([
		['{\n  "name" "x"\n}', 2],
		['{ "name": "x", }', 1],
		['{\n"a": 1\n', 2],
		['', 1],
		['[1,\n2,\n03]', 3],
	])('finds where %j stops being JSON, in line %i', (json, line) => {
		const { from, to } = findSyntaxFault(json);
		expect(json.slice(0, from).split('\n')).toHaveLength(line);
		expect(to).toBeLessThanOrEqual(json.length);
		expect(to > from).toBe(json !== '');
	});

	test('accepts a text as a template only when the builder can show it', () => {
		expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
		for (const wrong of [
			null,
			[],
			{ ...draft, category: 'POEM' },
			{ ...draft, secondReader: 'often' },
			{ ...draft, schema: {} },
			{ ...draft, schema: { data: { a: { type: 'text' } } } },
			{ ...draft, schema: { data: { a: { type: 'object', properties: [] } } } },
		]) {
			expect(readDraft(wrong)).toBeUndefined();
		}
	});

	test('keeps what a template says about the second reader', () => {
		const said: TemplateDraft = { ...draft, secondReader: 'doubtful' };
		expect(toDraft(toNodes(said))).toEqual(said);
		expect(readDraft(said)).toEqual(said);
		expect(toDraft(toNodes(draft))).not.toHaveProperty('secondReader');
		const reviewed: TemplateDraft = { ...draft, review: { below: 0.8, fields: { total: 0.95 } } };
		expect(toDraft(toNodes(reviewed))).toEqual(reviewed);
		expect(readDraft(reviewed)).toEqual(reviewed);
		expect(readDraft({ ...draft, review: 'always' })).toBeUndefined();
	});

	test('lets a field called __proto__ reach the engine, which refuses it', () => {
		const fields = [newField({ name: '__proto__' })];
		const { schema } = toDraft({
			name: 'x',
			description: '',
			category: 'CUSTOM',
			secondReader: null,
			review: null,
			rules: null,
			fields,
		});
		expect(JSON.stringify(schema)).toBe('{"data":{"__proto__":{"type":"string"}}}');
	});
});

describe('the undo stack of a template', () => {
	const at = (ms: number, kind: string) => ({ at: ms, kind });

	test('steps back and forth; typing in one place is one step', () => {
		let stack = startStack('');
		stack = record(stack, 'a', at(0, 'name'));
		stack = record(stack, 'ab', at(100, 'name'));
		stack = record(stack, 'ab, a field removed', at(200, 'fields'));
		stack = record(stack, 'abc, a field removed', at(300, 'name'));
		expect(undo(stack).now).toBe('ab, a field removed');
		expect(undo(undo(stack)).now).toBe('ab');
		expect(undo(undo(undo(stack))).now).toBe('');
		expect(undo(undo(undo(undo(stack)))).now).toBe('');
		expect(redo(undo(undo(stack))).now).toBe('ab, a field removed');
		expect(redo(stack).now).toBe('abc, a field removed');
	});

	test('a change after an undo ends what could be redone', () => {
		const undone = undo(record(startStack('a'), 'b', at(0, 'name')));
		const changed = record(undone, 'c', at(100, 'name'));
		expect(redo(changed).now).toBe('c');
		expect(undo(changed).now).toBe('a');
	});
});
