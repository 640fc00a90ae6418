import { refuseWhenExhausted } from '../accounts/quota.ts';
import type { Quota } from '../accounts/quota.ts';
import type { Detail } from '../model/extraction.ts';
import type { Caller } from '../model/account.ts';
import type { DocumentLimits, StoredDocument } from '../model/document.ts';
import { silentMeter } from '../model/meter.ts';
import type { Meter } from '../model/meter.ts';
import type { Log } from '../model/ports.ts';
import { Problem } from '../model/problem.ts';
import { silentSpan } from '../model/tracer.ts';
import type { Span } from '../model/tracer.ts';
import type { Template } from '../model/template.ts';
import { parseDocument } from '../pipeline/parse-document.ts';
import type { Pool } from '../pipeline/pool.ts';
import { openPageCharge } from './charge-pages.ts';

/** A document of a request, or why it could not be taken in. */
export type Candidate = { filename: string } & ({ document: StoredDocument } | { error: Problem });

export type ParseRequest = {
	caller: Caller;
	template: Template;
	candidates: readonly Candidate[];
	languages: readonly string[];
	/** Aborted when the client has gone or the deadline has passed. */
	signal: AbortSignal;
	log: Log;
	span?: Span;
};

export type ParsedEntry = {
	filename: string;
	result: Record<string, unknown>;
	details: Detail[];
	/** null: the document could not even be opened. */
	pageCount: number | null;
	pageUsed: number;
	problem: Problem | null;
};

export type ParsedRequest = {
	entries: ParsedEntry[];
	pageCount: number;
	pageUsed: number;
	pageRemaining: number;
};

/** Documents of one request that are read side by side. */
const MOST_AT_ONCE = 4;

export type ParseDocuments = ReturnType<typeof createParseDocuments>;

/** Parses the documents of one request side by side; each succeeds or fails, and is charged, on its own. */
export function createParseDocuments({
	pool,
	quota,
	limits,
	deadlineMs,
	meter = silentMeter,
}: {
	pool: Pool;
	meter?: Meter;
	quota: Quota;
	limits: DocumentLimits;
	/** When the signal of a request is aborted at the latest. */
	deadlineMs: number;
}) {
	async function parseOne(request: ParseRequest, candidate: Candidate): Promise<ParsedEntry> {
		const { caller, template, languages, signal, log, span = silentSpan } = request;
		const { filename } = candidate;
		const charge = openPageCharge(caller, { quota, deadlineMs });
		try {
			if ('error' in candidate) throw candidate.error;
			const { result, details } = await parseDocument(
				{
					document: candidate.document,
					schema: template.schema,
					languages,
					limits,
					pagesFile: `${candidate.document.path}.pages`,
					signal,
					onPages: charge.reserve,
				},
				{ pool, log, meter, span },
			);
			const pageUsed = await charge.commit();
			return { filename, result, details, pageCount: charge.pages(), pageUsed, problem: null };
		} catch (error) {
			await charge.release();
			if (!(error instanceof Problem)) throw error;
			const result = { error: error.message };
			const pageCount = charge.pages() ?? error.pages ?? null;
			return { filename, result, details: [], pageCount, pageUsed: 0, problem: error };
		}
	}

	/** A few documents at a time, so that what has been read of a large archive is not all held at once. */
	async function parseSome(request: ParseRequest): Promise<ParsedEntry[]> {
		const entries: ParsedEntry[] = [];
		const waiting = request.candidates.entries();
		const parseNext = async (): Promise<void> => {
			for (const [i, candidate] of waiting) entries[i] = await parseOne(request, candidate);
		};
		const settled = await Promise.allSettled(Array.from({ length: MOST_AT_ONCE }, parseNext));
		for (const one of settled) if (one.status === 'rejected') throw one.reason;
		return entries;
	}

	return async (request: ParseRequest): Promise<ParsedRequest> => {
		const { account, plan, apiKey } = request.caller;
		if (apiKey.mode === 'live') {
			refuseWhenExhausted(await quota.readUsage(account.id, plan.pagesPerMonth));
		}
		const entries = await parseSome(request);
		const refusal = entries.find((entry) => isRefusal(entry.problem))?.problem;
		if (refusal && entries.every((entry) => entry.problem)) throw refusal;
		const { remaining } = await quota.readUsage(account.id, plan.pagesPerMonth);
		return {
			entries,
			pageCount: entries.reduce((sum, entry) => sum + (entry.pageCount ?? 0), 0),
			pageUsed: entries.reduce((sum, entry) => sum + entry.pageUsed, 0),
			pageRemaining: remaining,
		};
	};
}

/** What is wrong with the request rather than with its document. */
function isRefusal(known: Problem | null): boolean {
	return known?.code === 'QUOTA_EXCEEDED' || known?.code === 'TEST_MODE_RESTRICTED';
}
