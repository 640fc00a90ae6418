/**
 * npm run bench:memory [-- --lessons 10000]
 *
 * Looks up lessons in a large memory and prints the time of a look-up, the time to open the index, and the size of
 * the memory.
 */
import { parseArgs } from 'node:util';
import { loadModels } from '../engine/src/reading/pipeline/load-model.ts';
import { learnFromPages } from '../engine/src/reading/pipeline/recipe.ts';
import { hashFirstPage } from '../engine/src/reading/extraction/memory/map-page.ts';
import { indexLessons } from '../engine/src/services/memory/index-lessons.ts';
import type { Page, Word } from '../engine/src/model/document.ts';

const { values } = parseArgs({ options: { lessons: { type: 'string', default: '10000' } } });
const COUNT = Number(values.lessons);
const LOOK_UPS = 300;
const LABELS = 40;
const OWN_WORDS = 60;

let seed = 7;
/** A fixed sequence of numbers from 0 to 1. */
function random(): number {
	seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
	return seed / 2 ** 32;
}

function makeWord(): string {
	const letters = Array.from({ length: 4 + Math.floor(6 * random()) }, () =>
		String.fromCharCode(97 + Math.floor(26 * random())),
	);
	return letters.join('');
}

const COMMON = Array.from({ length: 120 }, makeWord);

/** A page with labels that many senders use, and with words of its own. */
function makePage(): Page {
	const texts = [
		...Array.from({ length: OWN_WORDS }, makeWord),
		...Array.from({ length: LABELS }, () => COMMON[Math.floor(120 * random())] ?? ''),
		...['4711', '19.90', '2025'],
	];
	const words = texts.map((text, i): Word => {
		const [x0, y0] = [40 + 130 * (i % 4), 40 + 18 * Math.floor(i / 4)];
		const box = { x0, y0, x1: x0 + 6 * text.length, y1: y0 + 10 };
		return { text, box, confidence: 1, size: 10, angle: 0 };
	});
	return {
		...{ index: 0, width: 595, height: 842, words, fields: [], source: 'text', rotation: 0 },
	};
}

const pages = Array.from({ length: COUNT }, makePage);
const schema = {
	data: { number: { type: 'string' as const }, total: { type: 'number' as const } },
};
const models = loadModels();
const corrected = { values: { number: '4711', total: 19.9 } };
const taught = pages
	.slice(0, 200)
	.map((page) => learnFromPages([page], schema, corrected, models).lesson);
const bytes = taught.reduce((sum, lesson) => sum + JSON.stringify(lesson).length, 0);

const lessons = pages.map((page, i) => ({ id: String(i), hashes: hashFirstPage([page]) }));
const opening = performance.now();
const index = indexLessons(lessons);
const openedMs = performance.now() - opening;

const times: number[] = [];
let right = 0;
for (let i = 0; i < LOOK_UPS; i += 1) {
	const at = Math.floor(COUNT * random());
	const hashes = hashFirstPage([pages[at] ?? makePage()]);
	const started = performance.now();
	const [best] = index.find(hashes);
	times.push(performance.now() - started);
	if (best?.id === String(at)) right += 1;
}
times.sort((a, b) => a - b);
const at = (share: number) => (times[Math.floor(share * times.length)] ?? 0).toFixed(2);
process.stdout.write(
	[
		`${COUNT} makes: a look-up takes ${at(0.5)} ms (median), ${at(0.95)} ms (95 %), ${at(0.99)} ms (99 %)`,
		`${right} of ${LOOK_UPS} makes were found`,
		`the index is opened in ${openedMs.toFixed(0)} ms`,
		`a lesson of two fields has ${Math.round(bytes / taught.length)} bytes`,
	].join('\n') + '\n',
);
