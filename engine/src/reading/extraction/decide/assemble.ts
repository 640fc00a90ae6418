import type { Detail } from '../../../model/extraction.ts';
import type { FieldDefinition, FieldMap } from '../../../model/template.ts';
import type { Document } from '../document.ts';
import { readLists } from '../lists/read-lists.ts';
import { isAsPrinted } from '../request/read-fields.ts';
import type { Field } from '../request/read-fields.ts';
import type { Proposal } from '../source.ts';
import { listFromRecords } from '../sources/record/list-from-records.ts';
import type { ExactProposal } from './prefer-records.ts';
import { printValue } from '../values/print-value.ts';
import { append } from '../../../model/append.ts';

type Assembly = {
	document: Document;
	chosen: ReadonlyMap<string, Proposal | ExactProposal>;
	details: Detail[];
};

/** The result as the template is built, and a detail for every value that was found. */
export function assemble(
	document: Document,
	definitions: FieldMap,
	chosen: ReadonlyMap<Field, Proposal | ExactProposal>,
): { result: Record<string, unknown>; details: Detail[] } {
	const byPath = new Map([...chosen].map(([{ path }, one]) => [path.join('.'), one]));
	const details: Detail[] = [];
	const result = fillObject(definitions, [], { document, chosen: byPath, details });
	return { result, details };
}

function fillObject(
	definitions: FieldMap,
	path: readonly string[],
	assembly: Assembly,
): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(definitions).map(([name, definition]) => [
			name,
			fill(definition, [...path, name], assembly),
		]),
	);
}

function fill(definition: FieldDefinition, path: readonly string[], assembly: Assembly): unknown {
	if (definition.type === 'object') return fillObject(definition.properties ?? {}, path, assembly);
	if (definition.type === 'array') {
		const { document } = assembly;
		const readPrint = () => readLists(document, definition, path);
		const { value, details } =
			listFromRecords(document, { definition, path, readPrint }) ?? readPrint();
		append(assembly.details, details);
		return value;
	}
	const one = assembly.chosen.get(path.join('.'));
	if (!one) return null;
	assembly.details.push({ path: path.join('.'), ...one.detail });
	// A number that is wanted as a text stands there as it is printed.
	if (definition.type === 'string' && typeof one.value === 'number') return one.detail.raw;
	// What a record says is given as the record says it.
	if (typeof one.value !== 'string' || 'source' in one.detail || !isAsPrinted(definition)) {
		return one.value;
	}
	return printValue(one.detail.raw, one.value, one.field.kind, assembly.document);
}
