import { useState } from 'react';
import type { FieldMap } from '../api/types.ts';
import { chosenColumns, listAllColumns, usualColumns } from './list-columns.ts';

const PREFIX = 'docsift-columns ';

/** The columns of a template's results, as a person has chosen them in this browser. */
export function useColumns(templateId: string, fields: FieldMap) {
	const [chosen, setChosen] = useState(() => readChosen(templateId));
	const all = listAllColumns(fields);
	const kept = chosen && chosenColumns(all, chosen);
	const columns = kept && kept.length > 0 ? kept : usualColumns(fields);
	return {
		all,
		columns,
		isChosen: kept !== null && kept.length > 0,
		/** Paths in their order; null: the usual ones. */
		choose: (paths: readonly string[] | null) => {
			setChosen(paths);
			if (paths === null) localStorage.removeItem(PREFIX + templateId);
			else localStorage.setItem(PREFIX + templateId, JSON.stringify(paths));
		},
	};
}
export type Columns = ReturnType<typeof useColumns>;

function readChosen(templateId: string): readonly string[] | null {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + templateId) ?? 'null');
		return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : null;
	} catch {
		// Not written by this dashboard.
		return null;
	}
}
