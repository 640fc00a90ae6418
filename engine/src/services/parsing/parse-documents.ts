import { refuseWhenExhausted } from '../accounts/quota.ts';
import type { Quota } from '../accounts/quota.ts';
import type { TestAllowance } from '../accounts/test-allowance.ts';
import type { Lists } from '../lists/lists.ts';
import type { Memory } from '../memory/memory.ts';
import type { OfferedDocument } from '../../reading/intake/accept-documents.ts';
import type { Detail } from '../../model/extraction.ts';
import type { Caller } from '../../model/account.ts';
import type { DocumentLimits } from '../../model/document.ts';
import { silentMeter } from '../../model/meter.ts';
import type { Meter } from '../../model/meter.ts';
import type { Log } from '../../model/ports.ts';
import type { PageChoice } from '../../model/page-choice.ts';
import { Problem } from '../../model/problem.ts';
import type { ProblemCode } from '../../model/problem.ts';
import { silentSpan } from '../../model/tracer.ts';
import type { TraceSpan } from '../../model/tracer.ts';
import type { ReaderChoice } from '../../model/second-reader.ts';
import type { Template } from '../../model/template.ts';
import { parseDocument } from '../../reading/pipeline/parse-document.ts';
import { wishWithoutReader } from '../../reading/second-reader/second-reading.ts';
import type { SecondReading } from '../../reading/second-reader/second-reading.ts';
import { visitorOf } from './admission.ts';
import type { Admission } from './admission.ts';
import { heldTooLong, openPageCharge } from './charge-pages.ts';
import type { PageCharge } from './charge-pages.ts';
import { refuseWithoutPages, writeInline } from './inline-outputs.ts';
import type { InlineOutputs } from './inline-outputs.ts';

export type ParseRequest = {
	caller: Caller;
	template: Template;
	candidates: readonly OfferedDocument[];
	languages: readonly string[];
	pages?: PageChoice | undefined;
	password?: string | undefined;
	/** The readers to use; default: as the template says. */
	reader?: ReaderChoice | undefined;
	/** Also return the words of the pages. */
	keep?: boolean | undefined;
	/** What else each document becomes. */
	outputs?: InlineOutputs | undefined;
	/** Aborted when the client disconnects or the deadline passes. */
	signal: AbortSignal;
	log: Log;
	span?: TraceSpan;
};

