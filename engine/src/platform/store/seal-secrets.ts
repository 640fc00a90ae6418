import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts secrets that must be decrypted later, such as passwords of mailboxes. */
export type SecretSeal = {
	/** `owner` is the row that the secret belongs to: a sealed secret cannot be used in another one. */
	seal: (secret: string, owner: string) => string;
	/** undefined: sealed with a key that is not known, for another owner, or altered. */
	open: (sealed: string, owner: string) => string | undefined;
};

export const SECRETS_KEY_BYTES = 32;
const CIPHER = 'aes-256-gcm';
const VERSION = 'v1.';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The first key seals; all of them open, so that a key can be replaced. */
export function createSecretSeal(keys: readonly [Uint8Array, ...Uint8Array[]]): SecretSeal {
	function openWith(key: Uint8Array, bytes: Buffer, owner: string): string | undefined {
		const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
			authTagLength: TAG_BYTES,
		});
		cipher.setAAD(Buffer.from(owner));
		cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
		const text = cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
		try {
			return Buffer.concat([text, cipher.final()]).toString();
		} catch {
			// The authentication tag does not match: sealed with another key, or altered.
			return undefined;
		}
	}

	return {
		seal(secret, owner) {
			const nonce = randomBytes(NONCE_BYTES);
			const cipher = createCipheriv(CIPHER, keys[0], nonce, { authTagLength: TAG_BYTES });
			cipher.setAAD(Buffer.from(owner));
			const text = Buffer.concat([cipher.update(secret), cipher.final()]);
			return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
		},

		open(sealed, owner) {
			if (!sealed.startsWith(VERSION)) return undefined;
			const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64');
			if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
			for (const key of keys) {
				const secret = openWith(key, bytes, owner);
				if (secret !== undefined) return secret;
			}
			return undefined;
		},
	};
}
