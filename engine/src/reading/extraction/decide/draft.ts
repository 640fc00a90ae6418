import type { Detail } from '../../../model/extraction.ts';
import type { FieldMap } from '../../../model/template.ts';
import { isAsPrinted } from '../request/read-fields.ts';
import type { Field } from '../request/read-fields.ts';
import type { ListField } from '../request/read-lists.ts';
import type { ListProposal, Proposal } from '../source.ts';
import type { DateOrder } from '../values/find-dates.ts';
import { printValue } from '../values/print-value.ts';
import { valueAt } from '../../../model/path.ts';
import type { ExactProposal } from './prefer-records.ts';
import type { Values } from './values.ts';

/** The chosen proposal for each value and list. */
export type Chosen = {
	values: ReadonlyMap<Field, Proposal | ExactProposal>;
	lists: ReadonlyMap<ListField, ListProposal>;
};

/** A result before assembly: values as the template wants them, and lists, by path. */
export type Draft = { values: ReadonlyMap<string, unknown>; details: readonly Detail[] };

export function toDraft({ values, lists }: Chosen, dateOrder: DateOrder): Draft {
	const scalars = [...values.values()].map((one) => ({ path: one.field.path.join('.'), one }));
	return {
		values: new Map<string, unknown>([
			...scalars.map(({ path, one }) => [path, present(one, dateOrder)] as const),
			...[...lists].map(([{ path }, { value }]) => [path.join('.'), value] as const),
		]),
		details: [
			...scalars.map(({ path, one }): Detail => ({ path, ...one.detail })),
			...[...lists.values()].flatMap(({ details }) => details),
		],
	};
}

/** Converts a value to the type that the template wants. */
export function present(
	{ field: { definition, kind }, value, detail }: Proposal | ExactProposal,
	dateOrder: DateOrder,
): unknown {
	// A number that the template wants as a string stays as printed.
	if (definition.type === 'string' && typeof value === 'number') return detail.raw;
	// Values of a record stay as the record writes them.
	if (typeof value !== 'string' || 'source' in detail || !isAsPrinted(definition)) return value;
	return printValue(detail.raw, value, kind, { dateOrder });
}

export function valuesOfDraft({ values }: Draft, definitions: FieldMap): Values {
	return {
		at: (path) => {
			if (values.has(path)) return values.get(path);
			const list = path.split('[', 1)[0] ?? '';
			return valueAt(values.get(list), path.slice(list.length));
		},
		top: Object.keys(definitions).map((name) => values.get(name)),
	};
}
