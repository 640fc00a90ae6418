import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** One-time codes of people who sign in with a password. */
export const secondFactors: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.createTable('second_factors', (table) => {
		table.string('user_id', 36).primary().references('users.id').onDelete('CASCADE');
		// Sealed with SECRETS_KEY.
		table.text('secret').notNullable();
		// The time step of the last code, so that no code works twice.
		table.bigInteger('last_step').notNullable();
		// Null: the person has not yet shown that their app has the secret.
		table.bigInteger('confirmed_at');
	});
	await db.schema.createTable('recovery_codes', (table) => {
		table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE');
		// SHA-256: the codes have too many random bits to guess.
		table.string('hash', 64).notNullable();
		table.primary(['user_id', 'hash']);
	});
}

async function down(db: Knex): Promise<void> {
	for (const table of ['recovery_codes', 'second_factors']) await db.schema.dropTable(table);
}
