/**
 * No request may stall the engine: hostile requests go to every route while a separate thread polls /healthz, which
 * must respond within half a second.
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as sendRequest } from 'node:http';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { STRING_FORMATS } from '../../engine/src/model/template.ts';
import type { FieldMap } from '../../engine/src/model/template.ts';
import { signIn } from '../support/dashboard.ts';
import type { DashboardClient } from '../support/dashboard.ts';
import { createTestConfig } from '../support/databases.ts';
import type { TestConfig } from '../support/databases.ts';
import { makePdf } from '../support/documents.ts';
import { allowServer, mailboxOn } from '../support/mailbox-client.ts';
import { template } from '../support/request-bodies.ts';
import { allowPaperless, paperlessOn, startPaperlessServer } from '../support/paperless-server.ts';
import type { PaperlessServer } from '../support/paperless-server.ts';
import { startScriptedImap } from '../support/scripted-imap.ts';
import { WITHOUT_OCR } from '../support/test-engine.ts';
import type { GuardedRoute, Started } from './engine.ts';
import { listHostileRequests } from './hostile-requests.ts';
import type { HostileRequest } from './hostile-requests.ts';
import { BOMBS, LONG_TEXTS, RAW_BODIES } from './hostile-values.ts';

const OWNER = { email: 'owner@test.example', password: 'correct horse battery' };
const MAX_MS = 500;
/** A delay caused by the machine does not repeat. */
const TRIES = 3;
const AT_ONCE = 4;
/** Some thousand requests take a minute, and several beside another lane of CI. */
const MANY_REQUESTS_MS = 600_000;
/** These end the owner's session or change their sign-in. */
const LAST = ['/dashboard/api/session', '/dashboard/api/sessions', '/dashboard/api/password'];

/** A field of each type and format, in addition to those of the template. */
const FIELDS: FieldMap = {
	...Object.fromEntries(STRING_FORMATS.map((format) => [format, { type: 'string', format }])),
	amount: { type: 'number' },
	day: { type: 'date' },
	isPaid: { type: 'boolean' },
	items: {
		type: 'array',
		itemType: 'object',
		itemSchema: { properties: { sku: { type: 'string' }, price: { type: 'number' } } },
	},
};

let place: TestConfig;
let engine: ChildProcess;
let probe: Worker | undefined;
let imap: Awaited<ReturnType<typeof startScriptedImap>>;
let paperless: PaperlessServer;
let started: Started;
let owner: DashboardClient;
let owned: Record<string, string>;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

beforeAll(async () => {
	imap = await startScriptedImap();
	paperless = await startPaperlessServer();
	place = await createTestConfig('SQLite', {
		...WITHOUT_OCR,
		...allowServer(imap),
		...allowPaperless(paperless),
		OWNER_EMAIL: OWNER.email,
		OWNER_PASSWORD: OWNER.password,
		ADDRESS_REQUESTS_PER_MINUTE: '1000000',
		PLANS: JSON.stringify({ premium: { requestsPerMinute: 1_000_000 } }),
		// Load shedding would hide the stalls.
		LOOP_LAG_MAX_MS: '0',
	});
	engine = fork(new URL('./engine.ts', import.meta.url), {
		env: { ...process.env, ...place.environment },
		execArgv: [],
	});
	[started] = (await once(engine, 'message')) as [Started];
	owner = await signIn(started, OWNER.email, OWNER.password);
	owned = await arrange();
	probe = new Worker(new URL('./probe.ts', import.meta.url), { workerData: started.url });
	await takeLongestMs();
});

afterAll(async () => {
	engine.kill('SIGKILL');
	await probe?.terminate();
	agent.destroy();
	await imap.stop();
	await paperless.stop();
	await place.dispose();
});

test(
	'hostile requests to any route leave /healthz below 500 ms and cause no server error',
	async () => {
		const routes = started.routes.filter(({ method }) => method !== 'HEAD');
		const [first, last] = [
			routes.filter(({ url }) => !LAST.includes(url)),
			routes.filter(({ url }) => LAST.includes(url)),
		];
		const stalls: string[] = [];
		const faults: string[] = [];
		let count = 0;
		for (const route of [...first, ...last]) {
			const requests = listHostileRequests(route, owned);
			count += requests.length;
			for (let from = 0; from < requests.length; from += AT_ONCE) {
				const some = requests.slice(from, from + AT_ONCE);
				for (const [i, status] of (await Promise.all(some.map(send))).entries()) {
					if (isFault(route, status)) faults.push(`${status} ${some[i]?.name}`);
				}
				if ((await takeLongestMs()) > MAX_MS) stalls.push(...(await findStalls(some)));
			}
		}
		expect({ stalls, faults }).toEqual({ stalls: [], faults: [] });
		expect(count).toBeGreaterThan(1000);
	},
	MANY_REQUESTS_MS,
);

