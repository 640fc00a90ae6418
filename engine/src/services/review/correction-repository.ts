import { z } from 'zod';
import { REVIEW_ACTIONS } from '../../model/review.ts';
import type { Change, Correction, ReviewAction, SaidPlace } from '../../model/review.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';

type CorrectionRow = {
	id: string;
	review_id: string;
	revision: number;
	action: ReviewAction;
	made_by: string;
	made_at: number;
	changes: string;
	previous: number | null;
	bytes: number;
};

const changesSchema = z.array(z.custom<Change>((value) => typeof value === 'object'));
const placeSchema = z.custom<SaidPlace>((value) => typeof value === 'object');
/** Older versions stored only the list of changes, with whole lists before and after. */
const keptChangesSchema = z.union([
	changesSchema.transform((changes) => ({ changes, undoes: undefined, placesBefore: undefined })),
	z.object({
		changes: changesSchema,
		undoes: z.int().optional(),
		placesBefore: z.array(z.tuple([z.string(), placeSchema.nullable()])).optional(),
	}),
]);

/** Approximate overhead of a correction besides its changes: IDs, times and indexes. */
const ROW_BYTES = 250;
/** A page of corrections ends with the one that exceeds this size. */
const MAX_PAGE_BYTES = 1_000_000;

function toCorrection(row: CorrectionRow): Correction {
	return {
		id: row.id,
		revision: row.revision,
		action: z.enum(REVIEW_ACTIONS).parse(row.action),
		madeBy: row.made_by,
		madeAt: new Date(row.made_at),
		...keptChangesSchema.parse(JSON.parse(row.changes)),
		previous: row.previous,
	};
}

/** Who has decided, and when. */
export type Decider = Pick<Correction, 'madeBy' | 'madeAt'>;

type KeptCorrection = { row: CorrectionRow; bytes: number };

/** A correction as it is stored, and its size. */
export function packCorrection(reviewId: string, correction: Correction): KeptCorrection {
	const { changes, undoes, placesBefore } = correction;
	const text = JSON.stringify({ changes, undoes, placesBefore });
	const bytes = ROW_BYTES + Buffer.byteLength(text);
	const row = {
		id: correction.id,
		review_id: reviewId,
		revision: correction.revision,
		action: correction.action,
		made_by: correction.madeBy,
		made_at: correction.madeAt.getTime(),
		changes: text,
		previous: correction.previous,
		bytes,
	};
	return { row, bytes };
}

/** The corrections of results, by revision. */
export function createCorrectionRepository(db: Database) {
	const corrections = (on: Connection = db) => on<CorrectionRow>('corrections');

	return {
		async insertCorrection({ row }: KeptCorrection, on: Connection): Promise<void> {
			await corrections(on).insert(row);
		},

		async findCorrection(reviewId: string, revision: number): Promise<Correction | undefined> {
			const row = await corrections().where({ review_id: reviewId, revision }).first();
			return row && toCorrection(row);
		},

		/** The last effective revision: the newest, unless that is an undo. */
		async findStanding(
			reviewId: string,
			revision: number,
		): Promise<Pick<Correction, 'revision' | 'action' | 'previous'> | undefined> {
			const select = (one: number) =>
				corrections()
					.where({ review_id: reviewId, revision: one })
					.first('revision', 'action', 'previous');
			const newest = await select(revision);
			if (newest?.action !== 'undo') return newest;
			return newest.previous === null ? undefined : await select(newest.previous);
		},

		/** The person and time of the last effective decision about each of these results. */
		async listDeciders(reviewIds: readonly string[]): Promise<Map<string, Decider>> {
			if (reviewIds.length === 0) return new Map();
			const rows = await corrections()
				.whereIn('review_id', reviewIds)
				.orderBy('revision')
				.select('review_id', 'revision', 'action', 'previous', 'made_by', 'made_at');
			const deciders = new Map<string, Decider>();
			for (const [id, own] of Map.groupBy(rows, (row) => row.review_id)) {
				const newest = own.at(-1);
				const standing =
					newest?.action === 'undo'
						? own.find(({ revision }) => revision === newest.previous)
						: newest;
				if (!standing) continue;
				deciders.set(id, { madeBy: standing.made_by, madeAt: new Date(standing.made_at) });
			}
			return deciders;
		},

		/** In their order, as many as fit into a page, and at least one. */
		async listCorrections(
			reviewId: string,
			{ after = 0, limit }: { after?: number | undefined; limit: number },
		): Promise<{ corrections: Correction[]; next: number | null }> {
			const sizes = await corrections()
				.where({ review_id: reviewId })
				.andWhere('revision', '>', after)
				.orderBy('revision')
				.limit(limit + 1)
				.select('revision', 'bytes');
			let total = 0;
			const fitting = sizes.slice(0, limit).filter(({ bytes }, i) => {
				const isFirst = i === 0;
				total += bytes;
				return isFirst || total <= MAX_PAGE_BYTES;
			});
			const last = fitting.at(-1)?.revision;
			if (last === undefined) return { corrections: [], next: null };
			const rows = await corrections()
				.where({ review_id: reviewId })
				.andWhere('revision', '>', after)
				.andWhere('revision', '<=', last)
				.orderBy('revision');
			const next = sizes.length > fitting.length ? last : null;
			return { corrections: rows.map(toCorrection), next };
		},
	};
}
