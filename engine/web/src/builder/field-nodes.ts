import type {
	Category,
	FieldDefinition,
	FieldMap,
	FieldType,
	Format,
	ItemType,
	TemplateDraft,
	ReviewRules,
	SecondReaderMode,
} from '../api/types.ts';

/** A field in the editor. It has its own ID, so that its name can change. */
export type FieldNode = {
	id: string;
	name: string;
	type: FieldType;
	description: string;
	format: Format | null;
	itemType: ItemType;
	/** Fields inside a group, or inside each row of a list. */
	children: FieldNode[];
	/** What a right value looks like; null: anything. */
	rules: Record<string, unknown> | null;
};

export type DraftNodes = {
	name: string;
	description: string;
	category: Category;
	/** null: not set in the template. */
	secondReader: SecondReaderMode | null;
	/** null: no review. */
	review: ReviewRules | null;
	/** About a whole result; null: none. */
	rules: Record<string, unknown> | null;
	/** What its documents are recognised by; edited as JSON. */
	match?: TemplateDraft['match'];
	fields: FieldNode[];
};

let serial = 0;
export function newField(changes: Partial<Omit<FieldNode, 'id'>> = {}): FieldNode {
	serial += 1;
	return {
		id: `field-${serial}`,
		name: '',
		type: 'string',
		description: '',
		format: null,
		itemType: 'string',
		children: [],
		rules: null,
		...changes,
	};
}

/** Whether a field contains other fields. */
export function hasInner({ type, itemType }: Pick<FieldNode, 'type' | 'itemType'>): boolean {
	return type === 'object' || (type === 'array' && itemType === 'object');
}

export function toNodes(draft: TemplateDraft): DraftNodes {
	const { name, description = '', category, schema, secondReader = null, review = null } = draft;
	const { rules = null, match } = draft;
	const fields = toFields(schema.data);
	const hints = match && { match };
	return { name, description, category, secondReader, review, rules, ...hints, fields };
}

export function toFields(fields: FieldMap): FieldNode[] {
	return Object.entries(fields).map(([name, field]) =>
		newField({
			name,
			type: field.type,
			description: field.description ?? '',
			format: field.format ?? null,
			itemType: field.itemType ?? 'string',
			children: toFields(field.properties ?? field.itemSchema?.properties ?? {}),
			rules: field.rules ?? null,
		}),
	);
}

export function toDraft(nodes: DraftNodes): TemplateDraft {
	const { name, description, category, secondReader, review, rules, match, fields } = nodes;
	return {
		name,
		...(description.trim() !== '' && { description }),
		category,
		schema: { data: toMap(fields) },
		...(secondReader !== null && { secondReader }),
		...(review !== null && { review }),
		...(match && { match }),
		...(rules !== null && { rules }),
	};
}

function toMap(fields: readonly FieldNode[]): FieldMap {
	// defineProperty, because a field called __proto__ must reach the engine, which refuses it.
	const map: FieldMap = {};
	for (const field of fields) {
		const value = toDefinition(field);
		Object.defineProperty(map, field.name, { value, enumerable: true, configurable: true });
	}
	return map;
}

function toDefinition({ type, ...field }: FieldNode): FieldDefinition {
	const inner = toMap(field.children);
	return {
		type,
		...(field.description.trim() !== '' && { description: field.description }),
		...(type === 'string' && field.format !== null && { format: field.format }),
		...(type === 'array' && { itemType: field.itemType }),
		...(type === 'array' && field.itemType === 'object' && { itemSchema: { properties: inner } }),
		...(type === 'object' && { properties: inner }),
		...(field.rules !== null && { rules: field.rules }),
	};
}

/** Changes one field, at any depth. */
export function changeField(
	fields: readonly FieldNode[],
	id: string,
	changes: Partial<FieldNode>,
): FieldNode[] {
	return fields.map((field) =>
		field.id === id
			? { ...field, ...changes }
			: { ...field, children: changeField(field.children, id, changes) },
	);
}

export function removeField(fields: readonly FieldNode[], id: string): FieldNode[] {
	return fields
		.filter((field) => field.id !== id)
		.map((field) => ({ ...field, children: removeField(field.children, id) }));
}

/** The position of a field: its parent, or null, and its index. */
export type FieldPlace = { parentId: string | null; index: number };

export function findPlaceOf(
	fields: readonly FieldNode[],
	id: string,
	parentId: string | null = null,
): FieldPlace | undefined {
	const index = fields.findIndex((field) => field.id === id);
	if (index >= 0) return { parentId, index };
	for (const field of fields) {
		const place = findPlaceOf(field.children, id, field.id);
		if (place) return place;
	}
	return undefined;
}

/** Inserts a field at its former position, or at the end of a shorter list. */
export function insertField(
	fields: readonly FieldNode[],
	{ parentId, index }: FieldPlace,
	added: FieldNode,
): FieldNode[] {
	if (parentId === null) return fields.toSpliced(index, 0, added);
	return fields.map((field) => ({
		...field,
		children:
			field.id === parentId
				? field.children.toSpliced(index, 0, added)
				: insertField(field.children, { parentId, index }, added),
	}));
}

/** The number of fields, including nested ones. */
export function countNodes(fields: readonly FieldNode[]): number {
	return fields.reduce((sum, { children }) => sum + 1 + countNodes(children), 0);
}

/** Moves the field `from` to the position of `to`, under the same parent. */
export function moveField(fields: readonly FieldNode[], from: string, to: string): FieldNode[] {
	const [start, end] = [from, to].map((id) => fields.findIndex((field) => field.id === id));
	if (start === undefined || end === undefined || start < 0 || end < 0) {
		return fields.map((field) => ({ ...field, children: moveField(field.children, from, to) }));
	}
	const moved = [...fields];
	for (const field of moved.splice(start, 1)) moved.splice(end, 0, field);
	return moved;
}

export type LocalFault = 'noName' | 'sameName';

/** Duplicate and missing names. They cannot be checked by the engine, because a JSON object has each name only once. */
export function findLocalFaults(fields: readonly FieldNode[]): Map<string, LocalFault> {
	const faults = new Map<string, LocalFault>();
	const names = new Set<string>();
	for (const { id, name, children } of fields) {
		if (name === '') faults.set(id, 'noName');
		else if (names.has(name)) faults.set(id, 'sameName');
		names.add(name);
		for (const [inner, fault] of findLocalFaults(children)) faults.set(inner, fault);
	}
	return faults;
}

/** The field of a fault, by its path `schema.data.items.itemSchema…`. */
export function findFieldAt(
	fields: readonly FieldNode[],
	segments: readonly string[],
): FieldNode | undefined {
	const [name, ...rest] = segments;
	const field = fields.find((one) => one.name === name);
	if (!field) return undefined;
	const skip = rest[0] === 'properties' ? 1 : rest[0] === 'itemSchema' ? 2 : 0;
	if (skip === 0 || rest.length <= skip) return field;
	return findFieldAt(field.children, rest.slice(skip)) ?? field;
}
