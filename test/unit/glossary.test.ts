import { expect, test } from '@jest/globals';
import { Linter } from 'eslint';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import tseslint from 'typescript-eslint';

const root = new URL('../..', import.meta.url).pathname;
const { default: docsift } = (await import(join(root, 'test/lint/glossary.mjs'))) as {
	default: NonNullable<Linter.Config['plugins']>[string];
};

/** What the rule says about a line of code. */
function lint(code: string): string[] {
	const config: Linter.Config = {
		files: ['**/*.ts'],
		plugins: { docsift },
		languageOptions: { parser: tseslint.parser as Linter.Parser },
		rules: { 'docsift/glossary': 'error' },
	};
	return new Linter({ configType: 'flat' })
		.verify(code, [config], 'line.ts')
		.map(({ message }) => message);
}

test.each([
	['const sureness = 1;', 'sureness: docs/glossary.md says “confidence”, not “sureness”.'],
	['type Found = string;', 'Found: docs/glossary.md says “detail”, not “Found”.'],
	['const listWidgets = 1;', 'listWidgets: docs/glossary.md says “form field”, not “widget”.'],
	['const MOST_ROWS = 1;', 'MOST_ROWS: docs/glossary.md says “MIN_, MAX_”, not “MOST_”.'],
])('%s uses a word that the glossary forbids', (code, message) => {
	expect(lint(code)).toEqual([message]);
});

test.each([['const found = 1;'], ['type FoundTickBox = string;'], ['const MAX_ROWS = 1;']])(
	'%s follows the glossary',
	(code) => {
		expect(lint(code)).toEqual([]);
	},
);

test('no two files of the engine export the same name', () => {
	const owners = new Map<string, Set<string>>();
	for (const file of globSync('engine/src/**/*.ts', { cwd: root })) {
		const code = readFileSync(join(root, file), 'utf8');
		const declarations = code.matchAll(
			/^export (?:async )?(?:type|const|function\*?|class) (\w+)/gm,
		);
		for (const [, name = ''] of declarations) {
			owners.set(name, (owners.get(name) ?? new Set()).add(file));
		}
	}
	expect(owners.size).toBeGreaterThan(1000);
	const shared = [...owners].filter(([, files]) => files.size > 1);
	expect(shared.map(([name, files]) => [name, ...files])).toEqual([]);
});
