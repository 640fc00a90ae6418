import type { GreyImage, Word } from '../../../model/document.ts';
import { guessLanguage, tellsLanguage } from '../guess-language.ts';
import { chain, enlarge, move, turn } from '../../../model/projection.ts';
import type { Look, OcrEngine, OcrWord, PageImage, PageShape } from './ocr-engine.ts';
import { cutSurroundings } from './cut-surroundings.ts';
import { cropDensest, looksPrinted } from './find-print.ts';
import { meanConfidence } from './mean-confidence.ts';
import { mendAmounts } from './mend-amounts.ts';
import { prepareImage, turnImage } from './prepare-image.ts';
import type { PreparedImage } from './prepare-image.ts';
import type { ReadWords } from './reading.ts';
import { flattenSheets } from './sheets/flatten-sheets.ts';
import { stackSheets } from './sheets/stack-sheets.ts';

/** Below this mean confidence, a page may be rotated. */
const DOUBTFUL_CONFIDENCE = 0.6;
/** Above this confidence, the right rotation or script was found. */
const SURE_CONFIDENCE = 0.75;
const MIN_PROBE_LETTERS = 8;
/** Side of the sample that is read again: several lines of print, and little of a large picture. */
const PROBE_SIDE_PX = 600;
/** Minimum confidence of text that is kept; later stages decide what is wrong in it. */
const MIN_CONFIDENCE = 0.05;

/** What is known about the language of a page. Without `otherScripts`, its languages are certain. */
export type LanguageHints = {
	/** Scripts to try where a page is hardly readable. */
	otherScripts?: readonly (readonly string[])[];
	/** The languages of another page of the document. */
	likely?: readonly string[] | undefined;
};

/**
 * Reads a page of pixels. Words are in the units of the given image, turned upright. A doubtful page is tried in
 * the other rotations and, if `otherScripts` are given, in those.
 */
export async function readWords(
	image: GreyImage,
	languages: readonly string[],
	engine: OcrEngine,
	{ otherScripts = [], likely }: LanguageHints = {},
): Promise<ReadWords> {
	// Trust an explicit language hint. Without one, letters of another language would be read as English ones.
	const isHinted = otherScripts.length === 0;
	const isLikelyAlike = likely !== undefined && !isHinted;
	const look = await engine.look?.(image, {
		isEnough: isHinted || isLikelyAlike ? () => true : tellsLanguage,
		isUpright: isLikelyAlike,
	});
	if (look?.lines.length === 0) return withoutText(image);
	const read = await prepareReading(image, look, engine);
	const page: OpenedPage = { image, look, read, languages, otherScripts, engine };
	if (isHinted) {
		const upright = await read(languages);
		return isDoubtful(upright.words) ? await readDoubtful(page, upright) : upright;
	}
	if (!isLikelyAlike) return await readInOwnLanguage(page);
	const alike = await readAlike(page, likely);
	return alike ?? (await readWords(image, languages, engine, { otherScripts }));
}

/** A picture with text, ready to be read in any language. */
type OpenedPage = {
	image: GreyImage;
	/** Undefined for engines that cannot look first. */
	look: Look | undefined;
	read: (languages: readonly string[]) => Promise<ReadWords>;
	languages: readonly string[];
	otherScripts: readonly (readonly string[])[];
	engine: OcrEngine;
};

/** Reads a page in the language that a first look detects, and again if the whole page shows another one. */
async function readInOwnLanguage(page: OpenedPage): Promise<ReadWords> {
	const { image, look, read, languages, otherScripts, engine } = page;
	const told = look ? guessReadable(look.texts, engine) : undefined;
	const first = told ? [told] : languages;
	const upright = await read(first);
	if (isDoubtful(upright.words)) return await readDoubtful(page, upright);
	const script = looksForeign(upright)
		? await findScript(cropDensest(image, PROBE_SIDE_PX), otherScripts, engine)
		: undefined;
	if (script) return await readTurned(image, 0, script, engine);
	// A language that is only likely is checked against the whole page.
	const isTold = told !== undefined && tellsLanguage(look?.texts ?? []);
	const other = isTold ? undefined : guessReadable(textsOf(upright.words), engine);
	if (other && other !== told) return { ...(await read([other])), languages: [other] };
	return tellsLanguage(textsOf(upright.words)) ? { ...upright, languages: first } : upright;
}

/** Reads a page in the languages of another page; undefined if it seems to be in others, or upside down. */
async function readAlike(
	{ read }: OpenedPage,
	languages: readonly string[],
): Promise<ReadWords | undefined> {
	const page = await read(languages);
	const texts = textsOf(page.words);
	const isConfirmed = tellsLanguage(texts) || meanConfidence(page.words) >= SURE_CONFIDENCE;
	const isOther = looksForeign(page) || guessLanguage(texts, languages[0]) !== undefined;
	return isConfirmed && !isDoubtful(page.words) && !isOther ? { ...page, languages } : undefined;
}

