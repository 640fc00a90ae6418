import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RateLimits } from '../../../services/accounts/rate-limits.ts';
import type { ExportResult } from '../../../services/export/export-result.ts';
import { EXPORT_FORMATS } from '../../../services/export/write-export.ts';
import type { Intake } from '../../../reading/intake/accept-documents.ts';
import { codeFor } from '../../../model/languages.ts';
import { AUTO_TEMPLATE } from '../../../model/piece.ts';
import { problem } from '../../../model/problem.ts';
import { mediaTypeOf } from '../../../model/formats.ts';
import { READERS, SECOND_READER_MODES } from '../../../model/second-reader.ts';
import { CATEGORIES } from '../../../model/template.ts';
import type { TemplateLimits } from '../../../model/template.ts';
import { visitorOf } from '../../../services/parsing/admission.ts';
import type { Admission } from '../../../services/parsing/admission.ts';
import type { SampleCharge } from '../../../services/parsing/read-samples.ts';
import type { Samples } from '../../../services/parsing/samples.ts';
import { openSorting } from '../../../services/parsing/sorting.ts';
import type { ParsedPiece } from '../../../reading/pipeline/parse-pieces.ts';
import type { Templates } from '../../../services/templates/templates.ts';
import { answerInSlices } from '../../answer-in-slices.ts';
import { callerOf, nameCaller } from '../../caller.ts';
import { JSON_VALUES_OF_RESULT, jsonValuesOfTemplate } from '../../json-limits.ts';
import { refuseWhenExceeded } from '../../plugins/authentication.ts';
import { readForm } from '../../read-form.ts';
import { acceptSample, SAMPLE_FORM } from '../../sample-form.ts';
import { detailsSchema } from '../../schemas/details-schema.ts';
import { errorResponses } from '../../schemas/error-schema.ts';
import { rangeSchema } from '../../schemas/piece-schema.ts';
import { changesSchema, notLearntSchema } from '../../schemas/review-schemas.ts';
import { fieldMapSchema, templateFieldsSchema } from '../../schemas/template-schemas.ts';
import { templateRulesSchema } from '../../schemas/rule-schemas.ts';
import { sendExport } from '../export.ts';
import { withFolder } from '../../with-folder.ts';
import type { ZodRoutes } from '../../zod-routes.ts';
import { boxSchema } from '../../schemas/review-schemas.ts';

type Collaborators = {
	samples: Samples;
	templates: Templates;
	templateLimits: TemplateLimits;
	rateLimits: RateLimits;
	intake: Intake;
	admission: Admission;
	exportResult: ExportResult;
	settings: { deadlineMs: number };
};

const formRules = {
	...SAMPLE_FORM,
	fieldNames: ['language', 'password'],
	required: [],
};
const params = z.object({ sampleId: z.string() });
const sampleSchema = z.object({
	sampleId: z.string(),
	fileName: z.string(),
	language: z.string().nullable(),
	pageCount: z.int(),
	expiresAt: z.iso.datetime(),
	pageUsed: z.int(),
	pageRemaining: z.int(),
});
const language = z.string().max(32).nullable();

type WorkOn = <T>(
	request: FastifyRequest,
	work: (
		given: Parameters<Samples['create']>[0],
		folder: string,
		startClock: () => void,
	) => Promise<T>,
) => Promise<T>;

type Tools = Collaborators & {
	/** Works in a folder of its own, and within the time that a request may take. */
	workOn: WorkOn;
	/** Looking at a kept sample costs nothing, so it has a limit of its own. */
	countLook: (request: FastifyRequest) => Promise<void>;
};

/** Documents that templates are tried on while people change them. Charged once, then kept for a day. */
export function sampleRoutes(collaborators: Collaborators): FastifyPluginCallbackZod {
	const { rateLimits } = collaborators;
	const tools: Tools = {
		...collaborators,
		workOn: createWorkOn(collaborators),
		countLook: async (request) =>
			refuseWhenExceeded(await rateLimits.spendPreview(callerOf(request).account.id)),
	};
	return (app, _options, done) => {
		addCreation(app, tools);
		addSample(app, tools);
		addLanguage(app, tools);
		addValues(app, tools);
		addDocuments(app, tools);
		addExport(app, tools);
		addLessons(app, tools);
		addProposal(app, tools);
		addWords(app, tools);
		done();
	};
}

