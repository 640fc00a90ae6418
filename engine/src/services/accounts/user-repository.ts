import type { Account } from '../../model/account.ts';
import type { Role } from '../../model/role.ts';
import type { Entry, SignedIn, User } from '../../model/user.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import { toAccount } from './account-repository.ts';
import type { AccountRow } from './account-repository.ts';
import { createInvitationRepository } from './invitation-repository.ts';
import type { InvitationRow } from './invitation-repository.ts';
import { createSessionRepository } from './session-repository.ts';

type UserRow = {
	id: string;
	account_id: string;
	email: string;
	role: Role;
	password_hash: string;
	created_at: number;
};

type SetupCodeRow = { hash: string; created_at: number };

function toUser(row: UserRow): User {
	return {
		id: row.id,
		accountId: row.account_id,
		email: row.email,
		role: row.role,
		hasPassword: row.password_hash !== '',
		createdAt: new Date(row.created_at),
	};
}

export type UserRepository = ReturnType<typeof createUserRepository>;

/** People, their sessions, setup codes and invitation links. */
export function createUserRepository(db: Database) {
	const users = (on: Connection = db) => on<UserRow>('users');
	const setupCodes = (on: Connection = db) => on<SetupCodeRow>('setup_codes');
	const invitations = (on: Connection = db) => on<InvitationRow>('invitations');
	const accounts = (on: Connection = db) => on<AccountRow>('accounts');

	async function findAccount(id: string, on?: Connection): Promise<Account | undefined> {
		const row = await accounts(on).where({ id }).first();
		return row && toAccount(row);
	}

	const sessions = createSessionRepository(db);

	return {
		...createInvitationRepository(db),
		...sessions,

		/** Returns false, and changes nothing, when the e-mail address is in use. */
		async insert(user: User, passwordHash: string, on?: Connection): Promise<boolean> {
			const inserted = await users(on)
				.insert({
					id: user.id,
					account_id: user.accountId,
					email: user.email,
					role: user.role,
					password_hash: passwordHash,
					created_at: user.createdAt.getTime(),
				})
				.onConflict('email')
				.ignore()
				.returning('id');
			return inserted.length === 1;
		},

		async findByEmail(
			email: string,
			on?: Connection,
		): Promise<{ user: User; account: Account; passwordHash: string } | undefined> {
			const row = await users(on).where({ email }).first();
			const account = row && (await findAccount(row.account_id, on));
			return row && account && { user: toUser(row), account, passwordHash: row.password_hash };
		},

		async findPasswordHash(id: string): Promise<string | undefined> {
			return (await users().where({ id }).first('password_hash'))?.password_hash;
		},

		async findFirstOf(accountId: string, on?: Connection): Promise<User | undefined> {
			const row = await users(on).where({ account_id: accountId }).orderBy('id').first();
			return row && toUser(row);
		},

		async updatePassword(id: string, passwordHash: string, on?: Connection): Promise<void> {
			await users(on).where({ id }).update({ password_hash: passwordHash });
		},

		async ownerHasUser(on?: Connection): Promise<boolean> {
			const owners = accounts(on).where({ is_owner: true }).select('id');
			return (await users(on).whereIn('account_id', owners).first('id')) !== undefined;
		},

		async insertSetupCode(hash: string, now: Date, on?: Connection): Promise<void> {
			await setupCodes(on).insert({ hash, created_at: now.getTime() });
		},

		/** Consumes all codes if this is one of them; of two concurrent calls only one succeeds. */
		async takeSetupCode(hash: string, on: Connection): Promise<boolean> {
			if ((await setupCodes(on).where({ hash }).delete()) === 0) return false;
			await setupCodes(on).delete();
			return true;
		},

		async find(id: string, on?: Connection): Promise<User | undefined> {
			const row = await users(on).where({ id }).first();
			return row && toUser(row);
		},

		async listOf(accountId: string): Promise<User[]> {
			return (await users().where({ account_id: accountId }).orderBy('id')).map(toUser);
		},

		/** Prevents changes to the people of the account until the transaction ends. */
		async lockAccount(accountId: string, trx: Connection): Promise<void> {
			await accounts(trx).where({ id: accountId }).update({ id: accountId });
		},

		async countOwners(accountId: string, on: Connection): Promise<number> {
			const [counted] = await users(on)
				.where({ account_id: accountId, role: 'owner' })
				.count({ count: '*' });
			return Number(counted?.count);
		},

		async updateRole(id: string, role: Role, on: Connection): Promise<void> {
			await users(on).where({ id }).update({ role });
		},

		async delete(id: string, on: Connection): Promise<void> {
			await users(on).where({ id }).delete();
		},

		/** By account ID. */
		async listEntries(now: Date): Promise<Map<string, Entry>> {
			const people = await users().distinct('account_id');
			const invited = await invitations()
				.where({ role: 'owner' })
				.andWhere('expires_at', '>', now.getTime());
			const until = new Map(invited.map((row) => [row.account_id, new Date(row.expires_at)]));
			const withUser = new Set(people.map((row) => row.account_id));
			return new Map(
				[...until.keys(), ...withUser].map((id) => [
					id,
					{ hasUser: withUser.has(id), invitedUntil: until.get(id) ?? null },
				]),
			);
		},

		/** An open session with its person and account. */
		async findSession(id: string, now: Date): Promise<SignedIn | undefined> {
			const session = await sessions.findOpenSession(id, now);
			const user = session && (await users().where({ id: session.userId }).first());
			const account = user && (await findAccount(user.account_id));
			return session && user && account && { session, user: toUser(user), account };
		},
	};
}
