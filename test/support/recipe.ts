/** The recipe with the models of the product. */
import type { Known } from '../../engine/src/reading/extraction/document.ts';
import type { Page } from '../../engine/src/model/document.ts';
import type { Extraction } from '../../engine/src/model/extraction.ts';
import type { TemplateSchema } from '../../engine/src/model/template.ts';
import * as recipe from '../../engine/src/reading/pipeline/recipe.ts';
import { MODELS } from './models.ts';

export function extractFromPages(pages: readonly Page[], schema: TemplateSchema, known?: Known) {
	return recipe.extractFromPages(pages, schema, MODELS, known);
}

export function askAboutPages(
	pages: readonly Page[],
	schema: TemplateSchema,
	first: Extraction,
	asking: Parameters<typeof recipe.askAboutDocument>[3],
) {
	const document = recipe.openFirstDocument(pages, schema, MODELS);
	return recipe.askAboutDocument(document, schema, first, asking);
}

export function groundOnPages(
	pages: readonly Page[],
	schema: TemplateSchema,
	first: Extraction,
	values: Readonly<Record<string, unknown>>,
) {
	const document = recipe.openFirstDocument(pages, schema, MODELS);
	return recipe.groundOnDocument(document, schema, first, values);
}

export function learnFromPages(
	pages: readonly Page[],
	schema: TemplateSchema,
	values: recipe.Right['values'],
	known: Omit<recipe.Right, 'values'> = {},
) {
	return recipe.learnFromPages(pages, schema, { ...known, values }, MODELS);
}
