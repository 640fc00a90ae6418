import { afterAll, expect, test } from '@jest/globals';
import { testCredential } from '../support/n8n.ts';
import { useEngine } from '../support/node-engine.ts';
import { freePort } from '../support/free-port.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';

const { credentials } = useEngine();
const others: Receiver[] = [];
afterAll(() => Promise.all(others.map((one) => one.close())));

async function startOther(...args: Parameters<typeof startReceiver>): Promise<string> {
	const other = await startReceiver(...args);
	others.push(other);
	return other.url;
}

test('an engine that accepts the key is recognised, also with a trailing slash', async () => {
	const { baseUrl, apiKey } = credentials();
	for (const address of [baseUrl, `${baseUrl}/`, ` ${baseUrl} `]) {
		expect(await testCredential({ baseUrl: address, apiKey })).toEqual({
			status: 'OK',
			message: 'DocSift answers and accepts the key',
		});
	}
});

test.each<[string, () => Promise<object> | object, RegExp]>([
	['a wrong key', () => ({ apiKey: 'dsk_live_wrong' }), /does not accept this API key/],
	['no key', () => ({ apiKey: '' }), /Paste an API key/],
	['a key with a line break', () => ({ apiKey: 'dsk_live\nx' }), /characters that no key has/],
	[
		'no scheme',
		() => ({ baseUrl: '127.0.0.1:3000' }),
		/must begin with http:\/\/.*127\.0\.0\.1:3000/,
	],
	['no address', () => ({ baseUrl: ' ' }), /Write the base URL/],
	['nonsense', () => ({ baseUrl: 'http://:x' }), /is not an address/],
	[
		'a path too many',
		() => ({ baseUrl: `${credentials().baseUrl}/v1` }),
		/a path too many\. Write http:\/\/127\.0\.0\.1:\d+\.$/,
	],
	[
		'nobody there',
		async () => ({ baseUrl: `http://127.0.0.1:${await freePort()}` }),
		/cannot be reached at .* \(the connection was refused\)/,
	],
	[
		'a program that answers everything with a page',
		async () => ({ baseUrl: await startOther((answer) => void answer.end('<h1>n8n</h1>')) }),
		/Another program answers/,
	],
	[
		'a program that answers with a list of its own',
		async () => ({
			baseUrl: await startOther((answer) => {
				answer.setHeader('content-type', 'application/json').end('[]');
			}),
		}),
		/Another program answers/,
	],
	[
		'an address that leads on',
		async () => ({
			baseUrl: await startOther((answer) => {
				answer.writeHead(302, { location: 'https://elsewhere.example/' }).end();
			}),
		}),
		/leads on to https:\/\/elsewhere\.example/,
	],
])('%s is told in words', async (_, changed, message) => {
	const tested = await testCredential({ ...credentials(), ...(await changed()) });
	expect(tested.status).toBe('Error');
	expect(tested.message).toMatch(message);
});
