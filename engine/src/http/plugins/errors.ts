import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem, problem } from '../../model/problem.ts';
import { isDatabaseUnavailable } from '../../platform/store/open-database.ts';
import { shouldClose } from './linger.ts';
import type { Lingering } from './linger.ts';

/** The error body of every route. */
export type ErrorBody = {
	statusCode: number;
	error: string;
	code: string;
	message: string;
	requestId: string;
	retryAfter?: number;
	details?: { path: string; message: string }[];
};

const RETRY_WHEN_UNAVAILABLE_S = 5;
/** An operator has to free space or repair something first. */
const RETRY_WHEN_MENDED_S = 60;

/** The responses to file system errors that an operator has to resolve. */
const FULL = {
	reason: 'There is no room left to store the document.',
	retryAfter: RETRY_WHEN_MENDED_S,
};
const NOT_WRITABLE = {
	reason: 'The engine may not use its data folder.',
	retryAfter: RETRY_WHEN_MENDED_S,
};
const TOO_MANY_OPEN = {
	reason: 'Too many files are open at the same time.',
	retryAfter: RETRY_WHEN_UNAVAILABLE_S,
};
const DISK_FAULT = {
	reason: 'The disk does not work as it should.',
	retryAfter: RETRY_WHEN_MENDED_S,
};
const FILE_FAULTS: Readonly<Record<string, { reason: string; retryAfter: number } | undefined>> = {
	ENOSPC: FULL,
	EDQUOT: FULL,
	EROFS: NOT_WRITABLE,
	EACCES: NOT_WRITABLE,
	EPERM: NOT_WRITABLE,
	ENOTDIR: NOT_WRITABLE,
	EMFILE: TOO_MANY_OPEN,
	ENFILE: TOO_MANY_OPEN,
	EIO: DISK_FAULT,
	ENXIO: DISK_FAULT,
	ESTALE: DISK_FAULT,
};

declare module 'fastify' {
	interface FastifyInstance {
		/** Shows a "not found" page in browsers; null: there is no dashboard. */
		showMissing: ((reply: FastifyReply) => FastifyReply) | null;
	}
}

/** Paths for programs: their errors are always JSON, regardless of the Accept header. */
const FOR_PROGRAMS = /^\/(v1|documents|dashboard|assets|pdfjs|docs|health|metrics)(\/|$)/;

export function addErrorHandling(
	app: FastifyInstance,
	{ jsonBodyBytes }: { jsonBodyBytes: number },
) {
	app.decorate('showMissing', null);
	const allowedMethods = rememberMethods(app);

	app.setErrorHandler((error: unknown, request, reply) => {
		const known = toProblem(error, jsonBodyBytes);
		if (known.statusCode >= 500) request.log.error({ err: error }, 'request failed');
		return sendProblem(known, request, reply);
	});

	app.setNotFoundHandler((request, reply) => {
		const { method } = request;
		const path = pathOf(request);
		const allowed = allowedMethods(path);
		const isVisit = method === 'GET' && request.headers.accept?.includes('text/html') === true;
		if (isVisit && app.showMissing && !FOR_PROGRAMS.test(path))
			return app.showMissing(reply.code(404));
		return sendProblem(
			allowed.length > 0
				? problem('METHOD_NOT_ALLOWED', { method, path, allowed })
				: problem('ROUTE_NOT_FOUND', { method, path }),
			request,
			reply,
		);
	});
}

/** The path without the query, which may contain secrets. */
export function pathOf(request: FastifyRequest): string {
	const { url } = request;
	const query = url.indexOf('?');
	const path = query < 0 ? url : url.slice(0, query);
	return path.length > 200 ? `${path.slice(0, 200)}…` : path;
}

export function sendProblem(known: Problem, request: FastifyRequest, reply: FastifyReply) {
	if (known.retryAfter !== undefined) void reply.header('retry-after', known.retryAfter);
	if (shouldClose(request.raw)) void reply.header('connection', 'close');
	if (known.allowed) void reply.header('allow', known.allowed.join(', '));
	return reply
		.code(known.statusCode)
		.header('x-request-id', request.id)
		.type('application/json; charset=utf-8')
		.serializer((body: unknown) => JSON.stringify(body))
		.send(errorBody(known, request.id));
}

function errorBody(known: Problem, requestId: string): ErrorBody {
	return {
		statusCode: known.statusCode,
		error: STATUS_CODES[known.statusCode] ?? 'Error',
		code: known.code,
		message: known.message,
		requestId,
		...(known.retryAfter === undefined ? {} : { retryAfter: known.retryAfter }),
		...(known.faults ? { details: known.faults } : {}),
	};
}

