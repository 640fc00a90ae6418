import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { AuditTrail } from '../audit/audit.ts';
import { toId } from '../model/id.ts';
import type { Lesson } from '../model/memory.ts';
import type { Clock, Log, NewId } from '../model/ports.ts';
import { problem } from '../model/problem.ts';
import type { Connection } from '../store/open-database.ts';
import { createHashSeal, exchangeHashes, SEAL_KEY_BYTES } from '../store/seal-hashes.ts';
import type { HashSeal } from '../store/seal-hashes.ts';
import { indexLessons } from './index-lessons.ts';
import type { LessonIndex } from './index-lessons.ts';
import type { LessonOrigin, LessonRecord, MemoryRepository } from './memory-repository.ts';

type Collaborators = {
	repository: MemoryRepository;
	audit: AuditTrail;
	/** Of all lessons of an account. */
	maxBytes: number;
	clock: Clock;
	newId: NewId;
	log: Log;
};

/** What a process holds of a template: an index of many lessons, and with it those that came and went since. */
type HeldIndex = {
	version: number;
	base: LessonIndex;
	ids: ReadonlySet<string>;
	index: LessonIndex;
};

/** Lessons that may come or go before an index is made anew. */
const MAX_ADDED = 200;
const MAX_FOUND = 12;
/** Indexes that a process holds at a time; each is a few hundred bytes for every lesson. */
const MAX_HELD = 50;
/** Lessons of one make that are kept; more say nothing new. */
const MAX_OF_MAKE = 8;
const SAME_MAKE = 0.75;
/** When a lesson last helped is noted to the hour. */
const NOTED_EVERY_MS = 3_600_000;

const HEX = /^(?:[0-9a-f]{2})+$/;
const SALT_BYTES = 16;

const anchorSchema = z.tuple([z.int(), z.int(), z.int()]);
const placeSchema = z.strictObject({
	page: z.int().min(0).max(10_000),
	fromEnd: z.int().min(0).max(10_000),
	x0: z.int(),
	x1: z.int(),
	y: z.int(),
	nearby: z.array(anchorSchema).max(20),
	before: z.int().optional(),
	after: z.int().optional(),
	words: z.int().min(0).max(1000),
	more: z.int().min(0).max(100),
	digits: z.boolean(),
	length: z.int().min(0).max(10_000).optional(),
	ends: z.boolean(),
	below: z.strictObject({ list: z.string().max(500), down: z.int() }).optional(),
	plain: z.literal(true).optional(),
});
/** A lesson as another engine has exported it. */
export const lessonSchema: z.ZodType<Lesson> = z.strictObject({
	version: z.literal(1),
	anchors: z.array(anchorSchema).max(500),
	filled: z.array(anchorSchema).max(500),
	fields: z
		.array(
			z.strictObject({
				path: z.string().max(500),
				places: z.array(z.union([placeSchema, z.strictObject({ form: z.int() })])).max(10),
				found: z.literal(true).optional(),
				removed: z.literal(true).optional(),
			}),
		)
		.max(1000),
	tables: z
		.array(
			z.strictObject({
				path: z.string().max(500),
				columns: z
					.array(
						z.strictObject({
							head: z.int(),
							path: z.string().max(500).nullable(),
							always: z.literal(true).optional(),
						}),
					)
					.max(100),
			}),
		)
		.max(200),
});

/** What an export says of the key of its hashes. Version 1 had none: its hashes are those of the words. */
export const exportHeadSchema = z.discriminatedUnion('version', [
	z.object({ version: z.literal(1) }),
	z.object({
		version: z.literal(2),
		key: z.string().regex(HEX).max(64).describe('Identifies the key of the hashes'),
		salt: z.string().regex(HEX).max(64).optional().describe('Set when a passphrase made the key'),
	}),
]);
export type ExportHead = z.infer<typeof exportHeadSchema>;

