import { unifyShapes } from '../../model/look-alikes.ts';
import type { Page } from '../../model/document.ts';

/** Numbers per sketch. More would distinguish documents more finely. */
const SIZE = 64;
const MAX_WORDS = 5000;
const MIN_LETTERS = 3;
/** Odd multipliers, so that each number of the sketch orders the words differently. */
const FACTORS = Array.from({ length: SIZE }, (_, i) => Math.imul(i + 1, 0x9e3779b1) | 1);

/**
 * A MinHash sketch of the words of a document: the share of equal numbers in two sketches estimates the share of
 * common words. Letters that OCR confuses count as one.
 */
export function sketchPages(pages: readonly Page[]): number[] {
	const sketch = new Uint32Array(SIZE).fill(0xffffffff);
	const words = new Set<number>();
	for (const { words: own } of pages) {
		for (const { text } of own) {
			const plain = text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
			if (plain.length >= MIN_LETTERS && words.size < MAX_WORDS) words.add(hash(unify(plain)));
		}
	}
	for (const word of words) {
		for (const [i, factor] of FACTORS.entries()) {
			const mixed = mix(Math.imul(word, factor) + i);
			if (mixed < (sketch[i] ?? 0)) sketch[i] = mixed;
		}
	}
	return words.size === 0 ? [] : [...sketch];
}

function unify(word: string): string {
	return unifyShapes(word.toUpperCase());
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
	let value = 0x811c9dc5;
	for (let i = 0; i < text.length; i += 1) {
		value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
	}
	return value >>> 0;
}

function mix(value: number): number {
	let mixed = value ^ (value >>> 16);
	mixed = Math.imul(mixed, 0x45d9f3b);
	mixed ^= mixed >>> 16;
	return mixed >>> 0;
}
