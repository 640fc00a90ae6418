import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

/** Several people per account, each with a role, and an audit log. */
export const people: Migration = { up, down };

type Before = { account_id: string; hash: string; expires_at: number };
type Invited = Before & { id: string; email: string; role: string };

async function up(db: Knex): Promise<void> {
	await db.schema.alterTable('users', (table) => {
		// The only person of an existing account becomes its owner.
		table.string('role', 10).notNullable().defaultTo('owner');
	});

	const open = await db<Before>('invitations').select();
	await db.schema.dropTable('invitations');
	await db.schema.createTable('invitations', (table) => {
		table.string('id', 36).primary();
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		// The recipient: a new person, or an existing one without a usable password.
		table.string('email', 254).notNullable();
		table.string('role', 10).notNullable();
		// SHA-256 of the token in the link, so that a reader of the database cannot use it.
		table.string('hash', 64).notNullable().unique();
		table.bigInteger('expires_at').notNullable();
		table.unique(['account_id', 'email']);
	});
	for (const { account_id, hash, expires_at } of open) {
		const account = await db<{ id: string; email: string }>('accounts')
			.where({ id: account_id })
			.first('email');
		const user = await db<{ id: string; account_id: string; email: string }>('users')
			.where({ account_id })
			.orderBy('id')
			.first('email');
		const email = user?.email ?? account?.email ?? '';
		await db<Invited>('invitations').insert({
			id: randomUUID(),
			account_id,
			email,
			role: 'owner',
			hash,
			expires_at,
		});
	}

	await db.schema.createTable('audit_events', (table) => {
		table.string('id', 36).primary();
		table.string('account_id', 36).notNullable().references('accounts.id').onDelete('CASCADE');
		table.bigInteger('at').notNullable();
		// Whether a person or a key acted, which one, and its name at that time.
		table.string('actor_kind', 6).notNullable();
		table.string('actor_id', 36).notNullable();
		table.string('actor_name', 254).notNullable();
		table.string('action', 40).notNullable();
		table.string('target_id', 300);
		table.string('target_name', 300);
		table.index(['account_id', 'id']);
		table.index(['account_id', 'target_id', 'id']);
		table.index('at');
	});
}

/** An account has one link again, for its first person. */
async function down(db: Knex): Promise<void> {
	await db.schema.dropTable('audit_events');
	const open = await db<Invited>('invitations').where({ role: 'owner' }).orderBy('id');
	await db.schema.dropTable('invitations');
	await db.schema.createTable('invitations', (table) => {
		table.string('account_id', 36).primary().references('accounts.id').onDelete('CASCADE');
		table.string('hash', 64).notNullable().unique();
		table.bigInteger('expires_at').notNullable();
	});
	for (const { account_id, hash, expires_at } of open) {
		await db<Before>('invitations')
			.insert({ account_id, hash, expires_at })
			.onConflict('account_id')
			.ignore();
	}
	// On SQLite, knex would recreate the table and drop all rows that refer to it.
	await db.raw('alter table users drop column role');
}
