/** The unsaved work of a person on a result, as steps that can be undone. */
import type { Change, FieldDefinition, FieldMap, Result } from '../api/types.ts';
import { isGroup, joinPath, toLabel } from '../document/read-result.ts';
import { text } from '../text.ts';

export type Step =
	| {
			kind: 'change';
			change: Change;
			/** Of a changed list: which row each row was before the step; null: a new one. */
			from?: (number | null)[];
	  }
	| { kind: 'accept'; path: string };

/** The steps, and the revision of the result that they apply to. */
export type Draft = { revision: number; steps: Step[] };

export function pathOfStep(step: Step): string {
	return step.kind === 'accept' ? step.path : step.change.path;
}

type Part = string | number;

/** `items[2].price` → its parts. */
function splitParts(path: string): Part[] {
	return [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, row]) => name ?? Number(row));
}

export function valueAt(value: unknown, path: string): unknown {
	return splitParts(path).reduce<unknown>(
		(inner, part) => (inner as Record<Part, unknown> | null | undefined)?.[part],
		value,
	);
}

/** A copy with another value at a path. */
function withValue(value: unknown, [part, ...rest]: Part[], next: unknown): unknown {
	if (part === undefined) return next;
	if (typeof part === 'number') {
		const list = Array.isArray(value) ? [...(value as unknown[])] : [];
		list[part] = withValue(list[part], rest, next);
		return list;
	}
	const group = isGroup(value) ? value : {};
	return { ...group, [part]: withValue(group[part], rest, next) };
}

export function applySteps(result: Result, steps: readonly Step[]): Result {
	return steps.reduce<Result>(
		(now, step) =>
			step.kind === 'change'
				? (withValue(now, splitParts(step.change.path), step.change.value) as Result)
				: now,
		result,
	);
}

/**
 * The last change of each value, in an order that the engine can apply. A change is left out when a later one
 * replaces it, at the same path or at a list or group around it, because its place must not be learnt. The later
 * change takes its position, because changes after it may be in a row that it adds.
 */
export function listChanges(steps: readonly Step[]): Change[] {
	let changes: Change[] = [];
	for (const step of steps) {
		if (step.kind !== 'change') continue;
		const { path } = step.change;
		const isReplaced = (one: Change) =>
			one.path === path || one.path.startsWith(`${path}.`) || one.path.startsWith(`${path}[`);
		const at = changes.findIndex(isReplaced);
		const before = at === -1 ? changes : changes.slice(0, at);
		const behind = at === -1 ? [] : changes.slice(at).filter((one) => !isReplaced(one));
		changes = [...before, step.change, ...behind];
	}
	return changes;
}

/** Whether a value was changed, by itself or with its list. */
export function isTouched(changes: readonly Change[], path: string): boolean {
	return changes.some((one) => path === one.path || path.startsWith(`${one.path}[`));
}

/** The list and row of a value; undefined outside a list. */
export function rowOf(path: string): { list: string; row: number } | undefined {
	const [, list, row] = /^(.*)\[(\d+)\][^[]*$/.exec(path) ?? [];
	return list === undefined ? undefined : { list, row: Number(row) };
}

export type Leaf = {
	path: string;
	/** The display name: "Items · 2 · Price". */
	label: string;
	value: unknown;
	definition: FieldDefinition | undefined;
};

/** Every value of a result, in the order of the template. */
export function listLeaves(value: unknown, fields: FieldMap | undefined, path = ''): Leaf[] {
	if (isGroup(value)) {
		return Object.entries(value).flatMap(([name, inner]) =>
			listLeaves(inner, fields, joinPath(path, name)),
		);
	}
	if (Array.isArray(value)) {
		return value.flatMap((inner: unknown, row) => listLeaves(inner, fields, joinPath(path, row)));
	}
	return [{ path, label: labelOf(path), value, definition: definitionOf(fields, path) }];
}

export function labelOf(path: string): string {
	const words = splitParts(path.replaceAll('[]', '')).map((part) =>
		typeof part === 'number' ? String(part + 1) : toLabel(part),
	);
	return words.join(' · ');
}

export function definitionOf(
	fields: FieldMap | undefined,
	path: string,
): FieldDefinition | undefined {
	let inner: FieldMap | undefined = fields;
	let found: FieldDefinition | undefined;
	for (const part of splitParts(path)) {
		if (typeof part === 'number') {
			found = found && { type: found.itemType ?? 'string' };
			continue;
		}
		found = inner && Object.hasOwn(inner, part) ? inner[part] : undefined;
		inner = found?.properties ?? found?.itemSchema?.properties;
	}
	return found;
}

/** The lists whose rows can be added and removed, with an empty row of each. */
export function listLists(
	fields: FieldMap | undefined,
): { path: string; empty: Record<string, unknown> | null }[] {
	return Object.entries(fields ?? {}).flatMap(([path, { type, itemSchema }]) =>
		type === 'array' ? [{ path, empty: itemSchema ? emptyRow(itemSchema.properties) : null }] : [],
	);
}

function emptyRow(properties: FieldMap): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(properties).map(([name, { type, properties: inner = {} }]) => [
			name,
			type === 'array' ? [] : type === 'object' ? emptyRow(inner) : null,
		]),
	);
}

/** Parses typed text as a value of the field; `ask`: the engine must parse it; `fault`: it is invalid. */
export function readTyped(
	typed: string,
	definition: FieldDefinition | undefined,
): { value: unknown } | 'ask' | { fault: string } {
	const plain = typed.trim();
	if (plain === '') return { value: null };
	switch (definition?.type) {
		case 'number':
			return /^-?\d+(\.\d+)?$/.test(plain) ? { value: Number(plain) } : 'ask';
		case 'boolean':
			if (/^(yes|y|true|ja|j|oui|o)$/i.test(plain)) return { value: true };
			if (/^(no|n|false|nein|non)$/i.test(plain)) return { value: false };
			return { fault: text.review.notBoolean };
		case 'date':
			return /^\d{4}-\d\d-\d\d$/.test(plain) ? { value: plain } : 'ask';
		default:
			if (definition?.format === 'date' && !/^\d{4}-\d\d-\d\d$/.test(plain)) return 'ask';
			return { value: plain };
	}
}

/** The message for text that the engine could not parse. */
export function faultOf(definition: FieldDefinition | undefined, typed: string): string {
	if (definition?.type === 'number') return text.review.notNumber;
	if (definition?.type === 'date' || definition?.format === 'date') return text.review.notDate;
	return text.review.notRead(typed);
}
