import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Meter } from '../../model/meter.ts';
import { problem } from '../../model/problem.ts';
import './session.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** A read whose response is so large that it is refused under overload. */
		heavy?: true;
	}
}

const RETRY_AFTER_S = 5;
/** Reads and deletes. */
const CHEAP_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE']);

/**
 * Load shedding: refuses expensive requests while the event loop lags, before the key is checked or the body is read.
 * Health and metrics are always answered.
 */
export function shedLoad(
	app: FastifyInstance,
	{ loopLag, meter }: { loopLag: { isOverloaded: () => boolean }; meter: Meter },
): void {
	app.addHook('onRequest', (request, _reply, done) => {
		if (!isExpensive(request) || !loopLag.isOverloaded()) {
			done();
			return;
		}
		meter.requestShed();
		const reason = 'The engine is overloaded: it has more to do than it can answer in time.';
		done(problem('UNAVAILABLE', { reason, retryAfter: RETRY_AFTER_S }));
	});
}

function isExpensive({ method, routeOptions: { config } }: FastifyRequest): boolean {
	return !CHEAP_METHODS.has(method) || config.costly === true || config.heavy === true;
}
