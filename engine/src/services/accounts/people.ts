import type { AuditTrail } from '../audit/audit.ts';
import { toId } from '../../model/id.ts';
import { problem } from '../../model/problem.ts';
import type { Role } from '../../model/role.ts';
import type { Invitation, User } from '../../model/user.ts';
import type { Clock } from '../../model/ports.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import { normaliseEmail } from './accounts.ts';
import type { Accounts } from './accounts.ts';
import type { Invitations, NewInvitation } from './invitations.ts';
import type { UserRepository } from './user-repository.ts';

type Collaborators = {
	db: Database;
	repository: UserRepository;
	accounts: Accounts;
	invitations: Pick<Invitations, 'open'>;
	audit: AuditTrail;
	clock: Clock;
};

export type People = ReturnType<typeof createPeople>;

/** The people of one account. Each has their own e-mail address and a role. */
export function createPeople({
	db,
	repository,
	accounts,
	invitations,
	audit,
	clock,
}: Collaborators) {
	async function find(accountId: string, userId: string, on?: Connection): Promise<User> {
		const id = toId(userId);
		const user = id === undefined ? undefined : await repository.find(id, on);
		if (user?.accountId !== accountId) throw problem('PERSON_NOT_FOUND');
		return user;
	}

	/** The lock makes sure that two requests cannot remove the last two owners at once. */
	async function refuseWithoutOwner(user: User, trx: Connection): Promise<void> {
		if (user.role !== 'owner') return;
		if ((await repository.countOwners(user.accountId, trx)) < 2) throw problem('LAST_OWNER');
	}

	return {
		get: find,

		async list(accountId: string): Promise<{ people: User[]; invited: Invitation[] }> {
			const people = await repository.listOf(accountId);
			const known = new Set(people.map(({ email }) => email));
			const open = await repository.listInvitations(accountId, clock.now());
			// A link for a new password is not an invitation.
			return { people, invited: open.filter(({ email }) => !known.has(email)) };
		},

		/** Creates an invitation link; a second one replaces the first. */
		async invite(
			accountId: string,
			{ email: address, role }: { email: string; role: Role },
		): Promise<{ email: string; invitation: NewInvitation }> {
			const email = normaliseEmail(address);
			const isTaken = await repository.findByEmail(email);
			const account = await accounts.findByEmail(email);
			if (isTaken || (account && account.id !== accountId))
				throw problem('PERSON_EXISTS', { email });
			const invitation = await audit.write(
				(trx) => invitations.open({ accountId, email, role }, trx),
				() => ({ name: email }),
			);
			return { email, invitation };
		},

		/** Creates a link with which an existing person chooses a new password. */
		async renew(
			accountId: string,
			userId: string,
		): Promise<{ email: string; invitation: NewInvitation }> {
			const { email, role } = await find(accountId, userId);
			const invitation = await audit.write(
				(trx) => invitations.open({ accountId, email, role }, trx),
				() => ({ name: email }),
			);
			return { email, invitation };
		},

		async cancelInvitation(accountId: string, invitationId: string): Promise<void> {
			const id = toId(invitationId);
			if (id === undefined) throw problem('PERSON_NOT_FOUND');
			await audit.write(async (trx) => {
				if (await repository.deleteInvitation(accountId, id, trx)) return;
				throw problem('PERSON_NOT_FOUND');
			});
		},

		setRole: (accountId: string, userId: string, role: Role): Promise<User> =>
			db.transaction(async (trx) => {
				await repository.lockAccount(accountId, trx);
				const user = await find(accountId, userId, trx);
				if (role !== 'owner') await refuseWithoutOwner(user, trx);
				await repository.updateRole(user.id, role, trx);
				await audit.note(trx, { name: user.email });
				return { ...user, role };
			}),

		/** Ends the sessions of the person and keeps their work. */
		remove: (accountId: string, userId: string): Promise<User> =>
			db.transaction(async (trx) => {
				await repository.lockAccount(accountId, trx);
				const user = await find(accountId, userId, trx);
				await refuseWithoutOwner(user, trx);
				await repository.deleteInvitationOf(user, trx);
				await repository.delete(user.id, trx);
				await audit.note(trx, { name: user.email });
				return user;
			}),
	};
}
