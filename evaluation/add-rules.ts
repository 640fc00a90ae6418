import type { FieldRules } from '../engine/src/model/rules.ts';
import type { FieldDefinition, FieldMap, TemplateSchema } from '../engine/src/model/template.ts';
import { isEmpty } from './compare.ts';
import type { EvaluationSet } from './open-set.ts';
import { addVendorLookups } from './vendor-list.ts';

/** A field that so many of the documents have is one that people would call required. */
const REQUIRED_SHARE = 0.95;
/** A field with so few values in so many documents is one whose values people would list. */
const MAX_CHOICES = 6;
const MIN_DOCUMENTS_PER_CHOICE = 8;
/** Amounts that add up, by their usual names. */
const SUMS = [
	['netTotal', 'taxTotal', 'grossTotal'],
	['subtotal', 'tax', 'total'],
	['net', 'tax', 'gross'],
] as const;

/**
 * The template of a set with the rules that the owner of its documents would write: which fields are always there,
 * which have few values, that the totals add up, and that sellers stand in a list of vendors. They are taken from the
 * known values, so the figures say what right rules are worth, not whether somebody would write them.
 */
export function addRules({ schema, documents }: EvaluationSet): TemplateSchema {
	const { data } = schema;
	const checks = SUMS.filter((names) => names.every((name) => data[name]?.type === 'number')).map(
		([net, tax, gross]) => ({
			name: `${net} + ${tax} = ${gross}`,
			expr: `abs(${net} + ${tax} - ${gross}) <= 0.02`,
		}),
	);
	return {
		data: addVendorLookups(
			ruleFields(
				data,
				documents.map(({ truth }) => truth),
			),
		),
		...(checks.length > 0 && { rules: { checks } }),
	};
}

function ruleFields(fields: FieldMap, truths: readonly Record<string, unknown>[]): FieldMap {
	return Object.fromEntries(
		Object.entries(fields).map(([name, field]) => [
			name,
			ruleField(
				field,
				truths.map((truth) => truth[name]),
			),
		]),
	);
}

function ruleField(field: FieldDefinition, values: readonly unknown[]): FieldDefinition {
	const { type, properties } = field;
	if (type === 'object' && properties) {
		const inner = values.map((value) => (value ?? {}) as Record<string, unknown>);
		return { ...field, properties: ruleFields(properties, inner) };
	}
	if (type === 'array') return field;
	const given = values.filter((value) => !isEmpty(value));
	const choices = new Set(given);
	const rules: FieldRules = {
		...(given.length >= REQUIRED_SHARE * values.length && { required: true }),
		...(type === 'string' &&
			choices.size > 0 &&
			choices.size <= MAX_CHOICES &&
			given.length >= MIN_DOCUMENTS_PER_CHOICE * choices.size && {
				enum: [...choices].map(String),
			}),
	};
	return Object.keys(rules).length === 0 ? field : { ...field, rules };
}
