// Before pdf.js, which looks for our decoder when it is imported.
import { DecodedJpeg, jpegBudget } from './decode-jpeg.ts';
import { ImageKind, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';

/** Larger pictures are skipped and never decoded. The limit may change while a document is open. */
export type PictureLimit = { maxPixels: number };

type Message = {
	chunk?: { items?: unknown; styles?: unknown };
	data?: unknown;
	[part: string]: unknown;
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

	postMessage(message: Message, transfer?: (ArrayBuffer | DecodedJpeg)[]): void {
		// Pictures are decoded while the operators of their page are listed.
		if (message.action === 'GetOperatorList') jpegBudget.decoded = 0;
		const data = handOver(message, transfer);
		const options = (data.data as { evaluatorOptions?: object } | null | undefined)
			?.evaluatorOptions;
		if (options) applyLimit(options, this.#pictures);
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

function handOver(message: Message, transfer: (ArrayBuffer | DecodedJpeg)[] | undefined): Message {
	const { chunk, data } = message;
	if (chunk?.items && chunk.styles) return { ...message, chunk: { ...chunk } };
	if (transfer?.[0] instanceof DecodedJpeg && Array.isArray(data)) {
		return { ...message, data: data.map(showPixels) };
	}
	const copy = transfer ? undefined : copyFlat(message);
	return copy ?? structuredClone(message, transfer && { transfer: transfer as ArrayBuffer[] });
}

/** A picture that we decoded, in the form of one that pdf.js decodes. Other parts of a message are unchanged. */
function showPixels(part: unknown): unknown {
	if (typeof part !== 'object' || part === null || !('bitmap' in part)) return part;
	const { bitmap, ...picture } = part;
	if (!(bitmap instanceof DecodedJpeg)) return part;
	return { ...picture, kind: ImageKind.RGB_24BPP, data: bitmap.take() };
}

/**
 * Copies a message without nested objects, or with a flat one as its data. Most messages are such, for example those
 * that steer a stream, and cloning them would take as long as reading several words.
 */
function copyFlat(message: Message): Message | undefined {
	const { data, ...rest } = message;
	if (!isFlat(rest)) return undefined;
	if (data === undefined || data === null) return { ...message };
	return Object.getPrototypeOf(data) === Object.prototype && isFlat(data)
		? { ...message, data: { ...data } }
		: undefined;
}

function isFlat(values: object): boolean {
	return Object.values(values).every(
		(value) => value === null || (typeof value !== 'object' && typeof value !== 'function'),
	);
}

/**
 * pdf.js receives the limit for pictures once, when it opens a document, but looks up the option for each picture.
 * A getter therefore lets each stage of reading set its own limit. libvips gets the same limit before each picture.
 */
function applyLimit(options: object, pictures: PictureLimit): void {
	Object.defineProperty(options, 'maxImageSize', {
		get: () => (jpegBudget.maxPixels = pictures.maxPixels),
		enumerable: true,
	});
}

/** The worker half of pdf.js for one document. It is garbage-collected with the document. */
export function connectWorker(verbosity: number, pictures: PictureLimit): PDFWorker {
	const port = new Port(pictures);
	WorkerMessageHandler.initializeFromPort(port);
	return new PDFWorker({ port: port as never, verbosity });
}
