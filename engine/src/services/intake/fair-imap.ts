import { ImapFlow } from 'imapflow';
import type { ImapFlowOptions } from 'imapflow';
import type { TakeTurn } from './share-turns.ts';

/**
 * Limits of the text of one response, without its literals. It is parsed at once. A part costs about 10 µs, and a
 * set of numbers (`1,1,1…`) the square of its length: 40 kB take 160 ms.
 */
const MAX_TEXT_BYTES = 8192;
/** More than the UIDs of one search. */
const MAX_PARTS = 1000;
/** Responses per operation. A mail of 50 MB has 1600; a flood of short lines has millions. */
const MAX_RESPONSES = 20_000;

/** Added for each line of a response. An empty literal ends a line, and takes as much time as a part. */
const LINE_BYTES = 64;

/** The bytes that begin a part of a response, except for its first part. */
const BEGINNINGS = Array.from({ length: 256 }, (_, byte) =>
	' ("[{\\'.includes(String.fromCharCode(byte)),
);

/** As ImapStream emits it: the text is separate from the literals. */
type Response = { payload: Uint8Array };
/** The methods that ImapFlow's types leave out. It awaits `handleResponse` for each response; false ends reading. */
type Internals = {
	handleResponse: (this: ImapFlow, response: Response) => Promise<boolean>;
	emitError: (this: ImapFlow, error: Error) => void;
};
/** Its parser of lines and literals calls this for each line; false stops reading. `isPart`: the line continues. */
type Stream = { checkResponseSize: (bytes: number, isPart?: boolean) => boolean };
const { handleResponse, emitError } = ImapFlow.prototype as unknown as Internals;

/**
 * Makes ImapFlow yield to other work between responses, for any server. By default it does so only after
 * several responses that are ready at once, which small ones never are. A server that sends short lines without
 * end would monopolise the process, and its limits would be checked too late.
 */
export class FairImap extends ImapFlow {
	private readonly takeTurn: TakeTurn;
	private responses = 0;

	constructor(options: ImapFlowOptions, takeTurn: TakeTurn) {
		super(options);
		this.takeTurn = takeTurn;
		const { streamer } = this as unknown as { streamer: Stream };
		const checkResponseSize = streamer.checkResponseSize.bind(streamer);
		streamer.checkResponseSize = (bytes, isPart) => checkResponseSize(bytes + LINE_BYTES, isPart);
	}

	/** Starts a new allowance of responses. */
	allowResponses(): void {
		this.responses = 0;
	}

	async handleResponse(response: Response): Promise<boolean> {
		await this.takeTurn(this);
		this.responses += 1;
		if (this.responses > MAX_RESPONSES || isTooLong(response)) {
			const error = new Error('the server sends more than is read');
			emitError.call(this, Object.assign(error, { code: 'ResponseTooLarge' }));
			return false;
		}
		return await handleResponse.call(this, response);
	}
}

function isTooLong({ payload }: Response): boolean {
	if (payload.length > MAX_TEXT_BYTES) return true;
	let parts = 1;
	for (const byte of payload) if (BEGINNINGS[byte]) parts += 1;
	return parts > MAX_PARTS;
}
