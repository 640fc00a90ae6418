import { hash, randomBytes } from 'node:crypto';
import { personActor } from '../audit/audit.ts';
import type { AuditTrail } from '../audit/audit.ts';
import type { Account } from '../../model/account.ts';
import type { Clock, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { Invitation, Session, SignedIn, SignInMethod, User } from '../../model/user.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import { normaliseEmail } from './accounts.ts';
import type { Accounts } from './accounts.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { hashToken } from './hash-token.ts';
import type { SecondFactors } from './second-factors.ts';
import type { UserRepository } from './user-repository.ts';

const DAY_MS = 86_400_000;
/** A session ends after this idle time, and after the longer time in any case. */
const SESSION_IDLE_MS = 14 * DAY_MS;
const SESSION_LONGEST_MS = 90 * DAY_MS;
/** "Last seen" is updated at this interval, to avoid a write per request. */
const SEEN_STEP_MS = 600_000;
const CLIENT_MAX_CHARACTERS = 200;
const UNKNOWN_PERSON = { kind: 'person' as const, id: '', name: 'unknown address' };

/** How a session was started. */
export type SessionOrigin = Pick<Session, 'method' | 'endsAt' | 'idToken'>;
const BY_PASSWORD: SessionOrigin = { method: 'password', endsAt: null, idToken: null };

export type Users = ReturnType<typeof createUsers>;

/** Adds the initial data of a new account. */
export type Welcome = (accountId: string, on: Connection) => Promise<void>;

type Collaborators = {
	db: Database;
	repository: UserRepository;
	accounts: Accounts;
	audit: AuditTrail;
	secondFactors: Pick<SecondFactors, 'isOn' | 'take'>;
	welcome: Welcome;
	clock: Clock;
	newId: NewId;
};

/** People who can sign in. The first uses a setup code from the terminal; the owner adds the others. */
export function createUsers({
	db,
	repository,
	accounts,
	audit,
	secondFactors,
	welcome,
	clock,
	newId,
}: Collaborators) {
	/** Unknown addresses are compared with this hash, so that they take as long as known ones. */
	let decoy: Promise<string> | undefined;

	async function insert(
		{ accountId, email, role }: Pick<User, 'accountId' | 'email' | 'role'>,
		passwordHash: string,
		on: Connection,
	): Promise<User> {
		const user = {
			id: newId(),
			accountId,
			email: normaliseEmail(email),
			role,
			hasPassword: true,
			createdAt: clock.now(),
		};
		if (!(await repository.insert(user, passwordHash, on))) {
			throw problem('ACCOUNT_EXISTS', { email: user.email });
		}
		await repository.deleteInvitationOf(user, on);
		return user;
	}

	/** Also revokes an open link and all other sessions. */
	async function replacePassword(
		user: User,
		passwordHash: string,
		{ on, exceptSession }: { on: Connection; exceptSession?: string },
	): Promise<void> {
		await repository.updatePassword(user.id, passwordHash, on);
		await repository.deleteInvitationOf(user, on);
		await repository.deleteSessionsOf(user.id, {
			on,
			...(exceptSession !== undefined && { except: exceptSession }),
		});
	}

	async function findOwner(on?: Connection): Promise<Account> {
		const owner = await accounts.findOwner(on);
		if (!owner) throw new Error('no owner account');
		return owner;
	}

	/** For the first person of an account, who may not exist yet. */
	async function setPassword(
		account: Account,
		passwordHash: string,
		on: Connection,
	): Promise<string> {
		const user = await repository.findFirstOf(account.id, on);
		if (!user) {
			const owner = { accountId: account.id, email: account.email, role: 'owner' as const };
			return (await insert(owner, passwordHash, on)).email;
		}
		await replacePassword(user, passwordHash, { on });
		return user.email;
	}

	/** An invited person joins, or an existing person chooses a new password. */
	async function welcomePerson(
		{ accountId, email, role }: Invitation,
		passwordHash: string,
		on: Connection,
	): Promise<User> {
		const known = (await repository.findByEmail(email, on))?.user;
		if (known?.accountId !== accountId) {
			return await insert({ accountId, email, role }, passwordHash, on);
		}
		await replacePassword(known, passwordHash, { on });
		return known;
	}

	async function startSession(
		user: User,
		account: Account,
		client: string,
		{ method, endsAt, idToken }: SessionOrigin = BY_PASSWORD,
	): Promise<SignedIn & { token: string }> {
		const token = randomBytes(32).toString('base64url');
		const now = clock.now();
		const session: Session = {
			id: hashToken(token),
			userId: user.id,
			client: client.slice(0, CLIENT_MAX_CHARACTERS),
			createdAt: now,
			seenAt: now,
			expiresAt: earlier(new Date(now.getTime() + SESSION_IDLE_MS), endsAt),
			method,
			endsAt,
			idToken,
		};
		await db.transaction(async (trx) => {
			await repository.insertSession(session, trx);
			await recordSession('session.started', { user, account, method }, session.client, trx);
		});
		return { token, session, user, account };
	}

	/** `client`: the browser's user agent. */
	async function recordSession(
		action: 'session.started' | 'session.refused',
		{
			user,
			account,
			method,
		}: { user?: User | undefined; account: Account; method: SignInMethod | 'code' },
		client: string,
		on?: Connection,
	): Promise<void> {
		const actor = user ? personActor(user) : UNKNOWN_PERSON;
		const targetName = client.slice(0, CLIENT_MAX_CHARACTERS);
		await audit.record({ accountId: account.id, actor, action, targetId: method, targetName }, on);
	}

	async function checkPassword(user: User, password: string): Promise<void> {
		const stored = await repository.findPasswordHash(user.id);
		if (!stored || !(await verifyPassword(password, stored))) throw problem('PASSWORD_WRONG');
	}

	async function noteSeen(session: Session, now: Date): Promise<void> {
		if (now.getTime() - session.seenAt.getTime() < SEEN_STEP_MS) return;
		const longest = session.createdAt.getTime() + SESSION_LONGEST_MS;
		const expiresAt = new Date(Math.min(now.getTime() + SESSION_IDLE_MS, longest));
		await repository.markSeen(session.id, now, earlier(expiresAt, session.endsAt));
	}

	return {
		isSetupNeeded: async (on?: Connection): Promise<boolean> =>
			!(await repository.ownerHasUser(on)),

		/** Creates a code that lets a person with access to the terminal become the owner. */
		async offerSetup(on: Connection): Promise<string> {
			const code = randomBytes(12).toString('base64url');
			await repository.insertSetupCode(hashToken(code), clock.now(), on);
			return code;
		},

		/** Works once, with the password from the environment or with a setup code. */
		async createOwner(
			{ email, password, code }: { email: string; password: string; code?: string },
			on: Connection = db,
		): Promise<User> {
			const passwordHash = await hashPassword(password);
			return await on.transaction(async (trx) => {
				if (await repository.ownerHasUser(trx)) throw problem('SETUP_DONE');
				if (code !== undefined && !(await repository.takeSetupCode(hashToken(code), trx))) {
					throw problem('SETUP_CODE_INVALID');
				}
				const owner = await findOwner(trx);
				await accounts.setEmail(owner.id, email, trx);
				const first = { accountId: owner.id, email, role: 'owner' as const };
				const user = await insert(first, passwordHash, trx);
				const about = { actor: personActor(user), targetId: null, targetName: null };
				if (code !== undefined) {
					await audit.record({ ...about, accountId: owner.id, action: 'owner.setUp' }, trx);
				}
				return user;
			});
		},

		/** Creates an account with one person. The password is returned and not stored. */
		async createAccount(wish: {
			email: string;
			plan: string;
		}): Promise<{ account: Account; password: string }> {
			const password = randomPassword();
			const passwordHash = await hashPassword(password);
			return await db.transaction(async (trx) => {
				const account = await accounts.create(wish, trx);
				await setPassword(account, passwordHash, trx);
				await welcome(account.id, trx);
				await audit.note(trx, { id: account.id, name: account.email });
				return { account, password };
			});
		},

		welcomePerson,
		startSession,
		recordSession,
		checkPassword,

		async resetPassword(idOrEmail: string): Promise<{ email: string; password: string }> {
			const account = await accounts.get(idOrEmail);
			const password = randomPassword();
			const passwordHash = await hashPassword(password);
			const email = await audit.write(
				(trx) => setPassword(account, passwordHash, trx),
				(name) => ({ name }),
			);
			return { email, password };
		},

		/** `countCode` refuses after too many codes of one person, from any address. */
		async signIn(
			{
				email,
				password,
				client,
				code,
			}: Record<'email' | 'password' | 'client', string> & { code?: string | undefined },
			countCode: (userId: string) => Promise<void>,
		): Promise<SignedIn & { token: string }> {
			const found = await repository.findByEmail(normaliseEmail(email));
			decoy ??= hashPassword(randomPassword());
			const stored = found?.user.hasPassword ? found.passwordHash : await decoy;
			const isRight = await verifyPassword(password, stored);
			if (!found || !isRight || found.account.suspendedAt) {
				// An attempt with an unknown address is recorded for the owner of the installation, without the
				// address: people type passwords there by mistake. Recording takes as long as for a known address.
				const whose = found ?? { account: await findOwner() };
				await recordSession('session.refused', { ...whose, method: 'password' }, client);
			}
			if (!found || !isRight) throw problem('SIGN_IN_FAILED');
			if (found.account.suspendedAt) throw problem('ACCOUNT_SUSPENDED');
			if (await secondFactors.isOn(found.user.id)) {
				if (code === undefined) throw problem('SECOND_FACTOR_REQUIRED');
				await countCode(found.user.id);
				if (!(await secondFactors.take(found.user.id, code))) {
					await recordSession('session.refused', { ...found, method: 'code' }, client);
					throw problem('SECOND_FACTOR_WRONG');
				}
			}
			return await startSession(found.user, found.account, client);
		},

		/** By e-mail address. */
		async get(email: string): Promise<User> {
			const found = await repository.findByEmail(normaliseEmail(email));
			if (!found) throw problem('PERSON_NOT_FOUND');
			return found.user;
		},

		/** The holder of this token, even if suspended; undefined when the session has ended. */
		async authenticate(token: string): Promise<SignedIn | undefined> {
			const now = clock.now();
			const found = await repository.findSession(hashToken(token), now);
			if (!found) return undefined;
			await noteSeen(found.session, now);
			return found;
		},

		/** Signs out all other sessions of this person. */
		async changePassword(
			{ user, session }: SignedIn,
			{ current, next }: { current: string; next: string },
		): Promise<void> {
			await checkPassword(user, current);
			const passwordHash = await hashPassword(next);
			await audit.write(
				(on) => replacePassword(user, passwordHash, { on, exceptSession: session.id }),
				() => ({ name: user.email }),
			);
		},

		listSessions: (userId: string): Promise<Session[]> =>
			repository.listSessions(userId, clock.now()),

		signOut: ({ id }: Session): Promise<void> => repository.deleteSession(id),

		signOutElsewhere: (userId: string, { id }: Session): Promise<void> =>
			repository.deleteSessionsOf(userId, { except: id }),

		signOutEverywhere: (userId: string): Promise<void> => repository.deleteSessionsOf(userId),

		forgetEndedSessions: (): Promise<number> => repository.deleteExpiredSessions(clock.now()),
	};
}

function earlier(time: Date, other: Date | null): Date {
	return other !== null && other < time ? other : time;
}

/** The CSRF token that a page sends beside its cookie. Another site can cause the cookie to be sent, but not this. */
export function csrfTokenOf(token: string): string {
	return hash('sha256', `csrf ${token}`, 'base64url');
}

function randomPassword(): string {
	return randomBytes(15).toString('base64url');
}
