import { documentFieldOption, downloadDocument } from '../../../shared/job-document';
import { callEngine } from '../../../shared/transport';
import { detailsOption, optionsField, optionsOf } from '../../operation';
import type { Operation } from '../../operation';
import { jobIdField, jobPath, readJobId } from './job-id';

export const get: Operation = {
	properties: [jobIdField, optionsField([documentFieldOption, detailsOption])],

	execute: async (context, itemIndex) => {
		const jobId = readJobId(context, itemIndex);
		const { details, documentField } = optionsOf(context, itemIndex);
		const query = details === true ? { details: true } : {};
		const request = { method: 'GET', path: jobPath(jobId), query, itemIndex } as const;
		const json = await callEngine(context, request);
		return { json, ...(await downloadDocument(context, jobId, documentField, { itemIndex })) };
	},
};
