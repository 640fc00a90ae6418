import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signIn } from '../support/dashboard.ts';
import type { DashboardClient } from '../support/dashboard.ts';
import { BILL_SCHEMA, makeBill } from '../support/bills.ts';
import { describeOnEachDatabase } from '../support/databases.ts';
import type { DatabaseKind } from '../support/databases.ts';
import { runNode } from '../support/run-node.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';
import { waitUntil } from '../support/wait-until.ts';

const OWNER = { email: 'owner@test.example', password: 'correct horse battery' };

describeOnEachDatabase('deleting an account', (kind) => {
	let engine: TestEngine;
	let owner: DashboardClient;
	let place: Record<string, string>;
	beforeAll(async () => {
		engine = await startTestEngine({
			kind,
			environment: {
				OWNER_EMAIL: OWNER.email,
				OWNER_PASSWORD: OWNER.password,
				WEBHOOK_PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
			},
		});
		owner = await signIn(engine, OWNER.email, OWNER.password);
		const { dataDir, databaseUrl } = engine.config;
		place = { DATA_DIR: dataDir, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) };
	});
	afterAll(() => engine.stop());

	/** An account with data of every kind. */
	async function makeAccount(email: string) {
		const made = await owner.call('POST', '/accounts', {
			email,
			plan: 'premium',
			entry: 'password',
		});
		const { password } = made.body as { password: string };
		const { id: accountId } = await engine.services.accounts.get(email);
		const person = await signIn(engine, email, password);
		const key = { name: 'k', mode: 'live', expiresAt: null };
		const { secret } = (await person.call('POST', '/v1/keys', key)).body as { secret: string };
		const call = engine.clientFor(secret);
		const draft = { name: 'Bills', category: 'INVOICE', schema: BILL_SCHEMA };
		const { id: templateId } = (await call('POST', '/v1/templates', draft)).body as { id: string };
		const { id: batch } = (await call('POST', '/v1/batches', { name: 'B', templateId })).body as {
			id: string;
		};
		await call('POST', '/v1/webhooks', { url: 'http://127.0.0.1/' });
		await person.call('POST', '/people', { email: `guest.${email}`, role: 'viewer' });
		const content = await makeBill({ dossier: 'KX-1', net: 100 });
		const file = { field: 'file', name: `${email}.pdf`, content };
		const address = `${engine.url}/v1/documents/parse/async`;
		const headers = { 'idempotency-key': email };
		const sent = await sendForm(address, secret, { templateId, batch }, [file], headers);
		const { jobId } = sent.body as { jobId: string };
		await waitUntil(async () => {
			const job = (await call('GET', `/v1/jobs/${jobId}?wait=30`)).body as { status: string };
			return job.status === 'completed';
		});
		const judged = await call('PATCH', `/v1/jobs/${jobId}/result`, { values: { dossier: 'KX-1' } });
		expect(judged.body).toMatchObject({ learnt: ['dossier'] });
		const download = await fetch(`${engine.url}/v1/jobs/${jobId}/document`, {
			headers: { 'x-api-key': secret },
		});
		expect(Buffer.from(await download.arrayBuffer()).equals(content)).toBe(true);
		const form = new FormData();
		form.set('file', new Blob([new Uint8Array(content)]), 'sample.pdf');
		expect((await person.form('/samples', form)).status).toBe(201);
		await sendForm(`${engine.url}/documents/parse`, secret, { templateId, keep: 'true' }, [
			{ field: 'files', name: 'kept.pdf', content },
		]);
		return { accountId, email, person, call, jobId, templateId };
	}

	const isGone = (accountId: string) =>
		waitUntil(
			async () => !(await engine.services.db('accounts').where({ id: accountId }).first()),
			60,
			'the account to be gone',
		);
	const countBlobs = () => {
		const folder = join(engine.config.dataDir, 'documents');
		if (!existsSync(folder)) return 0;
		return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) =>
			one.isFile(),
		).length;
	};

	test('erases all of its data and nothing of another account', async () => {
		const kept = await makeAccount('kept@test.example');
		const blobs = countBlobs();
		const before = await findRows(engine, kind, [kept.accountId]);
		const gone = await makeAccount('gone@test.example');
		expect(countBlobs()).toBeGreaterThan(blobs);
		const downloaded = await gone.person.call('GET', '/audit?limit=100');
		expect(JSON.stringify(downloaded.body)).toContain('document.downloaded');
		const had = await findRows(engine, kind, [gone.accountId]);
		for (const table of ['jobs', 'users', 'api_keys', 'lessons', 'samples', 'reviews', 'batches']) {
			expect(had.map((one) => one.table)).toContain(table);
		}

		const path = `/accounts/${gone.accountId}`;
		const wrong = await owner.call('DELETE', path, { confirm: kept.email });
		expect(wrong).toMatchObject({ status: 400, body: { code: 'CONFIRMATION_WRONG' } });
		expect((await kept.person.call('DELETE', path, { confirm: gone.email })).status).toBe(403);
		expect((await owner.call('DELETE', path, { confirm: gone.email })).status).toBe(202);
		expect((await gone.call('GET', '/v1/jobs')).status).toBe(401);
		expect((await gone.person.call('GET', '/v1/jobs')).status).toBe(401);
		await isGone(gone.accountId);

		const names = [gone.accountId, gone.email, gone.templateId, gone.jobId];
		expect(await findRows(engine, kind, names)).toEqual([
			{ table: 'audit_events', text: expect.stringContaining('account.created') },
			{ table: 'audit_events', text: expect.stringContaining('account.deleted') },
		]);
		expect(await findRows(engine, kind, [gone.email])).toEqual([]);
		expect(countBlobs()).toBe(blobs);
		expect(await findRows(engine, kind, [kept.accountId])).toEqual(before);
		expect((await kept.call('GET', `/v1/jobs/${kept.jobId}`)).status).toBe(200);
		expect((await kept.call('GET', `/v1/jobs/${kept.jobId}/document`)).status).toBe(200);
	});

	test('stops running jobs, and frees its e-mail address', async () => {
		const email = 'busy@test.example';
		const { account, password } = await engine.services.users.createAccount({
			email,
			plan: 'premium',
		});
		const person = await signIn(engine, email, password);
		const [template] = await engine.services.templates.list(account.id);
		const content = await makeBill({ dossier: 'KX-2', net: 1 });
		for (let i = 0; i < 5; i += 1) {
			const form = new FormData();
			form.set('templateId', template?.id ?? '');
			form.set('pages', String(1));
			form.set('file', new Blob([new Uint8Array([...content, 10, i])]), `${i}.pdf`);
			expect((await person.form('/v1/documents/parse/async', form)).status).toBe(202);
		}
		expect((await person.call('DELETE', '/account', { confirm: email })).status).toBe(204);
		await isGone(account.id);
		expect(await findRows(engine, kind, [email])).toEqual([]);
		const [entry] = await engine.services.audit.list(
			(await engine.services.accounts.get(OWNER.email)).id,
			{ before: undefined, actorId: undefined, limit: 1 },
		);
		expect(entry).toMatchObject({
			action: 'account.deleted',
			actor: { name: 'its own owner' },
			targetId: account.id,
			targetName: null,
		});
		await engine.services.accounts.create({ email, plan: 'free' });
	});

	test('is refused for the account of the owner, and possible from a terminal', async () => {
		const { id } = await engine.services.accounts.get(OWNER.email);
		const confirm = OWNER.email;
		for (const path of [`/accounts/${id}`, '/account']) {
			expect(await owner.call('DELETE', path, { confirm })).toMatchObject({
				status: 409,
				body: { code: 'OWNER_PROTECTED' },
			});
		}
		const { accountId } = await engine.createAccount();
		const { email } = await engine.services.accounts.get(accountId);
		const remove = (account: string, confirmation: string) =>
			runNode(
				[
					'engine/src/app/cli.ts',
					'account',
					'delete',
					'--account',
					account,
					'--confirm',
					confirmation,
				],
				place,
			);
		expect((await remove(accountId, 'x')).stderr).toContain('confirmation');
		expect((await remove(OWNER.email, OWNER.email)).stderr).toContain('cannot be suspended');
		const { code, stdout } = await remove(email, email);
		expect({ code, answer: JSON.parse(stdout) as unknown }).toEqual({
			code: 0,
			answer: { accountId, deleted: true },
		});
		expect(await findRows(engine, kind, [email])).toEqual([]);
	});
});

/** Every row of any table that contains one of these texts. */
async function findRows(
	{ services: { db } }: TestEngine,
	kind: DatabaseKind,
	texts: readonly string[],
): Promise<{ table: string; text: string }[]> {
	const tables =
		kind === 'SQLite'
			? await db.raw<{ name: string }[]>(
					"select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
				)
			: (
					await db.raw<{ rows: { name: string }[] }>(
						"select table_name as name from information_schema.tables where table_schema = 'public' order by table_name",
					)
				).rows;
	const found: { table: string; text: string }[] = [];
	for (const { name } of tables) {
		const rows = (await db(name).select()) as Record<string, unknown>[];
		for (const row of rows) {
			const text = JSON.stringify(row);
			if (texts.some((one) => text.includes(one))) found.push({ table: name, text });
		}
	}
	return found.toSorted((a, b) => (a.table + a.text < b.table + b.text ? -1 : 1));
}
