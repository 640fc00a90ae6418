import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Intake, OfferKind } from '../../reading/intake/accept-documents.ts';
import type { Caller } from '../../model/account.ts';
import { languagesFor, listLanguages } from '../../model/languages.ts';
import { problem } from '../../model/problem.ts';
import { READERS } from '../../model/second-reader.ts';
import { presentKind } from '../../model/piece.ts';
import { lowestConfidence, presentReviewUrl } from '../../model/review.ts';
import { stringifyInSlices } from '../../model/sliced-json.ts';
import { visitorOf } from '../../services/parsing/admission.ts';
import type { Admission } from '../../services/parsing/admission.ts';
import type {
	ParseDocuments,
	ParsedEntry,
	ParsedRequest,
} from '../../services/parsing/parse-documents.ts';
import { openSorting } from '../../services/parsing/sorting.ts';
import type { Unpack } from '../../services/parsing/unpack.ts';
import { decideByRules, doubtBoundary } from '../../services/review/decide-review.ts';
import type { Reviews } from '../../services/review/review.ts';
import type { Templates } from '../../services/templates/templates.ts';
import { markAsJson } from '../answer-in-slices.ts';
import { callerOf } from '../caller.ts';
import { checkTemplates } from '../key-scopes.ts';
import { readForm } from '../read-form.ts';
import { readInlineOutputs } from '../read-output-wish.ts';
import { detailsSchema } from '../schemas/details-schema.ts';
import { errorResponses } from '../schemas/error-schema.ts';
import { parseFormSchema } from '../schemas/form-schemas.ts';
import {
	lowestConfidenceSchema,
	reviewDecision,
	reviewUrlSchema,
} from '../schemas/review-schemas.ts';
import { kindShape, pieceShape, presentPiece } from '../schemas/piece-schema.ts';
import { presentWarnings, warningsSchema } from '../schemas/warnings-schema.ts';
import { withFolder } from '../with-folder.ts';

export type ParseSettings = {
	maxFiles: number;
	maxFileBytes: number;
	deadlineMs: number;
};

type Collaborators = {
	templates: Templates;
	intake: Intake;
	parseDocuments: ParseDocuments;
	reviews: Pick<Reviews, 'keepDocument'>;
	unpack: Unpack;
	admission: Admission;
	settings: ParseSettings;
	publicUrl: string | null;
};

const counts = {
	pageCount: z.int().describe('Pages of all documents'),
	pageUsed: z.int().describe('Pages charged'),
	pageRemaining: z.int().describe('Pages left this month'),
};
const extracted = z
	.record(z.string(), z.unknown())
	.describe('The fields of the template, or {"error": "…"} when the document cannot be read');
const details = detailsSchema.optional();
const fault = z
	.object({ code: z.string(), status: z.int() })
	.optional()
	.describe('The code of an error, see docs/errors.md, and its status');
const kept = {
	duplicateOf: z
		.string()
		.optional()
		.describe('With keep=true: the earlier job or document with the same values'),
	documentId: z
		.string()
		.optional()
		.describe(
			'With keep=true: the ID under which the result can be corrected, see PATCH /v1/documents/{id}/result',
		),
	keptUntil: z.iso.datetime().optional(),
	reviewUrl: reviewUrlSchema,
};
const outputs = z
	.record(z.string(), z.unknown())
	.optional()
	.describe('With outputs=…: the document in each format; PDFs are in Base64, see docs/outputs.md');
const more = {
	problem: fault,
	...reviewDecision,
	lowestConfidence: lowestConfidenceSchema,
	details,
	outputs,
	...kept,
};
const ownPages = z
	.int()
	.nullable()
	.describe('Pages of this document; null if it could not be opened');
const answerSchema = z.union([
	z.object({ result: extracted, ...counts, ...kindShape, ...more, warnings: warningsSchema }),
	z.object({
		results: z.array(
			z.object({
				filename: z.string(),
				...pieceShape,
				fitsTemplate: kindShape.fitsTemplate,
				result: extracted
					.nullable()
					.describe(
						'The fields of the template, or an error; null if no template reads the document',
					),
				pageCount: ownPages,
				...more,
			}),
		),
		...counts,
		source: z.enum(['zip', 'mail']).optional(),
		warnings: warningsSchema,
	}),
]);

