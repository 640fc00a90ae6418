/**
 * A process of the pool. It gets its settings as its only argument, warms up, then does one task at
 * a time. Whatever a document does to it, only this process dies of it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { hashFirstPage } from '../extraction/memory/map-page.ts';
import type { Page, PlacedWord } from '../../model/document.ts';
import type { Extraction } from '../../model/extraction.ts';
import type { Learnt } from '../../model/memory.ts';
import { DEFAULT_DATA } from '../../model/languages.ts';
import { takeLongLists } from '../../model/long-lists.ts';
import { Problem } from '../../model/problem.ts';
import { hasBoolean } from '../../model/template.ts';
import { createEngine } from '../words/ocr/create-engine.ts';
import { unpackInvoices } from './open-xml.ts';
import { openDocument, readScan, writePicture } from './read-pages.ts';
import type { OpenedDocument } from './read-pages.ts';
import {
	askAboutPages,
	extractFromPages,
	groundOnPages,
	inferFromPages,
	isEmptyPage,
	learnFromPages,
	MODELS,
} from './recipe.ts';
import { packPages, unpackPages } from './pack-pages.ts';
import { placeWords } from './place-words.ts';
import { showPages } from './show-pages.ts';
import { readPointed } from './read-pointed.ts';
import { limitDecoders } from '../pages/image/decode-image.ts';
import { drawImage } from '../pages/image/draw-image.ts';
import type { DrawnImage } from '../pages/image/draw-image.ts';
import { openMail } from '../pages/mail/open-mail.ts';
import type { MailPart } from '../pages/mail/open-mail.ts';
import { childSettingsSchema, requestSchema } from './tasks.ts';
import type {
	ChildReply,
	DrawInput,
	ExtractInput,
	GatherInput,
	Gathered,
	GroundInput,
	LearnInput,
	Opened,
	Outcome,
	OpenInput,
	PictureInput,
	TaskRequest,
	Tasks,
	RereadInput,
	SampleWordsInput,
	UnpackInput,
} from './tasks.ts';

const settings = childSettingsSchema.parse(JSON.parse(process.argv[2] ?? ''));
const engine = createEngine(settings.ocrEngine, {
	dataFolder: settings.ocrDataFolder,
	program: settings.ocrProgram,
});

// A signal to the whole group is for the parent, which ends its children when it is done with them.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', (message) => {
	void answer(requestSchema.parse(message));
});
limitDecoders();
await warmUp();
send({ kind: 'ready' });

async function warmUp(): Promise<void> {
	const blank = { data: new Uint8Array(64 * 64).fill(255), width: 64, height: 64 };
	await engine.recognise(blank, DEFAULT_DATA);
}

async function answer(request: TaskRequest): Promise<void> {
	const { id } = request;
	try {
		const output = await run(request);
		sendOutput(id, output);
	} catch (error) {
		const code = error instanceof Problem ? error.code : null;
		const message =
			error instanceof Error ? (code ? error.message : String(error.stack)) : String(error);
		const { pages } = error instanceof Problem ? error : {};
		send({ kind: 'failed', id, code, message, pages, rss: process.memoryUsage.rss() });
	}
}

function run(request: TaskRequest): Promise<Tasks[TaskRequest['kind']]['output']> {
	switch (request.kind) {
		case 'open':
			return open(request.input);
		case 'ocr':
			return readScan(request.input, request.input.index, request.input.languages, engine);
		case 'extract':
			return extractWithScans(request.input);
		case 'draw':
			return draw(request.input);
		case 'unpack':
			return unpack(request.input);
		case 'picture':
			return drawPicture(request.input);
		case 'ground':
			return ground(request.input);
		case 'learn':
			return Promise.resolve(learn(request.input));
		case 'gather':
			return gather(request.input);
		case 'sample words':
			return listWords(request.input);
		case 'words':
			return showPages(request.input);
		case 'value':
			return Promise.resolve(readPointed(request.input.text, request.input));
		case 'reread':
			return Promise.resolve(reread(request.input));
	}
}

function draw({ index, target, limits, ...source }: DrawInput): Promise<DrawnImage> {
	return drawImage(source, index, target, limits);
}

function reread({ reading, schema }: RereadInput): Extraction | null {
	const pages = unpackPages(reading);
	send({ kind: 'progress', pages: Math.max(pages.length, 1) });
	return extractFromPages(pages, schema);
}

function unpack({ path, type, into, limits }: UnpackInput): Promise<MailPart[]> {
	return type === 'xml' ? unpackInvoices(path, into, limits) : openMail(path, type, into, limits);
}

/** What is read of a document before its values are looked for. */
type ReadDocument = Pick<OpenedDocument, 'records' | 'notes'> & { pages: Page[] };

/** Pages that wait for the second reader, with what the first one found on them. */
type ReadOnce = { pages: Page[]; extraction: Extraction };

type Wish = Pick<ExtractInput, 'schema' | 'pagesFile' | 'second' | 'lessons' | 'keep'>;

function learn({ reading, schema, right, places, removed }: LearnInput): Learnt {
	return learnFromPages(unpackPages(reading), schema, right, {
		places: new Map(places),
		removed: new Set(removed),
	});
}

