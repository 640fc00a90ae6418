import type { IDataObject } from 'n8n-workflow';
import { kindCells } from './kind';
import { isObject, valueAt } from './read-path';

type Flat = { fileName: string; result: IDataObject; info: IDataObject; about: IDataObject };

/**
 * A document as rows of a spreadsheet. Every cell is a text, a number, a boolean or empty. The columns are those of the
 * template, for every document: `seller.name` becomes `seller_name`, and the column `total` of the list `lineItems`
 * becomes `lineItems_total`. `columns`: those of the list, for a document without rows.
 */
export function flatten(
	{ fileName, result, info, about: kind }: Flat,
	list: string,
	columns: readonly string[],
): IDataObject[] {
	const header: IDataObject = {};
	addCells(header, result, '', list);
	const about = {
		...kindCells(kind),
		fileName,
		documentUrl: info.reviewUrl ?? null,
		needsReview: info.needsReview ?? null,
		isDuplicate: isDuplicate(info),
	};
	const rows = list === '' ? undefined : valueAt(result, list);
	if (!Array.isArray(rows)) return [{ ...header, ...about }];
	const name = nameOf(list);
	const empty = Object.fromEntries(columns.map((column) => [`${name}_${nameOf(column)}`, null]));
	if (rows.length === 0) return [{ ...header, ...empty, ...about }];
	return rows.map((row: unknown) => {
		const cells: IDataObject = { ...empty };
		if (isObject(row)) addCells(cells, row, `${name}_`);
		else cells[name] = toCell(row);
		return { ...header, ...cells, ...about };
	});
}

/** Known only of jobs and of kept documents: the engine compares nothing else with earlier results. */
function isDuplicate({ duplicateOf, jobId, documentId }: IDataObject): boolean | null {
	if (duplicateOf !== undefined) return true;
	return jobId === undefined && documentId === undefined ? null : false;
}

/** Adds the fields of an object. Lists other than the chosen one become one cell. */
function addCells(cells: IDataObject, fields: IDataObject, above: string, list = ''): void {
	for (const [name, value] of Object.entries(fields)) {
		if (isObject(value)) {
			const inside = list.startsWith(`${name}.`) ? list.slice(name.length + 1) : '';
			addCells(cells, value, `${above}${name}_`, inside);
		} else if (!(Array.isArray(value) && name === list)) {
			cells[`${above}${name}`] = toCell(value);
		}
	}
}

function toCell(value: unknown): string | number | boolean | null {
	if (!Array.isArray(value)) return (value ?? null) as string | number | boolean | null;
	if (value.length === 0) return null;
	return value.map((one) => (isObject(one) ? JSON.stringify(one) : String(one))).join('; ');
}

const nameOf = (path: string) => path.replace(/\./g, '_');
