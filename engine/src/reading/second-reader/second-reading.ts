import { setTimeout as sleep } from 'node:timers/promises';
import type { Account, Plan } from '../../model/account.ts';
import type { Meter } from '../../model/meter.ts';
import type { Clock, Log, NewId } from '../../model/ports.ts';
import { SecondReaderFault } from '../../model/second-reader.ts';
import type {
	FaultKind,
	PagePicture,
	Question,
	ReaderChoice,
	SecondAnswer,
	SecondReader,
	SecondReaderMode,
	SecondReaderUsage,
	SecondWish,
	TokenCount,
} from '../../model/second-reader.ts';
import { MIN_TIME_MS, RESERVED_MS, createAttempt } from './attempt-question.ts';
import { createBreaker } from './circuit-breaker.ts';
import type { Breaker } from './circuit-breaker.ts';
import type { UsageRepository } from './usage-repository.ts';

export type ReadingSettings = {
	timeoutMs: number;
	maxPages: number;
	parallel: number;
	images: 'never' | 'auto';
	/** The price of a million tokens. */
	prices: TokenCount;
};

/** The account, template and deadline of a reading. */
export type ReadingWish = {
	account: Account;
	plan: Plan;
	isTest: boolean;
	/** The setting of the template. */
	mode: SecondReaderMode | undefined;
	/** The setting of the request. */
	reader: ReaderChoice | undefined;
	lane: 'request' | 'job';
	/** The deadline, by performance.now(). */
	until: number;
};

/** Delays after the first, the second … attempt. A client waits for a request, but not for a job. */
const RETRY_WAITS_MS = { request: [1000], job: [2000, 10_000, 30_000, 60_000] };
/** Maximum wait for a request. After that, the values of the first reader serve the client better. */
const MAX_WAIT_MS = { request: 5000, job: Infinity };
/** Reserved tokens are kept for this long after the deadline of a question, in case it is settled late. */
const LEASE_MARGIN_MS = 60_000;

const TRIAL_NUMBER = '4711';
const TRIAL: Question = {
	fields: [{ path: 'invoiceNumber', type: 'string', description: 'The number of the invoice' }],
	windows: [{ page: 1, text: `Invoice number ${TRIAL_NUMBER} of 3 May`, isScan: false }],
	leftOut: null,
};

const NOT_CONFIGURED = 'This installation has no second reader.';

export type SecondReading = ReturnType<typeof createSecondReading>;

/** The note for a request that wants both readers where only one exists. */
export function wishWithoutReader(reader: ReaderChoice | undefined): SecondWish | undefined {
	return reader === 'both' ? { note: NOT_CONFIGURED } : undefined;
}

/**
 * Decides whether a document is read a second time, and asks: within the account's tokens, a few questions at a
 * time, with retries for temporary faults, and not while the endpoint keeps failing.
 */
