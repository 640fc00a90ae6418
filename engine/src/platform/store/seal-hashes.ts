import { createCipheriv, hkdfSync } from 'node:crypto';
import type { Anchor, FormPlace, Lesson, Place } from '../../model/memory.ts';

/** Exchanges hashes of words for others, one for one; without the key nobody can test which word has which hash. */
export type HashSeal = {
	/** Tells keys apart without telling anything about them. */
	id: string;
	seal: (hash: number) => number;
	open: (hash: number) => number;
};

export const SEAL_KEY_BYTES = 32;

/** A hash has 30 bits: two halves of 15. */
const HALF_BITS = 15;
const HALF = 2 ** HALF_BITS;
const HASHES = 2 ** 30;
/** Four rounds are the least for a permutation that cannot be told from chance; more leave a margin. */
const ROUNDS = 8;

/**
 * A Feistel network over the 30 bits of a hash. The function of each round is a table of the key stream of
 * AES-256: 512 kB for a key, made in a few milliseconds, and eight look-ups for a hash. A permutation, and
 * not another hash, so that lessons from before can be sealed, and sealed lessons can change their key.
 */
export function createHashSeal(key: Uint8Array): HashSeal {
	const derive = (use: string, bytes: number) =>
		Buffer.from(hkdfSync('sha256', key, new Uint8Array(0), `docsift memory ${use}`, bytes));
	const stream = createCipheriv('aes-256-ctr', derive('rounds', 32), Buffer.alloc(16)).update(
		Buffer.alloc(2 * ROUNDS * HALF),
	);
	const table = new Uint16Array(ROUNDS * HALF);
	// Byte by byte: the same on machines of either byte order.
	for (let i = 0; i < table.length; i += 1) {
		table[i] = ((stream[2 * i] ?? 0) | ((stream[2 * i + 1] ?? 0) << 8)) & (HALF - 1);
	}

	return {
		id: derive('id', 8).toString('hex'),

		seal: (hash) => {
			if (!isHash(hash)) return hash;
			let left = hash >>> HALF_BITS;
			let right = hash & (HALF - 1);
			for (let at = 0; at < table.length; at += HALF) {
				const mixed = left ^ (table[at + right] ?? 0);
				left = right;
				right = mixed;
			}
			return (left << HALF_BITS) | right;
		},

		open: (hash) => {
			if (!isHash(hash)) return hash;
			let left = hash >>> HALF_BITS;
			let right = hash & (HALF - 1);
			for (let at = table.length - HALF; at >= 0; at -= HALF) {
				const mixed = right ^ (table[at + left] ?? 0);
				right = left;
				left = mixed;
			}
			return (left << HALF_BITS) | right;
		},
	};
}

/** What else stands in a lesson was made by hand and is the hash of nothing. */
function isHash(value: number): boolean {
	return Number.isInteger(value) && value >= 0 && value < HASHES;
}

/** The same lesson with each of its hashes exchanged. */
export function exchangeHashes(lesson: Lesson, exchange: (hash: number) => number): Lesson {
	const anchor = ([hash, x, y]: Anchor): Anchor => [exchange(hash), x, y];
	return {
		...lesson,
		anchors: lesson.anchors.map(anchor),
		filled: lesson.filled.map(anchor),
		fields: lesson.fields.map((field) => ({
			...field,
			places: field.places.map((place) => exchangePlace(place, exchange)),
		})),
		tables: lesson.tables.map((table) => ({
			...table,
			columns: table.columns.map((column) => ({ ...column, head: exchange(column.head) })),
		})),
	};
}

function exchangePlace(
	place: Place | FormPlace,
	exchange: (hash: number) => number,
): Place | FormPlace {
	if ('form' in place) return { form: exchange(place.form) };
	const { nearby, before, after } = place;
	return {
		...place,
		nearby: nearby.map(([hash, dx, dy]) => [exchange(hash), dx, dy] as const),
		...(before !== undefined && { before: exchange(before) }),
		...(after !== undefined && { after: exchange(after) }),
	};
}
