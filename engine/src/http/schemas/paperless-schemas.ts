import { z } from 'zod';
import { PAPERLESS_WRITE_AFTER } from '../../model/paperless.ts';
import { AUTO_TEMPLATE } from '../../model/piece.ts';
import { isPrintable } from '../../model/text.ts';

const text = (maxCharacters: number) =>
	z
		.string()
		.trim()
		.min(1)
		.max(maxCharacters)
		.refine(
			(value) => isPrintable(value) && !/\p{Cc}/u.test(value),
			'may not contain control characters or broken Unicode',
		);
/** As long as paperless-ngx allows. */
const name = text(128);
const field = text(500);

/** Where values go. */
const writesShape = {
	correspondent: field.nullable().describe('The field whose value is the correspondent'),
	date: field.nullable().describe('The field whose value is the date of the document'),
	documentType: name
		.nullable()
		.describe('The name of a document type; auto: the name of the template that read the document'),
	tags: z.array(name).max(20).describe('Names of tags that every document gets'),
	tagFields: z.array(field).max(20).describe('Fields whose values become tags'),
	customFields: z
		.record(name, field)
		.refine((given) => Object.keys(given).length <= 100, 'has at most 100 custom fields')
		.describe('The field of each custom field, by the name of the custom field'),
	currency: field.nullable().describe('The field with the currency of monetary custom fields'),
};

export const paperlessShape = {
	name: text(200).describe('What people call it'),
	url: z.string().max(2000).describe('The address at which people open paperless-ngx'),
	templateId: z.string().describe('A template, or auto: the one that fits each document'),
	tag: name.describe('Documents with this tag are taken'),
	doneTag: name.describe('The tag that replaces it when the values were written'),
	failedTag: name.describe('The tag that replaces it when a document failed'),
	writeAfter: z
		.enum(PAPERLESS_WRITE_AFTER)
		.describe('review: values that need review are written when a person has looked at them'),
	writes: z.strictObject(writesShape).describe('Which values are written where'),
};
const token = text(8192).describe('An API token of paperless-ngx; never shown again');

/** A connection that says nothing about it writes the name of the template as the document type. */
const { correspondent, date, documentType, tags, tagFields, customFields, currency } = writesShape;
const writesWish = z
	.strictObject({
		correspondent: correspondent.default(null),
		date: date.default(null),
		documentType: documentType.default(AUTO_TEMPLATE),
		tags: tags.default([]),
		tagFields: tagFields.default([]),
		customFields: customFields.default({}),
		currency: currency.default(null),
	})
	.describe('Which values are written where');

export const newPaperlessSchema = z.strictObject({
	...paperlessShape,
	token,
	tag: paperlessShape.tag.default('docsift'),
	doneTag: paperlessShape.doneTag.default('docsift-done'),
	failedTag: paperlessShape.failedTag.default('docsift-failed'),
	writeAfter: paperlessShape.writeAfter.default('completed'),
	writes: writesWish.prefault({}),
});

export const paperlessChangesSchema = z.strictObject({
	...z.object({ ...paperlessShape, writes: writesWish, token }).partial().shape,
	enabled: z.boolean().optional(),
});
