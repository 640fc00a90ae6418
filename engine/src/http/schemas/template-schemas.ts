import { z } from 'zod';
import {
	CATEGORIES,
	FIELD_TYPES,
	ITEM_TYPES,
	STRING_FORMATS,
	type FieldMap,
	type Template,
	type TemplateDraft,
	type TemplateLimits,
	type TemplateSchema,
} from '../../model/template.ts';
import { SECOND_READER_MODES } from '../../model/second-reader.ts';
import { countCharacters, isPrintable } from '../../model/text.ts';
import { checkSchema } from '../../services/templates/check-schema.ts';
import { checkTemplateRules } from '../../services/templates/check-template-rules.ts';
import { fieldRulesSchema, templateRulesSchema } from './rule-schemas.ts';

const NAME_MAX_CHARACTERS = 200;
const DESCRIPTION_MAX_CHARACTERS = 2000;

const fieldSchema = z
	.object({
		type: z.enum(FIELD_TYPES),
		description: z.string().optional().describe('A hint to the extraction'),
		format: z.enum(STRING_FORMATS).optional().describe('For type string only'),
		itemType: z.enum(ITEM_TYPES).optional().describe('For type array, required there'),
		get itemSchema() {
			return z
				.object({ properties: fieldMapSchema })
				.optional()
				.describe('For an array with itemType object');
		},
		get properties() {
			return fieldMapSchema.optional().describe('For type object');
		},
		rules: fieldRulesSchema.optional().describe('Rules for the value'),
	})
	.meta({ id: 'Field' });

export const fieldMapSchema: z.ZodRecord<z.ZodString, typeof fieldSchema> = z.record(
	z.string(),
	fieldSchema,
);

const secondReaderSchema = z
	.enum(SECOND_READER_MODES)
	.optional()
	.describe(
		'The fields for which the second reader is asked, if the installation has one: none, missing ones, missing and doubtful ones, or all. Default: none, unless a request wants both readers.',
	);
const share = z.number().min(0).max(1);
/** When a person should review a result. */
const reviewRulesSchema = z
	.strictObject({
		below: share.optional().describe('Values below this confidence'),
		fields: z
			.record(z.string().max(500), share)
			.optional()
			.describe('The same by path, `items[].price` for a column; a missing value counts as well'),
		checks: z.boolean().optional().describe('Whether a failed check requires review'),
	})
	.describe('When a person should review a result; default: never')
	.meta({ id: 'ReviewRules' });

/** Maximum hints of each kind. */
const MAX_HINTS = 50;
const HINT_MAX_CHARACTERS = 200;
const hints = z.array(textOf(1, HINT_MAX_CHARACTERS)).max(MAX_HINTS).optional();
const matchSchema = z
	.strictObject({
		words: hints.describe('Words or phrases that its documents contain'),
		senders: hints.describe('The senders of its documents: names or addresses'),
		kinds: hints.describe('The kinds of documents that it reads, such as `invoice`'),
	})
	.describe('Hints by which its documents are recognised, for `templateId=auto`')
	.meta({ id: 'TemplateMatch' });

export const templateSummarySchema = z
	.object({ id: z.string(), name: z.string() })
	.meta({ id: 'TemplateSummary' });

export const templateSchema = z
	.object({
		id: z.string(),
		name: z.string(),
		description: z.string().optional(),
		category: z.enum(CATEGORIES),
		schema: z.object({ data: fieldMapSchema }),
		secondReader: secondReaderSchema,
		review: reviewRulesSchema.optional(),
		match: matchSchema.optional(),
		rules: templateRulesSchema.optional(),
		version: z.int().describe('Counts published versions, from 1'),
		createdAt: z.iso.datetime(),
		updatedAt: z.iso.datetime(),
	})
	.meta({ id: 'Template' });

