import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

const NEAR = '600px 0px';

/** Pages are drawn when they come near, so that a long document does not fill the memory. */
export function useNear(element: RefObject<Element | null>): boolean {
	const [isNear, setNear] = useState(false);
	useEffect(() => {
		if (!element.current) return undefined;
		const watch = new IntersectionObserver(
			([entry]) => {
				if (entry) setNear(entry.isIntersecting);
			},
			{ rootMargin: NEAR },
		);
		watch.observe(element.current);
		return () => watch.disconnect();
	}, [element]);
	return isNear;
}
