import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Lesson } from '../../../model/memory.ts';
import { createHashSeal, exchangeHashes, SEAL_KEY_BYTES } from '../seal-hashes.ts';
import type { Migration } from '../migration.ts';

/** The hashes of words in lessons depend on a key of the installation. */
export const sealedMemory: Migration = { up, down };

type LessonRow = { id: string; lesson: string; hashes: string };

const AT_ONCE = 200;

async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('installation', (table) => {
		// Hexadecimal; never part of a response or an export.
		table.string('memory_key', 64);
	});
	const key = randomBytes(SEAL_KEY_BYTES);
	await db('installation').update({ memory_key: key.toString('hex') });
	await exchangeAll(db, createHashSeal(key).seal);
}

async function down(db: Knex): Promise<void> {
	const row = await db<{ memory_key: string }>('installation').first('memory_key');
	await exchangeAll(db, createHashSeal(Buffer.from(row?.memory_key ?? '', 'hex')).open);
	await db.raw('alter table installation drop column memory_key');
}

async function exchangeAll(db: Knex, exchange: (hash: number) => number): Promise<void> {
	let after = '';
	for (;;) {
		const rows = await db<LessonRow>('lessons')
			.where('id', '>', after)
			.orderBy('id')
			.limit(AT_ONCE)
			.select('id', 'lesson', 'hashes');
		for (const { id, lesson, hashes } of rows) {
			const [whole, own] = [JSON.parse(lesson) as Lesson, JSON.parse(hashes) as number[]];
			await db<LessonRow>('lessons')
				.where({ id })
				.update({
					lesson: JSON.stringify(exchangeHashes(whole, exchange)),
					hashes: JSON.stringify(own.map(exchange)),
				});
		}
		after = rows.at(-1)?.id ?? after;
		if (rows.length < AT_ONCE) return;
	}
}
