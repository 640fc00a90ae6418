import { valueAt } from '../../model/path.ts';
import type { Fault } from '../../model/problem.ts';
import type { FieldDefinition, FieldMap, ItemType, TemplateSchema } from '../../model/template.ts';

/** A value and its path, as sent by a person. */
export type SentValue = { path: string; value: unknown };

type Step = string | number;
const MAX_ROWS = 10_000;
/** The maximum number of faults in one response. */
const MAX_FAULTS = 100;
/** Maximum characters of a text. */
const MAX_TEXT = 100_000;
const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
/** The longest address that SMTP carries (RFC 5321, 4.5.3.1.3, without its brackets). */
const EMAIL_MAX_LENGTH = 254;
/** Longer than any path of a template: 6 levels of 64 characters, each with the number of a row. */
const PATH_MAX_LENGTH = 1000;
/** A field name and, for a list, its row. */
const PATH_PART = /^([^.[\]]+)(?:\[(\d+)\])?$/;

/** Splits `items[2].price` into steps; undefined when it is not a path. */
function readPath(path: string): Step[] | undefined {
	if (path.length > PATH_MAX_LENGTH) return undefined;
	const steps: Step[] = [];
	for (const part of path.split('.')) {
		const [, name, row] = PATH_PART.exec(part) ?? [];
		if (name === undefined) return undefined;
		steps.push(name);
		if (row !== undefined) steps.push(Number(row));
	}
	return steps;
}

/** Local part, @, and a domain with a dot. */
function isEmail(text: string): boolean {
	if (text.length > EMAIL_MAX_LENGTH || /\s/.test(text)) return false;
	const [name = '', domain = '', ...rest] = text.split('@');
	const dot = domain.indexOf('.', 1);
	return name !== '' && rest.length === 0 && dot > 0 && dot < domain.length - 1;
}

/** The faults of values for the fields of a template, at most `MAX_FAULTS`. */
export function checkValues({ data }: TemplateSchema, values: readonly SentValue[]): Fault[] {
	const faults: Fault[] = [];
	for (const { path, value } of values) {
		if (faults.length >= MAX_FAULTS) break;
		const definition = fieldAt(data, path);
		if (!definition) {
			faults.push({ path, message: 'is no field of the template; a path is as in details' });
			continue;
		}
		checkValue(definition, value, path, faults);
	}
	return faults;
}

/** The field of a template at a path. */
export function fieldAt(fields: FieldMap, path: string): FieldDefinition | undefined {
	const steps = readPath(path);
	return steps && findDefinition(fields, steps);
}

/** The definition at a path; a row of a list of objects is an object. */
function findDefinition(fields: FieldMap, steps: readonly Step[]): FieldDefinition | undefined {
	const [name, ...rest] = steps;
	if (typeof name !== 'string' || !Object.hasOwn(fields, name)) return undefined;
	const definition = fields[name];
	if (!definition || rest.length === 0) return definition;
	if (typeof rest[0] !== 'number') {
		return definition.type === 'object'
			? findDefinition(definition.properties ?? {}, rest)
			: undefined;
	}
	if (definition.type !== 'array' || rest[0] >= MAX_ROWS) return undefined;
	const item = itemOf(definition);
	return rest.length === 1 ? item : findDefinition(item.properties ?? {}, rest.slice(1));
}

function itemOf({ itemType, itemSchema }: FieldDefinition): FieldDefinition {
	const type: ItemType = itemType ?? 'string';
	return { type, ...(itemSchema && { properties: itemSchema.properties }) };
}

function checkValue(
	definition: FieldDefinition,
	value: unknown,
	path: string,
	faults: Fault[],
): void {
	if (definition.type === 'array') checkList(definition, value, path, faults);
	else if (definition.type === 'object') checkObject(definition, value, path, faults);
	else if (value !== null) {
		const message = faultOfScalar(definition, value);
		if (message !== null) faults.push({ path, message });
	}
}

function checkList(
	definition: FieldDefinition,
	value: unknown,
	path: string,
	faults: Fault[],
): void {
	if (!Array.isArray(value) || value.length > MAX_ROWS) {
		faults.push({ path, message: `must be a list of at most ${MAX_ROWS} values` });
		return;
	}
	for (const [i, one] of value.entries()) {
		if (faults.length >= MAX_FAULTS) return;
		checkValue(itemOf(definition), one, `${path}[${i}]`, faults);
	}
}