export type ParsedEntry = {
	filename: string;
	result: Record<string, unknown>;
	details: Detail[];
	/** The packed words of the pages, if requested. */
	reading?: Uint8Array | undefined;
	/** Of its words, if the template asks for duplicates. */
	sketch?: number[] | undefined;
	outputs?: Record<string, unknown> | undefined;
	/** Warnings about parts of the document that could not be used. */
	notes: string[];
	/** null: the document could not be opened. */
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

/** Documents of one request that are read in parallel. */
const MAX_AT_ONCE = 4;
const REFUSALS: readonly ProblemCode[] = ['QUOTA_EXCEEDED', 'TEST_MODE_RESTRICTED', 'UNAVAILABLE'];

export type ParseDocuments = ReturnType<typeof createParseDocuments>;

type Parsed = { entry: ParsedEntry; charge: PageCharge };

/**
 * Parses the documents of one request in parallel; each succeeds or fails on its own. They are charged together at
 * the very end, so a request without a response costs nothing.
 */
export function createParseDocuments({
	admission,
	quota,
	testAllowance,
	memory,
	lists,
	limits,
	deadlineMs,
	meter = silentMeter,
	secondReading = null,
}: {
	admission: Admission;
	meter?: Meter;
	quota: Quota;
	testAllowance: TestAllowance;
	memory: Pick<Memory, 'open'>;
	lists?: Pick<Lists, 'openLookUp'> | undefined;
	limits: DocumentLimits;
	/** The latest time at which the signal of a request is aborted. */
	deadlineMs: number;
	/** null: no second reader is configured. */
	secondReading?: SecondReading | null;
}) {
	function wishFor({ caller, template, reader }: ParseRequest, until: number) {
		if (!secondReading) return wishWithoutReader(reader);
		const { account, plan, apiKey } = caller;
		const isTest = apiKey.mode === 'test';
		const mode = template.secondReader;
		return secondReading.wishFor({ account, plan, isTest, mode, reader, lane: 'request', until });
	}

	async function parseOne(
		request: ParseRequest,
		candidate: OfferedDocument,
		until: number,
	): Promise<Parsed> {
		const { caller, template, languages, pages, password, keep, signal, log } = request;
		const { outputs: wanted, span = silentSpan } = request;
		const { filename } = candidate;
		const charge = openPageCharge(caller, { quota, deadlineMs });
		try {
			if ('error' in candidate) throw candidate.error;
			const { document } = candidate;
			if (wanted) refuseWithoutPages(document.type, wanted.kinds);
			const findLessons = await memory.open(template.id);
			const readFile = wanted && `${document.path}.read`;
			const parsed = await admission.takeTurn(
				visitorOf(caller, 'request'),
				document.type,
				async (turn) => {
					const found = await parseDocument(
						{
							document,
							schema: template.schema,
							languages,
							pages,
							password,
							limits,
							findLessons,
							lookUp: lists?.openLookUp(caller.account.id, template.schema),
							keep,
							pagesFile: `${document.path}.pages`,
							readFile,
							signal,
							onPages: charge.reserve,
							second: wishFor(request, until),
						},
						{ turn, log, meter, span },
					);
					if (!wanted || readFile === undefined) return found;
					const source = { path: document.path, type: document.type, limits, password };
					const order = { source, readFile, found, signal };
					return { ...found, outputs: await writeInline(wanted, order, turn) };
				},
			);
			const { result, details, reading, sketch, notes = [] } = parsed;
			const outputs = 'outputs' in parsed ? parsed.outputs : undefined;
			const counts = { pageCount: charge.pages(), pageUsed: charge.bill()?.pagesUsed ?? 0 };
			const found = { filename, result, details, notes, reading, sketch, outputs };
			return { entry: { ...found, ...counts, problem: null }, charge };
		} catch (error) {
			await charge.release();
			if (!(error instanceof Problem)) throw error;
			return { entry: failed(filename, error, charge), charge };
		}
	}

	/** A few documents at a time, so that a large archive is not held in memory. */
	async function parseSome(request: ParseRequest, parsed: Parsed[], until: number): Promise<void> {
		const waiting = request.candidates.entries();
		const parseNext = async (): Promise<void> => {
			for (const [i, candidate] of waiting) {
				parsed[i] = await parseOne(request, candidate, until);
			}
		};
		const settled = await Promise.allSettled(Array.from({ length: MAX_AT_ONCE }, parseNext));
		for (const one of settled) if (one.status === 'rejected') throw one.reason;
	}

	/** Charges the pages, all or none; documents whose reservation has expired fail. */
	async function chargeAll(parsed: readonly Parsed[]): Promise<ParsedEntry[]> {
		const due = parsed.flatMap(({ entry, charge }) => (entry.problem ? [] : (charge.bill() ?? [])));
		const charged = due.length === 0 ? new Set() : await quota.commitAll(due);
		return parsed.map(({ entry, charge }) => {
			const bill = entry.problem ? null : charge.bill();
			if (!bill || charged.has(bill.id)) return entry;
			return failed(entry.filename, heldTooLong(deadlineMs), charge);
		});
	}

	/** `prepareAnswer` does everything about the response that can fail; it runs before pages are charged. */
	return async (
		request: ParseRequest,
		prepareAnswer?: (parsed: ParsedRequest) => Promise<void>,
	): Promise<ParsedRequest> => {
		const until = performance.now() + deadlineMs;
		const { account, plan, apiKey } = request.caller;
		if (apiKey.mode === 'test') await testAllowance.spend(account.id);
		else refuseWhenExhausted(await quota.readUsage(account.id, plan.pagesPerMonth));
		const parsed: Parsed[] = [];
		try {
			// Check again, because the upload took time. No other request can come in between here and the queue.
			admission.refuseWhenBusy(visitorOf(request.caller, 'request'));
			await parseSome(request, parsed, until);
			const problems = parsed.map(({ entry }) => entry.problem);
			const refusal = problems.find(isRefusal);
			if (refusal && problems.every(Boolean)) throw refusal;
			// Charging does not change the remaining pages, and after it nothing may fail.
			const { remaining } = await quota.readUsage(account.id, plan.pagesPerMonth);
			const read = parsed.map(({ entry }) => entry);
			const answered = addUp(read, remaining);
			await prepareAnswer?.(answered);
			refuseWhenGone(request.signal);
			const entries = await chargeAll(parsed);
			return entries.every((entry, i) => entry === read[i]) ? answered : addUp(entries, remaining);
		} catch (error) {
			await Promise.all(parsed.flatMap(({ charge }) => charge.release()));
			throw error;
		}
	};
}

function addUp(entries: ParsedEntry[], pageRemaining: number): ParsedRequest {
	return {
		entries,
		pageCount: entries.reduce((sum, entry) => sum + (entry.pageCount ?? 0), 0),
		pageUsed: entries.reduce((sum, entry) => sum + entry.pageUsed, 0),
		pageRemaining,
	};
}

function failed(filename: string, known: Problem, charge: PageCharge): ParsedEntry {
	const result = { error: known.message };
	const pageCount = charge.pages() ?? known.pages ?? null;
	return { filename, result, details: [], notes: [], pageCount, pageUsed: 0, problem: known };
}

/** A deadline becomes a Problem of the documents that it cut short. A disconnected client gets no response. */
function refuseWhenGone(signal: AbortSignal): void {
	if (signal.aborted && !(signal.reason instanceof Problem)) throw signal.reason;
}

/** Faults of the request or the engine, not of a document. */
function isRefusal(known: Problem | null): boolean {
	return REFUSALS.some((code) => known?.code === code);
}
