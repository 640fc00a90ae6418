import { startTransition, useEffect, useState } from 'react';

/** About as many rows as are drawn within a tenth of a second. */
const AT_ONCE = 50;

/** A long list piece by piece, so that the page answers while it is drawn. */
export function useFewFirst<T>(all: readonly T[]): readonly T[] {
	const [count, setCount] = useState(AT_ONCE);
	const isWhole = count >= all.length;
	useEffect(() => {
		if (isWhole) return undefined;
		const next = setTimeout(() => startTransition(() => setCount((now) => now + AT_ONCE)));
		return () => clearTimeout(next);
	}, [isWhole, count]);
	return isWhole ? all : all.slice(0, count);
}
