import { countClaims } from '../evidence/claims.ts';
import type { Choice } from '../labelled/rank-candidates.ts';
import type { Field } from '../request/read-fields.ts';

/** Combines the choices of independent sources. Agreement raises the score. */
export function combineChoices(
	opinions: readonly { choices: readonly Choice[]; share: number }[],
): Choice[] {
	const shares = new Map<string, Choice>();
	for (const { choices, share } of opinions) {
		for (const { candidate, score } of choices) {
			const key = keyOf(candidate.value);
			const known = shares.get(key);
			shares.set(key, {
				candidate: known?.candidate ?? candidate,
				score: (known?.score ?? 0) + share * score,
			});
		}
	}
	return [...shares.values()].sort((a, b) => b.score - a.score);
}

function keyOf(value: string | number): string {
	return String(value)
		.toLowerCase()
		.replace(/[^\p{L}\p{N}.,]+|(?<![.,])[.,]+$/gu, '');
}

/** Shares the score among fields of the same name in several groups that claim the same place. */
export function shareClaims(
	all: ReadonlyMap<Field, readonly Choice[]>,
): Map<Field, readonly Choice[]> {
	const claimsOf = countClaims(all, ([{ path }, [best]]) =>
		path.length > 1 && best
			? [path.at(-1), best.candidate.segment.id, best.candidate.from].join(' ')
			: undefined,
	);
	return new Map(
		[...all].map((claim) => {
			const [field, choices] = claim;
			const shared = claimsOf(claim);
			return [field, choices.map((one) => ({ ...one, score: one.score / shared }))];
		}),
	);
}
