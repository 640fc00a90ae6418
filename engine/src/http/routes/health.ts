import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

export type HealthCheck = {
	/** Rejects when the dependency does not respond. */
	ask: () => Promise<void>;
	/** false: the process still works without this dependency, with limitations. */
	required: boolean;
};

const CHECK_TIMEOUT_MS = 2000;
const state = z.enum(['ok', 'unavailable']);
const readinessSchema = z.object({
	status: z.enum(['ok', 'degraded', 'unavailable']),
	checks: z.record(z.string(), state),
});

export function healthRoutes(
	checks: Readonly<Record<string, HealthCheck>>,
): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.get('/healthz', {
			schema: {
				tags: ['Health'],
				summary: 'Check that the process responds',
				security: [],
				response: { 200: z.object({ status: z.literal('ok') }) },
			},
			handler: () => ({ status: 'ok' as const }),
		});

		app.get('/readyz', {
			schema: {
				tags: ['Health'],
				summary:
					'Whether the process can do its work: its database answers and its folder can be written; Redis and the bucket, if used, answer',
				security: [],
				response: { 200: readinessSchema, 503: readinessSchema },
			},
			handler: async (request, reply) => {
				const answers = await Promise.all(
					Object.entries(checks).map(async ([name, check]) => {
						try {
							await withTimeout(check.ask());
							return [name, 'ok'] as const;
						} catch (error) {
							request.log.warn({ err: error, check: name }, 'a dependency does not respond');
							return [name, 'unavailable'] as const;
						}
					}),
				);
				const missing = answers.filter(([, answer]) => answer !== 'ok').map(([name]) => name);
				const ready = !missing.some((name) => checks[name]?.required);
				return reply.code(ready ? 200 : 503).send({
					status: !ready ? 'unavailable' : missing.length > 0 ? 'degraded' : 'ok',
					checks: Object.fromEntries(answers),
				});
			},
		});
		done();
	};
}

async function withTimeout(answer: Promise<void>): Promise<void> {
	const { promise, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(
		() => reject(new Error(`no answer in ${CHECK_TIMEOUT_MS} ms`)),
		CHECK_TIMEOUT_MS,
	);
	try {
		await Promise.race([answer, promise]);
	} finally {
		clearTimeout(timer);
	}
}
