import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pino from 'pino';
import { createJobRepository } from '../../engine/src/services/jobs/job-repository.ts';
import type { Caller } from '../../engine/src/model/account.ts';
import type { ReviewedResult } from '../../engine/src/model/review.ts';
import type { FieldMap, TemplateSchema } from '../../engine/src/model/template.ts';
import { createListRepository } from '../../engine/src/services/lists/list-repository.ts';
import { createLists } from '../../engine/src/services/lists/lists.ts';
import { createReviewRepository } from '../../engine/src/services/review/review-repository.ts';
import type { ReviewRepository } from '../../engine/src/services/review/review-repository.ts';
import { createReviews } from '../../engine/src/services/review/review.ts';
import type { Judgement, LearnRequest } from '../../engine/src/services/review/judge-result.ts';
import type { Reviews } from '../../engine/src/services/review/review.ts';
import { createServices } from '../../engine/src/app/services.ts';
import type { Services } from '../../engine/src/app/services.ts';
import { boundedCorrections } from '../../engine/src/platform/store/migrations/0017-bounded-corrections.ts';
import { createMigratedConfig, describeOnEachDatabase } from '../support/databases.ts';
import type { TestConfig } from '../support/databases.ts';

type Values = Record<string, unknown>;
type Changes = Judgement['changes'];

const ITEM: FieldMap = { sku: { type: 'string' }, price: { type: 'number' } };
const SCHEMA: TemplateSchema = {
	data: {
		number: { type: 'string' },
		seller: { type: 'object', properties: { name: { type: 'string' }, city: { type: 'string' } } },
		items: { type: 'array', itemType: 'object', itemSchema: { properties: ITEM } },
		tags: { type: 'array', itemType: 'string' },
	},
};
const makeItems = (count: number): Values[] =>
	Array.from({ length: count }, (_, i) => ({ sku: `SKU-${i}`, price: i }));
const makeResult = (rows: number): Values => ({
	number: 'A-1',
	seller: { name: 'Quarry', city: null },
	items: makeItems(rows),
	tags: [],
});
const BOX = { x0: 1, y0: 2, x1: 3, y1: 4 };

