import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { listProblems, problem } from '../../engine/src/model/problem.ts';

describe('the error catalogue', () => {
	test('docs/errors.md explains exactly the codes there are, with their statuses', () => {
		const text = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8');
		const rows = [...text.matchAll(/^\| `([A-Z_]+)` +\| (\d{3}) +\| (.+?) +\| (.+?) +\|$/gm)];
		const documented = rows.map((row) => ({ code: row[1], status: Number(row[2]) }));
		const byCode = (a: { code: string | undefined }, b: { code: string | undefined }) =>
			String(a.code).localeCompare(String(b.code));
		expect(documented.toSorted(byCode)).toEqual(listProblems().toSorted(byCode));
	});

	test('a problem carries its status and the numbers a client needs', () => {
		const limited = problem('RATE_LIMITED', { limit: 10, retryAfter: 7 });
		expect(limited).toMatchObject({ statusCode: 429, code: 'RATE_LIMITED', retryAfter: 7 });
		expect(limited.message).toContain('Wait 7 s');
	});

	test('many faults are counted, and the first ones are listed', () => {
		const faults = Array.from({ length: 8 }, (_, i) => ({ path: `f${i}`, message: 'is bad' }));
		const { message } = problem('INVALID_REQUEST', { faults });
		expect(message).toBe(
			'f0: is bad; f1: is bad; f2: is bad; f3: is bad; f4: is bad; and 3 more, see details',
		);
	});
});
