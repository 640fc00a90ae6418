/**
 * The pairs of fields and columns with the highest total score that keep the order of both (a sequence
 * alignment). `pairs`: for each field, its pair with each column.
 */
export function alignInOrder<Pair extends { worth: number }>(
	pairs: readonly (readonly (Pair | undefined)[])[],
): Pair[] {
	const width = pairs[0]?.length ?? 0;
	type Best = { worth: number; pairs: Pair[] };
	const nothing: Best = { worth: 0, pairs: [] };
	let above: Best[] = Array.from({ length: width + 1 }, () => nothing);
	for (const row of pairs) {
		const here: Best[] = [nothing];
		for (let i = 0; i < width; i += 1) {
			const skipped = [above[i + 1] ?? nothing, here[i] ?? nothing];
			let best = skipped.reduce((one, other) => (other.worth > one.worth ? other : one));
			const pair = row[i];
			const before = above[i] ?? nothing;
			if (pair && before.worth + pair.worth > best.worth)
				best = { worth: before.worth + pair.worth, pairs: [...before.pairs, pair] };
			here.push(best);
		}
		above = here;
	}
	return above.at(-1)?.pairs ?? [];
}
