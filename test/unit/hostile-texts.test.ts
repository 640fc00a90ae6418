import { describe, expect, test } from '@jest/globals';
import { sniffType } from '../../engine/src/reading/intake/sniff-type.ts';
import type { Detail } from '../../engine/src/model/extraction.ts';
import { lowestConfidence } from '../../engine/src/model/review.ts';
import { checkValues } from '../../engine/src/services/review/check-values.ts';

const sniff = (text: string) => sniffType(Buffer.from(text), 'page.txt');

/** Each takes a millisecond; backtracking takes seconds, even on an idle machine. */
const MAX_MS = 500;

function timeOf(work: () => unknown): number {
	const start = performance.now();
	work();
	return performance.now() - start;
}

describe('telling HTML from other text', () => {
	test.each([
		'<!DOCTYPE html><p>a',
		' \n<html lang="en">',
		'<HTML>',
		'<?xml version="1.0"?>\n<!-- a -->\n<!-- b --><!DOCTYPE HTML>',
		'<!--><html>',
		'<!---><html>',
	])('%j is a page', (text) => {
		expect(sniff(text)).toBe('html');
	});

	test.each(['<html', '<htmlx>', 'a <html>', '<!-- <html>', '<!-- a --> b --> <html>', '<!--->-'])(
		'%j is none',
		(text) => {
			expect(sniff(text)).toBe('txt');
		},
	);

	test.each([
		['closed comments', '<!---->'.repeat(580) + 'x'],
		['comments with spaces', '<!----> '.repeat(500) + 'x'],
		['open comments', '<!--'.repeat(1000)],
		['declarations', '<?xml>'.repeat(680) + 'x'],
		['spaces', ' '.repeat(4000) + 'x'],
	])('4 kB of %s take no time', (_name, text) => {
		expect(timeOf(() => sniff(text))).toBeLessThan(MAX_MS);
	});
});

describe('values that a person sends', () => {
	const schema = {
		data: {
			mail: { type: 'string', format: 'email' },
			rows: { type: 'array', itemType: 'string' },
		},
	} as const;
	const check = (value: string) => checkValues(schema, [{ path: 'mail', value }]);

	test.each(['a@b.example', 'a.b@c.d.example', `${'a'.repeat(244)}@b.example`])(
		'%s is an address',
		(value) => {
			expect(check(value)).toEqual([]);
		},
	);

	test.each(['a@b', '@b.example', 'a@.example', 'a@b.', 'a@b@c.example', 'a b@c.example'])(
		'%s is no address',
		(value) => {
			expect(check(value)).toHaveLength(1);
		},
	);

	test('an address has at most 254 characters', () => {
		expect(check(`${'a'.repeat(245)}@b.example`)).toHaveLength(1);
	});

	test('a long text where an address belongs takes no time', () => {
		expect(timeOf(() => check(`a@${'.'.repeat(99_000)} `))).toBeLessThan(MAX_MS);
	});

	test.each(['a..b', '.a', 'a.', 'a[1', 'a]', 'a[x]', '[1]', 'a[1][2]', ''])(
		'%j is no path',
		(path) => {
			expect(checkValues(schema, [{ path, value: null }])).toHaveLength(1);
		},
	);

	test('a long path takes no time', () => {
		const path = `rows${'.a[1]'.repeat(20_000)}[`;
		expect(timeOf(() => checkValues(schema, [{ path, value: null }]))).toBeLessThan(MAX_MS);
	});
});

test('the lowest confidence is found among 500,000 values', () => {
	const details = Array.from({ length: 500_000 }, (_, i) => ({
		raw: i === 3 ? null : 'a',
		confidence: i === 3 ? 0.1 : 0.5 + i / 1_000_000,
	})) as Detail[];
	expect(lowestConfidence(details)).toBe(0.5);
	expect(lowestConfidence([])).toBeNull();
});
