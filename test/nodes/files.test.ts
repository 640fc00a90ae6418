import { afterAll, describe, expect, test } from '@jest/globals';
import { makeZip } from '../support/archives.ts';
import { binaryOf, executeNode } from '../support/n8n.ts';
import type { Item } from '../support/n8n.ts';
import { letterItem, makeLetter, useEngine } from '../support/node-engine.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';

const { engine, credentials, templateById } = useEngine();
const gates: Receiver[] = [];
afterAll(() => Promise.all(gates.map((one) => one.close())));

const parse = {
	resource: 'document',
	operation: 'parse',
	source: 'binary',
	binaryFields: '*',
	output: 'documents',
};
const execute = (
	parameters: object,
	items: Item[],
	settings: Parameters<typeof executeNode>[3] = {},
) =>
	executeNode(credentials(), { ...parse, templateId: templateById(), ...parameters }, items, {
		typeVersion: 2,
		...settings,
	});

const calendar = binaryOf(
	'meeting.xyz',
	Buffer.from('BEGIN:VCALENDAR'),
	'application/octet-stream',
);
const picture = (name: string, bytes: number) =>
	binaryOf(name, Buffer.alloc(bytes, 1), 'image/png');
const mail = async (number: string): Promise<Item> => ({
	binary: {
		attachment_0: binaryOf('invoice.pdf', await makeLetter(number)),
		attachment_1: calendar,
	},
});

describe('one file of an item that fails', () => {
	test('does not affect the others, whatever On Error says, and is named', async () => {
		const { items, error, hints } = await execute({}, [await mail('K-1')]);
		expect(error).toBeUndefined();
		expect(items.map(({ json }) => json)).toEqual([
			{ invoiceNumber: 'K-1', totalDue: 1234.5 },
			{
				error: expect.stringMatching(/^meeting\.xyz: /) as unknown,
				fileName: 'meeting.xyz',
				code: 'UNSUPPORTED_FILE_TYPE',
				status: 400,
				retryable: false,
			},
		]);
		expect(hints).toEqual([expect.stringMatching(/^One file could not be read/)]);
	});

	test('goes to the error output where there is one', async () => {
		const settings = { onError: 'continueErrorOutput' } as const;
		const { items, errors } = await execute({}, [await mail('K-2')], settings);
		expect(items.map(({ json }) => json.invoiceNumber)).toEqual(['K-2']);
		const details = { fileName: 'meeting.xyz', code: 'UNSUPPORTED_FILE_TYPE', status: 400 };
		expect(errors.map(({ json }) => json)).toEqual([
			{
				error: expect.stringMatching(/^meeting\.xyz: /) as unknown,
				details: { ...details, retryable: false },
			},
		]);
	});

	test('when all fail, the item fails and names each file', async () => {
		const binary = { a: calendar, b: binaryOf('empty.pdf', Buffer.alloc(0)) };
		const stopped = await execute({}, [{ binary }]);
		expect(stopped.error?.message).toMatch(/meeting\.xyz/);
		expect(stopped.error?.description).toMatch(/Also: .*empty\.pdf/);
		const settings = { onError: 'continueRegularOutput' } as const;
		const { items } = await execute({}, [{ binary }], settings);
		expect(items.map(({ json }) => json.details)).toMatchObject([
			{ fileName: 'meeting.xyz', code: 'UNSUPPORTED_FILE_TYPE' },
			{ fileName: 'empty.pdf', code: 'FILE_EMPTY' },
		]);
	});

	test('a ZIP archive among the files is opened all the same', async () => {
		const zip = makeZip([{ name: 'in.pdf', content: await makeLetter('K-4') }]);
		const binary = {
			a: binaryOf('one.pdf', await makeLetter('K-3')),
			b: binaryOf('all.zip', zip, 'application/zip'),
		};
		const { items, error } = await execute({}, [{ binary }]);
		expect(error).toBeUndefined();
		expect(items.map(({ json }) => json.invoiceNumber)).toEqual(['K-3', 'K-4']);
	});

	test('a file that is too large does not take the others with it', async () => {
		const gate = await startReceiver((response, { body }) => {
			response.setHeader('content-type', 'application/json');
			if (body.includes('large.pdf')) {
				response.writeHead(413);
				response.end(JSON.stringify({ code: 'FILE_TOO_LARGE', message: 'Too large.' }));
			} else response.end(JSON.stringify({ result: { a: 1 }, pageCount: 1 }));
		});
		gates.push(gate);
		const binary = {
			a: binaryOf('large.pdf', Buffer.from('%PDF')),
			b: binaryOf('small.pdf', Buffer.from('%PDF')),
		};
		const { items, error } = await executeNode(
			{ ...credentials(), baseUrl: gate.url },
			{ ...parse, templateId: templateById() },
			[{ binary }],
			{ typeVersion: 2 },
		);
		expect(error).toBeUndefined();
		expect(items.map(({ json }) => json)).toEqual([
			expect.objectContaining({ fileName: 'large.pdf', code: 'FILE_TOO_LARGE', status: 413 }),
			{ a: 1 },
		]);
	});

	test('eleven files are sent in two requests', async () => {
		const gate = await startReceiver((response, { body }) => {
			const names = [...body.matchAll(/filename="(\d+\.pdf)"/g)].map(([, name]) => name);
			const results = names.map((filename) => ({ filename, result: { filename } }));
			const answer = names.length === 1 ? { result: { filename: names[0] } } : { results };
			response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
		});
		gates.push(gate);
		const names = Array.from({ length: 11 }, (_, i) => `${i}.pdf`);
		const binary = Object.fromEntries(
			names.map((name, i) => [`f${i}`, binaryOf(name, Buffer.from('%PDF'))]),
		);
		const { items } = await executeNode(
			{ ...credentials(), baseUrl: gate.url },
			{ ...parse, templateId: templateById() },
			[{ binary }],
			{ typeVersion: 2 },
		);
		expect(items.map(({ json }) => json.filename)).toEqual(names);
		expect(gate.received).toHaveLength(2);
	});
});

