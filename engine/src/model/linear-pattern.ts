import { RE2JS } from 're2js';

/** Maximum characters of a pattern. */
const PATTERN_MAX_CHARACTERS = 500;
/**
 * The size of a pattern once its counted repetitions are written out. A pattern of this size compiles in about
 * 10 ms.
 */
export const PATTERN_MAX_SIZE = 2000;
/** Longer texts never match: even in linear time they would take too long. */
const TEXT_MAX_CHARACTERS = 10_000;
const MAX_COMPILED = 500;

export type LinearPattern = { test: (text: string) => boolean };

const compiled = new Map<string, LinearPattern>();

/** Compiles a pattern for an engine without backtracking; throws a SyntaxError that says what is wrong. */
export function compilePattern(source: string): LinearPattern {
	const known = compiled.get(source);
	if (known) return known;
	if (source.length > PATTERN_MAX_CHARACTERS) {
		throw new SyntaxError(`has more than ${PATTERN_MAX_CHARACTERS} characters`);
	}
	if (measurePattern(source) > PATTERN_MAX_SIZE) {
		throw new SyntaxError(`repeats too much: written out, it may have ${PATTERN_MAX_SIZE} parts`);
	}
	const pattern = compile(source);
	const one = {
		test: (text: string) => text.length <= TEXT_MAX_CHARACTERS && pattern.matcher(text).find(),
	};
	if (compiled.size >= MAX_COMPILED) compiled.clear();
	compiled.set(source, one);
	return one;
}

function compile(source: string): RE2JS {
	try {
		return RE2JS.compile(RE2JS.translateRegExp(source));
	} catch (error) {
		const said = error instanceof Error ? error.message.replace(/^error parsing regexp: /, '') : '';
		throw new SyntaxError(
			`is no pattern that runs in linear time (RE2): ${said}; look-around and back-references are not supported`,
			{ cause: error },
		);
	}
}

/** The parts of a pattern once its counted repetitions are written out. */
export function measurePattern(source: string): number {
	const open: number[] = [];
	let size = 0;
	let last = 0;
	for (let at = 0; at < source.length; at += 1) {
		const sign = source[at];
		if (sign === '(') {
			open.push(size);
			size = 0;
		} else if (sign === ')') {
			last = size + 1;
			size = last + (open.pop() ?? 0);
		} else if (sign === '{') {
			const [text, least, , most] = /^\{(\d+)(,(\d*))?\}/.exec(source.slice(at)) ?? [];
			if (text === undefined) continue;
			const times = Math.max(Number(least), Number(most ?? 0), 1);
			size += last * (times - 1);
			last *= times;
			at += text.length - 1;
		} else {
			last = 1;
			size += 1;
			if (sign === '\\') at += 1;
			else if (sign === '[') at = endOfClass(source, at);
		}
	}
	return open.reduce((sum, one) => sum + one, size);
}

function endOfClass(source: string, from: number): number {
	for (let at = from + 1; at < source.length; at += 1) {
		if (source[at] === '\\') at += 1;
		else if (source[at] === ']') return at;
	}
	return source.length;
}
