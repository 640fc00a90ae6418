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

		/** An account that was made for this address before the first start becomes the owner's. */
		async createOwner(
			{ email, plan }: { email: string; plan: string },
			on: Connection,
		): Promise<Account> {
			const account = newAccount(email, plan, true);
			if (await repository.insert(account, on)) return account;
			return await repository.makeOwner(account.email, plan, on);
		},

		/** undefined: none has this address. */
		findByEmail: (email: string): Promise<Account | undefined> =>
			repository.findByIdOrEmail(normaliseEmail(email)),

		list: () => repository.list(),

		findOwner: (on?: Connection) => repository.findOwner(on),

		get,

		async setPlan(idOrEmail: string, plan: string): Promise<Account> {
			checkPlan(plan);
			const account = await get(idOrEmail);
			await repository.updatePlan(account.id, plan);
			return { ...account, plan };
		},

		/** A suspended account's keys and people are refused; what it has submitted is finished. All or nothing. */
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

		/** A suspended account's keys and people are refused; what it has submitted is finished. */
		async setSuspended(id: string, suspended: boolean): Promise<Account> {
			const account = await get(id);
			if (account.isOwner) throw problem('OWNER_PROTECTED');
			const suspendedAt = suspended ? (account.suspendedAt ?? clock.now()) : null;
			await repository.updateSuspended(account.id, suspendedAt);
			return { ...account, suspendedAt };
		},

		/** Keeps the documents of an account from the second reader, or no longer. */
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

/** An account whose plan has left the configuration may do nothing until it is given another. */
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
