import { callEngine } from '../../../shared/transport';
import { correctionFields, correctResult } from '../../correct';
import { describeResource } from '../../operation';
import type { Operation } from '../../operation';
import { getMany } from './get-many';
import { get } from './get';
import { jobFields, jobPath, readJobId } from './job-id';
import { submit } from './submit';

const correct: Operation = {
	properties: [...jobFields, ...correctionFields],
	execute: async (context, itemIndex) => {
		const path = `${jobPath(readJobId(context, itemIndex))}/result`;
		return await correctResult(context, itemIndex, path);
	},
};

const retry: Operation = {
	properties: jobFields,
	execute: async (context, itemIndex) => {
		const path = `${jobPath(readJobId(context, itemIndex))}/retry`;
		return { json: await callEngine(context, { method: 'POST', path, itemIndex }) };
	},
};

const remove: Operation = {
	properties: jobFields,
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
				name: 'Correct',
				value: 'correct',
				action: 'Correct job',
				description: 'Correct, approve or reject the result of a job',
			},
			{
				name: 'Delete',
				value: 'delete',
				action: 'Delete job',
				description: 'Erase a job with its document and its result',
			},
			{
				name: 'Get',
				value: 'get',
				action: 'Get job',
				description: 'Wait for a job and get its result, in the same form as Document → Parse',
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
				action: 'Retry job',
				description: 'Retry a failed job',
			},
			{
				name: 'Submit',
				value: 'submit',
				action: 'Submit job',
				description: 'Submit a document as a job, which DocSift reads in the background',
			},
		],
		default: 'submit',
	},
	{ correct, delete: remove, get, getMany, retry, submit },
);