/** Tries a doubtful page in the other rotations, unless it is known to be upright, and in other scripts. */
async function readDoubtful(
	{ image, look, languages, otherScripts, engine }: OpenedPage,
	upright: ReadWords,
): Promise<ReadWords> {
	// Most doubtful pages are pictures: slow to read, and no better in another rotation.
	if (!(await looksPrinted(image))) return upright;
	const probe = cropDensest(image, PROBE_SIDE_PX);
	const turned = look
		? upright
		: await readInOtherWays(image, probe, { upright, languages, engine });
	if (meanConfidence(turned.words) >= SURE_CONFIDENCE) return turned;
	const script = await findScript(probe, otherScripts, engine);
	if (script) return await readTurned(image, 0, script, engine);
	return worth(turned.words) > worth(upright.words) ? turned : upright;
}

/** The language of a page, if there is data for it; otherwise English. */
function guessReadable(texts: readonly string[], engine: OcrEngine): string | undefined {
	const language = guessLanguage(texts);
	return language !== undefined && canRead(engine, [language]) ? language : undefined;
}

function canRead(engine: OcrEngine, languages: readonly string[]): boolean {
	return engine.canRead?.(languages) ?? true;
}

/** Prepares a page for recognition in one language or another. */
async function prepareReading(
	image: GreyImage,
	look: Look | undefined,
	engine: OcrEngine,
): Promise<(languages: readonly string[]) => Promise<ReadWords>> {
	const sheets = look ? await flattenSheets(look.image, look.lines) : [];
	if (!look || sheets.length === 0) {
		const page = await preparePage(look ?? { image, rotation: 0 });
		return (languages) => readPage(page, languages, engine);
	}
	const pages: PreparedPage[] = [];
	for (const sheet of sheets) pages.push(await preparePage({ ...sheet, rotation: 0 }));
	return async (languages) => {
		const reads: ReadWords[] = [];
		for (const page of pages) reads.push(await readPage(page, languages, engine));
		return stackSheets(sheets, reads, look);
	};
}

/** For engines that cannot detect the orientation of a page. */
async function readInOtherWays(
	image: GreyImage,
	probe: GreyImage,
	{
		upright,
		languages,
		engine,
	}: { upright: ReadWords; languages: readonly string[]; engine: OcrEngine },
): Promise<ReadWords> {
	const rotation = await findRotation(probe, languages, engine);
	return rotation === 0 ? upright : await readTurned(image, rotation, languages, engine);
}

/** "BbICTaBJeHM", "O6WeCTBO": letters of another script, recognised as the nearest Latin ones. */
const ODD_WORD = /\p{Ll}\p{Lu}|\p{L}\d\p{L}|^\d\p{L}{2}/u;
const LONG_WORD = /(?:\p{L}.*){4}/u;
const ODD_SHARE = 0.3;
const MIN_ODD_WORDS = 3;

/** Whether most words of a page are not words, regardless of their confidence. */
function looksForeign({ words, doubtful = [] }: ReadWords): boolean {
	const long = [...textsOf(words), ...doubtful].filter((text) => LONG_WORD.test(text));
	const odd = long.filter((text) => ODD_WORD.test(text)).length;
	return odd >= MIN_ODD_WORDS && odd >= ODD_SHARE * long.length;
}

/** The first script that is recognised confidently. */
async function findScript(
	probe: GreyImage,
	scripts: readonly (readonly string[])[],
	engine: OcrEngine,
): Promise<readonly string[] | undefined> {
	for (const script of scripts) {
		if (!canRead(engine, script)) continue;
		const { words } = await readTurned(probe, 0, script, engine);
		const isSure = meanConfidence(words) >= SURE_CONFIDENCE;
		if (isSure && countLetters(words) >= MIN_PROBE_LETTERS) return script;
	}
	return undefined;
}

async function findRotation(
	probe: GreyImage,
	languages: readonly string[],
	engine: OcrEngine,
): Promise<0 | 90 | 180 | 270> {
	let [best, most] = [0 as 0 | 90 | 180 | 270, 0];
	for (const rotation of [0, 180, 90, 270] as const) {
		const { words } = await readTurned(probe, rotation, languages, engine);
		// On a page in the wrong orientation, letters are found too, but with a low confidence.
		const value = worth(words.filter(({ confidence }) => confidence > DOUBTFUL_CONFIDENCE));
		if (value > most * 1.1) [best, most] = [rotation, value];
	}
	return best;
}

async function readTurned(
	image: GreyImage,
	rotation: Look['rotation'],
	languages: readonly string[],
	engine: OcrEngine,
): Promise<ReadWords> {
	const turned = rotation === 0 ? image : await turnImage(image, rotation);
	return await readPage(await preparePage({ image: turned, rotation }), languages, engine);
}

/** An upright page, cropped and prepared, and its place on the picture. */
type PreparedPage = Omit<ReadWords, 'words' | 'doubtful' | 'straight'> & {
	prepared: PageImage & Pick<PreparedImage, 'scale' | 'letters'>;
	left: number;
	top: number;
};

