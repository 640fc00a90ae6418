type Attributes = Record<string, string | number>;

/** A piece of work on the way of a request; ids and numbers only, like a line of the log. */
export type Span = {
	/** Names this piece as the W3C trace context does, so that another process can go on from it. */
	traceparent: string | null;
	child: (name: string, attributes?: Attributes) => Span;
	end: (attributes?: Attributes, error?: Error) => void;
};

export type Tracer = {
	start: (
		name: string,
		from: { parent: string | null; kind: 'server' | 'consumer' | 'client'; attributes: Attributes },
	) => Span;
	/** Sends what is still to be sent. */
	close: () => Promise<void>;
};

export const silentSpan: Span = {
	traceparent: null,
	child: () => silentSpan,
	end: () => undefined,
};

/** Where no traces are taken. */
export const silentTracer: Tracer = {
	start: () => silentSpan,
	close: () => Promise.resolve(),
};

/** Runs a piece of work as a span of its own. */
export async function trace<T>(span: Span, work: () => Promise<T>): Promise<T> {
	try {
		const output = await work();
		span.end();
		return output;
	} catch (error) {
		span.end({}, error instanceof Error ? error : new Error(String(error)));
		throw error;
	}
}
