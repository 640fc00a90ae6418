import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Box, GreyImage } from '../../engine/src/model/document.ts';
import { chain, invert, layOn, move, project, turn } from '../../engine/src/model/projection.ts';
import { projectImage } from '../../engine/src/reading/words/ocr/sheets/flatten-sheets.ts';
import type { TruthPage } from './draw-pages.ts';
import type { Random } from './random.ts';

/** The position of a page point on the image. */
type Place = (x: number, y: number) => { x: number; y: number };

export type Spoiling = (page: TruthPage, random: Random) => Promise<TruthPage>;

export const SPOILINGS: Readonly<Record<string, Spoiling>> = {
	plain: (page) => Promise.resolve(page),
	/** On a dark desk, skewed, in perspective, half in shadow, slightly out of focus. */
	photographed: async (page, random) => {
		const laid = layOnDesk(page, random);
		const shaded = changeLight(laid, (light, x, y) => {
			const shadow = 1 - 0.45 / (1 + Math.exp((x + 0.3 * y - 0.55 * laid.image.width) / 40));
			return light * shadow + grain(random, 7);
		});
		return await encode(await blur(shaded, 1.1), 70);
	},
	/** Strong perspective, rotated by up to twelve degrees, lit from one side. */
	tilted: async (page, random) => {
		const laid = layTilted(page, random);
		const shaded = changeLight(laid, (light, x, y) => {
			const lamp = 0.55 + (0.4 * (x + y)) / (laid.image.width + laid.image.height);
			return light * lamp + grain(random, 7);
		});
		return await encode(await blur(shaded, 0.9), 75);
	},
	/** Faded thermal paper: grey background, pale ink, rows that the print head skipped. */
	faded: async (page, random) => {
		const columns = Float32Array.from({ length: page.image.width }, () => 0);
		let pale = 0.55;
		columns.forEach((_, x) => {
			pale = Math.max(0.25, Math.min(0.75, pale + (random.next() - 0.5) * 0.06));
			columns[x] = pale;
		});
		const faded = changeLight(page, (light, x, y) => {
			const isLeftOut = (y % 5 === 0 && random.next() < 0.5) || random.next() < 0.08;
			const ink = isLeftOut ? 0.3 * (255 - light) : 255 - light;
			return 222 - ink * (columns[x] ?? 0) + grain(random, 6);
		});
		return await encode(await blur(faded, 0.8), 75);
	},
	skewed: async (page, random) => {
		const degrees = (random.next() < 0.5 ? -1 : 1) * (2 + 2 * random.next());
		return await encode(warp(page, turning(page.image, degrees), page.image, 255), 80);
	},
	/** A chat preview: letters nine pixels high. */
	small: async (page) => await encode(await shrink(page, 0.5), 60),
	/** Compressed repeatedly. */
	jpeg: async (page) => await encode(await encode(page, 22), 18),
};

function grain(random: Random, strength: number): number {
	return (random.next() + random.next() - 1) * strength;
}

function changeLight(
	page: TruthPage,
	change: (light: number, x: number, y: number) => number,
): TruthPage {
	const { width, height } = page.image;
	const data = page.image.data.map((light, i) =>
		Math.max(0, Math.min(255, change(light, i % width, Math.floor(i / width)))),
	);
	return { ...page, image: { data, width, height } };
}

function layOnDesk(page: TruthPage, random: Random): TruthPage {
	const { width, height } = page.image;
	const canvas = { width: Math.round(width * 1.35), height: Math.round(height * 1.15) };
	const slope = (random.next() - 0.5) * 0.07;
	const lean = (random.next() - 0.5) * 0.00016;
	const place: Place = (x, y) => {
		const far = 1 + lean * (x - width / 2) + 0.00008 * (y - height / 2);
		const [right, down] = [(x - width / 2) / far, (y - height / 2) / far];
		return {
			x: canvas.width / 2 + right - slope * down,
			y: canvas.height / 2 + down + slope * right,
		};
	};
	return warp(page, place, canvas, 58);
}

