import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Bounds the history of a result, and makes the last correction and its undo readable without the rest. */
export const boundedCorrections: Migration = { up, down };

const COLUMNS = [
	['reviews', 'places'],
	['reviews', 'history_bytes'],
	['corrections', 'previous'],
	['corrections', 'bytes'],
] as const;

type OldCorrection = { id: string; review_id: string; revision: number; action: string };
type OldChange = { path: string; page?: number; box?: unknown; words?: string };
/** Where a person said that a value is; null: the last change did not say. */
type Said = [path: string, place: object | null];

async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('reviews', (table) => {
		// Places given by people, as JSON pairs of path and place; null: none.
		table.text('places');
		// The sum of corrections.bytes; earlier corrections count as 0.
		table.bigInteger('history_bytes').notNullable().defaultTo(0);
	});
	await db.schema.alterTable('corrections', (table) => {
		// The last effective revision after this one is undone; for an undo, the last effective one.
		table.integer('previous');
		table.integer('bytes').notNullable().defaultTo(0);
	});
	const isSqlite = (db.client as { driverName: string }).driverName !== 'pg';
	const size = isSqlite ? 'length(cast(changes as blob))' : 'octet_length(changes)';
	await db.raw(`update corrections set bytes = ${size}`);
	const reviews = db<OldCorrection>('corrections').distinct('review_id').orderBy('review_id');
	for (const { review_id: id } of await reviews.select('review_id')) await linkHistory(db, id);
}

/** One correction at a time, because older versions stored whole lists before and after. */
async function linkHistory(db: Knex, reviewId: string): Promise<void> {
	const standing: { revision: number; said: Said[] }[] = [];
	const rows = await db<OldCorrection>('corrections')
		.where({ review_id: reviewId })
		.orderBy('revision')
		.select('id', 'revision', 'action');
	for (const { id, revision, action } of rows) {
		if (action === 'undo') standing.pop();
		const previous = standing.at(-1)?.revision ?? null;
		await db('corrections').where({ id }).update({ previous });
		if (action !== 'undo') standing.push({ revision, said: await listSaid(db, id) });
	}
	const all = new Map(standing.flatMap(({ said }) => said));
	const places = new Map([...all].filter(([, place]) => place !== null));
	if (places.size === 0) return;
	await db('reviews')
		.where({ id: reviewId })
		.update({ places: JSON.stringify([...places]) });
}

async function listSaid(db: Knex, id: string): Promise<Said[]> {
	const row = await db<{ id: string; changes: string }>('corrections')
		.where({ id })
		.first('changes');
	const changes = JSON.parse(row?.changes ?? '[]') as OldChange[];
	return changes
		.filter(({ path }) => !path.includes('['))
		.map(({ path, page, box, words }): Said => {
			const isSaid = box !== undefined || words !== undefined;
			return [path, isSaid ? { page, box, words } : null];
		});
}

async function down(db: Knex): Promise<void> {
	// On SQLite, knex would recreate the table and drop all rows that refer to it.
	for (const [table, column] of COLUMNS) {
		await db.raw('alter table ?? drop column ??', [table, column]);
	}
}
