import type { ASTNode, Environment } from '@marcbachmann/cel-js';
import type { FieldDefinition, FieldMap, FieldType } from '../../model/template.ts';
import {
	createLanguage,
	EXPRESSION_MAX_CHARACTERS,
	FUNCTIONS,
	LOOPS,
	sayFault,
} from './functions.ts';

/** A fault of an expression. Positions count characters from 1. */
export type ExpressionFault = { message: string; from: number; to: number };
/** A checked expression. */
export type Expression = {
	/** The paths of the fields that it reads; a list without its columns. */
	reads: readonly string[];
	/** Its cost for lists of this many rows. */
	cost: (rows: number) => number;
	/** Its value for a result; undefined if a value that it needs is missing. */
	evaluate: (result: Readonly<Record<string, unknown>>) => unknown;
};
export type Expressions = ReturnType<typeof createExpressions>;

const SCALARS = { string: 'string', date: 'string', number: 'double', boolean: 'bool' } as const;
/** The variable of a loop over the rows of a list. */
const ROW = 'row_';
const IDENTIFIER = /^[A-Za-z_]\w*$/;

/** The expressions for the result of a template. */
export function createExpressions(data: FieldMap) {
	const language = createLanguage();
	declareFields(language, data);

	/** `wanted`: the type of the field that receives its value. */
	function compile(
		source: string,
		wanted: Exclude<FieldType, 'array' | 'object'>,
	): Expression | { fault: ExpressionFault } {
		if (source.length > EXPRESSION_MAX_CHARACTERS) {
			const message = `has more than ${EXPRESSION_MAX_CHARACTERS} characters`;
			return { fault: { message, from: EXPRESSION_MAX_CHARACTERS, to: source.length } };
		}
		let edits: readonly Edit[] = [];
		try {
			const view = inspect(language.parse(source).ast, data);
			if (view.fault) return { fault: view.fault };
			edits = view.edits;
			const parsed = language.parse(edit(source, edits));
			const { valid, type, error } = parsed.check();
			if (!valid) return { fault: toFault(error, edits, source) };
			const isRight = type === SCALARS[wanted] || type === 'dyn' || fits(type, wanted);
			if (!isRight) {
				const message = `gives ${nameType(type)}, and must give ${nameType(SCALARS[wanted])}`;
				return { fault: { message, from: 1, to: source.length } };
			}
			return {
				reads: view.reads,
				cost: (rows) => view.nodes * (view.loops ? Math.max(1, rows) : 1),
				evaluate: (result) => evaluate(parsed, result),
			};
		} catch (error) {
			return { fault: toFault(error, edits, source) };
		}
	}

	return { compile };
}

function fits(type: string | undefined, wanted: string): boolean {
	return type === 'int' && wanted === 'number';
}

function nameType(type: string | undefined): string {
	const names: Readonly<Record<string, string>> = {
		double: 'a number',
		int: 'a number',
		string: 'a text',
		bool: 'true or false',
	};
	return names[type ?? ''] ?? `a value of type ${type ?? 'unknown'}`;
}

function evaluate(
	run: (context: Record<string, unknown>) => unknown,
	result: Readonly<Record<string, unknown>>,
): unknown {
	try {
		const value = run({ ...result });
		return typeof value === 'bigint' ? Number(value) : value;
	} catch {
		// Types were checked when the template was saved, so only a missing value or an empty list can fail.
		return undefined;
	}
}

/** Fields whose names are not identifiers cannot be used in an expression. */
function declareFields(language: Environment, data: FieldMap): void {
	for (const [name, definition] of Object.entries(data)) {
		if (!IDENTIFIER.test(name)) continue;
		try {
			const type = declareType(language, definition, name);
			if (typeof type === 'string') language.registerVariable(name, type);
			else language.registerVariable({ name, schema: type });
		} catch {
			// A keyword such as `type` cannot be the name of a variable.
		}
	}
}

type Declared = string | { [name: string]: Declared };

function declareType(language: Environment, definition: FieldDefinition, path: string): Declared {
	const { type, properties = {}, itemType = 'string', itemSchema } = definition;
	if (type === 'object') return declareAll(language, properties, path);
	if (type !== 'array') return SCALARS[type];
	if (itemType !== 'object') return `list<${SCALARS[itemType]}>`;
	const row = `Row_${path}`;
	const fields = declareAll(language, itemSchema?.properties ?? {}, path);
	const flat = Object.entries(fields).filter(
		(one): one is [string, string] => typeof one[1] === 'string',
	);
	language.registerType(row, { fields: Object.fromEntries(flat) });
	return `list<${row}>`;
}

function declareAll(language: Environment, fields: FieldMap, path: string) {
	return Object.fromEntries(
		Object.entries(fields)
			.filter(([name]) => IDENTIFIER.test(name))
			.map(([name, one]) => [name, declareType(language, one, `${path}_${name}`)]),
	);
}

