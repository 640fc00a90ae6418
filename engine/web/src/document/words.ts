import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import type { Box } from '../api/types.ts';
import { maxOf, minOf } from '../extremes.ts';

/** A word and its box in page units, the same as for boxes of details. */
export type Word = { text: string; box: Box };
export type WordPage = {
	/** From 1. */
	number: number;
	width: number;
	height: number;
	/** The engine laid out the page, so its words are all there is to show. */
	isSet: boolean;
	words: Word[];
};
type WordPages = { pageCount: number | null; pages: WordPage[] };

/**
 * The source of the words: a job, a kept document, or a file to upload. Words of a sample were read before, also on
 * scans.
 */
export type Origin = { id: string } & (
	{ jobId: string } | { documentId: string } | { blob: Blob; sampleId?: string }
);

/** Pages per request. */
export const CHUNK = 20;

function chunkOf(page: number): number {
	return Math.floor((page - 1) / CHUNK);
}

type Answer = {
	pageCount: number | null;
	pages: (Omit<WordPage, 'words'> & { words: [string, number, number, number, number][] })[];
};

export function wordsOf(origin: Origin, chunk: number) {
	return queryOptions({
		queryKey: ['words', origin.id, chunk],
		queryFn: async ({ signal }): Promise<WordPages> => {
			const query = `?from=${chunk * CHUNK + 1}&count=${CHUNK}`;
			const { pageCount, pages } = await ask(origin, query, signal);
			return {
				pageCount,
				pages: pages.map((page) => ({
					...page,
					words: page.words.map(([text, x0, y0, x1, y1]) => ({ text, box: { x0, y0, x1, y1 } })),
				})),
			};
		},
		staleTime: Infinity,
	});
}

async function ask(origin: Origin, query: string, signal: AbortSignal): Promise<Answer> {
	if ('jobId' in origin) {
		return await api.get<Answer>(`/jobs/${origin.jobId}/pages${query}`, signal);
	}
	if ('documentId' in origin) {
		return await api.get<Answer>(`/documents/${origin.documentId}/pages${query}`, signal);
	}
	const form = new FormData();
	form.set('file', origin.blob, origin.blob instanceof File ? origin.blob.name : 'document');
	return await api.form<Answer>(`/pages${query}`, form, signal);
}

/** The words of one page; undefined while loading. */
export function useWords(origin: Origin, page: number, isWanted: boolean): WordPage | undefined {
	const { data } = useQuery({ ...wordsOf(origin, chunkOf(page)), enabled: isWanted });
	return data?.pages.find(({ number }) => number === page);
}

/** The words of one page that a person can pick; undefined while loading. */
export function usePickedFrom(origin: Origin, page: number, isOn: boolean): Word[] | undefined {
	const sampleId = 'blob' in origin ? origin.sampleId : undefined;
	const ofSample = useQuery({
		...sampleWordsOf(sampleId ?? '', page),
		enabled: isOn && sampleId !== undefined,
	});
	const ofPage = useWords(origin, page, isOn && sampleId === undefined);
	return sampleId === undefined ? ofPage?.words : ofSample.data;
}

/** The words of a page of a sample. */
export function sampleWordsOf(sampleId: string, page: number) {
	return queryOptions({
		queryKey: ['sample-words', sampleId, page],
		queryFn: ({ signal }) => api.get<Word[]>(`/samples/${sampleId}/pages/${page}/words`, signal),
		staleTime: Infinity,
	});
}

/** Words in reading order, as one text. */
export function joinWords(words: readonly Word[]): string {
	return words.map(({ text }) => text).join(' ');
}

/** The bounding box. */
export function boxAround(words: readonly Word[]): Box | undefined {
	if (words.length === 0) return undefined;
	return {
		x0: minOf(words.map(({ box }) => box.x0)),
		y0: minOf(words.map(({ box }) => box.y0)),
		x1: maxOf(words.map(({ box }) => box.x1)),
		y1: maxOf(words.map(({ box }) => box.y1)),
	};
}

/** The words whose centre is in a box, line by line. */
export function wordsWithin(words: readonly Word[], { x0, y0, x1, y1 }: Box): Word[] {
	const inside = words.filter(({ box }) => {
		const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
		return x >= x0 && x <= x1 && y >= y0 && y <= y1;
	});
	return sortByLines(inside);
}

function sortByLines(words: readonly Word[]): Word[] {
	const lines: Word[][] = [];
	for (const word of words.toSorted((one, other) => one.box.y0 - other.box.y0)) {
		const middle = (word.box.y0 + word.box.y1) / 2;
		const line = lines.find(([first]) => first && middle >= first.box.y0 && middle <= first.box.y1);
		if (line) line.push(word);
		else lines.push([word]);
	}
	return lines.flatMap((line) => line.toSorted((one, other) => one.box.x0 - other.box.x0));
}

/** The word at a point, or the nearest one within a small margin. */
export function wordAt(
	words: readonly Word[],
	{ x, y }: { x: number; y: number },
): Word | undefined {
	return words.find(({ box }) => {
		const air = 0.15 * (box.y1 - box.y0);
		return x >= box.x0 - air && x <= box.x1 + air && y >= box.y0 - air && y <= box.y1 + air;
	});
}

export type Hit = { page: number; box: Box };

/** Where a text is on a page, case-insensitive; it may begin and end inside words. */
export function findText({ number, words }: WordPage, query: string): Hit[] {
	const tokens = query.toLowerCase().split(/\s+/).filter(Boolean);
	const last = tokens.length - 1;
	if (last < 0) return [];
	const hits: Hit[] = [];
	const lower = words.map(({ text }) => text.toLowerCase());
	for (let i = 0; i + last < words.length; i += 1) {
		const isHit = tokens.every((token, k) => {
			const word = lower[i + k] ?? '';
			if (last === 0) return word.includes(token);
			if (k === 0) return word.endsWith(token);
			return k === last ? word.startsWith(token) : word === token;
		});
		const box = isHit ? boxAround(words.slice(i, i + tokens.length)) : undefined;
		if (box) hits.push({ page: number, box });
	}
	return hits;
}