function layTilted(page: TruthPage, random: Random): TruthPage {
	const { width, height } = page.image;
	const canvas = { width: Math.round(width * 1.7), height: Math.round(height * 1.35) };
	const angle = (random.next() < 0.5 ? -1 : 1) * (6 + 6 * random.next());
	const narrow = 0.12 + 0.1 * random.next();
	const [left, top] = [(canvas.width - width) / 2, (canvas.height - height) / 2];
	const seenAtAnAngle = layOn({ width, height }, [
		{ x: left + narrow * width, y: top + 0.06 * height },
		{ x: left + width - narrow * width, y: top },
		{ x: left + width, y: top + height },
		{ x: left, y: top + height * 0.97 },
	]);
	const [middleX, middleY] = [canvas.width / 2, canvas.height / 2];
	const toPicture = chain(
		seenAtAnAngle,
		move(-middleX, -middleY),
		turn(angle),
		move(middleX, middleY),
	);
	const words = page.words.map((word) => ({
		...word,
		box: placeBox(word.box, (x, y) => project(toPicture, { x, y })),
	}));
	return { ...page, image: projectImage(page.image, invert(toPicture), canvas, 70), words };
}

function turning({ width, height }: GreyImage, degrees: number): Place {
	const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
	return (x, y) => {
		const [right, down] = [x - width / 2, y - height / 2];
		return {
			x: width / 2 + 0.94 * (right * cosine - down * sine),
			y: height / 2 + 0.94 * (right * sine + down * cosine),
		};
	};
}

/** Maps each point of the page; uncovered pixels have the brightness `around`. */
function warp(
	page: TruthPage,
	place: Place,
	{ width, height }: { width: number; height: number },
	around: number,
): TruthPage {
	const data = new Uint8Array(width * height).fill(around);
	for (let y = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1) {
			const from = findSource(place, x + 0.5, y + 0.5);
			const light = lightAt(page.image, from.x - 0.5, from.y - 0.5);
			if (light !== undefined) data[y * width + x] = light;
		}
	}
	const words = page.words.map((word) => ({ ...word, box: placeBox(word.box, place) }));
	return { ...page, image: { data, width, height }, words };
}

/** The mapping is close to a shift, so a few iterations find the source of a point. */
function findSource(place: Place, x: number, y: number): { x: number; y: number } {
	let at = { x, y };
	for (let i = 0; i < 8; i += 1) {
		const there = place(at.x, at.y);
		at = { x: at.x + x - there.x, y: at.y + y - there.y };
	}
	return at;
}

function lightAt({ data, width, height }: GreyImage, x: number, y: number): number | undefined {
	const [column, row] = [Math.floor(x), Math.floor(y)];
	if (column < 0 || row < 0 || column >= width - 1 || row >= height - 1) return undefined;
	const [right, down] = [x - column, y - row];
	const at = row * width + column;
	const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
	const lower = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
	return upper * (1 - down) + lower * down;
}

function placeBox({ x0, y0, x1, y1 }: Box, place: Place): Box {
	const corners = [place(x0, y0), place(x1, y0), place(x0, y1), place(x1, y1)];
	const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
	return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

async function shrink(page: TruthPage, scale: number): Promise<TruthPage> {
	const { data, info } = await open(page.image)
		.resize(Math.round(page.image.width * scale))
		.toColourspace('b-w')
		.raw()
		.toBuffer({ resolveWithObject: true });
	const words = page.words.map((word) => ({
		...word,
		box: placeBox(word.box, (x, y) => ({ x: x * scale, y: y * scale })),
	}));
	return { ...page, image: { data, width: info.width, height: info.height }, words };
}

async function blur(page: TruthPage, sigma: number): Promise<TruthPage> {
	const data = await open(page.image).blur(sigma).toColourspace('b-w').raw().toBuffer();
	return { ...page, image: { ...page.image, data } };
}

async function encode(page: TruthPage, quality: number): Promise<TruthPage> {
	const jpeg = await open(page.image).jpeg({ quality }).toBuffer();
	const data = await sharp(jpeg).toColourspace('b-w').raw().toBuffer();
	return { ...page, image: { ...page.image, data } };
}

function open({ data, width, height }: GreyImage): Sharp {
	return sharp(data, { raw: { width, height, channels: 1 } });
}
