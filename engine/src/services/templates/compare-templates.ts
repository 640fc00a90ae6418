import { isDeepStrictEqual } from 'node:util';

export const SETTINGS = [
	'name',
	'description',
	'category',
	'secondReader',
	'review',
	'match',
	'rules',
] as const;
const PROPERTIES = ['type', 'description', 'format', 'itemType', 'rules'] as const;

export type SettingChange = {
	setting: (typeof SETTINGS)[number];
	before: unknown;
	after: unknown;
};
export type FieldChange =
	| { kind: 'added' | 'removed'; path: string; type: string }
	| {
			kind: 'changed';
			path: string;
			changes: { property: (typeof PROPERTIES)[number]; before: unknown; after: unknown }[];
	  };
export type Difference = {
	settings: SettingChange[];
	fields: FieldChange[];
	/** Whether common fields are in a different order. */
	isReordered: boolean;
};

type Loose = Record<string, unknown>;

/** The differences of the second template. Either may be an invalid draft. */
export function compareTemplates(before: object, after: object): Difference {
	const [a, b] = [before as Loose, after as Loose];
	const settings = SETTINGS.flatMap((setting) =>
		isDeepStrictEqual(a[setting] ?? null, b[setting] ?? null)
			? []
			: [{ setting, before: a[setting] ?? null, after: b[setting] ?? null }],
	);
	const [old, now] = [listFields(dataOf(a)), listFields(dataOf(b))];
	const fields: FieldChange[] = [];
	for (const [path, field] of now) {
		const known = old.get(path);
		if (!known) fields.push({ kind: 'added', path, type: typeOf(field) });
		else {
			const changes = PROPERTIES.flatMap((property) =>
				isDeepStrictEqual(known[property] ?? null, field[property] ?? null)
					? []
					: [{ property, before: known[property] ?? null, after: field[property] ?? null }],
			);
			if (changes.length > 0) fields.push({ kind: 'changed', path, changes });
		}
	}
	for (const [path, field] of old) {
		if (!now.has(path)) fields.push({ kind: 'removed', path, type: typeOf(field) });
	}
	const common = (from: Map<string, Loose>, other: Map<string, Loose>) =>
		[...from.keys()].filter((path) => other.has(path));
	return { settings, fields, isReordered: !isDeepStrictEqual(common(old, now), common(now, old)) };
}

/** A draft may have any size. Fields beyond this limit could not be published and are not compared. */
const MAX_FIELDS = 10_000;
const MAX_DEPTH = 50;
/** The total length of all paths, so that long names cannot multiply. */
const MAX_PATH_CHARACTERS = 1_000_000;

/** Every field by its path, in order; a column of a list is `items[].price`. */
function listFields(data: unknown): Map<string, Loose> {
	const found = new Map<string, Loose>();
	let characters = 0;
	const add = (fields: unknown, before: string, depth: number): void => {
		if (depth > MAX_DEPTH) return;
		const own = toLoose(fields);
		for (const name of Object.keys(own)) {
			characters += before.length + name.length;
			if (found.size >= MAX_FIELDS || characters > MAX_PATH_CHARACTERS) return;
			const path = `${before}${name}`;
			const field = toLoose(own[name]);
			found.set(path, field);
			add(field.properties, `${path}.`, depth + 1);
			add(toLoose(field.itemSchema).properties, `${path}[].`, depth + 1);
		}
	};
	add(data, '', 1);
	return found;
}

function dataOf(template: Loose): unknown {
	return toLoose(template.schema).data;
}

function toLoose(value: unknown): Loose {
	return typeof value === 'object' && value !== null ? (value as Loose) : {};
}

function typeOf({ type }: Loose): string {
	return typeof type === 'string' ? type : '';
}
