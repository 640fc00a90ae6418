import type { Database, Connection } from './open-database.ts';
import { isPostgres } from './open-database.ts';
import type { Migration } from './migration.ts';
import { groundFloor } from './migrations/0001-ground-floor.ts';
import { jobsAndWebhooks } from './migrations/0002-jobs-and-webhooks.ts';
import { dashboard } from './migrations/0003-dashboard.ts';
import { originOfJobs } from './migrations/0004-origin-of-jobs.ts';
import { invitations } from './migrations/0005-invitations.ts';
import { turns } from './migrations/0006-turns.ts';
import { boundedStorage } from './migrations/0007-bounded-storage.ts';
import { testAllowances } from './migrations/0008-test-allowances.ts';
import { chosenPages } from './migrations/0009-chosen-pages.ts';
import { secondReader } from './migrations/0010-second-reader.ts';
import { reviewAndMemory } from './migrations/0011-review-and-memory.ts';
import { templateVersions } from './migrations/0012-template-versions.ts';
import { batches } from './migrations/0013-batches.ts';
import { people } from './migrations/0014-people.ts';
import { samples } from './migrations/0015-samples.ts';
import { sureValues } from './migrations/0016-sure-values.ts';
import { boundedCorrections } from './migrations/0017-bounded-corrections.ts';
import { tokenLeases } from './migrations/0018-token-leases.ts';
import { sealedMemory } from './migrations/0019-sealed-memory.ts';
import { accountDeletion } from './migrations/0020-account-deletion.ts';
import { lists } from './migrations/0021-lists.ts';
import { fingerprints } from './migrations/0022-fingerprints.ts';
import { failingWebhooks } from './migrations/0023-failing-webhooks.ts';
import { lessonHistory } from './migrations/0024-lesson-history.ts';
import { jobErrorCodes } from './migrations/0025-job-error-codes.ts';
import { webhooksOfJobs } from './migrations/0026-webhooks-of-jobs.ts';
import { splitJobs } from './migrations/0027-split-jobs.ts';
import { mailboxes } from './migrations/0028-mailboxes.ts';
import { scopedKeys } from './migrations/0029-scoped-keys.ts';
import { singleSignOn } from './migrations/0030-single-sign-on.ts';
import { secondFactors } from './migrations/0031-second-factors.ts';
import { sealedWebhookSecrets } from './migrations/0032-sealed-webhook-secrets.ts';
import { sortingDecisions } from './migrations/0033-sorting-decisions.ts';
import { localWebhooks } from './migrations/0035-local-webhooks.ts';
import { paperless } from './migrations/0036-paperless.ts';
import { sealedIdTokens } from './migrations/0037-sealed-id-tokens.ts';
import { trash } from './migrations/0038-trash.ts';
import { exportPresets } from './migrations/0039-export-presets.ts';
import { jobTrash } from './migrations/0040-job-trash.ts';
import { lessonSenders } from './migrations/0041-lesson-senders.ts';

/** In order. A released migration must never be changed. */
const MIGRATIONS: Record<string, Migration> = {
	'0001-ground-floor': groundFloor,
	'0002-jobs-and-webhooks': jobsAndWebhooks,
	'0003-dashboard': dashboard,
	'0004-origin-of-jobs': originOfJobs,
	'0005-invitations': invitations,
	'0006-turns': turns,
	'0007-bounded-storage': boundedStorage,
	'0008-test-allowances': testAllowances,
	'0009-chosen-pages': chosenPages,
	'0010-second-reader': secondReader,
	'0011-review-and-memory': reviewAndMemory,
	'0012-template-versions': templateVersions,
	'0013-batches': batches,
	'0014-people': people,
	'0015-samples': samples,
	'0016-sure-values': sureValues,
	'0017-bounded-corrections': boundedCorrections,
	'0018-token-leases': tokenLeases,
	'0019-sealed-memory': sealedMemory,
	'0020-account-deletion': accountDeletion,
	'0021-lists': lists,
	'0022-fingerprints': fingerprints,
	'0023-failing-webhooks': failingWebhooks,
	'0024-lesson-history': lessonHistory,
	'0025-job-error-codes': jobErrorCodes,
	'0026-webhooks-of-jobs': webhooksOfJobs,
	'0027-split-jobs': splitJobs,
	'0028-mailboxes': mailboxes,
	'0029-scoped-keys': scopedKeys,
	'0030-single-sign-on': singleSignOn,
	'0031-second-factors': secondFactors,
	'0032-sealed-webhook-secrets': sealedWebhookSecrets,
	'0033-sorting-decisions': sortingDecisions,
	'0035-local-webhooks': localWebhooks,
	'0036-paperless': paperless,
	'0037-sealed-id-tokens': sealedIdTokens,
	'0038-trash': trash,
	'0039-export-presets': exportPresets,
	'0040-job-trash': jobTrash,
	'0041-lesson-senders': lessonSenders,
};

const migrationSource = {
	getMigrations: () => Promise.resolve(Object.keys(MIGRATIONS)),
	getMigrationName: (name: string) => name,
	getMigration: (name: string) => {
		const migration = MIGRATIONS[name];
		return migration
			? Promise.resolve(migration)
			: Promise.reject(new Error(`no migration ${name}`));
	},
};

/** An arbitrary number that no other program on the same Postgres is likely to use. */
const ADVISORY_LOCK = 7_316_490_233;

/**
 * Runs pending migrations and then `afterwards`, under one lock and in one transaction. Processes that start together
 * wait here, and one that is killed leaves nothing behind. (knex's own lock row would remain and block every later
 * start.)
 */
export async function migrateDatabase<T = undefined>(
	db: Database,
	afterwards: (trx: Connection) => Promise<T | undefined> = () => Promise.resolve(undefined),
): Promise<{ applied: string[]; made: T | undefined }> {
	return await db.transaction(async (trx) => {
		if (isPostgres(trx)) await trx.raw('select pg_advisory_xact_lock(?)', [ADVISORY_LOCK]);
		const [, applied] = (await trx.migrate.latest({ migrationSource })) as [number, string[]];
		return { applied, made: await afterwards(trx) };
	});
}
