/** The smallest round axis maximum of at least `most` that `steps` equal whole-number steps reach. */
export function chooseTop(most: number, steps: number): number {
	if (most <= steps) return steps;
	const step = most / steps;
	const size = 10 ** Math.floor(Math.log10(step));
	const round = [1, 2, 2.5, 5, 10].find((one) => one * size >= step && (one * size) % 1 === 0);
	return (round ?? 10) * size * steps;
}
