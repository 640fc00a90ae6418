import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { addErrorHandling } from './plugins/errors.ts';
import { addLingering } from './plugins/linger.ts';
import type { LingerLimits } from './plugins/linger.ts';
import { checkWithZod } from './plugins/validation.ts';
import { healthRoutes } from './routes/health.ts';
import type { HealthCheck } from './routes/health.ts';
import { metricsRoutes } from './routes/metrics.ts';
import type { MetricsSource } from './routes/metrics.ts';

const SMALL_BODY_BYTES = 1024;

/** Health and metrics on their own port, which need not be public. A worker has no other port. */
export async function createMonitor({
	log,
	healthChecks,
	metrics,
	metricsToken,
	linger,
}: {
	log: FastifyBaseLogger;
	healthChecks: Readonly<Record<string, HealthCheck>>;
	metrics: MetricsSource;
	metricsToken: string | null;
	linger: LingerLimits;
}): Promise<FastifyInstance> {
	const app = Fastify({
		loggerInstance: log,
		logController: new LogController({ disableRequestLogging: true }),
		bodyLimit: SMALL_BODY_BYTES,
		forceCloseConnections: true,
	});
	app.setValidatorCompiler(checkWithZod);
	app.setSerializerCompiler(serializerCompiler);
	addLingering(app, linger);
	addErrorHandling(app, { jsonBodyBytes: SMALL_BODY_BYTES });
	await app.register(healthRoutes(healthChecks));
	await app.register(metricsRoutes(metrics, metricsToken));
	return app;
}
