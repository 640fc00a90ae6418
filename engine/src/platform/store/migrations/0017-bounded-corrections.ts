import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** What bounds the history of a result, and makes the last correction and its undo readable without the rest. */
export const boundedCorrections: Migration = { up, down };

const COLUMNS = [
	['reviews', 'places'],
	['reviews', 'history_bytes'],
	['corrections', 'previous'],
	['corrections', 'bytes'],
] as const;

type OldCorrection = { id: string; review_id: string; revision: number; action: string };
type OldChange = { path: string; page?: number; box?: unknown; words?: string };
/** Where a value was said to stand; null: its last change did not say. */
type Said = [path: string, place: object | null];

async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('reviews', (table) => {
		// Where people say that values stand: [path, place] of each, as JSON; null: nowhere.
		table.text('places');
		// The sum of corrections.bytes; corrections from before this was counted count as nothing.
		table.bigInteger('history_bytes').notNullable().defaultTo(0);
	});
	await db.schema.alterTable('corrections', (table) => {
		// The last revision that stands once this one is undone; of an undo, the last that still stands.
		table.integer('previous');
		table.integer('bytes').notNullable().defaultTo(0);
	});
	const isSqlite = (db.client as { driverName: string }).driverName !== 'pg';
	const size = isSqlite ? 'length(cast(changes as blob))' : 'octet_length(changes)';
	await db.raw(`update corrections set bytes = ${size}`);
	const reviews = db<OldCorrection>('corrections').distinct('review_id').orderBy('review_id');
	for (const { review_id: id } of await reviews.select('review_id')) await linkHistory(db, id);
}

/** One correction at a time: older versions kept whole lists, before and after. */
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
	// In SQLite knex would make the table anew, and drop all that refers to its rows.
	for (const [table, column] of COLUMNS) {
		await db.raw('alter table ?? drop column ??', [table, column]);
	}
}
