import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Box, GreyImage } from '../../engine/src/model/document.ts';
import type { Random } from './kit/random.ts';

/** How a sheet suffers between printer and scanner. */
export type Wear = {
	/** Degrees clockwise. */
	skew: number;
	/** Pixels of the scan for one of the drawing. */
	scale: number;
	blur: number;
	/** Standard deviation, in grey levels. */
	noise: number;
	/** Grey levels of ink and of paper. */
	ink: number;
	paper: number;
	/** Black and white only, as a fax. */
	isFax: boolean;
	jpeg: number;
};

export function drawWear(random: Random): Wear {
	const isFax = random.chance(0.1);
	return {
		skew: random.chance(0.3) ? 0 : random.decimal(-1.8, 1.8, 2),
		scale: random.decimal(0.65, 1, 2),
		blur: isFax ? 0.4 : random.decimal(0.3, 1.1, 2),
		noise: random.decimal(1, 12, 1),
		ink: random.int(0, 95),
		paper: random.int(205, 255),
		isFax,
		jpeg: random.int(35, 88),
	};
}

export type Worn = {
	jpeg: Buffer;
	width: number;
	height: number;
	/** A place on the scan, in the units of the drawing. */
	placeBack: (box: Box) => Box;
};

/** Turns, shrinks, blurs and dirties a drawing as a poor scan would. */
export async function wearDown(image: GreyImage, wear: Wear, random: Random): Promise<Worn> {
	const turned = await toRaw(
		fromRaw(image).rotate(wear.skew, { background: { r: 255, g: 255, b: 255 } }),
	);
	const [width, height] = [turned.width, turned.height].map((side) =>
		Math.round(side * wear.scale),
	);
	const small = await toRaw(fromRaw(turned).resize(width, height, { fit: 'fill' }).blur(wear.blur));
	const { data } = small;
	const range = (wear.paper - wear.ink) / 255;
	for (let i = 0; i < data.length; i += 1) {
		const level = wear.ink + (data[i] ?? 0) * range + wear.noise * normal(random);
		const shown = wear.isFax ? (level < 150 ? 0 : 255) : level;
		data[i] = Math.max(0, Math.min(255, Math.round(shown)));
	}
	const jpeg = await fromRaw(small).jpeg({ quality: wear.jpeg }).toBuffer();
	return {
		jpeg,
		width: small.width,
		height: small.height,
		placeBack: (box) => turnBack(box, image, turned, wear),
	};
}

/** The middle of a box is turned about the middle of the sheet; its sides stay as long as the letters are. */
function turnBack(box: Box, before: GreyImage, after: GreyImage, { skew, scale }: Wear): Box {
	const angle = (-skew / 180) * Math.PI;
	const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
	const x = (box.x0 + box.x1) / 2 / scale - after.width / 2;
	const y = (box.y0 + box.y1) / 2 / scale - after.height / 2;
	const middleX = before.width / 2 + x * cos - y * sin;
	const middleY = before.height / 2 + x * sin + y * cos;
	const [halfWidth, halfHeight] = [(box.x1 - box.x0) / scale / 2, (box.y1 - box.y0) / scale / 2];
	return {
		x0: middleX - halfWidth,
		y0: middleY - halfHeight,
		x1: middleX + halfWidth,
		y1: middleY + halfHeight,
	};
}

function fromRaw({ data, width, height }: GreyImage): Sharp {
	return sharp(data, { raw: { width, height, channels: 1 } });
}

async function toRaw(image: Sharp): Promise<GreyImage> {
	const { data, info } = await image
		.flatten({ background: { r: 255, g: 255, b: 255 } })
		.toColourspace('b-w')
		.extractChannel(0)
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data: new Uint8Array(data), width: info.width, height: info.height };
}

/** The sum of four shares is normal enough for dirt. */
function normal(random: Random): number {
	return (random.share() + random.share() + random.share() + random.share() - 2) * 1.732;
}
