/** Waits until the process has time for one more piece of work of a connection. */
export type TakeTurn = (connection: object) => Promise<void>;

/**
 * Shares the event loop between connections. One of them works for at most `maxBusyMs` before other work is served.
 * While others wait, each does one piece of work per turn of the event loop, the longest waiting first. If each
 * connection had its own limit, many connections would add up to long pauses.
 */
export function shareTurns({ maxBusyMs }: { maxBusyMs: number }): TakeTurn {
	type Waiting = { connection: object; begin: () => void };
	const waiting: Waiting[] = [];
	let turn: { connection: object; begunAt: number } | undefined;

	function beginTurn(connection: object): void {
		turn = { connection, begunAt: performance.now() };
		setImmediate(endTurn);
	}

	function endTurn(): void {
		turn = undefined;
		const next = waiting.shift();
		if (!next) return;
		beginTurn(next.connection);
		next.begin();
	}

	return async (connection) => {
		if (!turn) {
			beginTurn(connection);
			return;
		}
		const isItsTurn = turn.connection === connection && waiting.length === 0;
		if (isItsTurn && performance.now() - turn.begunAt < maxBusyMs) return;
		await new Promise<void>((begin) => waiting.push({ connection, begin }));
	};
}
