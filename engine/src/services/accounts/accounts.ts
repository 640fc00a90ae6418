import type { AuditTrail } from '../audit/audit.ts';
import type { Account, Plan, Plans } from '../../model/account.ts';
import type { Clock, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { Connection } from '../../platform/store/open-database.ts';
import type { AccountRepository } from './account-repository.ts';

type Collaborators = {
	repository: AccountRepository;
	audit: AuditTrail;
	plans: Plans;
	clock: Clock;
	newId: NewId;
};

export type AccountChanges = {
	plan?: string | undefined;
	suspended?: boolean | undefined;
	secondReaderOff?: boolean | undefined;
};

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts({ repository, audit, plans, clock, newId }: Collaborators) {
	function checkPlan(plan: string): string {
		if (!Object.hasOwn(plans, plan)) {
			throw problem('PLAN_UNKNOWN', { plan, plans: Object.keys(plans) });
		}
		return plan;
	}

	function newAccount(email: string, plan: string, isOwner: boolean): Account {
		return {
			id: newId(),
			email: normaliseEmail(email),
			plan: checkPlan(plan),
			isOwner,
			suspendedAt: null,
			isSecondReaderOff: false,
			createdAt: clock.now(),
		};
	}

	async function get(idOrEmail: string, on?: Connection): Promise<Account> {
		const account = await repository.findByIdOrEmail(normaliseEmail(idOrEmail), on);
		if (!account) throw problem('ACCOUNT_NOT_FOUND', { account: idOrEmail });
		return account;
	}

	return {
		async create(
			{ email, plan }: { email: string; plan: string },
			on?: Connection,
		): Promise<Account> {
			const account = newAccount(email, plan, false);
			if (!(await repository.insert(account, on))) throw problem('ACCOUNT_EXISTS', { email });
			return account;
		},

		/** An account that already has this address becomes the owner's. */
		async createOwner(
			{ email, plan }: { email: string; plan: string },
			on: Connection,
		): Promise<Account> {
			const account = newAccount(email, plan, true);
			if (await repository.insert(account, on)) return account;
			return await repository.makeOwner(account.email, plan, on);
		},

		/** undefined: no account has this address. */
		findByEmail: (email: string, on?: Connection): Promise<Account | undefined> =>
			repository.findByIdOrEmail(normaliseEmail(email), on),

		list: () => repository.list(),

		findOwner: (on?: Connection) => repository.findOwner(on),

		get,

		async setPlan(idOrEmail: string, plan: string): Promise<Account> {
			checkPlan(plan);
			const account = await get(idOrEmail);
			await repository.updatePlan(account.id, plan);
			return { ...account, plan };
		},

		/**
		 * The keys and people of a suspended account are refused; its submitted jobs are completed. All changes apply
		 * or none.
		 */
		change: (id: string, { plan, suspended, secondReaderOff }: AccountChanges): Promise<void> =>
			audit.write(async (trx) => {
				if (plan !== undefined) checkPlan(plan);
				const account = await get(id, trx);
				if (suspended !== undefined && account.isOwner) throw problem('OWNER_PROTECTED');
				if (plan !== undefined) await repository.updatePlan(account.id, plan, trx);
				if (suspended !== undefined) {
					const suspendedAt = suspended ? (account.suspendedAt ?? clock.now()) : null;
					await repository.updateSuspended(account.id, suspendedAt, trx);
				}
				if (secondReaderOff !== undefined) {
					await repository.updateSecondReaderOff(account.id, secondReaderOff, trx);
				}
			}),

		/** The keys and people of a suspended account are refused; its submitted jobs are completed. */
		async setSuspended(id: string, suspended: boolean): Promise<Account> {
			const account = await get(id);
			if (account.isOwner) throw problem('OWNER_PROTECTED');
			const suspendedAt = suspended ? (account.suspendedAt ?? clock.now()) : null;
			await repository.updateSuspended(account.id, suspendedAt);
			return { ...account, suspendedAt };
		},

		/** Forbids or allows the second reader for an account. */
		async setSecondReaderOff(idOrEmail: string, isOff: boolean): Promise<Account> {
			const account = await get(idOrEmail);
			await repository.updateSecondReaderOff(account.id, isOff);
			return { ...account, isSecondReaderOff: isOff };
		},

		async setEmail(id: string, address: string, on?: Connection): Promise<void> {
			const email = normaliseEmail(address);
			if (!(await repository.updateEmail(id, email, on)))
				throw problem('ACCOUNT_EXISTS', { email });
		},
	};
}

/** The plan of an account whose plan was removed from the configuration: it allows nothing. */
const NO_PLAN: Plan = {
	pagesPerMonth: 0,
	requestsPerMinute: 1,
	documentsAtOnce: 1,
	multipleDocuments: false,
	storageBytes: 0,
	secondReaderTokens: 0,
};

export function planOf(account: Account, plans: Plans): Plan {
	return plans[account.plan] ?? NO_PLAN;
}

export function normaliseEmail(email: string): string {
	return email.trim().toLowerCase();
}
