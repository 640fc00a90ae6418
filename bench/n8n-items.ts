/**
 * npm run bench:n8n [-- --items=1000]
 *
 * Reads that many one-page invoices with one Parse node in a real n8n, and prints the time and the memory of n8n with
 * its child processes. n8n is the one of the end-to-end test.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createClosers } from '../test/support/closers.ts';
import { makePdf } from '../test/support/documents.ts';
import { startEngineProcess } from '../test/support/engine-process.ts';
import { packTarball } from '../test/support/pack.ts';
import { root } from '../test/support/run-node.ts';
import { createEngineClient } from '../test/e2e/n8n/engine-client.ts';
import { installN8n } from '../test/e2e/n8n/install-n8n.ts';
import { createN8nClient } from '../test/e2e/n8n/n8n-client.ts';
import { createN8n } from '../test/e2e/n8n/n8n-process.ts';
import { exitCode, print, report } from './report.ts';
import { residentMegabytes } from './resident-megabytes.ts';

const N8N = '2.41.1';
const SAMPLE_MS = 500;
const MAX_MINUTES = 30;

const { values } = parseArgs({ options: { items: { type: 'string', default: '1000' } } });
const count = Number(values.items);
const closers = createClosers();
try {
	await measure();
} finally {
	await closers.closeAll();
}
process.exit(exitCode());

async function measure(): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), 'docsift-bench-n8n-'));
	closers.add(() => rm(folder, { recursive: true, force: true }));
	execFileSync('npm', ['run', '-s', 'build'], { cwd: root, stdio: 'inherit' });
	const packed = await packTarball();
	closers.add(() => rm(packed.folder, { recursive: true, force: true }));
	const n8n = await createN8n(installN8n(N8N), join(folder, 'n8n'));
	await n8n.installPack(packed.tarball);
	const engineProcess = await startEngineProcess({
		DATA_DIR: join(folder, 'engine'),
		PORT: '0',
		PLANS: '{"premium":{"requestsPerMinute":1000000,"pagesPerMonth":1000000}}',
	});
	closers.add(() => {
		engineProcess.kill('SIGTERM');
		return engineProcess.exited;
	});
	const engine = createEngineClient(engineProcess);
	closers.add(() => n8n.stop());
	await n8n.start();
	const client = createN8nClient(n8n.url);
	await client.becomeOwner();
	const data = { baseUrl: engine.url, apiKey: engine.apiKey };
	const { id } = await client.createCredential('DocSift account', 'docSiftApi', data);

	const invoices = join(n8n.filesFolder, 'invoices');
	await mkdir(invoices);
	for (let index = 1; index <= count; index += 1) {
		const number = `B-${String(index).padStart(5, '0')}`;
		const lines: [string, string][] = [
			['Invoice number', number],
			['Invoice date', '2026-10-05'],
			['Total due', '1,234.50'],
		];
		await writeFile(join(invoices, `${number}.pdf`), await makePdf([lines]));
	}
	const workflow = await client.importWorkflow(describeWorkflow(join(invoices, '*.pdf'), id));

	const pid = n8n.pid() ?? 0;
	const before = residentMegabytes(pid, true);
	let peak = before;
	const sampler = setInterval(() => {
		peak = Math.max(peak, residentMegabytes(pid, true));
	}, SAMPLE_MS);
	const begun = performance.now();
	const executionId = (await client.start(workflow.id, { name: 'Start' })) ?? '';
	const { status, outputs, error } = await client.waitForExecution(executionId, MAX_MINUTES * 60);
	const seconds = (performance.now() - begun) / 1000;
	clearInterval(sampler);
	const items = outputs.Read?.[0] ?? [];
	const right = items.filter(({ json }) => /^B-\d{5}$/.test(String(json.invoiceNumber))).length;
	if (status !== 'success') throw new Error(`the execution ended with ${status}: ${error}`);

	report(`of ${count} items with the right number`, right, { least: count });
	print(
		`       ${seconds.toFixed(1)} s for ${count} items, ${(count / seconds).toFixed(1)} items/s`,
	);
	print(`       ${before} MB n8n before, ${peak} MB at most`);
}

function describeWorkflow(fileSelector: string, credentialId: string): object {
	const node = (name: string, type: string, typeVersion: number, parameters: object) => ({
		id: crypto.randomUUID(),
		name,
		type,
		typeVersion,
		parameters,
		position: [0, 0],
	});
	const to = (name: string) => ({ main: [[{ node: name, type: 'main', index: 0 }]] });
	const read = node('Read', 'n8n-nodes-docsift.docSift', 3, {
		resource: 'document',
		operation: 'parse',
		source: 'binary',
		binaryFields: 'data',
		output: 'documents',
		options: {},
		templateId: { __rl: true, mode: 'name', value: 'Invoice' },
	});
	const credentials = { docSiftApi: { id: credentialId, name: 'DocSift account' } };
	return {
		name: 'Many items',
		nodes: [
			node('Start', 'n8n-nodes-base.manualTrigger', 1, {}),
			node('Take', 'n8n-nodes-base.readWriteFile', 1.1, {
				operation: 'read',
				fileSelector,
				options: {},
			}),
			{ ...read, credentials },
		],
		connections: { Start: to('Take'), Take: to('Read') },
		settings: { executionOrder: 'v1' },
	};
}
