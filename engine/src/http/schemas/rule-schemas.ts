import { z } from 'zod';

const plain = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const lookupSchema = z
	.object({
		list: z.string().describe('The name of a list of the account'),
		match: z.array(z.string()).describe('The columns that are compared'),
		returns: z.string().optional().describe('The column whose value is returned'),
		minScore: z
			.number()
			.optional()
			.describe('The minimum score of a match, 0 to 1; 0.8 by default'),
	})
	.describe('The field is found in a list of the account')
	.meta({ id: 'LookupRule' });

/** For responses and the reference. The template language checks the rules of a request. */
export const fieldRulesSchema = z
	.object({
		title: z.string().optional(),
		default: plain.optional().describe('Kept for JSON Schema; never put into a result'),
		required: z.literal(true).optional().describe('Asks for review when the document lacks it'),
		nullable: z.literal(true).optional().describe('null is valid, even if the field is required'),
		closed: z.literal(true).optional().describe('`additionalProperties: false` of JSON Schema'),
		integer: z.literal(true).optional(),
		enum: z.array(plain).optional(),
		synonyms: z
			.record(z.string(), z.array(z.string()))
			.optional()
			.describe('Other spellings of a value of `enum`'),
		const: plain.optional(),
		pattern: z.string().optional().describe('RE2 syntax, matched anywhere in the value'),
		format: z.literal('date-time').optional(),
		minimum: z.number().optional(),
		maximum: z.number().optional(),
		exclusiveMinimum: z.number().optional(),
		exclusiveMaximum: z.number().optional(),
		multipleOf: z.number().optional(),
		minLength: z.int().optional(),
		maxLength: z.int().optional(),
		minItems: z.int().optional(),
		maxItems: z.int().optional(),
		uniqueItems: z.literal(true).optional(),
		get items() {
			return fieldRulesSchema
				.extend({ description: z.string().optional() })
				.optional()
				.describe('For the values or rows of a list');
		},
		computed: z.string().optional().describe('An expression; see the documentation of rules'),
		lookup: lookupSchema.optional(),
	})
	.meta({ id: 'FieldRules' });

const MAX_TEXT = 1000;
const MAX_CHECKS = 50;

export const templateRulesSchema = z
	.strictObject({
		title: z.string().max(MAX_TEXT).optional(),
		description: z
			.string()
			.max(2 * MAX_TEXT)
			.optional(),
		closed: z.literal(true).optional().describe('`additionalProperties: false` of JSON Schema'),
		checks: z
			.array(
				z.strictObject({
					name: z.string().min(1).max(100).describe('Appears in `details.checks`'),
					expr: z.string().min(1).max(2000).describe('True if the result is correct'),
					message: z.string().max(MAX_TEXT).optional().describe('For the person who reviews it'),
				}),
			)
			.max(MAX_CHECKS)
			.optional(),
		duplicates: z
			.strictObject({
				by: z.array(z.string().max(500)).min(1).max(10).describe('Paths of fields outside lists'),
				within: z.string().max(20).describe('`90 days`, `2 years`'),
			})
			.optional()
			.describe('Results of the same document get `duplicateOf`'),
	})
	.describe('Rules about a whole result')
	.meta({ id: 'TemplateRules' });
