import type { FastifyRequest } from 'fastify';
import { problem } from '../model/problem.ts';
import { ClientGone } from '../services/parsing/admission.ts';

export type WatchedClient = ReturnType<typeof watchClient>;

/** Runs the work of a request while its client is watched. */
export async function withClient<T>(
	request: FastifyRequest,
	work: (client: WatchedClient) => Promise<T>,
): Promise<T> {
	const client = watchClient(request);
	try {
		return await work(client);
	} finally {
		client.stop();
	}
}

/** A signal that is aborted when the client disconnects or the deadline, once set, passes. */
export function watchClient(request: FastifyRequest) {
	const abort = new AbortController();
	let timer: NodeJS.Timeout | undefined;
	const onClose = () => abort.abort(new ClientGone());
	request.raw.socket.once('close', onClose);
	return {
		signal: abort.signal,
		limit: (ms: number): void => {
			const reason = problem('DOCUMENT_TIMEOUT', { seconds: ms / 1000 });
			timer = setTimeout(() => abort.abort(reason), ms);
		},
		stop: (): void => {
			clearTimeout(timer);
			request.raw.socket.off('close', onClose);
		},
	};
}