test('corrections of fields of every type', async () => {
	const correct = (what: string, values: object): HostileRequest => ({
		name: `correction of ${what}`,
		method: 'PATCH',
		path: `/v1/jobs/${owned.jobId}/result`,
		contentType: 'application/json',
		body: Buffer.from(JSON.stringify({ values })),
	});
	const rows = Array.from({ length: 1600 }, (_, i) => ({ sku: `s${i}`, price: i }));
	const attacks = [
		...Object.keys(FIELDS).flatMap((path) =>
			Object.entries({ ...BOMBS, ...LONG_TEXTS }).map(([what, text]) =>
				correct(`${path}: ${what}`, { [path]: text }),
			),
		),
		...Object.entries({ ...BOMBS, ...LONG_TEXTS }).map(([what, text]) =>
			correct(`the path ${what}`, { [text]: 'x' }),
		),
		correct('a list of 1,600 rows', { items: rows }),
		correct(
			'1,600 values of a list',
			Object.fromEntries(rows.map(({ price }, i) => [`items[${i}].price`, price])),
		),
	];
	const faults: string[] = [];
	const stalls: string[] = [];
	for (const one of attacks) {
		const status = await send(one);
		if (status >= 500) faults.push(`${status} ${one.name}`);
		if ((await takeLongestMs()) > MAX_MS) stalls.push(...(await findStalls([one])));
	}
	expect({ stalls, faults }).toEqual({ stalls: [], faults: [] });
});

test('60 MB of numbers are refused unread where the template is not the caller’s', async () => {
	const body = Buffer.concat(
		Array<Buffer>(30).fill(RAW_BODIES['over the limit'] ?? Buffer.alloc(0)),
	);
	const contentTypes = ['application/json', 'application/x-ndjson'];
	const attacks = contentTypes.flatMap((contentType) =>
		['00000000-0000-7000-8000-000000000000', owned.templateId].map((id = '') => ({
			name: `import of 60 MB as ${contentType} into ${id}`,
			method: 'POST',
			path: `/v1/templates/${id}/memory/import`,
			contentType,
			body,
		})),
	);
	const answers: number[] = [];
	for (const attack of attacks) {
		answers.push(await send(attack));
		if ((await takeLongestMs()) > MAX_MS) expect(await findStalls([attack])).toEqual([]);
	}
	expect(answers).toEqual([404, 413, 404, 413]);
});

test('thousands of lessons on top of thousands', async () => {
	const lines = (count: number, of: (i: number) => object) =>
		Buffer.from(Array.from({ length: count }, (_, i) => `${JSON.stringify(of(i))}\n`).join(''));
	const attack = (name: string, body: Buffer): HostileRequest => ({
		name,
		method: 'POST',
		contentType: 'application/x-ndjson',
		body,
		path: `/v1/templates/${owned.templateId}/memory/import`,
	});
	const empty = { version: 1, anchors: [], filled: [], fields: [], tables: [] };
	const many = attack('9,000 lessons', lines(9000, lessonOf));
	const attacks: [HostileRequest, number][] = [
		[many, 200],
		[
			attack(
				'4,000 empty lessons',
				lines(4000, () => empty),
			),
			400,
		],
		[attack('4,000 lessons', lines(4000, lessonOf)), 200],
		[attack('11,000 lessons', lines(11_000, lessonOf)), 400],
		[attack('one line', Buffer.alloc(20_000_000, 'x')), 400],
		[attack('5 million lines', Buffer.alloc(5_000_000, '\n')), 200],
	];
	for (const path of ['memory?limit=100', 'memory/export', 'memory/export?format=ndjson']) {
		const get = { method: 'GET', contentType: undefined, body: undefined };
		attacks.push([{ ...get, name: path, path: `/v1/templates/${owned.templateId}/${path}` }, 200]);
	}
	for (const [one, status] of attacks) {
		expect({ name: one.name, status: await send(one) }).toEqual({ name: one.name, status });
		if ((await takeLongestMs()) > MAX_MS) expect(await findStalls([one])).toEqual([]);
	}
	// Reading a document with this memory builds the index of its lessons.
	await submit('/documents/parse', 'files', {});
	const ms = await takeLongestMs();
	if (ms > MAX_MS) {
		await send(many);
		await takeLongestMs();
		await submit('/documents/parse', 'files', {});
		expect(await takeLongestMs()).toBeLessThan(MAX_MS);
	}
});

function lessonOf(i: number) {
	return {
		version: 1,
		anchors: Array.from({ length: 40 }, (_, n) => [(i * 7919 + n * 104_729) % 2 ** 30, n, n]),
		filled: [],
		fields: [{ path: 'total', places: [] }],
		tables: [],
	};
}

