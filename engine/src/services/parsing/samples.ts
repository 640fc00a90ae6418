import { createHash } from 'node:crypto';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuseWhenExhausted } from '../accounts/quota.ts';
import type { Quota } from '../accounts/quota.ts';
import type { AuditTrail } from '../audit/audit.ts';
import type { Memory } from '../memory/memory.ts';
import type { Caller } from '../../model/account.ts';
import type { DocumentLimits, PlacedWord, StoredDocument } from '../../model/document.ts';
import type { Extraction } from '../../model/extraction.ts';
import { toId } from '../../model/id.ts';
import { languagesFor } from '../../model/languages.ts';
import type { KnownPlace } from '../../model/memory.ts';
import type { Meter } from '../../model/meter.ts';
import { silentMeter } from '../../model/meter.ts';
import type { Clock, Log, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { Sample } from '../../model/sample.ts';
import type { ReaderChoice, SecondReaderMode } from '../../model/second-reader.ts';
import type { InferredTemplate, Template, TemplateSchema } from '../../model/template.ts';
import {
	askSample,
	inferFromSample,
	packSample,
	readSample,
} from '../../reading/pipeline/parse-document.ts';
import type { Turn } from '../../reading/pipeline/pool.ts';
import { checkValues, withValue } from '../review/check-values.ts';
import type { LearnDocument } from '../review/review.ts';
import type { SampleRepository } from '../samples/sample-repository.ts';
import { wishWithoutReader } from '../../reading/second-reader/second-reading.ts';
import type { SecondReading } from '../../reading/second-reader/second-reading.ts';
import { hashFile } from '../../platform/store/blobs.ts';
import type { Blobs } from '../../platform/store/blobs.ts';
import type { Database } from '../../platform/store/open-database.ts';
import { visitorOf } from './admission.ts';
import type { Admission } from './admission.ts';
import { openPageCharge } from './charge-pages.ts';
import { keepLesson } from './keep-lesson.ts';
import type { Taught } from './keep-lesson.ts';

/** One day, so that a reload or a break loses nothing that was charged. */
const KEEP_MS = 24 * 3_600_000;
const MAX_SAMPLES = 5;
/** Reading a sample in another language is free, so the number is limited. */
const MAX_READINGS = 5;
const SWEEP_BATCH = 100;

type Work = { caller: Caller; signal: AbortSignal; log: Log };
/** The folder for temporary files of this request; the caller deletes it. */
type InFolder = { folder: string };

export type SampleCharge = { sample: Sample; pageUsed: number; pageRemaining: number };
export type Asking = {
	schema: TemplateSchema;
	/** The template whose lessons are used; default: none. */
	templateId?: string | undefined;
	mode?: SecondReaderMode | undefined;
	reader?: ReaderChoice | undefined;
};

type Teaching = {
	template: Template;
	path: string;
	value: unknown;
	/** Where a person pointed; pages count from 0. */
	place: KnownPlace;
};

export type Samples = ReturnType<typeof createSamples>;

type Collaborators = {
	db: Database;
	repository: SampleRepository;
	blobs: Blobs;
	admission: Admission;
	quota: Quota;
	memory: Pick<Memory, 'open' | 'add'>;
	audit: AuditTrail;
	learnDocument: LearnDocument;
	limits: DocumentLimits;
	deadlineMs: number;
	secondReading: SecondReading | null;
	/** The bundled sample document, which is free. */
	examplePath: string;
	meter?: Meter;
	clock: Clock;
	newId: NewId;
};

/**
 * Documents that people test templates on. A sample is read and charged once; all further requests about it are free
 * while it is stored.
 */
export function createSamples({
	db,
	repository,
	blobs,
	admission,
	quota,
	memory,
	audit,
	learnDocument,
	limits,
	deadlineMs,
	secondReading,
	examplePath,
	meter = silentMeter,
	clock,
	newId,
}: Collaborators) {
	const remainingOf = async ({ account, plan }: Caller) =>
		(await quota.readUsage(account.id, plan.pagesPerMonth)).remaining;

	/** Another account's sample is treated as missing. */
	async function get(accountId: string, sampleId: string): Promise<Sample> {
		const id = toId(sampleId);
		const sample = id === undefined ? undefined : await repository.find(id);
		if (sample?.accountId !== accountId || sample.expiresAt <= clock.now()) {
			throw problem('SAMPLE_NOT_FOUND');
		}
		return sample;
	}

	async function erase({ id, documentKey, pagesKey }: Sample): Promise<boolean> {
		if (!(await repository.delete(id))) return false;
		await blobs.remove(documentKey);
		await blobs.remove(pagesKey);
		return true;
	}

	/** Reads all pages and stores the reading under its own key. */
	async function read(
		{ caller, signal, log }: Work,
		{
			document,
			language,
			password,
			folder,
			onPages,
		}: InFolder & {
			document: StoredDocument;
			language: string | null;
			password?: string | undefined;
			onPages: Parameters<typeof readSample>[0]['onPages'];
		},
	) {
		const pagesFile = join(folder, `${newId()}.pages`);
		const target = `${pagesFile}.all`;
		const found = await admission.takeTurn(visitorOf(caller, 'request'), document.type, (turn) =>
			readSample(
				{
					document,
					languages: languagesFor(language ?? undefined),
					limits,
					password,
					pagesFile,
					signal,
					onPages,
				},
				target,
				{ turn, log, meter },
			),
		);
		const pagesKey = newId();
		const pagesSha256 = await hashFile(target, signal);
		await blobs.put(target, pagesKey, pagesSha256);
		return { ...found, language, pagesKey, pagesSha256 };
	}

	async function create(
		work: Work,
		{
			document,
			isFree,
			...wish
		}: InFolder & {
			document: StoredDocument;
			language: string | null;
			password?: string | undefined;
			isFree: boolean;
		},
	): Promise<SampleCharge> {
		const { caller } = work;
		const { account, plan } = caller;
		const known = await repository.findSame(account.id, document.sha256, clock.now());
		if (known?.language === wish.language) {
			return { sample: known, pageUsed: 0, pageRemaining: await remainingOf(caller) };
		}
		if (known && known.readings < MAX_READINGS) {
			const sample = await readInLanguage(work, known.id, wish);
			return { sample, pageUsed: 0, pageRemaining: await remainingOf(caller) };
		}
		if (!isFree) refuseWhenExhausted(await quota.readUsage(account.id, plan.pagesPerMonth));
		admission.refuseWhenBusy(visitorOf(caller, 'request'));
		const charge = openPageCharge(caller, { quota, deadlineMs });
		try {
			const onPages = isFree ? () => Promise.resolve() : charge.reserve;
			const found = await read(work, { ...wish, document, onPages });
			const documentKey = newId();
			await blobs.put(document.path, documentKey, document.sha256);
			const now = clock.now();
			const sample: Sample = {
				...found,
				id: newId(),
				accountId: account.id,
				fileName: document.filename,
				fileType: document.type,
				sha256: document.sha256,
				documentKey,
				readings: 1,
				createdAt: now,
				expiresAt: new Date(now.getTime() + KEEP_MS),
			};
			await db.transaction(async (trx) => {
				await repository.insert(sample, trx);
				await charge.commit(trx);
			});
			for (const old of await repository.listBeyond(account.id, MAX_SAMPLES)) await erase(old);
			const pageUsed = charge.bill()?.pagesUsed ?? 0;
			return { sample, pageUsed, pageRemaining: await remainingOf(caller) };
		} catch (error) {
			await charge.release();
			throw error;
		}
	}

	/** Reads the document in another language, free of charge. */
	async function readInLanguage(
		work: Work,
		sampleId: string,
		wish: InFolder & { language: string | null; password?: string | undefined },
	): Promise<Sample> {
		const sample = await get(work.caller.account.id, sampleId);
		if (sample.language === wish.language) return sample;
		if (sample.readings >= MAX_READINGS) {
			throw problem('SAMPLE_READ_OFTEN', { limit: MAX_READINGS });
		}
		const next = await withDocument(sample, work.signal, (document) =>
			read(work, { ...wish, document, onPages: () => Promise.resolve() }),
		);
		if (!(await repository.changeReading(sample, next))) {
			await blobs.remove(next.pagesKey);
			return await get(work.caller.account.id, sampleId);
		}
		await blobs.remove(sample.pagesKey);
		return { ...sample, ...next, readings: sample.readings + 1 };
	}

	function withDocument<T>(
		{ documentKey: key, sha256, fileType: type, fileName: filename }: Sample,
		signal: AbortSignal,
		work: (document: StoredDocument) => Promise<T>,
	): Promise<T> {
		return blobs.withFile({ key, sha256, signal }, (path) =>
			work({ path, type, filename, sha256 }),
		);
	}

	/** Works on a copy of the reading, because the second reader modifies it. */
	function withPages<T>(
		sample: Sample,
		{ caller, signal }: Work,
		{ folder }: InFolder,
		work: (pagesFile: string, turn: Turn) => Promise<T>,
	): Promise<T> {
		const pagesFile = join(folder, `${newId()}.pages`);
		const wanted = { key: sample.pagesKey, sha256: sample.pagesSha256, signal };
		return blobs.withFile(wanted, async (path) => {
			await copyFile(path, pagesFile);
			return await admission.takeTurn(visitorOf(caller, 'request'), sample.fileType, (turn) =>
				work(pagesFile, turn),
			);
		});
	}

	return {
		get,

		create: (
			work: Work,
			wish: InFolder & {
				document: StoredDocument;
				language: string | null;
				password?: string | undefined;
			},
		): Promise<SampleCharge> => create(work, { ...wish, isFree: false }),

		/** Reads the bundled sample document. */
		async createExample(work: Work, { folder }: InFolder): Promise<SampleCharge> {
			const path = join(folder, newId());
			await copyFile(examplePath, path);
			const sha256 = createHash('sha256')
				.update(await readFile(path))
				.digest('hex');
			const document: StoredDocument = { path, type: 'pdf', filename: 'invoice.pdf', sha256 };
			return await create(work, { document, language: null, folder, isFree: true });
		},

		readInLanguage,

		/** The values that a schema finds. */
		async ask(
			work: Work,
			sample: Sample,
			{ schema, templateId, mode, reader, folder }: Asking & InFolder,
		): Promise<Extraction> {
			const { account, plan } = work.caller;
			const { signal, log } = work;
			const until = performance.now() + deadlineMs;
			const findLessons = templateId === undefined ? undefined : await memory.open(templateId);
			const lessons = (await findLessons?.(sample.hashes)) ?? [];
			const second = secondReading
				? secondReading.wishFor({
						account,
						plan,
						isTest: false,
						mode,
						reader,
						lane: 'request',
						until,
					})
				: wishWithoutReader(reader);
			return await withDocument(sample, signal, (document) =>
				withPages(sample, work, { folder }, (pagesFile, turn) =>
					askSample(
						{ document, limits, pagesFile, signal, schema, lessons, second },
						{ turn, log, meter },
					),
				),
			);
		},

		/** Teaches a template where the value of a field is, free of charge. */
		async teach(
			work: Work,
			sample: Sample,
			{ template, path, value, place, folder }: Teaching & InFolder,
		): Promise<Taught> {
			const { caller, signal } = work;
			const faults = checkValues(template.schema, [{ path, value }]);
			if (faults.length > 0) throw problem('INVALID_REQUEST', { faults });
			const reading = await withPages(sample, work, { folder }, (pagesFile, turn) =>
				packSample({ pagesFile, signal, schema: template.schema }, { turn }),
			);
			return await keepLesson({ learnDocument, memory, audit }, caller, template, {
				reading,
				right: withValue({}, path, value) ?? {},
				places: [[path, place]],
				removed: [],
			});
		},

		/** Infers a template. */
		infer: (work: Work, sample: Sample, place: InFolder): Promise<InferredTemplate> =>
			withPages(sample, work, place, (pagesFile, turn) =>
				inferFromSample({ pagesFile, signal: work.signal }, { turn }),
			),

		/** The words of a page, counted from 0. */
		listWords: (
			work: Work,
			sample: Sample,
			{ index, ...place }: InFolder & { index: number },
		): Promise<PlacedWord[]> =>
			withPages(sample, work, place, (pagesFile, turn) =>
				turn.run('sample words', { pagesFile, index }, work.signal),
			),

		async openDocument(accountId: string, sampleId: string) {
			const sample = await get(accountId, sampleId);
			return { sample, content: await blobs.read(sample.documentKey) };
		},

		/** Deletes expired samples; returns how many. */
		async forgetExpired(): Promise<number> {
			let erased = 0;
			for (;;) {
				const due = await repository.listExpired(clock.now(), SWEEP_BATCH);
				for (const sample of due) if (await erase(sample)) erased += 1;
				if (due.length < SWEEP_BATCH) return erased;
			}
		},
	};
}