describe('the error as data', () => {
	const options = { unreadable: 'data' };
	test.each<[string, Item['binary'], string]>([
		['a type that is not read', { data: calendar }, 'UNSUPPORTED_FILE_TYPE'],
		['an empty file', { data: binaryOf('a.pdf', Buffer.alloc(0)) }, 'FILE_EMPTY'],
		[
			'a damaged file',
			{ data: binaryOf('a.pdf', Buffer.from('%PDF-1.4\n%%EOF')) },
			'DOCUMENT_DAMAGED',
		],
	])('%s', async (_, binary, code) => {
		for (const operation of [parse, { resource: 'job', operation: 'submit', wait: true }]) {
			const ran = await execute({ ...operation, options }, [{ ...(binary && { binary }) }]);
			expect(ran.error).toBeUndefined();
			const known = operation === parse || code !== 'DOCUMENT_DAMAGED' ? code : 'DOCUMENT_NOT_READ';
			expect(ran.items.map(({ json }) => [json.code, json.retryable])).toEqual([[known, false]]);
		}
	});

	test('a wrong key is an error', async () => {
		const { error } = await executeNode(
			{ ...credentials(), apiKey: 'dsk_live_wrong' },
			{ ...parse, templateId: templateById(), options },
			[await letterItem('L-1')],
		);
		expect(error).toMatchObject({ httpCode: '401' });
	});
});

describe('which files are documents', () => {
	test('Only Files Like excludes other files', async () => {
		const options = { onlyFiles: '*.PDF, scan*' };
		const { items, error, hints } = await execute({ options }, [await mail('N-1')]);
		expect(error).toBeUndefined();
		expect(items.map(({ json }) => json.invoiceNumber)).toEqual(['N-1']);
		expect(hints).toEqual(['One file was left out by Only Files Like or Smallest Picture.']);
	});

	test('Smallest Picture excludes logos; an e-mail with only logos gives no item', async () => {
		const options = { smallestPicture: 20 };
		const item = { binary: { logo: picture('logo.png', 3000) } };
		const { items, error } = await execute({ options }, [await letterItem('N-2'), item]);
		expect(error).toBeUndefined();
		expect(items.map(({ json }) => json.invoiceNumber)).toEqual(['N-2']);
	});

	test('Keep Input File hands the file on with its item', async () => {
		const options = { keepInput: true, onlyFiles: '*.pdf' };
		const { items } = await execute({ options }, [await mail('N-3')]);
		expect(items[0]?.binary).toMatchObject({ attachment_0: { fileName: 'invoice.pdf' } });
	});
});

describe('the free plan', () => {
	test('several files are sent one by one', async () => {
		const { apiKey, call } = await engine().createAccount('free');
		const { body } = await call('POST', '/v1/templates', {
			name: 'Own',
			category: 'CUSTOM',
			schema: { data: { invoiceNumber: { type: 'string' } } },
		});
		const templateId = { __rl: true, mode: 'id', value: (body as { id: string }).id };
		const binary = {
			a: binaryOf('a.pdf', await makeLetter('Q-1')),
			b: binaryOf('b.pdf', await makeLetter('Q-2')),
		};
		const { items, error, hints } = await executeNode(
			{ ...credentials(), apiKey },
			{ ...parse, templateId },
			[{ binary }],
			{ typeVersion: 2 },
		);
		expect(error).toBeUndefined();
		expect(items.map(({ json }) => json.invoiceNumber)).toEqual(['Q-1', 'Q-2']);
		expect(hints).toEqual([expect.stringMatching(/one by one/)]);
	});
});

test('several items are worked on at once, and stay in order', async () => {
	let [now, most] = [0, 0];
	const gate = await startReceiver((response, { body }) => {
		now += 1;
		most = Math.max(most, now);
		const name = /filename="(\d)\.pdf"/.exec(body)?.[1];
		const answer = () => {
			now -= 1;
			response.setHeader('content-type', 'application/json');
			response.end(JSON.stringify({ result: { name } }));
		};
		// The first is answered when the second has arrived.
		if (name === '0') waiting = answer;
		else {
			answer();
			waiting?.();
			waiting = undefined;
		}
	});
	let waiting: (() => void) | undefined;
	gates.push(gate);
	const items = Array.from({ length: 5 }, (_, i) => ({
		binary: { data: binaryOf(`${i}.pdf`, Buffer.from('%PDF')) },
	}));
	const ran = await executeNode(
		{ ...credentials(), baseUrl: gate.url },
		{ ...parse, templateId: templateById() },
		items,
		{ typeVersion: 2 },
	);
	expect(ran.items.map(({ json }) => json.name)).toEqual(['0', '1', '2', '3', '4']);
	expect(most).toBeGreaterThan(1);
	expect(most).toBeLessThanOrEqual(3);
});

test('waiting for the engine is shown', async () => {
	const gate = await startReceiver((response, _, count) => {
		response.setHeader('content-type', 'application/json');
		if (count === 1) response.writeHead(429, { 'retry-after': '1' });
		response.end(JSON.stringify({ result: { a: 1 }, code: 'RATE_LIMITED', message: 'Busy.' }));
	});
	gates.push(gate);
	const { hints } = await executeNode(
		{ ...credentials(), baseUrl: gate.url },
		{ ...parse, templateId: templateById() },
		[await letterItem('W-1')],
		{ typeVersion: 2 },
	);
	expect(hints).toEqual(['DocSift asked the node to wait: 1 second in all. Busy.']);
});
