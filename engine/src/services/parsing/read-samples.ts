import { join } from 'node:path';
import { refuseWhenExhausted } from '../accounts/quota.ts';
import type { Quota } from '../accounts/quota.ts';
import type { Caller } from '../../model/account.ts';
import type { DocumentLimits, StoredDocument } from '../../model/document.ts';
import { languagesFor } from '../../model/languages.ts';
import type { Meter } from '../../model/meter.ts';
import { silentMeter } from '../../model/meter.ts';
import type { Clock, Log, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { Sample } from '../../model/sample.ts';
import { readSample } from '../../reading/pipeline/parse-document.ts';
import type { SampleRepository } from '../samples/sample-repository.ts';
import { hashFile } from '../../platform/store/blobs.ts';
import type { Blobs } from '../../platform/store/blobs.ts';
import type { Database } from '../../platform/store/open-database.ts';
import { visitorOf } from './admission.ts';
import type { Admission } from './admission.ts';
import { openPageCharge } from './charge-pages.ts';

/** Samples are stored for a working day, so that a reload or a break loses nothing that was charged. */
const KEEP_MS = 24 * 3_600_000;
const MAX_SAMPLES = 5;
/** Maximum free readings in another language, so that samples are not a free parser. */
const MAX_READINGS = 5;

export type Work = { caller: Caller; signal: AbortSignal; log: Log };
/** The folder for temporary files of this request; its creator removes it. */
export type InFolder = { folder: string };

export type SampleCharge = { sample: Sample; pageUsed: number; pageRemaining: number };

type Collaborators = {
	db: Database;
	repository: SampleRepository;
	blobs: Blobs;
	admission: Admission;
	quota: Quota;
	limits: DocumentLimits;
	deadlineMs: number;
	meter?: Meter;
	clock: Clock;
	newId: NewId;
	/** The sample of an account; throws if there is none with this ID. */
	get: (accountId: string, sampleId: string) => Promise<Sample>;
	erase: (sample: Sample) => Promise<boolean>;
};

/** Turns documents into samples: read once, charged like a parse. */
export function createSampleReading({
	db,
	repository,
	blobs,
	admission,
	quota,
	limits,
	deadlineMs,
	meter = silentMeter,
	clock,
	newId,
	get,
	erase,
}: Collaborators) {
	const remainingOf = async ({ account, plan }: Caller) =>
		(await quota.readUsage(account.id, plan.pagesPerMonth)).remaining;

	/** Reads all pages; the reading is stored under a new key. */
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
					isTolerant: true,
				},
				target,
				{ turn, log, meter },
			),
		);
		const pagesKey = newId();
		const pagesSha256 = await hashFile(target, signal);
		await blobs.put(target, pagesKey, pagesSha256);
		const { unreadCount, ...counted } = found;
		return { reading: { ...counted, language, pagesKey, pagesSha256 }, unreadCount };
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
			const { reading, unreadCount } = await read(work, { ...wish, document, onPages });
			charge.spare(unreadCount);
			const documentKey = newId();
			await blobs.put(document.path, documentKey, document.sha256);
			const now = clock.now();
			const sample: Sample = {
				...reading,
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

	/** Reads the same document in another language, free of charge. */
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
		const { reading: next } = await withDocument(sample, work.signal, (document) =>
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

	return { create, readInLanguage, withDocument };
}
