import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { signIn } from '../../support/dashboard.ts';
import { makePdf } from '../../support/documents.ts';
import { sendForm } from '../../support/send-form.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { INVOICE, OWNER } from './walk.ts';
import type { Walk } from './walk.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
/** Pages per day before today. */
const PAGES = [
	112, 131, 38, 0, 144, 152, 127, 119, 43, 0, 161, 138, 145, 122, 35, 0, 133, 170, 141, 96, 31, 0,
	128, 149, 133, 117, 22, 0, 84,
];
const FILES = [
	'birchwood-2026-0147.pdf',
	'harbour-lights-8841.pdf',
	'kelly-and-sons-1093.pdf',
	'northside-0931.pdf',
	'oakfield-energy-77120.pdf',
	'rivermount-5562.pdf',
	'tolka-print-318.pdf',
];
/** The age of each job in minutes, newest first; the last applies to all older ones. */
const AGES = [2, 9, 24, 71, 130, 205, 1500, 1620, 3100];
const ACCOUNTS = [
	{ email: 'accounting@company.example', plan: 'premium', entry: 'password', pages: 1873 },
	{ email: 'partner@kelly-and-sons.example', plan: 'free', entry: 'invitation', pages: 0 },
];

/** Data of a company after a few weeks, so that pages look realistic. */
export async function makeSampleData(walk: Walk): Promise<void> {
	await submitJobs(walk);
	const me = await signIn(walk, OWNER.email, OWNER.password);
	const expiresAt = new Date(Date.now() + 90 * DAY_MS).toISOString();
	await me.call('POST', '/v1/keys', { name: 'Nightly import', mode: 'live', expiresAt });
	await me.call('POST', '/v1/keys', { name: 'Trying things', mode: 'test', expiresAt: null });
	for (const { email, plan, entry } of ACCOUNTS) {
		await me.call('POST', '/accounts', { email, plan, entry });
	}
	const hook = { url: 'https://n8n.company.example/webhook/docsift', events: ['document.failed'] };
	await me.call('POST', '/v1/webhooks', hook);
	await me.call('DELETE', '/session');
	const db = new SqliteDatabase(join(walk.dataDir, 'docsift.sqlite'), { timeout: 5000 });
	try {
		// Changes that would take days are written to the database.
		db.exec(
			`update webhook_endpoints set url = 'https://hooks.company.example/docsift' where url like 'http:%'`,
		);
		db.exec(`update webhook_endpoints set created_at = created_at - ${12 * DAY_MS}`);
		db.exec(
			`update templates set updated_at = updated_at - ${12 * DAY_MS} where name <> 'invoice'`,
		);
		db.exec(
			`update accounts set created_at = created_at - ${33 * DAY_MS} where id in (select account_id from users)`,
		);
		db.exec(`update templates set name = 'Birchwood invoice' where name = 'invoice'`);
		spreadJobs(db);
		fillUsage(db);
	} finally {
		db.close();
	}
}

async function submitJobs({ url, apiKey }: Walk): Promise<void> {
	const call = async (path: string): Promise<unknown> => {
		for (;;) {
			const answer = await fetch(`${url}${path}`, { headers: { 'x-api-key': apiKey } });
			const body: unknown = await answer.json();
			if (answer.ok) return body;
			// On a slow machine, polling may exceed the rate limit.
			assert.equal(answer.status, 429, JSON.stringify(body));
			await setTimeout(1000 * Number(answer.headers.get('retry-after')));
		}
	};
	const templates = (await call('/v1/templates')) as { id: string; name: string }[];
	const templateId = templates.find(({ name }) => name === 'Invoice')?.id ?? '';
	const submit = async (name: string, content: Buffer): Promise<void> => {
		const file = { field: 'file', name, content };
		await sendForm(`${url}/v1/documents/parse/async`, apiKey, { templateId }, [file]);
	};
	const invoice = readFileSync(INVOICE);
	// Different bytes, because the same document for the same template is one job.
	for (const name of FILES)
		await submit(name, Buffer.concat([invoice, Buffer.from(`\n% ${name}\n`)]));
	const locked = await makePdf([[['a', 'b']]], { userPassword: 'x', pdfVersion: '1.4' });
	await submit('locked-statement.pdf', locked);
	await submit('birchwood-2026-0148.pdf', Buffer.concat([invoice, Buffer.from('\n% last\n')]));
	await waitUntil(async () => {
		const { jobs } = (await call('/v1/jobs?limit=100')) as { jobs: { status: string }[] };
		return jobs.every(({ status }) => ['completed', 'failed'].includes(status));
	}, 60);
	const [webhook] = (await call('/v1/webhooks')) as { id: string }[];
	await waitUntil(async () => {
		const { deliveries } = (await call(
			`/v1/webhooks/${webhook?.id ?? ''}/deliveries?limit=100`,
		)) as { deliveries: { status: string }[] };
		return deliveries.every(({ status }) => status !== 'pending');
	}, 60);
}

/** Spreads jobs over an afternoon and the days before. */
function spreadJobs(db: SqliteDatabase.Database): void {
	const jobs = db.prepare('select id from jobs order by id desc').pluck().all() as string[];
	const shifts = [
		'update jobs set created_at = created_at - $ms, started_at = started_at - $ms, completed_at = completed_at - $ms where id = $id',
		'update job_attempts set started_at = started_at - $ms, ended_at = ended_at - $ms where job_id = $id',
		'update webhook_attempts set at = at - $ms where delivery_id in (select d.id from webhook_deliveries d join webhook_events e on e.id = d.event_id where e.job_id = $id)',
		'update webhook_deliveries set created_at = created_at - $ms, ended_at = ended_at - $ms where event_id in (select id from webhook_events where job_id = $id)',
	].map((sql) => db.prepare(sql));
	jobs.forEach((id, i) => {
		const ms = (AGES[i] ?? AGES.at(-1) ?? 0) * MINUTE_MS;
		for (const shift of shifts) shift.run({ id, ms });
	});
	const ms = (AGES.at(-1) ?? 0) * MINUTE_MS;
	db.exec(`
		update webhook_deliveries set created_at = created_at - ${ms}, ended_at = ended_at - ${ms}
			where event_id in (select id from webhook_events where job_id is null);
		update webhook_attempts set at = at - ${ms} where delivery_id in
			(select d.id from webhook_deliveries d join webhook_events e on e.id = d.event_id where e.job_id is null);
	`);
}

function fillUsage(db: SqliteDatabase.Database): void {
	const find = db.prepare('select id from accounts where email = ?').pluck();
	const owner = find.get(OWNER.email) as string;
	const insert = db.prepare(
		`insert into page_reservations
			(id, account_id, period, state, pages, pages_used, created_at, expires_at, settled_at)
		values (?, ?, '2000-01', 'committed', ?, ?, ?, null, ?)`,
	);
	PAGES.forEach((pages, i) => {
		const at = Date.now() - (i + 1) * DAY_MS;
		if (pages > 0) insert.run(randomUUID(), owner, pages, pages, at, at);
	});
	const use = db.prepare(
		`insert into page_quotas (account_id, period, used, reserved) values (?, ?, ?, 0)
		on conflict (account_id, period) do update set used = used + excluded.used`,
	);
	const period = new Date().toISOString().slice(0, 7);
	const thisMonth = PAGES.slice(0, new Date().getUTCDate() - 1);
	use.run(
		owner,
		period,
		thisMonth.reduce((sum, pages) => sum + pages, 0),
	);
	for (const { email, pages } of ACCOUNTS) use.run(find.get(email), period, pages);
}
