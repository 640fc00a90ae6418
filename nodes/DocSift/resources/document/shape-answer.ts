import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';
import { aboutKind } from '../../../shared/kind';
import type { Kind } from '../../../shared/kind';
import { reviewUrlOf } from '../../../shared/job-document';
import { isObject } from '../../../shared/read-path';
import { readShape, shapeDocument } from '../../../shared/shape-document';
import type { ReadDocument, Shape } from '../../../shared/shape-document';
import { nameTemplate } from '../../automatic';
import type { InputDocument } from '../../document-input';
import { passFile } from '../../each-document';
import { isSince3, isTool, optionsOf } from '../../operation';
import type { Session } from '../../operation';
import { doubtKind, otherKindError } from '../../not-this-kind';
import type { JudgedKind } from '../../not-this-kind';
import { routeOf } from '../../outputs';
import { judge } from '../../review-branch';
import type { Judged, Verdict } from '../../review-branch';
import { toFailure, unreadableError } from '../../settle-files';
import type { FileResult } from '../../settle-files';
import { columnsOf } from '../../template-input';

/** What is sent for the files of an item. */
export type Order = {
	context: IExecuteFunctions;
	itemIndex: number;
	session: Session;
	fields: Record<string, string | undefined> & { templateId: string };
};

type Entry = Judged &
	JudgedKind &
	Omit<Kind, 'template'> & {
		/** null: no template reads the document. */
		result: IDataObject | null;
		/** Of a file that was split. */
		templateId?: string | null;
		problem?: { code: string; status: number };
		/** Of this document. Another service with this interface may give only the sum of all. */
		pageCount?: number | null;
		documentId?: string;
		reviewUrl?: string;
		keptUntil?: string;
		/** The job or kept document that said the same before. */
		duplicateOf?: string;
	};
type Named = Entry & { filename: string };
export type Answer = IDataObject & {
	warnings?: string[];
} & (Entry | { results: Named[] });

const SURE: Verdict = { isDoubtful: false, reasons: [] };

/** The items of a response, one outcome per document. */
export async function shapeAnswer(
	order: Order,
	answer: Answer,
	documents: InputDocument[],
): Promise<FileResult[]> {
	const { context, itemIndex, session, fields } = order;
	for (const warning of answer.warnings ?? []) session.warnings.add(warning);
	const onlyName = documents[0]?.fileName ?? fields.fileUrl ?? '';
	const entries = Array.isArray(answer.results)
		? (answer as { results: Named[] }).results
		: [{ ...(answer as unknown as Entry), filename: onlyName }];
	const shape = readShape((name, fallback) => context.getNodeParameter(name, itemIndex, fallback));
	const files = filesOf(entries, documents);
	const outcomes: FileResult[] = [];
	let isDoubtful = false;
	for (const [index, entry] of entries.entries()) {
		const read = { answer, entry, file: files[index] };
		const verdict = await judgeEntry(order, entry);
		isDoubtful ||= verdict.isDoubtful;
		outcomes.push(await shapeEntry(order, shape, read, verdict));
	}
	if (shape.output !== 'answer') return outcomes;
	const whole: FileResult = { outputs: [{ json: answer, needsReview: isDoubtful }] };
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

/** The template that read a document. */
function templateOf({ fields }: Order, { templateId = fields.templateId }: Entry): string | null {
	return templateId;
}

async function judgeEntry(order: Order, entry: Entry): Promise<Verdict> {
	const { context, itemIndex, session } = order;
	const templateId = templateOf(order, entry);
	if (templateId === null || !entry.result || isFailure(entry.result)) return SURE;
	const { isDoubtful, reasons } = await judge(context, itemIndex, session, templateId, entry);
	const added = doubtKind(context, itemIndex, entry);
	return { isDoubtful: isDoubtful || added.length > 0, reasons: [...added, ...reasons] };
}

type Read = { answer: Answer; entry: Named; file: InputDocument | undefined };

async function shapeEntry(
	order: Order,
	shape: Shape,
	{ answer, entry, file }: Read,
	verdict: Verdict,
): Promise<FileResult> {
	const { context, itemIndex, session } = order;
	const { filename, result, problem, documentId } = entry;
	if (result && isFailure(result)) {
		const fault = { fileName: filename, reason: result.error, ...problem };
		const failure = unreadableError(context, itemIndex, fault);
		const about = { fileName: filename, field: file?.field };
		return { failure: toFailure(context, itemIndex, about, failure) };
	}
	const other = otherKindError(context, itemIndex, entry, filename);
	if (other) {
		const about = { fileName: filename, field: file?.field };
		return { failure: toFailure(context, itemIndex, about, other) };
	}
	if (shape.output === 'answer') return { outputs: [] };
	const templateId = templateOf(order, entry);
	const isSorted = entry.pages !== undefined;
	const template = isSorted
		? await nameTemplate(context, itemIndex, session, templateId)
		: undefined;
	const about = aboutKind({ ...entry, template });
	const info = {
		...about,
		...describeEntry(answer, entry, verdict, shape.options.details === true),
		...(documentId !== undefined && { reviewUrl: await reviewUrlOf(context, entry) }),
	};
	const document: ReadDocument = { fileName: filename, result, info, about };
	const columns =
		templateId === null
			? undefined
			: await columnsOf(context, itemIndex, session, templateId, shape, { isSorted });
	const addInfo = verdict.isDoubtful || documentId !== undefined;
	const route = await routeOf(context, itemIndex, session, templateId);
	const wishes = { itemIndex, addInfo, columns };
	const input =
		optionsOf(context, itemIndex).keepInput === true ? passFile(context, itemIndex, file) : {};
	return {
		outputs: shapeDocument(context.getNode(), document, shape, wishes).map((json) => ({
			json: isTool(context) && isSince3(context) ? withoutEmpty(json) : json,
			...input,
			needsReview: verdict.isDoubtful,
			...(route !== undefined && { route }),
		})),
	};
}

/** What is known of a document besides its fields. */
function describeEntry(
	answer: Answer,
	entry: Named,
	{ isDoubtful, reasons }: Verdict,
	wantsDetails: boolean,
): IDataObject {
	const { pageCount: all, pageUsed, pageRemaining, warnings = [] } = answer;
	const { filename, pageCount = all as number, needsReview, lowestConfidence } = entry;
	const { documentId, keptUntil, duplicateOf, details, fitsTemplate } = entry;
	const names = Array.isArray(answer.results)
		? (answer.results as Named[]).map((one) => one.filename)
		: [filename];
	const isAlone = names.every((name) => name === filename);
	// Warnings about one of several files begin with its name.
	const own = isAlone ? warnings : warnings.filter((one) => one.startsWith(`${filename}: `));
	return {
		...(fitsTemplate !== undefined && { fitsTemplate }),
		pageCount,
		pageUsed,
		pageRemaining,
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

/** The input file of each entry. An archive or a mail has several entries, and so has a file that was split. */
function filesOf(
	entries: readonly Named[],
	documents: readonly InputDocument[],
): (InputDocument | undefined)[] {
	let at = -1;
	const places = entries.map((entry, index) => {
		const before = entries[index - 1];
		const goesOn =
			before?.pages !== undefined &&
			entry.pages !== undefined &&
			entry.pages.from > before.pages.to &&
			entry.filename === before.filename;
		if (!goesOn) at += 1;
		return at;
	});
	if (at + 1 === documents.length) return places.map((place) => documents[place]);
	return entries.map(
		({ filename }) =>
			documents.find(({ fileName }) => filename.startsWith(fileName)) ?? documents[0],
	);
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
