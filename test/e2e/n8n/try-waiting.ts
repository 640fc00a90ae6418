import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitUntil } from '../../support/wait-until.ts';
import { copyInvoice } from './engine-client.ts';
import { readExample } from './examples.ts';
import type { Lab } from './lab.ts';

/** Submit and Wait for Review, in a workflow that n8n suspends and stores. */
export async function tryWaiting(lab: Lab): Promise<void> {
	const { check, client, engine, n8n } = lab;

	await check(
		'waiting for a review suspends the execution, and the review resumes it',
		async () => {
			const { id: templateId } = await engine.call<{ id: string }>('POST', '/v1/templates', {
				name: 'Always reviewed',
				category: 'INVOICE',
				schema: { data: { invoiceNumber: { type: 'string' }, courier: { type: 'string' } } },
				review: { fields: { courier: 0.99 } },
			});
			const folder = join(n8n.filesFolder, 'waiting');
			await mkdir(folder);
			await writeFile(join(folder, 'waiting.pdf'), copyInvoice());
			const example = await readExample(lab, 'folder-to-line-items');
			const [start, take, read] = example.nodes.filter(({ type }) => !type.endsWith('stickyNote'));
			assert.ok(start && take && read);
			const nodes = [
				start,
				{ ...take, parameters: { ...take.parameters, fileSelector: join(folder, '*.pdf') } },
				{
					...read,
					typeVersion: 3,
					parameters: {
						resource: 'document',
						operation: 'submitForReview',
						source: 'binary',
						binaryFields: 'data',
						output: 'sheet',
						reviewSeconds: 600,
						options: {},
						templateId: { __rl: true, mode: 'id', value: templateId },
					},
				},
			];
			// The nodes behind the third one are left out.
			const connections = Object.fromEntries(
				[start, take].map(({ name }) => [name, example.connections[name] ?? {}]),
			);
			const { id } = await client.importWorkflow({
				...example,
				id: undefined,
				name: 'Waiting',
				nodes,
				connections,
			});
			const executionId = (await client.start(id, { name: start.name })) ?? '';
			const isWaiting = async () => (await client.execution(executionId)).status === 'waiting';
			await waitUntil(isWaiting, 120, 'the execution to be suspended');
			const { jobs } = await engine.call<{ jobs: { jobId: string }[] }>(
				'GET',
				`/v1/jobs?templateId=${templateId}`,
			);
			await engine.call('PATCH', `/v1/jobs/${String(jobs[0]?.jobId)}/result`, {
				values: { courier: 'Swift' },
				approve: true,
			});
			const { status, outputs } = await client.waitForExecution(executionId);
			assert.equal(status, 'success');
			const [row] = outputs[read.name]?.[0] ?? [];
			assert.deepEqual([row?.json.courier, row?.json.fileName], ['Swift', 'waiting.pdf']);
			const left = (await engine.webhooks()).filter(({ url }) => url.includes('webhook-waiting'));
			assert.deepEqual(left, []);
		},
	);
}
