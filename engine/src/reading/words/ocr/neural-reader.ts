import { fileURLToPath } from 'node:url';
import type { Box, GreyImage } from '../../../model/document.ts';
import { UNCHANGED } from '../../../model/projection.ts';
import { cropImage } from './cut-surroundings.ts';
import { chooseWords, findDoubtful, isSure } from './choose-words.ts';
import type { DoubtfulPart } from './choose-words.ts';
import { meanConfidence } from './mean-confidence.ts';
import { mendZone } from './mrz/mend-zone.ts';
import { fillZone, looksLikeZone, ZONE_ALPHABET } from './mrz/read-zone-line.ts';
import { findModelFault, MODELS } from './neural/check-models.ts';
import { cutLine, findAreas, liesOnSide, projectLine } from './neural/find-areas.ts';
import { findText } from './neural/find-text.ts';
import { LATIN_LETTERS } from './neural/latin-letters.ts';
import type { OcrModel } from './neural/model.ts';
import { partWords } from './neural/part-words.ts';
import type { Letter } from './neural/part-words.ts';
import { LINE_PX, readLine } from './neural/read-line.ts';
import { loadModel } from './neural/run-model.ts';
import { chooseSamples, tellWay } from './neural/tell-way.ts';
import type { LineArea, Look, OcrEngine, OcrWord, PageImage } from './ocr-engine.ts';
import { turnImage } from './prepare-image.ts';
import { append } from '../../../model/append.ts';
import { maxOf, minOf } from '../../../model/extremes.ts';

/** The languages of Latin script. Letters that the neural recogniser does not know are taken from Tesseract. */
const LATIN = new Set([
	'eng',
	'deu',
	'fra',
	'spa',
	'ita',
	'por',
	'nld',
	'swe',
	'dan',
	'nor',
	'fin',
	'pol',
	'ces',
	'hun',
	'ron',
	'tur',
]);
/** Maximum pixels of the copy on which text is detected; more cost time and memory and add little. */
const MAX_SEARCHED_PIXELS = 600_000;
/** Maximum lines that are read again. Each takes a tenth of a second, so this bounds a page of specks. */
const MAX_LINES_READ_AGAIN = 160;
/** Maximum length of a line of print, in heights; a longer one is a rule or a border. */
const MAX_LENGTH = 60;
/** Minimum confidence to keep words of Tesseract where no line of text was detected. */
const SURE_OUTSIDE = 0.7;
/** Margin around the text that Tesseract gets, in line heights. */
const PAPER_AROUND = 1.5;
/** A picture is rotated if its text is recognised as confidently after turning it. */
const SURE_ONCE_TURNED = 0.6;
/**
 * Maximum text that is read to determine the language, in line heights: a share of all lines, because a page whose
 * language is found too late is read twice.
 */
const MIN_LENGTH_TO_TELL = 20;
const SHARE_TO_TELL = 0.2;

/** How much higher an area of text is than its letters, in half heights. */
const ZONE_PADDING = 0.4;

/** `glancer` is the quantised recogniser, which tells the language and the orientation of a page. */
type Models = { detector: OcrModel; reader: OcrModel; glancer: OcrModel };
type LineReading = { cut: GreyImage; letters: Letter[] };

/**
 * Combines the PP-OCR models with Tesseract. The detector finds text and its orientation, Tesseract reads it, and
 * the neural recogniser reads doubtful lines again. The detector alone identifies a page without text. `folder`
 * holds the models.
 */