function createWorkOn({ intake: { uploads }, settings }: Collaborators): WorkOn {
	return async (request, work) => {
		return await withFolder(request, uploads, async (folder, client) => {
			const { signal } = client;
			const given = { caller: callerOf(request), signal, log: request.log };
			return await work(given, folder, () => client.limit(settings.deadlineMs));
		});
	};
}

function addCreation(app: ZodRoutes, { samples, intake, admission, workOn }: Tools): void {
	const { uploads } = intake;
	app.post('/samples', {
		config: { costly: true },
		schema: {
			summary: 'Read a document to test templates on; charged once, like a parse',
			consumes: ['multipart/form-data'],
			response: {
				201: sampleSchema,
				...errorResponses(400, 401, 403, 413, 415, 422, 429, 503),
			},
		},
		handler: async (request, reply) => {
			await admission.admit(visitorOf(callerOf(request), 'request'));
			const made = await workOn(request, async (given, folder, startClock) => {
				const form = await readForm(request, folder, { ...formRules, uploads });
				const document = await acceptSample(intake, form, {
					into: folder,
					signal: given.signal,
				});
				startClock();
				const { language: asked = null, password } = form;
				const wish = { document, language: codeFor(asked), password, folder };
				return await samples.create(given, wish);
			});
			return await reply.code(201).send(present(made));
		},
	});

	app.post('/samples/example', {
		config: { costly: true },
		schema: {
			summary: 'The sample invoice; nothing is charged',
			response: { 201: sampleSchema, ...errorResponses(401, 403, 422, 429, 503) },
		},
		handler: async (request, reply) => {
			await admission.admit(visitorOf(callerOf(request), 'request'));
			const made = await workOn(request, (given, folder, startClock) => {
				startClock();
				return samples.createExample(given, { folder });
			});
			return await reply.code(201).send(present(made));
		},
	});
}

function addSample(app: ZodRoutes, { samples }: Tools): void {
	app.get('/samples/:sampleId', {
		schema: {
			summary: 'Get a stored sample',
			params,
			response: { 200: sampleSchema, ...errorResponses(401, 404, 429) },
		},
		handler: async (request) => {
			const { account } = callerOf(request);
			const sample = await samples.get(account.id, request.params.sampleId);
			return present({ sample, pageUsed: 0, pageRemaining: 0 });
		},
	});

	app.get('/samples/:sampleId/document', {
		schema: {
			summary: 'Get the document of a sample',
			params,
			response: { 200: z.unknown(), ...errorResponses(401, 404, 429) },
		},
		handler: async (request, reply) => {
			const { account } = callerOf(request);
			const { sample, content } = await samples.openContent(account.id, request.params.sampleId);
			return await reply
				.headers({
					'content-type': mediaTypeOf(sample.fileType),
					'content-disposition': 'attachment',
					'content-security-policy': "sandbox; default-src 'none'",
				})
				.send(content);
		},
	});
}

function addLanguage(app: ZodRoutes, { samples, admission, workOn }: Tools): void {
	app.put('/samples/:sampleId/language', {
		config: { costly: true },
		schema: {
			summary: 'Read a sample again in another language, free of charge',
			params,
			body: z.strictObject({ language }),
			response: { 200: sampleSchema, ...errorResponses(400, 401, 404, 409, 415, 422, 429, 503) },
		},
		handler: async (request) => {
			await admission.admit(visitorOf(callerOf(request), 'request'));
			const sample = await workOn(request, (given, folder, startClock) => {
				startClock();
				const wish = { folder, language: codeFor(request.body.language) };
				return samples.readInLanguage(given, request.params.sampleId, wish);
			});
			return present({ sample, pageUsed: 0, pageRemaining: 0 });
		},
	});
}

