import { expect, test } from '@jest/globals';
import { Linter } from 'eslint';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import tseslint from 'typescript-eslint';

const ruleFile: string = new URL('../lint/words-in-code.mjs', import.meta.url).pathname;
const { default: docsift } = (await import(ruleFile)) as {
	default: NonNullable<Linter.Config['plugins']>[string];
};
const DECLARATIONS = `declare const text: string; declare const kind: 'amount' | 'date';`;

/** The words that the rule finds in a line of code. */
function findWords(line: string): string[] {
	const folder = mkdtempSync(join(tmpdir(), 'docsift-lint-'));
	try {
		const file = join(folder, 'line.ts');
		const code = `${DECLARATIONS}\n${line}`;
		writeFileSync(file, code);
		const program = ts.createProgram([file], { noLib: true, types: [] });
		const found = new Linter({ configType: 'flat', cwd: folder }).verify(
			code,
			[
				{
					files: ['**/*.ts'],
					plugins: { docsift },
					languageOptions: {
						parser: tseslint.parser as Linter.Parser,
						parserOptions: { programs: [program] },
					},
					rules: { 'docsift/words-in-code': ['error', { names: ['payable'] }] },
				},
			],
			file,
		);
		return found.map(({ message }) => message.replace(/.*: |\.$/g, ''));
	} finally {
		rmSync(folder, { recursive: true });
	}
}

test.each([
	[String.raw`const A = /\b(?:invoice|facture|rechnung)\b/iu;`, 'invoice, facture, rechnung'],
	['const B = /^[^(]+,? if /u;', 'if'],
	['const C = new RegExp(`^(?:yes|oui|ja)${text}$`);', 'yes, oui, ja'],
	["const D = new RegExp('street|road');", 'street, road'],
	["const E = text === 'eur';", 'eur'],
	["const F = text.startsWith('Total');", 'Total'],
])('%s names words of a language', (line, words) => {
	expect(findWords(line)).toEqual([words]);
});

test.each([
	[String.raw`const A = /^\p{Lu}{2}|https?:|www\.|\d+$/u;`],
	["const B = kind === 'amount';"],
	["const C = text === 'DE';"],
	["const D = text === 'payable';"],
	['const E = `${text} is not a number`;'],
	['const F = /(?<year>[0-9]+)/;'],
])('%s names none', (line) => {
	expect(findWords(line)).toEqual([]);
});
