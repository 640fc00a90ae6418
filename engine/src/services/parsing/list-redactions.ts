import type { Extraction } from '../../model/extraction.ts';
import type { Redaction } from '../../model/output.ts';
import { valueAt } from '../../model/path.ts';
import { problem } from '../../model/problem.ts';

/**
 * Lists the texts that a redacted PDF removes for these fields of a result: `supplier.iban`, a whole group or
 * list, or a column such as `items[].price`. A field that the result does not have is refused, because its text
 * would stay readable.
 */
export function listRedactions(
	{ result, details }: Pick<Extraction, 'result' | 'details'>,
	fields: readonly string[],
): Redaction[] {
	const faults = fields
		.filter((field) => !Object.hasOwn(result, field.split(/[.[]/, 1)[0] ?? ''))
		.map((field) => ({ path: 'fields', message: `the result has no field "${field}"` }));
	if (faults.length > 0) throw problem('INVALID_REQUEST', { faults });
	return details
		.filter(({ path }) => fields.some((field) => belongsTo(path, field)))
		.map(({ path, raw, page, box }) => {
			const value = valueAt(result, path);
			const texts = [...(raw === null ? [] : [raw]), ...(typeof value === 'string' ? [value] : [])];
			return { texts, place: page === null ? null : { page, ...box } };
		});
}

function belongsTo(path: string, field: string): boolean {
	const column = path.replace(/\[\d+\]/g, '[]');
	return [path, column].some(
		(one) => one === field || one.startsWith(`${field}.`) || one.startsWith(`${field}[`),
	);
}
