import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';
import { factsOf } from '../../../shared/errors';
import {
	detailsOption,
	optionsField,
	ONLY_1,
	outputControl,
	outputOptions,
	showIf,
} from '../../../shared/output-control';
import { isObject } from '../../../shared/read-path';
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
	sourceSelectors,
	toolNotice,
	urlField,
} from '../../document-input';
import type { InputDocument } from '../../document-input';
import { isSince3, isTool, optionsOf } from '../../operation';
import type { Operation, Output, Session } from '../../operation';
import { hasReviewBranch, judge, reviewBranch } from '../../review-branch';
import type { Judged, Verdict } from '../../review-branch';
import { settleFiles, toFailure, unreadableError, unreadableOption } from '../../settle-files';
import type { Outcome } from '../../settle-files';
import { columnsOf, readTemplateId } from '../../template-input';
import { outputSelectorOf1, rowsFieldOf1 } from './output-of-1';

type Entry = Judged & {
	result: IDataObject;
	problem?: { code: string; status: number };
	/** Of this document. Another service with this interface may give only the sum of all. */
	pageCount?: number | null;
	documentId?: string;
	keptUntil?: string;
	/** The job or kept document that said the same before. */
	duplicateOf?: string;
};
type Answer = IDataObject & {
	warnings?: string[];
} & (Entry | { results: (Entry & { filename: string })[] });
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
		...sourceSelectors,
		toolNotice,
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
					'Whether the engine keeps the pages for a while, so that Document → Correct can correct the result. Adds the field _document with the documentId.',
			},
			{
				displayName: 'Keep Input File',
				name: 'keepInput',
				type: 'boolean',
				default: false,
				description: 'Whether each output item includes the file that it was read from',
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
		const outcomes: Outcome[] = [];
		for (const one of sent) {
			if ('outcome' in one) outcomes.push(one.outcome);
			else outcomes.push(...(await shapeAnswer(order, one.answer, one.documents)));
		}
		return settleFiles(context, itemIndex, session, outcomes);
	},
};

type Order = {
	context: IExecuteFunctions;
	itemIndex: number;
	session: Session;
	fields: Record<string, string | undefined> & { templateId: string };
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
	for (const document of documents) {
		each.push(await send(order, [document]));
		if (isExhausted(each.at(-1))) break;
	}
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
		const field = documents.length === 1 ? first?.field : undefined;
		const about = { fileName: fields.fileUrl ?? names, field };
		return { outcome: { failure: toFailure(context, itemIndex, about, error) } };
	}
}

function isExhausted(sent: Sent | undefined): boolean {
	const outcome = sent && 'outcome' in sent ? sent.outcome : undefined;
	if (!outcome || !('failure' in outcome)) return false;
	return factsOf(outcome.failure).code === 'QUOTA_EXCEEDED';
}

/** Another service with this interface may use the name `totalPageCount`. */
function namePageCount(answer: Answer): Answer {
	const { totalPageCount } = answer;
	if (totalPageCount === undefined) return answer;
	return { pageCount: totalPageCount as number, ...answer } as Answer;
}

