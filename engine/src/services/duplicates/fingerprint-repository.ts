import { z } from 'zod';
import type { Connection, Database } from '../../platform/store/open-database.ts';

/** The values of a result, as hashes. */
export type Fingerprint = {
	id: string;
	accountId: string;
	templateId: string;
	/** Hash of all values; null if one of them is missing. */
	valuesHash: string | null;
	/** Hashes of the existing values, by path. */
	values: ReadonlyMap<string, string>;
	sketch: readonly number[];
	createdAt: Date;
	expiresAt: Date;
};
export type KnownFingerprint = Pick<Fingerprint, 'id' | 'values' | 'sketch'>;

type FingerprintRow = {
	id: string;
	account_id: string;
	template_id: string;
	values_hash: string | null;
	sketch: string;
	created_at: number;
	expires_at: number;
};
type ValueRow = { fingerprint_id: string; template_id: string; path: string; value_hash: string };
/** The scope of the search: a template belongs to one account. */
export type Scope = { accountId: string; templateId: string; since: Date; except: string };

const sketchSchema = z.array(z.number());
const MAX_CANDIDATES = 20;

export type FingerprintRepository = ReturnType<typeof createFingerprintRepository>;

export function createFingerprintRepository(db: Database) {
	const fingerprints = (on: Connection = db) => on<FingerprintRow>('fingerprints');
	const values = (on: Connection = db) => on<ValueRow>('fingerprint_values');
	const within = ({ accountId, templateId, since, except }: Scope) =>
		fingerprints()
			.where({ account_id: accountId, template_id: templateId })
			.andWhere('created_at', '>=', since.getTime())
			.whereNot({ id: except });

	return {
		async insert(one: Fingerprint, trx?: Connection): Promise<void> {
			await fingerprints(trx)
				.insert({
					id: one.id,
					account_id: one.accountId,
					template_id: one.templateId,
					values_hash: one.valuesHash,
					sketch: JSON.stringify(one.sketch),
					created_at: one.createdAt.getTime(),
					expires_at: one.expiresAt.getTime(),
				})
				.onConflict('id')
				.ignore();
			const rows = [...one.values].map(([path, hash]) => ({
				fingerprint_id: one.id,
				template_id: one.templateId,
				path,
				value_hash: hash,
			}));
			if (rows.length === 0) return;
			await values(trx).insert(rows).onConflict(['fingerprint_id', 'path']).ignore();
		},

		/** The first result with the same values. */
		async findSame(scope: Scope, valuesHash: string): Promise<string | undefined> {
			const row = await within(scope)
				.andWhere({ values_hash: valuesHash })
				.orderBy(['created_at', 'id'])
				.first('id');
			return row?.id;
		},

		/** Results that share one of the values, oldest first. */
		async listSharing(scope: Scope, hashes: readonly string[]): Promise<KnownFingerprint[]> {
			const sharing = values()
				.where({ template_id: scope.templateId })
				.whereIn('value_hash', hashes)
				.select('fingerprint_id');
			const rows = await within(scope)
				.whereIn('id', sharing)
				.orderBy(['created_at', 'id'])
				.limit(MAX_CANDIDATES)
				.select('id', 'sketch');
			const ids = rows.map(({ id }) => id);
			const all = await values().whereIn('fingerprint_id', ids);
			const byId = Map.groupBy(all, (row) => row.fingerprint_id);
			return rows.map(({ id, sketch }) => ({
				id,
				sketch: sketchSchema.parse(JSON.parse(sketch)),
				values: new Map((byId.get(id) ?? []).map((row) => [row.path, row.value_hash])),
			}));
		},

		async delete(id: string, trx?: Connection): Promise<void> {
			await fingerprints(trx).where({ id }).delete();
		},

		async deleteExpired(now: Date): Promise<number> {
			return await fingerprints().where('expires_at', '<', now.getTime()).delete();
		},
	};
}
