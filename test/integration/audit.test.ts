import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listRules, ruleOf } from '../../engine/src/http/route-rules.ts';
import type { Lesson } from '../../engine/src/model/memory.ts';
import { Secret, TOTP } from 'otpauth';
import { signIn } from '../support/dashboard.ts';
import type { DashboardClient } from '../support/dashboard.ts';
import { describeOnEachDatabase } from '../support/databases.ts';
import { addFinishedJobs } from '../support/finished-jobs.ts';
import { allowServer, mailboxOn } from '../support/mailbox-client.ts';
import { allowPaperless, paperlessOn, startPaperlessServer } from '../support/paperless-server.ts';
import type { PaperlessServer } from '../support/paperless-server.ts';
import { startScriptedImap } from '../support/scripted-imap.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

const OWNER = { email: 'owner@test.example', password: 'correct horse battery' };
const template = {
	name: 'Bills',
	category: 'CUSTOM' as const,
	schema: { data: { total: { type: 'string' as const } } },
};
const lesson: Lesson = {
	version: 1,
	anchors: [1, 2, 3, 4, 5].map((hash) => [hash, hash, hash] as const),
	filled: [],
	fields: [{ path: 'total', places: [] }],
	tables: [],
};

/** They read a document first and then behave like another route in this list. */
const READ_A_DOCUMENT = [
	'POST /v1/templates/fromDocument',
	'POST /v1/templates/:templateId/examples',
	'POST /samples/:sampleId/lessons',
];

type Event = { action: string; actor: { name: string }; targetName: string | null };
type Request = { path: string; body?: unknown; form?: FormData };

