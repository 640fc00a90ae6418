/** Numbers that look random and are the same in each run. */
export type Random = {
	/** From 0 up to 1. */
	next: () => number;
	/** A whole number from 0 up to `limit`. */
	below: (limit: number) => number;
};

/** Park and Miller's generator. */
export function createRandom(seed: number): Random {
	let state = (seed % 2_147_483_646) + 1;
	const next = () => {
		state = (state * 48_271) % 2_147_483_647;
		return (state - 1) / 2_147_483_646;
	};
	return { next, below: (limit) => Math.floor(next() * limit) };
}
