import { availableParallelism } from 'node:os';
import type { Extraction } from '../engine/src/model/extraction.ts';
import type { TemplateSchema } from '../engine/src/model/template.ts';
import { readFromPages } from '../engine/src/reading/pipeline/recipe.ts';
import { decideByRules } from '../engine/src/services/review/decide-review.ts';
import { createCalibration } from './calibrate.ts';
import { findDateOrders } from './date-order.ts';
import { PRODUCT } from './models.ts';
import type { EvaluationSet } from './open-set.ts';
import type { ReadPages } from './read-pages.ts';
import type { ReadTwice } from './read-twice.ts';
import { addUp, f1Of, scoreDocument } from './score.ts';
import type { Miss, Tallies } from './score.ts';

/** The template of a set in one wording, and the mapping back to its own names. */
export type Asking = {
	schema: TemplateSchema;
	restore: (extraction: Extraction) => Extraction;
	/** What the services do with a result that was read: lookups and rules about the whole result. */
	finish?: (id: string, extraction: Extraction) => Extraction;
};
/** `strict` counts a date with day and month swapped as wrong. */
export type SetFigures = {
	fields: Tallies;
	strict: Tallies;
	documents: number;
	perfect: number;
	/** Documents whose rules ask for review: with a wrong value, and without. */
	reviews: { wrong: number; right: number };
};
export type Report = {
	sets: Map<string, SetFigures>;
	calibration: ReturnType<typeof createCalibration>;
};
/** Called for each strict miss, with its set, document and wording. */
export type OnMiss = (set: string, id: string, wording: string, miss: Miss) => void;

/** The result of an empty document. */
const NOTHING: Extraction = { result: {}, details: [] };

export function createReport(): Report {
	return { sets: new Map(), calibration: createCalibration() };
}

/** Reads each document of a set once and extracts it in every wording. */
export async function measureSet(
	set: EvaluationSet,
	askings: ReadonlyMap<string, Asking>,
	{
		reports,
		readPages,
		readTwice = null,
		onMiss,
	}: {
		reports: ReadonlyMap<string, Report>;
		readPages: ReadPages;
		/** null: only the first reader. */
		readTwice?: ReadTwice | null;
		onMiss: OnMiss;
	},
): Promise<void> {
	const orders = findDateOrders(
		set.kinds,
		set.documents.map(({ truth }) => truth),
	);
	const waiting = set.documents.values();
	const measureNext = async (): Promise<void> => {
		for (const { id, path, truth } of waiting) {
			const pages = await readPages(path, `${set.name}/${id}`, set.schema);
			for (const [wording, { schema, restore, finish }] of askings) {
				const report = reports.get(wording);
				if (!report) throw new Error(`no report for the wording ${wording}`);
				const figures = figuresOf(report, set);
				const first = await readFromPages(pages, schema, PRODUCT);
				const read =
					first && readTwice
						? await readTwice(pages, schema, first, set.secondReader)
						: (first ?? NOTHING);
				const { result, details } = restore(finish?.(id, read) ?? read);
				report.calibration.add(set.kinds, truth, result, details);
				const misses = scoreDocument(set.kinds, truth, result, figures.fields);
				if (misses.length === 0) figures.perfect += 1;
				if (decideByRules(undefined, schema, details).needsReview) {
					figures.reviews[misses.length > 0 ? 'wrong' : 'right'] += 1;
				}
				const order = orders.get(truth);
				for (const miss of scoreDocument(set.kinds, truth, result, figures.strict, order)) {
					onMiss(set.name, id, wording, miss);
				}
			}
		}
	};
	await Promise.all(Array.from({ length: availableParallelism() }, measureNext));
}

function figuresOf({ sets }: Report, { name, documents }: EvaluationSet): SetFigures {
	const known = sets.get(name);
	if (known) return known;
	const made = {
		fields: new Map(),
		strict: new Map(),
		documents: documents.length,
		perfect: 0,
		reviews: { wrong: 0, right: 0 },
	};
	sets.set(name, made);
	return made;
}

/** Mean F1 over sets and over documents; `strict` counts swapped dates as wrong. */
export type Means = { sets: number; documents: number; strict: number };

export function meansOf(
	sets: Iterable<Pick<SetFigures, 'fields' | 'strict' | 'documents'>>,
): Means {
	const sum = { f1: 0, strict: 0, weighted: 0, sets: 0, documents: 0 };
	for (const { fields, strict, documents } of sets) {
		const f1 = f1Of(addUp(fields.values()));
		sum.f1 += f1;
		sum.strict += f1Of(addUp(strict.values()));
		sum.weighted += f1 * documents;
		sum.sets += 1;
		sum.documents += documents;
	}
	return {
		sets: sum.f1 / Math.max(1, sum.sets),
		documents: sum.weighted / Math.max(1, sum.documents),
		strict: sum.strict / Math.max(1, sum.sets),
	};
}
