/** What the engine answered instead of a result, or why it could not be reached. */
export class DocSiftError extends Error {
	/** One of docs/errors.md, NOT_REACHED, NOT_DOCSIFT or REDIRECTED. */
	readonly code: string;
	/** The HTTP status; 0 where there was no answer. */
	readonly status: number;
	readonly requestId: string | undefined;
	/** How many seconds to wait before it is worth trying again, where the engine says so. */
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
