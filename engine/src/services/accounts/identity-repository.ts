import type { Connection, Database } from '../../platform/store/open-database.ts';

type IdentityRow = { provider: string; subject: string; user_id: string; created_at: number };

/** A person as an identity provider names them. */
export type Identity = { provider: string; subject: string };

export type IdentityRepository = ReturnType<typeof createIdentityRepository>;

export function createIdentityRepository(db: Database) {
	const identities = (on: Connection = db) => on<IdentityRow>('identities');

	return {
		async findUserId(
			{ provider, subject }: Identity,
			on?: Connection,
		): Promise<string | undefined> {
			return (await identities(on).where({ provider, subject }).first('user_id'))?.user_id;
		},

		/** Returns false, and changes nothing, when the identity or the person is already linked. */
		async insert(
			{ provider, subject }: Identity,
			userId: string,
			now: Date,
			on: Connection,
		): Promise<boolean> {
			const inserted = await identities(on)
				.insert({ provider, subject, user_id: userId, created_at: now.getTime() })
				.onConflict()
				.ignore()
				.returning('user_id');
			return inserted.length === 1;
		},
	};
}
