import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Meter } from '../../model/meter.ts';
import { problem } from '../../model/problem.ts';
import './session.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Answers so much that it is refused while the engine is overloaded, though it only reads. */
		heavy?: true;
	}
}

const RETRY_AFTER_S = 5;
/** Looking at something, and giving something up. */
const CHEAP_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE']);

/**
 * Refuses requests that cost work while the event loop stays behind, before their key is looked up or their
 * body is read. Health and metrics are answered all the same, so that it can be seen what is going on.
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