function addValues(
	app: ZodRoutes,
	{ samples, templates, templateLimits, workOn, countLook }: Tools,
): void {
	app.post('/samples/:sampleId/values', {
		config: { maxJsonValues: jsonValuesOfTemplate(templateLimits) },
		schema: {
			summary: 'Read a sample with a template or a draft; nothing is charged or saved',
			params,
			body: z.strictObject({
				schema: templateFieldsSchema(templateLimits).optional(),
				rules: templateRulesSchema.optional(),
				templateId: z.string().optional(),
				secondReader: z.enum(SECOND_READER_MODES).optional(),
				reader: z.enum(READERS).optional(),
			}),
			response: {
				200: z.object({
					result: z.record(z.string(), z.unknown()),
					details: detailsSchema,
					warnings: z.array(z.string()).optional(),
				}),
				...errorResponses(400, 401, 404, 415, 422, 429, 503),
			},
		},
		handler: async (request, reply) => {
			await countLook(request);
			const { account } = callerOf(request);
			const sample = await samples.get(account.id, request.params.sampleId);
			const { schema: fields, rules, templateId, secondReader, reader } = request.body;
			const schema = fields && rules ? { ...fields, rules } : fields;
			const template =
				templateId === undefined ? undefined : await templates.get(account.id, templateId);
			const asked = schema ?? template?.schema;
			if (!asked) {
				const faults = [{ path: 'schema', message: 'is required without a templateId' }];
				throw problem('INVALID_REQUEST', { faults });
			}
			const mode = schema ? secondReader : template?.secondReader;
			const { result, details, notes } = await workOn(request, (given, folder, startClock) => {
				startClock();
				const asking = { schema: asked, templateId: template?.id, mode, reader, folder };
				return samples.ask(given, sample, asking);
			});
			const answer = { result, details, ...(notes && { warnings: notes }) };
			return await answerInSlices(reply, answer);
		},
	});
}

const documentSchema = z.object({
	pages: rangeSchema,
	kind: z.string(),
	templateId: z.string().nullable(),
	confidence: z.number(),
	boundaryConfidence: z.number(),
	reasons: z.array(z.string()),
	result: z.record(z.string(), z.unknown()).nullable(),
	details: detailsSchema.nullable(),
	warnings: z.array(z.string()).optional(),
	error: z.object({ code: z.string(), message: z.string() }).optional(),
});

function addDocuments(app: ZodRoutes, { samples, templates, workOn, countLook }: Tools): void {
	app.post('/samples/:sampleId/documents', {
		schema: {
			summary:
				'The documents of a sample, each with what the template that fits finds; nothing is charged or saved',
			params,
			body: z.strictObject({ reader: z.enum(READERS).optional() }),
			response: {
				200: z.object({ documents: z.array(documentSchema) }),
				...errorResponses(400, 401, 404, 415, 422, 429, 503),
			},
		},
		handler: async (request, reply) => {
			await countLook(request);
			const { account } = callerOf(request);
			const sample = await samples.get(account.id, request.params.sampleId);
			const asked = { templateId: AUTO_TEMPLATE, templateIds: undefined, split: undefined };
			const { sorting } = await openSorting(templates, account.id, asked);
			if (!sorting) throw new Error('automatic sorting was not opened');
			const found = await workOn(request, (given, folder, startClock) => {
				startClock();
				return samples.sort(given, sample, { sorting, reader: request.body.reader, folder });
			});
			return await answerInSlices(reply, { documents: found.map(presentDocument) });
		},
	});
}

function presentDocument({ piece, parsed, problem: known, notes }: ParsedPiece) {
	const { pages, kind, templateId, confidence, boundaryConfidence, reasons } = piece;
	const warnings = [...notes, ...(parsed?.notes ?? [])];
	return {
		pages,
		kind,
		templateId,
		confidence,
		boundaryConfidence,
		reasons,
		result: parsed?.result ?? null,
		details: parsed?.details ?? null,
		...(warnings.length > 0 && { warnings }),
		...(known && { error: { code: known.code, message: known.message } }),
	};
}

