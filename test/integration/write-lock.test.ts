import { afterEach, beforeEach, expect, test } from '@jest/globals';
import SqliteDatabase from 'better-sqlite3';
import { sqliteFile } from '../../engine/src/platform/store/open-database.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

const TEMPLATE = {
	name: 'Letter',
	category: 'INVOICE',
	schema: { data: { invoiceNumber: { type: 'string' } } },
};

let engine: TestEngine;
let other: ReturnType<typeof SqliteDatabase>;
beforeEach(async () => {
	engine = await startTestEngine({ environment: { ROLE: 'api' } });
	other = new SqliteDatabase(sqliteFile(engine.config.dataDir));
	other.exec('begin immediate');
});
afterEach(async () => {
	other.close();
	await engine.stop();
});

test('reading continues while another process holds the write lock of SQLite', async () => {
	// If reads waited for the lock, this write would time out.
	const writing = engine.call('POST', '/v1/templates', TEMPLATE);
	for (const path of ['/v1/templates', '/v1/jobs', '/v1/usage', '/readyz']) {
		expect([path, (await engine.call('GET', path)).status]).toEqual([path, 200]);
	}
	other.exec('commit');
	const { status, body } = await writing;
	expect(status).toBe(201);
	// The next read sees the write.
	const { id } = body as { id: string };
	expect((await engine.call('GET', `/v1/templates/${id}`)).status).toBe(200);
});

test('a write that waits for the lock of SQLite in vain is answered with 503 and Retry-After', async () => {
	const { status, headers, body } = await engine.call('POST', '/v1/templates', TEMPLATE);
	expect(status).toBe(503);
	expect(headers.get('retry-after')).not.toBeNull();
	expect(body).toMatchObject({ code: 'UNAVAILABLE' });
	other.exec('commit');
	expect((await engine.call('POST', '/v1/templates', TEMPLATE)).status).toBe(201);
});
