import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const EXTRACTION = fileURLToPath(
	new URL('../../../../engine/src/reading/extraction', import.meta.url),
);
/** A pattern with this many alternative words is a word list. */
const MIN_WORDS = 3;
/** Prefixes of web addresses in every language. */
const TECHNICAL = new Set(['www', 'http', 'https']);

test('no list of words of a language stands outside the lexicon', () => {
	const found = listFiles(EXTRACTION).flatMap((file) =>
		findWordLists(relative(EXTRACTION, file), readFileSync(file, 'utf8')),
	);
	expect(found).toEqual([]);
});

test('a list of words in a pattern, or in a text that is one, is found', () => {
	expect(
		findWordLists('a.ts', String.raw`const A = /\b(?:invoice|facture|rechnung)\b/iu;`),
	).toEqual(['a.ts:1 invoice facture rechnung']);
	expect(findWordLists('b.ts', "const B = 'street|road|lane';")).toHaveLength(1);
	expect(findWordLists('c.ts', 'const C = new RegExp(`^(?:yes|oui|ja)${x}$`);')).toHaveLength(1);
	expect(findWordLists('d.ts', String.raw`const D = /^\p{Lu}{2}|https?:|www\.|\d+$/u;`)).toEqual(
		[],
	);
});

function listFiles(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.ts') && !file.startsWith('lexicon'))
		.map((file) => join(folder, file));
}

function findWordLists(file: string, source: string): string[] {
	const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
	const found: string[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isImportDeclaration(node)) return;
		const words = isText(node) ? wordsOf(node.getText(tree)) : [];
		if (words.length >= MIN_WORDS) {
			const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
			found.push(`${file}:${line + 1} ${words.join(' ')}`);
		}
		ts.forEachChild(node, visit);
	};
	visit(tree);
	return found;
}

function isText(node: ts.Node): boolean {
	return (
		ts.isRegularExpressionLiteral(node) ||
		ts.isStringLiteralLike(node) ||
		ts.isTemplateHead(node) ||
		ts.isTemplateMiddleOrTemplateTail(node)
	);
}

/** The alternative words of a pattern, without escapes, classes and flags. */
function wordsOf(text: string): string[] {
	if (!text.includes('|')) return [];
	const plain = text
		.replace(/\\{1,2}[pP]\{\w+\}|\\{1,2}./gu, ' ')
		.replace(/\[[^\]]*\]/gu, ' ')
		.replace(/\/[a-z]*$/u, ' ');
	const words = plain.match(/\p{L}{2,}/gu) ?? [];
	return [...new Set(words)].filter((word) => !TECHNICAL.has(word));
}
