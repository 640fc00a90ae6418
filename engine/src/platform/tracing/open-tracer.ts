import { silentTracer } from '../../model/tracer.ts';
import type { Tracer } from '../../model/tracer.ts';

/** Off unless a collector is configured. */
export async function openTracer(
	url: string | null,
	process: { version: string; role: string },
): Promise<Tracer> {
	if (url === null) return silentTracer;
	// Imported on demand, so that a start without tracing stays fast.
	const { createOpenTelemetry } = await import('./open-telemetry.ts');
	return createOpenTelemetry({ url, ...process });
}
