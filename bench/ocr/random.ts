/** A seeded pseudorandom generator. */
export type Random = {
	/** From 0 up to 1. */
	next: () => number;
	/** A whole number from 0 up to `limit`, exclusive. */
	below: (limit: number) => number;
};

/** The Park–Miller generator. */
export function createRandom(seed: number): Random {
	let state = (seed % 2_147_483_646) + 1;
	const next = () => {
		state = (state * 48_271) % 2_147_483_647;
		return (state - 1) / 2_147_483_646;
	};
	return { next, below: (limit) => Math.floor(next() * limit) };
}
