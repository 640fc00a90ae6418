import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { french } from '../../../engine/web/src/texts/french.ts';
import { german } from '../../../engine/web/src/texts/german.ts';
import { text as english } from '../../../engine/web/src/text.ts';
import { DOCUMENT_NAMES } from '../../../engine/src/model/formats.ts';
import { listProblems } from '../../../engine/src/model/problem.ts';
import { STARTER_TEMPLATES } from '../../../engine/src/services/templates/starters/index.ts';
import { root } from '../../support/run-node.ts';
import { findUses, listTexts, parseSource, parseSources, visit } from '../../support/text-uses.ts';
import type { Texts } from '../../support/text-uses.ts';

const folder = join(root, 'engine/web/src');
const sources = parseSources(folder);
const CATALOGUES: [string, Texts][] = [
	['german', german],
	['french', french],
];
/** Texts that are the same in another language: names, abbreviations and words that both languages have. */
const SAME = new Set([
	'DocSift',
	'JSON',
	'JSON Schema',
	'curl',
	'TypeScript',
	'IBAN',
	'STARTTLS',
	'Webhooks',
	'Live',
	'Test',
	'Host',
	'Status',
	'Name',
	'Text',
	'Format',
	'Version',
	'Versions',
	'Link',
	'Parameter',
	'Export',
	'Uploads',
	'Document',
	'Documents',
	'Page',
	'Pages',
	'Date',
	'Type',
	'Description',
	'Active',
	'type',
	'paperless-ngx',
	'Markdown (.md)',
	'IBANs',
	'Port',
	'seller.name',
	'invoiceDate',
	'format',
	'https://example.com/hooks/docsift',
	':',
	'Schemas',
	'Esc',
]);
/** Words in components that are names, code or signs. */
const NAMES = /^(OpenAPI JSON|YAML|[A-Z]|[\W\d_]*)$/u;

const allPaths = (texts: Texts) => listTexts(texts).map(([path]) => path.replaceAll('\n', '.'));
/** Without the texts that the engine sends in English. */
const pathsOf = (texts: Texts) => allPaths(texts).filter((path) => !path.startsWith('engine.'));

describe('the texts of the dashboard', () => {
	test('every text is used by the dashboard', () => {
		const used = new Set(sources.flatMap((source) => [...findUses(source, english)]));
		const unused = listTexts(english).filter(([path]) => !used.has(path));
		expect(unused.map(([path]) => path.replaceAll('\n', '.'))).toEqual([]);
	});

	test.each(CATALOGUES)(
		'the %s catalogue has the texts of the English one, in order',
		(_, texts) => {
			expect(pathsOf(texts)).toEqual(pathsOf(english));
		},
	);

	test.each(CATALOGUES)('no text of the %s catalogue is left in English', (_, texts) => {
		const originals = new Map(listTexts(english));
		const left = listTexts(texts)
			.filter(([path, text]) => typeof text === 'string' && text === originals.get(path))
			.filter(([, text]) => typeof text === 'string' && !SAME.has(text));
		expect(left).toEqual([]);
	});

	test.each(CATALOGUES)(
		'every function of the %s catalogue uses the values of the English one',
		(_, texts) => {
			const originals = new Map(listTexts(english));
			const wrong = listTexts(texts).filter(([path, text]) => {
				const original = originals.get(path);
				return typeof text === 'function' && text.length !== (original as () => string).length;
			});
			expect(wrong.map(([path]) => path)).toEqual([]);
		},
	);

	test('German texts use German quotation marks and no-break spaces', () => {
		expect(findInStrings('german.ts', /["'”«»]| [%…]|z\. ?B\./u)).toEqual([
			// JSON, in which the signs belong to the code.
			expect.stringContaining('{"data": {…}}'),
		]);
	});

	test('French texts use French quotation marks and no-break spaces', () => {
		expect(findInStrings('french.ts', /["'“”„]| [:;?!%»]|«(?!\u00A0)|[^\u00A0]»/u)).toEqual([
			expect.stringContaining('{"data": {…}}'),
		]);
	});

	test.each(CATALOGUES)('the %s catalogue lists the accepted formats', (_, texts) => {
		const { dropHint } = texts.tryIt as { dropHint: string };
		for (const name of DOCUMENT_NAMES.split(/, | or /)) {
			if (!name.includes('(')) expect(dropHint).toContain(name);
		}
	});

	test('every language translates the same texts of the engine', () => {
		expect(allPaths(french)).toEqual(allPaths(german));
		const codes = listProblems().map(({ code }) => code as string);
		expect(Object.keys(german.engine.problems).filter((code) => !codes.includes(code))).toEqual([]);
		const starters = STARTER_TEMPLATES.map(({ name }) => name);
		expect(Object.keys(german.engine.starters).toSorted()).toEqual(starters.toSorted());
	});

	test('components take their words from the catalogue', () => {
		const own: string[] = [];
		for (const source of sources) {
			visit(source, (node) => {
				const word = readOwnWord(node);
				if (word !== undefined && !NAMES.test(word))
					own.push(`${basename(source.fileName)}: ${word}`);
			});
		}
		expect(own).toEqual([]);
	});

	test('no module reads a text or the locale while it loads, before the language is set', () => {
		const early: string[] = [];
		for (const source of sources) {
			if (!/\/(texts\/\w+|text|locale)\.ts$/.test(source.fileName))
				early.push(...findEarlyReads(source));
		}
		expect(early).toEqual([]);
	});

	test('numbers and dates are formatted in the locale of the dashboard', () => {
		const fixed = sources
			.filter(({ fileName }) => !fileName.endsWith('/src/text.ts'))
			.filter(({ text }) => /(toLocale\w*String|Format)\(\s*['"]/.test(text));
		expect(fixed.map(({ fileName }) => basename(fileName))).toEqual([]);
	});
});

/** The string literals of a catalogue that match. */
function findInStrings(file: string, pattern: RegExp): string[] {
	const found: string[] = [];
	visit(parseSource(join(folder, 'texts', file)), (node) => {
		const isText =
			ts.isStringLiteral(node) ||
			ts.isTemplateLiteralToken(node) ||
			ts.isTemplateMiddleOrTemplateTail(node);
		if (isText && pattern.test(node.text) && !ts.isImportDeclaration(node.parent))
			found.push(node.text);
	});
	return found;
}

/** The statements outside functions that read `text` or `locale`. */
function findEarlyReads(source: ts.SourceFile): string[] {
	const found: string[] = [];
	const look = (node: ts.Node): void => {
		if (ts.isFunctionLike(node) || ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
		if (ts.isIdentifier(node) && /^(text|locale)$/.test(node.text)) {
			found.push(`${basename(source.fileName)}: ${node.parent.getText()}`);
		}
		ts.forEachChild(node, look);
	};
	look(source);
	return found;
}

/** A word that a component shows and that is written in the component. */
function readOwnWord(node: ts.Node): string | undefined {
	if (ts.isJsxText(node)) return node.text.trim();
	if (!ts.isJsxAttribute(node) || !node.initializer || !ts.isStringLiteral(node.initializer)) {
		return undefined;
	}
	const isShown = /^(aria-label|title|label|placeholder|alt|lead|hint)$/.test(node.name.getText());
	return isShown ? node.initializer.text : undefined;
}
