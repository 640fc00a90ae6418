import { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';

type Message = { chunk?: { items?: unknown; styles?: unknown } };
type Listener = (event: { data: Message }) => void;

/**
 * Both halves of pdf.js run in this process, which is a child already, and talk through a port that copies all they
 * say, as a worker of a browser would. Copying the text takes a tenth of reading it, so text is handed over as it
 * is: its writer begins new lists after each piece.
 */
class Port {
	readonly #listeners = new Set<Listener>();

	postMessage(message: Message, transfer?: ArrayBuffer[]): void {
		const data = handOver(message, transfer);
		queueMicrotask(() => {
			for (const listener of this.#listeners) listener.call(this, { data });
		});
	}

	addEventListener(_name: string, listener: Listener, options?: { signal?: AbortSignal }): void {
		if (options?.signal?.aborted) return;
		this.#listeners.add(listener);
		options?.signal?.addEventListener('abort', () => this.#listeners.delete(listener));
	}

	removeEventListener(_name: string, listener: Listener): void {
		this.#listeners.delete(listener);
	}
}

function handOver(message: Message, transfer: ArrayBuffer[] | undefined): Message {
	const { chunk } = message;
	if (chunk?.items && chunk.styles) return { ...message, chunk: { ...chunk } };
	return structuredClone(message, transfer && { transfer });
}

/** The half of pdf.js that reads, for one document; it is gone when nobody holds the document any more. */
export function connectWorker(verbosity: number): PDFWorker {
	const port = new Port();
	WorkerMessageHandler.initializeFromPort(port);
	return new PDFWorker({ port: port as never, verbosity });
}
