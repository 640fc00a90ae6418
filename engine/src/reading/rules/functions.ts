import { Environment } from '@marcbachmann/cel-js';

/** Limits of one expression. */
export const EXPRESSION_MAX_CHARACTERS = 2000;
const LIMITS = {
	maxAstNodes: 300,
	maxDepth: 24,
	maxListElements: 100,
	maxMapEntries: 10,
	maxCallArguments: 8,
};
/** What each limit is about, for the person who wrote the expression. */
const LIMIT_MESSAGES: Readonly<Record<keyof typeof LIMITS, string>> = {
	maxAstNodes: `has more than ${LIMITS.maxAstNodes} parts`,
	maxDepth: `is nested more than ${LIMITS.maxDepth} deep`,
	maxListElements: `has a list of more than ${LIMITS.maxListElements} values`,
	maxMapEntries: `has a map of more than ${LIMITS.maxMapEntries} entries`,
	maxCallArguments: `gives a function more than ${LIMITS.maxCallArguments} arguments`,
};
const MAX_DECIMALS = 10;
const DAY_MS = 86_400_000;

/** A message of the library: exceeded limits in plain words, all others as they are. */
export function sayFault(message: string): string {
	const [, limit = ''] = /^Exceeded (\w+) /.exec(message) ?? [];
	return Object.hasOwn(LIMIT_MESSAGES, limit)
		? LIMIT_MESSAGES[limit as keyof typeof LIMITS]
		: message;
}

/** Functions over lists. They may not be nested, so that an expression takes few steps. */
export const LOOPS: ReadonlySet<string> = new Set(['map', 'filter', 'all', 'exists', 'exists_one']);

/** All functions of the language. Others of the library, such as `matches`, could run too long. */
export const FUNCTIONS: ReadonlySet<string> = new Set([
	...LOOPS,
	'abs',
	'round',
	'floor',
	'ceil',
	'sum',
	'avg',
	'min',
	'max',
	'count',
	'size',
	'given',
	'days',
	'lower',
	'upper',
	'trim',
	'contains',
	'startsWith',
	'endsWith',
	'string',
	'double',
]);

/** Rounds halves away from zero, as invoices do: 2.345 → 2.35, regardless of its binary fraction. */
export function round(value: number, decimals: number): number {
	const places = Math.min(MAX_DECIMALS, Math.max(0, Math.trunc(decimals)));
	const shifted = Math.round(Number(`${Math.abs(value)}e${places}`));
	const rounded = Number(`${shifted}e-${places}`);
	return Number.isFinite(rounded) ? Math.sign(value) * rounded : value;
}

const sum = (list: readonly number[]) =>
	round(
		list.reduce((total, one) => total + one, 0),
		MAX_DECIMALS,
	);
const calculate: Readonly<Record<string, (a: number, b: number) => number>> = {
	'+': (a, b) => a + b,
	'-': (a, b) => a - b,
	'*': (a, b) => a * b,
	'/': (a, b) => a / b,
};

/** The language without the fields of a template. */
export function createLanguage(): Environment {
	const language = new Environment({ limits: LIMITS });
	for (const [sign, run] of Object.entries(calculate)) {
		const mixed = (a: number | bigint, b: number | bigint) => run(Number(a), Number(b));
		language.registerOperator(`double ${sign} int`, mixed);
		language.registerOperator(`int ${sign} double`, mixed);
	}
	// Numbers of a template are doubles; only `size` returns an integer.
	language.registerOperator('int == double', (a: bigint, b: number) => Number(a) === b);
	return language
		.registerFunction('abs(double): double', (value: number) => Math.abs(value))
		.registerFunction('round(double): double', (value: number) => round(value, 0))
		.registerFunction('round(double, double): double', round)
		.registerFunction('floor(double): double', (value: number) => Math.floor(value))
		.registerFunction('ceil(double): double', (value: number) => Math.ceil(value))
		.registerFunction('sum(list<double>): double', sum)
		.registerFunction('avg(list<double>): double', (list: number[]) => sum(list) / list.length)
		.registerFunction('min(list<double>): double', (list: number[]) => reduce(list, Math.min))
		.registerFunction('max(list<double>): double', (list: number[]) => reduce(list, Math.max))
		.registerFunction('min(double, double): double', (a: number, b: number) => Math.min(a, b))
		.registerFunction('max(double, double): double', (a: number, b: number) => Math.max(a, b))
		.registerFunction('count(list<dyn>): double', (list: unknown[]) => list.length)
		.registerFunction('days(string, string): double', countDays)
		.registerFunction('lower(string): string', (text: string) => text.toLowerCase())
		.registerFunction('upper(string): string', (text: string) => text.toUpperCase())
		.registerFunction('trim(string): string', (text: string) => text.trim())
		.registerFunction('given(ast): bool', describeGiven);
}

function reduce(list: readonly number[], choose: (a: number, b: number) => number): number {
	if (list.length === 0) throw new RangeError('the list is empty');
	return list.reduce((best, one) => choose(best, one));
}

/** The number of days from one date to another. */
function countDays(from: string, to: string): number {
	const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
	if (Number.isNaN(days)) throw new RangeError('this is no date');
	return days;
}

type Macro = { args: unknown[] };
type Checker = {
	check: (ast: unknown, context: unknown) => unknown;
	getType: (name: string) => unknown;
};
type Evaluator = { run: (ast: unknown, context: unknown) => unknown };

/** Whether a value is present. Reading a missing value is an error, which is caught here. */
function describeGiven({ args: [value] }: Macro) {
	return {
		typeCheck(checker: Checker, _macro: unknown, context: unknown) {
			checker.check(value, context);
			return checker.getType('bool');
		},
		evaluate(evaluator: Evaluator, _macro: unknown, context: unknown): boolean {
			try {
				return evaluator.run(value, context) !== null;
			} catch {
				return false;
			}
		},
	};
}
