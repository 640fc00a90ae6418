import type { FastifyReply } from 'fastify';
import { stringifyInSlices } from '../model/sliced-json.ts';

/**
 * Serialises an answer that may hold 200,000 details without blocking other requests, which the serialiser of a
 * route would do. Return the text from the handler: Fastify sends it unchanged.
 */
export async function answerInSlices<T extends object>(
	reply: Pick<FastifyReply, 'type'>,
	answer: T,
): Promise<T> {
	const text = await stringifyInSlices(answer);
	markAsJson(reply);
	return text as unknown as T;
}

/** Says that the body is JSON text already. */
export function markAsJson(reply: Pick<FastifyReply, 'type'>): void {
	void reply.type('application/json; charset=utf-8');
}
