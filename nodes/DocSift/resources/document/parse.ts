import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';
import { factsOf } from '../../../shared/errors';
import {
	detailsOption,
	ONLY_1,
	outputControl,
	outputOptions,
	showIf,
} from '../../../shared/output-control';
import { readShape, shapeDocument } from '../../../shared/shape-document';
import type { ReadDocument } from '../../../shared/shape-document';
import { templateLocator } from '../../../shared/template-list';
import { callEngine } from '../../../shared/transport';
import {
	binaryFields,
	fileOptions,
	makeForm,
	readSource,
	readerOption,
	readingFields,
	readingOptions,
	refuseEmpty,
	sourceSelector,
	urlField,
} from '../../document-input';
import type { InputDocument } from '../../document-input';
import { optionsField, optionsOf } from '../../operation';
import type { Operation, Output, Session } from '../../operation';
import { hasReviewBranch, isDoubtful, reviewBranch } from '../../review-branch';
import { settleFiles, toFailure, unreadableError, unreadableOption } from '../../settle-files';
import type { Outcome } from '../../settle-files';
import { readTemplateId } from '../../template-input';
import { outputSelectorOf1, rowsFieldOf1 } from './output-of-1';

type Entry = {
	result: IDataObject;
	problem?: { code: string; status: number };
	details?: IDataObject[];
	lowestConfidence?: number | null;
	documentId?: string;
	keptUntil?: string;
};
type Answer = IDataObject & (Entry | { results: (Entry & { filename: string })[] });
/** Some files with the response of the engine, or the error. */
type Sent = { documents: InputDocument[]; answer: Answer } | { outcome: Outcome };

const MAX_FILES_AT_ONCE = 10;
/** Errors about several files together, which say nothing about the single files. */
const SEVERAL_REFUSED =
	/^(?:PLAN_REQUIRED|TEST_MODE_RESTRICTED|TOO_MANY_FILES|ZIP_AMONG_FILES|UNSUPPORTED_FILE_TYPE|FILE_EMPTY|FILE_TOO_LARGE|BODY_TOO_LARGE)$/;

export const parse: Operation = {
	parallel: true,
	properties: [
		templateLocator,
		sourceSelector,
		binaryFields,
		urlField,
		showIf(ONLY_1, outputSelectorOf1),
		showIf(ONLY_1, rowsFieldOf1),
		...outputControl,
		...reviewBranch,
		optionsField([
			...outputOptions,
			unreadableOption,
			detailsOption,
			...fileOptions,
			{
				displayName: 'Keep for Correction',
				name: 'keep',
				type: 'boolean',
				default: false,
				description:
					'Whether the engine keeps the pages for a while, so that Document → Correct can put the result right. Adds the field _document with the documentId.',
			},
			{
				displayName: 'Keep Input File',
				name: 'keepInput',
				type: 'boolean',
				default: false,
				description: 'Whether the items that come out carry the file that they were read from',
			},
			...readingOptions,
			readerOption,
		]),
	],

	execute: async (context, itemIndex, session) => {
		const templateId = await readTemplateId(context, itemIndex, session);
		const { documents, fileUrl } = await readSource(context, itemIndex, session, 'binaryFields');
		const options = optionsOf(context, itemIndex);
		const wantsDetails = options.details === true || hasReviewBranch(context, itemIndex);
		const fields = {
			templateId,
			fileUrl,
			...readingFields(options),
			...(wantsDetails && { details: 'true' }),
			...(options.keep === true && { keep: 'true' }),
		};
		const order: Order = { context, itemIndex, session, fields };
		const sent = fileUrl === undefined ? await sendAll(order, documents) : [await send(order, [])];
		const outcomes = sent.flatMap((one) =>
			'outcome' in one ? [one.outcome] : shapeAnswer(order, one.answer, one.documents),
		);
		return settleFiles(context, itemIndex, session, outcomes);
	},
};

type Order = {
	context: IExecuteFunctions;
	itemIndex: number;
	session: Session;
	fields: Record<string, string | undefined>;
};

/** Sends as few requests as possible; an error of one does not affect the others. */
async function sendAll(order: Order, documents: readonly InputDocument[]): Promise<Sent[]> {
	const sent: Sent[] = [];
	const batch: InputDocument[] = [];
	const flush = async () => {
		if (batch.length > 0) sent.push(...(await sendTogether(order, batch.splice(0))));
	};
	for (const document of documents) {
		// An archive must be the only file of a request.
		const isAlone = order.session.oneByOne || /\.zip$/i.test(document.fileName);
		if (isAlone || batch.length === MAX_FILES_AT_ONCE) await flush();
		batch.push(document);
		if (isAlone) await flush();
	}
	await flush();
	return sent;
}

