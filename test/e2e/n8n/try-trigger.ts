import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitUntil } from '../../support/wait-until.ts';
import type { Webhook } from './engine-client.ts';
import { copyInvoice, makeDoubtful, sampleInvoice } from './engine-client.ts';
import { readExample } from './examples.ts';
import type { Example } from './examples.ts';
import type { Lab } from './lab.ts';
import { tryForgeries } from './try-forgeries.ts';

const TRIGGER = 'Invoice has been read';

type Told = Record<string, unknown> & { _document: { jobId: string; lowestConfidence: number } };

/** The life cycle of the trigger: activation, deliveries, a test event, a restart, a crash, deactivation. */
export async function tryTrigger(lab: Lab): Promise<void> {
	const { check, client, engine, n8n } = lab;
	const example = await readExample(lab, 'submit-and-branch');
	const { id } = example;
	const { webhookId } = example.nodes.find(({ name }) => name === TRIGGER) ?? {};
	const address = `${n8n.url}/webhook/${webhookId}/docsift`;
	const testAddress = `${n8n.url}/webhook-test/${webhookId}/docsift`;
	const startedBy = (mode: string) => client.executionIds(id, mode);
	const endpointsAt = async (url: string): Promise<Webhook[]> =>
		(await engine.webhooks()).filter((one) => one.url === url);
	/** The execution started by a job, which must be the only new one. */
	const executionOf = async (before: string[], jobId: string, mode = 'webhook') => {
		const execution = await client.waitForNew(id, before, mode);
		assert.equal(execution.status, 'success', execution.error);
		const told = execution.outputs[TRIGGER]?.[0]?.[0]?.json as Told | undefined;
		assert.equal(told?._document.jobId, jobId);
		assert.equal((await startedBy(mode)).length, before.length + 1);
		return execution;
	};

	await check('the trigger registers itself when the workflow is activated', async () => {
		await client.activate(id);
		const [endpoint, ...others] = await endpointsAt(address);
		assert.deepEqual(others, []);
		assert.deepEqual(endpoint?.events, ['document.completed']);
		assert.equal(endpoint.enabled, true);
	});

	await check('submit-and-branch: a submitted invoice comes back and is booked', async () => {
		const folder = join(n8n.filesFolder, 'invoices');
		await mkdir(folder, { recursive: true });
		await writeFile(join(folder, 'invoice.pdf'), sampleInvoice);
		const before = await startedBy('webhook');
		const submitting = await client.waitForExecution(
			(await client.start(id, { name: 'Start' })) ?? '',
		);
		assert.equal(submitting.status, 'success', submitting.error);
		const job = submitting.outputs['Submit them']?.[0]?.[0]?.json;
		assert.equal(typeof job?.jobId, 'string');
		const { outputs } = await executionOf(before, String(job?.jobId));
		const told = outputs[TRIGGER]?.[0]?.[0]?.json as Told;
		assert.equal(told.invoiceNumber, '2026-0147');
		assert.equal(told.grossTotal, 739.23);
		assert.ok(outputs['Book it'], 'it was not booked');
		assert.equal(outputs['Ask somebody'], undefined);
	});

	await check('submit-and-branch: one that is doubtful goes to a person', async () => {
		const before = await startedBy('webhook');
		const jobId = await engine.submit('doubtful.pdf', await makeDoubtful());
		const { outputs } = await executionOf(before, jobId);
		const told = outputs[TRIGGER]?.[0]?.[0]?.json as Told;
		assert.ok(told._document.lowestConfidence < 0.7, String(told._document.lowestConfidence));
		assert.ok(outputs['Ask somebody'], 'nobody was asked');
		assert.equal(outputs['Book it'], undefined);
	});

	await check('a document that was submitted before has its event sent again', async () => {
		const before = await startedBy('webhook');
		const names = ['Start', 'Take the invoices', 'Submit them'];
		const nodes = structuredClone(example.nodes.filter(({ name }) => names.includes(name)));
		for (const node of nodes) {
			if (node.name === 'Submit them') node.parameters.options = { ifSubmitted: 'event' };
		}
		const connections = Object.fromEntries(
			names.flatMap((name) => {
				const from = example.connections[name];
				return from ? [[name, from]] : [];
			}),
		);
		const again = { ...example, id: 'docsiftAgain0001', nodes, connections };
		const workflow = await client.importWorkflow(again);
		const started = await client.start(workflow.id, { name: 'Start' });
		const submitted = await client.waitForExecution(started ?? '');
		assert.equal(submitted.status, 'success', submitted.error);
		const job = submitted.outputs['Submit them']?.[0]?.[0]?.json;
		await executionOf(before, String(job?.jobId));
	});

	await tryForgeries(lab, { id, trigger: TRIGGER, address });

	await check('an event that the engine sends a second time starts nothing', async () => {
		const [endpoint] = await endpointsAt(address);
		const path = `/v1/webhooks/${endpoint?.id}/deliveries`;
		type Delivery = { id: string; status: string; eventId: string; log: unknown[] };
		const list = async () =>
			(await engine.call<{ deliveries: Delivery[] }>('GET', path)).deliveries;
		const [delivery] = await list();
		assert.equal(delivery?.status, 'delivered');
		const before = await startedBy('webhook');
		await engine.call('POST', `${path}/${delivery.id}/resend`);
		const sentAgain = async () => {
			const again = await list();
			const own = again.filter(({ eventId }) => eventId === delivery.eventId);
			const attempts = own.flatMap((one) => one.log);
			return attempts.length > delivery.log.length;
		};
		await waitUntil(sentAgain, 120, 'the second delivery');
		await executionOf(before, await engine.submit('invoice.pdf', copyInvoice()));
	});

	await check('listening for a test event leaves the active workflow alone', async () => {
		const production = await endpointsAt(address);
		const [active, tests] = [await startedBy('webhook'), await startedBy('manual')];
		assert.equal(await client.start(id, { name: TRIGGER }), undefined);
		assert.equal((await endpointsAt(testAddress)).length, 1);
		const jobId = await engine.submit('invoice.pdf', copyInvoice());
		await executionOf(tests, jobId, 'manual');
		await executionOf(active, jobId);
		const isGone = async () => (await endpointsAt(testAddress)).length === 0;
		await waitUntil(isGone, 60, 'the test endpoint to go');
		assert.deepEqual(await endpointsAt(address), production);
	});

	await check('an active workflow survives a crash of n8n, and what ended meanwhile', async () => {
		const endpoints = await engine.webhooks();
		const before = await startedBy('webhook');
		await n8n.kill();
		const meanwhile = await engine.submit('invoice.pdf', copyInvoice());
		await n8n.start();
		await executionOf(before, meanwhile);
		const later = await engine.submit('invoice.pdf', copyInvoice());
		await executionOf(await startedBy('webhook'), later);
		assert.deepEqual(await engine.webhooks(), endpoints);
	});

	await check('deactivation removes the endpoint from the engine', async () => {
		await client.deactivate(id);
		assert.deepEqual(await endpointsAt(address), []);
		assert.equal((await fetch(address, { method: 'POST', body: '{}' })).status, 404);
	});

	await check('what a crash has left in the engine is tidied at the next activation', async () => {
		const left = await engine.call<Webhook>('POST', '/v1/webhooks', { url: address });
		await client.activate(id);
		const [endpoint, ...others] = await endpointsAt(address);
		assert.deepEqual(others, []);
		assert.notEqual(endpoint?.id, left.id);
		const before = await startedBy('webhook');
		await executionOf(before, await engine.submit('invoice.pdf', copyInvoice()));
		await client.deactivate(id);
		assert.deepEqual(await endpointsAt(address), []);
	});

	await check('the trigger brings the document, and only for the chosen template', async () => {
		const choosy = structuredClone(example);
		choosy.id = 'docsiftChoosy001';
		choosy.nodes = choosy.nodes.filter(({ name }) => name === TRIGGER);
		for (const node of choosy.nodes) {
			node.webhookId = crypto.randomUUID();
			const templateIds = [await engine.templateId('Invoice')];
			node.parameters.options = { documentField: 'original', templateIds };
		}
		await client.importWorkflow({ ...choosy, connections: {} });
		await client.activate(choosy.id);
		await engine.submit('receipt.pdf', copyInvoice(), 'Receipt');
		const submitted = copyInvoice();
		await engine.submit('invoice.pdf', submitted);
		const execution = await client.waitForNew(choosy.id, [], 'webhook');
		const item = execution.outputs[TRIGGER]?.[0]?.[0];
		assert.equal(item?.json.invoiceNumber, '2026-0147');
		const { original } = item.binary ?? {};
		assert.equal(original?.fileName, 'invoice.pdf');
		assert.equal(original.mimeType, 'application/pdf');
		const content = original.id
			? await client.download(original.id)
			: Buffer.from(original.data, 'base64');
		assert.ok(content.equals(submitted), 'the bytes differ');
		assert.equal((await client.executionIds(choosy.id)).length, 1);
		await client.deactivate(choosy.id);
	});

	await check('a workflow that was saved with 0.1.0 gives what it gave then', async () => {
		const saved = new URL('saved/submit-and-branch-0.1.0.json', import.meta.url);
		const old = JSON.parse(await readFile(saved, 'utf8')) as Example;
		for (const node of old.nodes) {
			for (const one of Object.values(node.credentials ?? {})) one.name = 'DocSift account';
			if (node.webhookId !== undefined) node.webhookId = crypto.randomUUID();
		}
		const { id: oldId } = await client.importWorkflow({ ...old, id: 'docsiftSaved0001' });
		await client.activate(oldId);
		const jobId = await engine.submit('invoice.pdf', copyInvoice());
		const execution = await client.waitForNew(oldId, [], 'webhook');
		assert.equal(execution.status, 'success', execution.error);
		const event = execution.outputs[TRIGGER]?.[0]?.[0]?.json;
		assert.equal(event?.jobId, jobId);
		assert.equal((event.result as Record<string, unknown>).invoiceNumber, '2026-0147');
		assert.ok(execution.outputs['Book it'], 'it was not booked');
		await client.deactivate(oldId);
	});
}
