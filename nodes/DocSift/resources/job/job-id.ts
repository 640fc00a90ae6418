import type {
	IExecuteFunctions,
	ILoadOptionsFunctions,
	INodeListSearchResult,
	INodeParameterResourceLocator,
	INodeProperties,
} from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';
import { ONLY_1, showIf, SINCE_2 } from '../../../shared/output-control';
import { callEngine, dashboardUrl } from '../../../shared/transport';

const JOBS_AT_ONCE = 50;

const idField: INodeProperties = {
	displayName: 'Job ID',
	name: 'jobId',
	type: 'string',
	required: true,
	default: '',
	placeholder: 'e.g. 01a1dd8b-eff5-70f5-a2ce-907ac248b257',
	description: 'As Job → Submit or a DocSift Trigger gives it',
};

const locator: INodeProperties = {
	displayName: 'Job',
	name: 'jobId',
	type: 'resourceLocator',
	required: true,
	default: { mode: 'id', value: '' },
	description: 'As Job → Submit or a DocSift Trigger gives it',
	modes: [
		{
			displayName: 'By ID',
			name: 'id',
			type: 'string',
			placeholder: 'e.g. 01a1dd8b-eff5-70f5-a2ce-907ac248b257',
		},
		{
			displayName: 'From List',
			name: 'list',
			type: 'list',
			placeholder: 'Choose a job…',
			typeOptions: { searchListMethod: 'searchJobs', searchable: true },
		},
	],
};

/** The job of an operation; since version 2 of the node it can be chosen from a list. */
export const jobFields: INodeProperties[] = [showIf(ONLY_1, idField), showIf(SINCE_2, locator)];

type Page = {
	jobs: { jobId: string; fileName: string; status: string; createdAt: string }[];
	nextCursor: string | null;
};

/** The searchable list of jobs, newest first. */
export async function searchJobs(
	this: ILoadOptionsFunctions,
	filter = '',
	paginationToken?: string,
): Promise<INodeListSearchResult> {
	const query = {
		limit: JOBS_AT_ONCE,
		...(paginationToken !== undefined && { cursor: paginationToken }),
	};
	const request = { method: 'GET', path: '/v1/jobs', query } as const;
	const { jobs, nextCursor } = await callEngine<Page>(this, request);
	const wanted = filter.toLowerCase();
	const found = jobs.filter(
		({ jobId, fileName }) => fileName.toLowerCase().includes(wanted) || jobId === wanted,
	);
	const results = found.map(async ({ jobId, fileName, status, createdAt }) => ({
		name: `${fileName} · ${status} · ${createdAt.slice(0, 16).replace('T', ' ')}`,
		value: jobId,
		url: await dashboardUrl(this, `/jobs/${jobId}`),
	}));
	return {
		results: await Promise.all(results),
		...(nextCursor !== null && { paginationToken: nextCursor }),
	};
}

export const jobPath = (jobId: string) => `/v1/jobs/${encodeURIComponent(jobId)}`;

export function readJobId(context: IExecuteFunctions, itemIndex: number): string {
	const given = context.getNodeParameter('jobId', itemIndex, '') as
		INodeParameterResourceLocator | string | null;
	const value = typeof given === 'object' ? given?.value : given;
	const jobId = String(value ?? '').trim();
	if (jobId !== '') return jobId;
	throw new NodeOperationError(context.getNode(), 'The job ID is empty', {
		description:
			'Take it from Job → Submit or a DocSift Trigger, usually as {{ $json.jobId }} or {{ $json._document.jobId }}. If that expression is empty, the node before gives no jobId.',
		itemIndex,
	});
}
