/**
 * npm run test:e2e:n8n [-- --pictures] [--versions=all | --versions=2.40.7,2.41.1] [--only=examples,waiting] [--record]
 *
 * Installs a real n8n (cached in $DOCSIFT_E2E_CACHE, by default ~/.cache/docsift), installs the packed tarball in it
 * like n8n's own installer, starts the engine, and tests the main uses: credentials, the example workflows, an e-mail
 * that becomes a spreadsheet, the trigger, and the editor in a browser. --pictures renews the screenshots of the
 * documentation. --versions=all runs every supported n8n version, one after the other. --only runs some of the parts.
 * --record notes in README.md how many checks held in each version.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEngineProcess } from '../../support/engine-process.ts';
import { packTarball } from '../../support/pack.ts';
import { root } from '../../support/run-node.ts';
import { createChecks, print } from './checks.ts';
import { createClosers } from '../../support/closers.ts';
import { createEngineClient } from './engine-client.ts';
import { startImapServer } from '../../support/imap-server.ts';
import { installN8n } from './install-n8n.ts';
import type { Lab } from './lab.ts';
import { createN8nClient } from './n8n-client.ts';
import { createN8n } from './n8n-process.ts';
import { recordVersion } from './record-version.ts';
import { startModelServer, tryAgent } from './try-agent.ts';
import { tryConnection } from './try-connection.ts';
import { tryContainerStart } from './try-container-start.ts';
import { tryEditor } from './try-editor.ts';
import { tryExamples } from './try-examples.ts';
import { tryMail } from './try-mail.ts';
import { tryMailbox } from './try-mailbox.ts';
import { tryReview } from './try-review.ts';
import { tryRules } from './try-rules.ts';
import { tryTrigger } from './try-trigger.ts';
import { tryWaiting } from './try-waiting.ts';

/** From the oldest supported version to the newest. */
const ALL = ['2.40.7', '2.41.1'];
const DEFAULT = '2.41.1';

const { values: options } = parseArgs({
	options: {
		pictures: { type: 'boolean', default: false },
		versions: { type: 'string' },
		only: { type: 'string' },
		record: { type: 'boolean', default: false },
	},
});
if (options.record && options.only !== undefined) throw new Error('--record needs a complete run');
const versions = options.versions === 'all' ? ALL : (options.versions ?? DEFAULT).split(',');
if (versions.length > 1) process.exit(runEach(versions) ? 0 : 1);

const closers = createClosers();
let allHeld = false;
try {
	allHeld = await run(versions[0] ?? DEFAULT);
} finally {
	await closers.closeAll();
}
process.exit(allHeld ? 0 : 1);

/** Each version in a separate process; a failure does not stop the others. */
function runEach(list: string[]): boolean {
	const failed = list.filter((version) => {
		print(`n8n ${version}`);
		const args = [import.meta.filename, `--versions=${version}`];
		if (options.record) args.push('--record');
		return spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0;
	});
	print(failed.length === 0 ? `all held in n8n ${list.join(', ')}` : `not in ${failed.join(', ')}`);
	return failed.length === 0;
}

async function run(version: string): Promise<boolean> {
	const started = performance.now();
	const folder = await mkdtemp(join(tmpdir(), 'docsift-e2e-n8n-'));
	closers.add(() => rm(folder, { recursive: true, force: true }));
	// Servers that drop root privileges need access to their folders.
	await chmod(folder, 0o755);

	const program = installN8n(version);
	print('building and packing the nodes');
	execFileSync('npm', ['run', '-s', 'build'], { cwd: root, stdio: 'inherit' });
	const packed = await packTarball();
	closers.add(() => rm(packed.folder, { recursive: true, force: true }));
	const n8n = await createN8n(program, join(folder, 'n8n'));
	await n8n.installPack(packed.tarball);

	print('starting the engine, n8n, an IMAP server');
	const model = await startModelServer();
	closers.add(() => model.close());
	const engineProcess = await startEngineProcess({
		DATA_DIR: join(folder, 'engine'),
		PORT: '0',
		PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
		FETCH_PORTS_ALLOWED: `${n8n.port},${model.port}`,
		// Enough retries to cover a restart of n8n.
		WEBHOOK_RETRY_SECONDS: Array(600).fill('1').join(),
		PLANS: '{"premium":{"requestsPerMinute":100000}}',
	});
	closers.add(() => {
		engineProcess.kill('SIGTERM');
		return engineProcess.exited;
	});
	const engine = createEngineClient(engineProcess);
	const imap = await startImapServer(folder);
	closers.add(() => imap.stop());
	closers.add(() => n8n.stop());
	await n8n.start();

	const client = createN8nClient(n8n.url);
	await client.becomeOwner();
	const { check, conclude, counts } = createChecks(
		() => `n8n: ${n8n.log().slice(-1500)}\nengine: ${engineProcess.output().slice(-1500)}`,
	);
	const lab: Lab = { check, closers, folder, engine, n8n, client };
	// The default name of a new credential, which the examples refer to.
	const credential = await client.createCredential('DocSift account', 'docSiftApi', {
		baseUrl: engine.url,
		apiKey: engine.apiKey,
	});
	await client.createCredential('IMAP account', 'imap', { ...imap, secure: false });
	await client.createCredential('Ollama account', 'ollamaApi', { baseUrl: model.url });
	// Never used, but the examples refer to credentials with these names.
	for (const [name, type] of [
		['Gmail account', 'gmailOAuth2'],
		['Google Sheets account', 'googleSheetsOAuth2Api'],
	] as const) {
		await client.createCredential(name, type, { clientId: 'none', clientSecret: 'none' });
	}

	const parts: Record<string, () => Promise<void>> = {
		connection: () => tryConnection(lab, credential.id),
		examples: () => tryExamples(lab),
		agent: () => tryAgent(lab, model),
		mail: () => tryMail(lab, imap),
		trigger: () => tryTrigger(lab),
		// After the trigger: corrections are learnt, so the doubtful document would no longer be doubtful.
		review: () => tryReview(lab, imap),
		waiting: () => tryWaiting(lab),
		rules: () => tryRules(lab),
		// After the others: it tells the template Invoice what a duplicate is.
		mailbox: () => tryMailbox(lab, imap),
		editor: () => tryEditor(lab, options.pictures),
		container: () => tryContainerStart(lab, program, packed.tarball),
	};
	const wanted = options.only?.split(',') ?? Object.keys(parts);
	const unknown = wanted.filter((name) => !parts[name]);
	if (unknown.length > 0) throw new Error(`there is no part ${unknown.join(', ')}`);
	for (const name of wanted) await parts[name]?.();
	print(`took ${Math.round((performance.now() - started) / 1000)} s`);
	const [node = ''] = process.versions.node.split('.');
	if (options.record) await recordVersion({ n8n: version, node, ...counts() });
	return conclude();
}
