import assert from 'node:assert/strict';
import { freePort } from '../../support/free-port.ts';
import type { Lab } from './lab.ts';

type TypeDescription = {
	name: string;
	displayName: string;
	iconUrl?: { light: string; dark: string };
	outputs?: string[];
	properties: { name: string; options?: { name?: string; value?: unknown }[] }[];
};

/** Tests the loaded pack, its credentials, and the options that panels load from the engine. */
export async function tryConnection(lab: Lab, credentialId: string): Promise<void> {
	const { check, client, engine, n8n } = lab;
	const { url: baseUrl, apiKey } = engine;

	await check('both nodes and the tool of the agent appear in n8n', async () => {
		const all = await client.types<TypeDescription>('nodes');
		const find = (name: string): TypeDescription => {
			const found = all.find((one) => one.name === `n8n-nodes-docsift.${name}`);
			assert.ok(found, `${name} is not among the ${all.length} nodes`);
			return found;
		};
		const [node, trigger, tool] = [find('docSift'), find('docSiftTrigger'), find('docSiftTool')];
		assert.equal(node.displayName, 'DocSift');
		assert.equal(trigger.displayName, 'DocSift Trigger');
		const resources = node.properties.find(({ name }) => name === 'resource')?.options ?? [];
		for (const wanted of ['account', 'document', 'job', 'template']) {
			assert.ok(
				resources.some(({ value }) => value === wanted),
				`there is no resource ${wanted}`,
			);
		}
		assert.deepEqual(tool.outputs, ['ai_tool']);
		const names = tool.properties.map(({ name }) => name);
		for (const name of ['toolDescription', 'resource', 'operation', 'templateId', 'fileUrl']) {
			assert.ok(names.includes(name), `the tool has no parameter ${name}`);
		}
		for (const { iconUrl } of [node, trigger, tool]) {
			for (const icon of [iconUrl?.light, iconUrl?.dark]) {
				assert.equal(await client.mediaType(`/${icon}`), 'image/svg+xml');
			}
		}
	});

	await check('both credentials appear in n8n', async () => {
		const all = await client.types<TypeDescription & { supportedNodes: string[] }>('credentials');
		const api = all.find(({ name }) => name === 'docSiftApi');
		const webhook = all.find(({ name }) => name === 'docSiftWebhookApi');
		assert.equal(api?.displayName, 'DocSift API');
		assert.equal(webhook?.displayName, 'DocSift Webhook API');
		assert.deepEqual(api.supportedNodes, [
			'n8n-nodes-docsift.docSift',
			'n8n-nodes-docsift.docSiftTrigger',
		]);
		assert.deepEqual(webhook.supportedNodes, ['n8n-nodes-docsift.docSiftTrigger']);
	});

	await check('the test of a credential with the right key succeeds', async () => {
		const tested = await client.testCredential('docSiftApi', { baseUrl, apiKey });
		assert.deepEqual(tested, { status: 'OK', message: 'DocSift answers and accepts the key' });
		const slash = await client.testCredential('docSiftApi', { baseUrl: `${baseUrl}/`, apiKey });
		assert.equal(slash.status, 'OK');
	});

	await check('the test of a credential with a wrong key fails and says why', async () => {
		const wrong = { baseUrl, apiKey: `${apiKey.slice(0, -1)}~` };
		const { status, message } = await client.testCredential('docSiftApi', wrong);
		assert.equal(status, 'Error');
		assert.match(message, /API key/);
	});

	await check('the test of a credential fails when no engine answers', async () => {
		const nowhere = { baseUrl: `http://127.0.0.1:${await freePort()}`, apiKey };
		const { status, message } = await client.testCredential('docSiftApi', nowhere);
		assert.equal(status, 'Error');
		assert.match(message, /cannot be reached at .* \(the connection was refused\)/);
	});

	await check('the test of a credential knows another program, and a path too many', async () => {
		const other = await client.testCredential('docSiftApi', { baseUrl: n8n.url, apiKey });
		assert.equal(other.status, 'Error');
		assert.match(other.message, /Another program answers/);
		const path = await client.testCredential('docSiftApi', { baseUrl: `${baseUrl}/v1`, apiKey });
		assert.match(path.message, /a path too many/);
		const bare = baseUrl.replace('http://', '');
		const schemeless = await client.testCredential('docSiftApi', { baseUrl: bare, apiKey });
		assert.match(schemeless.message, /must begin with http/);
	});

	await check('the test of a signing secret tells a secret from something else', async () => {
		const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
		const good = await client.testCredential('docSiftWebhookApi', { signingSecret: secret });
		assert.equal(good.status, 'OK');
		const bad = await client.testCredential('docSiftWebhookApi', { signingSecret: 'password' });
		assert.equal(bad.status, 'Error');
		assert.match(bad.message, /whsec_/);
	});

	const parameters = {
		nodeTypeAndVersion: { name: 'n8n-nodes-docsift.docSift', version: 2 },
		currentNodeParameters: { resource: 'document', operation: 'parse' },
		credentials: { docSiftApi: { id: credentialId, name: 'DocSift account' } },
	};
	await check('the list of templates can be searched', async () => {
		const search = async (filter?: string): Promise<{ name: string; value: string }[]> => {
			const path = '/dynamic-node-parameters/resource-locator-results';
			const body = {
				...parameters,
				path: 'parameters.templateId',
				methodName: 'searchTemplates',
				...(filter !== undefined && { filter }),
			};
			const { results } = await client.call<{ results: { name: string; value: string }[] }>(
				'POST',
				path,
				body,
			);
			return results;
		};
		const all = await search();
		assert.deepEqual(
			all.map(({ name }) => name),
			[
				'Bank statement',
				'Contract',
				'Delivery note',
				'Identity document',
				'Invoice',
				'Medical record',
				'Payment reminder',
				'Payslip',
				'Receipt',
				'Résumé',
				'Utility bill',
			],
		);
		const found = await search('INVO');
		const value = await engine.templateId('Invoice');
		const url = `${engine.url}/templates/${value}`;
		assert.deepEqual(found, [{ name: 'Invoice', value, url }]);
		assert.deepEqual(await search('no such template'), []);
	});

	await check('the lists of the chosen template can be chosen from', async () => {
		const templateId = { __rl: true, mode: 'name', value: 'Invoice' };
		const options = await client.call<{ name: string; value: string }[]>(
			'POST',
			'/dynamic-node-parameters/options',
			{
				...parameters,
				currentNodeParameters: { ...parameters.currentNodeParameters, templateId },
				path: 'parameters.rowsField',
				methodName: 'getLists',
			},
		);
		const description = 'A list with the columns description, quantity, unitPrice, taxRate, total';
		assert.deepEqual(options, [{ name: 'lineItems', value: 'lineItems', description }]);
	});

	await check('the list of languages comes from the engine', async () => {
		const options = await client.call<{ name: string; value: string }[]>(
			'POST',
			'/dynamic-node-parameters/options',
			{ ...parameters, path: 'parameters.options.language', methodName: 'getLanguages' },
		);
		const known = await engine.call<{ code: string; name: string }[]>('GET', '/v1/languages');
		assert.deepEqual(options, [
			{ name: 'Auto', value: '' },
			...known.map(({ code, name }) => ({ name, value: code })),
		]);
	});
}