export function parseRoutes({
	templates,
	intake,
	parseDocuments,
	reviews,
	unpack,
	admission,
	settings,
	publicUrl,
}: Collaborators): FastifyPluginCallbackZod {
	const { uploads } = intake;
	const formRules = {
		fileField: 'files',
		maxFiles: settings.maxFiles,
		tooManyFiles: () => problem('TOO_MANY_FILES', { limit: settings.maxFiles }),
		fieldNames: [
			'templateId',
			'templateIds',
			'sender',
			'split',
			'language',
			'fileUrl',
			'details',
			'keep',
			'classify',
			'pages',
			'password',
			'reader',
			'outputs',
			'chunks',
			'kinds',
			'fields',
		],
		required: ['templateId'],
	};
	return (app, _options, done) => {
		app.get('/v1/languages', {
			config: { testKeys: true },
			schema: {
				tags: ['Documents'],
				summary: 'List the languages for OCR hints',
				response: {
					200: z.array(z.object({ code: z.string(), name: z.string() })),
					...errorResponses(401, 429),
				},
			},
			handler: () => listLanguages(),
		});

		app.post('/documents/parse', {
			config: { testKeys: true, costly: true },
			schema: {
				tags: ['Documents'],
				summary: 'Parse documents and return the results',
				description:
					'One document is answered with its `result`; several, a ZIP archive or a mail with `results`. So is a file that `templateId=auto` or `split` divides into documents, see docs/auto.md. A document that cannot be read has an `error` in the place of its fields and costs nothing.',
				consumes: ['multipart/form-data'],
				form: parseFormSchema(settings.maxFiles),
				querystring: z.object({
					details: z.enum(['true', 'false']).optional(),
					reader: z.enum(READERS).optional(),
					keep: z.enum(['true', 'false']).optional(),
					classify: z.enum(['true', 'false']).optional(),
					outputs: z.string().max(200).optional().describe('Like the form field of this name'),
				}),
				response: { 200: answerSchema, ...errorResponses(400, 401, 403, 404, 413, 415, 429, 503) },
			},
			handler: async (request, reply) => {
				const caller = callerOf(request);
				await admission.admit(visitorOf(caller, 'request'));
				return await withFolder(request, uploads, async (folder, client) => {
					const form = await readForm(request, folder, { ...formRules, uploads });
					const by = await openSorting(templates, caller.account.id, form);
					checkTemplates(request, by);
					const keep = form.keep || request.query.keep === 'true';
					if (keep) checkKeep(caller);
					const outputs = readInlineOutputs({
						...form.output,
						outputs: form.output.outputs ?? request.query.outputs,
					});
					if (outputs && by.sorting) throw refuseOutputs();
					const languages = languagesFor(form.language);
					const { candidates, source } = await intake.acceptAll(form, {
						field: formRules.fileField,
						into: folder,
						signal: client.signal,
						checkSeveral: () => checkSeveral(caller),
						unpack: (holder, signal) => unpack(caller, holder, signal),
					});
					// The deadline starts now: a slow upload is not the document's fault.
					client.limit(settings.deadlineMs);
					const wantsDetails = form.details ?? request.query.details === 'true';
					const classify = form.classify || request.query.classify === 'true';
					let ids: (Kept | undefined)[] = [];
					const write = (parsed: ParsedRequest): Promise<string> => {
						const warnings = [...form.warnings, ...listNotes(parsed, source)];
						const isSorted = by.sorting !== null;
						const answer = present(parsed, source, { wantsDetails, classify, ids, isSorted });
						return stringifyInSlices({ ...answer, ...presentWarnings(warnings) });
					};
					let prepared: { parsed: ParsedRequest; body: string } | undefined;
					const parsed = await parseDocuments(
						{
							caller,
							by,
							candidates,
							languages,
							pages: form.pages,
							reader: form.reader ?? request.query.reader,
							password: form.password,
							keep,
							outputs,
							classify,
							signal: client.signal,
							log: request.log,
							...(request.span && { span: request.span }),
						},
						// Build the response here, so that a failure occurs before pages are charged.
						async (read) => {
							if (keep) ids = await keepAll(reviews, caller, read, publicUrl);
							prepared = { parsed: read, body: await write(read) };
						},
					);
					const body = prepared?.parsed === parsed ? prepared.body : await write(parsed);
					markAsJson(reply);
					// Returned instead of sent: the response leaves after the folder is deleted. It is serialised
					// already.
					return body as never;
				});
			},
		});
		done();
	};
}

/** Test keys store nothing. */
function checkKeep({ apiKey }: Caller): void {
	if (apiKey.mode !== 'test') return;
	throw problem('TEST_MODE_RESTRICTED', { reason: 'this request asks to keep its document.' });
}

