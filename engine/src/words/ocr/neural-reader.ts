import { fileURLToPath } from 'node:url';
import type { Box, GreyImage } from '../../model/document.ts';
import { cropImage } from './cut-surroundings.ts';
import { chooseWords, isSure, meanConfidence } from './choose-words.ts';
import { findModelFault, MODELS } from './neural/check-models.ts';
import { findLines, cutLine } from './neural/find-lines.ts';
import type { LineArea } from './neural/find-lines.ts';
import { findText } from './neural/find-text.ts';
import { LATIN_LETTERS } from './neural/latin-letters.ts';
import { partWords } from './neural/part-words.ts';
import type { Letter } from './neural/part-words.ts';
import { LINE_PX, readLine } from './neural/read-line.ts';
import { loadModel } from './neural/run-model.ts';
import type { Model } from './neural/run-model.ts';
import type { OcrEngine, OcrWord, PageImage } from './ocr-engine.ts';

/** The languages whose letters the second reader knows. */
const KNOWN = new Set([
	...['eng', 'deu', 'fra', 'spa', 'ita', 'por', 'nld', 'swe', 'dan', 'nor', 'fin'],
]);
/** Text is looked for on a copy of at most so many pixels: more cost time and memory, and add little. */
const MAX_SEARCHED_PIXELS = 600_000;
/** Each line that is read again takes a tenth of a second; a page of specks must come to an end. */
const MAX_LINES_READ_AGAIN = 160;
/** A page of which the first reader is less sure may lie upside down: so many lines tell. */
const DOUBTFUL_PAGE = 0.5;
const LINES_TO_TELL = 3;
/** By how much surer the other way up has to be. */
const SURER = 1.15;
/** A line that is longer, in heights, is no line of print but a rule or a border. */
const MAX_LENGTH = 60;
/** What the first reader finds where there is no line of text is kept when it is as sure as this. */
const SURE_OUTSIDE = 0.7;
/** How much paper is left around the text that the first reader gets, in heights of its lines. */
const PAPER_AROUND = 1.5;

/** What was found on a picture, kept while somebody holds it: it may be read in several languages. */
type Look = { lines: LineArea[]; read: Map<LineArea, { cut: GreyImage; letters: Letter[] }> };

type Models = { finder: Model; reader: Model };

/**
 * PP-OCR's models beside tesseract: one finds where there is text, tesseract reads it, and the lines of
 * which that is not sure are read again by the other. A page without text is told by the first alone.
 * `folder` is where the models are.
 */
export function createNeuralReader(first: OcrEngine, folder: URL = MODELS): OcrEngine {
	let loading: Promise<Models> | undefined;
	const looks = new WeakMap<GreyImage, Look>();

	async function load(): Promise<Models> {
		loading ??= loadModels(folder);
		try {
			return await loading;
		} catch (error) {
			// Nothing is left of it that could be closed.
			loading = undefined;
			throw error;
		}
	}

	async function lookAt(image: PageImage): Promise<Look & Models> {
		const models = await load();
		const { asSeen = image } = image;
		const look = looks.get(asSeen) ?? {
			lines: await findTextLines(models.finder, asSeen),
			read: new Map(),
		};
		looks.set(asSeen, look);
		return { ...models, ...look };
	}

	return {
		name: 'pp-ocr',
		async recognise(image, languages, shape) {
			const look = await lookAt(image);
			if (look.lines.length === 0) return [];
			const words = await readAround(look.lines, image, (part) =>
				first.recognise(part, languages, shape),
			);
			const canReadAgain = languages.every((language) => KNOWN.has(language));
			return canReadAgain ? await readAgain(look, image, words) : words;
		},
		hasText: async (image) => (await lookAt(image)).lines.length > 0,
		async close() {
			const models = await loading;
			loading = undefined;
			await Promise.all([first.close(), models?.finder.close(), models?.reader.close()]);
		},
	};
}

async function loadModels(folder: URL): Promise<Models> {
	const fault = findModelFault(folder);
	if (fault !== undefined) throw new Error(fault);
	const load = (name: string) => loadModel(fileURLToPath(new URL(name, folder)));
	return { finder: await load('find-text.onnx'), reader: await load('read-latin.onnx') };
}

async function findTextLines(finder: Model, image: GreyImage): Promise<LineArea[]> {
	const scale = Math.min(1, Math.sqrt(MAX_SEARCHED_PIXELS / (image.width * image.height)));
	return findLines(await findText(finder, image, scale));
}

