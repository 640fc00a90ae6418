import type { IExecuteFunctions, INodeProperties } from 'n8n-workflow';
import { ONLY_1, showIf, SINCE_2 } from '../../../shared/output-control';
import { callEngine, callEngineFully } from '../../../shared/transport';
import { sortingFields, templateLocators } from '../../automatic';
import {
	binaryField,
	binaryFields,
	makeForm,
	readingFields,
	sourceSelectors,
	toolNotice,
	urlField,
} from '../../document-input';
import type { InputDocument } from '../../document-input';
import { eachDocument } from '../../each-document';
import type { Source } from '../../each-document';
import { kindFields } from '../../not-this-kind';
import { isBefore2, optionsOf } from '../../operation';
import type { Output, Session } from '../../operation';
import { readTemplateId } from '../../template-input';
import { jobPath } from './job-id';

export type Submitted = { jobId: string; status: string; message: string; createdAt: string };

export const submissionFields: INodeProperties[] = [
	...templateLocators,
	...sourceSelectors,
	toolNotice,
	showIf(ONLY_1, { ...binaryField, displayOptions: { show: { source: ['binary'] } } }),
	showIf(SINCE_2, {
		...binaryFields,
		hint: 'One name, several with commas between, or a pattern such as attachment_* or *. Each file becomes a job of its own.',
	}),
	urlField,
];

export const ifSubmittedOption: INodeProperties = {
	displayName: 'If Already Submitted',
	name: 'ifSubmitted',
	type: 'options',
	options: [
		{
			name: 'Read It Again',
			value: 'again',
			description: 'The earlier job is erased with its result; the pages are charged again',
		},
		{
			name: 'Return the Earlier Job',
			value: 'return',
			description: 'It sends no event, because it has sent one already',
		},
		{
			name: 'Send Its Event Again',
			value: 'event',
			description: 'Return the earlier job, and send its event to the triggers again',
		},
	],
	default: 'return',
	description:
		'The same file for the same template is one job, no matter how often it is submitted',
};

export const idempotencyOption: INodeProperties = {
	displayName: 'Idempotency Key',
	name: 'idempotencyKey',
	type: 'string',
	default: '',
	description:
		'A text of your choice that identifies this submission: a submission with the same text returns the same job, even if the file differs by a few bytes. With several files, the name of each is added.',
};

/** Submits each document of an item as a job and returns its items; an error of one does not affect the others. */
export async function submitDocuments(
	context: IExecuteFunctions,
	itemIndex: number,
	session: Session,
	finish: (submitted: Submitted & { fileName: string }) => Promise<Output[]>,
): Promise<Output[]> {
	const templateId = await readTemplateId(context, itemIndex, session);
	const parameter = isBefore2(context) ? 'binaryField' : 'binaryFields';
	const work = async ({ document, fileUrl, fileName, isOnly }: Source): Promise<Output[]> => {
		const fields = {
			templateId,
			fileUrl,
			...readingFields(optionsOf(context, itemIndex)),
			...sortingFields(context, itemIndex, templateId),
			...kindFields(context, templateId),
		};
		const place = { context, itemIndex, session, isOnly };
		const submitted = await submit(place, fields, document);
		return await finish({ ...submitted, fileName });
	};
	return await eachDocument(context, itemIndex, session, work, parameter);
}

type Place = { context: IExecuteFunctions; itemIndex: number; session: Session; isOnly: boolean };

async function submit(
	{ context, itemIndex, session, isOnly }: Place,
	fields: Record<string, string | undefined>,
	document: InputDocument | undefined,
): Promise<Submitted> {
	const { idempotencyKey, ifSubmitted } = optionsOf(context, itemIndex);
	const given = String(idempotencyKey ?? '');
	const key = isOnly || !document ? given : `${given} ${document.fileName}`;
	const send = async () =>
		await callEngineFully<Submitted>(context, {
			method: 'POST',
			path: '/v1/documents/parse/async',
			form: () => makeForm(fields, 'file', document ? [document] : []),
			repeatable: true,
			...(given !== '' && { headers: { 'idempotency-key': key } }),
			itemIndex,
		});
	const { status, answer } = await send();
	if (status !== 200) return answer;
	if (ifSubmitted === 'again') {
		await callEngine(context, { method: 'DELETE', path: jobPath(answer.jobId), itemIndex });
		return (await send()).answer;
	}
	if (ifSubmitted === 'event') {
		const path = `${jobPath(answer.jobId)}/events`;
		await callEngine(context, { method: 'POST', path, itemIndex });
		return answer;
	}
	session.knownBefore += 1;
	return answer;
}