describeOnEachDatabase('corrections of a result', (kind) => {
	let place: TestConfig;
	let services: Services;
	let repository: ReviewRepository;
	let reviews: Reviews;
	let caller: Caller;
	let templateId: string;
	let taught: LearnRequest[];

	beforeEach(async () => {
		place = await createMigratedConfig(kind);
		services = createServices(place.config, { log: pino({ level: 'silent' }) });
		repository = createReviewRepository(services.db);
		taught = [];
		const storage = createJobRepository(services.db, services.storeTime);
		const lists = createListRepository(services.db);
		reviews = createReviews({
			...services,
			repository,
			storage,
			lists: createLists({ ...services, repository: lists, storage }),
			keepMs: 3_600_000,
			learnDocument: (_caller, request) => {
				taught.push(request);
				const lesson = { version: 1 as const, anchors: [], filled: [], fields: [], tables: [] };
				return Promise.resolve({ lesson, learnt: [], notLearnt: [] });
			},
		});
		const account = await services.accounts.create({ email: 'a@test.example', plan: 'free' });
		const plan = place.config.plans.free;
		if (!plan) throw new Error('there is no free plan');
		caller = { account, apiKey: { id: null, mode: 'live' }, plan };
		const draft = { name: 'T', category: 'CUSTOM' as const, schema: SCHEMA };
		templateId = (await services.templates.create(account.id, draft)).id;
	});
	afterEach(async () => {
		await services.close();
		await place.dispose();
	});

	const keep = async (result: Values): Promise<string> => {
		const template = await services.templates.get(caller.account.id, templateId);
		const words = { reading: new Uint8Array([1]), sketch: [] };
		const parsed = { fileName: 'a.pdf', result, details: [], ...words };
		return (await reviews.keepDocument(caller.account.id, template, parsed)).id;
	};
	const find = async (id: string): Promise<ReviewedResult> => {
		const found = await repository.find(id);
		if (!found) throw new Error('the result is gone');
		return found;
	};
	const correct = async (id: string, changes: Changes, more: Partial<Judgement> = {}) =>
		await reviews.judge(caller, await find(id), {
			changes,
			action: 'correct',
			madeBy: 'key k',
			...more,
		});
	const undo = async (id: string) =>
		await reviews.undo(caller, await find(id), { madeBy: 'key k' });
	const storedBytes = () =>
		createJobRepository(services.db, services.storeTime).readStoredBytes(caller.account.id);

	test('undo removes a row that a correction has added', async () => {
		const id = await keep(makeResult(3));
		await correct(id, [{ path: 'items[3].sku', value: 'NEW' }]);
		expect((await find(id)).result.items).toHaveLength(4);
		await undo(id);
		expect((await find(id)).result).toEqual(makeResult(3));
	});

	test('random corrections and undos lead back through byte-identical states', async () => {
		const random = createRandom(7);
		for (let round = 0; round < 4; round += 1) {
			const id = await keep(makeResult(random(5)));
			const states = [await snapshot(id)];
			for (let step = 0; step < 12; step += 1) {
				if (states.length > 1 && random(3) === 0) {
					await undo(id);
					states.pop();
					expect(await snapshot(id)).toEqual(states.at(-1));
					continue;
				}
				const action = (['correct', 'approve', 'reject'] as const)[random(3)] ?? 'correct';
				const rows = ((await find(id)).result.items as unknown[]).length;
				const changes = action === 'reject' ? [] : inventChanges(random, rows);
				await correct(id, changes, { action });
				states.push(await snapshot(id));
			}
			for (states.pop(); states.length > 0; states.pop()) {
				await undo(id);
				expect(await snapshot(id)).toEqual(states.at(-1));
			}
			await expect(undo(id)).rejects.toMatchObject({ code: 'NOTHING_TO_UNDO' });
		}
	});

	/** Everything about a result that a correction may change, as stored. */
	const snapshot = async (id: string) => {
		const { result, details, found, state, needsReview, places } = await find(id);
		const sorted = [...places].toSorted(([a], [b]) => (a < b ? -1 : 1));
		return { text: JSON.stringify([result, details, found, sorted]), state, needsReview };
	};

	test('a list that is sent again and again stores what has changed in it', async () => {
		const id = await keep(makeResult(5000));
		for (let i = 0; i < 8; i += 1) {
			const items = makeItems(5000);
			items[i * 10] = { sku: 'CHANGED', price: 1 };
			await correct(id, [{ path: 'items', value: items }]);
		}
		const { historyBytes } = await find(id);
		expect(historyBytes).toBeLessThan(8 * 1000);
		expect(await storedBytes()).toBe(historyBytes);
		const removed = makeItems(5000).slice(1);
		await correct(id, [{ path: 'items', value: removed }]);
		await undo(id);
		for (let i = 0; i < 8; i += 1) await undo(id);
		expect((await find(id)).result).toEqual(makeResult(5000));
	});

	test('of 1,000 values in a list of 10,000 rows take no longer than reading the list a few times', async () => {
		const id = await keep(makeResult(10_000));
		const before = await find(id);
		const changes = Array.from({ length: 1000 }, (_, i) => ({
			path: `items[${i * 10}].sku`,
			value: `NEW-${i}`,
		}));
		// Regression: one copy of the list per value took about 20 s, and the same again to undo it.
		const judgement = { changes, action: 'correct' as const, madeBy: 'key k' };
		expect(await measureCpu(() => reviews.judge(caller, before, judgement))).toBeLessThan(2000);
		expect((await find(id)).result.items).toMatchObject({ 9990: { sku: 'NEW-999', price: 9990 } });
		const corrected = await find(id);
		const undone = () => reviews.undo(caller, corrected, { madeBy: 'key k' });
		expect(await measureCpu(undone)).toBeLessThan(2000);
		expect((await find(id)).result).toEqual(makeResult(10_000));
	});

	test('are listed by pages that are bounded by number and by bytes', async () => {
		const id = await keep(makeResult(0));
		for (let i = 1; i <= 5; i += 1) await correct(id, [{ path: 'number', value: `A-${i}` }]);
		const first = await repository.listCorrections(id, { limit: 3 });
		expect(first.corrections.map(({ revision }) => revision)).toEqual([1, 2, 3]);
		expect(first.next).toBe(3);
		const second = await repository.listCorrections(id, { after: 3, limit: 3 });
		expect(second.corrections.map(({ revision }) => revision)).toEqual([4, 5]);
		expect(second.next).toBeNull();
		for (const sign of ['a', 'b']) {
			const tags = Array.from({ length: 8 }, () => sign.repeat(90_000));
			await correct(id, [{ path: 'tags', value: tags }]);
		}
		const large = await repository.listCorrections(id, { after: 5, limit: 3 });
		expect(large.corrections.map(({ revision }) => revision)).toEqual([6]);
		expect(large.next).toBe(6);
	});

	test('count as storage, and are refused when that is full; undo is not', async () => {
		const id = await keep(makeResult(1));
		await correct(id, [{ path: 'number', value: 'B-2' }]);
		const used = await storedBytes();
		expect(used).toBeGreaterThan(0);
		const { plan } = caller;
		caller = { ...caller, plan: { ...plan, storageBytes: used } };
		const before = await snapshot(id);
		await expect(correct(id, [{ path: 'number', value: 'C-3' }])).rejects.toMatchObject({
			code: 'STORAGE_EXCEEDED',
		});
		expect(await snapshot(id)).toEqual(before);
		await undo(id);
		expect((await find(id)).result).toEqual(makeResult(1));
		await reviews.deleteDocument(id);
		expect(await storedBytes()).toBe(0);
	});

	test('are refused after 1,000 of one result, and can still be undone', async () => {
		const id = await keep(makeResult(1));
		await correct(id, [{ path: 'number', value: 'B-2' }]);
		await services.db('corrections').where({ review_id: id }).update({ revision: 1000 });
		await services.db('reviews').where({ id }).update({ revision: 1000 });
		await expect(correct(id, [{ path: 'number', value: 'C-3' }])).rejects.toMatchObject({
			code: 'HISTORY_FULL',
		});
		await undo(id);
		expect((await find(id)).result).toEqual(makeResult(1));
	});

	test('only the final value of a field teaches its place', async () => {
		const id = await keep(makeResult(1));
		const placesOf = () => taught.at(-1)?.places;
		await correct(id, [
			{ path: 'number', value: 'WRONG', page: 1, box: BOX },
			{ path: 'number', value: 'B-2' },
		]);
		expect(placesOf()).toEqual([]);
		const [made] = (await repository.listCorrections(id, { limit: 1 })).corrections;
		expect(made?.changes).toEqual([{ path: 'number', before: 'A-1', after: 'B-2' }]);

		await correct(id, [{ path: 'number', value: 'C-3', page: 1, box: BOX }]);
		expect(placesOf()).toEqual([['number', { page: 0, box: BOX, words: undefined }]]);
		await correct(id, [], { action: 'approve' });
		expect(placesOf()).toHaveLength(1);
		await correct(id, [{ path: 'number', value: 'D-4' }]);
		expect(placesOf()).toEqual([]);
		await undo(id);
		expect(placesOf()).toHaveLength(1);
	});

	test('of older versions are read, listed and undone', async () => {
		const id = await keep(makeResult(1));
		await services
			.db('reviews')
			.where({ id })
			.update({
				revision: 4,
				state: 'approved',
				found: JSON.stringify(makeResult(1)),
				result: JSON.stringify({ ...makeResult(1), number: 'C-3' }),
			});
		await boundedCorrections.down(services.db);
		const insert = (revision: number, action: string, changes: unknown[]) =>
			services.db('corrections').insert({
				id: services.newId(),
				review_id: id,
				revision,
				action,
				made_by: 'key k',
				made_at: 1,
				changes: JSON.stringify(changes),
			});
		const said = { page: 1, box: BOX };
		await insert(1, 'correct', [{ path: 'number', before: 'A-1', after: 'B-2', ...said }]);
		await insert(2, 'correct', [{ path: 'tags', before: [], after: ['x'] }]);
		await insert(3, 'undo', [{ path: 'tags', before: ['x'], after: [] }]);
		await insert(4, 'approve', [{ path: 'number', before: 'B-2', after: 'C-3', ...said }]);
		await boundedCorrections.up(services.db);

		const { corrections } = await repository.listCorrections(id, { limit: 9 });
		expect(
			corrections.map(({ revision, action, previous }) => [revision, action, previous]),
		).toEqual([
			[1, 'correct', null],
			[2, 'correct', 1],
			[3, 'undo', 1],
			[4, 'approve', 1],
		]);
		expect(corrections[1]?.changes).toEqual([{ path: 'tags', before: [], after: ['x'] }]);
		expect([...(await find(id)).places]).toEqual([['number', said]]);
		await undo(id);
		expect(await find(id)).toMatchObject({ state: 'corrected', result: { number: 'B-2' } });
		await undo(id);
		expect(await find(id)).toMatchObject({ state: 'open', result: makeResult(1) });
		await expect(undo(id)).rejects.toMatchObject({ code: 'NOTHING_TO_UNDO' });
	});
});

