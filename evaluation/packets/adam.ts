type Settings = {
	rate: number;
	/** How strongly weights are pulled to 0, except the first `free` ones. */
	decay: number;
	free: number;
};

/** Gradient descent with a step per weight (Adam). */
export function createAdam(count: number, { rate, decay, free }: Settings) {
	const values = new Float64Array(count);
	/** The gradients of the next step, added up by the caller. */
	const slopes = new Float64Array(count);
	const [means, spreads] = [new Float64Array(count), new Float64Array(count)];
	let steps = 0;
	return {
		values,
		slopes,
		step(): void {
			steps += 1;
			for (let i = 0; i < count; i += 1) {
				const gradient = (slopes[i] ?? 0) + (i < free ? 0 : decay * (values[i] ?? 0));
				const mean = (means[i] = 0.9 * (means[i] ?? 0) + 0.1 * gradient);
				const spread = (spreads[i] = 0.999 * (spreads[i] ?? 0) + 0.001 * gradient ** 2);
				const [a, b] = [mean / (1 - 0.9 ** steps), spread / (1 - 0.999 ** steps)];
				values[i] = (values[i] ?? 0) - (rate * a) / (Math.sqrt(b) + 1e-8);
			}
			slopes.fill(0);
		},
	};
}
