import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Meter } from '../../model/meter.ts';
import { silentTracer } from '../../model/tracer.ts';
import type { TraceSpan, Tracer } from '../../model/tracer.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** The trace span of this request; null without tracing, and when it was refused before the span began. */
		span: TraceSpan | null;
	}
}

/** Unmatched paths share one label, so that strangers cannot create labels. */
const NO_ROUTE = '(none)';

/** Measures every request and starts a trace, or continues the client's trace. */
export function observeRequests(
	app: FastifyInstance,
	{ meter, tracer }: { meter: Meter; tracer: Tracer },
): void {
	app.decorateRequest('span', null);
	if (tracer !== silentTracer) startSpans(app, tracer);
	app.addHook('onResponse', (request, reply, done) => {
		const { method } = request;
		const { statusCode: status, elapsedTime } = reply;
		meter.requestAnswered({ method, route: routeOf(request), status, seconds: elapsedTime / 1000 });
		request.span?.end({ 'http.response.status_code': status });
		done();
	});
}

function startSpans(app: FastifyInstance, tracer: Tracer): void {
	app.addHook('onRequest', (request, _reply, done) => {
		const parent = request.headers.traceparent;
		request.span = tracer.start(`${request.method} ${routeOf(request)}`, {
			parent: typeof parent === 'string' ? parent : null,
			kind: 'server',
			attributes: {
				'http.request.method': request.method,
				'http.route': routeOf(request),
				'docsift.request_id': request.id,
			},
		});
		done();
	});
}

function routeOf(request: FastifyRequest): string {
	return request.is404 ? NO_ROUTE : (request.routeOptions.url ?? NO_ROUTE);
}
