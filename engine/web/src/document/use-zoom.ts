import { useLocalStorage } from '@mantine/hooks';
import type { Zoom } from './viewer-bar.tsx';

/** The zoom of documents, which stays from one document to the next in this browser. */
export function useZoom(): [Zoom, (zoom: Zoom) => void] {
	const [zoom, setZoom] = useLocalStorage<Zoom>({
		key: 'docsift-zoom',
		defaultValue: 1,
		getInitialValueInEffect: false,
	});
	const isKnown = zoom === 'page' || (typeof zoom === 'number' && zoom >= 0.5 && zoom <= 4);
	return [isKnown ? zoom : 1, setZoom];
}
