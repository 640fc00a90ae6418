import { useLocation, useSearch } from 'wouter';

/** What is shown of a page, in its address: a reload or Back must find it again. */
export function useAddress() {
	const search = useSearch();
	const [path, go] = useLocation();
	return {
		query: new URLSearchParams(search),
		change: (changes: Readonly<Record<string, string | null | undefined>>, isStep = false) => {
			const next = new URLSearchParams(window.location.search);
			for (const [name, value] of Object.entries(changes)) {
				if (value === null || value === undefined || value === '') next.delete(name);
				else next.set(name, value);
			}
			const query = next.toString();
			go(query === '' ? path : `${path}?${query}`, { replace: !isStep });
		},
	};
}