export function createNeuralReader(first: OcrEngine, folder: URL = MODELS): OcrEngine {
	let loading: Promise<Models> | undefined;
	// Caches: a page may be looked at several times, and a line may be read in several languages.
	const glances = new WeakMap<LineArea, LineReading>();
	const readings = new WeakMap<LineArea, LineReading>();

	async function load(): Promise<Models> {
		loading ??= loadModels(folder);
		try {
			return await loading;
		} catch (error) {
			// Loading failed, so there is nothing to close, and the next call tries again.
			loading = undefined;
			throw error;
		}
	}

	async function readOnce(
		model: OcrModel,
		known: WeakMap<LineArea, LineReading>,
		image: GreyImage,
		line: LineArea,
	): Promise<LineReading> {
		const before = known.get(line);
		if (before) return before;
		const cut = cutLine(image, line, LINE_PX);
		const reading = { cut, letters: await readLine(model, LATIN_LETTERS, cut) };
		known.set(line, reading);
		return reading;
	}

	async function tellWayOf(glancer: OcrModel, image: GreyImage, samples: readonly LineArea[]) {
		return await tellWay(samples, async (line, isTurned) => {
			const { cut, letters } = await readOnce(glancer, glances, image, line);
			if (!isTurned) return letters;
			return await readLine(glancer, LATIN_LETTERS, { ...cut, data: cut.data.toReversed() });
		});
	}

	async function findWay(
		{ detector, glancer }: Models,
		image: GreyImage,
		isUpright: boolean,
	): Promise<Omit<Look, 'texts'> & { samples?: LineArea[] }> {
		const lines = await findTextLines(detector, image);
		if (liesOnSide(lines)) {
			const turned = await turnImage(image, 90);
			const across = await findTextLines(detector, turned);
			const way = await tellWayOf(glancer, turned, chooseSamples(across));
			if (way.confidence >= SURE_ONCE_TURNED) {
				return way.isUpsideDown
					? { rotation: 270, ...(await turnOver(turned, across)) }
					: { rotation: 90, image: turned, lines: across };
			}
		}
		const samples = chooseSamples(lines);
		if (isUpright) return { rotation: 0, image, lines, samples };
		const { isUpsideDown, confidence } = await tellWayOf(glancer, image, samples);
		return isUpsideDown && confidence >= SURE_ONCE_TURNED
			? { rotation: 180, ...(await turnOver(image, lines)) }
			: { rotation: 0, image, lines, samples };
	}

	async function readAgain(
		reader: OcrModel,
		{ image, lines, toPage }: NonNullable<PageImage['seen']>,
		words: readonly OcrWord[],
	): Promise<OcrWord[]> {
		const waiting = new Set(words);
		const chosen: OcrWord[] = [];
		const zone: OcrWord[] = [];
		let readCount = 0;
		for (const line of lines) {
			const onPage = projectLine(line, toPage);
			const found = [...waiting].filter((word) => isOnLine(word, onPage));
			for (const word of found) waiting.delete(word);
			if (looksLikeZone(textOf(found)) || looksLikeZone(textOf(glances.get(line)?.letters ?? []))) {
				zone.push(await readZoneLine(reader, image, { line, onPage }));
				continue;
			}
			if (lengthOf(line) === 0 || isSure(found, onPage) || readCount >= MAX_LINES_READ_AGAIN) {
				append(chosen, found);
				continue;
			}
			readCount += 1;
			const parts = findDoubtful(found, onPage);
			if (parts.length !== 1 || parts[0]?.words.length !== found.length) {
				const doubtful = new Set(parts.flatMap(({ words }) => words));
				append(
					chosen,
					found.filter((word) => !doubtful.has(word)),
				);
				for (const part of parts) {
					append(chosen, await readPart(reader, image, { line, onPage, part }));
				}
				continue;
			}
			const { cut, letters } = await readOnce(reader, readings, image, line);
			if (looksLikeZone(textOf(letters))) {
				zone.push(await readZoneLine(reader, image, { line, onPage }));
				continue;
			}
			append(chosen, chooseWords(found, partWords(letters, onPage, cut, found)));
		}
		for (const word of waiting) {
			if (meanConfidence([word]) >= SURE_OUTSIDE) chosen.push(word);
		}
		return [...chosen, ...mendZoneWords(zone)];
	}

	/** The words of a part of a line, read again. */
	async function readPart(
		reader: OcrModel,
		image: GreyImage,
		{ line, onPage, part }: { line: LineArea; onPage: LineArea; part: DoubtfulPart },
	): Promise<OcrWord[]> {
		const scale = (line.right - line.left) / (onPage.right - onPage.left);
		const [left, right] = [part.left, part.right].map((x) => line.left + (x - onPage.left) * scale);
		const cut = cutLine(
			image,
			{ ...line, left: left ?? line.left, right: right ?? line.right },
			LINE_PX,
		);
		const letters = await readLine(reader, LATIN_LETTERS, cut);
		const place = { ...onPage, left: part.left, right: part.right };
		return chooseWords(part.words, partWords(letters, place, cut, part.words));
	}

	/** A line of a machine-readable zone, read with its own alphabet. */
	async function readZoneLine(
		reader: OcrModel,
		image: GreyImage,
		{ line, onPage }: { line: LineArea; onPage: LineArea },
	): Promise<OcrWord> {
		const cut = cutLine(image, line, LINE_PX);
		const letters = await readLine(reader, LATIN_LETTERS, cut, ZONE_ALPHABET);
		return {
			text: fillZone(letters),
			confidence: meanConfidence(letters),
			box: boxOf(onPage, -ZONE_PADDING * onPage.half),
		};
	}

	return {
		name: 'pp-ocr',
		canRead: (languages) => first.canRead?.(languages) ?? true,
		async recognise(image, languages, shape) {
			const { detector, reader } = await load();
			const seen = image.seen ?? {
				image,
				toPage: UNCHANGED,
				lines: await findTextLines(detector, image),
			};
			if (seen.lines.length === 0) return [];
			const onPage = seen.lines.map((line) => projectLine(line, seen.toPage));
			const words = await readAround(onPage, image, (part) =>
				first.recognise(part, languages, shape),
			);
			const canReadAgain = languages.every((language) => LATIN.has(language));
			return canReadAgain ? await readAgain(reader, seen, words) : words;
		},
		async look(image, { isEnough, isUpright = false }) {
			const models = await load();
			const { samples, ...way } = await findWay(models, image, isUpright);
			const texts: string[] = [];
			const whole = way.lines.reduce((sum, line) => sum + lengthOf(line), 0);
			let left = Math.max(MIN_LENGTH_TO_TELL, SHARE_TO_TELL * whole);
			for (const line of samples ?? chooseSamples(way.lines)) {
				if (left <= 0 || isEnough(texts)) break;
				left -= lengthOf(line);
				const { letters } = await readOnce(models.glancer, glances, way.image, line);
				texts.push(letters.map(({ text }) => text).join(''));
			}
			return { ...way, texts };
		},
		async close() {
			const models = await loading;
			loading = undefined;
			await Promise.all([first, ...Object.values(models ?? {})].map((one) => one.close()));
		},
	};
}

