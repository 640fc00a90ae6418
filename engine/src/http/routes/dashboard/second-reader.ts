import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problem } from '../../../model/problem.ts';
import type { SecondReading } from '../../../reading/second-reader/second-reading.ts';
import { callerOf } from '../../caller.ts';
import { signedInOf } from '../../plugins/session.ts';
import { errorResponses } from '../../schemas/error-schema.ts';
import { withClient } from '../../watch-client.ts';

const usageSchema = z.object({
	period: z.string(),
	calls: z.int(),
	promptTokens: z.int(),
	answerTokens: z.int(),
	cost: z.number(),
	limit: z.int().nullable().describe('Tokens a month; 0: it may not be used, null: no limit'),
});
/** Only the owner sees the model and its host. */
const settingsSchema = z.object({
	model: z.string(),
	host: z.string(),
	maxPages: z.int(),
	parallel: z.int(),
	timeoutSeconds: z.number(),
	images: z.enum(['never', 'auto']),
});
const stateSchema = z.object({
	isConfigured: z.boolean(),
	settings: settingsSchema.nullable(),
	usage: usageSchema.nullable(),
});
const triedSchema = z.object({
	isHeard: z.boolean(),
	message: z.string(),
	seconds: z.number(),
	tokens: z.int(),
});

/** The state and cost of the second reader, and a test request. */
export function secondReaderRoutes({
	secondReading,
}: {
	secondReading: SecondReading | null;
}): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.get('/second-reader', {
			schema: {
				summary: 'Get the state of the second reader and its cost this month',
				response: { 200: stateSchema, ...errorResponses(401, 429) },
			},
			handler: async (request) => {
				if (!secondReading) return { isConfigured: false, settings: null, usage: null };
				const { account, plan } = callerOf(request);
				const { reader, settings } = secondReading;
				const { maxPages, parallel, images, timeoutMs } = settings;
				const { model, host } = reader;
				const shown = { model, host, maxPages, parallel, images, timeoutSeconds: timeoutMs / 1000 };
				return {
					isConfigured: true,
					settings: account.isOwner && signedInOf(request).user.role === 'owner' ? shown : null,
					usage: await secondReading.readUsage(account, plan),
				};
			},
		});

		app.post('/second-reader/test', {
			config: { costly: true },
			schema: {
				summary: 'Test the second reader with a made-up page',
				response: { 200: triedSchema, ...errorResponses(401, 403, 409, 429) },
			},
			handler: async (request) => {
				const { account, plan } = callerOf(request);
				if (!account.isOwner) throw problem('OWNER_REQUIRED');
				if (!secondReading) throw problem('SECOND_READER_MISSING');
				return await withClient(request, ({ signal }) =>
					secondReading.tryOut({ account, plan }, signal),
				);
			},
		});
		done();
	};
}