export function createSecondReading({
	reader,
	settings,
	usage,
	meter,
	clock,
	newId,
	log,
	breaker = createBreaker(),
	retryWaitsMs = RETRY_WAITS_MS,
}: {
	reader: SecondReader;
	settings: ReadingSettings;
	usage: UsageRepository;
	meter: Meter;
	clock: Clock;
	newId: NewId;
	log: Log;
	breaker?: Breaker;
	retryWaitsMs?: Readonly<Record<'request' | 'job', readonly number[]>>;
}) {
	const attempt = createAttempt({ reader, breaker, parallel: settings.parallel });
	const monthOf = (accountId: string) => ({
		accountId,
		period: clock.now().toISOString().slice(0, 7),
	});

	function toUsed({ prompt, answer }: TokenCount): TokenCount & { costMillionths: number } {
		const { prices } = settings;
		const costMillionths = Math.round(prompt * prices.prompt + answer * prices.answer);
		return { prompt, answer, costMillionths };
	}

	/** One attempt, counted in the tokens of the account and in the metrics. */
	async function attemptCounted(
		question: Question,
		pictures: readonly PagePicture[],
		wish: ReadingWish,
		signal: AbortSignal,
	): Promise<SecondAnswer> {
		const month = monthOf(wish.account.id);
		const estimate = reader.estimateTokens(question, pictures);
		const lease = {
			id: newId(),
			tokens: estimate.prompt + estimate.answer,
			limit: wish.plan.secondReaderTokens,
			holdMs: Math.ceil(Math.max(0, wish.until - performance.now())) + LEASE_MARGIN_MS,
		};
		if (!(await usage.reserve(month, lease))) {
			meter.secondReaderAsked({ outcome: 'rejected', seconds: 0, tokens: null });
			const why = "the account's tokens of this month are used up.";
			throw new SecondReaderFault('rejected', why);
		}
		const started = performance.now();
		// Once a question was sent, the model may have run, even if the client has disconnected.
		let tokens: TokenCount | null = null;
		const onSend = (): void => {
			tokens = estimate;
		};
		let outcome: 'answered' | 'stopped' | FaultKind = 'stopped';
		try {
			const { account, until } = wish;
			const answer = await attempt(question, pictures, { account, until, signal, onSend });
			outcome = 'answered';
			tokens = answer.tokens;
			return answer;
		} catch (error) {
			if (error instanceof SecondReaderFault) {
				outcome = error.kind;
				if (error.isFree) tokens = null;
				else tokens = error.tokens ?? tokens;
			}
			throw error;
		} finally {
			const seconds = (performance.now() - started) / 1000;
			meter.secondReaderAsked({ outcome, seconds, tokens });
			await usage.settle(month, lease.id, tokens && toUsed(tokens));
			log.info(
				{ outcome, fields: question.fields.length, pages: question.windows.length, ...tokens },
				'the second reader was asked',
			);
		}
	}

	async function ask(
		wish: ReadingWish,
		question: Question,
		{ signal, pictures = [] }: { signal: AbortSignal; pictures?: readonly PagePicture[] },
	): Promise<Pick<SecondAnswer, 'values'> | { fault: string }> {
		const waits = retryWaitsMs[wish.lane].values();
		for (;;) {
			try {
				return await attemptCounted(question, pictures, wish, signal);
			} catch (error) {
				if (!(error instanceof SecondReaderFault)) throw error;
				const { kind, retryAfterMs } = error;
				const own = waits.next().value;
				const waitMs = Math.ceil(Math.max(own ?? 0, retryAfterMs ?? 0));
				const isInTime = performance.now() + waitMs + RESERVED_MS + MIN_TIME_MS < wish.until;
				const isSoon = waitMs <= MAX_WAIT_MS[wish.lane];
				const isAgain = error.mayPass && own !== undefined && isInTime && isSoon;
				log.warn({ kind, isAgain }, 'the second reader gave no answer');
				if (!isAgain) return { fault: `The second reader was not heard: ${error.message}` };
				await sleep(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted());
			}
		}
	}

	return {
		reader,
		settings,

		/** How to read a document a second time; undefined if it is not read again. */
		wishFor(wish: ReadingWish): SecondWish | undefined {
			const { account, plan, isTest, mode, reader: asked } = wish;
			if (asked === 'first' || mode === 'never' || (mode ?? asked) === undefined) {
				return asked === 'both' ? { note: 'The template keeps the second reader out.' } : undefined;
			}
			if (isTest) return { note: 'Test keys do not reach the second reader.' };
			if (account.isSecondReaderOff || plan.secondReaderTokens === 0) {
				return { note: 'This account may not use the second reader.' };
			}
			return {
				mode: mode ?? 'doubtful',
				maxPages: settings.maxPages,
				wantsPictures: settings.images === 'auto',
				ask: (question, options) => ask(wish, question, options),
				onHeld: ({ accepted, refused }) => {
					meter.secondReaderHeld('accepted', accepted);
					meter.secondReaderHeld('refused', refused);
				},
			};
		},

		/** Asks about a made-up page. Nothing of a document is sent. */
		async tryOut(
			{ account, plan }: Pick<ReadingWish, 'account' | 'plan'>,
			signal: AbortSignal,
		): Promise<{ isHeard: boolean; message: string; seconds: number; tokens: number }> {
			const started = performance.now();
			const wish: ReadingWish = {
				account,
				plan,
				isTest: false,
				mode: 'always',
				reader: undefined,
				lane: 'request',
				until: started + settings.timeoutMs + RESERVED_MS + MIN_TIME_MS,
			};
			const end = (isHeard: boolean, message: string, tokens: TokenCount | null) => ({
				isHeard,
				message,
				seconds: Math.round(performance.now() - started) / 1000,
				tokens: (tokens?.prompt ?? 0) + (tokens?.answer ?? 0),
			});
			try {
				const { values, tokens } = await attemptCounted(TRIAL, [], wish, signal);
				if (String(values.invoiceNumber).includes(TRIAL_NUMBER)) {
					return end(true, `${reader.model} answers, and reads what is printed.`, tokens);
				}
				const why = `${reader.model} answers, but does not find the number on a page of one line.`;
				return end(false, why, tokens);
			} catch (error) {
				if (!(error instanceof SecondReaderFault)) throw error;
				return end(false, `The second reader was not heard: ${error.message}`, error.tokens);
			}
		},

		async readUsage(account: Account, plan: Plan): Promise<SecondReaderUsage> {
			const month = monthOf(account.id);
			const { costMillionths, ...counts } = await usage.read(month);
			const limit = account.isSecondReaderOff ? 0 : plan.secondReaderTokens;
			return { period: month.period, ...counts, cost: costMillionths / 1_000_000, limit };
		},
	};
}
