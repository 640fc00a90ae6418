import type { Terms } from './any-of.ts';
import data from './registers.json' with { type: 'json' };

/** Prefixes of company numbers and notices, as printed below or after a company's name or near its address. */
export const REGISTERS: Terms = { any: data.map(({ term }) => term) };
