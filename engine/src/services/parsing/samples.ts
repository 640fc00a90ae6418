import { createHash } from 'node:crypto';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Quota } from '../accounts/quota.ts';
import type { AuditTrail } from '../audit/audit.ts';
import type { Lists } from '../lists/lists.ts';
import type { Memory } from '../memory/memory.ts';
import type { DocumentLimits, PlacedWord, StoredDocument } from '../../model/document.ts';
import { toId } from '../../model/id.ts';
import type { Meter } from '../../model/meter.ts';
import { silentMeter } from '../../model/meter.ts';
import type { Clock, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { Sample } from '../../model/sample.ts';
import type { ReaderChoice, SecondReaderMode } from '../../model/second-reader.ts';
import type { InferredTemplate, Template, TemplateSchema } from '../../model/template.ts';
import { askSample, inferFromSample } from '../../reading/pipeline/parse-document.ts';
import type { Parsed } from '../../reading/pipeline/parse-document.ts';
import { parsePieces } from '../../reading/pipeline/parse-pieces.ts';
import type { ParsedPiece } from '../../reading/pipeline/parse-pieces.ts';
import type { Turn } from '../../reading/pipeline/pool.ts';
import type { Decisions } from '../sorting/decisions.ts';
import { applyChanges } from '../review/apply-changes.ts';
import { checkValues, createDraft } from '../review/check-values.ts';
import type { LearnDocument } from '../review/judge-result.ts';
import { rightOf } from '../review/right-values.ts';
import { listPlaces, movePlaces } from '../review/said-places.ts';
import type { SaidValue } from '../review/said-places.ts';
import type { SampleRepository } from '../samples/sample-repository.ts';
import { wishWithoutReader } from '../../reading/second-reader/second-reading.ts';
import type { SecondReading } from '../../reading/second-reader/second-reading.ts';
import type { Blobs } from '../../platform/store/blobs.ts';
import type { Database } from '../../platform/store/open-database.ts';
import { visitorOf } from './admission.ts';
import type { Admission } from './admission.ts';
import { keepLesson } from './keep-lesson.ts';
import type { Taught } from './keep-lesson.ts';
import { createSampleReading } from './read-samples.ts';
import type { InFolder, SampleCharge, Work } from './read-samples.ts';
import { toSortOrder } from './sorting.ts';
import type { Sorting } from './sorting.ts';

const SWEEP_BATCH = 100;

export type SampleOptions = {
	schema: TemplateSchema;
	/** The template whose lessons are used; default: none. */
	templateId?: string | undefined;
	mode?: SecondReaderMode | undefined;
	reader?: ReaderChoice | undefined;
	/** Whether to return the words of its pages as well. */
	keep?: boolean | undefined;
};

type Teaching = {
	template: Template;
	/** Values and their places, given by a person. */
	changes: readonly SaidValue[];
	taughtBy: string;
};

export type Samples = ReturnType<typeof createSamples>;

type Collaborators = {
	db: Database;
	repository: SampleRepository;
	blobs: Blobs;
	admission: Admission;
	quota: Quota;
	memory: Pick<Memory, 'open' | 'add' | 'listSeen'>;
	decisions: Pick<Decisions, 'open'>;
	lists: Pick<Lists, 'openLookUp'>;
	audit: AuditTrail;
	learnDocument: LearnDocument;
	limits: DocumentLimits;
	maxDocuments: number;
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
export function createSamples(collaborators: Collaborators) {
	const { repository, blobs, admission, memory, decisions, lists, audit, learnDocument, limits } =
		collaborators;
	const {
		maxDocuments,
		deadlineMs,
		secondReading,
		examplePath,
		meter = silentMeter,
		clock,
		newId,
	} = collaborators;
	const { create, readInLanguage, withDocument } = createSampleReading({
		...collaborators,
		get,
		erase,
	});

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

	/** Works on a copy of the stored reading, because asking the second reader writes into it. */
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

	/** The second reader's settings for a request about a sample. */
	function wishFor(
		{ caller: { account, plan } }: Work,
		{ mode, reader }: Pick<SampleOptions, 'mode' | 'reader'>,
	) {
		if (!secondReading) return wishWithoutReader(reader);
		const until = performance.now() + deadlineMs;
		const said = { account, plan, isTest: false, mode, reader };
		return secondReading.wishFor({ ...said, lane: 'request', until });
	}

	/** The values that a schema finds. */
	async function ask(
		work: Work,
		sample: Sample,
		{ schema, templateId, mode, reader, keep, folder }: SampleOptions & InFolder,
	): Promise<Parsed> {
		const { account } = work.caller;
		const { signal, log } = work;
		const findLessons = templateId === undefined ? undefined : await memory.open(templateId);
		const lessons = (await findLessons?.(sample.hashes)) ?? [];
		const second = wishFor(work, { mode, reader });
		const lookUp = lists.openLookUp(account.id, schema);
		return await withDocument(sample, signal, (document) =>
			withPages(sample, work, { folder }, (pagesFile, turn) =>
				askSample(
					{ document, limits, pagesFile, signal, schema, lessons, second, lookUp, keep },
					{ turn, log, meter },
				),
			),
		);
	}

	return {
		get,
		ask,

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

		/** Its documents, each with the values that its template finds. */
		async sort(
			work: Work,
			sample: Sample,
			{ sorting, reader, folder }: Pick<SampleOptions, 'reader'> & InFolder & { sorting: Sorting },
		): Promise<ParsedPiece[]> {
			const { account } = work.caller;
			const { signal, log } = work;
			const byId = new Map(sorting.templates.map((template) => [template.id, template]));
			const about = { accountId: account.id, maxDocuments };
			const order = await toSortOrder(sorting, { memory, decisions }, about);
			return await withDocument(sample, signal, (document) =>
				withPages(sample, work, { folder }, (readFile, turn) =>
					parsePieces(
						{
							document,
							limits,
							signal,
							readFile,
							target: join(folder, 'piece'),
							sorting: order,
							wishFor: async (templateId) => {
								const template = byId.get(templateId);
								if (!template) throw problem('TEMPLATE_NOT_FOUND', { templateId });
								const { schema, secondReader: mode } = template;
								return {
									schema,
									findLessons: await memory.open(templateId),
									lookUp: lists.openLookUp(account.id, schema),
									second: wishFor(work, { mode, reader }),
								};
							},
						},
						{ turn, log, meter },
					),
				),
			);
		},

		/** Teaches a template with the corrections of a person, as a review does, free of charge. */
		async teach(
			work: Work,
			sample: Sample,
			{ template, changes, taughtBy, folder }: Teaching & InFolder,
		): Promise<Taught> {
			const { id: templateId, schema } = template;
			const faults = checkValues(schema, changes);
			if (faults.length > 0) throw problem('INVALID_REQUEST', { faults });
			const asking = { schema, templateId, reader: 'first', keep: true, folder } as const;
			const { result: found, details, reading } = await ask(work, sample, asking);
			if (!reading) throw problem('NO_TEXT_FOUND');
			const result = applyChanges(found, schema, changes);
			const { right: corrected, removed } = rightOf({ state: 'corrected', found, result });
			// A value that was found already is confirmed by pointing at it. Lists are right as a whole.
			const right = createDraft(corrected, schema);
			for (const { path, value } of changes) if (!path.includes('[')) right.set(path, value);
			const places = listPlaces({
				details,
				found,
				result,
				places: movePlaces(new Map(), changes),
			});
			return await keepLesson({ learnDocument, memory, audit }, work.caller, template, {
				reading,
				right: right.values(),
				places,
				removed,
				taughtBy,
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

		async openContent(accountId: string, sampleId: string) {
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
