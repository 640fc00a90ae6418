import type { IExecuteFunctions, INodeProperties, NodeApiError } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';
import { addFacts, factsOf, toErrorItem, toErrorJson, toNodeError } from '../shared/errors';
import type { Facts } from '../shared/errors';
import { optionsOf } from './operation';
import type { Output, Session } from './operation';

type NodeError = NodeApiError | NodeOperationError;

/** The result of one file of an item. */
export type Outcome = { outputs: Output[] } | { failure: NodeError };

export const unreadableOption: INodeProperties = {
	displayName: 'If a Document Cannot Be Read',
	name: 'unreadable',
	type: 'options',
	options: [
		{
			name: 'Fail the Item',
			value: 'error',
			description: 'An error of the item, which On Error in the settings of the node can catch',
		},
		{
			name: 'Output the Reason as Data',
			value: 'data',
			description: 'An item with the fields fileName, error, code, status and retryable',
		},
	],
	default: 'error',
	description:
		'What to do with a document that is damaged, locked, blank, empty, too large or too long, or of a type that is not read. It costs no pages. Beside others that were read it never fails the item.',
};

/** Errors caused by the document itself. */
const DOCUMENT_FAULTS =
	/^(?:UNSUPPORTED_FILE_TYPE|FILE_EMPTY|URL_FETCH_FAILED|ZIP_NOT_IN_JOBS|MAIL_NOT_IN_JOBS|ARCHIVE_\w+)$/;

function isDocumentFault(error: NodeError): boolean {
	const { code, status } = factsOf(error);
	return status === 413 || status === 422 || DOCUMENT_FAULTS.test(code);
}

/**
 * The items of all files. If some files were read, failed ones do not stop the node: the others were charged and must
 * not be lost.
 */
export function settleFiles(
	context: IExecuteFunctions,
	itemIndex: number,
	session: Session,
	outcomes: readonly Outcome[],
): Output[] {
	const failures = outcomes.flatMap((one) => ('failure' in one ? [one.failure] : []));
	const someWereRead = failures.length < outcomes.length;
	const { unreadable, addInfo } = optionsOf(context, itemIndex);
	const asData = unreadable === 'data';
	return outcomes.flatMap((outcome) => {
		if ('outputs' in outcome) return outcome.outputs;
		const { failure } = outcome;
		if (asData && isDocumentFault(failure)) {
			const { reason = failure.message, fileName } = failure.context as Partial<Facts>;
			const info = addInfo === true && fileName !== undefined && { _document: { fileName } };
			return [{ json: { ...toErrorJson(failure), error: reason, ...info } }];
		}
		if (context.continueOnFail()) return [toErrorItem(failure)];
		if (!someWereRead) throw describeAll(failure, failures);
		session.failedBeside += 1;
		return [{ json: toErrorJson(failure) }];
	});
}

/** n8n shows one error, so it names the others. */
function describeAll(first: NodeError, all: readonly NodeError[]): NodeError {
	const others = all.filter((one) => one !== first).map(({ message }) => message);
	if (others.length > 0) {
		first.description = [first.description, `Also: ${others.join(' · ')}`]
			.filter(Boolean)
			.join('\n');
	}
	return first;
}

/** Converts anything thrown into a failure of the file. */
export function toFailure(
	context: IExecuteFunctions,
	itemIndex: number,
	fileName: string,
	error: unknown,
): NodeError {
	const failure = toNodeError(context.getNode(), error, itemIndex);
	const { fileName: known } = failure.context as Partial<Facts>;
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
			`No pages were charged for it. To go on with the other documents, set On Error in the settings of this node, or the option "If a Document Cannot Be Read". ${advice}`.trim(),
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
