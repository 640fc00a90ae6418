import type { Choice } from '../labelled/rank-candidates.ts';

/** How much of the say the page reader has; the rest is that of the judge of labelled candidates. */
const OF_READER = Number(process.env['OF_READER'] ?? 0.5);

/** What two who looked at a page independently take for the value: where they agree they are surer. */
export function combineChoices(judged: readonly Choice[], read: readonly Choice[]): Choice[] {
	const shares = new Map<string, Choice>();
	const add = (choices: readonly Choice[], say: number) => {
		for (const { candidate, score } of choices) {
			const key = keyOf(candidate.value);
			const known = shares.get(key);
			shares.set(key, {
				candidate: known?.candidate ?? candidate,
				score: (known?.score ?? 0) + say * score,
			});
		}
	};
	add(judged, 1 - OF_READER);
	add(read, OF_READER);
	return [...shares.values()].sort((a, b) => b.score - a.score);
}

function keyOf(value: string | number): string {
	return String(value)
		.toLowerCase()
		.replace(/[^\p{L}\p{N}.,]+|[.,]+$/gu, '');
}
