import type { JobStatus } from './job.ts';

/** Documents submitted together, for one template. */
export type Batch = {
	id: string;
	accountId: string;
	templateId: string;
	name: string;
	/** The key or the person. */
	madeBy: string;
	createdAt: Date;
};

export type BatchCounts = Record<JobStatus, number> & {
	all: number;
	needsReview: number;
	/** Of the documents whose pages were counted. */
	pages: number;
};
