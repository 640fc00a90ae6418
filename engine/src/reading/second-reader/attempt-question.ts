import type { Account } from '../../model/account.ts';
import { SecondReaderFault } from '../../model/second-reader.ts';
import type {
	FaultKind,
	PagePicture,
	Question,
	SecondAnswer,
	SecondReader,
} from '../../model/second-reader.ts';
import type { Breaker } from './circuit-breaker.ts';
import { createSlots } from './slots.ts';

/** Faults that say nothing about the health of the endpoint. */
const HEALTHY: ReadonlySet<FaultKind> = new Set(['nonsense', 'refused', 'too long'] as const);
/** Time that is kept for grounding the answer. */
export const RESERVED_MS = 5000;
/** With less time left, the question is not asked. */
export const MIN_TIME_MS = 1000;

/** One attempt for an account: its deadline by performance.now(), and a callback for when it is sent. */
type Turn = { account: Account; until: number; signal: AbortSignal; onSend: () => void };

/** Whether a fault counts for the circuit breaker, which all accounts share. */
function isEndpointFault(error: unknown): error is SecondReaderFault {
	return error instanceof SecondReaderFault && !error.isAboutQuestion && !HEALTHY.has(error.kind);
}

type Attempt = (
	question: Question,
	pictures: readonly PagePicture[],
	turn: Turn,
) => Promise<SecondAnswer>;

/** Creates a function that asks a question once: through the circuit breaker, and at most `parallel` at a time. */
export function createAttempt({
	reader,
	breaker,
	parallel,
}: {
	reader: SecondReader;
	breaker: Breaker;
	parallel: number;
}): Attempt {
	const slots = createSlots(parallel);

	/** One attempt: in its slot, through the breaker, and within the time left. */
	async function attempt(
		question: Question,
		pictures: readonly PagePicture[],
		{ account, until, signal, onSend }: Turn,
	): Promise<SecondAnswer> {
		const left = Math.floor(until - RESERVED_MS - performance.now());
		if (left < MIN_TIME_MS)
			throw new SecondReaderFault('busy', 'there was no time left to ask it.');
		const bounded = AbortSignal.any([signal, AbortSignal.timeout(left)]);
		const leave = await slots.enter(account.id, bounded).catch(() => {
			signal.throwIfAborted();
			throw new SecondReaderFault('busy', 'too many questions wait for it.');
		});
		try {
			return await askThroughBreaker(question, pictures, { bounded, signal, onSend });
		} finally {
			leave();
		}
	}

	async function askThroughBreaker(
		question: Question,
		pictures: readonly PagePicture[],
		{ bounded, signal, onSend }: Pick<Turn, 'signal' | 'onSend'> & { bounded: AbortSignal },
	): Promise<SecondAnswer> {
		const pauseMs = breaker.enter();
		if (pauseMs > 0) {
			const why = 'it has failed several times and is left alone for a while.';
			throw new SecondReaderFault('paused', why, { retryAfterMs: pauseMs });
		}
		try {
			const answer = await reader
				.ask(question, { signal: bounded, pictures, onSend })
				.catch((error: unknown) => {
					signal.throwIfAborted();
					if (error instanceof SecondReaderFault) throw error;
					if (!bounded.aborted) throw error;
					throw new SecondReaderFault(
						'timeout',
						'it did not answer within the time of the request.',
					);
				});
			breaker.succeed();
			return answer;
		} catch (error) {
			if (isEndpointFault(error)) breaker.fail(error.retryAfterMs);
			else breaker.leave();
			throw error;
		}
	}

	return attempt;
}
