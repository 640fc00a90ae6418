import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Quota } from '../../../services/accounts/quota.ts';
import { callerOf } from '../../caller.ts';
import { errorResponses } from '../../schemas/error-schema.ts';

export function dashboardUsageRoutes({ quota }: { quota: Quota }): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.get('/usage/days', {
			schema: {
				summary: 'Pages charged on each of the last days, today last',
				querystring: z.object({ days: z.coerce.number().int().min(1).max(90).default(30) }),
				response: {
					200: z.array(z.object({ day: z.string(), pages: z.int() })),
					...errorResponses(400, 401, 429),
				},
			},
			handler: (request) => quota.readDays(callerOf(request).account.id, request.query.days),
		});
		done();
	};
}
