import type { SecondReaderMode } from './second-reader.ts';
import type { ReviewRules } from './review.ts';
import type { TemplateMatch } from './template-match.ts';
import type { FieldRules, TemplateRules } from './rules.ts';

export const CATEGORIES = [
	'INVOICE',
	'RECEIPT',
	'ID_DOCUMENT',
	'CONTRACT',
	'MEDICAL_RECORD',
	'RESUME',
	'CUSTOM',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const FIELD_TYPES = ['string', 'number', 'boolean', 'date', 'array', 'object'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export const ITEM_TYPES = ['string', 'number', 'boolean', 'date', 'object'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

export const STRING_FORMATS = ['date', 'time', 'email', 'phone', 'url', 'address', 'iban'] as const;
export type StringFormat = (typeof STRING_FORMATS)[number];

/** A field of a template (specification 2.2). `type` decides which properties apply. */
export type FieldDefinition = {
	type: FieldType;
	description?: string | undefined;
	format?: StringFormat | undefined;
	itemType?: ItemType | undefined;
	itemSchema?: { properties: FieldMap } | undefined;
	properties?: FieldMap | undefined;
	/** Rules for its value; an extension of the specification. */
	rules?: FieldRules | undefined;
};

// Written out, because a Record cannot refer back to itself through an alias.
// oxlint-disable-next-line typescript/consistent-indexed-object-style
export type FieldMap = { [name: string]: FieldDefinition };

/** In requests and responses, `rules` is next to the schema; inside the engine it is kept with the fields. */
export type TemplateSchema = { data: FieldMap; rules?: TemplateRules | undefined };

/** The part of a template that a person writes. */
export type TemplateDraft = {
	name: string;
	description?: string | undefined;
	category: Category;
	schema: TemplateSchema;
	/** The fields that the second reader is asked for; default: none, unless a request wants both readers. */
	secondReader?: SecondReaderMode | undefined;
	/** When a person should review results; an extension of the specification. */
	review?: ReviewRules | undefined;
	/** Hints by which its documents are recognised; an extension of the specification. */
	match?: TemplateMatch | undefined;
};

export type Template = TemplateDraft & {
	id: string;
	accountId: string;
	/** Counts replacements, from 1; a job stores the revision that it was submitted for. */
	revision: number;
	createdAt: Date;
	updatedAt: Date;
};

export type TemplateSummary = { id: string; name: string };

/** A template in a list. */
export type TemplateCard = Pick<
	Template,
	'id' | 'name' | 'description' | 'category' | 'updatedAt'
> & {
	fieldCount: number;
};

/** A deleted template that can be restored until it is purged. */
export type TrashedTemplate = TemplateSummary & { deletedAt: Date; purgedAt: Date };

export type TemplateLimits = { maxFields: number; maxDepth: number };

/** A template inferred from a sample. */
export type InferredTemplate = { category: Category; schema: TemplateSchema };

/** Whether any field, at any depth, is a boolean. */
export function hasBoolean(fields: FieldMap): boolean {
	return Object.values(fields).some(
		({ type, itemType, properties, itemSchema }) =>
			type === 'boolean' ||
			itemType === 'boolean' ||
			hasBoolean({ ...properties, ...itemSchema?.properties }),
	);
}

/** Counts leaves and groups, as the limit of a template does. */
export function countTemplateFields(fields: FieldMap): number {
	return Object.values(fields).reduce(
		(sum, { properties = {}, itemSchema }) =>
			sum + 1 + countTemplateFields(properties) + countTemplateFields(itemSchema?.properties ?? {}),
		0,
	);
}

/** Whether any field of a template, at any depth, has rules. */
export function hasRules(fields: FieldMap): boolean {
	return Object.values(fields).some(
		({ rules, properties = {}, itemSchema }) =>
			rules !== undefined || hasRules(properties) || hasRules(itemSchema?.properties ?? {}),
	);
}