/** Creates one resource of each kind that routes need. */
async function arrange(): Promise<Record<string, string>> {
	const make = async (path: string, body: unknown) =>
		(await owner.call('POST', path, body)).body as { id: string; sampleId: string };
	const { id: templateId } = await make('/v1/templates', {
		...template,
		schema: { data: { ...template.schema.data, ...FIELDS } },
	});
	owned = { templateId };
	const { id: webhookId } = await make('/v1/webhooks', { url: 'https://hooks.example/' });
	const { id: deliveryId } = await make(`/v1/webhooks/${webhookId}/test`, undefined);
	const { id: batchId } = await make('/v1/batches', { name: 'B', templateId });
	const { id: mailboxId } = await make('/v1/mailboxes', mailboxOn(imap, templateId));
	const { id: connectionId } = await make('/v1/paperless', paperlessOn(paperless, templateId));
	const { id: trashedId } = await make('/v1/templates', template);
	await owner.call('DELETE', `/v1/templates/${trashedId}`);
	const { sampleId } = await make('/samples/example', undefined);
	const accounts = (await owner.call('GET', '/accounts')).body as { id: string }[];
	const { jobId = '' } = await submit('/v1/documents/parse/async', 'file', {});
	const { documentId = '' } = await submit('/documents/parse', 'files', { keep: 'true' });
	await owner.call('GET', `/v1/jobs/${jobId}?wait=60`);
	const list = new FormData();
	list.set('file', new Blob(['name,vatId\nAcme,DE123']), 'vendors.csv');
	expect((await owner.form('/v1/lists/vendors', list, 'PUT')).status).toBe(200);
	const memory = `/v1/templates/${templateId}/memory`;
	await owner.call('POST', `${memory}/import`, { version: 1, lessons: [lessonOf(1)] });
	const { lessons } = (await owner.call('GET', memory)).body as { lessons: { id: string }[] };
	const lessonId = lessons[0]?.id;
	const made = {
		templateId,
		webhookId,
		deliveryId,
		batchId,
		mailboxId,
		connectionId,
		trashedId,
		sampleId,
		jobId,
		documentId,
		lessonId,
	};
	expect(Object.entries(made).filter(([, id]) => !id)).toEqual([]);
	return {
		...made,
		lessonId: lessonId ?? '',
		movedId: lessonId ?? '',
		accountId: accounts[0]?.id ?? '',
		id: jobId,
		name: 'vendors',
		version: '1',
		page: '1',
	};
}

async function submit(path: string, field: string, fields: Record<string, string>) {
	const form = new FormData();
	const given = { templateId: owned.templateId ?? '', ...fields };
	for (const [name, value] of Object.entries(given)) form.set(name, value);
	form.set(field, new Blob([new Uint8Array(await makePdf([[['Total', '1.00']]]))]), 'a.pdf');
	return (await owner.form(path, form)).body as { jobId?: string; documentId?: string };
}

/** Returns the status; 0 when the connection was closed. */
function send({ method, path, contentType, body }: HostileRequest): Promise<number> {
	const { promise, resolve } = Promise.withResolvers<number>();
	const isDashboard = path.startsWith('/dashboard/');
	const sent = sendRequest(
		`${started.url}${path}`,
		{
			method,
			agent,
			headers: {
				...(isDashboard
					? { cookie: owner.cookie, 'x-csrf-token': owner.csrfToken }
					: { 'x-api-key': started.ownerKey }),
				...(contentType !== undefined && { 'content-type': contentType }),
				...(body && { 'content-length': body.length }),
			},
		},
		(answer) => answer.resume().once('close', () => resolve(answer.statusCode ?? 0)),
	);
	// An early response may close the connection before everything was sent.
	sent.once('error', () => resolve(0));
	sent.end(body);
	return promise;
}

/** Documents may find the engine busy; any other status of 500 or above is a bug. */
function isFault({ isForm }: GuardedRoute, status: number): boolean {
	return status >= 500 && !(isForm && status === 503);
}

/** The requests that delay /healthz every time they are sent alone. */
async function findStalls(requests: readonly HostileRequest[]): Promise<string[]> {
	const stalls: string[] = [];
	for (const one of requests) {
		let quickest = Infinity;
		for (let i = 0; i < TRIES && quickest > MAX_MS; i += 1) {
			await send(one);
			quickest = Math.min(quickest, await takeLongestMs());
		}
		if (quickest > MAX_MS) stalls.push(`${Math.round(quickest)} ms: ${one.name}`);
	}
	return stalls;
}

/** The slowest response of /healthz since the last call. */
async function takeLongestMs(): Promise<number> {
	if (!probe) throw new Error('nobody asks for /healthz');
	probe.postMessage('take');
	const [ms] = (await once(probe, 'message')) as [number];
	return ms;
}
