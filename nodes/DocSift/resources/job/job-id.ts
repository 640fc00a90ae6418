import type { IExecuteFunctions, INodeProperties } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';
import { readText } from '../../operation';

export const jobIdField: INodeProperties = {
	displayName: 'Job ID',
	name: 'jobId',
	type: 'string',
	required: true,
	default: '',
	placeholder: '={{ $json.jobId }}',
	description: 'As Job → Submit or a DocSift Trigger gives it',
};

export const jobPath = (jobId: string) => `/v1/jobs/${encodeURIComponent(jobId)}`;

export function readJobId(context: IExecuteFunctions, itemIndex: number): string {
	const jobId = readText(context, 'jobId', itemIndex);
	if (jobId !== '') return jobId;
	throw new NodeOperationError(context.getNode(), 'The job ID is empty', {
		description:
			'Take it from Job → Submit or a DocSift Trigger, usually as {{ $json.jobId }}. If that expression is empty, the node before gives no jobId.',
		itemIndex,
	});
}
