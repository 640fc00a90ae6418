import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export type Leaf = string | ((...values: never[]) => string);
export type Texts = { readonly [name: string]: Leaf | Texts };

/** Every text of a catalogue by its path, such as `jobs.title`. */
export function listTexts(texts: Texts, path: readonly string[] = []): [string, Leaf][] {
	return Object.entries(texts).flatMap(([name, text]): [string, Leaf][] => {
		const own = [...path, name];
		return typeof text === 'object' ? listTexts(text, own) : [[own.join('\n'), text]];
	});
}

/** The source files of a folder, parsed. */
export function parseSources(folder: string): ts.SourceFile[] {
	return globSync('**/*.{ts,tsx}', { cwd: folder }).map((name) => parseSource(join(folder, name)));
}

export function parseSource(file: string): ts.SourceFile {
	return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

export function visit(node: ts.Node, look: (node: ts.Node) => void): void {
	look(node);
	ts.forEachChild(node, (child) => visit(child, look));
}

/**
 * The paths of the texts that a file may use. A part of the catalogue that is looked up by a computed name, or that is
 * passed on as a whole, counts as used with all its texts.
 */
export function findUses(source: ts.SourceFile, catalogue: Texts): Set<string> {
	const used = new Set<string>();
	if (!/import \{[^}]*\btext\b[^}]*\} from '[./]*\/text\.ts'/.test(source.text)) return used;
	const aliases = findAliases(source);
	visit(source, (node) => {
		if (!ts.isIdentifier(node) || isNameOf(node)) return;
		for (const path of aliases.get(node.text) ?? []) {
			const { end, names } = climb(node);
			const whole = [...path, ...names];
			// A variable or an SVG element of the same name: nothing takes the whole catalogue.
			if (whole.length === 0) continue;
			const found = readPath(catalogue, whole);
			if (typeof found === 'object' && !isDestructured(end)) {
				for (const [leaf] of listTexts(found, whole)) used.add(leaf);
			} else if (found !== undefined) used.add(whole.join('\n'));
		}
	});
	for (const path of [...aliases.values()].flat()) {
		const found = readPath(catalogue, path);
		if (found !== undefined && typeof found !== 'object') used.add(path.join('\n'));
	}
	return used;
}

/** `text`, and the constants that stand for a part of it: `const words = text.jobs`, `const { title } = text.jobs`. */
function findAliases(source: ts.SourceFile): Map<string, string[][]> {
	const aliases = new Map([['text', [[] as string[]]]]);
	visit(source, (node) => {
		if (!ts.isVariableDeclaration(node) || !node.initializer) return;
		for (const path of readChain(node.initializer, aliases)) bind(node.name, path, aliases);
	});
	return aliases;
}

function bind(name: ts.BindingName, path: string[], aliases: Map<string, string[][]>): void {
	if (ts.isIdentifier(name)) {
		aliases.set(name.text, [...(aliases.get(name.text) ?? []), path]);
	} else if (ts.isObjectBindingPattern(name)) {
		for (const one of name.elements) {
			bind(one.name, [...path, (one.propertyName ?? one.name).getText()], aliases);
		}
	}
}

/** The paths of `text.jobs` or `words.title`; none for any other expression. */
function readChain(node: ts.Expression, aliases: Map<string, string[][]>): string[][] {
	if (ts.isIdentifier(node)) return aliases.get(node.text) ?? [];
	if (!ts.isPropertyAccessExpression(node)) return [];
	return readChain(node.expression, aliases).map((path) => [...path, node.name.text]);
}

/** The longest property access that starts at a node. */
function climb(node: ts.Node): { end: ts.Node; names: string[] } {
	const names: string[] = [];
	let end = node;
	for (;;) {
		const { parent } = end;
		if (ts.isPropertyAccessExpression(parent) && parent.expression === end) {
			names.push(parent.name.text);
		} else if (isNamedElement(parent) && parent.expression === end) {
			names.push(parent.argumentExpression.text);
		} else return { end, names };
		end = parent;
	}
}

function isNamedElement(
	node: ts.Node,
): node is ts.ElementAccessExpression & { argumentExpression: ts.StringLiteral } {
	return ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression);
}

/** Whether a part of the catalogue only gets a shorter name here. */
function isDestructured({ parent }: ts.Node): boolean {
	return ts.isVariableDeclaration(parent);
}

/** Whether an identifier is only a name: of a property, a declaration, an import. */
function isNameOf({ parent, ...node }: ts.Identifier): boolean {
	return (
		(ts.isPropertyAccessExpression(parent) && parent.name.pos === node.pos) ||
		((ts.isPropertyAssignment(parent) ||
			ts.isBindingElement(parent) ||
			ts.isVariableDeclaration(parent)) &&
			(parent.name.pos === node.pos ||
				(ts.isBindingElement(parent) && parent.propertyName?.pos === node.pos))) ||
		ts.isImportSpecifier(parent) ||
		ts.isJsxAttribute(parent) ||
		// `typeof text.jobs` is a type.
		ts.isTypeQueryNode(parent) ||
		ts.isQualifiedName(parent)
	);
}

function readPath(texts: Texts, path: readonly string[]): Leaf | Texts | undefined {
	let part: Leaf | Texts | undefined = texts;
	for (const name of path) {
		if (typeof part !== 'object' || !Object.hasOwn(part, name)) return undefined;
		part = part[name];
	}
	return part;
}
