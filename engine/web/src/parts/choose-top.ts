/** The next "round" number at or above this that so many equal steps of whole numbers reach. */
export function chooseTop(most: number, steps: number): number {
	if (most <= steps) return steps;
	const step = most / steps;
	const size = 10 ** Math.floor(Math.log10(step));
	const round = [1, 2, 2.5, 5, 10].find((one) => one * size >= step && (one * size) % 1 === 0);
	return (round ?? 10) * size * steps;
}
