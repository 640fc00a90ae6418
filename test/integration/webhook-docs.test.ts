import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createSecret, signEvent } from '../../engine/src/services/webhooks/sign-event.ts';
import { root } from '../support/run-node.ts';

const text = readFileSync(join(root, 'docs/webhooks.md'), 'utf8');
const snippet = (language: string): string => {
	const found = new RegExp(`\`\`\`${language} verify\n([^]*?)\`\`\``).exec(text)?.[1];
	if (found === undefined) throw new Error(`docs/webhooks.md shows no verifier in ${language}`);
	return found;
};
const folder = mkdtempSync(join(tmpdir(), 'docsift-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const secret = createSecret();
const body = JSON.stringify({ eventId: 'e', result: { name: 'Müller & Søn "1"\n' } });
const signed = signEvent(
	{ id: 'e', body },
	{ secret, previousSecret: null, previousSecretUntil: null },
	new Date(),
);
const signature = signed['x-webhook-signature'] ?? '';
const bodyFile = join(folder, 'body');
writeFileSync(bodyFile, body);

/** Runs a documented verifier; true when it accepts the event. */
const verifiers: Record<string, (signature: string, secret: string, file: string) => boolean> = {
	ts: (given, key, file) => {
		const program = join(folder, 'verify.mts');
		const call = `process.exit(isGenuine(readFileSync(process.argv[2]!, 'utf8'), process.argv[3]!, process.argv[4]!) ? 0 : 1);`;
		writeFileSync(program, `import { readFileSync } from 'node:fs';\n${snippet('ts')}\n${call}`);
		return run(process.execPath, [program, file, given, key]);
	},
	python: (given, key, file) => {
		const program = join(folder, 'verify.py');
		const call =
			'import sys\nsys.exit(0 if is_genuine(open(sys.argv[1], "rb").read(), sys.argv[2], sys.argv[3]) else 1)';
		writeFileSync(program, `${snippet('python')}\n${call}\n`);
		return run('python3', [program, file, given, key]);
	},
	sh: (given, key, file) => {
		const program = join(folder, 'verify.sh');
		writeFileSync(program, snippet('sh'));
		return run('sh', [program, file, given, key]);
	},
};
const NEEDS: Record<string, string> = { python: 'python3', sh: 'openssl' };

function run(program: string, args: string[]): boolean {
	const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
	expect({ status: status === 0 || status === 1, stderr }).toEqual({ status: true, stderr: '' });
	return status === 0;
}

describe.each(Object.entries(verifiers))('the verifier in %s', (language, verify) => {
	const needed = NEEDS[language];
	const installed = needed === undefined || spawnSync(needed, ['--version']).error === undefined;
	(installed ? test : test.skip)('takes a genuine event and refuses every other', () => {
		expect(verify(signature, secret, bodyFile)).toBe(true);
		expect(verify(signature, createSecret(), bodyFile)).toBe(false);
		expect(
			verify(
				signature.replace(/^./, (one) => (one === '0' ? '1' : '0')),
				secret,
				bodyFile,
			),
		).toBe(false);
		expect(verify('', secret, bodyFile)).toBe(false);
		const unkeyed = createHmac('sha256', '').update(body).digest('hex');
		expect(verify(unkeyed, '', bodyFile)).toBe(false);
		const changed = join(folder, 'changed');
		writeFileSync(changed, body.replace('Müller', 'Miller'));
		expect(verify(signature, secret, changed)).toBe(false);
	});
});
