/** Hostile values for any input. */

/** Texts that cause catastrophic backtracking in regular expressions with nested or overlapping repetitions. */
export const BOMBS: Readonly<Record<string, string>> = {
	comments: `${'<!---->'.repeat(27)}x`,
	address: `${'a'.repeat(1900)}@`,
	dots: `${'a.'.repeat(950)}@`,
	spaces: `${' '.repeat(1900)}x`,
	digits: `${'1'.repeat(1900)}x`,
	separated: `${'1.'.repeat(950)}x`,
	url: `http://${'a-'.repeat(900)}`,
	brackets: '['.repeat(1900),
	accents: 'a\u0301'.repeat(900),
};

/** Texts of hundreds of kilobytes, for which quadratic algorithms take minutes. */
export const LONG_TEXTS: Readonly<Record<string, string>> = {
	'long text': 'x'.repeat(900_000),
	'long address': `${'a'.repeat(300_000)}@`,
	'long domain': `a@${'a.'.repeat(20_000)}@`,
	'long path': 'a.'.repeat(20_000),
	'long spaces': `${' '.repeat(300_000)}x`,
	'long digits': `${'1'.repeat(300_000)}x`,
	'long emoji': '😀'.repeat(100_000),
};

/** As JSON text, because `JSON.stringify` cannot produce some of them. */
export const JSON_VALUES: Readonly<Record<string, string>> = {
	...Object.fromEntries(
		Object.entries(LONG_TEXTS).map(([name, text]) => [name, JSON.stringify(text)]),
	),
	NUL: '"a\\u0000b"',
	'lone surrogate': '"\\ud800"',
	'long array': `[${'1,'.repeat(450_000)}1]`,
	'allowed array': `[${'1,'.repeat(15_000)}1]`,
	'array of objects': `[${'{},'.repeat(9_000)}{}]`,
	'many keys': `{${Array.from({ length: 60_000 }, (_, i) => `"k${i}":1`).join(',')}}`,
	'allowed keys': `{${Array.from({ length: 9_000 }, (_, i) => `"k${i}":1`).join(',')}}`,
	'long keys': `{"${'k'.repeat(30_000)}":{"type":"object","properties":{${Array.from(
		{ length: 3000 },
		(_, i) => `"k${i}":{}`,
	).join(',')}}}}`,
	'deep arrays': `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
	'deep objects': `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
	'allowed depth': `${'{"properties":'.repeat(150)}1${'}'.repeat(150)}`,
	'long number': '9'.repeat(300_000),
	'huge number': '1e308',
	'too large for four bytes': '99999999999',
	'too large for eight bytes': '99999999999999999999',
	negative: '-1',
	proto: '{"__proto__":{"polluted":true}}',
};

/** Whole bodies that are not valid JSON. */
export const RAW_BODIES: Readonly<Record<string, Buffer>> = {
	'over the limit': Buffer.from(`[${'1,'.repeat(1_000_000)}1]`),
	'invalid UTF-8': Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
	'NUL bytes': Buffer.alloc(500_000),
	unfinished: Buffer.from(`{"a":"${'x'.repeat(500_000)}`),
	'closing brackets': Buffer.from(']'.repeat(500_000)),
};

export const QUERY_VALUES: readonly string[] = [
	...Object.values(BOMBS),
	'x'.repeat(5000),
	'a\0b',
	'\ud7ff\uffff',
	'99999999999',
	'-1',
	'1e400',
	'0x7fffffff',
	'NaN',
	'',
];
