import { z } from 'zod';
import { NOT_LEARNT_REASONS } from '../../model/memory.ts';
import { REVIEW_ACTIONS, REVIEW_STATES } from '../../model/review.ts';
import type { Correction, Review, ReviewReason } from '../../model/review.ts';
import { countSchema } from './count-schema.ts';

export const reviewUrlSchema = z
	.string()
	.optional()
	.describe('Where to review it in the dashboard, if the engine has a PUBLIC_URL');
export const lowestConfidenceSchema = z
	.number()
	.nullable()
	.optional()
	.describe('The lowest confidence of the values that were found; null if none was');

const reasonsSchema = z
	.array(
		z.object({
			path: z.string(),
			reason: z.enum(['confidence', 'missing', 'check', 'duplicate', 'boundary', 'kind', 'layout']),
			confidence: z.number(),
			below: z.number().optional(),
			check: z.string().optional(),
			message: z.string().optional().describe("The template's message for that check"),
			duplicateOf: z.string().optional().describe('The job or document that came first'),
			parentId: z
				.string()
				.optional()
				.describe('For a boundary: the job of the file, which can be split again'),
			page: z
				.int()
				.optional()
				.describe('For a boundary: the page that a document may not begin on'),
			kind: z
				.string()
				.optional()
				.describe('The kind that the document seems to be, if its template is for another kind'),
		}),
	)
	.describe('Why a person should review it');

export const reviewSchema = z
	.object({
		state: z.enum(REVIEW_STATES),
		revision: z.int().describe('Counts the changes; send it back with the next one'),
		reasons: reasonsSchema,
	})
	.meta({ id: 'Review' });

/** On jobs whose template has review rules, and on jobs that a person reviewed anyway. */
export const reviewFields = {
	needsReview: z.boolean().optional().describe('Present only if the template has review rules'),
	review: reviewSchema.optional(),
	duplicateOf: z
		.string()
		.optional()
		.describe(
			'The earlier job or document with the same values, if the template looks for duplicates',
		),
};

/** On results of synchronous requests whose template has review rules. */
export const reviewDecision = {
	needsReview: reviewFields.needsReview,
	reasons: reasonsSchema.optional(),
};

export function presentReview({ state, revision, reasons }: Review): {
	state: Review['state'];
	revision: number;
	reasons: ReviewReason[];
} {
	return { state, revision, reasons };
}

export function presentReviewFields(review: Review | undefined) {
	if (!review || (review.needsReview === null && review.state === 'open')) return {};
	const { needsReview } = review;
	const duplicateOf = review.reasons.find((one) => one.duplicateOf !== undefined)?.duplicateOf;
	return {
		...(needsReview !== null && { needsReview }),
		...(duplicateOf !== undefined && { duplicateOf }),
		review: presentReview(review),
	};
}

export const boxSchema = z.object({
	x0: z.number(),
	y0: z.number(),
	x1: z.number(),
	y1: z.number(),
});
const place = {
	page: z.int().min(1).max(100_000).optional().describe('The page, from 1'),
	box: boxSchema.optional().describe('The box on the page, as in details'),
	words: z.string().max(2000).optional().describe('The words on the page that state the value'),
};

/** The maximum number of values in one correction; a whole list counts as one value. */
export const MAX_VALUES = 1000;

/** Right values of a result, with where they stand. */
export const changesSchema = z
	.array(z.object({ path: z.string(), value: z.unknown(), ...place }))
	.max(MAX_VALUES);

export const judgementSchema = z
	.object({
		revision: countSchema
			.optional()
			.describe(
				'The revision that you have seen; if the result has changed since, the response is 409',
			),
		values: z
			.record(z.string(), z.unknown())
			.optional()
			.describe('Correct values by path: {"seller.name": "…", "items[2].price": 4.5}'),
		changes: z
			.array(z.object({ path: z.string(), value: z.unknown(), ...place }))
			.optional()
			.describe(
				`The same, with the places of the values. At most ${MAX_VALUES} values and changes together. If several changes have one path, the last one counts.`,
			),
		approve: z.boolean().optional().describe('The whole result is correct'),
		reject: z.boolean().optional().describe('The result is useless and teaches nothing'),
	})
	.meta({ id: 'Judgement' });

/** A field that teaches nothing, and why. */
export const notLearntSchema = z
	.object({ path: z.string(), reason: z.enum(NOT_LEARNT_REASONS) })
	.describe(
		'A field that teaches nothing: its value is not on the pages, its place does not lead back to it, or a check overrules it',
	)
	.meta({ id: 'NotLearnt' });

export const judgedSchema = z
	.object({
		jobId: z.string().optional(),
		documentId: z.string().optional(),
		result: z.record(z.string(), z.unknown()),
		needsReview: z.boolean().optional(),
		review: reviewSchema,
		learnt: z
			.array(z.string())
			.nullable()
			.describe('The fields that the engine has learnt from it'),
		notFound: z.array(z.string()).describe('The paths of `notLearnt`'),
		notLearnt: z.array(notLearntSchema),
		lessonId: z.string().nullable().describe('The lesson in the memory of the template'),
	})
	.meta({ id: 'Judged' });

export const correctionSchema = z
	.object({
		revision: z.int(),
		action: z.enum(REVIEW_ACTIONS),
		by: z.string().describe('The key or the person'),
		at: z.iso.datetime(),
		undoes: z.int().optional().describe('For an undo: the revision that it reverted'),
		changes: z.array(
			z.object({
				path: z.string(),
				row: z
					.int()
					.optional()
					.describe(
						'Rows were added to a list or removed from it: `before` and `after` are the old and new rows from this row on (from 0)',
					),
				before: z.unknown(),
				after: z.unknown(),
				...place,
			}),
		),
	})
	.meta({ id: 'Correction' });

export function presentCorrection(correction: Correction): z.input<typeof correctionSchema> {
	const { revision, action, madeBy, madeAt, undoes, changes } = correction;
	return {
		revision,
		action,
		by: madeBy,
		at: madeAt.toISOString(),
		...(undoes !== undefined && { undoes }),
		changes: changes.map(({ before = null, after = null, ...more }) => ({
			...more,
			before,
			after,
		})),
	};
}
