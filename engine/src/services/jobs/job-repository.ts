import type { Database } from '../../platform/store/open-database.ts';
import type { StoreTime } from '../../platform/store/store-time.ts';
import { createJobAttemptRepository } from './job-attempt-repository.ts';
import { createJobDocumentRepository } from './job-document-repository.ts';
import { createJobPieceRepository } from './job-piece-repository.ts';
import { createJobQueueRepository } from './job-queue-repository.ts';
import { createJobRecordRepository } from './job-record-repository.ts';
import { createJobTrashRepository } from './job-trash-repository.ts';

export type JobRepository = ReturnType<typeof createJobRepository>;

/** All queries about jobs. job-queue-repository.ts documents the states of a job. */
export function createJobRepository(db: Database, time: StoreTime) {
	return {
		...createJobRecordRepository(db, time),
		...createJobQueueRepository(db, time),
		...createJobAttemptRepository(db),
		...createJobDocumentRepository(db),
		...createJobPieceRepository(db, time),
		...createJobTrashRepository(db),
	};
}
