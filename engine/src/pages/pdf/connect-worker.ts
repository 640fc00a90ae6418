import { OPS, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';

type Operators = { fnArray: readonly number[]; argsArray: unknown[] };
type Message = { chunk?: { items?: unknown; styles?: unknown } & Partial<Operators> };
type Listener = (event: { data: Message }) => void;

/**
 * Both halves of pdf.js run in this process, which is a child already, and talk through a port that copies all they
 * say, as a worker of a browser would. Copying the text takes a tenth of reading it, so text is handed over as it
 * is: its writer begins new lists after each piece. So are the glyphs of operator lists.
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
	if (chunk?.fnArray && chunk.argsArray) return handOverOperators(message, chunk, transfer);
	return structuredClone(message, transfer && { transfer });
}

/** Glyphs are what operator lists mostly consist of, and nobody changes them once a font has made them. */
function handOverOperators(
	message: Message,
	{ fnArray = [], argsArray = [], ...rest }: Partial<Operators>,
	transfer: ArrayBuffer[] | undefined,
): Message {
	const isText = (i: number) => fnArray[i] === OPS.showText;
	const others = argsArray.map((operands, i) => (isText(i) ? null : operands));
	const chunk = { ...rest, fnArray, argsArray: others };
	const copy = structuredClone({ ...message, chunk }, transfer && { transfer });
	for (let i = 0; i < argsArray.length; i += 1) {
		if (isText(i)) copy.chunk.argsArray[i] = argsArray[i];
	}
	return copy;
}

/** The half of pdf.js that reads, for one document; it is gone when nobody holds the document any more. */
export function connectWorker(verbosity: number): PDFWorker {
	const port = new Port();
	WorkerMessageHandler.initializeFromPort(port);
	return new PDFWorker({ port: port as never, verbosity });
}
