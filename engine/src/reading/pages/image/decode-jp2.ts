import type { GreyImage } from '../../../model/document.ts';
import { problem } from '../../../model/problem.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { renderPage } from '../pdf/render-page.ts';
import { takeWholePageImage } from '../pdf/take-image.ts';

/** The start of a codestream: SOC, then SIZ, which holds the size. */
const CODESTREAM_START = Buffer.from([0xff, 0x4f, 0xff, 0x51]);
const SIZ_BYTES = 24;

export function readJp2Size(file: Buffer): { width: number; height: number } {
	const at = file.indexOf(CODESTREAM_START);
	if (at === -1 || at + SIZ_BYTES > file.length) throw damaged();
	const read = (offset: number) => file.readUInt32BE(at + offset);
	const [width, height] = [read(8) - read(16), read(12) - read(20)];
	if (width <= 0 || height <= 0) throw damaged();
	return { width, height };
}

function damaged() {
	return problem('DOCUMENT_DAMAGED', { kind: 'image' });
}

/** PDFs can embed JPEG 2000 unchanged, and pdf.js decodes it, so the file is wrapped in a PDF. */
export async function decodeJp2(file: Buffer, maxPixels: number): Promise<GreyImage> {
	const { width, height } = readJp2Size(file);
	if (width * height > maxPixels) throw problem('IMAGE_TOO_LARGE', { width, height, maxPixels });
	const pdf = await openPdf(wrapInPdf(file, width, height), 1);
	try {
		const page = await pdf.getPage(1);
		const image = (await takeWholePageImage(page)) ?? (await renderPage(page));
		// pdf.js leaves a picture that it cannot decode out of the page.
		if (image.data.every((grey) => grey === 255)) throw damaged();
		return { data: image.data, width: image.width, height: image.height };
	} finally {
		await pdf.loadingTask.destroy();
	}
}

function wrapInPdf(file: Buffer, width: number, height: number): Buffer {
	const content = `${width} 0 0 ${height} 0 0 cm /P Do`;
	const objects: (string | [string, Buffer])[] = [
		'<</Type/Catalog/Pages 2 0 R>>',
		'<</Type/Pages/Kids[3 0 R]/Count 1>>',
		`<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R/Resources<</XObject<</P 5 0 R>>>>>>`,
		[`<</Length ${content.length}>>`, Buffer.from(content)],
		[
			`<</Type/XObject/Subtype/Image/Filter/JPXDecode/Width ${width}/Height ${height}/Length ${file.length}>>`,
			file,
		],
	];
	const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')];
	const places: number[] = [];
	let length = pieces[0]?.length ?? 0;
	const add = (piece: Buffer) => {
		pieces.push(piece);
		length += piece.length;
	};
	objects.forEach((object, i) => {
		places.push(length);
		const [dictionary, stream] = typeof object === 'string' ? [object] : object;
		add(Buffer.from(`${i + 1} 0 obj\n${dictionary}\n`));
		if (stream) {
			add(Buffer.from('stream\n'));
			add(stream);
			add(Buffer.from('\nendstream\n'));
		}
		add(Buffer.from('endobj\n'));
	});
	const start = length;
	const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
	add(
		Buffer.from(
			`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`,
		),
	);
	return Buffer.concat(pieces);
}
