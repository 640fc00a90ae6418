import eslint from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import glossary from './test/lint/glossary.mjs';
import plainLoops from './test/lint/plain-loops.mjs';
import wordsInCode from './test/lint/words-in-code.mjs';

/** Our own rules. */
const docsift = { rules: { ...glossary.rules, ...plainLoops.rules, ...wordsInCode.rules } };

/** Regular expressions that take time out of proportion to the text; any text may come from a stranger. */
const linearExpressions = {
	plugins: { regexp, docsift },
	rules: {
		'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
		'regexp/no-super-linear-move': 'error',
		'regexp/no-dupe-disjunctions': ['error', { reportExponentialBacktracking: 'potential' }],
		'docsift/plain-loops': 'error',
	},
};

const NO_SPREAD_LITERALS = {
	selector:
		':matches(ObjectExpression, ArrayExpression, CallExpression) > SpreadElement > :matches(ObjectExpression, ArrayExpression, TSAsExpression[expression.type="ArrayExpression"]).argument',
	message: 'Do not spread a literal: write its properties or elements directly.',
};

export default defineConfig(
	globalIgnores([
		'**/node_modules',
		'**/dist',
		'data',
		'coverage',
		'clients/typescript/src/api.ts',
	]),
	{
		files: ['{engine/src,engine/web/src,clients/typescript/src}/**/*.{ts,tsx}'],
		...linearExpressions,
	},
	{
		// Everything else by n8n's own rules, as they are: npm run check:nodes.
		files: ['{nodes,credentials}/**/*.ts'],
		languageOptions: { parser: tseslint.parser },
		...linearExpressions,
	},
	{ files: ['**/*.{js,mjs}'], extends: [eslint.configs.recommended] },
	{
		files: [
			'{engine,test,bench,evaluation,training,examples,docs,docker,release,clients}/**/*.{ts,tsx}',
		],
		extends: [eslint.configs.recommended, tseslint.configs.eslintRecommended],
		languageOptions: { parser: tseslint.parser },
		// Rules about types are in .oxlintrc.json.
		rules: { 'no-unused-vars': 'off', eqeqeq: 'error', 'no-console': 'error' },
	},
	{ rules: { 'no-restricted-syntax': ['error', NO_SPREAD_LITERALS] } },
	{
		files: ['engine/src/**/*.ts', 'engine/web/src/**/*.{ts,tsx}'],
		rules: {
			'no-restricted-syntax': [
				'error',
				{
					// The options of a command are pairs that stand in the code.
					selector:
						':matches(CallExpression, NewExpression):not([callee.property.name="requiredOption"]) > SpreadElement.arguments',
					message:
						'Each value becomes an argument, and the stack overflows at about 125,000: use append, minOf and maxOf, or a loop.',
				},
				NO_SPREAD_LITERALS,
			],
		},
	},
	{
		files: ['engine/src/**/*.ts'],
		ignores: [
			'engine/src/app/config.ts',
			'engine/src/app/main.ts',
			'engine/src/app/cli.ts',
			'engine/src/app/log.ts',
			// Passes some of it on to the processes that it starts.
			'engine/src/reading/pipeline/fork-child.ts',
		],
		rules: {
			'no-restricted-properties': [
				'error',
				{ object: 'process', property: 'env', message: 'Only config.ts reads the environment.' },
				{ object: 'Date', property: 'now', message: 'Take the clock as an argument.' },
			],
		},
	},
	{
		files: [
			'engine/src/reading/{extraction,layout,sorting}/**/*.ts',
			// The worked example of ARCHITECTURE.md.
			'test/support/printed-number.ts',
		],
		plugins: { docsift },
		languageOptions: {
			parserOptions: { project: 'test/lint/tsconfig.json', tsconfigRootDir: import.meta.dirname },
		},
		// Names of a record and of a column, which are texts to the type checker.
		rules: { 'docsift/words-in-code': ['error', { names: ['payable', 'unit'] }] },
	},
	{
		// A function that a reader can hold: one screen, and arguments that are told apart.
		files: ['engine/src/reading/extraction/**/*.ts', 'engine/src/reading/layout/**/*.ts'],
		rules: {
			'max-lines-per-function': ['error', { max: 80, skipComments: true, skipBlankLines: true }],
			'max-params': ['error', 4],
		},
	},
	{
		// One word for one thing.
		files: [
			'{engine/src,engine/web/src,nodes,credentials,bench}/**/*.{ts,tsx}',
			'{evaluation,training,training/page_reader}/*.ts',
		],
		// Documents of the corpus and of the evaluation have words of their own.
		plugins: { docsift },
		rules: { 'docsift/glossary': 'error' },
	},
	{
		// A function that a reader can follow.
		files: [
			'{engine,nodes,credentials,test,bench,evaluation,training,examples,docker,release,clients}/**/*.{ts,tsx,js,mjs}',
		],
		rules: { complexity: ['error', 20] },
	},
	{
		files: ['engine/web/src/**/*.{ts,tsx}'],
		extends: [reactHooks.configs.flat['recommended-latest']],
	},
	{
		files: ['engine/web/{public,guide}/**/*.js', 'training/corpus/label-page.js'],
		languageOptions: {
			globals: { window: 'readonly', document: 'readonly', NodeFilter: 'readonly' },
		},
	},
	{
		files: ['**/*.mjs', '**/*.js'],
		languageOptions: { globals: { process: 'readonly', console: 'readonly', fetch: 'readonly' } },
	},
	{
		files: ['bench/refusal-clients/*.mjs'],
		languageOptions: {
			globals: { FormData: 'readonly', Blob: 'readonly', Buffer: 'readonly', Response: 'readonly' },
		},
	},
	{
		files: ['release/docsift.js'],
		languageOptions: { globals: { URL: 'readonly' } },
	},
	{
		files: ['gulpfile.js'],
		languageOptions: { globals: { require: 'readonly', exports: 'readonly' } },
	},
);
