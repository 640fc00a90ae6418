import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problem } from '../../model/problem.ts';
import { openErrorResponses } from '../schemas/error-schema.ts';

export type MetricsSource = { contentType: string; read: () => Promise<string> };

/** Prometheus metrics of the whole process, not of single accounts. */
export function metricsRoutes(
	{ contentType, read }: MetricsSource,
	token: string | null,
): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.get('/metrics', {
			schema: {
				tags: ['Health'],
				summary: 'Get metrics in the Prometheus format',
				description:
					'Needs `authorization: Bearer …` if METRICS_TOKEN is set. If METRICS_PORT is set, the metrics are served on that port instead.',
				security: [],
				headers: z.object({ authorization: z.string().optional() }),
				response: {
					200: {
						description: 'The metrics',
						content: { 'text/plain': { schema: z.string() } },
					},
					...openErrorResponses(401),
				},
			},
			handler: async (request, reply) => {
				if (token !== null && !isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
					throw problem('METRICS_TOKEN_WRONG');
				}
				return await reply.type(contentType).send(await read());
			},
		});
		done();
	};
}

/** Constant-time comparison. */
function isSame(given: string, wanted: string): boolean {
	const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
	return timingSafeEqual(digest(given), digest(wanted));
}
