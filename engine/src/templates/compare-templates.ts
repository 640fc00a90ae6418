import { isDeepStrictEqual } from 'node:util';

export const SETTINGS = ['name', 'description', 'category', 'secondReader', 'review'] as const;
const PROPERTIES = ['type', 'description', 'format', 'itemType'] as const;

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
	/** Whether fields that both have stand in another order. */
	isReordered: boolean;
};

type Loose = Record<string, unknown>;

/** What is different in the second. Either may be a draft that is no valid template yet. */
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

/** Every field by its path, in order; a column of a list is `items[].price`. */
function listFields(fields: unknown, before = ''): Map<string, Loose> {
	const found = new Map<string, Loose>();
	for (const [name, field] of Object.entries(toLoose(fields))) {
		const path = `${before}${name}`;
		const own = toLoose(field);
		found.set(path, own);
		const inner = [
			...listFields(own.properties, `${path}.`),
			...listFields(toLoose(own.itemSchema).properties, `${path}[].`),
		];
		for (const [at, one] of inner) found.set(at, one);
	}
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