async function extractFrom(
	{ pages, records, notes }: ReadDocument,
	{ schema, pagesFile, second, lessons, keep = false }: Wish,
): Promise<Outcome | null> {
	send({ kind: 'progress', pages: Math.max(pages.length, 1) });
	if (schema) {
		const found = extractFromPages(pages, schema, MODELS, records, lessons);
		if (!found) return null;
		const said = [...notes, ...(found.notes ?? [])];
		const extraction = { ...found, ...(said.length > 0 && { notes: said }) };
		const answered = { extraction, ...(keep && { reading: packPages(pages) }) };
		const question = second && askAboutPages(pages, schema, extraction, second);
		if (!question) return answered;
		const once: ReadOnce = { pages, extraction };
		await writeFile(pagesFile, serialize(once), { mode: 0o600 });
		const shown = new Set(question.windows.map(({ page }) => page));
		const scans = pages
			.filter(({ source, index }) => source === 'ocr' && shown.has(index + 1))
			.map(({ index, rotation }) => ({ index, rotation }));
		return { ...answered, question: { ...question, scans } };
	}
	const inferred = inferFromPages(pages);
	return inferred && { inferred };
}

async function extractWithScans(input: ExtractInput): Promise<Outcome | null> {
	const { pages: all, ...rest } = await readTogether(input);
	const wantsTickBoxes = input.schema !== null && hasBoolean(input.schema.data);
	// A sample is read with all its tick boxes; a schema without such a field never sees them.
	const pages = wantsTickBoxes ? all : all.map(withoutTickBoxes);
	return await extractFrom({ pages, ...rest }, input);
}

async function readTogether({
	pagesFile,
	scans,
}: Pick<ExtractInput, 'pagesFile' | 'scans'>): Promise<ReadDocument> {
	const { pages: texts, ...rest } = deserialize(await readFile(pagesFile)) as ReadDocument;
	return { pages: [...texts, ...scans].toSorted((a, b) => a.index - b.index), ...rest };
}

function withoutTickBoxes(page: Page): Page {
	return page.source === 'text' && page.tickBoxes ? { ...page, tickBoxes: [] } : page;
}

async function gather({ target, ...input }: GatherInput): Promise<Gathered> {
	const read = await readTogether(input);
	await writeFile(target, serialize(read), { mode: 0o600 });
	const { pages, records } = read;
	const isEmpty = records.length === 0 && pages.every(isEmptyPage);
	return { hashes: hashFirstPage(pages.slice(0, 1)), isEmpty };
}

async function listWords({ pagesFile, index }: SampleWordsInput): Promise<PlacedWord[]> {
	const { pages } = await readTogether({ pagesFile, scans: [] });
	const page = pages.find((one) => one.index === index);
	return page ? placeWords(page) : [];
}

async function drawPicture({ index, rotation, target, ...source }: PictureInput): Promise<null> {
	await writePicture(source, { index, rotation, target });
	return null;
}

async function ground({ pagesFile, schema, values }: GroundInput) {
	const { pages, extraction } = deserialize(await readFile(pagesFile)) as ReadOnce;
	send({ kind: 'progress', pages: Math.max(pages.length, 1) });
	return groundOnPages(pages, schema, extraction, values);
}

async function open(input: OpenInput): Promise<Opened> {
	const { schema, pagesFile, pages: choice, path, type, limits, password } = input;
	const { hasLessons = false, onlyRead = false } = input;
	const source = { path, type, limits, password };
	const wantsTickBoxes = onlyRead || (schema !== null && hasBoolean(schema.data));
	const onPage = createProgress();
	const { pageCount, pages, records, notes } = await openDocument(source, {
		wantsTickBoxes,
		onPage,
		choice,
	});
	const read: ReadDocument = { pages: pages.flatMap(({ page }) => page ?? []), records, notes };
	const scans = pages.flatMap(({ index, page }) => (page ? [] : [index]));
	const opened = { pageCount, chosenCount: pages.length, scans };
	if (scans.length === 0 && !hasLessons && !onlyRead) {
		return { ...opened, outcome: await extractFrom(read, input) };
	}
	await writeFile(pagesFile, serialize(read), { mode: 0o600 });
	const isFirstRead = hasLessons && pages[0]?.page !== null;
	return { ...opened, outcome: null, ...(isFirstRead && { hashes: hashFirstPage(read.pages) }) };
}

/** Pages of text come in milliseconds, and telling of each takes a part of reading it. */
const PROGRESS_STEP_MS = 50;

function createProgress(): () => void {
	let toldMs = -Infinity;
	return () => {
		const now = performance.now();
		if (now - toldMs < PROGRESS_STEP_MS) return;
		toldMs = now;
		send({ kind: 'progress', pages: 1 });
	};
}

/** Values of a list that travel at once: the parent receives them in a few milliseconds. */
const PART = 500;

function sendOutput(id: number, output: unknown): void {
	const { rest, lists } = takeLongLists(output);
	for (const [list, { values }] of lists.entries()) {
		for (let from = 0; from < values.length; from += PART) {
			send({ kind: 'part', list, values: values.slice(from, from + PART) });
		}
	}
	const paths = lists.map(({ path }) => [...path]);
	send({ kind: 'done', id, output: rest, lists: paths, rss: process.memoryUsage.rss() });
}

function send(reply: ChildReply): void {
	process.send?.(reply);
}
