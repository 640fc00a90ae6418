import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context, Span as OtelSpan } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { TraceSpan, Tracer } from '../../model/tracer.ts';

const KINDS: Record<'server' | 'consumer' | 'client', SpanKind> = {
	server: SpanKind.SERVER,
	consumer: SpanKind.CONSUMER,
	client: SpanKind.CLIENT,
};
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const SAMPLED = 1;

/** Sends spans in batches to a collector by OTLP over HTTP. An unavailable collector affects nothing else. */
export function createOpenTelemetry({
	url,
	version,
	role,
}: {
	url: string;
	version: string;
	role: string;
}): Tracer {
	const provider = new BasicTracerProvider({
		resource: resourceFromAttributes({
			'service.name': `docsift-${role}`,
			'service.version': version,
		}),
		spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
	});
	const tracer = provider.getTracer('docsift', version);

	function wrap(span: OtelSpan): TraceSpan {
		const { traceId, spanId, traceFlags } = span.spanContext();
		return {
			traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
			child: (name, attributes = {}) =>
				wrap(tracer.startSpan(name, { attributes }, trace.setSpan(ROOT_CONTEXT, span))),
			end: (attributes = {}, error) => {
				span.setAttributes(attributes);
				// Only the name, because a message may contain document text.
				if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: error.name });
				span.end();
			},
		};
	}

	return {
		start: (name, { parent, kind, attributes }) =>
			wrap(tracer.startSpan(name, { kind: KINDS[kind], attributes }, contextOf(parent))),
		close: () => provider.shutdown(),
	};
}

function contextOf(traceparent: string | null): Context {
	const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
	if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
	const traceFlags = Number.parseInt(flags ?? '', 16) & SAMPLED;
	return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
