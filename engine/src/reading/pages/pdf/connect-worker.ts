import { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** Pictures of more pixels are left out and never decoded. It may change while a document is open. */
export type PictureLimit = { maxPixels: number };

type Message = {
	chunk?: { items?: unknown; styles?: unknown };
	data?: { evaluatorOptions?: object } | null;
};
type Listener = (event: { data: Message }) => void;

/**
 * Both halves of pdf.js run in this process, which is a child already, and talk through a port that copies all they
 * say, as a worker of a browser would. Copying the text takes a tenth of reading it, so text is handed over as it
 * is: its writer begins new lists after each piece.
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
 * pdf.js takes the limit for pictures once, when it opens a document. It asks its options for each picture, though, so
 * that a property which is looked up anew lets each stage of reading have a limit of its own.
 */
function applyLimit(options: object, pictures: PictureLimit): void {
	Object.defineProperty(options, 'maxImageSize', {
		get: () => pictures.maxPixels,
		enumerable: true,
	});
}

/** The half of pdf.js that reads, for one document; it is gone when nobody holds the document any more. */
export function connectWorker(verbosity: number, pictures: PictureLimit): PDFWorker {
	const port = new Port(pictures);
	WorkerMessageHandler.initializeFromPort(port);
	return new PDFWorker({ port: port as never, verbosity });
}
