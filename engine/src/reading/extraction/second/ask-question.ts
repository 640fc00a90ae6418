import type { Detail, Extraction } from '../../../model/extraction.ts';
import { DOUBTFUL_BELOW } from '../../../model/second-reader.ts';
import type { QuestionField, Question, SecondReaderMode } from '../../../model/second-reader.ts';
import type { FieldDefinition, FieldMap } from '../../../model/template.ts';
import type { Document } from '../document.ts';
import { readField } from '../request/read-fields.ts';
import { chooseWindows } from './choose-windows.ts';
import type { Showing } from './choose-windows.ts';

export type QuestionOptions = Showing & { mode: Exclude<SecondReaderMode, 'never'> };

/** The question to the second reader after the first reading; null if nothing is left to ask. */
export function askQuestion(
	document: Document,
	data: FieldMap,
	first: Extraction,
	{ mode, maxPages, numberOf }: QuestionOptions,
): Question | null {
	const leaves = listAskedLeaves(data).filter(({ path }) => isAsked(path, first.details, mode));
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

/** Lists the values and lists of a template at any depth, without the columns of lists. */
export function listAskedLeaves(definitions: FieldMap, path: readonly string[] = []): Leaf[] {
	return Object.entries(definitions).flatMap(([name, definition]) => {
		const here = [...path, name];
		if (definition.type === 'object') return listAskedLeaves(definition.properties ?? {}, here);
		return [{ path: here.join('.'), names: here, definition }];
	});
}

function isAsked(path: string, details: readonly Detail[], mode: QuestionOptions['mode']): boolean {
	if (mode === 'always') return true;
	const confidence = confidenceOf(path, details);
	return confidence === 0 || (mode === 'doubtful' && confidence < DOUBTFUL_BELOW);
}

/** The confidence of a value, or the mean of a list; 0 if not found. */
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

function toAsked(path: string, definition: FieldDefinition): QuestionField {
	const { type, description, format, itemType, itemSchema } = definition;
	return {
		path,
		type: type as QuestionField['type'],
		...(description !== undefined && { description }),
		...(format && { format }),
		...(itemType && { itemType }),
		...(itemType === 'object' && {
			columns: listAskedLeaves(itemSchema?.properties ?? {}).map((leaf) =>
				toAsked(leaf.path, leaf.definition),
			),
		}),
	};
}
