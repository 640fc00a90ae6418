import { parseBoundedJson } from '../model/bounded-json.ts';
import type { Lesson } from '../model/memory.ts';
import { problem } from '../model/problem.ts';
import type { Fault, Problem } from '../model/problem.ts';
import { createPause } from '../model/time-slices.ts';
import { readLesson } from './lesson-schema.ts';

/** One of 400 fields, each with two places, has about this. */
const MAX_LESSON_BYTES = 262_144;

const LIMITS = { maxDepth: 20, maxValues: 50_000, maxMembers: 100 };
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** The lessons of an array, checked one by one. */
export async function* readLessonArray(
	values: readonly unknown[],
	maxLessons: number,
): AsyncGenerator<Lesson> {
	const pause = createPause();
	if (values.length > maxLessons) throw tooMany('lessons', maxLessons);
	for (const [i, value] of values.entries()) {
		await pause();
		const place = `lessons[${i}]`;
		const read = readLesson(value);
		if ('fault' in read) throw at(place, read.fault);
		if (JSON.stringify(read.lesson).length > MAX_LESSON_BYTES) throw tooLarge(place);
		yield read.lesson;
	}
}

/** The lessons of a file with one in each line, checked line by line; a line is all that is held of it. */
export async function* readLessonLines(
	source: AsyncIterable<Uint8Array>,
	maxLessons: number,
): AsyncGenerator<Lesson> {
	const pause = createPause();
	let count = 0;
	for await (const { bytes, number } of splitLines(source)) {
		await pause();
		const place = `line ${number}`;
		if (bytes.length > MAX_LESSON_BYTES) throw tooLarge(place);
		const parsed = parseBoundedJson(bytes, LIMITS);
		if (parsed.outcome !== 'parsed') {
			const message =
				parsed.outcome === 'malformed'
					? 'is no JSON; each line is one lesson'
					: 'nests deeper, or has more values, than a lesson may';
			throw problem('INVALID_REQUEST', { faults: [{ path: place, message }] });
		}
		const read = readLesson(parsed.value);
		if ('fault' in read) throw at(place, read.fault);
		count += 1;
		if (count > maxLessons) throw tooMany(place, maxLessons);
		yield read.lesson;
	}
}

/** Lines that are not blank, with their numbers from 1. */
async function* splitLines(
	source: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ bytes: Uint8Array; number: number }> {
	let parts: Uint8Array[] = [];
	let held = 0;
	let number = 1;
	const endLine = () => {
		const [first] = parts;
		const bytes = parts.length === 1 && first ? first : Buffer.concat(parts);
		[parts, held] = [[], 0];
		return bytes.at(-1) === CARRIAGE_RETURN ? bytes.subarray(0, -1) : bytes;
	};
	for await (const chunk of source) {
		let from = 0;
		for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
			if (end > from) parts.push(chunk.subarray(from, end));
			from = end + 1;
			const bytes = parts.length === 0 ? undefined : endLine();
			if (bytes && bytes.length > 0) yield { bytes, number };
			number += 1;
		}
		if (from === chunk.length) continue;
		parts.push(chunk.subarray(from));
		held += chunk.length - from;
		// The rest of such a line is not even read.
		if (held > MAX_LESSON_BYTES) throw tooLarge(`line ${number}`);
	}
	const bytes = endLine();
	if (bytes.length > 0) yield { bytes, number };
}

function at(place: string, { path, message }: Fault): Problem {
	const dot = path === '' || path.startsWith('[') ? '' : '.';
	return problem('INVALID_REQUEST', { faults: [{ path: `${place}${dot}${path}`, message }] });
}

function tooLarge(place: string): Problem {
	const message = `is longer than ${MAX_LESSON_BYTES.toLocaleString('en')} bytes, the most that a lesson may have`;
	return problem('INVALID_REQUEST', { faults: [{ path: place, message }] });
}

function tooMany(path: string, maxLessons: number): Problem {
	const message = `there are more than ${maxLessons.toLocaleString('en')} lessons, the most that an account remembers`;
	return problem('INVALID_REQUEST', { faults: [{ path, message }] });
}