export function presentTemplate(template: Template): z.input<typeof templateSchema> {
	return {
		id: template.id,
		...presentContent(template),
		version: template.revision,
		createdAt: template.createdAt.toISOString(),
		updatedAt: template.updatedAt.toISOString(),
	};
}

/** The part of a template that a person writes; rules are next to the fields. */
export function presentContent({
	name,
	description,
	category,
	schema: { rules, ...schema },
	secondReader,
	review,
	match,
}: TemplateDraft) {
	return {
		name,
		...(description === undefined ? {} : { description }),
		category,
		schema,
		...(secondReader && { secondReader }),
		...(review && { review }),
		...(match && { match }),
		...(rules && { rules }),
	};
}

/** The name, description and category of a template. */
export const templateTitleSchema = z.object({
	name: textOf(1, NAME_MAX_CHARACTERS),
	description: textOf(0, DESCRIPTION_MAX_CHARACTERS).optional(),
});

/** The fields of a template, validated by the rules of the template language. */
export function templateFieldsSchema(limits: TemplateLimits) {
	return z
		.custom<TemplateSchema>()
		.superRefine((schema: unknown, context) => {
			for (const { path, message } of checkSchema(schema, limits)) {
				context.addIssue({ code: 'custom', path, message });
			}
		})
		.meta({
			description: 'Which fields to extract: maps each field name to its definition',
			type: 'object',
			required: ['data'],
			additionalProperties: false,
			properties: {
				data: {
					type: 'object',
					additionalProperties: { $ref: '#/components/schemas/Field' },
				},
			},
		});
}

export function templateDraftSchema(limits: TemplateLimits): z.ZodType<TemplateDraft> {
	return z
		.strictObject({
			...templateTitleSchema.shape,
			category: z.enum(CATEGORIES),
			schema: templateFieldsSchema(limits),
			secondReader: secondReaderSchema,
			review: reviewRulesSchema.optional(),
			match: matchSchema.optional(),
			rules: templateRulesSchema.optional(),
		})
		.superRefine(({ schema, review, rules }, context) => {
			if (checkSchema(schema, limits).length > 0) return;
			for (const { path, message } of checkTemplateRules(schema.data, rules ?? {})) {
				context.addIssue({ code: 'custom', path: toPlaces(path), message });
			}
			if (!review?.fields) return;
			const paths = listPaths(schema.data);
			for (const path of Object.keys(review.fields)) {
				if (paths.has(path)) continue;
				const message = 'is no field of the schema; a column of a list is written items[].price';
				context.addIssue({ code: 'custom', path: ['review', 'fields', path], message });
			}
		})
		.meta({ id: 'TemplateDraft' })
		.transform(({ schema, rules, ...rest }): TemplateDraft => ({
			...rest,
			schema: rules ? { ...schema, rules } : schema,
		}));
}

/** Lists of rules whose entries are counted. */
const COUNTED = ['checks', 'x-checks', 'by'];

/** A path whose entries of lists are numbers. */
export function toPlaces(path: readonly string[]): (string | number)[] {
	return path.map((step, i) => (COUNTED.includes(path[i - 1] ?? '') ? Number(step) : step));
}

/** The paths of all leaves and lists of a schema. */
function listPaths(fields: FieldMap, before = ''): Set<string> {
	return new Set(
		Object.entries(fields).flatMap(([name, { type, properties, itemSchema }]) => {
			const path = `${before}${name}`;
			if (type === 'object') return [...listPaths(properties ?? {}, `${path}.`)];
			if (type !== 'array') return [path];
			return [path, `${path}[]`, ...listPaths(itemSchema?.properties ?? {}, `${path}[].`)];
		}),
	);
}

function textOf(min: number, max: number) {
	return z
		.string()
		.refine((text) => text.trim() !== '' || min === 0, 'must not be empty')
		.refine((text) => countCharacters(text) <= max, `has more than ${max} characters`)
		.refine(isPrintable, 'may not contain control characters or broken Unicode')
		.meta({ minLength: min, maxLength: max });
}
