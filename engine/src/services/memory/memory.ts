import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { AuditTrail } from '../audit/audit.ts';
import { toId } from '../../model/id.ts';
import type { Lesson } from '../../model/memory.ts';
import type { Clock, Log, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import { giveWay, runInSlices } from '../../model/time-slices.ts';
import type { Connection } from '../../platform/store/open-database.ts';
import {
	createHashSeal,
	exchangeHashes,
	SEAL_KEY_BYTES,
} from '../../platform/store/seal-hashes.ts';
import type { HashSeal } from '../../platform/store/seal-hashes.ts';
import { indexInSteps, indexLessons } from './index-lessons.ts';
import type { IndexedLesson, LessonIndex } from './index-lessons.ts';
import type { ExportHead } from './lesson-schema.ts';
import type {
	LessonOrigin,
	LessonRecord,
	MemoryRepository,
	NewRecord,
} from './memory-repository.ts';

type Collaborators = {
	repository: MemoryRepository;
	audit: AuditTrail;
	/** For all lessons of an account. */
	maxBytes: number;
	maxLessons: number;
	clock: Clock;
	newId: NewId;
	log: Log;
};

/** The cached index of a template, with the lessons added and removed since it was built. */
type HeldIndex = {
	version: number;
	base: LessonIndex;
	ids: ReadonlySet<string>;
	index: LessonIndex;
};

/** After this many changes the index is rebuilt. */
const MAX_ADDED = 200;
const MAX_FOUND = 12;
/** Cached indexes per process. An index takes a few hundred bytes per lesson. */
const MAX_HELD = 50;
/** Lessons kept per make; more add nothing. */
const MAX_OF_MAKE = 8;
const SAME_MAKE = 0.75;
/** Reading and parsing this many takes a few milliseconds, even at their maximum size. */
const LESSONS_AT_ONCE = 10;
const HASHES_AT_ONCE = 200;
/** Lessons written by one transaction of an import. */
const IMPORT_AT_ONCE = 100;
const IMPORT_MAX_CHARACTERS = 500_000;
const DELETE_AT_ONCE = 200;
/** "Last used" has a resolution of one hour. */
const NOTED_EVERY_MS = 3_600_000;

const SALT_BYTES = 16;

/** Replaces the hashes of a lesson by those of another key. */
export type ConvertLesson = (lesson: Lesson) => Lesson;

export type NewLesson = {
	accountId: string;
	templateId: string;
	origin: LessonOrigin;
	reviewId: string | null;
	lesson: Lesson;
};

export type Memory = ReturnType<typeof createMemory>;

/** The lessons of each template of an account. */
export function createMemory({
	repository,
	audit,
	maxBytes,
	maxLessons,
	clock,
	newId,
	log,
}: Collaborators) {
	const held = new Map<string, HeldIndex>();
	const noted = new Map<string, number>();
	/** Indexes under construction. Concurrent requests wait for the same one. */
	const making = new Map<string, Promise<LessonIndex>>();
	let ownSeal: HashSeal | undefined;

	/** Lessons are stored with sealed hashes. Reading processes receive them unsealed, and never the key. */
	async function openSeal(on?: Connection): Promise<HashSeal> {
		return (ownSeal ??= createHashSeal(await repository.readKey(on)));
	}

	async function openIndex(templateId: string, version: number): Promise<LessonIndex> {
		const known = held.get(templateId);
		if (known?.version === version) return known.index;
		const name = `${templateId} ${version}`;
		const begun = making.get(name);
		if (begun) return await begun;
		const made = makeIndex(templateId, version).finally(() => making.delete(name));
		making.set(name, made);
		return await made;
	}

	async function makeIndex(templateId: string, version: number): Promise<LessonIndex> {
		const known = held.get(templateId);
		const renewed = (known && (await renew(templateId, known))) ?? (await load(templateId));
		const { index } = renewed;
		held.delete(templateId);
		held.set(templateId, { ...renewed, version });
		const [oldest] = held.keys();
		if (held.size > MAX_HELD && oldest !== undefined) held.delete(oldest);
		return index;
	}

	async function load(templateId: string): Promise<Omit<HeldIndex, 'version'>> {
		const lessons = await listHashes(templateId);
		const base = await runInSlices(indexInSteps(lessons));
		return { base, ids: new Set(lessons.map(({ id }) => id)), index: base };
	}

	/** In small chunks, because reading them blocks the event loop. */
	async function listHashes(templateId: string): Promise<IndexedLesson[]> {
		const lessons: IndexedLesson[] = [];
		for (;;) {
			const after = lessons.at(-1)?.id;
			const page = await repository.listHashes(templateId, {
				...(after !== undefined && { after }),
				limit: HASHES_AT_ONCE,
			});
			for (const one of page) lessons.push(one);
			if (page.length < HASHES_AT_ONCE) return lessons;
			await giveWay();
		}
	}

	/** Updates an index with recent changes; undefined when there are too many. */
	async function renew(
		templateId: string,
		{ base, ids }: HeldIndex,
	): Promise<Omit<HeldIndex, 'version'> | undefined> {
		const all = new Set(await repository.listIds(templateId));
		const added = [...all].filter((id) => !ids.has(id));
		const gone = ids.size + added.length - all.size;
		if (added.length > MAX_ADDED || gone > MAX_ADDED) return undefined;
		const [first] = added;
		const newer =
			first === undefined
				? []
				: await repository.listHashes(templateId, { from: first, limit: ids.size + MAX_ADDED });
		const more = indexLessons(newer.filter(({ id }) => !ids.has(id)));
		const find: LessonIndex['find'] = (hashes, most = MAX_FOUND) =>
			[...base.find(hashes, most + gone), ...more.find(hashes, most)]
				.filter(({ id }) => all.has(id))
				.sort((one, other) => other.likeness - one.likeness)
				.slice(0, most);
		return { base, ids, index: { size: all.size, find } };
	}

	/** Records at intervals that lessons were used, so that they are not evicted. */
	function noteUse(ids: readonly string[]): void {
		const now = clock.now();
		const due = ids.filter((id) => now.getTime() - (noted.get(id) ?? 0) >= NOTED_EVERY_MS);
		if (due.length === 0) return;
		if (noted.size > 10_000) noted.clear();
		for (const id of due) noted.set(id, now.getTime());
		repository.markUsed(due, now).catch((error: unknown) => {
			for (const id of due) noted.delete(id);
			log.warn({ err: error }, 'could not record the use of lessons');
		});
	}

	/** The oldest lessons of a make beyond the limit. */
	async function findSuperfluous(templateId: string, hashes: readonly number[]): Promise<string[]> {
		const state = await repository.findState(templateId);
		if (!state) return [];
		const { seal } = await openSeal();
		const index = await openIndex(templateId, state.version);
		const alike = index
			.find(hashes.map(seal), 10 * MAX_OF_MAKE)
			.filter(({ likeness }) => likeness >= SAME_MAKE)
			.map(({ id }) => id);
		return alike.sort().slice(0, Math.max(0, alike.length - MAX_OF_MAKE + 1));
	}

	/** Stores a lesson and evicts others if necessary. */
	async function add(one: NewLesson, on: Connection): Promise<string> {
		const { seal } = await openSeal(on);
		const record = toRecord({ ...one, lesson: exchangeHashes(one.lesson, seal) });
		await write([record], on);
		return record.id;
	}

	/** The lesson is already sealed. */
	function toRecord({ lesson, ...one }: NewLesson): NewRecord {
		const hashes = lesson.anchors.map(([hash]) => hash);
		return {
			...one,
			id: newId(),
			createdAt: clock.now(),
			lesson: JSON.stringify(lesson),
			hashes: JSON.stringify(hashes),
		};
	}

	/** Stores lessons of one account and evicts once for all of them. */
	async function write(records: readonly NewRecord[], on: Connection): Promise<void> {
		const [first] = records;
		if (!first) return;
		await repository.insert(records, on);
		const others = await repository.evict(first.accountId, { maxBytes, maxLessons }, on);
		const changed = new Set([...records.map(({ templateId }) => templateId), ...others]);
		for (const templateId of changed) await repository.countUp(templateId, on);
	}

	async function find(templateId: string, lessonId: string): Promise<LessonRecord> {
		const id = toId(lessonId);
		const found = id === undefined ? undefined : await repository.find(templateId, id);
		if (!found) throw problem('LESSON_NOT_FOUND', { lessonId });
		return found;
	}

	return {
		limits: { maxBytes, maxLessons },
		add,
		find,
		findSuperfluous,

		/** The lookup of lessons for a document of a template; undefined when there are none. */
		async open(
			templateId: string,
		): Promise<((hashes: readonly number[]) => Promise<Lesson[]>) | undefined> {
			const state = await repository.findState(templateId);
			if (!state?.enabled) return undefined;
			const index = await openIndex(templateId, state.version);
			if (index.size === 0) return undefined;
			const { seal, open } = await openSeal();
			return async (hashes) => {
				const ids = index.find(hashes.map(seal)).map(({ id }) => id);
				noteUse(ids);
				return (await repository.findAll(ids)).map(({ lesson }) => exchangeHashes(lesson, open));
			};
		},

		async describe(templateId: string) {
			const state = await repository.findState(templateId);
			return { enabled: state?.enabled ?? true, ...(await repository.measure(templateId)) };
		},

		/** Newest first, a few at a time, because lessons may be large. */
		async list(
			templateId: string,
			{ before, limit }: { before: string | undefined; limit: number },
		): Promise<LessonRecord[]> {
			const found: LessonRecord[] = [];
			while (found.length < limit) {
				const wanted = Math.min(LESSONS_AT_ONCE, limit - found.length);
				const last = found.at(-1)?.id ?? before;
				const page = await repository.list(templateId, { before: last, limit: wanted });
				for (const one of page) found.push(one);
				if (page.length < wanted) break;
				await giveWay();
			}
			return found;
		},

		setEnabled: (templateId: string, enabled: boolean): Promise<void> =>
			audit.write((trx) => repository.setEnabled(templateId, enabled, trx)),

		async delete(templateId: string, lessonId: string): Promise<void> {
			const { id } = await find(templateId, lessonId);
			await audit.write(async (trx) => {
				await repository.delete([id], trx);
				await repository.countUp(templateId, trx);
			});
		},

		/** In chunks, like imports. */
		async deleteAll(templateId: string): Promise<void> {
			for (;;) {
				const gone = await audit.write(async (trx) => {
					const count = await repository.deleteOfTemplate(templateId, DELETE_AT_ONCE, trx);
					await repository.countUp(templateId, trx);
					return count;
				});
				if (gone < DELETE_AT_ONCE) return;
				await giveWay();
			}
		},

		/** Deletes the lesson of a result, and lessons that a new one makes superfluous. */
		async forget(
			{ templateId, reviewId, ids = [] }: { templateId: string; reviewId: string; ids?: string[] },
			on: Connection,
		): Promise<void> {
			const gone = await repository.deleteOfReview(reviewId, on);
			const more = await repository.delete(ids, on);
			if (gone + more > 0) await repository.countUp(templateId, on);
		},

		/**
		 * The header of an export, and the conversion of stored lessons. With a passphrase, the export can be
		 * imported elsewhere; without one, only into this installation.
		 */
		async startExport(
			passphrase: string | undefined,
		): Promise<{ head: ExportHead; convert?: ConvertLesson }> {
			const own = await openSeal();
			if (passphrase === undefined) {
				return { head: { version: 2, key: own.id } };
			}
			const salt = randomBytes(SALT_BYTES);
			const other = await sealWith(passphrase, salt);
			return {
				head: { version: 2, key: other.id, salt: salt.toString('hex') },
				convert: (lesson) => exchangeHashes(lesson, (hash) => other.seal(own.open(hash))),
			};
		},

		/** The conversion of imported lessons for `import`; refuses an unknown key. */
		async startImport(head: ExportHead, passphrase: string | undefined): Promise<ConvertLesson> {
			const own = await openSeal();
			if (head.version === 1) return (lesson) => exchangeHashes(lesson, own.seal);
			if (head.salt === undefined) {
				if (head.key !== own.id) throw problem('MEMORY_KEY_UNKNOWN');
				return (lesson) => lesson;
			}
			if (passphrase === undefined) throw problem('MEMORY_PASSPHRASE_REQUIRED');
			const other = await sealWith(passphrase, Buffer.from(head.salt, 'hex'));
			if (head.key !== other.id) throw problem('MEMORY_PASSPHRASE_WRONG');
			return (lesson) => exchangeHashes(lesson, (hash) => own.seal(other.open(hash)));
		},

		/** All lessons of a template as JSON, oldest first. */
		async *export(templateId: string, convert?: ConvertLesson): AsyncIterable<string> {
			let after: string | undefined;
			for (;;) {
				const page = await repository.listTexts(templateId, { after, limit: LESSONS_AT_ONCE });
				for (const { lesson } of page) {
					if (!convert) yield lesson;
					else {
						yield JSON.stringify(convert(JSON.parse(lesson) as Lesson));
						await giveWay();
					}
				}
				after = page.at(-1)?.id;
				if (page.length < LESSONS_AT_ONCE) return;
				await giveWay();
			}
		},

		/**
		 * Adds lessons converted by `startImport`, in order, and returns how many. They are written in chunks, so
		 * that neither this process nor the database is blocked. Chunks already written stay when a later one fails.
		 */
		async import(
			about: { accountId: string; templateId: string },
			lessons: AsyncIterable<Lesson> | Iterable<Lesson>,
			convert: ConvertLesson,
		): Promise<number> {
			let count = 0;
			let chunk: NewRecord[] = [];
			let characters = 0;
			const flush = async () => {
				const records = chunk;
				[chunk, characters] = [[], 0];
				await audit.write((trx) => write(records, trx));
				count += records.length;
				await giveWay();
			};
			for await (const lesson of lessons) {
				const record = toRecord({
					...about,
					origin: 'import',
					reviewId: null,
					lesson: convert(lesson),
				});
				chunk.push(record);
				characters += record.lesson.length;
				if (chunk.length >= IMPORT_AT_ONCE || characters >= IMPORT_MAX_CHARACTERS) await flush();
			}
			await flush();
			return count;
		},
	};
}

const derive = promisify<string, Uint8Array, number, Buffer>(scrypt);

/** scrypt runs outside the event loop. Its cost slows down attempts to guess the passphrase. */
async function sealWith(passphrase: string, salt: Uint8Array): Promise<HashSeal> {
	return createHashSeal(await derive(passphrase.normalize('NFKC'), salt, SEAL_KEY_BYTES));
}
