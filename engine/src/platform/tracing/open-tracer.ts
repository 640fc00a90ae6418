import { silentTracer } from '../../model/tracer.ts';
import type { Tracer } from '../../model/tracer.ts';

/** Off unless a collector is named. */
export async function openTracer(
	url: string | null,
	process: { version: string; role: string },
): Promise<Tracer> {
	if (url === null) return silentTracer;
	// Loaded when it is needed, so that a start without it stays quick.
	const { createOpenTelemetry } = await import('./open-telemetry.ts');
	return createOpenTelemetry({ url, ...process });
}
