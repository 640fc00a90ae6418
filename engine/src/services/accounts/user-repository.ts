import type { Account } from '../../model/account.ts';
import type { Role } from '../../model/role.ts';
import type { Entry, Invitation, Session, SignedIn, User } from '../../model/user.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import { toAccount } from './account-repository.ts';
import type { AccountRow } from './account-repository.ts';

type UserRow = {
	id: string;
	account_id: string;
	email: string;
	role: Role;
	password_hash: string;
	created_at: number;
};

type SessionRow = {
	id: string;
	user_id: string;
	client: string;
	created_at: number;
	seen_at: number;
	expires_at: number;
};

type SetupCodeRow = { hash: string; created_at: number };

type InvitationRow = {
	id: string;
	account_id: string;
	email: string;
	role: Role;
	hash: string;
	expires_at: number;
};

function toUser(row: UserRow): User {
	return {
		id: row.id,
		accountId: row.account_id,
		email: row.email,
		role: row.role,
		createdAt: new Date(row.created_at),
	};
}

function toSession(row: SessionRow): Session {
	return {
		id: row.id,
		userId: row.user_id,
		client: row.client,
		createdAt: new Date(row.created_at),
		seenAt: new Date(row.seen_at),
		expiresAt: new Date(row.expires_at),
	};
}

function toInvitation(row: InvitationRow): Invitation {
	return {
		id: row.id,
		accountId: row.account_id,
		email: row.email,
		role: row.role,
		expiresAt: new Date(row.expires_at),
	};
}

export type UserRepository = ReturnType<typeof createUserRepository>;

/** People, their sessions, setup codes and invitation links. */
export function createUserRepository(db: Database) {
	const users = (on: Connection = db) => on<UserRow>('users');
	const sessions = (on: Connection = db) => on<SessionRow>('sessions');
	const setupCodes = (on: Connection = db) => on<SetupCodeRow>('setup_codes');
	const invitations = (on: Connection = db) => on<InvitationRow>('invitations');
	const accounts = (on: Connection = db) => on<AccountRow>('accounts');

	async function findAccount(id: string, on?: Connection): Promise<Account | undefined> {
		const row = await accounts(on).where({ id }).first();
		return row && toAccount(row);
	}

	return {
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

		/** Replaces the person's previous invitation. */
		async putInvitation(hash: string, invitation: Invitation, on?: Connection): Promise<void> {
			const { id, accountId, email, role, expiresAt } = invitation;
			await invitations(on)
				.insert({ id, account_id: accountId, email, role, hash, expires_at: expiresAt.getTime() })
				.onConflict(['account_id', 'email'])
				.merge();
		},

		async findInvitation(hash: string, now: Date): Promise<Invitation | undefined> {
			const row = await invitations()
				.where({ hash })
				.andWhere('expires_at', '>', now.getTime())
				.first();
			return row && toInvitation(row);
		},

		async listInvitations(accountId: string, now: Date): Promise<Invitation[]> {
			const rows = await invitations()
				.where({ account_id: accountId })
				.andWhere('expires_at', '>', now.getTime())
				.orderBy('email');
			return rows.map(toInvitation);
		},

		async deleteInvitation(accountId: string, id: string, on?: Connection): Promise<boolean> {
			return (await invitations(on).where({ account_id: accountId, id }).delete()) === 1;
		},

		/** Returns false when the invitation is gone; of two concurrent calls only one succeeds. */
		async takeInvitation(hash: string, on: Connection): Promise<boolean> {
			return (await invitations(on).where({ hash }).delete()) === 1;
		},

		async deleteInvitationOf(
			{ accountId, email }: Pick<User, 'accountId' | 'email'>,
			on?: Connection,
		): Promise<void> {
			await invitations(on).where({ account_id: accountId, email }).delete();
		},

		async deleteExpiredInvitations(now: Date): Promise<number> {
			return await invitations().where('expires_at', '<=', now.getTime()).delete();
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

		async insertSession(session: Session, on?: Connection): Promise<void> {
			await sessions(on).insert({
				id: session.id,
				user_id: session.userId,
				client: session.client,
				created_at: session.createdAt.getTime(),
				seen_at: session.seenAt.getTime(),
				expires_at: session.expiresAt.getTime(),
			});
		},

		async findSession(id: string, now: Date): Promise<SignedIn | undefined> {
			const session = await sessions()
				.where({ id })
				.andWhere('expires_at', '>', now.getTime())
				.first();
			const user = session && (await users().where({ id: session.user_id }).first());
			const account = user && (await findAccount(user.account_id));
			return (
				session && user && account && { session: toSession(session), user: toUser(user), account }
			);
		},

		async markSeen(id: string, seenAt: Date, expiresAt: Date): Promise<void> {
			await sessions()
				.where({ id })
				.update({ seen_at: seenAt.getTime(), expires_at: expiresAt.getTime() });
		},

		async listSessions(userId: string, now: Date): Promise<Session[]> {
			const rows = await sessions()
				.where({ user_id: userId })
				.andWhere('expires_at', '>', now.getTime())
				.orderBy('seen_at', 'desc');
			return rows.map(toSession);
		},

		async deleteSession(id: string): Promise<void> {
			await sessions().where({ id }).delete();
		},

		async deleteSessionsOf(
			userId: string,
			{ except, on }: { except?: string; on?: Connection } = {},
		): Promise<void> {
			const query = sessions(on).where({ user_id: userId });
			if (except !== undefined) void query.whereNot({ id: except });
			await query.delete();
		},

		async deleteExpiredSessions(now: Date): Promise<number> {
			return await sessions().where('expires_at', '<=', now.getTime()).delete();
		},
	};
}
