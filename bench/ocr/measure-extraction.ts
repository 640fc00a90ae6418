import type { Page } from '../../engine/src/model/document.ts';
import type { TemplateSchema } from '../../engine/src/model/template.ts';
import { loadModels } from '../../engine/src/reading/pipeline/load-model.ts';
import { extractFromPages } from '../../engine/src/reading/pipeline/recipe.ts';
import type { Comparison } from '../../evaluation/compare.ts';
import { addUp, f1Of, scoreDocument } from '../../evaluation/score.ts';
import type { Tallies } from '../../evaluation/score.ts';
import type { Values } from './draw-pages.ts';

const SCHEMA: TemplateSchema = {
	data: {
		merchant: { type: 'string', description: 'Name of the shop or the sender' },
		date: { type: 'date' },
		number: { type: 'string', description: 'Number of the receipt' },
		total: { type: 'number', description: 'Total amount' },
	},
};
const KINDS: Readonly<Record<keyof Values, Comparison>> = {
	merchant: 'name',
	date: 'date',
	number: 'id',
	total: 'amount',
};

/** The F1 score of extraction on pages, from 0 to 100. */
export function measureExtraction(read: readonly { page: Page; values: Values }[]): number {
	const tallies: Tallies = new Map();
	const models = loadModels();
	for (const { page, values } of read) {
		scoreDocument(KINDS, values, extractFromPages([page], SCHEMA, models)?.result ?? {}, tallies);
	}
	return f1Of(addUp(tallies.values()));
}
