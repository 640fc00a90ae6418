import { valueAt } from '../../../model/path.ts';

/** The values of a document as checks look at them, put together or not. */
export type Values = {
	/** The value at a path such as `items[2].price`. */
	at: (path: string) => unknown;
	/** The values and lists of the document that are in no group. */
	top: readonly unknown[];
};

export function valuesOfResult(result: Readonly<Record<string, unknown>>): Values {
	return { at: (path) => valueAt(result, path), top: Object.values(result) };
}
