import { createCipheriv, hkdfSync } from 'node:crypto';
import type { Anchor, EntryMark, Lesson, Place, RememberedEntries } from '../../model/memory.ts';

/** A keyed permutation of word hashes. Without the key, nobody can test which word has which hash. */
export type HashSeal = {
	/** Identifies a key without revealing it. */
	id: string;
	seal: (hash: number) => number;
	open: (hash: number) => number;
};

export const SEAL_KEY_BYTES = 32;

/** A hash has 30 bits: two halves of 15. */
const HALF_BITS = 15;
const HALF = 2 ** HALF_BITS;
const HASHES = 2 ** 30;
/** Four rounds are the minimum for a pseudorandom permutation; more add a margin. */
const ROUNDS = 8;

/**
 * A Feistel network over the 30 bits of a hash. The round functions are tables from the AES-256 key stream: 512 kB
 * per key, built in a few milliseconds, and eight look-ups per hash. It is a permutation, not another hash, so that
 * existing lessons can be sealed and sealed lessons can change their key.
 */
export function createHashSeal(key: Uint8Array): HashSeal {
	const derive = (use: string, bytes: number) =>
		Buffer.from(hkdfSync('sha256', key, new Uint8Array(0), `docsift memory ${use}`, bytes));
	const stream = createCipheriv('aes-256-ctr', derive('rounds', 32), Buffer.alloc(16)).update(
		Buffer.alloc(2 * ROUNDS * HALF),
	);
	const table = new Uint16Array(ROUNDS * HALF);
	// Byte by byte, so that the result does not depend on byte order.
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

/** Other numbers in a hand-made lesson are not hashes. */
function isHash(value: number): boolean {
	return Number.isInteger(value) && value >= 0 && value < HASHES;
}

/** A copy of the lesson with each hash replaced. */
export function exchangeHashes(lesson: Lesson, exchange: (hash: number) => number): Lesson {
	const anchor = ([hash, ...place]: Anchor): Anchor => [exchange(hash), ...place];
	return {
		...lesson,
		anchors: lesson.anchors.map(anchor),
		filled: lesson.filled.map(anchor),
		...(lesson.senders && { senders: lesson.senders.map(exchange) }),
		fields: lesson.fields.map((field) => ({
			...field,
			places: field.places.map((place) =>
				'form' in place ? { form: exchange(place.form) } : exchangePlace(place, exchange),
			),
			...(field.wrong && { wrong: field.wrong.map((place) => exchangePlace(place, exchange)) }),
		})),
		tables: lesson.tables.map((table) => ({
			...table,
			columns: table.columns.map((column) => ({ ...column, head: exchange(column.head) })),
			...(table.rows && {
				rows: {
					...table.rows,
					begin: table.rows.begin.map(([hash, x, down]) => [exchange(hash), x, down] as const),
					end: table.rows.end.map(exchange),
					...(table.rows.literals && { literals: table.rows.literals.map(exchange) }),
				},
			}),
			...(table.entries && { entries: exchangeEntries(table.entries, exchange) }),
		})),
	};
}

function exchangeEntries(
	entries: RememberedEntries,
	exchange: (hash: number) => number,
): RememberedEntries {
	const mark = (one: EntryMark) => (typeof one === 'number' ? exchange(one) : one);
	return {
		...entries,
		begin: entries.begin.map(([hash, x, down]) => [exchange(hash), x, down] as const),
		end: entries.end.map(exchange),
		steps: entries.steps.map((step) => ({
			...step,
			lead: step.lead.map(mark),
			tail: step.tail.map(mark),
		})),
	};
}

function exchangePlace(place: Place, exchange: (hash: number) => number): Place {
	const { nearby, before, after, lead, trail, cell } = place;
	return {
		...place,
		nearby: nearby.map(([hash, dx, dy]) => [exchange(hash), dx, dy] as const),
		...(before !== undefined && { before: exchange(before) }),
		...(after !== undefined && { after: exchange(after) }),
		...(lead && { lead: lead.map(exchange) }),
		...(trail && { trail: trail.map(exchange) }),
		...(cell && { cell: { row: exchange(cell.row), column: exchange(cell.column) } }),
	};
}
