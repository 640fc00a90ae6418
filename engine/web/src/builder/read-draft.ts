import { CATEGORIES, FIELD_TYPES, SECOND_READER_MODES } from '../api/types.ts';
import type { FieldMap, TemplateDraft } from '../api/types.ts';

const MAX_DEPTH = 60;

/** Parses a template for the builder; undefined when the shape differs. */
export function readDraft(value: unknown): TemplateDraft | undefined {
	if (!isRecord(value) || typeof value.name !== 'string') return undefined;
	const category = CATEGORIES.find((one) => one === value.category);
	const data = isRecord(value.schema) ? value.schema.data : undefined;
	if (category === undefined || !isFieldMap(data, 0)) return undefined;
	const { description, secondReader, review, rules, match } = value;
	if (description !== undefined && typeof description !== 'string') return undefined;
	const mode = SECOND_READER_MODES.find((one) => one === secondReader);
	if (secondReader !== undefined && mode === undefined) return undefined;
	// The engine validates their content.
	const parts = Object.entries({ review, match, rules }).filter(([, one]) => one !== undefined);
	if (!parts.every(([, one]) => isRecord(one))) return undefined;
	return {
		name: value.name,
		...(description !== undefined && { description }),
		category,
		schema: { data },
		...(mode && { secondReader: mode }),
		...(Object.fromEntries(parts) as Pick<TemplateDraft, 'review' | 'match' | 'rules'>),
	};
}

function isFieldMap(value: unknown, depth: number): value is FieldMap {
	if (!isRecord(value) || depth > MAX_DEPTH) return false;
	return Object.values(value).every((field) => {
		if (!isRecord(field) || !FIELD_TYPES.some((type) => type === field.type)) return false;
		const { properties, itemSchema, description, rules } = field;
		return (
			(rules === undefined || isRecord(rules)) &&
			(description === undefined || typeof description === 'string') &&
			(properties === undefined || isFieldMap(properties, depth + 1)) &&
			(itemSchema === undefined ||
				(isRecord(itemSchema) && isFieldMap(itemSchema.properties, depth + 1)))
		);
	});
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
