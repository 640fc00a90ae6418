import type { Detail, Extraction } from '../../../model/extraction.ts';
import { DOUBTFUL_BELOW } from '../../../model/second-reader.ts';
import type { AskedField, Question, SecondReaderMode } from '../../../model/second-reader.ts';
import type { FieldDefinition, FieldMap } from '../../../model/template.ts';
import type { Document } from '../document.ts';
import { readField } from '../request/read-fields.ts';
import { chooseWindows } from './choose-windows.ts';
import type { Showing } from './choose-windows.ts';

export type Asking = Showing & { mode: Exclude<SecondReaderMode, 'never'> };

/** What the second reader is asked about a document that the first one has read; null: nothing. */
export function askQuestion(
	document: Document,
	data: FieldMap,
	first: Extraction,
	{ mode, maxPages, numberOf }: Asking,
): Question | null {
	const leaves = listLeaves(data).filter(({ path }) => isAsked(path, first.details, mode));
	if (leaves.length === 0) return null;
	const { encoder } = document.models;
	const fields = leaves.map(({ names, definition }) => readField(names, definition, { encoder }));
	const { windows, leftOut } = chooseWindows(document, fields, { maxPages, numberOf });
	if (windows.length === 0) return null;
	return {
		fields: leaves.map(({ path, definition }) => toAsked(path, definition)),
		windows,
		leftOut,
	};
}

export type Leaf = { path: string; names: string[]; definition: FieldDefinition };

/** Values and lists of a template, however deep; of a list not its columns. */
export function listLeaves(definitions: FieldMap, path: readonly string[] = []): Leaf[] {
	return Object.entries(definitions).flatMap(([name, definition]) => {
		const here = [...path, name];
		if (definition.type === 'object') return listLeaves(definition.properties ?? {}, here);
		return [{ path: here.join('.'), names: here, definition }];
	});
}

function isAsked(path: string, details: readonly Detail[], mode: Asking['mode']): boolean {
	if (mode === 'always') return true;
	const confidence = confidenceOf(path, details);
	return confidence === 0 || (mode === 'doubtful' && confidence < DOUBTFUL_BELOW);
}

/** How sure a value is; of a list, its values on the average. 0: it was not found. */
export function confidenceOf(path: string, details: readonly Detail[]): number {
	const own = detailsOf(path, details).filter(({ confidence }) => confidence > 0);
	return own.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, own.length);
}

/** The details of a value, or those of all values of a list. */
export function detailsOf(path: string, details: readonly Detail[]): Detail[] {
	return details.filter((detail) => isOf(detail.path, path));
}

export function isOf(detailPath: string, path: string): boolean {
	return detailPath === path || detailPath.startsWith(`${path}[`);
}

function toAsked(path: string, definition: FieldDefinition): AskedField {
	const { type, description, format, itemType, itemSchema } = definition;
	return {
		path,
		type: type as AskedField['type'],
		...(description !== undefined && { description }),
		...(format && { format }),
		...(itemType && { itemType }),
		...(itemType === 'object' && {
			columns: listLeaves(itemSchema?.properties ?? {}).map((leaf) =>
				toAsked(leaf.path, leaf.definition),
			),
		}),
	};
}
