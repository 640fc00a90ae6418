import type { Role } from '../../model/role.ts';
import type { Invitation, User } from '../../model/user.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';

export type InvitationRow = {
	id: string;
	account_id: string;
	email: string;
	role: Role;
	hash: string;
	expires_at: number;
};

function toInvitation(row: InvitationRow): Invitation {
	return {
		id: row.id,
		accountId: row.account_id,
		email: row.email,
		role: row.role,
		expiresAt: new Date(row.expires_at),
	};
}

/** Invitation links. `user-repository.ts` offers these operations together with those on people. */
export function createInvitationRepository(db: Database) {
	const invitations = (on: Connection = db) => on<InvitationRow>('invitations');

	return {
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
	};
}
