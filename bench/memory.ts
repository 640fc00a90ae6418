/**
 * npm run bench:memory [-- --lessons 10000]
 *
 * Looks up lessons in a large memory and prints the time of a look-up, the time to open the index, and the size of
 * the memory. Then reads pages of one make with 1,000 lessons and without any.
 *
 * Exits with code 1 when lessons add more CPU time to a page than MAX_RECALL_MS.
 */
import { parseArgs } from 'node:util';
import { loadModels } from '../engine/src/reading/pipeline/load-model.ts';
import { extractFromPages, learnFromPages } from '../engine/src/reading/pipeline/recipe.ts';
import { hashFirstPage } from '../engine/src/reading/extraction/memory/map-page.ts';
import { indexLessons } from '../engine/src/services/memory/index-lessons.ts';
import type { Page, Word } from '../engine/src/model/document.ts';
import type { Lesson } from '../engine/src/model/memory.ts';
import type { FieldMap } from '../engine/src/model/template.ts';

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
		'4711',
		'19.90',
		'2025',
	];
	const words = texts.map((text, i): Word => {
		const [x0, y0] = [40 + 130 * (i % 4), 40 + 18 * Math.floor(i / 4)];
		const box = { x0, y0, x1: x0 + 6 * text.length, y1: y0 + 10 };
		return { text, box, confidence: 1, size: 10, angle: 0 };
	});
	return { index: 0, width: 595, height: 842, words, fields: [], source: 'text', rotation: 0 };
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

/** CPU that the lessons of an account may add to a page, and how many it has. */
const [MAX_RECALL_MS, LESSONS] = [15, 1000];
/** Documents of the measured make that were taught: as many as are kept. */
const TAUGHT = 8;
const ROUNDS = 40;
const [FIELDS, ROWS] = [16, 12];
const labels = Array.from({ length: FIELDS }, makeWord);
const heads = Array.from({ length: 4 }, makeWord);
const print = Array.from({ length: 40 }, makeWord);
type Values = Record<string, unknown>;

function putWord(text: string, x0: number, y0: number): Word {
	const box = { x0, y0, x1: x0 + 6 * text.length, y1: y0 + 10 };
	return { text, box, confidence: 1, size: 10, angle: 0 };
}

/** A form with a table of one program: print, labelled values, and rows. */
function makeForm(): { page: Page; values: Values } {
	const rows = Array.from({ length: ROWS }, () => ({
		code: String(10_000 + Math.floor(89_999 * random())),
		text: makeWord(),
		count: 1 + Math.floor(90 * random()),
		price: Math.floor(9000 * random()) / 100,
	}));
	const own = labels.map(makeWord);
	const words = [
		...print.map((text, i) => putWord(text, 40 + 130 * (i % 4), 30 + 14 * Math.floor(i / 4))),
		...labels.flatMap((label, i) => {
			const [x, y] = [40 + 270 * (i % 2), 190 + 18 * Math.floor(i / 2)];
			return [putWord(label, x, y), putWord(own[i] ?? '', x + 110, y)];
		}),
		...heads.map((head, i) => putWord(head, 40 + 130 * i, 360)),
		...rows.flatMap((row, i) =>
			Object.values(row).map((value, column) =>
				putWord(
					column === 3 ? Number(value).toFixed(2) : String(value),
					40 + 130 * column,
					380 + 16 * i,
				),
			),
		),
	];
	const page: Page = {
		index: 0,
		width: 595,
		height: 842,
		words,
		fields: [],
		source: 'text',
		rotation: 0,
	};
	const named = Object.fromEntries(labels.map((label, i) => [label, own[i]]));
	return { page, values: { ...named, rows } };
}

const formFields: FieldMap = {
	...Object.fromEntries(labels.map((label) => [label, { type: 'string' as const }])),
	rows: {
		type: 'array',
		itemType: 'object',
		itemSchema: {
			properties: {
				code: { type: 'string' },
				text: { type: 'string' },
				count: { type: 'number' },
				price: { type: 'number' },
			},
		},
	},
};
const form = { data: formFields };
const known = new Map<string, Lesson>(
	Array.from({ length: TAUGHT }, (_, i) => {
		const { page, values: right } = makeForm();
		return [`own ${i}`, learnFromPages([page], form, { values: right }, models).lesson];
	}),
);
const ofAccount = indexLessons([
	...lessons.slice(0, LESSONS - TAUGHT),
	...[...known].map(([id, { anchors }]) => ({ id, hashes: anchors.map(([hash]) => hash) })),
]);

/** The CPU of one page, in milliseconds. */
function measure(read: (page: Page) => void): number {
	const forms = Array.from({ length: ROUNDS }, () => makeForm().page);
	for (const page of forms) read(page);
	const started = process.cpuUsage();
	for (const page of forms) read(page);
	const { user, system } = process.cpuUsage(started);
	return (user + system) / 1000 / ROUNDS;
}

let applied = 0;
const without = measure((page) => extractFromPages([page], form, models));
const recalled = measure((page) => {
	const found = ofAccount.find(hashFirstPage([page])).flatMap(({ id }) => known.get(id) ?? []);
	applied += found.length;
	extractFromPages([page], form, models, { lessons: found });
});
const added = recalled - without;
process.stdout.write(
	`${LESSONS} lessons, ${(applied / 2 / ROUNDS).toFixed(1)} of them of the page's make, add ${added.toFixed(1)} ms of CPU to the ${without.toFixed(1)} ms of a page (at most ${MAX_RECALL_MS})\n`,
);
if (added > MAX_RECALL_MS) process.exitCode = 1;
