import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** People whom an identity provider vouches for, and how each session was started. */
export const singleSignOn: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	await db.schema.createTable('identities', (table) => {
		// The provider and its own name for the person; both never change, unlike an e-mail address.
		table.string('provider', 500).notNullable();
		table.string('subject', 255).notNullable();
		table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE');
		table.bigInteger('created_at').notNullable();
		table.primary(['provider', 'subject']);
		table.unique(['provider', 'user_id']);
		table.index('user_id');
	});
	await db.schema.alterTable('sessions', (table) => {
		table.string('method', 10).notNullable().defaultTo('password');
		// When it ends in any case; null: at the general limit.
		table.bigInteger('ends_at');
		// Names the session to the provider when the person signs out.
		table.text('id_token');
	});
}

async function down(db: Knex): Promise<void> {
	for (const column of ['id_token', 'ends_at', 'method']) {
		await db.raw('alter table sessions drop column ??', [column]);
	}
	await db.schema.dropTable('identities');
}
