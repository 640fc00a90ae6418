import type { IDataObject } from 'n8n-workflow';
import { callEngine } from '../../../shared/transport';
import { limitField, readLimit, returnAllField } from '../../limit';
import type { Operation } from '../../operation';
import { showIf, SINCE_2 } from '../../../shared/output-control';

const MAX_PAGE = 100;

type Page = { jobs: IDataObject[]; nextCursor: string | null };

export const getMany: Operation = {
	properties: [
		returnAllField,
		limitField,
		showIf(SINCE_2, {
			displayName: 'Simplify',
			name: 'simplify',
			type: 'boolean',
			default: true,
			description: 'Whether to return a simplified version of the response instead of the raw data',
		}),
		{
			displayName: 'Filters',
			name: 'filters',
			type: 'collection',
			placeholder: 'Add filter',
			default: {},
			options: [
				{
					displayName: 'Status',
					name: 'status',
					type: 'options',
					options: [
						{ name: 'Completed', value: 'completed' },
						{ name: 'Failed', value: 'failed' },
						{ name: 'Pending', value: 'pending' },
						{ name: 'Processing', value: 'processing' },
						{ name: 'Retrying', value: 'retrying' },
					],
					default: 'completed',
					description: 'Return only jobs that are in this state',
				},
				{
					displayName: 'Needs Review',
					name: 'needsReview',
					type: 'boolean',
					default: true,
					description: 'Whether to return jobs that somebody should look at, or the others',
				},
			],
		},
	],

	execute: async (context, itemIndex) => {
		const wanted = readLimit(context, itemIndex);
		const { status, needsReview } = context.getNodeParameter('filters', itemIndex, {}) as {
			status?: string;
			needsReview?: boolean;
		};
		const jobs: IDataObject[] = [];
		let cursor: string | null = null;
		do {
			const query: IDataObject = {
				limit: Math.min(MAX_PAGE, wanted - jobs.length),
				...(status !== undefined && { status }),
				...(needsReview !== undefined && { needsReview }),
				...(cursor !== null && { cursor }),
			};
			const request = { method: 'GET', path: '/v1/jobs', query, itemIndex } as const;
			const page: Page = await callEngine<Page>(context, request);
			jobs.push(...page.jobs);
			cursor = page.nextCursor;
		} while (cursor !== null && jobs.length < wanted);
		const simplify = context.getNodeParameter('simplify', itemIndex, false) === true;
		return jobs.map((job) => ({ json: simplify ? simplified(job) : job }));
	},
};

const SIMPLE = ['jobId', 'status', 'fileName', 'templateId', 'error', 'needsReview', 'createdAt'];

function simplified(job: IDataObject): IDataObject {
	const known = SIMPLE.filter((name) => job[name] !== undefined);
	return Object.fromEntries(known.map((name) => [name, job[name]]));
}
