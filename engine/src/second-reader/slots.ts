/** Lets so many in at once; the others wait in the order in which they came. */
export function createSlots(count: number) {
	let free = count;
	const waiting: (() => void)[] = [];

	const leave = (): void => {
		const next = waiting.shift();
		if (next) next();
		else free += 1;
	};

	return {
		/** Answers the way out, to be called once; rejects when the signal is aborted while waiting. */
		async enter(signal: AbortSignal): Promise<() => void> {
			signal.throwIfAborted();
			if (free > 0) free -= 1;
			else {
				await new Promise<void>((resolve, reject) => {
					const enter = (): void => {
						signal.removeEventListener('abort', giveUp);
						resolve();
					};
					const giveUp = (): void => {
						waiting.splice(waiting.indexOf(enter), 1);
						reject(signal.reason as Error);
					};
					waiting.push(enter);
					signal.addEventListener('abort', giveUp, { once: true });
				});
			}
			let isLeft = false;
			return () => {
				if (!isLeft) leave();
				isLeft = true;
			};
		},
	};
}
