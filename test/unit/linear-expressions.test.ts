import { expect, test } from '@jest/globals';
import { Linter } from 'eslint';

const configFile: string = new URL('../../eslint.config.mjs', import.meta.url).pathname;
const { default: config } = (await import(configFile)) as { default: Linter.Config[] };

/** Lints a line as part of a node file, where only rules about regular expressions apply. */
function lint(code: string): string[] {
	const found = new Linter({ configType: 'flat' }).verify(code, config, 'nodes/line.ts');
	return found.map(({ ruleId, message }) => ruleId ?? message);
}

test.each([
	// Comments before an HTML page: 190 bytes took 30 s.
	[String.raw`/^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*)*(?:<!doctype html|<html[\s>])/i`],
	['/^(?:a|aa)+$/'],
	['/^(?:a?b?)*$/'],
	['/^(?:-{1,3})*x/'],
])('%s is refused: its loop matches in several ways', (literal) => {
	expect(lint(`export const one = ${literal};`)).toContain('docsift/plain-loops');
});

test.each([
	['/^(a+)+$/', 'regexp/no-super-linear-backtracking'],
	[String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]+$/`, 'regexp/no-super-linear-backtracking'],
	[String.raw`/\s+$/`, 'regexp/no-super-linear-move'],
])('%s is refused by %s', (literal, rule) => {
	expect(lint(`export const one = ${literal};`)).toContain(rule);
});

test.each([
	[String.raw`/^[A-Z]+(?:[ .,]\d{3})*$/`],
	[String.raw`/(?<!\s)\s+$/`],
	[String.raw`/^(?:a|b){1,3}$/`],
])('%s is allowed', (literal) => {
	expect(lint(`export const one = ${literal};`)).toEqual([]);
});
