import type { Account } from '../../model/account.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';

export type AccountRow = {
	id: string;
	email: string;
	plan: string;
	is_owner: boolean | 0 | 1;
	suspended_at: number | null;
	second_reader_off: boolean | 0 | 1;
	/** Set while the account is being deleted; such an account is treated as missing. */
	deleting_at?: number | null;
	created_at: number;
};

export function toAccount(row: AccountRow): Account {
	return {
		id: row.id,
		email: row.email,
		plan: row.plan,
		isOwner: Boolean(row.is_owner),
		suspendedAt: row.suspended_at === null ? null : new Date(row.suspended_at),
		isSecondReaderOff: Boolean(row.second_reader_off),
		createdAt: new Date(row.created_at),
	};
}

export type AccountRepository = ReturnType<typeof createAccountRepository>;

export function createAccountRepository(db: Database) {
	const accounts = (on: Connection = db) => on<AccountRow>('accounts');

	return {
		/** Returns false, and changes nothing, when the e-mail address is taken. */
		async insert(account: Account, on?: Connection): Promise<boolean> {
			const inserted = await accounts(on)
				.insert({
					id: account.id,
					email: account.email,
					plan: account.plan,
					is_owner: account.isOwner,
					suspended_at: null,
					second_reader_off: account.isSecondReaderOff,
					created_at: account.createdAt.getTime(),
				})
				.onConflict('email')
				.ignore()
				.returning('id');
			return inserted.length === 1;
		},

		async list(): Promise<Account[]> {
			return (await accounts().whereNull('deleting_at').orderBy('id')).map(toAccount);
		},

		async findByIdOrEmail(idOrEmail: string, on?: Connection): Promise<Account | undefined> {
			const row = await accounts(on)
				.whereNull('deleting_at')
				.andWhere((own) => void own.where({ id: idOrEmail }).orWhere({ email: idOrEmail }))
				.first();
			return row && toAccount(row);
		},

		async findOwner(on?: Connection): Promise<Account | undefined> {
			const row = await accounts(on).where({ is_owner: true }).first();
			return row && toAccount(row);
		},

		async makeOwner(email: string, plan: string, on?: Connection): Promise<Account> {
			const [row] = await accounts(on)
				.where({ email })
				.update({ is_owner: true, plan })
				.returning('*');
			if (!row) throw new Error('no such account');
			return toAccount(row);
		},

		async updatePlan(id: string, plan: string, on?: Connection): Promise<void> {
			await accounts(on).where({ id }).update({ plan });
		},

		/** Returns false, and changes nothing, when another account has this address. */
		async updateEmail(id: string, email: string, on?: Connection): Promise<boolean> {
			const taken = await accounts(on).where({ email }).whereNot({ id }).first('id');
			if (taken) return false;
			await accounts(on).where({ id }).update({ email });
			return true;
		},

		async updateSecondReaderOff(id: string, isOff: boolean, on?: Connection): Promise<void> {
			await accounts(on).where({ id }).update({ second_reader_off: isOff });
		},

		async updateSuspended(id: string, since: Date | null, on?: Connection): Promise<void> {
			await accounts(on)
				.where({ id })
				.update({ suspended_at: since?.getTime() ?? null });
		},
	};
}
