import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP's minimum for argon2id: about 0.1 s and 19 MiB per attempt. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const HASH_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const derive = promisify(argon2);

/** Uses the PHC string format, so that the cost can be raised without a migration. */
export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(16);
	const hash = await deriveKey(password, salt, COST);
	const { memory, passes, parallelism } = COST;
	return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`;
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
	const [, m, t, p, salt = '', hash = ''] = PHC.exec(stored) ?? [];
	const wanted = Buffer.from(hash, 'base64');
	if (wanted.length !== HASH_BYTES) throw new Error('a stored password hash is malformed');
	const cost = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
	return timingSafeEqual(await deriveKey(password, Buffer.from(salt, 'base64'), cost), wanted);
}

async function deriveKey(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
	// Keyboards may produce different Unicode forms of the same password.
	const message = Buffer.from(password.normalize('NFKC'));
	return await derive('argon2id', { message, nonce: salt, tagLength: HASH_BYTES, ...cost });
}

function encode(bytes: Buffer): string {
	return bytes.toString('base64').replace(/={1,2}$/, '');
}
