import type { AuditTrail } from '../audit/audit.ts';
import { toId } from '../../model/id.ts';
import type { Lesson } from '../../model/memory.ts';
import type { Clock, Log, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import { giveWay } from '../../model/time-slices.ts';
import type { Connection } from '../../platform/store/open-database.ts';
import { createHashSeal, exchangeHashes } from '../../platform/store/seal-hashes.ts';
import type { HashSeal } from '../../platform/store/seal-hashes.ts';
import { createLessonIndexes } from './lesson-indexes.ts';
import type { LessonRecord, MemoryRepository } from './memory-repository.ts';
import { createTransfer } from './transfer-lessons.ts';
import { createWriteLessons } from './write-lessons.ts';
import type { NewLesson } from './write-lessons.ts';

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

/** The maximum number of lessons kept per make; more teach nothing new. */
const MAX_OF_MAKE = 8;
const SAME_MAKE = 0.75;
/** Reading and parsing this many takes a few milliseconds, even at their maximum size. */
const LESSONS_AT_ONCE = 10;
const DELETE_AT_ONCE = 200;
/** "Last used" has a resolution of one hour. */
const NOTED_EVERY_MS = 3_600_000;

export type Memory = ReturnType<typeof createMemory>;

/** The memory of an account: lessons by template. */
export function createMemory(collaborators: Collaborators) {
	const { repository, audit, maxBytes, maxLessons, clock, log } = collaborators;
	const indexes = createLessonIndexes(repository);
	const lessons = createWriteLessons(collaborators);
	/** When the uses of a lesson were last written, and the number of uses since. */
	const noted = new Map<string, { at: number; uses: number }>();
	let ownSeal: HashSeal | undefined;

	/** Lessons are stored with sealed hashes. Reading processes receive them unsealed, and never the key. */
	async function openSeal(on?: Connection): Promise<HashSeal> {
		return (ownSeal ??= createHashSeal(await repository.readKey(on)));
	}

	/** Writes from time to time how often lessons were used, so that useful lessons are not evicted. */
	function noteUse(ids: readonly string[]): void {
		const now = clock.now();
		if (noted.size > 10_000) noted.clear();
		const due = new Map<string, number>();
		for (const id of ids) {
			const { at, uses } = noted.get(id) ?? { at: 0, uses: 0 };
			const isDue = now.getTime() - at >= NOTED_EVERY_MS;
			if (isDue) due.set(id, uses + 1);
			noted.set(id, isDue ? { at: now.getTime(), uses: 0 } : { at, uses: uses + 1 });
		}
		if (due.size === 0) return;
		repository.markUsed(due, now).catch((error: unknown) => {
			for (const [id, uses] of due) noted.set(id, { at: 0, uses });
			log.warn({ err: error }, 'could not record the use of lessons');
		});
	}

	/** The lessons of a document's make that cover one of these fields. */
	async function findOfMake(
		templateId: string,
		hashes: readonly number[],
		paths: readonly string[],
	): Promise<string[]> {
		const state = paths.length === 0 ? undefined : await repository.findState(templateId);
		if (!state) return [];
		const { seal } = await openSeal();
		const index = await indexes.open(templateId, state.version);
		const alike = index
			.find(hashes.map(seal), MAX_OF_MAKE)
			.filter(({ likeness }) => likeness >= SAME_MAKE);
		const found = await repository.findAll(alike.map(({ id }) => id));
		return found
			.filter(({ lesson }) =>
				[...lesson.fields, ...lesson.tables].some(({ path }) => paths.includes(path)),
			)
			.map(({ id }) => id);
	}

	/** The oldest lessons of a make beyond the limit. */
	async function findSuperfluous(templateId: string, hashes: readonly number[]): Promise<string[]> {
		const state = await repository.findState(templateId);
		if (!state) return [];
		const { seal } = await openSeal();
		const index = await indexes.open(templateId, state.version);
		const alike = index
			.find(hashes.map(seal), 10 * MAX_OF_MAKE)
			.filter(({ likeness }) => likeness >= SAME_MAKE)
			.map(({ id }) => id);
		return alike.sort().slice(0, Math.max(0, alike.length - MAX_OF_MAKE + 1));
	}

	/** Stores a lesson and evicts others if necessary. */
	async function add(one: NewLesson, on: Connection): Promise<string> {
		const { seal } = await openSeal(on);
		const record = lessons.toRecord({ ...one, lesson: exchangeHashes(one.lesson, seal) });
		await lessons.write([record], on);
		return record.id;
	}

	async function find(templateId: string, lessonId: string): Promise<LessonRecord> {
		const id = toId(lessonId);
		const found = id === undefined ? undefined : await repository.find(templateId, id);
		if (!found) throw problem('LESSON_NOT_FOUND', { lessonId });
		return found;
	}

	return {
		limits: { maxBytes, maxLessons },
		...createTransfer({ repository, audit, openSeal, lessons }),
		add,
		find,
		findSuperfluous,
		findOfMake,
		/** Records that a person corrected values that came from these lessons. */
		contradict: (ids: readonly string[], on: Connection): Promise<void> =>
			repository.markContradicted(ids, clock.now(), on),

		/** The lookup of lessons for a document of a template; undefined when there are none. */
		async open(
			templateId: string,
		): Promise<((hashes: readonly number[]) => Promise<Lesson[]>) | undefined> {
			const state = await repository.findState(templateId);
			if (!state?.enabled) return undefined;
			const index = await indexes.open(templateId, state.version);
			if (index.size === 0) return undefined;
			const { seal, open } = await openSeal();
			return async (hashes) => {
				const ids = index.find(hashes.map(seal)).map(({ id }) => id);
				noteUse(ids);
				return (await repository.findAll(ids)).map(({ lesson }) => exchangeHashes(lesson, open));
			};
		},

		/** Whether a lesson of the template is of a document of this sender, given by its hashes. */
		async knowsSender(templateId: string, senders: readonly number[]): Promise<boolean> {
			const state = senders.length === 0 ? undefined : await repository.findState(templateId);
			if (!state?.enabled) return false;
			const index = await indexes.open(templateId, state.version);
			const { seal } = await openSeal();
			return senders.some((hash) => index.listOfSender(seal(hash)).length > 0);
		},

		/** The anchors of the documents that taught a template, newest first. */
		async listSeen(templateId: string, limit: number): Promise<Pick<Lesson, 'anchors'>[]> {
			const state = await repository.findState(templateId);
			if (!state?.enabled) return [];
			const { open } = await openSeal();
			const found = await repository.list(templateId, { before: undefined, limit });
			return found.map(({ lesson }) => ({
				anchors: lesson.anchors.map(([hash, x, y]) => [open(hash), x, y] as const),
			}));
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
			audit.write(async (trx) => {
				await repository.countUp(templateId, trx);
				await repository.setEnabled(templateId, enabled, trx);
			}),

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
	};
}
