import { join } from 'node:path';
import { refuseWhenExhausted } from '../accounts/quota.ts';
import type { Quota } from '../accounts/quota.ts';
import type { TestAllowance } from '../accounts/test-allowance.ts';
import type { Caller } from '../../model/account.ts';
import type { DocumentLimits, StoredDocument } from '../../model/document.ts';
import type { Job } from '../../model/job.ts';
import { languagesFor } from '../../model/languages.ts';
import { silentMeter } from '../../model/meter.ts';
import type { Meter } from '../../model/meter.ts';
import type { OutputWish } from '../../model/output.ts';
import { readPageChoice } from '../../model/page-choice.ts';
import type { PageChoice } from '../../model/page-choice.ts';
import type { Log } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import { readSample } from '../../reading/pipeline/parse-document.ts';
import type { Turn } from '../../reading/pipeline/pool.ts';
import type { Converted } from '../../reading/pipeline/tasks/convert.ts';
import { visitorOf } from './admission.ts';
import type { Admission } from './admission.ts';
import { heldTooLong, openPageCharge } from './charge-pages.ts';
import { refuseWithoutPages } from './inline-outputs.ts';
import { listRedactions } from './list-redactions.ts';

type Work = {
	caller: Caller;
	wish: Omit<OutputWish, 'redactions'>;
	/** A folder that the caller removes; the output is in it. */
	folder: string;
	signal: AbortSignal;
	log: Log;
};

type ConvertRequest = Work & {
	document: StoredDocument;
	languages: readonly string[];
	pages: PageChoice | undefined;
	password: string | undefined;
};

/** An output in a file. */
export type Output = Converted & { path: string };
type ChargedOutput = Output & { pageCount: number; pageUsed: number; pageRemaining: number };

export type ConvertDocuments = ReturnType<typeof createConvertDocuments>;

/** Turns documents into Markdown, text, words and PDFs, in child processes. */
export function createConvertDocuments({
	admission,
	quota,
	testAllowance,
	limits,
	deadlineMs,
	meter = silentMeter,
}: {
	admission: Admission;
	quota: Quota;
	testAllowance: TestAllowance;
	limits: DocumentLimits;
	deadlineMs: number;
	meter?: Meter;
}) {
	type Order = Pick<
		ConvertRequest,
		'document' | 'languages' | 'pages' | 'password' | 'folder' | 'signal' | 'log'
	> & {
		wish: OutputWish;
		onPages: Parameters<typeof readSample>[0]['onPages'];
	};

	/** Reads a document and converts it. */
	async function readAndConvert(
		{ document, wish, folder, signal, log, ...order }: Order,
		turn: Turn,
	): Promise<Output> {
		const readFile = join(folder, 'read');
		const pagesFile = join(folder, 'pages');
		await readSample({ ...order, document, limits, pagesFile, signal }, readFile, {
			turn,
			log,
			meter,
		});
		const { password } = order;
		const from = { pagesFile: readFile };
		const done = await run(turn, { document, from, wish, folder, password }, signal);
		if (!done) throw new Error('the pages that were just read are missing');
		return done;
	}

	async function run(
		turn: Turn,
		{
			document: { path, type },
			from,
			wish: { as, chunks, kinds = [], redactions = [] },
			folder,
			password,
		}: Pick<Order, 'document' | 'wish' | 'folder' | 'password'> & {
			from: { pagesFile: string } | { reading: Uint8Array; pages: number };
		},
		signal: AbortSignal,
	): Promise<Output | null> {
		const target = join(folder, 'output');
		const wish = { as, chunks, kinds: [...kinds], redactions: [...redactions] };
		const input = { path, type, limits, password, from, wish, target };
		const done = await turn.run('convert', input, signal);
		return done && { ...done, path: target };
	}

	return {
		/** Converts a document that was sent. It is charged like a parse. */
		async convert(request: ConvertRequest): Promise<ChargedOutput> {
			const { caller, document, wish, signal } = request;
			const { account, plan, apiKey } = caller;
			refuseWithoutPages(document.type, [wish.as]);
			if (apiKey.mode === 'test') await testAllowance.spend(account.id);
			else refuseWhenExhausted(await quota.readUsage(account.id, plan.pagesPerMonth));
			const visitor = visitorOf(caller, 'request');
			// Check again, because the upload took time.
			admission.refuseWhenBusy(visitor);
			const charge = openPageCharge(caller, { quota, deadlineMs });
			try {
				const output = await admission.takeTurn(visitor, document.type, (turn) =>
					readAndConvert({ ...request, onPages: charge.reserve }, turn),
				);
				const { remaining } = await quota.readUsage(account.id, plan.pagesPerMonth);
				signal.throwIfAborted();
				const bill = charge.bill();
				const isCharged = !bill || (await quota.commitAll([bill])).has(bill.id);
				if (!isCharged) throw heldTooLong(deadlineMs);
				return {
					...output,
					pageCount: charge.pages() ?? 0,
					pageUsed: bill?.pagesUsed ?? 0,
					pageRemaining: remaining,
				};
			} catch (error) {
				await charge.release();
				throw error;
			}
		},

		/**
		 * Converts the document of a completed job, whose pages are already paid for. Stored words are used; other
		 * pages are read again.
		 */
		convertJob(
			{ caller, wish, folder, signal, log }: Work,
			{
				job,
				path,
				reading,
				fields,
			}: { job: Job; path: string; reading: Uint8Array | null; fields: readonly string[] },
		): Promise<Output> {
			const { fileType: type, fileName: filename, sha256, status, result, details } = job;
			// A split file has no result of its own.
			const found = job.sorting ? {} : result;
			if (status !== 'completed' || !found) throw problem('JOB_NOT_COMPLETED', { status });
			refuseWithoutPages(type, [wish.as]);
			const redactions = listRedactions({ result: found, details: details ?? [] }, fields);
			const document = { path, type, filename, sha256 };
			const whole = { ...wish, redactions };
			return admission.takeTurn(visitorOf(caller, 'request'), type, async (turn) => {
				if (reading) {
					const from = { reading, pages: job.pageUsed };
					const about = { document, from, wish: whole, folder, password: undefined };
					const done = await run(turn, about, signal);
					if (done) return done;
				}
				const order = {
					languages: languagesFor(job.language ?? undefined),
					pages: job.pages === '' ? undefined : readPageChoice(job.pages),
					password: undefined,
					onPages: () => Promise.resolve(),
				};
				return await readAndConvert({ ...order, document, wish: whole, folder, signal, log }, turn);
			});
		},
	};
}