function toProblem(error: unknown, jsonBodyBytes: number): Problem {
	if (error instanceof Problem) return error;
	if (isClientGone(error)) {
		return problem('BAD_REQUEST', {
			reason: 'The connection ended before the whole request came.',
		});
	}
	if (isUnfinishedForm(error)) {
		const reason =
			'The form ends before its last boundary. Send it as multipart/form-data, and whole.';
		return problem('BAD_REQUEST', { reason });
	}
	if (isDatabaseUnavailable(error)) {
		return problem('UNAVAILABLE', {
			reason: 'The database cannot be reached.',
			retryAfter: RETRY_WHEN_UNAVAILABLE_S,
		});
	}
	const fault = FILE_FAULTS[(error as NodeJS.ErrnoException).code ?? ''];
	if (fault) return problem('UNAVAILABLE', fault);
	switch ((error as Partial<FastifyError>).code) {
		case 'FST_ERR_CTP_BODY_TOO_LARGE':
			return problem('BODY_TOO_LARGE', { limitBytes: jsonBodyBytes });
		case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
			return problem('UNSUPPORTED_CONTENT_TYPE', { expected: 'application/json' });
		case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
			return problem('BAD_REQUEST', {
				reason: 'The body is not as long as the content-length header says. Send the whole body.',
			});
		default:
			return toPlainProblem((error as Partial<FastifyError>).statusCode);
	}
}

/** Node reports `aborted` and the form parser `Premature close` when the client disconnects. */
function isClientGone(error: unknown): boolean {
	return (
		error instanceof Error &&
		/^(aborted|Premature close|Unexpected end of form|the client has disconnected)/.test(
			error.message,
		)
	);
}

/** The form parser reports the same error for a complete body that is not a form. */
function isUnfinishedForm(error: unknown): boolean {
	return (
		error instanceof Error &&
		/^(Unexpected end of multipart data|Part terminated early)/.test(error.message)
	);
}

/** An error of fastify or a plugin, by its status. */
function toPlainProblem(status = 500): Problem {
	if (status < 400 || status >= 500) return problem('INTERNAL');
	return problem('BAD_REQUEST', {
		reason:
			'The request cannot be answered as it is. Check its method, path and headers against /docs.',
	});
}

/** Responds to requests that cannot be parsed as HTTP and so reach no route. */
export function answerBrokenRequest(
	error: NodeJS.ErrnoException,
	socket: Socket,
	requestId: string,
	{ lingerAfterBrokenRequest }: Lingering,
): void {
	if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
		socket.destroy();
		return;
	}
	const known =
		error.code === 'HPE_HEADER_OVERFLOW'
			? problem('HEADERS_TOO_LARGE')
			: error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
				? problem('REQUEST_TIMEOUT')
				: problem('BAD_REQUEST', {
						reason:
							'This is not a valid HTTP request. Check its first line and headers; a header such as content-length may be sent once only.',
					});
	const body = JSON.stringify(errorBody(known, requestId));
	socket.write(
		`HTTP/1.1 ${known.statusCode} ${STATUS_CODES[known.statusCode] ?? ''}\r\n` +
			`content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` +
			`x-request-id: ${requestId}\r\nconnection: close\r\n\r\n${body}`,
	);
	lingerAfterBrokenRequest(socket);
}

/** By default, node responds to an unknown Expect header with an empty 417. */
export function answerUnknownExpectation(
	request: IncomingMessage,
	response: ServerResponse,
	requestId: string,
	{ watch }: Lingering,
): void {
	watch(request, response);
	const known = problem('BAD_REQUEST', {
		reason: 'The header expect may only be "100-continue". Leave it out.',
	});
	const body = JSON.stringify(errorBody(known, requestId));
	response
		.writeHead(known.statusCode, {
			'content-type': 'application/json; charset=utf-8',
			'content-length': Buffer.byteLength(body),
			'x-request-id': requestId,
			connection: 'close',
		})
		.end(body);
}

/** fastify responds with 404 to a wrong method. Remembering the routes lets us name the allowed methods. */
function rememberMethods(app: FastifyInstance): (path: string) => string[] {
	const routes: { method: string; parts: string[] }[] = [];
	app.addHook('onRoute', ({ method, url }) => {
		for (const one of [method].flat()) routes.push({ method: one, parts: url.split('/') });
	});
	return (path) => {
		const asked = path.split('/');
		const fits = routes.filter(
			({ parts }) =>
				parts.length === asked.length &&
				parts.every((part, i) => (part.startsWith(':') ? asked[i] !== '' : part === asked[i])),
		);
		return [...new Set(fits.map(({ method }) => method))];
	};
}
