import { createModels } from '../engine/src/reading/extraction/models/create-models.ts';
import type { Page } from '../engine/src/model/document.ts';
import type { TemplateSchema } from '../engine/src/model/template.ts';
import { extractFromPages } from '../engine/src/reading/pipeline/recipe.ts';
import { createCalibration } from './calibrate.ts';
import type { Bin } from './calibrate.ts';
import { fitTable } from './fit-table.ts';
import type { FittedSet, Refit } from './fit-table.ts';
import { LEARNT } from './models.ts';
import { scoreDocument } from './score.ts';
import type { Kinds, Tallies, Tally } from './score.ts';

export type Case = FittedSet & {
	pages: Page[];
	schema: TemplateSchema;
	kinds: Kinds;
	truth: Readonly<Record<string, unknown>>;
};
export type HeldOut = { fields: ReadonlyMap<string, Tallies>; calibration: readonly Bin[] };

/** Cross-validation: extracts each document with weights that were fitted without its fold. */
export function holdOut(
	cases: readonly Case[],
	foldOf: (one: Case) => string,
	refit?: Refit,
): HeldOut {
	const fields = new Map<string, Tallies>();
	const calibration = createCalibration();
	for (const fold of new Set(cases.map(foldOf))) {
		const weights = fitTable(
			cases.filter((one) => foldOf(one) !== fold),
			refit,
		);
		const models = createModels({ ...LEARNT, weights, calibration: {} });
		for (const one of cases.filter((each) => foldOf(each) === fold)) {
			const { set, pages, schema, kinds, truth } = one;
			const extraction = extractFromPages(pages, schema, models);
			if (!extraction) continue;
			const tallies: Tallies = fields.get(set) ?? new Map<string, Tally>();
			fields.set(set, tallies);
			scoreDocument(kinds, truth, extraction.result, tallies);
			calibration.add(kinds, truth, extraction.result, extraction.details);
		}
	}
	return { fields, calibration: calibration.table() };
}