export type NewLesson = {
	accountId: string;
	templateId: string;
	origin: LessonOrigin;
	reviewId: string | null;
	lesson: Lesson;
};

export type Memory = ReturnType<typeof createMemory>;

/** What was taught about documents, per template of an account. */
export function createMemory({ repository, audit, maxBytes, clock, newId, log }: Collaborators) {
	const held = new Map<string, HeldIndex>();
	const noted = new Map<string, number>();
	let ownSeal: HashSeal | undefined;

	/** Lessons are stored sealed; the processes that read documents get them opened, and never the key. */
	async function openSeal(on?: Connection): Promise<HashSeal> {
		return (ownSeal ??= createHashSeal(await repository.readKey(on)));
	}

	async function openIndex(templateId: string, version: number): Promise<LessonIndex> {
		const known = held.get(templateId);
		if (known?.version === version) return known.index;
		const renewed = (known && (await renew(templateId, known))) ?? (await load(templateId));
		const { index } = renewed;
		held.delete(templateId);
		held.set(templateId, { ...renewed, version });
		const [oldest] = held.keys();
		if (held.size > MAX_HELD && oldest !== undefined) held.delete(oldest);
		return index;
	}

	async function load(templateId: string): Promise<Omit<HeldIndex, 'version'>> {
		const lessons = await repository.listHashes(templateId);
		const base = indexLessons(lessons);
		return { base, ids: new Set(lessons.map(({ id }) => id)), index: base };
	}

	/** Adds what has come since to an index, and leaves out what has gone; undefined where that is too much. */
	async function renew(
		templateId: string,
		{ base, ids }: HeldIndex,
	): Promise<Omit<HeldIndex, 'version'> | undefined> {
		const all = new Set(await repository.listIds(templateId));
		const added = [...all].filter((id) => !ids.has(id));
		const gone = ids.size + added.length - all.size;
		if (added.length > MAX_ADDED || gone > MAX_ADDED) return undefined;
		const [first] = added;
		const newer = first === undefined ? [] : await repository.listHashes(templateId, first);
		const more = indexLessons(newer.filter(({ id }) => !ids.has(id)));
		const find: LessonIndex['find'] = (hashes, most = MAX_FOUND) =>
			[...base.find(hashes, most + gone), ...more.find(hashes, most)]
				.filter(({ id }) => all.has(id))
				.sort((one, other) => other.likeness - one.likeness)
				.slice(0, most);
		return { base, ids, index: { size: all.size, find } };
	}

	/** Notes now and then that lessons are of use, so that they stay. */
	function noteUse(ids: readonly string[]): void {
		const now = clock.now();
		const due = ids.filter((id) => now.getTime() - (noted.get(id) ?? 0) >= NOTED_EVERY_MS);
		if (due.length === 0) return;
		if (noted.size > 10_000) noted.clear();
		for (const id of due) noted.set(id, now.getTime());
		repository.markUsed(due, now).catch((error: unknown) => {
			for (const id of due) noted.delete(id);
			log.warn({ err: error }, 'the use of lessons was not noted');
		});
	}

	/** Of more lessons about one make than say anything new, the oldest go. */
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

	/** Writes down what was learnt, and makes room for it. */
	async function add(one: NewLesson, on: Connection): Promise<string> {
		const { seal } = await openSeal(on);
		return await addSealed({ ...one, lesson: exchangeHashes(one.lesson, seal) }, on);
	}

	async function addSealed(one: NewLesson, on: Connection): Promise<string> {
		const now = clock.now();
		const id = newId();
		const hashes = hashesOf(one.lesson);
		const bytes = JSON.stringify(one.lesson).length + JSON.stringify(hashes).length;
		const record = { ...one, id, bytes, createdAt: now, usedAt: now };
		await repository.insert(record, hashes, on);
		const others = await repository.evict(one.accountId, maxBytes, on);
		for (const templateId of new Set([one.templateId, ...others])) {
			await repository.countUp(templateId, on);
		}
		return id;
	}

	async function find(templateId: string, lessonId: string): Promise<LessonRecord> {
		const id = toId(lessonId);
		const found = id === undefined ? undefined : await repository.find(templateId, id);
		if (!found) throw problem('LESSON_NOT_FOUND', { lessonId });
		return found;
	}

	return {
		add,
		find,
		findSuperfluous,

		/** How lessons for a document of a template are looked up; undefined where none was taught. */
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

		list: (templateId: string, page: { before: string | undefined; limit: number }) =>
			repository.list(templateId, page),

		setEnabled: (templateId: string, enabled: boolean): Promise<void> =>
			audit.write((trx) => repository.setEnabled(templateId, enabled, trx)),

		async delete(templateId: string, lessonId: string): Promise<void> {
			const { id } = await find(templateId, lessonId);
			await audit.write(async (trx) => {
				await repository.delete([id], trx);
				await repository.countUp(templateId, trx);
			});
		},

		deleteAll: (templateId: string): Promise<void> =>
			audit.write(async (trx) => {
				await repository.deleteOfTemplate(templateId, trx);
				await repository.countUp(templateId, trx);
			}),

		/** Gives up what a result has taught, and lessons that are superfluous beside a new one. */
		async forget(
			{ templateId, reviewId, ids = [] }: { templateId: string; reviewId: string; ids?: string[] },
			on: Connection,
		): Promise<void> {
			const gone = await repository.deleteOfReview(reviewId, on);
			const more = await repository.delete(ids, on);
			if (gone + more > 0) await repository.countUp(templateId, on);
		},

		/**
		 * What an export begins with, and how stored lessons become lessons of it. With a passphrase they can be
		 * imported elsewhere; without one, only into this installation.
		 */
		async startExport(
			passphrase: string | undefined,
		): Promise<{ head: ExportHead & { version: 2 }; convert: (lesson: Lesson) => Lesson }> {
			const own = await openSeal();
			if (passphrase === undefined) {
				return { head: { version: 2, key: own.id }, convert: (lesson) => lesson };
			}
			const salt = randomBytes(SALT_BYTES);
			const other = await sealWith(passphrase, salt);
			return {
				head: { version: 2, key: other.id, salt: salt.toString('hex') },
				convert: (lesson) => exchangeHashes(lesson, (hash) => other.seal(own.open(hash))),
			};
		},

		/** How the lessons of an export become lessons that `import` stores; refuses those of an unknown key. */
		async startImport(
			head: ExportHead,
			passphrase: string | undefined,
		): Promise<(lesson: Lesson) => Lesson> {
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

		/** All lessons of a template, the oldest first, as many at a time as a database answers well. */
		async *export(templateId: string): AsyncIterable<LessonRecord> {
			let before: string | undefined;
			for (;;) {
				const page = await repository.list(templateId, { before, limit: EXPORT_AT_ONCE });
				yield* page;
				before = page.at(-1)?.id;
				if (page.length < EXPORT_AT_ONCE) return;
			}
		},

		/** Lessons in their order, the oldest first, as `startImport` made them. */
		import: (
			{ accountId, templateId }: { accountId: string; templateId: string },
			lessons: readonly Lesson[],
		): Promise<void> =>
			audit.write(async (trx) => {
				for (const lesson of lessons) {
					const one = { accountId, templateId, origin: 'import' as const, reviewId: null, lesson };
					await addSealed(one, trx);
				}
			}),
	};
}

const EXPORT_AT_ONCE = 200;

const derive = promisify<string, Uint8Array, number, Buffer>(scrypt);

/** scrypt runs outside the event loop; its cost slows down whoever tries passphrases. */
async function sealWith(passphrase: string, salt: Uint8Array): Promise<HashSeal> {
	return createHashSeal(await derive(passphrase.normalize('NFKC'), salt, SEAL_KEY_BYTES));
}

function hashesOf({ anchors }: Lesson): number[] {
	return anchors.map(([hash]) => hash);
}