/** Has the part of a page with text read; what is around it costs time and looks like letters. */
async function readAround(
	lines: readonly LineArea[],
	image: PageImage,
	read: (part: GreyImage) => Promise<OcrWord[]>,
): Promise<OcrWord[]> {
	const scale = image.width / (image.asSeen ?? image).width;
	const boxes = lines.map((line) => boxOf(line, PAPER_AROUND * line.half));
	const left = Math.max(0, Math.floor(scale * Math.min(...boxes.map(({ x0 }) => x0))));
	const top = Math.max(0, Math.floor(scale * Math.min(...boxes.map(({ y0 }) => y0))));
	const right = Math.min(image.width, Math.ceil(scale * Math.max(...boxes.map(({ x1 }) => x1))));
	const bottom = Math.min(image.height, Math.ceil(scale * Math.max(...boxes.map(({ y1 }) => y1))));
	const words = await read(cropImage(image, { x0: left, y0: top, x1: right, y1: bottom }));
	return words.map((word) => ({ ...word, box: moveBox(word.box, left, top) }));
}

function boxOf({ x, y, slope, left, right, half }: LineArea, around: number): Box {
	const [atLeft, atRight] = [y + slope * (left - x), y + slope * (right - x)];
	return {
		x0: left - around,
		y0: Math.min(atLeft, atRight) - half - around,
		x1: right + around,
		y1: Math.max(atLeft, atRight) + half + around,
	};
}

function moveBox({ x0, y0, x1, y1 }: Box, right: number, down: number): Box {
	return { x0: x0 + right, y0: y0 + down, x1: x1 + right, y1: y1 + down };
}

function scaleBox({ x0, y0, x1, y1 }: Box, scale: number): Box {
	return { x0: x0 * scale, y0: y0 * scale, x1: x1 * scale, y1: y1 * scale };
}

/** The words of a page, those lines read again of which the first reader is not sure. */
async function readAgain(
	{ reader, lines, read }: Look & Models,
	image: PageImage,
	words: readonly OcrWord[],
): Promise<OcrWord[]> {
	const { asSeen = image } = image;
	const scale = image.width / asSeen.width;
	const waiting = new Set(words.map((word) => ({ ...word, box: scaleBox(word.box, 1 / scale) })));
	const isDoubtful = meanConfidence(words) < DOUBTFUL_PAGE;
	// Whoever has the page read turns it and comes again; the letters are none as it lies.
	if (isDoubtful && (await isUpsideDown({ reader, lines, read }, asSeen))) return [...words];
	const chosen: OcrWord[] = [];
	for (const line of lines) {
		const found = [...waiting].filter((word) => isOnLine(word, line));
		for (const word of found) waiting.delete(word);
		const isLong = line.right - line.left > MAX_LENGTH * 2 * line.half;
		if (isLong || isSure(found, line) || read.size >= MAX_LINES_READ_AGAIN) {
			chosen.push(...found);
			continue;
		}
		const { cut, letters } = await readOnce({ reader, read }, asSeen, line);
		chosen.push(...chooseWords(found, partWords(letters, line, cut, found)));
	}
	for (const word of waiting) {
		if (meanConfidence([word]) >= SURE_OUTSIDE) chosen.push(word);
	}
	return chosen.map((word) => ({ ...word, box: scaleBox(word.box, scale) }));
}

/** What the second reader reads in a line, once for each picture. */
async function readOnce(
	{ reader, read }: Pick<Look & Models, 'reader' | 'read'>,
	image: GreyImage,
	line: LineArea,
): Promise<{ cut: GreyImage; letters: Letter[] }> {
	const known = read.get(line);
	if (known) return known;
	const cut = cutLine(image, line, LINE_PX);
	const letters = await readLine(reader, LATIN_LETTERS, cut);
	read.set(line, { cut, letters });
	return { cut, letters };
}

/** Whether the longest lines read better the other way up. */
async function isUpsideDown(
	{ reader, lines, read }: Pick<Look & Models, 'reader' | 'lines' | 'read'>,
	image: GreyImage,
): Promise<boolean> {
	const longest = lines.toSorted((a, b) => b.right - b.left - (a.right - a.left));
	let [upright, turned] = [0, 0];
	for (const line of longest.slice(0, LINES_TO_TELL)) {
		const { cut, letters } = await readOnce({ reader, read }, image, line);
		const other = { ...cut, data: cut.data.toReversed() };
		upright += meanConfidence(letters);
		turned += meanConfidence(await readLine(reader, LATIN_LETTERS, other));
	}
	return turned > SURER * upright;
}

function isOnLine({ box }: OcrWord, line: LineArea): boolean {
	const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
	if (x < line.left || x > line.right) return false;
	return Math.abs(y - line.y - line.slope * (x - line.x)) < line.half;
}
