import type { ValueDetail } from '../../../model/extraction.ts';
import type { ListField } from '../request/read-lists.ts';
import type { ListProposal } from '../source.ts';
import { boundList } from './bound-list.ts';
import { cutPositions } from './cut-positions.ts';
import type { Items } from './tables/item-value.ts';
import { presentItems } from './tables/read-items.ts';

/** A value of a list of plain values, and its detail. */
export type ListValue = { value: unknown; detail: ValueDetail };

/** Makes a proposal of the rows of a list of objects. */
export function proposeRows(field: ListField, items: Items): ListProposal {
	const { path, definition } = field;
	const counted = { ...items, rows: cutPositions(items.rows) };
	const list = presentItems(counted, definition.itemSchema?.properties ?? {}, path);
	return { field, ...boundList(list, path) };
}

/** Makes a proposal of a list of plain values. */
export function proposeValues(field: ListField, values: readonly ListValue[]): ListProposal {
	const { path } = field;
	const list = {
		value: values.map(({ value }) => value),
		details: values.map(({ detail }, i) => ({ path: `${path.join('.')}[${i}]`, ...detail })),
	};
	return { field, ...boundList(list, path) };
}
