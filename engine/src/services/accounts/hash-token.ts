import { hash } from 'node:crypto';

/** A fast hash is enough, because a token has too many random bits to guess. */
export function hashToken(token: string): string {
	return hash('sha256', token, 'hex');
}
