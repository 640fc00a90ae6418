import { isObject } from '../../../model/is-object.ts';
import type { ReportFault, SchemaNode } from './schema-node.ts';

/** References that lead to each other, one after the other. */
const MAX_REFERENCES = 50;

/** Opens the schema at a location; undefined if there is none. */
export type Open = (
	value: unknown,
	path: string[],
	refs: readonly string[],
) => SchemaNode | undefined;

/** Opens schemas of a document, and follows references to its `$defs`. */
export function followReferences(root: unknown, fault: ReportFault): Open {
	return open;

	function open(value: unknown, path: string[], refs: readonly string[]): SchemaNode | undefined {
		if (!isObject(value)) {
			fault(path, 'must be a schema, which is an object');
			return undefined;
		}
		if (value.$ref === undefined) return { schema: value, path, refs };
		const target = findTarget(value.$ref, [...path, '$ref'], refs);
		if (!target) return undefined;
		const { $ref, ...beside } = value;
		for (const keyword of Object.keys(beside)) {
			if (keyword === 'title' || keyword === 'description') continue;
			const message = 'may not stand beside "$ref"; only title and description may';
			fault([...path, keyword], message);
		}
		const opened = open(target, path, [...refs, JSON.stringify($ref)]);
		return opened && { ...opened, schema: { ...opened.schema, ...beside } };
	}

	function findTarget(ref: unknown, path: string[], refs: readonly string[]): unknown {
		const [, name] = typeof ref === 'string' ? (/^#\/\$defs\/([^/]+)$/.exec(ref) ?? []) : [];
		if (name === undefined) {
			fault(path, 'is not supported: references lead to "#/$defs/…" only');
			return undefined;
		}
		const defs = isObject(root) ? root.$defs : undefined;
		const key = name.replaceAll('~1', '/').replaceAll('~0', '~');
		if (!isObject(defs) || !Object.hasOwn(defs, key)) fault(path, 'leads to no definition');
		else if (refs.length >= MAX_REFERENCES) fault(path, `is behind ${MAX_REFERENCES} references`);
		else if (refs.includes(JSON.stringify(ref)))
			fault(path, 'leads back to itself; cycles are refused');
		else return defs[key];
		return undefined;
	}
}
