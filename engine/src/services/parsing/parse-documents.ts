import { refuseWhenExhausted } from '../accounts/quota.ts';
import type { Quota } from '../accounts/quota.ts';
import type { TestAllowance } from '../accounts/test-allowance.ts';
import type { Lists } from '../lists/lists.ts';
import type { Memory } from '../memory/memory.ts';
import type { Decisions } from '../sorting/decisions.ts';
import type { OfferedDocument } from '../../reading/intake/accept-documents.ts';
import type { Detail } from '../../model/extraction.ts';
import type { Caller } from '../../model/account.ts';
import type { DocumentLimits, StoredDocument } from '../../model/document.ts';
import { silentMeter } from '../../model/meter.ts';
import type { Meter } from '../../model/meter.ts';
import type { Log } from '../../model/ports.ts';
import type { PageChoice } from '../../model/page-choice.ts';
import type { FilePiece } from '../../model/piece.ts';
import { Problem, problem } from '../../model/problem.ts';
import type { ProblemCode } from '../../model/problem.ts';
import { silentSpan } from '../../model/tracer.ts';
import type { TraceSpan } from '../../model/tracer.ts';
import type { ReaderChoice } from '../../model/second-reader.ts';
import type { Template } from '../../model/template.ts';
import { parseDocument } from '../../reading/pipeline/parse-document.ts';
import { parsePieces, readWordsOnce } from '../../reading/pipeline/parse-pieces.ts';
import type { ParsedPiece } from '../../reading/pipeline/parse-pieces.ts';
import { wishWithoutReader } from '../../reading/second-reader/second-reading.ts';
import type { SecondReading } from '../../reading/second-reader/second-reading.ts';
import { visitorOf } from './admission.ts';
import type { Admission } from './admission.ts';
import { heldTooLong, openPageCharge } from './charge-pages.ts';
import type { PageCharge } from './charge-pages.ts';
import { refuseWithoutPages, writeInline } from './inline-outputs.ts';
import type { InlineOutputs } from './inline-outputs.ts';
import { listProfiles, toSortOrder } from './sorting.ts';
import type { Sorting } from './sorting.ts';

export type ParseRequest = {
	caller: Caller;
	/** The template of all documents, or how each gets its own. */
	by: { template: Template; sorting: null } | { template: null; sorting: Sorting };
	candidates: readonly OfferedDocument[];
	languages: readonly string[];
	pages?: PageChoice | undefined;
	password?: string | undefined;
	/** The readers to use; default: as the template says. */
	reader?: ReaderChoice | undefined;
	/** Also return the words of the pages. */
	keep?: boolean | undefined;
	/** The additional outputs of each document. */
	outputs?: InlineOutputs | undefined;
	/** Whether to report the kind of each document. Documents of sorted files always report it. */
	classify?: boolean | undefined;
	/** Aborted when the client disconnects or the deadline passes. */
	signal: AbortSignal;
	log: Log;
	span?: TraceSpan;
};

