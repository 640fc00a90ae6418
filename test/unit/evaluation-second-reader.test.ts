import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { startModelServer } from '../support/model-server.ts';

const run = promisify(execFile);
const fixture = (path: string) =>
	new URL(`../fixtures/second-reader/${path}`, import.meta.url).pathname;
const program = new URL('../../evaluation/run.ts', import.meta.url).pathname;

async function evaluate(flags: string[], environment: Record<string, string> = {}) {
	const { stdout, stderr } = await run(
		process.execPath,
		[program, fixture('library-cards'), '--json', ...flags],
		{ env: { ...process.env, ...environment } },
	);
	const { sets } = JSON.parse(stdout) as {
		sets: Record<string, { f1: number; fields: Record<string, number> }>;
	};
	return { f1: sets['library-cards']?.f1 ?? 0, fields: sets['library-cards']?.fields, stderr };
}

test('a recording is replayed without a model, and what a card does not print is not believed', async () => {
	const first = await evaluate([]);
	const both = await evaluate(['--reader', 'both', '--record', fixture('recording')]);
	expect(first.stderr).toBe('');
	// If this fails because nothing is recorded, the question has changed: see record-second-reader.ts.
	expect(both.stderr).toContain('second reader: 0 questions asked (0 tokens), 5 replayed');
	expect(both.stderr).toMatch(/[1-9]\d* values found on the page, [1-9]\d* dropped/);
	expect(both.f1).toBeGreaterThan(first.f1);
	expect(both.fields).toMatchObject({ author: 1, place: 1, year: 1 });
});

test('answers are recorded once, and never with the text of a page', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'docsift-record-'));
	const server = await startModelServer({ shape: 'openai stream' });
	server.say(() => ({ place: 'Bath' }));
	const configured = { LLM_URL: server.url, LLM_MODEL: 'm' };
	try {
		const flags = ['--reader', 'both', '--record', folder];
		expect((await evaluate(flags, configured)).stderr).toContain('5 questions asked (750 tokens)');
		expect(readdirSync(folder)).toHaveLength(5);
		expect((await evaluate(flags, configured)).stderr).toContain('0 questions asked (0 tokens), 5');
		expect(server.calls).toHaveLength(5);
	} finally {
		await server.close();
		rmSync(folder, { recursive: true, force: true });
	}
});

test('without a model and without a recording the run fails and says so', async () => {
	await expect(evaluate(['--reader', 'both'])).rejects.toMatchObject({
		code: 1,
		stderr: expect.stringContaining('5 questions without an answer: not recorded') as unknown,
	});
});