/** Text that is inserted into the source. */
type Edit = { at: number; text: string };
type View = {
	edits: Edit[];
	reads: string[];
	nodes: number;
	loops: boolean;
	fault: ExpressionFault | null;
};

/**
 * Rewrites an expression before it is checked: `items.total` becomes the list of that column, integers become
 * doubles, and only functions of the language are allowed.
 */
function inspect(root: ASTNode, data: FieldMap): View {
	const view: View = { edits: [], reads: [], nodes: 0, loops: false, fault: null };
	const refuse = ({ start, end }: ASTNode, message: string) => {
		view.fault ??= { message, from: start + 1, to: end };
	};

	function walk(node: ASTNode, inLoop: boolean): void {
		view.nodes += 1;
		const path = pathOf(node);
		const read = path && readPath(data, path);
		if (read) {
			view.reads.push(read.field);
			if (read.isColumn && node.op === '.') spread(node);
			return;
		}
		if (node.op === 'value') {
			const isWhole =
				typeof node.args === 'bigint' && /^\d+$/.test(node.input.slice(node.start, node.end));
			if (isWhole) view.edits.push({ at: node.end, text: '.0' });
		} else if (node.op === 'call' || node.op === 'rcall') walkCall(node, inLoop);
		else if (node.op === '[]' || node.op === '[?]' || node.op === '.?' || node.op === 'map') {
			refuse(node, 'rows are not read one by one; use all, exists, map, filter or sum');
		} else for (const inner of childrenOf(node)) walk(inner, inLoop);
	}

	function spread(node: ASTNode & { op: '.' }): void {
		const [list] = node.args;
		view.loops = true;
		// `items.total` → `items.map(row_, row_.total)`
		view.edits.push({ at: list.end, text: `.map(${ROW}, ${ROW}` }, { at: node.end, text: ')' });
	}

	function walkCall(node: ASTNode & { op: 'call' | 'rcall' }, inLoop: boolean): void {
		const [name] = node.args;
		const isLoop = node.op === 'rcall' && LOOPS.has(name);
		if (!FUNCTIONS.has(name)) refuse(node, `has no function ${name}()`);
		if (isLoop && inLoop) refuse(node, 'a loop inside a loop would take too long');
		if (isLoop) view.loops = true;
		for (const inner of childrenOf(node)) walk(inner, inLoop || isLoop);
	}

	walk(root, false);
	return view;
}

function childrenOf(node: ASTNode): ASTNode[] {
	const args: unknown[] = Array.isArray(node.args) ? node.args : [node.args];
	return args.flat(2).filter(isNode);
}

function isNode(value: unknown): value is ASTNode {
	return typeof value === 'object' && value !== null && 'op' in value;
}

/** The names of `seller.address.city`; undefined for any other expression. */
function pathOf(node: ASTNode): string[] | undefined {
	if (node.op === 'id') return [node.args];
	if (node.op !== '.') return undefined;
	const before = pathOf(node.args[0]);
	return before && [...before, node.args[1]];
}

/** The field that a path reads; undefined if the template has none, as for the variable of a loop. */
function readPath(
	fields: FieldMap,
	[name = '', ...rest]: readonly string[],
	before = '',
): { field: string; isColumn: boolean } | undefined {
	const definition = Object.hasOwn(fields, name) ? fields[name] : undefined;
	if (!definition) return undefined;
	const field = `${before}${name}`;
	if (definition.type === 'object' && rest.length > 0) {
		return readPath(definition.properties ?? {}, rest, `${field}.`);
	}
	const isColumn =
		definition.type === 'array' && definition.itemType === 'object' && rest.length === 1;
	return { field, isColumn };
}

function edit(source: string, edits: readonly Edit[]): string {
	return edits
		.toSorted((a, b) => b.at - a.at)
		.reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source);
}

/** An error of the library, with its position in the original source. */
function toFault(error: unknown, edits: readonly Edit[], source: string): ExpressionFault {
	const {
		summary,
		range,
		message = '',
	} = (error ?? {}) as {
		summary?: string;
		message?: string;
		range?: { start: number; end: number };
	};
	const said = (summary ?? message).split('\n')[0] ?? '';
	const start = range ? toSource(range.start, edits) : 0;
	const end = range ? toSource(range.end, edits) : source.length;
	return {
		message: sayFault(said),
		from: Math.min(start + 1, source.length),
		to: Math.min(end, source.length),
	};
}

function toSource(position: number, edits: readonly Edit[]): number {
	let at = position;
	for (const { at: place, text } of edits.toSorted((a, b) => a.at - b.at)) {
		if (at <= place) break;
		at = Math.max(place, at - text.length);
	}
	return at;
}
