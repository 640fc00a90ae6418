import { parseBoundedJson } from '../../model/bounded-json.ts';
import type { Lesson } from '../../model/memory.ts';
import { formatPath } from '../../model/path.ts';
import { problem } from '../../model/problem.ts';
import type { Fault, Problem } from '../../model/problem.ts';
import { createPause } from '../../model/time-slices.ts';
import { exportHeadSchema, readLesson } from './lesson-schema.ts';
import type { ExportHead } from './lesson-schema.ts';

/** About the size of a lesson of 400 fields with two places each. */
const MAX_LESSON_BYTES = 262_144;

const LIMITS = { maxDepth: 20, maxValues: 50_000, maxMembers: 100 };
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** The lessons of an array, validated one at a time. */
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

/** The key of the hashes, from the first line of a file. Files without this line predate keys. */
export async function readHeadLine(source: AsyncIterable<Uint8Array>): Promise<ExportHead> {
	for await (const line of splitLines(source)) {
		const value = parseLine(line);
		if (!isHead(value)) break;
		const head = exportHeadSchema.safeParse(value);
		if (head.success) return head.data;
		const [issue] = head.error.issues;
		throw at(`line ${line.number}`, {
			path: formatPath(issue?.path ?? []),
			message: issue?.message ?? 'is no head of an export',
		});
	}
	return { version: 1 };
}

/** The lessons of a file with one lesson per line. Only one line is in memory at a time. */
export async function* readLessonLines(
	source: AsyncIterable<Uint8Array>,
	maxLessons: number,
): AsyncGenerator<Lesson> {
	const pause = createPause();
	let count = 0;
	let isFirst = true;
	for await (const line of splitLines(source)) {
		await pause();
		const place = `line ${line.number}`;
		const value = parseLine(line);
		const isSkipped = isFirst && isHead(value);
		isFirst = false;
		if (isSkipped) continue;
		const read = readLesson(value);
		if ('fault' in read) throw at(place, read.fault);
		count += 1;
		if (count > maxLessons) throw tooMany(place, maxLessons);
		yield read.lesson;
	}
}

function parseLine({ bytes, number }: Line): unknown {
	const place = `line ${number}`;
	if (bytes.length > MAX_LESSON_BYTES) throw tooLarge(place);
	const parsed = parseBoundedJson(bytes, LIMITS);
	if (parsed.outcome === 'parsed') return parsed.value;
	const message =
		parsed.outcome === 'malformed'
			? 'is no JSON; each line is one lesson'
			: 'nests deeper, or has more values, than a lesson may';
	throw problem('INVALID_REQUEST', { faults: [{ path: place, message }] });
}

/** A lesson has anchors; the header line has a key. */
function isHead(value: unknown): boolean {
	return typeof value === 'object' && value !== null && 'key' in value && !('anchors' in value);
}

type Line = { bytes: Uint8Array; number: number };

/** Non-blank lines, numbered from 1. */
async function* splitLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
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
		// Stop without reading the rest of the line.
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
