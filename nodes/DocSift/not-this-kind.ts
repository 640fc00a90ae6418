import type { IExecuteFunctions, INodeProperties } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';
import { addFacts } from '../shared/errors';
import type { Kind } from '../shared/kind';
import { showIf, SINCE_3 } from '../shared/output-control';
import { AUTOMATIC } from '../shared/template-list';
import { isSince3, optionsOf } from './operation';
import type { Reason } from './review-branch';

/** What to do with a document that the named template is not made for. */
export const notThisKindOption: INodeProperties = showIf(SINCE_3, {
	displayName: 'If Not This Kind',
	name: 'notThisKind',
	type: 'options',
	options: [
		{
			name: 'Continue',
			value: 'continue',
			description: 'Return the fields; the field kind says what the document is',
		},
		{
			name: 'Fail the Item',
			value: 'error',
			description:
				'An error with the code NOT_THIS_KIND, which On Error in the settings can handle',
		},
		{
			name: 'Send to Review',
			value: 'review',
			description: 'By the output of Needs Review Branch, with the reason in the field _document',
		},
	],
	default: 'continue',
	description:
		'What to do with a document that the template is not made for, such as terms or a reminder for a template of invoices',
	displayOptions: { hide: { '/templateId': [AUTOMATIC] } },
});

/** A document as the engine judges it. */
export type JudgedKind = Pick<Kind, 'kind' | 'confidence'> & { fitsTemplate?: boolean | undefined };

/** Asks the engine what a document is. With Automatic, it says so anyway. */
export function kindFields(
	context: IExecuteFunctions,
	templateId: string,
): Record<string, string | undefined> {
	return { classify: isSince3(context) && templateId !== AUTOMATIC ? 'true' : undefined };
}

/** Why a document needs review that is of another kind; none unless the option says so. */
export function doubtKind(
	context: IExecuteFunctions,
	itemIndex: number,
	{ kind, confidence, fitsTemplate }: JudgedKind,
): Reason[] {
	const { notThisKind } = optionsOf(context, itemIndex);
	if (fitsTemplate !== false || notThisKind !== 'review') return [];
	return [{ path: '', reason: 'kind', kind, confidence }];
}

/** The error of a document that is of another kind; none unless the option says so. */
export function otherKindError(
	context: IExecuteFunctions,
	itemIndex: number,
	{ kind, confidence, fitsTemplate }: JudgedKind,
	fileName: string,
): NodeOperationError | undefined {
	const { notThisKind } = optionsOf(context, itemIndex);
	if (fitsTemplate !== false || notThisKind !== 'error') return undefined;
	const sure = confidence === undefined ? '' : `, confidence ${confidence}`;
	const reason = `The template is not made for this document (kind: ${kind ?? 'other'}${sure})`;
	const error = new NodeOperationError(context.getNode(), `${fileName}: ${reason}`, {
		description:
			'The option If Not This Kind makes this an error. Template → Automatic chooses a template that fits; a template can name its kinds (match).',
		itemIndex,
	});
	return addFacts(error, {
		code: 'NOT_THIS_KIND',
		status: null,
		retryable: false,
		fileName,
		reason,
	});
}