type Kept = {
	shown: { documentId: string; keptUntil: string; duplicateOf?: string; reviewUrl?: string };
	decided: Pick<Awaited<ReturnType<Reviews['keepDocument']>>, 'reasons' | 'needsReview'>;
};

/** Stores every document that could be read. */
async function keepAll(
	reviews: Pick<Reviews, 'keepDocument'>,
	{ account }: Caller,
	{ entries }: ParsedRequest,
	publicUrl: string | null,
): Promise<(Kept | undefined)[]> {
	const ids: (Kept | undefined)[] = [];
	for (const { filename, template, result, details, reading, sketch, ...entry } of entries) {
		if (entry.problem || !template || !result) {
			ids.push(undefined);
			continue;
		}
		const { senders, judged } = entry;
		const words = { reading: reading ?? null, sketch: sketch ?? [], senders };
		const parsed = { fileName: filename, result, details, judged, ...words };
		const stored = await reviews.keepDocument(account.id, template, parsed);
		const { id, expiresAt, duplicateOf, ...decided } = stored;
		const shown = {
			documentId: id,
			keptUntil: expiresAt.toISOString(),
			...(duplicateOf !== null && { duplicateOf }),
			...presentReviewUrl(publicUrl, id, 'documents'),
		};
		ids.push({ shown, decided });
	}
	return ids;
}

/** A document that was not read has no reasons. */
const UNDECIDED = { reasons: [], needsReview: null };

type Presented = {
	wantsDetails: boolean;
	/** Whether the kind of each document was requested. */
	classify: boolean;
	ids: (Kept | undefined)[];
	/** Whether each file was split into its documents. */
	isSorted: boolean;
};

function presentMore(
	{ details: all, problem: known, outputs: made, template, piece, judged }: ParsedEntry,
	{ wantsDetails, classify }: Presented,
	kept: Kept | undefined,
) {
	const { reasons: broken, needsReview } =
		kept?.decided ??
		(template && !known ? decideByRules(template.review, template.schema, all) : UNDECIDED);
	const doubts = piece && template && !known ? doubtBoundary(piece) : [];
	const reasons = needsReview !== null || doubts.length > 0 ? [...doubts, ...broken] : undefined;
	return {
		...(classify && judged && presentKind(judged)),
		...(made && { outputs: made }),
		...(known && { problem: { code: known.code, status: known.statusCode } }),
		...(reasons && { needsReview: reasons.length > 0, reasons }),
		...(wantsDetails && { lowestConfidence: lowestConfidence(all), details: all }),
		...kept?.shown,
	};
}

/** Whether the caller may send several documents in one request. */
function checkSeveral({ apiKey, plan, account }: Caller): void {
	if (apiKey.mode === 'test') {
		throw problem('TEST_MODE_RESTRICTED', { reason: 'this request has several.' });
	}
	if (!plan.multipleDocuments) throw problem('PLAN_REQUIRED', { plan: account.plan });
}

/** Outputs cover a whole file. */
function refuseOutputs() {
	const message = 'is not available with templateId=auto or split; convert the file instead';
	return problem('INVALID_REQUEST', { faults: [{ path: 'outputs', message }] });
}

/** Warnings about unused parts of the documents, with the file name where there are several. */
function listNotes({ entries }: ParsedRequest, source: OfferKind): string[] {
	return entries.flatMap(({ filename, notes }) =>
		notes.map((note) => (source === 'one' ? note : `${filename}: ${note}`)),
	);
}

function present(
	{ entries, pageCount, pageUsed, pageRemaining }: ParsedRequest,
	source: OfferKind,
	presented: Presented,
): z.input<typeof answerSchema> {
	const { ids } = presented;
	const totals = { pageCount, pageUsed, pageRemaining };
	const [only] = entries;
	if (source === 'one' && only?.result && !presented.isSorted) {
		const kept = only.problem ? undefined : ids[0];
		return { result: only.result, ...totals, ...presentMore(only, presented, kept) };
	}
	return {
		results: entries.map((entry, i) => ({
			filename: entry.filename,
			...(entry.piece && presentPiece(entry.piece)),
			result: entry.result,
			pageCount: entry.pageCount,
			...presentMore(entry, presented, entry.problem ? undefined : ids[i]),
		})),
		...totals,
		...((source === 'zip' || source === 'mail') && { source }),
	};
}
