import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pino from 'pino';
import { createMemoryRepository } from '../../engine/src/services/memory/memory-repository.ts';
import { createMemory } from '../../engine/src/services/memory/memory.ts';
import type { ExportHead } from '../../engine/src/services/memory/lesson-schema.ts';
import type { Memory } from '../../engine/src/services/memory/memory.ts';
import type { Lesson } from '../../engine/src/model/memory.ts';
import { packCorrection } from '../../engine/src/services/review/correction-repository.ts';
import { createReviewRepository } from '../../engine/src/services/review/review-repository.ts';
import type { ReviewRepository } from '../../engine/src/services/review/review-repository.ts';
import { createServices } from '../../engine/src/app/services.ts';
import type { Services } from '../../engine/src/app/services.ts';
import { sealedMemory } from '../../engine/src/platform/store/migrations/0019-sealed-memory.ts';
import { createMigratedConfig, describeOnEachDatabase } from '../support/databases.ts';
import type { TestConfig } from '../support/databases.ts';

const START = Date.parse('2026-11-15T12:00:00Z');
const HOUR_MS = 3_600_000;

/** A lesson of a make with these words. */
function lessonOf(make: number): Lesson {
	const anchors = Array.from({ length: 10 }, (_, i) => [1000 * make + i, 10 * i, 10 * i] as const);
	return {
		version: 1,
		anchors,
		filled: [],
		fields: [{ path: `f${make}`, places: [] }],
		tables: [],
		senders: [500_000 + make],
	};
}
const hashesOf = (make: number) => lessonOf(make).anchors.map(([hash]) => hash);

