import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';

const folder = new URL('../../docs/', import.meta.url);
const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));

describe.each(pages)('the page docs/%s', (name) => {
	const text = readFileSync(new URL(name, folder), 'utf8');
	const headings = [...text.matchAll(/^## (.+)$/gmu)].map(([, heading]) => heading);

	test('begins with a title and its purpose', () => {
		expect(text).toMatch(/^# [^\n]+\n\n[A-Z`][^\n]+/u);
	});

	test('has a quick example first and its limits last', () => {
		expect(headings.at(0)).toBe('Quick example');
		expect(headings.at(-1)).toBe('Limits');
	});

	test('has a reference table', () => {
		expect(text).toMatch(/^\| -+/mu);
	});
});