async function shapeAnswer(
	order: Order,
	answer: Answer,
	documents: InputDocument[],
): Promise<Outcome[]> {
	const { context, itemIndex, session, fields } = order;
	for (const warning of answer.warnings ?? []) session.warnings.add(warning);
	const onlyName = documents[0]?.fileName ?? fields.fileUrl ?? '';
	const entries = Array.isArray(answer.results)
		? (answer as { results: (Entry & { filename: string })[] }).results
		: [{ ...(answer as unknown as Entry), filename: onlyName }];
	const shape = readShape((name, fallback) => context.getNodeParameter(name, itemIndex, fallback));
	const verdicts: Verdict[] = [];
	for (const entry of entries) {
		const isRead = !isFailure(entry.result);
		verdicts.push(
			isRead
				? await judge(context, itemIndex, session, fields.templateId, entry)
				: { isDoubtful: false, reasons: [] },
		);
	}
	const columns = await columnsOf(context, itemIndex, session, fields.templateId, shape);
	const outcomes = entries.map((entry, index): Outcome => {
		const { filename, result, problem, documentId } = entry;
		const file = fileOf(documents, { filename, index, of: entries.length });
		if (isFailure(result)) {
			const fault = { fileName: filename, reason: result.error, ...problem };
			const failure = unreadableError(context, itemIndex, fault);
			const about = { fileName: filename, field: file?.field };
			return { failure: toFailure(context, itemIndex, about, failure) };
		}
		if (shape.output === 'answer') return { outputs: [] };
		const verdict = verdicts[index] ?? { isDoubtful: false, reasons: [] };
		const info = describeEntry(answer, entry, verdict, shape.options.details === true);
		const document: ReadDocument = { fileName: filename, result, info };
		const addInfo = verdict.isDoubtful || documentId !== undefined;
		const input = inputOf(context, itemIndex, file);
		const wishes = { itemIndex, addInfo, columns };
		return {
			outputs: shapeDocument(context.getNode(), document, shape, wishes).map((json) => ({
				json: isTool(context) && isSince3(context) ? withoutEmpty(json) : json,
				...input,
				needsReview: verdict.isDoubtful,
			})),
		};
	});
	if (shape.output !== 'answer') return outcomes;
	const isDoubtful = verdicts.some((one) => one.isDoubtful);
	const whole: Outcome = { outputs: [{ json: answer, needsReview: isDoubtful }] };
	if (shape.options.unreadable === 'data') return [whole];
	const failures = outcomes.filter((one) => 'failure' in one);
	if (context.continueOnFail() || isSince3(context)) {
		return failures.length < outcomes.length || !isSince3(context)
			? [whole, ...failures]
			: failures;
	}
	// Before version 3, failures beside documents that were read did not stop the node.
	return failures.length === outcomes.length ? failures : [whole];
}

/** What is known of a document besides its fields. */
function describeEntry(
	answer: Answer,
	entry: Entry & { filename: string },
	{ isDoubtful, reasons }: Verdict,
	wantsDetails: boolean,
): IDataObject {
	const { pageCount: all, pageUsed, pageRemaining, warnings = [] } = answer;
	const { filename, pageCount = all as number, needsReview, lowestConfidence } = entry;
	const { documentId, keptUntil, duplicateOf, details } = entry;
	const isAlone = !Array.isArray(answer.results);
	// Warnings about one of several documents begin with its name.
	const own = isAlone ? warnings : warnings.filter((one) => one.startsWith(`${filename}: `));
	return {
		...{ pageCount, pageUsed, pageRemaining },
		...((needsReview !== undefined || isDoubtful) && {
			needsReview: needsReview === true || isDoubtful,
			reasons,
		}),
		...(lowestConfidence !== undefined && { lowestConfidence }),
		...(own.length > 0 && { warnings: own }),
		...(documentId !== undefined && { documentId, keptUntil }),
		...(duplicateOf !== undefined && { duplicateOf }),
		...(details !== undefined && wantsDetails && { details }),
	};
}

/** A template may have a field called `error`; only a lone `error` text is a failure. */
function isFailure(result: IDataObject): result is { error: string } {
	return typeof result.error === 'string' && Object.keys(result).length === 1;
}

/** The input file that an entry was read from; an archive or a mail has several entries. */
function fileOf(
	documents: readonly InputDocument[],
	{ filename, index, of }: { filename: string; index: number; of: number },
): InputDocument | undefined {
	if (of === documents.length) return documents[index];
	return documents.find(({ fileName }) => filename.startsWith(fileName)) ?? documents[0];
}

/** The input file, if it should be passed on. */
function inputOf(
	context: IExecuteFunctions,
	itemIndex: number,
	file: InputDocument | undefined,
): Pick<Output, 'binary'> {
	if (optionsOf(context, itemIndex).keepInput !== true) return {};
	const data = file && context.getInputData()[itemIndex]?.binary?.[file.field];
	return data ? { binary: { [file.field]: data } } : {};
}

/** A short answer for a model: without fields that were not found. */
function withoutEmpty(fields: IDataObject): IDataObject {
	const kept = Object.entries(fields).map(([name, value]): [string, unknown] => [
		name,
		isObject(value) ? withoutEmpty(value) : value,
	]);
	const found = kept.filter(
		([, value]) =>
			value !== null &&
			!(Array.isArray(value) && value.length === 0) &&
			!(isObject(value) && Object.keys(value).length === 0),
	);
	return Object.fromEntries(found) as IDataObject;
}
