import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestClock } from '../support/clock.ts';
import { describeOnEachDatabase } from '../support/databases.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

type Trashed = { id: string; kind: string; name: string; deletedAt: string; purgedAt: string };

const DAY_MS = 86_400_000;
const TEMPLATE = {
	name: 'Bill',
	category: 'CUSTOM',
	schema: { data: { total: { type: 'string' } } },
};

describeOnEachDatabase('the trash', (kind) => {
	let engine: TestEngine;
	const clock = createTestClock('2026-03-01T00:00:00Z');
	beforeAll(async () => {
		engine = await startTestEngine({ kind, clock, environment: { TRASH_DAYS: '7' } });
	});
	afterAll(() => engine.stop());

	const create = async () =>
		((await engine.call('POST', '/v1/templates', TEMPLATE)).body as { id: string }).id;
	const list = async () => (await engine.call('GET', '/v1/trash')).body as Trashed[];
	const status = async (method: string, path: string) => (await engine.call(method, path)).status;

	test('keeps a deleted template, which nobody can use until it is restored', async () => {
		const id = await create();
		const replaced = { ...TEMPLATE, name: 'Bill 2' };
		await engine.call('PUT', `/v1/templates/${id}`, replaced);
		expect(await status('DELETE', `/v1/templates/${id}`)).toBe(204);
		for (const method of ['GET', 'DELETE']) {
			expect(await status(method, `/v1/templates/${id}`)).toBe(404);
		}
		const all = (await engine.call('GET', '/v1/templates')).body as { id: string }[];
		expect(all.map((one) => one.id)).not.toContain(id);
		expect(await list()).toMatchObject([{ id, kind: 'template', name: 'Bill 2' }]);
		const { deletedAt, purgedAt } = (await list())[0] ?? { deletedAt: '', purgedAt: '' };
		expect(Date.parse(purgedAt) - Date.parse(deletedAt)).toBe(7 * DAY_MS);

		expect(await status('POST', `/v1/trash/${id}/restore`)).toBe(204);
		expect(await list()).toEqual([]);
		expect((await engine.call('GET', `/v1/templates/${id}`)).body).toMatchObject(replaced);
		const { body } = await engine.call('GET', `/v1/templates/${id}/versions`);
		expect((body as { versions: unknown[] }).versions).toHaveLength(2);
		expect(await status('POST', `/v1/trash/${id}/restore`)).toBe(404);
	});

	test('is left out on request, and can be emptied by hand', async () => {
		const forgotten = await create();
		expect(await status('DELETE', `/v1/templates/${forgotten}?forget=true`)).toBe(204);
		expect(await list()).toEqual([]);
		const id = await create();
		await engine.call('DELETE', `/v1/templates/${id}`);
		expect(await status('DELETE', `/v1/trash/${id}`)).toBe(204);
		expect(await status('POST', `/v1/trash/${id}/restore`)).toBe(404);
		const rows = await engine.services
			.db<{ id: string }>('templates')
			.whereIn('id', [id, forgotten]);
		expect(rows).toEqual([]);
	});

	test('is nobody else’s, and ends after its time', async () => {
		const id = await create();
		await engine.call('DELETE', `/v1/templates/${id}`);
		const other = await engine.createAccount();
		expect((await other.call('GET', '/v1/trash')).body).toEqual([]);
		expect((await other.call('POST', `/v1/trash/${id}/restore`)).status).toBe(404);
		expect((await other.call('DELETE', `/v1/trash/${id}`)).status).toBe(404);
		clock.set('2026-03-08T00:00:00Z');
		expect(await list()).toEqual([]);
		expect(await status('POST', `/v1/trash/${id}/restore`)).toBe(404);
		await engine.services.templates.emptyTrash();
		expect(await engine.services.db<{ id: string }>('templates').where({ id })).toEqual([]);
	});
});
