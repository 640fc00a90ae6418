type Attributes = Record<string, string | number>;

/** A unit of work of a request. Attributes are IDs and numbers only, as in logs. */
export type TraceSpan = {
	/** The W3C trace context of this span, so that another process can continue the trace. */
	traceparent: string | null;
	child: (name: string, attributes?: Attributes) => TraceSpan;
	end: (attributes?: Attributes, error?: Error) => void;
};

export type Tracer = {
	start: (
		name: string,
		from: { parent: string | null; kind: 'server' | 'consumer' | 'client'; attributes: Attributes },
	) => TraceSpan;
	/** Sends the remaining spans. */
	close: () => Promise<void>;
};

export const silentSpan: TraceSpan = {
	traceparent: null,
	child: () => silentSpan,
	end: () => undefined,
};

/** For use without tracing. */
export const silentTracer: Tracer = {
	start: () => silentSpan,
	close: () => Promise.resolve(),
};

/** Runs work inside a child span. */
export async function trace<T>(span: TraceSpan, work: () => Promise<T>): Promise<T> {
	try {
		const output = await work();
		span.end();
		return output;
	} catch (error) {
		span.end({}, error instanceof Error ? error : new Error(String(error)));
		throw error;
	}
}
