import { templateLocator } from '../../../shared/template-list';
import { callEngine } from '../../../shared/transport';
import {
	binaryField,
	makeForm,
	readSource,
	readerOption,
	readingFields,
	readingOptions,
	sourceSelector,
	urlField,
} from '../../document-input';
import { detailsOption, optionsField, optionsOf } from '../../operation';
import type { Operation } from '../../operation';
import { unreadableError, unreadableOption } from '../../shape-output';
import { readTemplateId } from '../../template-input';
import { waitForJob } from './wait-for-job';

const USUAL_WAIT_S = 300;

export const submit: Operation = {
	properties: [
		templateLocator,
		sourceSelector,
		{ ...binaryField, displayOptions: { show: { source: ['binary'] } } },
		urlField,
		{
			displayName: 'Wait for Completion',
			name: 'wait',
			type: 'boolean',
			default: false,
			description:
				'Whether to go on only when the job has ended. Otherwise let a DocSift Trigger start another workflow at its end.',
		},
		{
			displayName: 'Wait At Most (Seconds)',
			name: 'waitSeconds',
			type: 'number',
			typeOptions: { minValue: 1, maxValue: 3600 },
			default: USUAL_WAIT_S,
			description: 'After this time the item fails; the job itself goes on',
			displayOptions: { show: { wait: [true] } },
		},
		optionsField([
			{
				displayName: 'Idempotency Key',
				name: 'idempotencyKey',
				type: 'string',
				default: '',
				description:
					'A text of your own for this submission: sent again with the same text, it is answered with the same job, even if the document was rendered anew. Without it, too, the same bytes for the same template are one job; to read them again, delete the job first.',
			},
			{
				...unreadableOption,
				displayOptions: { show: { '/wait': [true] } },
			},
			{ ...detailsOption, displayOptions: { show: { '/wait': [true] } } },
			...readingOptions,
			readerOption,
		]),
	],

	execute: async (context, itemIndex, session) => {
		const templateId = await readTemplateId(context, itemIndex, session);
		const { documents, fileUrl } = await readSource(context, itemIndex, 'binaryField');
		const options = optionsOf(context, itemIndex);
		const { idempotencyKey, details, unreadable } = options;
		const fields = { templateId, fileUrl, ...readingFields(options) };
		const submitted = await callEngine<{ jobId: string }>(context, {
			method: 'POST',
			path: '/v1/documents/parse/async',
			form: () => makeForm(fields, 'file', documents),
			repeatable: true,
			...(idempotencyKey !== undefined &&
				idempotencyKey !== '' && { headers: { 'idempotency-key': String(idempotencyKey) } }),
			itemIndex,
		});
		if (!context.getNodeParameter('wait', itemIndex)) return { json: submitted };

		const seconds = Number(context.getNodeParameter('waitSeconds', itemIndex, USUAL_WAIT_S));
		const order = { jobId: submitted.jobId, seconds, details: details === true };
		const job = await waitForJob(context, itemIndex, order);
		if (job.status === 'failed' && unreadable !== 'data') {
			const advice = `The job is ${submitted.jobId}. The same document is answered with it again: to have it read anew, use Job → Retry.`;
			throw unreadableError(context, itemIndex, String(job.fileName), String(job.error), advice);
		}
		return { json: job };
	},
};
