import type { IDataObject } from 'n8n-workflow';

/** The value at a path such as `order.lines`. */
export function valueAt(result: IDataObject, path: string): unknown {
	return path
		.split('.')
		.reduce<unknown>((value, step) => (value as IDataObject | null | undefined)?.[step], result);
}

export function isObject(value: unknown): value is IDataObject {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
