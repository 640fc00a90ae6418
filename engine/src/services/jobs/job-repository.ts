import type { Database } from '../../platform/store/open-database.ts';
import type { StoreTime } from '../../platform/store/store-time.ts';
import { createJobAttemptRepository } from './job-attempt-repository.ts';
import { createJobDocumentRepository } from './job-document-repository.ts';
import { createJobQueueRepository } from './job-queue-repository.ts';
import { createJobRecordRepository } from './job-record-repository.ts';

export type JobRepository = ReturnType<typeof createJobRepository>;

/** All that the database knows of jobs; the states of a job are written down in job-queue-repository.ts. */
export function createJobRepository(db: Database, time: StoreTime) {
	return {
		...createJobRecordRepository(db, time),
		...createJobQueueRepository(db, time),
		...createJobAttemptRepository(db),
		...createJobDocumentRepository(db),
	};
}
