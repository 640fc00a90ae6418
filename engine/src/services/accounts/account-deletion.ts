import type { AuditTrail } from '../audit/audit.ts';
import type { Actor } from '../../model/audit.ts';
import type { Clock, Log } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { Blobs } from '../../platform/store/blobs.ts';
import type { Database } from '../../platform/store/open-database.ts';
import { normaliseEmail } from './accounts.ts';
import type { Accounts } from './accounts.ts';
import type { DeletionRepository, OwnedDocument } from './deletion-repository.ts';

/** Rows deleted by one statement, few enough to keep the database responsive. */
const AT_ONCE = 50;

type Collaborators = {
	db: Database;
	repository: DeletionRepository;
	accounts: Accounts;
	audit: AuditTrail;
	blobs: Pick<Blobs, 'remove'>;
	clock: Clock;
	log: Log;
};

export type AccountDeletion = ReturnType<typeof createAccountDeletion>;

/**
 * Deletes an account in two steps. `start` closes it in one transaction: its people, keys and webhooks are gone, so
 * nobody can act for it. `finish` erases documents and rows in chunks. A sweep calls it until nothing is left, so a
 * crash only delays the deletion. Running jobs stop when they fail to extend their lease.
 */
export function createAccountDeletion({
	db,
	repository,
	accounts,
	audit,
	blobs,
	clock,
	log,
}: Collaborators) {
	let running: Promise<unknown> = Promise.resolve();

	/** Documents first: a row without its document is found again, a document without its row is not. */
	async function eraseDocuments(
		table: 'jobs' | 'samples',
		list: () => Promise<OwnedDocument[]>,
	): Promise<void> {
		for (;;) {
			const found = await list();
			for (const key of found.flatMap(({ keys }) => keys)) await blobs.remove(key);
			await repository.deleteRows(
				table,
				found.map(({ id }) => id),
			);
			if (found.length < AT_ONCE) return;
		}
	}

	async function finish(accountId: string): Promise<void> {
		do {
			await eraseDocuments('jobs', () => repository.listJobs(accountId, AT_ONCE));
			await eraseDocuments('samples', () => repository.listSamples(accountId, AT_ONCE));
			await repository.deleteLarge(accountId, AT_ONCE);
		} while (!(await repository.deleteAccount(accountId)));
	}

	/** Erases the remaining data of accounts under deletion; returns how many accounts are gone now. */
	async function finishAll(): Promise<number> {
		const ids = await repository.listDeleting();
		for (const id of ids) await finish(id);
		return ids.length;
	}

	return {
		finishAll,

		/**
		 * Closes an account permanently. `confirm` must be its e-mail address. The owner of the installation keeps
		 * one audit entry of the deletion, without the name.
		 */
		async start(
			idOrEmail: string,
			{
				confirm,
				by,
			}: {
				confirm: string;
				/** Default: the current actor. */
				by?: Actor;
			},
		): Promise<{ accountId: string }> {
			return await db.transaction(async (trx) => {
				const account = await accounts.get(idOrEmail, trx);
				const owner = await accounts.findOwner(trx);
				if (account.isOwner || !owner) throw problem('OWNER_PROTECTED');
				if (normaliseEmail(confirm) !== account.email) throw problem('CONFIRMATION_WRONG');
				const { id } = account;
				await repository.markDeleting(id, clock.now(), trx);
				await repository.forgetName(account, owner.id, trx);
				const entry = { accountId: owner.id, action: 'account.deleted', targetName: null };
				if (by) await audit.record({ ...entry, actor: by, targetId: id }, trx);
				else await audit.note(trx, { id });
				return { accountId: id };
			});
		},

		/** Erases in the background; the next sweep retries what fails. */
		finishSoon(): void {
			running = running.then(finishAll).catch((error: unknown) => {
				log.error({ err: error }, 'could not erase a deleted account; the next sweep will retry');
			});
		},

		close: async (): Promise<void> => {
			await running;
		},
	};
}
