import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { describeOnEachDatabase } from '../support/databases.ts';
import { addFinishedJobs } from '../support/finished-jobs.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { Client, TestEngine } from '../support/test-engine.ts';

const draftOf = (name: string, ...fields: string[]) => ({
	name,
	category: 'CUSTOM',
	schema: { data: Object.fromEntries(fields.map((field) => [field, { type: 'string' }])) },
});

describeOnEachDatabase('drafts and versions of a template', (kind) => {
	let engine: TestEngine;
	let call: Client;
	let path: string;
	beforeAll(async () => {
		engine = await startTestEngine({ kind });
		({ call } = engine);
	});
	afterAll(() => engine.stop());
	beforeEach(async () => {
		const { body } = await call('POST', '/v1/templates', draftOf('one', 'a'));
		path = `/v1/templates/${(body as { id: string }).id}`;
	});

	const save = (draft: object, more: object = {}) =>
		call('PUT', `${path}/draft`, { draft, ...more });

	test('a draft changes nothing for API clients until it is published', async () => {
		expect((await call('GET', `${path}/draft`)).body).toMatchObject({ code: 'DRAFT_NOT_FOUND' });
		const saved = await save(draftOf('two', 'a', 'b'), { revision: 0 });
		expect(saved.body).toMatchObject({
			revision: 1,
			basedOn: 1,
			version: 1,
			savedBy: expect.stringMatching(/^key /),
			difference: {
				settings: [{ setting: 'name', before: 'one', after: 'two' }],
				fields: [{ kind: 'added', path: 'b', type: 'string' }],
			},
		});
		expect((await call('GET', path)).body).toMatchObject({ name: 'one', version: 1 });
		const published = await call('POST', `${path}/publish`, { revision: 1 });
		expect(published).toMatchObject({ status: 200, body: { name: 'two', version: 2 } });
		expect((await call('GET', path)).body).toEqual(published.body);
		expect((await call('GET', `${path}/draft`)).status).toBe(404);
		expect((await call('POST', `${path}/publish`)).body).toMatchObject({ code: 'DRAFT_NOT_FOUND' });
	});

	test('an unfinished draft is kept as it is, and is not published', async () => {
		const unfinished = { name: '', schema: { data: { '': {} } } };
		await save(unfinished);
		expect((await call('GET', `${path}/draft`)).body).toMatchObject({ draft: unfinished });
		const refused = await call('POST', `${path}/publish`, {});
		expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_TEMPLATE' } });
		expect((await call('GET', `${path}/draft`)).status).toBe(200);
		expect((await call('DELETE', `${path}/draft`)).status).toBe(204);
		expect((await call('DELETE', `${path}/draft`)).status).toBe(404);
		const large = await save({ name: 'x'.repeat(200_000) });
		expect(large).toMatchObject({ status: 400, body: { code: 'TEMPLATE_TOO_LARGE' } });
	});

	test('of two people who save the same draft the second gets the current revision', async () => {
		await save(draftOf('mine', 'a'), { revision: 0 });
		const second = await save(draftOf('theirs', 'a'), { revision: 0 });
		expect(second).toMatchObject({ status: 409, body: { code: 'DRAFT_CHANGED' } });
		expect((second.body as { message: string }).message).toContain('revision 1');
		const atOnce = await Promise.all(
			['x', 'y', 'z'].map((name) => save(draftOf(name, 'a'), { revision: 1 })),
		);
		expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
		expect((await call('POST', `${path}/publish`, { revision: 1 })).status).toBe(409);
	});

	test('a draft based on an older version is published only on request', async () => {
		await save(draftOf('mine', 'a', 'mine'));
		await call('PUT', path, draftOf('theirs', 'a', 'theirs'));
		const refused = await call('POST', `${path}/publish`);
		expect(refused).toMatchObject({ status: 409, body: { code: 'VERSION_CHANGED' } });
		expect((refused.body as { message: string }).message).toContain('version 2');
		expect((await call('GET', `${path}/draft`)).body).toMatchObject({ basedOn: 1, version: 2 });
		const known = await call('POST', `${path}/publish`, { version: 2 });
		expect(known).toMatchObject({ status: 200, body: { name: 'mine', version: 3 } });
	});

	test('every publication is a version with its author and its changes', async () => {
		await call('PUT', path, draftOf('two', 'a', 'b'));
		await call('PUT', path, draftOf('two', 'a', 'b'));
		await call('PUT', path, draftOf('three', 'b'));
		const { versions, nextCursor } = (await call('GET', `${path}/versions?limit=2`)).body as {
			versions: object[];
			nextCursor: number;
		};
		expect(versions).toMatchObject([
			{
				version: 3,
				name: 'three',
				fieldCount: 1,
				restoredFrom: null,
				by: expect.stringMatching(/^key /),
				difference: { fields: [{ kind: 'removed', path: 'a' }] },
			},
			{ version: 2, name: 'two', difference: { fields: [{ kind: 'added', path: 'b' }] } },
		]);
		const rest = await call('GET', `${path}/versions?limit=2&cursor=${nextCursor}`);
		expect(rest.body).toMatchObject({
			versions: [{ version: 1, name: 'one', difference: null }],
			nextCursor: null,
		});
		expect((await call('GET', `${path}/versions/3?compare=1`)).body).toMatchObject({
			template: draftOf('three', 'b'),
			difference: {
				fields: [
					{ kind: 'added', path: 'b' },
					{ kind: 'removed', path: 'a' },
				],
			},
		});
		expect((await call('GET', `${path}/versions/9`)).body).toMatchObject({
			code: 'VERSION_NOT_FOUND',
		});
	});

	test('an earlier version is restored as a new one', async () => {
		await call('PUT', path, draftOf('two', 'b'));
		await save(draftOf('draft', 'c'));
		const stale = await call('POST', `${path}/versions/1/restore`, { version: 1 });
		expect(stale).toMatchObject({ status: 409, body: { code: 'VERSION_CHANGED' } });
		const restored = await call('POST', `${path}/versions/1/restore`, { version: 2 });
		expect(restored.body).toMatchObject({ ...draftOf('one', 'a'), version: 3 });
		expect((await call('GET', `${path}/versions`)).body).toMatchObject({
			versions: [{ version: 3, restoredFrom: 1 }, { version: 2 }, { version: 1 }],
		});
		expect((await call('GET', `${path}/draft`)).body).toMatchObject({
			draft: draftOf('draft', 'c'),
		});
		// The current content is not published again.
		expect((await call('POST', `${path}/versions/3/restore`)).body).toMatchObject({ version: 3 });
	});

	test('a job names the version that it was submitted for', async () => {
		const owner = await engine.services.accounts.findOwner();
		const id = path.split('/').at(-1) ?? '';
		const template = await engine.services.templates.get(owner?.id ?? '', id);
		const [jobId] = await addFinishedJobs(engine.services, template, [{ result: {} }]);
		await call('PUT', path, draftOf('two', 'b'));
		expect((await call('GET', `/v1/jobs/${jobId}`)).body).toMatchObject({ templateVersion: 1 });
	});

	test('of another account are unknown to read and forbidden to change', async () => {
		const other = await engine.createAccount();
		expect((await other.call('GET', `${path}/versions`)).status).toBe(404);
		expect((await other.call('GET', `${path}/draft`)).status).toBe(404);
		expect((await other.call('PUT', `${path}/draft`, { draft: {} })).status).toBe(403);
		expect((await other.call('POST', `${path}/publish`)).status).toBe(403);
		expect((await other.call('POST', `${path}/versions/1/restore`)).status).toBe(403);
	});
});
