import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Quota } from '../../services/accounts/quota.ts';
import { callerOf } from '../caller.ts';
import { errorResponses } from '../schemas/error-schema.ts';

const usageSchema = z
	.object({
		plan: z.string(),
		keyMode: z.enum(['live', 'test']).describe('The kind of key this request was sent with'),
		period: z.string().describe('The month counted, YYYY-MM in UTC'),
		pageLimit: z.int().describe('Pages that the plan allows in a month'),
		pageUsed: z.int(),
		pageReserved: z.int().describe('Pages reserved for work in progress, charged when it succeeds'),
		pageRemaining: z.int(),
		resetsAt: z.iso.datetime(),
		requestsPerMinute: z.int(),
	})
	.meta({ id: 'Usage' });

export function usageRoutes({ quota }: { quota: Quota }): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.get('/v1/usage', {
			schema: {
				tags: ['Account'],
				summary: 'Get the pages used and left this month',
				response: { 200: usageSchema, ...errorResponses(401, 429) },
			},
			handler: async (request) => {
				const { account, apiKey, plan } = callerOf(request);
				const usage = await quota.readUsage(account.id, plan.pagesPerMonth);
				return {
					plan: account.plan,
					keyMode: apiKey.mode,
					period: usage.period,
					pageLimit: usage.limit,
					pageUsed: usage.used,
					pageReserved: usage.reserved,
					pageRemaining: usage.remaining,
					resetsAt: usage.resetsAt.toISOString(),
					requestsPerMinute: plan.requestsPerMinute,
				};
			},
		});
		done();
	};
}
