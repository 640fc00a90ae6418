import { extract } from '../engine/src/extraction/extract.ts';
import { judgeWith } from '../engine/src/extraction/scoring/score.ts';
import type { Layout } from '../engine/src/model/layout.ts';
import type { TemplateSchema } from '../engine/src/model/template.ts';
import { createCalibration } from './calibrate.ts';
import type { Bin } from './calibrate.ts';
import { fitTable } from './fit-table.ts';
import type { Lesson } from './fit-table.ts';
import { scoreDocument } from './score.ts';
import type { Kinds, Tallies, Tally } from './score.ts';

export type Case = Lesson & {
	layout: Layout;
	schema: TemplateSchema;
	kinds: Kinds;
	truth: Readonly<Record<string, unknown>>;
};
export type HeldOut = { fields: ReadonlyMap<string, Tallies>; calibration: readonly Bin[] };

/** The whole extraction of each document, by weights that were fitted without those of its fold. */
export function holdOut(cases: readonly Case[], foldOf: (one: Case) => string): HeldOut {
	const fields = new Map<string, Tallies>();
	const calibration = createCalibration();
	for (const fold of new Set(cases.map(foldOf))) {
		const weights = fitTable(cases.filter((one) => foldOf(one) !== fold));
		judgeWith(weights, () => {
			for (const { set, layout, schema, kinds, truth } of cases.filter(
				(one) => foldOf(one) === fold,
			)) {
				const { result, details } = extract(layout, schema);
				const tallies: Tallies = fields.get(set) ?? new Map<string, Tally>();
				fields.set(set, tallies);
				scoreDocument(kinds, truth, result, tallies);
				calibration.add(kinds, truth, result, details);
			}
		});
	}
	return { fields, calibration: calibration.table() };
}
