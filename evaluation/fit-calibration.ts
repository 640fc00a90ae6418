import { openDocument } from '../engine/src/reading/extraction/document.ts';
import { logit, sigmoid } from '../engine/src/reading/extraction/evidence/probability.ts';
import type {
	Calibration,
	CalibrationLine,
} from '../engine/src/reading/extraction/models/calibrate.ts';
import type { Models } from '../engine/src/reading/extraction/models/create-models.ts';
import type { Kind } from '../engine/src/reading/extraction/lexicon/kinds.ts';
import { readFields } from '../engine/src/reading/extraction/request/read-fields.ts';
import { askSources, SOURCES } from '../engine/src/reading/extraction/sources/sources.ts';
import { layOutPages } from '../engine/src/reading/layout/lay-out-pages.ts';
import { judgeField } from './collect-examples.ts';
import type { Case } from './hold-out.ts';
import { valueAt } from './score.ts';

/** A proposed value, its confidence, and whether it was correct. */
export type Judged = {
	source: string;
	kind: Kind;
	set: string;
	confidence: number;
	isRight: boolean;
};

/** The proposals of all sources for fields whose values are known, or known to be absent. */
export function judgeProposals(
	{ set, pages, schema, kinds, truth }: Case,
	models: Models,
): Judged[] {
	const document = openDocument(layOutPages(pages), models);
	const fields = readFields(schema.data, { encoder: models.encoder });
	return askSources(SOURCES, document, fields).flatMap((proposed) => {
		// Ranked candidates are probabilities, trained on far more documents than are fitted on here.
		if (!('detail' in proposed)) return [];
		const { source, field, value, detail } = proposed;
		const isKnown = valueAt(truth, field.path.join('.')) !== undefined;
		const isRight = isKnown ? judgeField({ kinds, truth }, field) : undefined;
		if (!isRight || value === undefined) return [];
		const { kind } = field;
		return [{ source, kind, set, confidence: detail.confidence, isRight: isRight(value) }];
	});
}

/** The strength of the prior, in examples. */
const PULL = 10;
const STEPS = 40;
/** The maximum weight of a set in examples, so that no kind of document dominates. */
const MAX_OF_SET = 20;
/** The minimum slope, so that a higher confidence of a source stays clearly higher. */
const MIN_SLOPE = 0.6;

/**
 * One line per source and kind: logistic regression of correctness on the log odds, regularised towards the line of
 * the source, which is regularised towards the identity. Each of `kinds` gets a line, even without examples.
 */
export function fitCalibration(
	judged: readonly Judged[],
	{ minSlope = MIN_SLOPE, kinds = [] }: { minSlope?: number; kinds?: readonly Kind[] } = {},
): Calibration {
	return Object.fromEntries(
		[...groupBy(judged, ({ source }) => source)].map(([source, ofSource]) => {
			const usual = fitLine(ofSource, NO_CHANGE, minSlope);
			const byKind = groupBy(ofSource, ({ kind }) => kind);
			const lines = [...new Set([...byKind.keys(), ...kinds])].map((kind) => [
				kind,
				fitLine(byKind.get(kind) ?? [], usual, minSlope),
			]);
			return [source, Object.fromEntries(lines)];
		}),
	);
}

const NO_CHANGE: CalibrationLine = { slope: 1, offset: 0 };

function groupBy<Key extends string>(
	all: readonly Judged[],
	keyOf: (one: Judged) => Key,
): Map<Key, Judged[]> {
	const groups = new Map<Key, Judged[]>();
	for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
	return new Map([...groups].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function fitLine(
	judged: readonly Judged[],
	usual: CalibrationLine,
	minSlope: number,
): CalibrationLine {
	const sizes = new Map<string, number>();
	for (const { set } of judged) sizes.set(set, (sizes.get(set) ?? 0) + 1);
	const weightOf = (set: string) => Math.min(1, MAX_OF_SET / (sizes.get(set) ?? 1));
	let { slope, offset } = usual;
	for (let step = 0; step < STEPS; step += 1) {
		// Newton's method for two unknowns, starting with the prior.
		let [gs, go] = [PULL * (slope - usual.slope), PULL * (offset - usual.offset)];
		let [hss, hso, hoo] = [PULL, 0, PULL];
		for (const { set, confidence, isRight } of judged) {
			const x = logit(confidence);
			const p = sigmoid(slope * x + offset);
			const [weight, error] = [weightOf(set), p - (isRight ? 1 : 0)];
			gs += weight * error * x;
			go += weight * error;
			hss += weight * p * (1 - p) * x * x;
			hso += weight * p * (1 - p) * x;
			hoo += weight * p * (1 - p);
		}
		const determinant = hss * hoo - hso * hso;
		const steeper = slope - (hoo * gs - hso * go) / determinant;
		// At the minimum slope, only the offset is fitted.
		const isLeast = steeper < minSlope;
		offset -= isLeast ? go / hoo : (hss * go - hso * gs) / determinant;
		slope = Math.max(minSlope, steeper);
	}
	const round = (value: number) => Number(value.toFixed(3));
	return { slope: round(slope), offset: round(offset) };
}