/** The fault of a non-null value; null if there is none. */
function faultOfScalar({ type, format }: FieldDefinition, value: unknown): string | null {
	switch (type) {
		case 'number':
			return typeof value === 'number' && Number.isFinite(value)
				? null
				: 'must be a number, or null';
		case 'boolean':
			return typeof value === 'boolean' ? null : 'must be true, false or null';
		case 'date':
			return typeof value === 'string' && DATE.test(value)
				? null
				: 'must be a date as YYYY-MM-DD, or null';
		case 'string':
			return typeof value === 'string' && value !== ''
				? faultOfText(value, format)
				: 'must be a text, or null';
		default:
			return null;
	}
}

function faultOfText(text: string, format: FieldDefinition['format']): string | null {
	if (text.length > MAX_TEXT) return 'has more than 100,000 characters';
	if (format === 'date' && !DATE.test(text)) return 'must be a date as YYYY-MM-DD';
	if (format === 'time' && !TIME.test(text)) return 'must be a time as HH:mm or HH:mm:ss';
	if (format === 'email' && !isEmail(text)) return 'must be an e-mail address';
	return null;
}

function checkObject(
	{ properties = {} }: FieldDefinition,
	value: unknown,
	path: string,
	faults: Fault[],
): void {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) {
		faults.push({ path, message: 'must be an object' });
		return;
	}
	for (const [name, one] of Object.entries(value)) {
		if (faults.length >= MAX_FAULTS) return;
		const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
		if (own) checkValue(own, one, `${path}.${name}`, faults);
		else faults.push({ path: `${path}.${name}`, message: 'is no field of the template' });
	}
}

/** A copy-on-write draft: only the objects and lists on the path to a change are copied, each once. */
export function createDraft(original: Readonly<Record<string, unknown>>, schema?: TemplateSchema) {
	const own = new Set<object>();
	function copyOnce<T>(inner: T): T {
		if (typeof inner !== 'object' || inner === null || own.has(inner)) return inner;
		const copy = (Array.isArray(inner) ? inner.slice() : { ...inner }) as T & object;
		own.add(copy);
		return copy;
	}
	let root: unknown = copyOnce(original);

	/** The container of the last step of a path, ready to be changed; undefined when there is none. */
	function open(steps: readonly Step[]): Record<Step, unknown> | undefined {
		const last = steps.at(-1);
		let inner = root;
		for (const [i, step] of steps.slice(0, -1).entries()) {
			if (!canHold(inner, step)) return undefined;
			inner[step] = copyOnce(inner[step] ?? emptyAt(steps, i + 1, schema));
			inner = inner[step];
		}
		return last !== undefined && canHold(inner, last) ? inner : undefined;
	}

	return {
		values: () => root as Record<string, unknown>,

		/**
		 * Returns whether the path could be set. A row can be added after the last one, with all fields of the
		 * template.
		 */
		set(path: string, value: unknown): boolean {
			if (path === '') {
				root = value;
				return true;
			}
			const steps = readPath(path) ?? [];
			const holder = open(steps);
			const last = steps.at(-1);
			if (!holder || last === undefined) return false;
			holder[last] = value;
			return true;
		},

		remove(path: string): void {
			const steps = readPath(path) ?? [];
			const last = steps.at(-1);
			const holder = open(steps);
			if (holder && last !== undefined) Reflect.deleteProperty(holder, last);
		},

		/** Replaces `count` rows of a list, starting at a row. */
		splice(path: string, row: number, count: number, rows: readonly unknown[]): void {
			const list = valueAt(root, path);
			if (!Array.isArray(list)) return;
			const before: unknown[] = list.slice(0, row);
			this.set(path, before.concat(rows, list.slice(row + count)));
		},
	};
}

/** Lists must not have holes. */
function canHold(inner: unknown, step: Step): inner is Record<Step, unknown> {
	if (typeof inner !== 'object' || inner === null) return false;
	return !Array.isArray(inner) || (typeof step === 'number' && step <= inner.length);
}

function emptyAt(steps: readonly Step[], at: number, schema: TemplateSchema | undefined): unknown {
	const definition = schema && findDefinition(schema.data, steps.slice(0, at));
	if (definition) return emptyOf(definition);
	return typeof steps[at] === 'number' ? [] : {};
}

/** The value of a field that was not found. */
function emptyOf({ type, properties = {} }: FieldDefinition): unknown {
	if (type === 'array') return [];
	if (type !== 'object') return null;
	return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, emptyOf(one)]));
}
