/** Seeded chance: the same seed gives the same draws on every machine. */
export type Random = {
	/** From 0 up to, but not including, 1. */
	share: () => number;
	/** A whole number, both ends included. */
	int: (from: number, to: number) => number;
	/** A number with so many decimals. */
	decimal: (from: number, to: number, decimals?: number) => number;
	chance: (probability: number) => boolean;
	pick: <T>(all: readonly T[]) => T;
	/** So many different ones, in random order; all of them where there are fewer. */
	some: <T>(all: readonly T[], count: number) => T[];
	shuffle: <T>(all: readonly T[]) => T[];
	/** `#` becomes a digit, `?` a capital letter, everything else stays: `RE-####/??`. */
	pattern: (pattern: string) => string;
	/** A day as `YYYY-MM-DD`, both ends included. */
	day: (from: string, to: string) => string;
};

/** Letters that are not mistaken for digits. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const DAY_MS = 86_400_000;

export function createRandom(seed: string): Random {
	const next = mulberry(hashText(seed));
	const share = () => next();
	const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
	const pick = <T>(all: readonly T[]): T => {
		if (all.length === 0) throw new Error('Nothing to pick from');
		return all[int(0, all.length - 1)] as T;
	};
	const shuffle = <T>(all: readonly T[]): T[] => {
		const copy = [...all];
		for (let i = copy.length - 1; i > 0; i -= 1) {
			const j = int(0, i);
			[copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
		}
		return copy;
	};
	return {
		share,
		int,
		decimal: (from, to, decimals = 2) => Number((from + next() * (to - from)).toFixed(decimals)),
		chance: (probability) => next() < probability,
		pick,
		some: (all, count) => shuffle(all).slice(0, count),
		shuffle,
		pattern: (pattern) =>
			pattern.replace(/[#?]/g, (sign) =>
				sign === '#' ? String(int(0, 9)) : pick(LETTERS.split('')),
			),
		day: (from, to) => {
			const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
			return addDays(from, int(0, days));
		},
	};
}

export function addDays(day: string, days: number): string {
	return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
	let hash = 0x811c9dc5;
	for (let i = 0; i < text.length; i += 1) {
		hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
	}
	// FNV leaves the high bits of short texts alike.
	hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
	return (hash ^ (hash >>> 16)) >>> 0;
}

/** mulberry32 by Tommy Ettinger, public domain. */
function mulberry(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}
