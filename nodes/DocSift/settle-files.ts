import type { IExecuteFunctions, INodeProperties, NodeApiError } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';
import { addFacts, factsOf, toErrorJson, toErrorJsonOf2, toNodeError } from '../shared/errors';
import type { Facts } from '../shared/errors';
import { isSince3, optionsOf } from './operation';
import type { Output, Session } from './operation';

type NodeError = NodeApiError | NodeOperationError;

/** The result of one file of an item. */
export type FileResult = { outputs: Output[] } | { failure: NodeError };

export const unreadableOption: INodeProperties = {
	displayName: 'If Unreadable',
	name: 'unreadable',
	type: 'options',
	options: [
		{
			name: 'Fail the Item',
			value: 'error',
			description: 'An error of the item, which On Error in the settings of the node can handle',
		},
		{
			name: 'Output the Reason as Data',
			value: 'data',
			description: 'An item with the reason in error, and the code and the file name in details',
		},
	],
	default: 'error',
	description:
		'What to do with a document that is damaged, locked, blank, empty, too large or too long, or of an unsupported type. Such a document costs no pages.',
};

/** Errors caused by the document itself. */
const DOCUMENT_FAULTS =
	/^(?:UNSUPPORTED_FILE_TYPE|FILE_EMPTY|URL_FETCH_FAILED|ZIP_NOT_IN_JOBS|MAIL_NOT_IN_JOBS|ARCHIVE_\w+)$/;

function isDocumentFault(error: NodeError): boolean {
	const { code, status } = factsOf(error);
	return status === 413 || status === 422 || DOCUMENT_FAULTS.test(code);
}

/**
 * The items of all files. A file that failed is an error item with its file, if On Error lets the workflow go on, and
 * stops the node otherwise. Before version 3 it was a normal item if other files of its item were read.
 */
export function settleFiles(
	context: IExecuteFunctions,
	itemIndex: number,
	session: Session,
	outcomes: readonly FileResult[],
): Output[] {
	const failures = outcomes.flatMap((one) => ('failure' in one ? [one.failure] : []));
	const someWereRead = failures.length < outcomes.length;
	const { unreadable, addInfo } = optionsOf(context, itemIndex);
	const asData = unreadable === 'data';
	session.exhausted ??= failures.find((one) => factsOf(one).code === 'QUOTA_EXCEEDED');
	return outcomes.flatMap((outcome) => {
		if ('outputs' in outcome) return outcome.outputs;
		const { failure } = outcome;
		if (asData && isDocumentFault(failure)) {
			const { reason = failure.message, fileName = '' } = failure.context as Partial<Facts>;
			const info = { _document: { fileName } };
			if (isSince3(context)) {
				const json = { ...toErrorJson(failure), error: reason, ...info };
				return [{ json, ...fileOf(context, itemIndex, failure) }];
			}
			return [
				{ json: { ...toErrorJsonOf2(failure), error: reason, ...(addInfo === true && info) } },
			];
		}
		if (context.continueOnFail()) return [toErrorItem(context, itemIndex, failure)];
		if (!someWereRead || isSince3(context)) {
			throw describeAll(failure, failures, outcomes.length - failures.length);
		}
		session.failedBeside += 1;
		return [{ json: toErrorJsonOf2(failure) }];
	});
}

/** An error as the item for "On Error", with the file that it is about. */
export function toErrorItem(
	context: IExecuteFunctions,
	itemIndex: number,
	failure: NodeError,
): Output {
	return { json: toErrorJson(failure), ...fileOf(context, itemIndex, failure) };
}

/** The file that an error is about, or all files of the item if it is about none of them. */
function fileOf(
	context: IExecuteFunctions,
	itemIndex: number,
	failure: NodeError,
): Pick<Output, 'binary'> {
	const binary = context.getInputData()[itemIndex]?.binary;
	if (!binary) return {};
	const { fileField } = failure.context as Partial<Facts>;
	const file = fileField === undefined ? undefined : binary[fileField];
	return { binary: fileField !== undefined && file ? { [fileField]: file } : binary };
}

/** n8n shows one error, so it names the others. */
function describeAll(first: NodeError, all: readonly NodeError[], read: number): NodeError {
	const others = all.filter((one) => one !== first).map(({ message }) => message);
	const lines = [
		first.description,
		others.length > 0 && `Also: ${others.join(' · ')}`,
		read > 0 &&
			`${read === 1 ? 'One other file' : `${read} other files`} of this item could be read. To keep them, set On Error in the settings of this node to Continue.`,
	];
	first.description = lines.filter(Boolean).join('\n');
	return first;
}

/** Converts anything thrown into a failure of the file. */
export function toFailure(
	context: IExecuteFunctions,
	itemIndex: number,
	{ fileName, field: fileField }: { fileName: string; field?: string | undefined },
	error: unknown,
): NodeError {
	const failure = toNodeError(context.getNode(), error, itemIndex);
	const { fileName: known } = failure.context as Partial<Facts>;
	if (fileField !== undefined) addFacts(failure, { fileField });
	return known === undefined && fileName !== '' ? addFacts(failure, { fileName }) : failure;
}

/** The document was accepted but cannot be read. */
export function unreadableError(
	context: IExecuteFunctions,
	itemIndex: number,
	{ fileName, reason, advice = '', code = 'DOCUMENT_NOT_READ', status = 422 }: Unreadable,
): NodeOperationError {
	const error = new NodeOperationError(context.getNode(), `${fileName}: ${reason}`, {
		description:
			`No pages were charged for it. To go on with the other documents, set On Error in the settings of this node, or the option If Unreadable. ${advice}`.trim(),
		itemIndex,
	});
	return addFacts(error, { fileName, reason, code, status: status ?? null, retryable: false });
}

type Unreadable = {
	fileName: string;
	reason: string;
	advice?: string;
	code?: string | undefined;
	status?: number | undefined;
};
