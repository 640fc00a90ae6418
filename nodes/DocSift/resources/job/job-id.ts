import type {
	IDataObject,
	IExecuteFunctions,
	ILoadOptionsFunctions,
	INodeListSearchResult,
	INodeParameterResourceLocator,
	INodeProperties,
} from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';
import { ONLY_1, showIf, SINCE_2 } from '../../../shared/output-control';
import { callEngine, dashboardUrl, ifThere } from '../../../shared/transport';

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

export const jobLocator: INodeProperties = {
	displayName: 'Job',
	name: 'jobId',
	type: 'resourceLocator',
	required: true,
	default: { mode: 'list', value: '' },
	description: 'As Job → Submit or a DocSift Trigger gives it',
	modes: [
		{
			displayName: 'From List',
			name: 'list',
			type: 'list',
			placeholder: 'Choose a job…',
			typeOptions: { searchListMethod: 'searchJobs', searchable: true },
		},
		{
			displayName: 'By ID',
			name: 'id',
			type: 'string',
			placeholder: 'e.g. 01a1dd8b-eff5-70f5-a2ce-907ac248b257',
		},
	],
};

/** The job of an operation; since version 2 of the node it can be chosen from a list. */
export const jobFields: INodeProperties[] = [showIf(ONLY_1, idField), showIf(SINCE_2, jobLocator)];

type Page = {
	jobs: { jobId: string; fileName: string; status: string; createdAt: string }[];
	nextCursor: string | null;
};

/** The searchable list of jobs, newest first: by file name, state or ID. */
export async function searchJobs(
	this: ILoadOptionsFunctions,
	filter = '',
	paginationToken?: string,
): Promise<INodeListSearchResult> {
	const wanted = filter.trim();
	const query = {
		limit: JOBS_AT_ONCE,
		...describeFilter(wanted),
		...(paginationToken !== undefined && { cursor: paginationToken }),
	};
	const request = { method: 'GET', path: '/v1/jobs', query } as const;
	const { jobs, nextCursor } = JOB_ID.test(wanted)
		? { jobs: await findJob(this, wanted), nextCursor: null }
		: await callEngine<Page>(this, request);
	const results = jobs.map(async ({ jobId, fileName, status, createdAt }) => ({
		name: `${fileName} · ${status} · ${createdAt.slice(0, 16).replace('T', ' ')}`,
		value: jobId,
		url: await dashboardUrl(this, `/jobs/${jobId}`),
	}));
	return {
		results: await Promise.all(results),
		...(nextCursor !== null && { paginationToken: nextCursor }),
	};
}

const JOB_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const STATES = ['completed', 'failed', 'pending', 'processing', 'retrying'];

/** The engine searches: a list can be longer than one page. */
function describeFilter(wanted: string): IDataObject {
	if (wanted === '') return {};
	const state = wanted.toLowerCase();
	if (state === 'needs review') return { needsReview: true };
	return STATES.includes(state) ? { status: state } : { fileName: wanted };
}

async function findJob(context: ILoadOptionsFunctions, jobId: string): Promise<Page['jobs']> {
	const request = { method: 'GET', path: jobPath(jobId) } as const;
	const job = await ifThere(callEngine<Page['jobs'][number]>(context, request));
	return job ? [job] : [];
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
			'Choose a job from the list, or take its ID from Job → Submit or a DocSift Trigger, usually as {{ $json.jobId }} or {{ $json._document.jobId }}. If that expression is empty, the previous node returned no jobId.',
		itemIndex,
	});
}