describeOnEachDatabase('what is written down', (kind) => {
	let engine: TestEngine;
	let owner: DashboardClient;
	let accountId: string;
	let templateId: string;
	let imap: Awaited<ReturnType<typeof startScriptedImap>>;
	let paperless: PaperlessServer;
	beforeAll(async () => {
		imap = await startScriptedImap();
		paperless = await startPaperlessServer();
		engine = await startTestEngine({
			kind,
			// Without a worker, only the requests change data.
			environment: {
				ROLE: 'api',
				OWNER_EMAIL: OWNER.email,
				OWNER_PASSWORD: OWNER.password,
				WEBHOOK_PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
				...allowServer(imap),
				...allowPaperless(paperless),
			},
		});
		owner = await signIn(engine, OWNER.email, OWNER.password);
		accountId = (await engine.services.accounts.get(OWNER.email)).id;
		templateId = await makeTemplate();
	});
	afterAll(async () => {
		await engine.stop();
		await imap.stop();
		await paperless.stop();
	});

	const makeTemplate = async () => (await engine.services.templates.create(accountId, template)).id;
	const makeJob = async (status: 'completed' | 'failed' = 'completed') => {
		const of = { id: templateId, accountId, revision: 1 };
		const [id = ''] = await addFinishedJobs(engine.services, of, [
			{ status, result: status === 'failed' ? null : { total: '1' } },
		]);
		return id;
	};
	const makeWebhook = async () =>
		(
			await engine.services.webhooks.create(accountId, {
				url: 'http://127.0.0.1/',
				events: ['document.completed'],
			})
		).id;
	const makeMailbox = async () => {
		const made = await owner.call('POST', '/v1/mailboxes', mailboxOn(imap, templateId));
		return (made.body as { id: string }).id;
	};
	const makeTrashed = async () => {
		const { id } = await engine.services.templates.create(accountId, template);
		await engine.services.templates.delete(accountId, id, { forget: false });
		return id;
	};
	const makePaperless = async () => {
		const made = await owner.call('POST', '/v1/paperless', paperlessOn(paperless, templateId));
		return (made.body as { id: string }).id;
	};
	const makeKey = async () =>
		(await engine.services.apiKeys.create({ accountId, name: 'k', mode: 'live' })).apiKey.id;
	const makeLesson = async () =>
		await engine.services.db.transaction((trx) =>
			engine.services.memory.add(
				{ accountId, templateId, origin: 'example', reviewId: null, lesson },
				trx,
			),
		);
	let people = 0;
	const makePerson = async () => {
		const email = `p${(people += 1)}@test.example`;
		const { services } = engine;
		const { invitation } = await services.people.invite(accountId, { email, role: 'viewer' });
		await services.invitations.accept(invitation.token, 'correct horse battery');
		const found = await services.people.list(accountId);
		return found.people.find((one) => one.email === email)?.id ?? '';
	};
	const makeDocument = async () =>
		(
			await engine.services.db.transaction(async (trx) => {
				const id = engine.services.newId();
				await trx('reviews').insert({
					id,
					account_id: accountId,
					template_id: templateId,
					template_revision: 1,
					file_name: 'a.pdf',
					state: 'open',
					revision: 0,
					result: '{"total":"1"}',
					details: '[]',
					created_at: Date.now(),
					expires_at: Date.now() + 3_600_000,
				});
				return { id };
			})
		).id;
	const makeMoved = async () => {
		const id = engine.services.newId();
		const about = { id, account_id: accountId, job_id: engine.services.newId() };
		const moved = { kind: 'template', looks: '[]', template_id: templateId, taught: 0 };
		await engine.services
			.db('sorting_decisions')
			.insert({ ...about, ...moved, created_at: Date.now() });
		return id;
	};
	const judged = async (path: string) => {
		expect((await owner.call('PATCH', `${path}/result`, { values: { total: '2' } })).status).toBe(
			200,
		);
		return { path: `${path}/undo`, body: {} };
	};
	const makeBatch = async () => {
		const wish = { name: 'B', templateId };
		return ((await owner.call('POST', '/v1/batches', wish)).body as { id: string }).id;
	};

	const listForm = () => {
		const form = new FormData();
		form.set('file', new Blob(['name\nAcme']), 'vendors.csv');
		return form;
	};
	const makeList = async () => {
		expect((await owner.form('/v1/lists/vendors', listForm(), 'PUT')).status).toBe(200);
		return 'vendors';
	};

	const ownerId = async () => (await engine.services.users.get(OWNER.email)).id;
	/** Offers a person one-time codes; returns the first code. */
	const offerCode = async (userId: string) => {
		const { people: group, secondFactors } = engine.services;
		const user = await group.get(accountId, userId);
		if (await secondFactors.isOn(userId)) await secondFactors.remove(user);
		const { secret } = await secondFactors.offer(user);
		return TOTP.generate({ secret: Secret.fromBase32(secret) });
	};
	const enableCodes = async (userId: string) => {
		const code = await offerCode(userId);
		const user = await engine.services.people.get(accountId, userId);
		await engine.services.secondFactors.confirm(user, code);
	};

	/** By route: prepares data and returns the request. */
	const CHANGES: Record<string, () => Promise<Request> | Request> = {
		'POST /v1/templates': () => ({ path: '/v1/templates', body: template }),
		'PUT /v1/templates/:templateId': async () => ({
			path: `/v1/templates/${await makeTemplate()}`,
			body: { ...template, name: 'Renamed' },
		}),
		'DELETE /v1/templates/:templateId': async () => ({
			path: `/v1/templates/${await makeTemplate()}`,
		}),
		'POST /v1/templates/:templateId/publish': async () => {
			const path = `/v1/templates/${await makeTemplate()}`;
			await owner.call('PUT', `${path}/draft`, { draft: { ...template, name: 'Draft' } });
			return { path: `${path}/publish`, body: {} };
		},
		'POST /v1/templates/:templateId/versions/:version/restore': async () => {
			const path = `/v1/templates/${await makeTemplate()}`;
			await owner.call('PUT', path, { ...template, name: 'Second' });
			return { path: `${path}/versions/1/restore`, body: {} };
		},
		'PATCH /v1/templates/:templateId/memory': () => ({
			path: `/v1/templates/${templateId}/memory`,
			body: { enabled: true },
		}),
		'DELETE /v1/templates/:templateId/memory': async () => {
			await makeLesson();
			return { path: `/v1/templates/${templateId}/memory` };
		},
		'POST /v1/templates/:templateId/memory/apply': () => ({
			path: `/v1/templates/${templateId}/memory/apply`,
			body: { apply: true },
		}),
		'PUT /v1/lists/:name': () => ({ path: '/v1/lists/fresh', form: listForm() }),
		'POST /v1/lists/:name/rows': async () => ({
			path: `/v1/lists/${await makeList()}/rows`,
			body: { values: { name: 'Beta' } },
		}),
		'DELETE /v1/lists/:name': async () => ({ path: `/v1/lists/${await makeList()}` }),
		'POST /v1/templates/:templateId/memory/import': () => ({
			path: `/v1/templates/${templateId}/memory/import`,
			body: { version: 1, lessons: [lesson] },
		}),
		'DELETE /v1/templates/:templateId/memory/:lessonId': async () => ({
			path: `/v1/templates/${templateId}/memory/${await makeLesson()}`,
		}),
		'POST /templates/:templateId/moved/:movedId/teach': async () => ({
			path: `/templates/${templateId}/moved/${await makeMoved()}/teach`,
		}),
		'POST /v1/jobs/:jobId/retry': async () => ({
			path: `/v1/jobs/${await makeJob('failed')}/retry`,
		}),
		'POST /v1/jobs/:jobId/split': async () => {
			const id = await makeJob();
			const sorting = JSON.stringify({ split: 'auto', templateIds: null, isFixed: false });
			const words = { words_key: engine.services.newId(), words_sha256: '' };
			await engine.services
				.db('jobs')
				.where({ id })
				.update({ sorting, ...words });
			return { path: `/v1/jobs/${id}/split`, body: { split: '1' } };
		},
		'POST /v1/jobs/:jobId/events': async () => {
			await makeWebhook();
			return { path: `/v1/jobs/${await makeJob()}/events` };
		},
		'POST /v1/jobs/:jobId/restore': async () => {
			const path = `/v1/jobs/${await makeJob()}`;
			await owner.call('DELETE', `${path}?trash=true`);
			return { path: `${path}/restore` };
		},
		'DELETE /v1/jobs/:jobId': async () => ({ path: `/v1/jobs/${await makeJob()}` }),
		'PATCH /v1/jobs/:jobId/result': async () => {
			const path = `/v1/jobs/${await makeJob()}`;
			// The first correction of a job creates its review.
			await owner.call('PATCH', `${path}/result`, { values: { total: '2' } });
			return { path: `${path}/result`, body: { values: { total: '3' } } };
		},
		'POST /v1/jobs/:jobId/undo': async () => await judged(`/v1/jobs/${await makeJob()}`),
		'PATCH /v1/documents/:documentId/result': async () => ({
			path: `/v1/documents/${await makeDocument()}/result`,
			body: { approve: true },
		}),
		'POST /v1/documents/:documentId/undo': async () =>
			await judged(`/v1/documents/${await makeDocument()}`),
		'DELETE /v1/documents/:documentId': async () => ({
			path: `/v1/documents/${await makeDocument()}`,
		}),
		'POST /v1/batches': () => ({ path: '/v1/batches', body: { name: 'B', templateId } }),
		'DELETE /v1/batches/:batchId': async () => ({ path: `/v1/batches/${await makeBatch()}` }),
		'POST /v1/webhooks': () => ({ path: '/v1/webhooks', body: { url: 'http://127.0.0.1/' } }),
		'POST /webhooks/local': () => ({
			path: '/webhooks/local',
			body: { url: 'http://127.0.0.1:5678/', events: ['document.completed'] },
		}),
		'PATCH /v1/webhooks/:webhookId': async () => ({
			path: `/v1/webhooks/${await makeWebhook()}`,
			body: { enabled: false },
		}),
		'DELETE /v1/webhooks/:webhookId': async () => ({ path: `/v1/webhooks/${await makeWebhook()}` }),
		'POST /v1/webhooks/:webhookId/rotate': async () => ({
			path: `/v1/webhooks/${await makeWebhook()}/rotate`,
		}),
		'POST /v1/webhooks/:webhookId/deliveries/:deliveryId/resend': async () => {
			const id = await makeWebhook();
			const { id: deliveryId } = await engine.services.webhooks.sendTest(accountId, id);
			const ended = { status: 'failed', due_at: null };
			await engine.services.db('webhook_deliveries').where({ id: deliveryId }).update(ended);
			return { path: `/v1/webhooks/${id}/deliveries/${deliveryId}/resend` };
		},
		'POST /v1/webhooks/:webhookId/replay': async () => ({
			path: `/v1/webhooks/${await makeWebhook()}/replay`,
			body: { since: '2026-01-01T00:00:00Z' },
		}),
		'POST /v1/mailboxes': () => ({ path: '/v1/mailboxes', body: mailboxOn(imap, templateId) }),
		'PATCH /v1/mailboxes/:mailboxId': async () => ({
			path: `/v1/mailboxes/${await makeMailbox()}`,
			body: { enabled: false },
		}),
		'DELETE /v1/mailboxes/:mailboxId': async () => ({
			path: `/v1/mailboxes/${await makeMailbox()}`,
		}),
		'POST /v1/trash/:trashedId/restore': async () => ({
			path: `/v1/trash/${await makeTrashed()}/restore`,
		}),
		'DELETE /v1/trash/:trashedId': async () => ({ path: `/v1/trash/${await makeTrashed()}` }),
		'POST /v1/paperless': () => ({
			path: '/v1/paperless',
			body: paperlessOn(paperless, templateId),
		}),
		'PATCH /v1/paperless/:connectionId': async () => ({
			path: `/v1/paperless/${await makePaperless()}`,
			body: { enabled: false },
		}),
		'DELETE /v1/paperless/:connectionId': async () => ({
			path: `/v1/paperless/${await makePaperless()}`,
		}),
		'POST /v1/keys': () => ({
			path: '/v1/keys',
			body: { name: 'n', mode: 'live', expiresAt: null },
		}),
		'DELETE /v1/keys/:keyId': async () => ({ path: `/v1/keys/${await makeKey()}` }),
		'POST /people': () => ({
			path: '/people',
			body: { email: `i${(people += 1)}@test.example`, role: 'viewer' },
		}),
		'PATCH /people/:userId': async () => ({
			path: `/people/${await makePerson()}`,
			body: { role: 'editor' },
		}),
		'DELETE /people/:userId': async () => ({ path: `/people/${await makePerson()}` }),
		'POST /people/:userId/invitation': async () => ({
			path: `/people/${await makePerson()}/invitation`,
		}),
		'DELETE /people/invitations/:invitationId': async () => {
			const email = `i${(people += 1)}@test.example`;
			await engine.services.people.invite(accountId, { email, role: 'viewer' });
			const { invited } = await engine.services.people.list(accountId);
			const id = invited.find((one) => one.email === email)?.id ?? '';
			return { path: `/people/invitations/${id}` };
		},
		'POST /accounts': () => ({
			path: '/accounts',
			body: { email: `a${(people += 1)}@far.example`, plan: 'free', entry: 'invitation' },
		}),
		'PATCH /accounts/:accountId': async () => ({
			path: `/accounts/${(await engine.createAccount()).accountId}`,
			body: { plan: 'premium', suspended: true, secondReaderOff: true },
		}),
		'DELETE /accounts/:accountId': async () => {
			const { account } = await engine.services.users.createAccount({
				email: `d${(people += 1)}@far.example`,
				plan: 'free',
			});
			return { path: `/accounts/${account.id}`, body: { confirm: account.email } };
		},
		'POST /accounts/:accountId/invitation': async () => ({
			path: `/accounts/${(await engine.createAccount()).accountId}/invitation`,
		}),
		'POST /accounts/:accountId/password': async () => ({
			path: `/accounts/${(await engine.createAccount()).accountId}/password`,
		}),
		'DELETE /people/:userId/second-factor': async () => {
			const id = await makePerson();
			await enableCodes(id);
			return { path: `/people/${id}/second-factor` };
		},
		'PUT /second-factor': async () => ({
			path: '/second-factor',
			body: { code: await offerCode(await ownerId()) },
		}),
		'DELETE /second-factor': async () => {
			await enableCodes(await ownerId());
			return { path: '/second-factor', body: { password: OWNER.password } };
		},
		'PUT /password': () => ({
			path: '/password',
			body: { current: OWNER.password, next: OWNER.password },
		}),
	};

	const list = async (limit = 100) =>
		((await owner.call('GET', `/audit?limit=${limit}`)).body as { events: Event[] }).events;

	/** Makes audit entries fail; returns a function that repairs it. */
	async function breakAudit(): Promise<() => Promise<void>> {
		const { db } = engine.services;
		const [broken, mended] =
			kind === 'SQLite'
				? [
						"create trigger no_audit before insert on audit_events begin select raise(abort, 'no'); end",
						'drop trigger no_audit',
					]
				: [
						'alter table audit_events add constraint no_audit check (false) not valid',
						'alter table audit_events drop constraint no_audit',
					];
		await db.raw(broken);
		return async () => {
			await db.raw(mended);
		};
	}

	/** A hash of each table. */
	async function readAll(): Promise<Record<string, string>> {
		const { db } = engine.services;
		const names =
			kind === 'SQLite'
				? await db.raw<{ name: string }[]>(
						"select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
					)
				: (
						await db.raw<{ rows: { name: string }[] }>(
							"select table_name as name from information_schema.tables where table_schema = 'public'",
						)
					).rows;
		const tables: Record<string, string> = {};
		for (const { name } of names) {
			const rows = (await db(name).select()) as unknown[];
			const texts = rows.map((row) => JSON.stringify(row)).toSorted();
			tables[name] = createHash('sha256').update(texts.join('\n')).digest('hex');
		}
		return tables;
	}

	test('every route that changes something and is written down is tried here', () => {
		const changes = listRules().filter((route) => {
			const [method = '', url = ''] = route.split(' ');
			const { audit, isRead } = ruleOf(method, url);
			return audit !== undefined && !isRead && !READ_A_DOCUMENT.includes(route);
		});
		expect(Object.keys(CHANGES).toSorted()).toEqual(changes.toSorted());
	});

	test.each(Object.keys(CHANGES))('%s changes nothing without its entry', async (route) => {
		const [method = '', url = ''] = route.split(' ');
		const { path, body, form }: Request = (await CHANGES[route]?.()) ?? { path: '' };
		const send = () => (form ? owner.form(path, form, 'PUT') : owner.call(method, path, body));
		const before = await readAll();
		const mend = await breakAudit();
		try {
			expect((await send()).status).toBeGreaterThanOrEqual(500);
		} finally {
			await mend();
		}
		expect(await readAll()).toEqual(before);

		const count = (await list()).length;
		expect((await send()).status).toBeLessThan(300);
		const events = await list();
		// The list has at most a hundred entries.
		if (count < 100) expect(events).toHaveLength(count + 1);
		const { audit } = ruleOf(method, url);
		if (typeof audit === 'string') expect(events[0]?.action).toBe(audit);
		expect(events[0]?.actor.name).toBe(OWNER.email);
	});

	test.each(['/v1/jobs/export?format=json', '/memory/export', '/evaluation'])(
		'%s hands out nothing without its entry',
		async (end) => {
			const path = end.startsWith('/v1') ? end : `/v1/templates/${await makeTemplate()}${end}`;
			const mend = await breakAudit();
			try {
				const { status, body } = await owner.call('GET', path);
				expect(status).toBeGreaterThanOrEqual(500);
				expect(body).toMatchObject({ code: expect.any(String) });
			} finally {
				await mend();
			}
			expect((await owner.call('GET', path)).status).toBe(200);
			expect((await list(1))[0]?.action).toMatch(/\.exported$/);
		},
	);

	test('signing in is written down, and so are attempts that fail', async () => {
		const attempt = (email: string, password: string) =>
			engine.clientFor()(
				'POST',
				'/dashboard/api/session',
				{ email, password },
				{ 'user-agent': 'Browser of Eve' },
			);
		const mend = await breakAudit();
		const sessions = async () =>
			Number((await engine.services.db('sessions').count({ count: '*' }))[0]?.count);
		const count = await sessions();
		expect((await attempt(OWNER.email, OWNER.password)).status).toBeGreaterThanOrEqual(500);
		expect(await sessions()).toBe(count);
		await mend();

		expect((await attempt(OWNER.email, 'wrong password')).status).toBe(401);
		expect((await list(1))[0]).toMatchObject({
			action: 'session.refused',
			actor: { name: OWNER.email },
			targetName: 'Browser of Eve',
		});
		expect((await attempt('nobody@test.example', 'wrong password')).status).toBe(401);
		expect((await list(1))[0]).toMatchObject({
			action: 'session.refused',
			actor: { name: 'unknown address' },
		});
		expect(JSON.stringify(await list(1))).not.toContain('nobody@');
		expect((await attempt(OWNER.email, OWNER.password)).status).toBe(200);
		expect((await list(1))[0]).toMatchObject({ action: 'session.started' });
	});
});
