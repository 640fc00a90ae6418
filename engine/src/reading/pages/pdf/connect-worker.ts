import { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** Larger pictures are skipped and never decoded. The limit may change while a document is open. */
export type PictureLimit = { maxPixels: number };

type Message = {
	chunk?: { items?: unknown; styles?: unknown };
	data?: { evaluatorOptions?: object } | null;
};
type Listener = (event: { data: Message }) => void;

/**
 * Runs both halves of pdf.js in this process, which is already a child process. They communicate through a port
 * that copies messages, as a browser's worker does. Copying text would take a tenth of the reading time, so text
 * is passed by reference: its writer starts new arrays after each chunk.
 */
class Port {
	readonly #listeners = new Set<Listener>();
	readonly #pictures: PictureLimit;

	constructor(pictures: PictureLimit) {
		this.#pictures = pictures;
	}

	postMessage(message: Message, transfer?: ArrayBuffer[]): void {
		const data = handOver(message, transfer);
		if (data.data?.evaluatorOptions) applyLimit(data.data.evaluatorOptions, this.#pictures);
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

/**
 * pdf.js receives the limit for pictures once, when it opens a document, but looks up the option for each picture.
 * A getter therefore lets each stage of reading set its own limit.
 */
function applyLimit(options: object, pictures: PictureLimit): void {
	Object.defineProperty(options, 'maxImageSize', {
		get: () => pictures.maxPixels,
		enumerable: true,
	});
}

/** The worker half of pdf.js for one document. It is garbage-collected with the document. */
export function connectWorker(verbosity: number, pictures: PictureLimit): PDFWorker {
	const port = new Port(pictures);
	WorkerMessageHandler.initializeFromPort(port);
	return new PDFWorker({ port: port as never, verbosity });
}