/** CPU milliseconds of this process; other programs do not count. */
async function measureCpu(work: () => Promise<unknown>): Promise<number> {
	const start = process.cpuUsage();
	await work();
	const { user, system } = process.cpuUsage(start);
	return (user + system) / 1000;
}

type Random = (below: number) => number;

/** A linear congruential generator, the same in every run. */
function createRandom(seed: number): Random {
	let state = seed;
	return (below) => {
		state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
		return Math.floor((state / 4_294_967_296) * below);
	};
}

/** Changes of every kind that a person may send, for a list with this number of rows. */
function inventChanges(random: Random, rows: number): Changes {
	let count = rows;
	const row = () => ({ price: random(9), ...(random(2) === 0 && { sku: `S${random(9)}` }) });
	const invent = (): Changes[number] => {
		switch (random(7)) {
			case 0:
				return { path: 'number', value: random(2) === 0 ? null : `N${random(99)}` };
			case 1:
				return {
					path: 'seller',
					value: random(2) === 0 ? {} : { city: 'X', name: `C${random(9)}` },
				};
			case 2:
				return { path: 'seller.name', value: 'Pit', page: 1, box: BOX };
			case 3:
				return { path: `items[${count++}].sku`, value: `S${random(99)}` };
			case 4: {
				const list = Array.from({ length: random(6) }, row);
				count = list.length;
				return { path: 'items', value: list };
			}
			case 5:
				return { path: 'tags', value: Array.from({ length: random(4) }, () => `t${random(3)}`) };
			default:
				return count === 0
					? { path: 'number', value: 'N', words: 'N' }
					: { path: `items[${random(count)}].price`, value: random(99) };
		}
	};
	return Array.from({ length: 1 + random(4) }, invent);
}
