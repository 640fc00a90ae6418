import type { Terms } from './any-of.ts';
import data from './registers.json' with { type: 'json' };

/** What the numbers and notices of a company begin with: below its name, behind it, near its address. */
export const REGISTERS: Terms = { any: data.map(({ term }) => term) };
