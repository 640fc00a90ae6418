import type { SecondReaderMode } from './second-reader.ts';
import type { ReviewRules } from './review.ts';

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

/** A field of a template, as specified in 2.2: which properties apply depends on `type`. */
export type FieldDefinition = {
	type: FieldType;
	description?: string | undefined;
	format?: StringFormat | undefined;
	itemType?: ItemType | undefined;
	itemSchema?: { properties: FieldMap } | undefined;
	properties?: FieldMap | undefined;
};

// Written out, because a Record cannot refer back to itself through an alias.
// eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style
export type FieldMap = { [name: string]: FieldDefinition };

export type TemplateSchema = { data: FieldMap };

/** What a person writes when they create or replace a template. */
export type TemplateDraft = {
	name: string;
	description?: string | undefined;
	category: Category;
	schema: TemplateSchema;
	/** For which fields the second reader is asked; left out: for none, unless a request wants both readers. */
	secondReader?: SecondReaderMode | undefined;
	/** When people should look at results; an extension of the specification. */
	review?: ReviewRules | undefined;
};

export type Template = TemplateDraft & {
	id: string;
	accountId: string;
	/** Counts replacements, from 1; a job remembers the revision that it was submitted for. */
	revision: number;
	createdAt: Date;
	updatedAt: Date;
};

export type TemplateSummary = { id: string; name: string };

/** What a list of templates shows of each. */
export type TemplateCard = Pick<
	Template,
	'id' | 'name' | 'description' | 'category' | 'updatedAt'
> & {
	fieldCount: number;
};

export type TemplateLimits = { maxFields: number; maxDepth: number };

/** What a sample says about the template that would read it. */
export type InferredTemplate = { category: Category; schema: TemplateSchema };

/** Whether any field, however deep, is one to tick. */
export function hasBoolean(fields: FieldMap): boolean {
	return Object.values(fields).some(
		({ type, itemType, properties, itemSchema }) =>
			type === 'boolean' ||
			itemType === 'boolean' ||
			hasBoolean({ ...properties, ...itemSchema?.properties }),
	);
}

/** Leaves and groups alike, as the limit of a template counts them. */
export function countFields(fields: FieldMap): number {
	return Object.values(fields).reduce(
		(sum, { properties = {}, itemSchema }) =>
			sum + 1 + countFields(properties) + countFields(itemSchema?.properties ?? {}),
		0,
	);
}
