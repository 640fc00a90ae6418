import { randomBytes } from 'node:crypto';
import { personActor } from '../audit/audit.ts';
import type { AuditTrail } from '../audit/audit.ts';
import type { Account } from '../../model/account.ts';
import type { Clock, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { Entry, Invitation } from '../../model/user.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import type { Accounts } from './accounts.ts';
import { hashPassword } from './hash-password.ts';
import type { UserRepository } from './user-repository.ts';
import { hashToken } from './hash-token.ts';
import type { Users, Welcome } from './users.ts';

const VALID_MS = 7 * 86_400_000;

export type Invitations = ReturnType<typeof createInvitations>;
export type NewInvitation = { token: string; expiresAt: Date };

type Collaborators = {
	db: Database;
	repository: UserRepository;
	accounts: Accounts;
	users: Users;
	audit: AuditTrail;
	welcome: Welcome;
	clock: Clock;
	newId: NewId;
};

/** Links with which people choose their own password. */
export function createInvitations({
	db,
	repository,
	accounts,
	users,
	audit,
	welcome,
	clock,
	newId,
}: Collaborators) {
	async function open(
		who: Pick<Invitation, 'accountId' | 'email' | 'role'>,
		on?: Connection,
	): Promise<NewInvitation> {
		const token = randomBytes(32).toString('base64url');
		const expiresAt = new Date(clock.now().getTime() + VALID_MS);
		await repository.putInvitation(hashToken(token), { ...who, id: newId(), expiresAt }, on);
		return { token, expiresAt };
	}

	/** For the first person of an account, who may not exist yet. */
	async function openFirst(account: Account, on?: Connection): Promise<NewInvitation> {
		const first = await repository.findFirstOf(account.id, on);
		const email = first?.email ?? account.email;
		return await open({ accountId: account.id, email, role: first?.role ?? 'owner' }, on);
	}

	async function find(token: string): Promise<Invitation> {
		const invitation = await repository.findInvitation(hashToken(token), clock.now());
		if (!invitation) throw problem('INVITATION_INVALID');
		const account = await accounts.get(invitation.accountId);
		if (account.suspendedAt) throw problem('ACCOUNT_SUSPENDED');
		return invitation;
	}

	return {
		open,

		/** Creates an account that nobody can sign in to until its link is opened. */
		createAccount: (wish: {
			email: string;
			plan: string;
		}): Promise<{ account: Account; invitation: NewInvitation }> =>
			db.transaction(async (trx) => {
				const account = await accounts.create(wish, trx);
				await welcome(account.id, trx);
				const invitation = await openFirst(account, trx);
				await audit.note(trx, { id: account.id, name: account.email });
				return { account, invitation };
			}),

		/** Creates a new link that replaces the previous one; also for a forgotten password. */
		async renew(accountId: string): Promise<{ account: Account; invitation: NewInvitation }> {
			const account = await accounts.get(accountId);
			const invitation = await audit.write(
				(trx) => openFirst(account, trx),
				() => ({ name: account.email }),
			);
			return { account, invitation };
		},

		/** The person that a link is for. */
		async read(token: string): Promise<{ email: string; expiresAt: Date }> {
			const { email, expiresAt } = await find(token);
			return { email, expiresAt };
		},

		/** Consumes a link; returns the e-mail address to sign in with. */
		async accept(token: string, password: string): Promise<string> {
			const invitation = await find(token);
			const passwordHash = await hashPassword(password);
			return await db.transaction(async (trx) => {
				if (!(await repository.takeInvitation(hashToken(token), trx))) {
					throw problem('INVITATION_INVALID');
				}
				const user = await users.welcomePerson(invitation, passwordHash, trx);
				await audit.record(
					{
						accountId: user.accountId,
						actor: personActor(user),
						action: 'invitation.accepted',
						targetId: null,
						targetName: null,
					},
					trx,
				);
				return user.email;
			});
		},

		listEntries: (): Promise<Map<string, Entry>> => repository.listEntries(clock.now()),

		forgetExpired: (): Promise<number> => repository.deleteExpiredInvitations(clock.now()),
	};
}
