import { z } from 'zod';
import type { DocumentType } from '../../model/formats.ts';
import type { Sample } from '../../model/sample.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';

type SampleRow = {
	id: string;
	account_id: string;
	file_name: string;
	file_type: DocumentType;
	sha256: string;
	language: string;
	document_key: string;
	pages_key: string;
	pages_sha256: string;
	hashes: string;
	page_count: number;
	readings: number;
	created_at: number;
	expires_at: number;
};

const hashesSchema = z.array(z.number());

function toRow(sample: Sample): SampleRow {
	return {
		id: sample.id,
		account_id: sample.accountId,
		file_name: sample.fileName,
		file_type: sample.fileType,
		sha256: sample.sha256,
		language: sample.language ?? '',
		document_key: sample.documentKey,
		pages_key: sample.pagesKey,
		pages_sha256: sample.pagesSha256,
		hashes: JSON.stringify(sample.hashes),
		page_count: sample.pageCount,
		readings: sample.readings,
		created_at: sample.createdAt.getTime(),
		expires_at: sample.expiresAt.getTime(),
	};
}

function toSample(row: SampleRow): Sample {
	return {
		id: row.id,
		accountId: row.account_id,
		fileName: row.file_name,
		fileType: row.file_type,
		sha256: row.sha256,
		language: row.language === '' ? null : row.language,
		documentKey: row.document_key,
		pagesKey: row.pages_key,
		pagesSha256: row.pages_sha256,
		hashes: hashesSchema.parse(JSON.parse(row.hashes)),
		pageCount: row.page_count,
		readings: row.readings,
		createdAt: new Date(row.created_at),
		expiresAt: new Date(row.expires_at),
	};
}

export type SampleRepository = ReturnType<typeof createSampleRepository>;

export function createSampleRepository(db: Database) {
	const samples = (on: Connection = db) => on<SampleRow>('samples');

	return {
		async insert(sample: Sample, on?: Connection): Promise<void> {
			await samples(on).insert(toRow(sample));
		},

		async find(id: string): Promise<Sample | undefined> {
			const row = await samples().where({ id }).first();
			return row && toSample(row);
		},

		/** The newest stored sample with this content. */
		async findSame(accountId: string, sha256: string, now: Date): Promise<Sample | undefined> {
			const row = await samples()
				.where({ account_id: accountId, sha256 })
				.andWhere('expires_at', '>', now.getTime())
				.orderBy('id', 'desc')
				.first();
			return row && toSample(row);
		},

		/** Stores a new reading; returns false when another reading came first or the sample is gone. */
		async changeReading(
			{ id, readings }: Pick<Sample, 'id' | 'readings'>,
			next: Pick<Sample, 'language' | 'pagesKey' | 'pagesSha256' | 'hashes'>,
		): Promise<boolean> {
			const changed = await samples()
				.where({ id, readings })
				.update({
					language: next.language ?? '',
					pages_key: next.pagesKey,
					pages_sha256: next.pagesSha256,
					hashes: JSON.stringify(next.hashes),
					readings: readings + 1,
				});
			return changed === 1;
		},

		/** The samples of an account beyond its newest `count`. */
		async listBeyond(accountId: string, count: number): Promise<Sample[]> {
			const rows = await samples()
				.where({ account_id: accountId })
				.orderBy('id', 'desc')
				.offset(count)
				.limit(100);
			return rows.map(toSample);
		},

		async listExpired(now: Date, limit: number): Promise<Sample[]> {
			const rows = await samples().where('expires_at', '<=', now.getTime()).limit(limit);
			return rows.map(toSample);
		},

		async delete(id: string): Promise<boolean> {
			return (await samples().where({ id }).delete()) === 1;
		},
	};
}
