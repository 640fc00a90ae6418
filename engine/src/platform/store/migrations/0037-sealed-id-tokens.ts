import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** ID tokens were stored in the clear. From now on they are sealed, or not stored. */
export const sealedIdTokens: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db('sessions').whereNotNull('id_token').update({ id_token: null });
}

/** An older version would send a sealed token to the provider. */
async function down(db: Knex): Promise<void> {
	await up(db);
}
