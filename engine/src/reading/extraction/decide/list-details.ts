import type { Detail } from '../../../model/extraction.ts';
import { isObject } from '../../../model/is-object.ts';

/** A detail for every leaf of a result, in order, including leaves without a value. */
export function listDetails(
	result: Readonly<Record<string, unknown>>,
	found: readonly Detail[],
): Detail[] {
	const known = new Map(found.map((detail) => [detail.path, detail]));
	const details: Detail[] = [];
	const walk = (value: unknown, path: string): void => {
		const detail = known.get(path);
		if (detail) details.push(detail);
		else if (Array.isArray(value) && value.length > 0)
			for (const [i, one] of value.entries()) walk(one, `${path}[${i}]`);
		else if (isObject(value))
			for (const [name, one] of Object.entries(value))
				walk(one, path === '' ? name : `${path}.${name}`);
		else details.push({ path, confidence: 0, page: null, box: null, raw: null, checks: [] });
	};
	walk(result, '');
	return details;
}
