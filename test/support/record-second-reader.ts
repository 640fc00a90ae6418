/**
 * node test/support/record-second-reader.ts
 *
 * Makes the recording that test/unit/evaluation-second-reader.test.ts replays, with the scripted model server. Needed
 * when the question about a document has changed.
 */
import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startModelServer } from './model-server.ts';

const fixture = (path: string) =>
	fileURLToPath(new URL(`../fixtures/second-reader/${path}`, import.meta.url));
const program = fileURLToPath(new URL('../../evaluation/run.ts', import.meta.url));
const truths = JSON.parse(readFileSync(fixture('library-cards/truth.json'), 'utf8')) as Record<
	string,
	Record<string, unknown>
>;

rmSync(fixture('recording'), { recursive: true, force: true });
const server = await startModelServer({ shape: 'ollama' });
server.say(({ text }) => {
	const values = Object.values(truths).find(({ author }) => text.includes(String(author)));
	// A model that invents values that the card does not contain.
	return { ...values, publisher: values?.publisher ?? 'Carver & Daughters' };
});
const { stderr } = await promisify(execFile)(
	process.execPath,
	[program, fixture('library-cards'), '--reader', 'both', '--record', fixture('recording')],
	{ env: { ...process.env, LLM_URL: server.url, LLM_MODEL: 'protocol-server' } },
);
process.stdout.write(stderr);
await server.close();
