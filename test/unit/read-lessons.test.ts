import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { indexInSteps, indexLessons } from '../../engine/src/services/memory/index-lessons.ts';
import { readLessonArray, readLessonLines } from '../../engine/src/services/memory/read-lessons.ts';
import type { Problem } from '../../engine/src/model/problem.ts';

const lesson = {
	version: 1,
	anchors: [[1, 2, 3]],
	filled: [],
	fields: [{ path: 'total', places: [] }],
	tables: [],
};
const line = JSON.stringify(lesson);

/** The text in chunks of this size, as from a network. */
function chunksOf(text: string | Buffer, size: number): Readable {
	const bytes = Buffer.from(text);
	const count = Math.ceil(bytes.length / size);
	return Readable.from(
		Array.from({ length: count }, (_, i) => bytes.subarray(i * size, (i + 1) * size)),
	);
}

async function count(lessons: AsyncIterable<unknown>): Promise<number> {
	let found = 0;
	for await (const one of lessons) found += one === undefined ? 0 : 1;
	return found;
}

const readLines = (text: string | Buffer, size = 65_536, most = 100) =>
	count(readLessonLines(chunksOf(text, size), most));

async function faultOf(work: Promise<unknown>): Promise<string> {
	try {
		await work;
	} catch (error) {
		const { code, message } = error as Problem;
		return `${code} ${message}`;
	}
	return 'none';
}

test.each([1, 7, 65_536])(
	'lessons are read a line at a time, in chunks of %i bytes',
	async (size) => {
		expect(await readLines(`${line}\n${line}\r\n\n\r\n${line}`, size)).toBe(3);
		expect(await readLines(`${line}\n`, size)).toBe(1);
		expect(await readLines('', size)).toBe(0);
		expect(await readLines('\n\n\n', size)).toBe(0);
	},
);

test('a lesson with the sender of its document is read', async () => {
	expect(await readLines(JSON.stringify({ ...lesson, senders: [500_001] }))).toBe(1);
	const many = JSON.stringify({ ...lesson, senders: Array<number>(11).fill(1) });
	expect(await faultOf(readLines(many))).toContain('line 1.senders');
});

test.each([
	['{', 'line 2: is no JSON; each line is one lesson'],
	['[1,1,1]', 'line 2: Invalid input'],
	[JSON.stringify({ ...lesson, anchors: [] }), 'line 2.anchors: is empty'],
	[JSON.stringify({ ...lesson, fields: [] }), 'line 2.fields: is empty, and so are tables'],
	[JSON.stringify({ ...lesson, fields: [{ path: 'a\0', places: [] }] }), 'line 2.fields[0].path'],
	[JSON.stringify({ ...lesson, anchors: [[1, 2, 3], [1]] }), 'line 2.anchors[1]'],
	[JSON.stringify({ ...lesson, anchors: [[2 ** 40, 2, 3]] }), 'line 2.anchors[0][0]'],
	['['.repeat(1000), 'line 2: nests deeper'],
	[`"${'x'.repeat(300_000)}"`, 'line 2: is longer than 262,144 bytes'],
	[`[${'1,'.repeat(100_000)}1]`, 'line 2: nests deeper, or has more values'],
])('a line that is no lesson is refused with its place: %.40s', async (bad, message) => {
	expect(await faultOf(readLines(`${line}\n${bad}\n`))).toContain(message);
	expect(await faultOf(readLines(`${line}\n${bad}`, 1000))).toContain(message);
});

test('bytes that are not UTF-8 are refused', async () => {
	const bad = Buffer.concat([Buffer.from(line.slice(0, -20)), Buffer.from([0xff, 0x0a])]);
	expect(await faultOf(readLines(bad))).toContain('line 1: is no JSON');
});

test('more lessons than an account may have are refused', async () => {
	expect(await faultOf(readLines(`${line}\n`.repeat(101)))).toContain('more than 100 lessons');
	const most = readLessonArray(Array<unknown>(101).fill(lesson), 100);
	expect(await faultOf(count(most))).toContain('lessons: there are more than 100 lessons');
});

test('a lesson of an array is refused with its place', async () => {
	const given = readLessonArray([lesson, { ...lesson, tables: 1 }], 100);
	expect(await faultOf(count(given))).toContain('lessons[1].tables');
});

test('a lesson with 50,000 faults costs as little as one with a single fault', async () => {
	const bad = { ...lesson, anchors: Array<number>(45_000).fill(1) };
	const started = process.threadCpuUsage();
	for (let i = 0; i < 10; i += 1) await faultOf(readLines(`${JSON.stringify(bad)}\n`));
	const { user } = process.threadCpuUsage(started);
	expect(user / 10_000).toBeLessThan(50);
});

test('an index that is made in steps finds what one made at once finds', () => {
	let seed = 1;
	const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
	const lessons = Array.from({ length: 1500 }, (_, i) => ({
		id: String(i),
		hashes: Array.from({ length: 60 }, () => random(20_000)),
	}));
	const steps = indexInSteps(lessons);
	let [made, step] = [0, steps.next()];
	for (; !step.done; step = steps.next()) made += 1;
	expect(made).toBeGreaterThan(10);
	const whole = indexLessons(lessons);
	for (const { id, hashes } of lessons.slice(0, 50)) {
		expect(step.value.find(hashes)).toEqual(whole.find(hashes));
		expect(whole.find(hashes)[0]?.id).toBe(id);
	}
});