/** Sends several files in one request, or one by one if the engine refuses them together. */
async function sendTogether(order: Order, documents: InputDocument[]): Promise<Sent[]> {
	const sent = await send(order, documents);
	const failure = 'outcome' in sent && 'failure' in sent.outcome ? sent.outcome.failure : undefined;
	if (!failure || documents.length === 1) return [sent];
	const { code } = factsOf(failure);
	if (!SEVERAL_REFUSED.test(code)) return [sent];
	if (code === 'PLAN_REQUIRED') order.session.oneByOne = true;
	const each: Sent[] = [];
	for (const document of documents) each.push(await send(order, [document]));
	return each;
}

async function send(
	{ context, itemIndex, fields }: Order,
	documents: InputDocument[],
): Promise<Sent> {
	const [first] = documents;
	try {
		if (first && documents.length === 1) refuseEmpty(context, itemIndex, first);
		const answer = await callEngine<Answer>(context, {
			method: 'POST',
			path: '/documents/parse',
			form: () => makeForm(fields, 'files', documents),
			repeatable: true,
			itemIndex,
		});
		return { documents, answer: namePageCount(answer) };
	} catch (error) {
		const names = documents.map(({ fileName }) => fileName).join(', ');
		const fileName = fields.fileUrl ?? names;
		return { outcome: { failure: toFailure(context, itemIndex, fileName, error) } };
	}
}

/** Another service with this interface may use the name `totalPageCount`. */
function namePageCount(answer: Answer): Answer {
	const { totalPageCount } = answer;
	return totalPageCount === undefined ? answer : { pageCount: totalPageCount, ...answer };
}

function shapeAnswer(
	{ context, itemIndex, fields }: Order,
	answer: Answer,
	documents: InputDocument[],
): Outcome[] {
	const { pageCount, pageUsed, pageRemaining } = answer;
	const onlyName = documents[0]?.fileName ?? fields.fileUrl ?? '';
	const entries = Array.isArray(answer.results)
		? (answer as { results: (Entry & { filename: string })[] }).results
		: [{ ...(answer as unknown as Entry), filename: onlyName }];
	const shape = readShape((name, fallback) => context.getNodeParameter(name, itemIndex, fallback));
	const outcomes = entries.map((entry, index): Outcome => {
		const { filename, result, problem, details, lowestConfidence, documentId, keptUntil } = entry;
		if (isFailure(result)) {
			const fault = { fileName: filename, reason: result.error, ...problem };
			return { failure: unreadableError(context, itemIndex, fault) };
		}
		if (shape.output === 'answer') return { outputs: [] };
		const info = {
			...{ pageCount, pageUsed, pageRemaining },
			...(lowestConfidence !== undefined && { lowestConfidence }),
			...(documentId !== undefined && { documentId, keptUntil }),
			...(details !== undefined && shape.options.details === true && { details }),
		};
		const document: ReadDocument = { fileName: filename, result, info };
		const needsReview = isDoubtful(context, itemIndex, { lowestConfidence });
		const addInfo = needsReview || documentId !== undefined;
		const input = inputOf(context, itemIndex, documents, { filename, index, of: entries.length });
		return {
			outputs: shapeDocument(context.getNode(), document, shape, { itemIndex, addInfo }).map(
				(json) => ({ json, ...input, needsReview }),
			),
		};
	});
	if (shape.output !== 'answer') return outcomes;
	// Documents that were read are charged, so they must not be lost when others fail.
	const failures = outcomes.filter((one) => 'failure' in one);
	const isLost = failures.length === outcomes.length;
	const asData = shape.options.unreadable === 'data';
	const needsReview = entries.some((entry) => isDoubtful(context, itemIndex, entry));
	const whole: Outcome = { outputs: [{ json: answer, needsReview }] };
	if (asData) return [whole];
	if (context.continueOnFail()) return [whole, ...failures];
	return isLost ? failures : [whole];
}

/** A template may have a field called `error`; only a lone `error` text is a failure. */
function isFailure(result: IDataObject): result is { error: string } {
	return typeof result.error === 'string' && Object.keys(result).length === 1;
}

/** The input file of an entry, if it should be passed on. */
function inputOf(
	context: IExecuteFunctions,
	itemIndex: number,
	documents: readonly InputDocument[],
	{ filename, index, of }: { filename: string; index: number; of: number },
): Pick<Output, 'binary'> {
	if (optionsOf(context, itemIndex).keepInput !== true) return {};
	const found =
		of === documents.length
			? documents[index]
			: (documents.find(({ fileName }) => filename.startsWith(fileName)) ?? documents[0]);
	const data = found && context.getInputData()[itemIndex]?.binary?.[found.field];
	return data ? { binary: { [found.field]: data } } : {};
}
