import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';
import { isPostgres } from '../open-database.ts';

/** Room for secrets of webhooks that are sealed with SECRETS_KEY, and so longer. SQLite knows no lengths. */
export const sealedWebhookSecrets: Migration = { up, down };

async function up(db: Knex): Promise<void> {
	if (!isPostgres(db)) return;
	for (const column of ['secret', 'previous_secret']) {
		await db.raw('alter table webhook_endpoints alter column ?? type text', [column]);
	}
}

/** The columns stay wide: sealed secrets would not fit. */
async function down(): Promise<void> {
	await Promise.resolve();
}
