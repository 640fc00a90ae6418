import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CHUNK, findText, wordsOf } from './words.ts';
import type { Hit, Origin } from './words.ts';

/** The wait after the last keystroke. */
const PAUSE_MS = 250;
/** Counting stops here. */
const MAX_HITS = 1000;

export type Search = {
	hits: Hit[];
	/** The number of searched pages, and whether all were searched. */
	searched: number;
	isDone: boolean;
	/** Whether any page had words to search. */
	hasWords: boolean;
};

const NOTHING: Search = { hits: [], searched: 0, isDone: false, hasWords: false };

/** Searches the words of a document, a few pages at a time. */
export function useSearch(origin: Origin, count: number, query: string): Search {
	const queries = useQueryClient();
	const [found, setFound] = useState<{ of: string; search: Search }>({ of: '', search: NOTHING });
	const wanted = query.trim();
	useEffect(() => {
		if (wanted === '') return undefined;
		const stop = new AbortController();
		const run = async () => {
			let search = NOTHING;
			for (let chunk = 0; chunk * CHUNK < count && !stop.signal.aborted; chunk += 1) {
				const { pages } = await queries.query(wordsOf(origin, chunk));
				const hits = [...search.hits, ...pages.flatMap((page) => findText(page, wanted))];
				const searched = Math.min(count, (chunk + 1) * CHUNK);
				search = {
					hits: hits.slice(0, MAX_HITS),
					searched,
					isDone: searched === count || hits.length >= MAX_HITS,
					hasWords: search.hasWords || pages.some(({ words }) => words.length > 0),
				};
				setFound((now) => (stop.signal.aborted ? now : { of: wanted, search }));
				if (search.isDone) return;
			}
		};
		const later = setTimeout(() => {
			run().catch(() => {
				if (stop.signal.aborted) return;
				setFound({ of: wanted, search: { ...NOTHING, isDone: true } });
			});
		}, PAUSE_MS);
		return () => {
			stop.abort();
			clearTimeout(later);
		};
	}, [wanted, origin, count, queries]);
	return found.of === wanted ? found.search : NOTHING;
}
