import type { Session, SignInMethod } from '../../model/user.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';

type SessionRow = {
	id: string;
	user_id: string;
	client: string;
	created_at: number;
	seen_at: number;
	expires_at: number;
	method: SignInMethod;
	ends_at: number | null;
	id_token: string | null;
};

function toSession(row: SessionRow): Session {
	return {
		id: row.id,
		userId: row.user_id,
		client: row.client,
		createdAt: new Date(row.created_at),
		seenAt: new Date(row.seen_at),
		expiresAt: new Date(row.expires_at),
		method: row.method,
		endsAt: row.ends_at === null ? null : new Date(row.ends_at),
		idToken: row.id_token,
	};
}

/** Sessions of people. `user-repository.ts` offers these operations together with those on people. */
export function createSessionRepository(db: Database) {
	const sessions = (on: Connection = db) => on<SessionRow>('sessions');

	return {
		async insertSession(session: Session, on?: Connection): Promise<void> {
			await sessions(on).insert({
				id: session.id,
				user_id: session.userId,
				client: session.client,
				created_at: session.createdAt.getTime(),
				seen_at: session.seenAt.getTime(),
				expires_at: session.expiresAt.getTime(),
				method: session.method,
				ends_at: session.endsAt?.getTime() ?? null,
				id_token: session.idToken,
			});
		},

		/** The session, unless it has expired. */
		async findOpenSession(id: string, now: Date): Promise<Session | undefined> {
			const row = await sessions().where({ id }).andWhere('expires_at', '>', now.getTime()).first();
			return row && toSession(row);
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
