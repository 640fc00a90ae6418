import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import type { TemplateSchema } from '../../../engine/src/model/template.ts';
import { readJsonSchema } from '../../../engine/src/services/templates/json-schema/read-json-schema.ts';
import { writeTypes } from '../../../engine/src/services/templates/write-types.ts';
import { createRandom, drawSchema } from '../../../evaluation/rules/random-schema.ts';

const invoice: TemplateSchema = {
	data: {
		invoiceNumber: {
			type: 'string',
			description: 'The number, not the /* order */ number',
			rules: { required: true, pattern: '^RE-\\d+$' },
		},
		issued: { type: 'date' },
		currency: { type: 'string', rules: { enum: ['EUR', "O'US"] } },
		seller: { type: 'object', properties: { 'VAT ID': { type: 'string' } } },
		tags: { type: 'array', itemType: 'string' },
		lines: {
			type: 'array',
			itemType: 'object',
			itemSchema: {
				properties: { count: { type: 'number', rules: { integer: true, minimum: 0 } } },
			},
			rules: { minItems: 1 },
		},
	},
};

type Schema = { safeParse: (value: unknown) => { success: boolean } };
/** The engine's version, which is newer than that of the node pack. */
const requireOfEngine = createRequire(new URL('../../../engine/package.json', import.meta.url));

/** The syntax errors of a source text. */
function faultsOf(source: string): string[] {
	const { diagnostics = [] } = ts.transpileModule(source, { reportDiagnostics: true });
	return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** Runs the printed source of a Zod schema. */
function load(source: string, name: string): Schema {
	const { outputText } = ts.transpileModule(source, {
		compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
	});
	const exports: Record<string, Schema> = {};
	// oxlint-disable-next-line typescript/no-implied-eval -- the printed source is what is tested
	const run = new Function('require', 'exports', outputText) as (
		require: NodeJS.Require,
		exports: Record<string, Schema>,
	) => void;
	run(requireOfEngine, exports);
	const found = exports[name];
	if (!found) throw new Error(`The source does not export ${name}.`);
	return found;
}

describe('the types of a template', () => {
	test('as TypeScript say what may arrive', () => {
		expect(writeTypes(invoice, { language: 'typescript', name: 'supplier invoices' })).toBe(
			`/** A result of the template supplier invoices. */
export type SupplierInvoices = {
	/** The number, not the /* order *\\/ number */
	invoiceNumber: string | null;
	issued: string | null;
	currency: 'EUR' | 'O\\'US' | (string & {}) | null;
	seller: {
		'VAT ID': string | null;
	};
	tags: string[];
	lines: {
		count: number | null;
	}[];
};
`,
		);
	});

	test('as a Zod schema accept a right result and refuse a broken rule', () => {
		const schema = load(writeTypes(invoice, { language: 'zod', name: '2026' }), 'Result2026');
		const right = {
			invoiceNumber: 'RE-1',
			issued: '2026-05-04',
			currency: 'EUR',
			seller: { 'VAT ID': null },
			tags: [],
			lines: [{ count: 2 }],
		};
		expect(schema.safeParse(right).success).toBe(true);
		for (const wrong of [
			{ invoiceNumber: null },
			{ invoiceNumber: 'X-1' },
			{ issued: '4 May' },
			{ currency: 'USD' },
			{ lines: [] },
			{ lines: [{ count: 1.5 }] },
		]) {
			expect([wrong, schema.safeParse({ ...right, ...wrong }).success]).toEqual([wrong, false]);
		}
	});

	test('are valid source for 50 random schemas', () => {
		for (let seed = 0; seed < 50; seed += 1) {
			const { schema } = readJsonSchema(drawSchema(createRandom(seed)), {
				maxFields: 200,
				maxDepth: 6,
			});
			for (const language of ['typescript', 'zod'] as const) {
				const source = writeTypes(schema, { language, name: `Random ${seed}` });
				expect([seed, faultsOf(source)]).toEqual([seed, []]);
				if (language === 'zod') load(source, `Random${seed}`);
			}
		}
	});
});