async function preparePage({
	image,
	rotation,
	lines,
}: Pick<Look, 'image' | 'rotation'> & Partial<Look>): Promise<PreparedPage> {
	const { image: cut, left, top } = cutSurroundings(image);
	const prepared = await prepareImage(cut);
	const { scale, skew } = prepared;
	const [cutWidth, cutHeight] = [prepared.width / scale, prepared.height / scale];
	// Rotation enlarges a picture around its centre; the centre of the part moves with the whole.
	const angle = (skew * Math.PI) / 180;
	const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
	const isWhole = cut === image;
	const [width, height] = isWhole
		? [cutWidth, cutHeight]
		: [
				image.width * Math.abs(cosine) + image.height * Math.abs(sine),
				image.width * Math.abs(sine) + image.height * Math.abs(cosine),
			];
	const right = left + cut.width / 2 - image.width / 2;
	const down = top + cut.height / 2 - image.height / 2;
	const toPage = chain(
		move(-left - cut.width / 2, -top - cut.height / 2),
		turn(skew),
		enlarge(scale),
		move(prepared.width / 2, prepared.height / 2),
	);
	return {
		prepared: lines ? { ...prepared, seen: { image, lines, toPage } } : prepared,
		width,
		height,
		rotation,
		skew,
		left: isWhole ? 0 : width / 2 + right * cosine - down * sine - cutWidth / 2,
		top: isWhole ? 0 : height / 2 + right * sine + down * cosine - cutHeight / 2,
	};
}

async function readPage(
	{ prepared, left, top, ...page }: PreparedPage,
	languages: readonly string[],
	engine: OcrEngine,
): Promise<ReadWords> {
	const read = await recognisePage(prepared, languages, engine);
	const found = read.filter(({ text }) => text.trim() !== '');
	const isKept = ({ confidence }: OcrWord) => confidence >= MIN_CONFIDENCE;
	const { data, width, height, scale } = prepared;
	return {
		words: mendAmounts(found.filter(isKept).map((word) => toWord(word, { scale, left, top }))),
		doubtful: found.filter((word) => !isKept(word)).map(({ text }) => text),
		...page,
		straight: [{ data, width, height, scale, left, top }],
	};
}

function withoutText(image: GreyImage): ReadWords {
	const { width, height } = image;
	const straight = [{ ...image, scale: 1, left: 0, top: 0 }];
	return { words: [], width, height, rotation: 0, skew: 0, straight };
}

/** With fewer words, the layout analysis of a sheet may have failed. */
const FEW_WORDS = 25;

async function recognisePage(
	image: PreparedPage['prepared'],
	languages: readonly string[],
	engine: OcrEngine,
): Promise<OcrWord[]> {
	const shape = shapeOf(image);
	const found = await engine.recognise(image, languages, shape);
	if (shape === 'strip' || found.length >= FEW_WORDS) return found;
	const lines = await engine.recognise(image, languages, 'strip');
	const worthOf = (words: readonly OcrWord[]) =>
		words.reduce((sum, { text, confidence }) => sum + text.trim().length * confidence, 0);
	return worthOf(lines) > worthOf(found) ? lines : found;
}

/** Aspect ratios of sheets of paper, portrait and landscape. */
const SHEETS = [
	{ least: 1.2, most: 1.6 },
	{ least: 0.62, most: 0.84 },
];
/** Minimum pixels of the shorter side; a smaller picture is a part of a page. */
const MIN_SHEET_PX = 900;
/**
 * In letter heights. A photo of a receipt has the proportions of a sheet but short lines. Read as a sheet, it
 * would lose its price column, unless its lines were detected beforehand and the lost ones are read again.
 */
const MIN_SHEET_WIDTH = 50;

function shapeOf({ width, height, letters, seen }: PreparedPage['prepared']): PageShape {
	const ratio = height / Math.max(1, width);
	const isSheet = SHEETS.some(({ least, most }) => ratio >= least && ratio <= most);
	const isWide = seen !== undefined || letters === undefined || width >= MIN_SHEET_WIDTH * letters;
	return isSheet && isWide && Math.min(width, height) >= MIN_SHEET_PX ? 'sheet' : 'strip';
}

function toWord(
	{ text, box, confidence }: OcrWord,
	{ scale, left, top }: { scale: number; left: number; top: number },
): Word {
	const [x0, x1] = [box.x0 / scale + left, box.x1 / scale + left];
	const [y0, y1] = [box.y0 / scale + top, box.y1 / scale + top];
	return { text: text.trim(), box: { x0, y0, x1, y1 }, confidence, size: y1 - y0, angle: 0 };
}

function isDoubtful(words: readonly Word[]): boolean {
	return meanConfidence(words) < DOUBTFUL_CONFIDENCE;
}

function worth(words: readonly Word[]): number {
	return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
}

function textsOf(words: readonly Word[]): string[] {
	return words.map(({ text }) => text);
}

function countLetters(words: readonly Word[]): number {
	return words.reduce((sum, { text }) => sum + text.length, 0);
}