async function loadModels(folder: URL): Promise<Models> {
	const fault = findModelFault(folder);
	if (fault !== undefined) throw new Error(fault);
	const load = (name: string) => loadModel(fileURLToPath(new URL(name, folder)));
	return {
		detector: await load('find-text.onnx'),
		reader: await load('read-latin.onnx'),
		glancer: await load('glance-latin.onnx'),
	};
}

/** The lines of text on a picture. */
export async function findTextLines(detector: OcrModel, image: GreyImage): Promise<LineArea[]> {
	const scale = Math.min(1, Math.sqrt(MAX_SEARCHED_PIXELS / (image.width * image.height)));
	return findAreas(await findText(detector, image, scale));
}

/** In line heights. Anything longer than a line of print is excluded. */
function lengthOf({ left, right, half }: LineArea): number {
	const length = (right - left) / (2 * half);
	return length > MAX_LENGTH ? 0 : length;
}

async function turnOver(
	image: GreyImage,
	lines: readonly LineArea[],
): Promise<Pick<Look, 'image' | 'lines'>> {
	const over = [-1, 0, image.width, 0, -1, image.height, 0, 0, 1];
	return {
		image: await turnImage(image, 180),
		lines: lines.map((line) => projectLine(line, over)),
	};
}

/** Reads only the part of a page with text. The rest would cost time and produce false letters. */
async function readAround(
	lines: readonly LineArea[],
	image: PageImage,
	read: (part: GreyImage) => Promise<OcrWord[]>,
): Promise<OcrWord[]> {
	const boxes = lines.map((line) => boxOf(line, PAPER_AROUND * line.half));
	const left = Math.max(0, Math.floor(minOf(boxes.map(({ x0 }) => x0))));
	const top = Math.max(0, Math.floor(minOf(boxes.map(({ y0 }) => y0))));
	const right = Math.min(image.width, Math.ceil(maxOf(boxes.map(({ x1 }) => x1))));
	const bottom = Math.min(image.height, Math.ceil(maxOf(boxes.map(({ y1 }) => y1))));
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

/** The lines of a machine-readable zone from top to bottom, corrected together. */
function mendZoneWords(words: readonly OcrWord[]): OcrWord[] {
	const lines = words.toSorted((a, b) => a.box.y0 - b.box.y0);
	const texts = mendZone(lines.map(({ text }) => text));
	return lines.map((word, i) => ({ ...word, text: texts[i] ?? word.text }));
}

function textOf(pieces: readonly { text: string }[]): string {
	return pieces.map(({ text }) => text).join('');
}

function moveBox({ x0, y0, x1, y1 }: Box, right: number, down: number): Box {
	return { x0: x0 + right, y0: y0 + down, x1: x1 + right, y1: y1 + down };
}

function isOnLine({ box }: OcrWord, line: LineArea): boolean {
	const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
	if (x < line.left || x > line.right) return false;
	return Math.abs(y - line.y - line.slope * (x - line.x)) < line.half;
}
