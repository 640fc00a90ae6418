import type { FastifyReply } from 'fastify';
import { stringifyInSlices } from '../model/sliced-json.ts';

/**
 * Serialises a response of up to 200,000 details in slices, so that other requests are not blocked as they would be
 * by a route's serialiser. Return the text from the handler: Fastify sends it unchanged.
 */
export async function answerInSlices<T extends object>(
	reply: Pick<FastifyReply, 'type'>,
	answer: T,
): Promise<T> {
	const text = await stringifyInSlices(answer);
	markAsJson(reply);
	return text as unknown as T;
}

/** Marks the body as JSON text that needs no serialisation. */
export function markAsJson(reply: Pick<FastifyReply, 'type'>): void {
	void reply.type('application/json; charset=utf-8');
}
