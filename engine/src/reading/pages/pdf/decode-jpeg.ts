import sharp from 'sharp';

/** libvips decodes no JPEG with more pixels. */
const MAX_PIXELS = 100_000_000;

/**
 * The pixels that libvips may decode for one page. A JPEG may be larger than the PDF claims, and pdf.js keeps all
 * pictures of a page. Beyond the limit, pdf.js decodes them, at the size that the PDF claims.
 */
export const jpegBudget = { maxPixels: MAX_PIXELS, decoded: 0 };

/** A decoded JPEG on its way through pdf.js, three bytes per pixel. */
export class DecodedJpeg {
	readonly displayWidth: number;
	readonly displayHeight: number;
	#pixels: Uint8Array;

	constructor(pixels: Uint8Array, { width, height }: { width: number; height: number }) {
		this.#pixels = pixels;
		this.displayWidth = width;
		this.displayHeight = height;
	}

	/** The pixels, once: pdf.js keeps the object, which must not keep the pixels. */
	take(): Uint8Array {
		const pixels = this.#pixels;
		this.#pixels = new Uint8Array();
		return pixels;
	}
}

/**
 * The part of a browser's ImageDecoder that pdf.js uses for JPEGs, with libvips: a tenth of the CPU time and a third of
 * the memory of pdf.js' own decoder. If it fails, pdf.js decodes the picture, because it reads damaged ones too.
 */
class JpegDecoder {
	static isTypeSupported(type: string): Promise<boolean> {
		return Promise.resolve(type === 'image/jpeg');
	}

	readonly #file: Uint8Array;

	constructor({ data }: { data: Uint8Array }) {
		this.#file = data;
	}

	async decode(): Promise<{ image: DecodedJpeg }> {
		const picture = sharp(this.#file, {
			failOn: 'warning',
			// The PDF, not the picture, says which colours it has.
			ignoreIcc: true,
			limitInputPixels: MAX_PIXELS,
		});
		const { width, height } = await picture.metadata();
		spend(width * height);
		const { data, info } = await picture
			.toColourspace('srgb')
			.raw()
			.toBuffer({ resolveWithObject: true });
		if (info.channels !== 3) throw new Error(`the picture has ${info.channels} channels`);
		const pixels = new Uint8Array(data.buffer, data.byteOffset, data.length);
		return { image: new DecodedJpeg(pixels, info) };
	}

	close(): void {
		// Nothing is kept open.
	}
}

function spend(pixels: number): void {
	const { maxPixels, decoded } = jpegBudget;
	if (decoded + pixels > Math.min(maxPixels, MAX_PIXELS)) {
		throw new Error('the pictures of the page have too many pixels');
	}
	jpegBudget.decoded += pixels;
}

// pdf.js looks for the class when it is imported, so this module must be imported before it.
Object.assign(globalThis, { ImageDecoder: JpegDecoder });
