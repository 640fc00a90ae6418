import type { FastifyRequest } from 'fastify';
import type { Caller } from '../model/account.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** Set once the API key is accepted; null on routes without authentication. */
		caller: Caller | null;
	}
}

/** For handlers behind the authentication plugin, where the caller is always set. */
export function callerOf(request: FastifyRequest): Caller {
	if (!request.caller) throw new Error(`${request.method} route without authentication`);
	return request.caller;
}

const NAME_MAX_CHARACTERS = 100;

/** The name of the caller for histories: a person or a key. */
export function nameCaller(request: FastifyRequest): string {
	const person = request.signedIn?.user.email;
	return (person ?? `key ${callerOf(request).apiKey.id ?? ''}`).slice(0, NAME_MAX_CHARACTERS);
}
