import { valueAt } from '../../../model/path.ts';

/** Access to the values of a document for the checks. */
export type Values = {
	/** The value at a path such as `items[2].price`. */
	at: (path: string) => unknown;
	/** The values and lists at the top level. */
	top: readonly unknown[];
};

export function valuesOfResult(result: Readonly<Record<string, unknown>>): Values {
	return { at: (path) => valueAt(result, path), top: Object.values(result) };
}
