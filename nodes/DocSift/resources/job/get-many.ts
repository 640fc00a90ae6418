import type { IDataObject } from 'n8n-workflow';
import { callEngine } from '../../../shared/transport';
import { limitField, readLimit, returnAllField } from '../../limit';
import type { Operation } from '../../operation';

const MAX_PAGE = 100;

type Page = { jobs: IDataObject[]; nextCursor: string | null };

export const getMany: Operation = {
	properties: [
		returnAllField,
		limitField,
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
			],
		},
	],

	execute: async (context, itemIndex) => {
		const wanted = readLimit(context, itemIndex);
		const { status } = context.getNodeParameter('filters', itemIndex, {}) as { status?: string };
		const jobs: IDataObject[] = [];
		let cursor: string | null = null;
		do {
			const query: IDataObject = {
				limit: Math.min(MAX_PAGE, wanted - jobs.length),
				...(status !== undefined && { status }),
				...(cursor !== null && { cursor }),
			};
			const request = { method: 'GET', path: '/v1/jobs', query, itemIndex } as const;
			const page: Page = await callEngine<Page>(context, request);
			jobs.push(...page.jobs);
			cursor = page.nextCursor;
		} while (cursor !== null && jobs.length < wanted);
		return jobs.map((json) => ({ json }));
	},
};
