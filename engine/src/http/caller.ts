import type { FastifyRequest } from 'fastify';
import type { Caller } from '../model/account.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** Set once the API key was accepted; null on routes that need none. */
		caller: Caller | null;
	}
}

/** For handlers behind the authentication plugin, where there always is a caller. */
export function callerOf(request: FastifyRequest): Caller {
	if (!request.caller) throw new Error(`${request.method} route without authentication`);
	return request.caller;
}

const NAME_MAX_CHARACTERS = 100;

/** Who does something, for its history: a person who is signed in, or a key. */
export function nameCaller(request: FastifyRequest): string {
	const person = request.signedIn?.user.email;
	return (person ?? `key ${callerOf(request).apiKey.id ?? ''}`).slice(0, NAME_MAX_CHARACTERS);
}
