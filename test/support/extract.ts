import { openDocument as open } from '../../engine/src/reading/extraction/document.ts';
import type { Document } from '../../engine/src/reading/extraction/document.ts';
import { extract as extractWith } from '../../engine/src/reading/extraction/extract.ts';
import { inferTemplate as inferWith } from '../../engine/src/reading/extraction/inference/infer-template.ts';
import type { Extraction } from '../../engine/src/model/extraction.ts';
import type { Layout } from '../../engine/src/model/layout.ts';
import type { InferredTemplate, TemplateSchema } from '../../engine/src/model/template.ts';
import { MODELS } from '../../engine/src/reading/pipeline/recipe.ts';

/** The extraction with the shipped models. */
export function extract(layout: Layout, schema: TemplateSchema): Extraction {
	return extractWith(layout, schema, MODELS);
}

export function inferTemplate(layout: Layout): InferredTemplate {
	return inferWith(layout, MODELS);
}

export function openDocument(layout: Layout): Document {
	return open(layout, MODELS);
}
