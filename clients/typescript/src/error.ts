/** An error response of the engine, or a connection failure. */
export class DocSiftError extends Error {
	/** A code of docs/errors.md, NOT_REACHED, NOT_DOCSIFT or REDIRECTED. */
	readonly code: string;
	/** The HTTP status; 0 without a response. */
	readonly status: number;
	readonly requestId: string | undefined;
	/** The number of seconds to wait before a retry, if the engine says so. */
	readonly retryAfter: number | undefined;

	constructor(
		message: string,
		about: {
			code: string;
			status: number;
			requestId?: string;
			retryAfter?: number;
			cause?: unknown;
		},
	) {
		super(message, { cause: about.cause });
		this.name = 'DocSiftError';
		this.code = about.code;
		this.status = about.status;
		this.requestId = about.requestId;
		this.retryAfter = about.retryAfter;
	}
}
