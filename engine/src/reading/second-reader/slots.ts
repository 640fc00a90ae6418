type Waiter = { enter: () => void };
/** An account that holds slots or waits for one. */
type Party = { running: number; lastTurn: number; waiting: Waiter[] };

/**
 * Limits how many run at once. A free slot goes to the waiting account with the fewest slots; among equals, to the
 * one that was served longest ago. One account may use every slot only while no other waits. Within an account,
 * the order is first come, first served.
 */
export function createSlots(count: number) {
	let free = count;
	let turns = 0;
	/** Contains only accounts that hold a slot or wait, so the map stays small. */
	const parties = new Map<string, Party>();

	function open(accountId: string): Party {
		const known = parties.get(accountId);
		if (known) return known;
		const party: Party = { running: 0, lastTurn: 0, waiting: [] };
		parties.set(accountId, party);
		return party;
	}

	function forgetIdle(accountId: string, { running, waiting }: Party): void {
		if (running === 0 && waiting.length === 0) parties.delete(accountId);
	}

	function take(party: Party): void {
		free -= 1;
		party.running += 1;
		party.lastTurn = turns += 1;
	}

	function pickNext(): Party | undefined {
		let next: Party | undefined;
		for (const party of parties.values()) {
			if (party.waiting.length === 0) continue;
			const isFirst =
				!next ||
				party.running < next.running ||
				(party.running === next.running && party.lastTurn < next.lastTurn);
			if (isFirst) next = party;
		}
		return next;
	}

	function leave(accountId: string, party: Party): void {
		free += 1;
		party.running -= 1;
		const next = pickNext();
		const waiter = next?.waiting.shift();
		if (next && waiter) {
			take(next);
			waiter.enter();
		}
		forgetIdle(accountId, party);
	}

	function waitForTurn(accountId: string, party: Party, signal: AbortSignal): Promise<void> {
		return new Promise<void>((resolve, reject) => {
			const waiter: Waiter = {
				enter: () => {
					signal.removeEventListener('abort', giveUp);
					resolve();
				},
			};
			const giveUp = (): void => {
				party.waiting.splice(party.waiting.indexOf(waiter), 1);
				forgetIdle(accountId, party);
				reject(signal.reason as Error);
			};
			party.waiting.push(waiter);
			signal.addEventListener('abort', giveUp, { once: true });
		});
	}

	return {
		/**
		 * Resolves with the function that frees the slot, to be called once. Rejects when the signal is aborted
		 * while waiting.
		 */
		async enter(accountId: string, signal: AbortSignal): Promise<() => void> {
			signal.throwIfAborted();
			const party = open(accountId);
			// A slot is free only if nobody waits, because `leave` passes it on at once.
			if (free > 0) take(party);
			else await waitForTurn(accountId, party, signal);
			let isLeft = false;
			return () => {
				if (!isLeft) leave(accountId, party);
				isLeft = true;
			};
		},
	};
}
