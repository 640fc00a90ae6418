import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openPages } from './open-pages.ts';
import type { Pages } from './open-pages.ts';
import type { Origin } from './words.ts';

type Opened = { pages: Pages | undefined; isBroken: boolean };

/** The pages of a document, closed when they are no longer shown. */
export function usePages(blob: Blob | null, fileName: string, origin: Origin): Opened {
	const queries = useQueryClient();
	const [pages, setPages] = useState<Pages>();
	const [isBroken, setBroken] = useState(false);
	useEffect(() => {
		let isGone = false;
		let opened: Pages | undefined;
		openPages({ blob, fileName, origin }, queries).then(
			(found) => {
				opened = found;
				if (isGone) found.close();
				else setPages(found);
			},
			() => setBroken(!isGone),
		);
		return () => {
			isGone = true;
			opened?.close();
		};
	}, [blob, fileName, origin, queries]);
	return { pages, isBroken };
}
