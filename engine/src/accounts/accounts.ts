import type { Account, Plan, Plans } from '../model/account.ts';
import type { Clock, NewId } from '../model/ports.ts';
import { problem } from '../model/problem.ts';
import type { Connection } from '../store/open-database.ts';
import type { AccountRepository } from './account-repository.ts';

type Collaborators = { repository: AccountRepository; plans: Plans; clock: Clock; newId: NewId };

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts({ repository, plans, clock, newId }: Collaborators) {
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

		list: () => repository.list(),

		findOwner: (on?: Connection) => repository.findOwner(on),

		get,

		async setPlan(idOrEmail: string, plan: string): Promise<Account> {
			checkPlan(plan);
			const account = await get(idOrEmail);
			await repository.updatePlan(account.id, plan);
			return { ...account, plan };
		},
	};
}

/** An account whose plan has left the configuration may do nothing until it is given another. */
export function planOf(account: Account, plans: Plans): Plan {
	return (
		plans[account.plan] ?? { pagesPerMonth: 0, requestsPerMinute: 1, multipleDocuments: false }
	);
}

function normaliseEmail(email: string): string {
	return email.trim().toLowerCase();
}