describeOnEachDatabase('the memory of an account', (kind) => {
	let place: TestConfig;
	let services: Services;
	let memory: Memory;
	let reviews: ReviewRepository;
	let now: Date;
	let accountId: string;
	let templateId: string;

	const openMemory = (maxBytes = 1_000_000, maxLessons = 1000): Memory =>
		createMemory({
			...services,
			repository: createMemoryRepository(services.db),
			maxBytes,
			maxLessons,
			clock: { now: () => now },
			log: pino({ level: 'silent' }),
		});
	beforeEach(async () => {
		place = await createMigratedConfig(kind);
		services = createServices(place.config, { log: pino({ level: 'silent' }) });
		now = new Date(START);
		memory = openMemory();
		reviews = createReviewRepository(services.db);
		accountId = (await services.accounts.create({ email: 'a@test.example', plan: 'free' })).id;
		templateId = await makeTemplate();
	});
	afterEach(async () => {
		await services.close();
		await place.dispose();
	});

	const makeTemplate = async () =>
		(
			await services.templates.create(accountId, {
				name: 'T',
				category: 'CUSTOM',
				schema: { data: { a: { type: 'string' } } },
			})
		).id;
	const teach = (make: number, into = memory, reviewId: string | null = null) =>
		services.db.transaction((trx) =>
			into.add({ accountId, templateId, origin: 'example', reviewId, lesson: lessonOf(make) }, trx),
		);
	/** Lessons with the hashes of plain words, as in exports of version 1. */
	const importInto = async (into: Memory, lessons: Lesson[]) =>
		await into.import(
			{ accountId, templateId },
			lessons,
			await into.startImport({ version: 1 }, undefined),
		);
	const recall = async (make: number, from = memory, id = templateId) =>
		((await (await from.open(id))?.(hashesOf(make))) ?? []).map(({ fields }) => fields[0]?.path);

	test('nothing is looked up for a template without lessons', async () => {
		expect(await memory.open(templateId)).toBeUndefined();
	});

	test('a lesson of one process is known to another at once, and forgotten at once', async () => {
		const other = openMemory();
		await teach(1);
		expect(await recall(1, other)).toEqual(['f1']);
		const id = await teach(2);
		expect(await recall(2, other)).toEqual(['f2']);
		await memory.delete(templateId, id);
		expect(await recall(2, other)).toEqual([]);
		expect(await recall(1, other)).toEqual(['f1']);
	});

	test('the latest lesson of a make comes first', async () => {
		await teach(1);
		const later = { ...lessonOf(1), fields: [{ path: 'later', places: [] }] };
		await importInto(memory, [later]);
		expect(await recall(1)).toEqual(['later', 'f1']);
	});

	test('another template does not use the lesson', async () => {
		await teach(1);
		expect(await recall(1, memory, await makeTemplate())).toEqual([]);
	});

	test('a disabled memory keeps its lessons and does not use them', async () => {
		await teach(1);
		await memory.setEnabled(templateId, false);
		expect(await memory.open(templateId)).toBeUndefined();
		expect(await memory.describe(templateId)).toMatchObject({ enabled: false, count: 1 });
		await memory.setEnabled(templateId, true);
		expect(await recall(1)).toEqual(['f1']);
	});

	test('when the memory is full the least recently used lesson is evicted first', async () => {
		await teach(1);
		const { bytes } = await memory.describe(templateId);
		const small = openMemory(Math.floor(3.5 * bytes));
		for (const make of [2, 3]) {
			now = new Date(now.getTime() + HOUR_MS);
			await teach(make, small);
		}
		now = new Date(now.getTime() + HOUR_MS);
		expect(await recall(1, small)).toEqual(['f1']);
		const helped = async () =>
			(await small.list(templateId, { before: undefined, limit: 9 })).some(
				({ usedAt }) => usedAt.getTime() === now.getTime(),
			);
		while (!(await helped())) await new Promise(setImmediate);
		await teach(4, small);
		expect(await recall(2, small)).toEqual([]);
		expect(await recall(1, small)).toEqual(['f1']);
		expect((await small.describe(templateId)).bytes).toBeLessThanOrEqual(3.5 * bytes);
	});

	test('only the newest lessons of a make are kept', async () => {
		for (let i = 0; i < 8; i += 1) await teach(1);
		const [oldest] = (await memory.list(templateId, { before: undefined, limit: 9 })).slice(-1);
		expect(await memory.findSuperfluous(templateId, hashesOf(1))).toEqual([oldest?.id]);
		expect(await memory.findSuperfluous(templateId, hashesOf(2))).toEqual([]);
	});

	const exportAll = async (passphrase?: string, from = memory, id = templateId) => {
		const { head, convert } = await from.startExport(passphrase);
		const lessons: Lesson[] = [];
		for await (const text of from.export(id, convert)) lessons.push(JSON.parse(text) as Lesson);
		return { head, lessons };
	};
	const importAll = async (
		{ head, lessons }: { head: ExportHead; lessons: Lesson[] },
		passphrase?: string,
	) => {
		const convert = await memory.startImport(head, passphrase);
		const into = await makeTemplate();
		await memory.import({ accountId, templateId: into }, lessons, convert);
		return into;
	};
	/** Simulates another installation, which has another key. */
	const changeKey = async () => {
		await services.db('installation').update({ memory_key: '5e'.repeat(32) });
		memory = openMemory();
	};

	test('exported lessons can be imported', async () => {
		await teach(1);
		await teach(2);
		const other = await importAll(await exportAll());
		expect(await recall(1, memory, other)).toEqual(['f1']);
		expect(await recall(2, memory, other)).toEqual(['f2']);
	});

	test('the sender of a lesson is known, also in another process and after an import', async () => {
		const [first, second] = [500_001, 500_002];
		expect(await memory.knowsSender(templateId, [first])).toBe(false);
		await teach(1);
		await teach(2, openMemory());
		expect(await memory.knowsSender(templateId, [7, first])).toBe(true);
		expect(await memory.knowsSender(templateId, [second])).toBe(true);
		expect(await memory.knowsSender(templateId, [7])).toBe(false);
		expect(await memory.knowsSender(templateId, [])).toBe(false);
		const other = await importAll(await exportAll());
		expect(await memory.knowsSender(other, [second])).toBe(true);
		await memory.setEnabled(templateId, false);
		expect(await memory.knowsSender(templateId, [first])).toBe(false);
	});

	test('the sender of a deleted lesson is forgotten at once', async () => {
		const [first, second] = [500_001, 500_002];
		const id = await teach(1);
		await teach(2);
		expect(await memory.knowsSender(templateId, [first])).toBe(true);
		await memory.delete(templateId, id);
		expect(await memory.knowsSender(templateId, [first])).toBe(false);
		expect(await memory.knowsSender(templateId, [second])).toBe(true);
	});

	test('neither the database nor an export has the hash of a word that anybody can compute', async () => {
		await teach(1);
		const known = new Set(hashesOf(1));
		const rows = await services.db<{ lesson: string; hashes: string }>('lessons').select();
		const stored = rows.flatMap(({ lesson, hashes }) => [
			...(JSON.parse(hashes) as number[]),
			...(JSON.parse(lesson) as Lesson).anchors.map(([hash]) => hash),
		]);
		expect(stored).toHaveLength(20);
		expect(stored.filter((hash) => known.has(hash))).toEqual([]);
		const { lessons, head } = await exportAll();
		const exported = lessons.flatMap(({ anchors }) => anchors.map(([hash]) => hash));
		expect(exported.filter((hash) => known.has(hash))).toEqual([]);
		const { memory_key: key } = (await services.db('installation').first()) as {
			memory_key: string;
		};
		expect(JSON.stringify({ head, lessons })).not.toContain(key);
	});

	test('lessons of another installation are refused, unless a passphrase came with them', async () => {
		await teach(1);
		const plain = await exportAll();
		const transferable = await exportAll('correct horse battery');
		await changeKey();
		await expect(importAll(plain)).rejects.toMatchObject({ code: 'MEMORY_KEY_UNKNOWN' });
		await expect(importAll(transferable)).rejects.toMatchObject({
			code: 'MEMORY_PASSPHRASE_REQUIRED',
		});
		await expect(importAll(transferable, 'another passphrase')).rejects.toMatchObject({
			code: 'MEMORY_PASSPHRASE_WRONG',
		});
		const other = await importAll(transferable, 'correct horse battery');
		expect(await recall(1, memory, other)).toEqual(['f1']);
	});

	test('an export from before there was a key is still understood', async () => {
		const other = await importAll({ head: { version: 1 }, lessons: [lessonOf(3)] });
		expect(await recall(3, memory, other)).toEqual(['f3']);
	});

	test('lessons from before there was a key still help after the migration', async () => {
		await teach(1);
		await services.db.transaction((trx) => sealedMemory.down(trx));
		const before = await services.db<{ hashes: string }>('lessons').first('hashes');
		expect(JSON.parse(before?.hashes ?? '')).toEqual(hashesOf(1));
		await services.db.transaction((trx) => sealedMemory.up(trx));
		const after = await services.db<{ hashes: string }>('lessons').first('hashes');
		expect(JSON.parse(after?.hashes ?? '')).not.toEqual(hashesOf(1));
		expect(await recall(1, openMemory())).toEqual(['f1']);
	});

	test('an import is written in chunks, and room is made once for each', async () => {
		await teach(1);
		const [newest] = await memory.list(templateId, { before: undefined, limit: 1 });
		const queries: string[] = [];
		services.db.on('query', ({ sql }: { sql: string }) => queries.push(sql.toLowerCase()));
		const lessons = Array.from({ length: 450 }, (_, i) => lessonOf(i + 2));
		expect(await importInto(memory, lessons)).toBe(450);
		// 450 lessons in chunks of 100.
		expect(queries.filter((sql) => sql.includes('sum('))).toHaveLength(5);
		expect(
			queries.filter(
				(sql) => sql.startsWith('insert into "lessons"') || sql.startsWith('insert into `lessons`'),
			),
		).toHaveLength(5);
		expect(await memory.describe(templateId)).toMatchObject({ count: 451 });
		expect(await recall(300)).toEqual(['f300']);
		const page = await memory.list(templateId, { before: undefined, limit: 451 });
		expect(page.map(({ lesson }) => lesson.fields[0]?.path)).toEqual(
			[...lessons.keys()]
				.map((i) => `f${i + 2}`)
				.toReversed()
				.concat('f1'),
		);
		expect(page.at(-1)?.id).toBe(newest?.id);
		await memory.deleteAll(templateId);
		expect(await memory.describe(templateId)).toMatchObject({ count: 0 });
	});

	test('above the limit of an account, the least recently used lessons are deleted', async () => {
		const small = openMemory(1_000_000, 5);
		await importInto(
			small,
			Array.from({ length: 4 }, (_, i) => lessonOf(i)),
		);
		now = new Date(now.getTime() + HOUR_MS);
		const later = Array.from({ length: 3 }, (_, i) => lessonOf(i + 10));
		await importInto(small, later);
		expect(await small.describe(templateId)).toMatchObject({ count: 5 });
		const kept = await small.list(templateId, { before: undefined, limit: 9 });
		expect(kept.map(({ lesson }) => lesson.fields[0]?.path)).toEqual([
			'f12',
			'f11',
			'f10',
			'f3',
			'f2',
		]);
	});

	test('a lesson is deleted with its template and with its account', async () => {
		await teach(1);
		const count = async () =>
			Number((await services.db('lessons').count({ count: '*' }))[0]?.count ?? -1);
		expect(await count()).toBe(1);
		await services.templates.delete(accountId, templateId);
		expect(await count()).toBe(0);
		templateId = await makeTemplate();
		await teach(2);
		await services.db('accounts').where({ id: accountId }).delete();
		expect(await count()).toBe(0);
	});

	const keep = async (expiresAt: Date, reading: Uint8Array | null = null): Promise<string> => {
		const id = services.newId();
		await reviews.insert({
			id,
			accountId,
			jobId: null,
			templateId,
			templateRevision: 1,
			fileName: 'a.pdf',
			needsReview: true,
			reasons: [],
			createdAt: now,
			expiresAt,
			reading,
			result: { a: 'x' },
			details: [],
		});
		return id;
	};

	test('a kept result comes back as it was, with its words', async () => {
		const id = await keep(new Date(START + HOUR_MS), new Uint8Array([1, 2, 255]));
		const found = await reviews.find(id);
		expect(found).toMatchObject({
			state: 'open',
			revision: 0,
			result: { a: 'x' },
			found: { a: 'x' },
		});
		expect([...(found?.reading ?? [])]).toEqual([1, 2, 255]);
	});

	test('one of two concurrent changes of the same revision is refused', async () => {
		const id = await keep(new Date(START + HOUR_MS));
		const before = await reviews.find(id);
		if (!before) throw new Error('it was not kept');
		const change = (value: string) =>
			services.db.transaction((trx) =>
				reviews.change(
					before,
					{ ...before, result: { a: value }, state: 'corrected', needsReview: false },
					trx,
				),
			);
		const done = await Promise.all([change('y'), change('z')]);
		expect(done.toSorted()).toEqual([false, true]);
		expect(await reviews.find(id)).toMatchObject({ revision: 1, found: { a: 'x' } });
	});

	test('kept results are erased when their time is over, with their history', async () => {
		const [gone, kept] = [await keep(new Date(START - 1)), await keep(new Date(START + 1))];
		const correction = { id: services.newId(), revision: 1, action: 'correct' as const };
		const made = { madeBy: 'key k', madeAt: now, changes: [], previous: null };
		await reviews.insertCorrection(packCorrection(gone, { ...correction, ...made }), services.db);
		expect(await reviews.deleteExpired(now)).toBe(1);
		expect(await reviews.find(gone)).toBeUndefined();
		expect((await reviews.listCorrections(gone, { limit: 9 })).corrections).toEqual([]);
		expect(await reviews.find(kept)).toBeDefined();
	});

	test('the counts of correct fields add up by month and can be reverted', async () => {
		const counts = { reviewed: 1, found: 1, right: 0, corrected: 1, sure: 1, sureRight: 0 };
		const taken = { reviewed: -1, found: -1, right: 0, corrected: -1, sure: -1, sureRight: 0 };
		const [one, back] = [new Map([['a', counts]]), new Map([['a', taken]])];
		const add = (month: string, added: typeof one) =>
			services.db.transaction((trx) => reviews.addCounts(templateId, month, added, trx));
		await add('2026-10', one);
		await add('2026-11', one);
		await add('2026-11', one);
		await add('2026-10', back);
		expect(await reviews.listCounts(templateId)).toEqual([
			{
				month: '2026-11',
				path: 'a',
				reviewed: 2,
				found: 2,
				right: 0,
				corrected: 2,
				sure: 2,
				sureRight: 0,
			},
		]);
	});
});
