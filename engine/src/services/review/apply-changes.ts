import { problem } from '../../model/problem.ts';
import type { TemplateSchema } from '../../model/template.ts';
import { checkValues, createDraft } from './check-values.ts';
import type { SentValue } from './check-values.ts';

/** Applies the changes of a person to a result: all or none. */
export function applyChanges(
	result: Readonly<Record<string, unknown>>,
	schema: TemplateSchema,
	wanted: readonly SentValue[],
): Record<string, unknown> {
	const faults = checkValues(schema, wanted);
	const draft = createDraft(result, schema);
	for (const { path, value } of faults.length > 0 ? [] : wanted) {
		if (draft.set(path, value)) continue;
		faults.push({ path, message: 'is after the end of the list' });
		break;
	}
	if (faults.length > 0) throw problem('INVALID_REQUEST', { faults });
	return draft.values();
}