export type ParsedEntry = {
	filename: string;
	/** For sorted files: the document of the file. */
	piece: FilePiece | null;
	/** For other files: the kind of the document, if requested, or if its review needs it. */
	judged?: FilePiece | undefined;
	/** null: no template reads it. */
	template: Template | null;
	/** null: no template reads it. */
	result: Record<string, unknown> | null;
	details: Detail[];
	/** The packed words of the pages, if requested. */
	reading?: Uint8Array | undefined;
	/** A sketch of its words, if the template looks for duplicates. */
	sketch?: number[] | undefined;
	/** The hashes of its sender, if the template has lessons and none applies. */
	senders?: number[] | undefined;
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
const REFUSALS: readonly ProblemCode[] = [
	'QUOTA_EXCEEDED',
	'TEST_MODE_RESTRICTED',
	'TOO_MANY_DOCUMENTS',
	'UNAVAILABLE',
];

export type ParseDocuments = ReturnType<typeof createParseDocuments>;

/** A file, with its documents. */
type Parsed = { entries: ParsedEntry[]; charge: PageCharge; pageCount: number | null };

/** The settings for reading one file. */
type Context = { charge: PageCharge; until: number };

/**
 * Parses the documents of one request in parallel; each succeeds or fails on its own. They are charged together at
 * the very end, so a request without a response costs nothing.
 */
export function createParseDocuments({
	admission,
	quota,
	testAllowance,
	memory,
	decisions,
	lists,
	limits,
	maxDocuments,
	deadlineMs,
	meter = silentMeter,
	secondReading = null,
}: {
	admission: Admission;
	meter?: Meter;
	quota: Quota;
	testAllowance: TestAllowance;
	memory: Pick<Memory, 'open' | 'listSeen'>;
	decisions: Pick<Decisions, 'open'>;
	lists?: Pick<Lists, 'openLookUp'> | undefined;
	limits: DocumentLimits;
	/** Maximum documents per file. */
	maxDocuments: number;
	/** The latest time at which the signal of a request is aborted. */
	deadlineMs: number;
	/** null: no second reader is configured. */
	secondReading?: SecondReading | null;
}) {
	function wishFor(
		{ caller, reader }: ParseRequest,
		{ secondReader: mode }: Template,
		until: number,
	) {
		if (!secondReading) return wishWithoutReader(reader);
		const { account, plan, apiKey } = caller;
		const isTest = apiKey.mode === 'test';
		return secondReading.wishFor({ account, plan, isTest, mode, reader, lane: 'request', until });
	}

	/** Reads a file that is one document. */
	async function parseWhole(
		request: ParseRequest,
		template: Template,
		document: StoredDocument,
		{ charge, until }: Context,
	): Promise<ParsedEntry> {
		const { caller, languages, pages, password, keep, signal, log } = request;
		const { outputs: wanted, classify = false, span = silentSpan } = request;
		if (wanted) refuseWithoutPages(document.type, wanted.kinds);
		const findLessons = await memory.open(template.id);
		const readFile = wanted && `${document.path}.read`;
		const isKindAsked = classify || (keep === true && needsKind(template));
		const [profile] = isKindAsked ? await listProfiles([template], memory) : [];
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
						second: wishFor(request, template, until),
						profile,
						isKindQuiet: !classify,
					},
					{ turn, log, meter, span },
				);
				if (!wanted || readFile === undefined) return found;
				const source = { path: document.path, type: document.type, limits, password };
				const order = { source, readFile, found, signal };
				return { ...found, outputs: await writeInline(wanted, order, turn) };
			},
		);
		const { result, details, reading, sketch, senders, judged, notes = [] } = parsed;
		const outputs = 'outputs' in parsed ? parsed.outputs : undefined;
		const counts = { pageCount: charge.pages(), pageUsed: charge.bill()?.pagesUsed ?? 0 };
		const found = { judged, result, details, notes, reading, sketch, senders, outputs };
		return {
			filename: document.filename,
			piece: null,
			template,
			...found,
			...counts,
			problem: null,
		};
	}

	/** Reads a file that may hold several documents. Its pages are read once and charged once. */
	async function parseSorted(
		request: ParseRequest,
		sorting: Sorting,
		document: StoredDocument,
		{ charge, until }: Context,
	): Promise<ParsedEntry[]> {
		const { caller, languages, pages, password, keep, signal, log, span = silentSpan } = request;
		const byId = new Map(sorting.templates.map((template) => [template.id, template]));
		const readFile = `${document.path}.read`;
		const pagesFile = `${document.path}.pages`;
		const order = { document, languages, pages, password, limits, keep, pagesFile, signal };
		const pieces = await admission.takeTurn(
			visitorOf(caller, 'request'),
			document.type,
			async (turn) => {
				const collaborators = { turn, log, meter, span };
				await readWordsOnce(
					{ ...order, onPages: charge.reserve },
					{ split: sorting.split, readFile },
					collaborators,
				);
				const wishOf = async (templateId: string) => {
					const template = byId.get(templateId);
					if (!template) throw problem('TEMPLATE_NOT_FOUND', { templateId });
					return {
						schema: template.schema,
						findLessons: await memory.open(templateId),
						lookUp: lists?.openLookUp(caller.account.id, template.schema),
						second: wishFor(request, template, until),
					};
				};
				return await parsePieces(
					{
						...order,
						readFile,
						target: `${document.path}.piece`,
						sorting: await toSortOrder(
							sorting,
							{ memory, decisions },
							{ accountId: caller.account.id, maxDocuments },
						),
						wishFor: wishOf,
					},
					collaborators,
				);
			},
		);
		return pieces.map((one) => {
			if (one.problem) charge.spare(one.pageCount);
			const template = byId.get(one.piece.templateId ?? '') ?? null;
			const isCharged = charge.bill() !== null;
			return { filename: document.filename, template, ...presentPiece(one, isCharged) };
		});
	}

	async function parseOne(
		request: ParseRequest,
		candidate: OfferedDocument,
		until: number,
	): Promise<Parsed> {
		const { template, sorting } = request.by;
		const { filename } = candidate;
		const charge = openPageCharge(request.caller, { quota, deadlineMs });
		try {
			if ('error' in candidate) throw candidate.error;
			const { document } = candidate;
			const entries = sorting
				? await parseSorted(request, sorting, document, { charge, until })
				: [await parseWhole(request, template, document, { charge, until })];
			const named = entries.map((entry) => ({ ...entry, filename }));
			return { entries: named, charge, pageCount: charge.pages() };
		} catch (error) {
			await charge.release();
			if (!(error instanceof Problem)) throw error;
			return failedFile(filename, error, charge);
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

	/** Charges the pages, all or none; files whose reservation has expired fail. */
	async function chargeAll(parsed: readonly Parsed[]): Promise<Parsed[]> {
		const isDue = ({ entries }: Parsed) => entries.some((entry) => !entry.problem);
		const due = parsed.flatMap((one) => (isDue(one) ? (one.charge.bill() ?? []) : []));
		const charged = due.length === 0 ? new Set() : await quota.commitAll(due);
		// Every document of these files has failed, although their pages could be counted.
		const unpaid = parsed.filter((one) => !isDue(one) && one.entries.some(({ piece }) => piece));
		for (const { charge } of unpaid) await charge.release();
		return parsed.map((one) => {
			const bill = isDue(one) ? one.charge.bill() : null;
			if (!bill || charged.has(bill.id)) return one;
			return failedFile(one.entries[0]?.filename ?? '', heldTooLong(deadlineMs), one.charge);
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
			const problems = parsed.flatMap(({ entries }) => entries.map((entry) => entry.problem));
			const refusal = problems.find(isRefusal);
			if (refusal && problems.every(Boolean)) throw refusal;
			// Charging does not change the remaining pages, and after it nothing may fail.
			const { remaining } = await quota.readUsage(account.id, plan.pagesPerMonth);
			const answered = addUp(parsed, remaining);
			await prepareAnswer?.(answered);
			refuseWhenGone(request.signal);
			const charged = await chargeAll(parsed);
			return charged.every((one, i) => one === parsed[i]) ? answered : addUp(charged, remaining);
		} catch (error) {
			await Promise.all(parsed.flatMap(({ charge }) => charge.release()));
			throw error;
		}
	};
}

/** Whether the review of a template's documents compares their kind with the template's. */
function needsKind({ review, category }: Template): boolean {
	return review !== undefined && category !== 'CUSTOM';
}

function addUp(files: readonly Parsed[], pageRemaining: number): ParsedRequest {
	const entries = files.flatMap((file) => file.entries);
	return {
		entries,
		pageCount: files.reduce((sum, file) => sum + (file.pageCount ?? 0), 0),
		pageUsed: entries.reduce((sum, entry) => sum + entry.pageUsed, 0),
		pageRemaining,
	};
}

function failedFile(filename: string, known: Problem, charge: PageCharge): Parsed {
	const result = { error: known.message };
	const pageCount = charge.pages() ?? known.pages ?? null;
	const found = { filename, piece: null, template: null, result, details: [], notes: [] };
	return { entries: [{ ...found, pageCount, pageUsed: 0, problem: known }], charge, pageCount };
}

/** A document of a sorted file. */
function presentPiece(
	{ piece, pageCount, parsed, problem: known, notes }: ParsedPiece,
	isCharged: boolean,
): Omit<ParsedEntry, 'filename' | 'template'> {
	const pageUsed = isCharged && !known ? pageCount : 0;
	const counts = { pageCount, pageUsed, problem: known };
	if (known) return { piece, result: { error: known.message }, details: [], notes, ...counts };
	if (!parsed) return { piece, result: null, details: [], notes, ...counts };
	const { result, details, reading, sketch, senders } = parsed;
	const all = [...notes, ...(parsed.notes ?? [])];
	return { piece, result, details, reading, sketch, senders, notes: all, ...counts };
}

/** A deadline becomes a Problem of the documents that it cut short. A disconnected client gets no response. */
function refuseWhenGone(signal: AbortSignal): void {
	if (signal.aborted && !(signal.reason instanceof Problem)) throw signal.reason;
}

/** Faults of the request or the engine, not of a document. */
function isRefusal(known: Problem | null): boolean {
	return REFUSALS.some((code) => known?.code === code);
}
