import { anyOf } from './any-of.ts';
import type { Terms } from './any-of.ts';
import data from './registers.json' with { type: 'json' };

/** Prefixes of company numbers and notices, as printed below or after a company's name or near its address. */
export const REGISTERS: Terms = { any: data.map(({ term }) => term) };
/** Such a prefix as a word of its own. */
export const REGISTER = new RegExp(String.raw`(?<!\p{L})${anyOf(REGISTERS)}(?!\p{L})`, 'iu');
