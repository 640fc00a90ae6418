import type { GreyImage } from '../../../model/document.ts';
import { isFlow } from '../../../model/formats.ts';
import { problem } from '../../../model/problem.ts';
import { decodeImage } from '../../pages/image/decode-image.ts';
import { noticeLeftOut, openPdf, toDocumentProblem } from '../../pages/pdf/open-pdf.ts';
import { readAnnotations } from '../../pages/pdf/read-annotations.ts';
import type { Additions } from '../../pages/pdf/read-annotations.ts';
import { renderPage } from '../../pages/pdf/render-page.ts';
import { takeWholePageImage } from '../../pages/pdf/take-image.ts';
import type { PageSource } from '../page-source.ts';
import type { PicturePlace } from './picture-place.ts';

/** The picture of a page, and its place on the page. */
export type ScanPicture = {
	image: GreyImage;
	place: Required<PicturePlace>;
	/** Pixels per point. */
	perPoint: number;
	/** Annotations and form fields on the page, besides the picture. */
	additions: Additions;
};

/** The width of a sheet of paper. */
const USUAL_WIDTH_PT = 600;
const NO_ADDITIONS: Additions = { fields: [], typed: [], typedIds: new Set() };

/** Renders a page for OCR. The document is closed afterwards, because OCR needs the memory. */
export async function takePicture(source: PageSource, index: number): Promise<ScanPicture> {
	const { path, type, limits } = source;
	if (type === 'xml') throw problem('NO_TEXT_FOUND');
	if (isFlow(type)) throw new Error(`${type} has no scans`);
	if (type === 'pdf') return await takePdfPicture(source, index);
	const image = await decodeImage(path, type, index, limits.maxPixels);
	return {
		image,
		place: { scale: 1, left: 0, top: 0 },
		// Assume the picture shows a sheet of paper, as most do.
		perPoint: Math.min(image.width, image.height) / USUAL_WIDTH_PT,
		additions: NO_ADDITIONS,
	};
}

async function takePdfPicture(
	{ path, limits, password }: PageSource,
	index: number,
): Promise<ScanPicture> {
	const { maxPages, maxPixels } = limits;
	const { output, leftOut } = await noticeLeftOut(async () => {
		const pdf = await openPdf(path, maxPages, { pictures: { maxPixels }, password });
		try {
			const page = await pdf.getPage(index + 1);
			const whole = await takeWholePageImage(page);
			const { scale, ...image } = whole ?? (await renderPage(page));
			const { left, top } = whole ?? { left: 0, top: 0 };
			const additions = await readAnnotations(page, { readsAppearances: true });
			return { image, place: { scale, left, top }, perPoint: scale, additions };
		} catch (error) {
			throw toDocumentProblem(error);
		} finally {
			await pdf.loadingTask.destroy();
		}
	});
	// The rest of the page may look like a whole page.
	if (leftOut) throw problem('IMAGE_TOO_LARGE', { maxPixels });
	return output;
}
