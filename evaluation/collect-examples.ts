import type { Document } from '../engine/src/reading/extraction/document.ts';
import type { Example } from '../engine/src/reading/extraction/models/example.ts';
import { readField, readFields } from '../engine/src/reading/extraction/request/read-fields.ts';
import type { Field } from '../engine/src/reading/extraction/request/read-fields.ts';
import { contractPartyExamples } from '../engine/src/reading/extraction/sources/contract/list-contract-parties.ts';
import { SOURCES } from '../engine/src/reading/extraction/sources/sources.ts';
import type { TemplateSchema } from '../engine/src/model/template.ts';
import { isEmpty, isEqual } from './compare.ts';
import { valueAt } from './score.ts';
import type { Kinds } from './score.ts';

export type Sample = {
	document: Document;
	schema: TemplateSchema;
	kinds: Kinds;
	truth: Readonly<Record<string, unknown>>;
};

/** The training examples of a document with known values, for each source. */
export function collectExamples(sample: Sample): Example[] {
	const { document, schema, truth } = sample;
	const fields = readFields(schema.data, { encoder: document.models.encoder });
	const scalars = fields.flatMap((field) => {
		const expected = valueAt(truth, field.path.join('.'));
		const isRight = expected === undefined ? undefined : judgeField(sample, field);
		if (!isRight) return [];
		const judgeOther = (isOne: (other: Field) => boolean) => {
			const other = fields.find(isOne);
			const isKnown = other && !isEmpty(valueAt(truth, other.path.join('.')));
			return isKnown ? judgeField(sample, other) : undefined;
		};
		return SOURCES.filter(({ wants }) => wants(field)).flatMap(
			({ examples }) => examples?.({ document, field, isRight, judgeOther }) ?? [],
		);
	});
	return [...collectParties(sample), ...scalars];
}

/** Whether a value is correct for a field; undefined if its comparison is unknown. */
export function judgeField({ kinds, truth }: Pick<Sample, 'kinds' | 'truth'>, { path }: Field) {
	const comparison = kinds[path.join('.')];
	const expected = valueAt(truth, path.join('.'));
	if (!comparison) return undefined;
	return (value: unknown) =>
		!isEmpty(expected) && !isEmpty(value) && isEqual(comparison, expected, value);
}

function collectParties({ document, schema, truth }: Sample): Example[] {
	return Object.entries(schema.data).flatMap(([at, definition]) => {
		const expected = valueAt(truth, at);
		const isList = definition.type === 'array' && definition.itemType === 'string';
		if (!isList || !Array.isArray(expected)) return [];
		if (readField([at], definition, { encoder: document.models.encoder }).kind !== 'party')
			return [];
		return contractPartyExamples(document, (name) =>
			expected.some((one) => isEqual('name', one, name)),
		);
	});
}
