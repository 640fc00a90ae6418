import { api } from '../api/client.ts';
import type { Picture } from '../api/types.ts';
import { openPdf } from './pdf.ts';
import type { Pdf } from './pdf.ts';
import { wordsOf } from './words.ts';
import type { Origin } from './words.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Size } from './size.ts';

/** The pages of a document, independent of how they are drawn. */
export type Pages = {
	count: number;
	/** The size of the first page; others are assumed to have the same size until drawn. */
	first: Size;
	close: () => void;
} & (
	| { kind: 'pdf'; pdf: Pdf }
	/** Shown by the browser. */
	| { kind: 'image'; blob: Blob }
	/** Drawn by the engine. */
	| { kind: 'drawn'; load: (page: number, signal: AbortSignal) => Promise<Picture> }
	/** Laid out by the engine, or not stored: only their words exist. */
	| { kind: 'set' }
);

/**
 * Types that browsers show by themselves. Not SVG, which could contain scripts, and not GIF, whose frames are pages.
 */
const SHOWN = ['image/png', 'image/jpeg', 'image/webp', 'image/bmp', 'image/avif'];

/** Extensions of images for which browsers may not know the type. */
const PICTURE_NAME = /\.(heic|heif|avif|jp2|j2k|jpx|tiff?)$/i;

/** Opens every format that DocSift reads. Fails when nothing can be shown. */
export async function openPages(
	{ blob, fileName, origin }: { blob: Blob | null; fileName: string; origin: Origin },
	queries: QueryClient,
): Promise<Pages> {
	if (blob === null) return await openWords(origin, queries);
	if (blob.type === 'application/pdf') return await openPdfPages(blob);
	if (SHOWN.includes(blob.type)) {
		const first = await measure(blob);
		if (first) return { kind: 'image', blob, count: 1, first, close: () => undefined };
	}
	if (blob.type.startsWith('image/') || (blob.type === '' && PICTURE_NAME.test(fileName))) {
		return await openDrawn(blob, origin);
	}
	return await openWords(origin, queries);
}

async function openWords(origin: Origin, queries: QueryClient): Promise<Pages> {
	const { pageCount, pages } = await queries.query(wordsOf(origin, 0));
	const [first] = pages;
	if (!first) throw new Error('a document without pages');
	const { width, height } = first;
	return {
		kind: 'set',
		count: pageCount ?? pages.length,
		first: { width, height },
		close: () => undefined,
	};
}

async function openPdfPages(blob: Blob): Promise<Pages> {
	const pdf = await openPdf(blob);
	const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
	return {
		kind: 'pdf',
		pdf,
		count: pdf.numPages,
		first: { width, height },
		close: () => void pdf.loadingTask.destroy(),
	};
}

async function openDrawn(blob: Blob, origin: Origin): Promise<Pages> {
	const load = async (page: number, signal: AbortSignal): Promise<Picture> => {
		if ('jobId' in origin) {
			return await api.getPicture(`/jobs/${origin.jobId}/picture?page=${page}`, signal);
		}
		const form = new FormData();
		form.set('file', blob, 'document');
		return await api.picture(`/pictures?page=${page}`, form, signal);
	};
	const { pageCount, width, height } = await load(1, AbortSignal.timeout(FIRST_MS));
	return {
		kind: 'drawn',
		load,
		count: pageCount,
		first: { width, height },
		close: () => undefined,
	};
}

const FIRST_MS = 120_000;

/** The size of an image after rotation; undefined when this browser cannot show it. */
async function measure(blob: Blob): Promise<Size | undefined> {
	const url = URL.createObjectURL(blob);
	try {
		const image = new Image();
		image.src = url;
		await image.decode();
		return { width: image.naturalWidth, height: image.naturalHeight };
	} catch {
		return undefined;
	} finally {
		URL.revokeObjectURL(url);
	}
}
