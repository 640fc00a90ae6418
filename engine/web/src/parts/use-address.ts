import { useLocation, useSearch } from 'wouter';

/** State in the query string, so that a reload or Back restores it. */
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
