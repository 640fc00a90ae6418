import { callEngine } from '../../../shared/transport';
import { describeResource } from '../../operation';
import type { Operation } from '../../operation';
import { getMany } from './get-many';
import { get } from './get';
import { jobIdField, jobPath, readJobId } from './job-id';
import { submit } from './submit';

const retry: Operation = {
	properties: [jobIdField],
	execute: async (context, itemIndex) => {
		const path = `${jobPath(readJobId(context, itemIndex))}/retry`;
		return { json: await callEngine(context, { method: 'POST', path, itemIndex }) };
	},
};

const remove: Operation = {
	properties: [jobIdField],
	execute: async (context, itemIndex) => {
		const path = jobPath(readJobId(context, itemIndex));
		await callEngine(context, { method: 'DELETE', path, itemIndex });
		return { json: { deleted: true } };
	},
};

export const jobResource = describeResource(
	'job',
	{
		displayName: 'Operation',
		name: 'operation',
		type: 'options',
		noDataExpression: true,
		displayOptions: { show: { resource: ['job'] } },
		options: [
			{
				name: 'Delete',
				value: 'delete',
				action: 'Delete a job',
				description: 'Erase a job with its document and its result',
			},
			{
				name: 'Get',
				value: 'get',
				action: 'Get a job',
				description: 'Get the state and the result of a job',
			},
			{
				name: 'Get Many',
				value: 'getMany',
				action: 'Get many jobs',
				description: 'List jobs, newest first, without their results',
			},
			{
				name: 'Retry',
				value: 'retry',
				action: 'Retry a job',
				description: 'Try a failed job again',
			},
			{
				name: 'Submit',
				value: 'submit',
				action: 'Submit a job',
				description: 'Hand over a document, to be read in the background',
			},
		],
		default: 'submit',
	},
	{ delete: remove, get, getMany, retry, submit },
);
