import { factsOf } from '../../../shared/errors';
import {
	detailsOption,
	optionsField,
	ONLY_1,
	outputControl,
	outputOptions,
	showIf,
} from '../../../shared/output-control';
import { callEngine } from '../../../shared/transport';
import { sortingFields, sortingOptions, templateLocators } from '../../automatic';
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
import { optionsOf } from '../../operation';
import type { Operation } from '../../operation';
import { kindFields, notThisKindOption } from '../../not-this-kind';
import { checkRoutes, routeFields } from '../../outputs';
import { hasReviewBranch, reviewBranch } from '../../review-branch';
import { settleFiles, toFailure, unreadableOption } from '../../settle-files';
import type { FileResult } from '../../settle-files';
import { readTemplateId } from '../../template-input';
import { outputSelectorOf1, rowsFieldOf1 } from './output-of-1';
import { shapeAnswer } from './shape-answer';
import type { Answer, Order } from './shape-answer';

/** Some files with the response of the engine, or the error. */
type Sent = { documents: InputDocument[]; answer: Answer } | { outcome: FileResult };

const MAX_FILES_AT_ONCE = 10;
/** Errors about several files together, which say nothing about the single files. */
const SEVERAL_REFUSED =
	/^(?:PLAN_REQUIRED|TEST_MODE_RESTRICTED|TOO_MANY_FILES|ZIP_AMONG_FILES|UNSUPPORTED_FILE_TYPE|FILE_EMPTY|FILE_TOO_LARGE|BODY_TOO_LARGE)$/;

export const parse: Operation = {
	parallel: true,
	properties: [
		...templateLocators,
		...sourceSelectors,
		toolNotice,
		binaryFields,
		urlField,
		showIf(ONLY_1, outputSelectorOf1),
		showIf(ONLY_1, rowsFieldOf1),
		...outputControl,
		...routeFields,
		...reviewBranch,
		optionsField([
			...sortingOptions,
			...outputOptions,
			notThisKindOption,
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
		await checkRoutes(context, itemIndex, session);
		const { documents, fileUrl } = await readSource(context, itemIndex, session, 'binaryFields');
		const options = optionsOf(context, itemIndex);
		const wantsDetails = options.details === true || hasReviewBranch(context, itemIndex);
		const fields = {
			templateId,
			fileUrl,
			...readingFields(options),
			...sortingFields(context, itemIndex, templateId),
			...kindFields(context, templateId),
			...(wantsDetails && { details: 'true' }),
			...(options.keep === true && { keep: 'true' }),
		};
		const order: Order = { context, itemIndex, session, fields };
		const sent = fileUrl === undefined ? await sendAll(order, documents) : [await send(order, [])];
		const outcomes: FileResult[] = [];
		for (const one of sent) {
			if ('outcome' in one) outcomes.push(one.outcome);
			else outcomes.push(...(await shapeAnswer(order, one.answer, one.documents)));
		}
		return settleFiles(context, itemIndex, session, outcomes);
	},
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