function addExport(app: ZodRoutes, { samples, templates, exportResult }: Tools): void {
	app.post('/samples/:sampleId/export', {
		config: { maxJsonValues: JSON_VALUES_OF_RESULT },
		schema: {
			summary: 'Export the values of a template on a sample, free of charge',
			params,
			body: z.strictObject({
				format: z.enum(EXPORT_FORMATS),
				templateId: z.string(),
				result: z.record(z.string(), z.unknown()),
			}),
			response: { 200: z.unknown(), ...errorResponses(400, 401, 403, 404, 413, 429) },
		},
		handler: async (request, reply) => {
			const { account } = callerOf(request);
			const { format, templateId, result } = request.body;
			const sample = await samples.get(account.id, request.params.sampleId);
			const template = await templates.get(account.id, templateId);
			return await sendExport(reply, format, exportResult({ format, sample, template, result }));
		},
	});
}

function addLessons(app: ZodRoutes, { samples, templates, workOn, countLook }: Tools): void {
	app.post('/samples/:sampleId/lessons', {
		config: { maxJsonValues: JSON_VALUES_OF_RESULT },
		schema: {
			summary: 'Teach a template with corrected values of a sample; nothing is charged',
			params,
			body: z.strictObject({ templateId: z.string(), changes: changesSchema.min(1) }),
			response: {
				201: z.object({
					lessonId: z.string().nullable(),
					learnt: z.array(z.string()),
					notFound: z.array(z.string()),
					notLearnt: z.array(notLearntSchema),
				}),
				...errorResponses(400, 401, 403, 404, 413, 415, 422, 429, 503),
			},
		},
		handler: async (request, reply) => {
			await countLook(request);
			const { account } = callerOf(request);
			const sample = await samples.get(account.id, request.params.sampleId);
			const template = await templates.get(account.id, request.body.templateId);
			const changes = request.body.changes.map((one) => ({ ...one, value: one.value ?? null }));
			const taughtBy = nameCaller(request);
			const taught = await workOn(request, (given, folder, startClock) => {
				startClock();
				return samples.teach(given, sample, { template, changes, taughtBy, folder });
			});
			return await reply.code(201).send(taught);
		},
	});
}

function addProposal(app: ZodRoutes, { samples, workOn, countLook }: Tools): void {
	app.get('/samples/:sampleId/proposal', {
		schema: {
			summary: 'Infer a template from a sample, free of charge and without saving it',
			params,
			response: {
				200: z.object({
					category: z.enum(CATEGORIES),
					schema: z.object({ data: fieldMapSchema }),
				}),
				...errorResponses(401, 404, 422, 429, 503),
			},
		},
		handler: async (request) => {
			await countLook(request);
			const sample = await samples.get(callerOf(request).account.id, request.params.sampleId);
			return await workOn(request, (given, folder, startClock) => {
				startClock();
				return samples.infer(given, sample, { folder });
			});
		},
	});
}

function addWords(app: ZodRoutes, { samples, workOn, countLook }: Tools): void {
	app.get('/samples/:sampleId/pages/:page/words', {
		schema: {
			summary: 'Get the words of a page with their places',
			params: params.extend({ page: z.coerce.number().int().min(1).max(100_000) }),
			response: {
				200: z.array(z.object({ text: z.string(), box: boxSchema })),
				...errorResponses(400, 401, 404, 429, 503),
			},
		},
		handler: async (request) => {
			await countLook(request);
			const sample = await samples.get(callerOf(request).account.id, request.params.sampleId);
			return await workOn(request, (given, folder, startClock) => {
				startClock();
				return samples.listWords(given, sample, { folder, index: request.params.page - 1 });
			});
		},
	});
}

function present({ sample, pageUsed, pageRemaining }: SampleCharge): z.input<typeof sampleSchema> {
	const { id: sampleId, fileName, language: read, pageCount, expiresAt } = sample;
	return {
		sampleId,
		fileName,
		language: read,
		pageCount,
		expiresAt: expiresAt.toISOString(),
		pageUsed,
		pageRemaining,
	};
}
