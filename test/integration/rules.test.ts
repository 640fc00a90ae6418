import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { describeOnEachDatabase } from '../support/databases.ts';
import { makeXlsx, sheetXml } from '../support/office.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

const jsonSchema = {
	$schema: 'https://json-schema.org/draft/2020-12/schema',
	title: 'Invoice',
	type: 'object',
	properties: {
		invoiceNumber: { type: 'string', pattern: '^RE-\\d{4}-\\d+$' },
		invoiceDate: { type: 'string', format: 'date' },
		dueDate: { type: 'string', format: 'date' },
		currency: { type: 'string', enum: ['EUR', 'USD'], 'x-synonyms': { EUR: ['Euro', '€'] } },
		netTotal: { type: 'number', minimum: 0, multipleOf: 0.01 },
		taxTotal: { type: 'number', 'x-computed': 'round(netTotal * 19 / 100, 2)' },
		grossTotal: { type: 'number', minimum: 0 },
		vendorName: { type: 'string', description: 'Name of the supplier' },
		vendorId: {
			type: 'string',
			'x-lookup': { list: 'vendors', match: ['name=vendorName'], returns: 'id' },
		},
	},
	required: ['invoiceNumber', 'grossTotal'],
	additionalProperties: false,
	'x-checks': [
		{
			name: 'net + tax = gross',
			expr: 'abs(netTotal + taxTotal - grossTotal) <= 0.02',
			message: 'The totals do not add up.',
		},
		{ name: 'due after invoice', expr: 'dueDate >= invoiceDate' },
	],
	'x-duplicates': { by: ['invoiceNumber', 'grossTotal'], within: '2 years' },
};
const draft = { name: 'Ruled invoices', category: 'INVOICE', schema: jsonSchema };

const invoice = (more: Partial<Record<string, string>> = {}) => {
	const lines = {
		'Invoice number': 'RE-2024-0815',
		'Invoice date': '14.05.2025',
		'Due date': '28.05.2025',
		Supplier: 'Alpine Stahlhandel GmbH',
		Currency: 'Euro',
		'Net total': '100.00',
		'Gross total': '119.00',
		...more,
	};
	const text = Object.entries(lines).map(([label, value]) => `${label}: ${value}`);
	return Buffer.from(`Invoice\n\n${text.join('\n')}\n`);
};

/** A row whose name is worked out by a formula; the file also has the value that its program saw. */
const FORMULA_ROW =
	'<row r="4"><c r="A4" t="inlineStr"><is><t>V3</t></is></c><c r="B4" t="str"><f>CONCAT("Cached"," Ltd")</f><v>Cached Ltd</v></c></row></sheetData>';

/** Definitions that lead to one another. */
const chainDefinitions = (length: number): object =>
	Object.fromEntries(
		Array.from({ length }, (_, i) => [
			`d${i}`,
			i === length - 1 ? { type: 'string' } : { $ref: `#/$defs/d${i + 1}` },
		]),
	);
const nestObjects = (depth: number): object =>
	depth === 0 ? { type: 'string' } : { type: 'object', properties: { a: nestObjects(depth - 1) } };

type Job = {
	jobId: string;
	status: string;
	result: Record<string, unknown>;
	needsReview?: boolean;
	duplicateOf?: string;
	review?: { reasons: { path: string; reason: string; check?: string; message?: string }[] };
	details: { path: string; checks: string[]; source?: string; lookup?: { score: number } }[];
};

describeOnEachDatabase('rules', (kind) => {
	let engine: TestEngine;
	let templateId = '';
	beforeAll(async () => {
		engine = await startTestEngine({ kind });
	});
	afterAll(() => engine.stop());

	async function submit(content: Buffer, key = engine.ownerKey, template = templateId) {
		const file = { field: 'file', name: 'invoice.txt', content };
		const url = `${engine.url}/v1/documents/parse/async`;
		const sent = await sendForm(url, key, { templateId: template }, [file]);
		expect(sent.status).toBe(202);
		const { jobId } = sent.body as { jobId: string };
		const path = `/v1/jobs/${jobId}?wait=60&details=true`;
		return (await engine.clientFor(key)('GET', path)).body as Job;
	}
	async function putList(name: string, content: string | Buffer, fileName = 'list.csv') {
		const form = new FormData();
		form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), fileName);
		const answer = await fetch(`${engine.url}/v1/lists/${name}`, {
			method: 'PUT',
			headers: { 'x-api-key': engine.ownerKey },
			body: form,
		});
		return { status: answer.status, body: await answer.json() };
	}

	test('a template is made from a JSON Schema, and read as one', async () => {
		const made = await engine.call('POST', '/v1/templates?dialect=json-schema', draft);
		expect(made).toMatchObject({ status: 201, body: { schema: jsonSchema } });
		templateId = (made.body as { id: string }).id;
		const path = `/v1/templates/${templateId}`;
		const read = await engine.call('GET', `${path}?dialect=json-schema`);
		expect((read.body as { schema: unknown }).schema).toEqual(jsonSchema);
		const own = await engine.call('GET', path);
		expect(own.body).toMatchObject({
			schema: { data: { invoiceNumber: { type: 'string', rules: { required: true } } } },
			rules: { title: 'Invoice', duplicates: { within: '2 years' } },
		});
		const { name, category, schema, rules } = own.body as Record<string, unknown>;
		const content = { name, category, schema, rules };
		// What was read can be sent back, and changes nothing.
		const replaced = await engine.call('PUT', path, content);
		expect(replaced).toMatchObject({ status: 200, body: { version: 1 } });
	});

	test('an unsupported keyword and a wrong expression are refused with their places', async () => {
		const { properties } = jsonSchema;
		const schema = { ...jsonSchema, properties: { ...properties, a: { anyOf: [] } } };
		const refused = await engine.call('POST', '/v1/templates?dialect=json-schema', {
			...draft,
			schema,
		});
		expect(refused).toMatchObject({
			status: 400,
			body: { code: 'INVALID_TEMPLATE', details: [{ path: 'schema.properties.a.anyOf' }] },
		});
		const checks = [{ name: 'a', expr: 'netTotal > invoiceDate' }];
		const wrong = await engine.call('POST', '/v1/templates?dialect=json-schema', {
			...draft,
			schema: { ...jsonSchema, 'x-checks': checks },
		});
		expect(wrong).toMatchObject({
			status: 400,
			body: {
				details: [
					{
						path: 'schema.x-checks[0].expr',
						message: 'no such overload: double > string (character 1 to 22)',
					},
				],
			},
		});
	});

	test.each<[string, object, string, RegExp]>([
		[
			'an expression of 64 kB',
			{ 'x-checks': [{ name: 'long', expr: `${'1 + '.repeat(16_000)}1 > 0` }] },
			'schema.x-checks[0].expr',
			/2000 characters/,
		],
		[
			'an expression that is nested deeply',
			{ 'x-checks': [{ name: 'deep', expr: `${'('.repeat(900)}true${')'.repeat(900)}` }] },
			'schema.x-checks[0].expr',
			/nested more than 24 deep/,
		],
		[
			'a pattern that repeats repetitions',
			{ properties: { a: { type: 'string', pattern: '(((a{90}){90}){90}){90}' } } },
			'schema.properties.a.pattern',
			/they may have 2000 parts/,
		],
		[
			'a pattern with a back-reference',
			{ properties: { a: { type: 'string', pattern: '(a+)\\1$' } } },
			'schema.properties.a.pattern',
			/./,
		],
		[
			'a chain of 10,000 references',
			{ properties: { a: { $ref: '#/$defs/d0' } }, $defs: chainDefinitions(10_000) },
			'schema.properties.a.$ref',
			/behind 50 references/,
		],
		[
			'objects in objects, 20 deep',
			{ properties: { a: nestObjects(20) } },
			'schema.properties.a.properties.a',
			/deep/,
		],
	])('%s is refused at once, with its place', async (_, hostile, path, message) => {
		const base = { type: 'object', properties: { a: { type: 'string' } } };
		const started = performance.now();
		const { status, body } = await engine.call('POST', '/v1/templates?dialect=json-schema', {
			...draft,
			schema: { ...base, ...hostile },
		});
		expect(performance.now() - started).toBeLessThan(2000);
		expect(status).toBe(400);
		const { code, details } = body as {
			code: string;
			details: { path: string; message: string }[];
		};
		expect(code).toBe('INVALID_TEMPLATE');
		expect(details[0]?.path.startsWith(path)).toBe(true);
		expect(details[0]?.message).toMatch(message);
	});

	test('a schema of a thousand levels is refused before it is read', async () => {
		const schema = { type: 'object', properties: { a: nestObjects(1000) } };
		const refused = await engine.call('POST', '/v1/templates?dialect=json-schema', {
			...draft,
			schema,
		});
		expect(refused).toMatchObject({ status: 400, body: { code: 'JSON_TOO_COMPLEX' } });
	});

	test('patterns that are catastrophic elsewhere are saved, and read a long value in no time', async () => {
		const properties = Object.fromEntries(
			['(a+)+$', '(a|aa)+$', '(x+x+)+y'].map((pattern, i) => [
				`code${i}`,
				{ type: 'string', pattern, description: `Code ${i}` },
			]),
		);
		const made = await engine.call('POST', '/v1/templates?dialect=json-schema', {
			...draft,
			schema: { type: 'object', properties },
		});
		expect(made.status).toBe(201);
		const value = `${'a'.repeat(3000)}!`;
		const content = Buffer.from(
			`Code 0: ${value}\nCode 1: ${value}\nCode 2: ${'x'.repeat(3000)}\n`,
		);
		const { id } = made.body as { id: string };
		expect(await submit(content, engine.ownerKey, id)).toMatchObject({ status: 'completed' });
	});

	test('of several replacements at once, one is the list, with all of its rows', async () => {
		const rows = (name: string) =>
			`id,name\n${Array.from({ length: 3000 }, (_, i) => `${i},${name} ${i}`).join('\n')}\n`;
		const names = ['Harbour', 'Mill', 'Quarry', 'Station'];
		const answers = await Promise.all(names.map((name) => putList('contested', rows(name))));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
		const counts = await Promise.all(
			names.map(async (name) => {
				const path = `/v1/lists/contested/rows?column=name&search=${name}+2999`;
				const found = (await engine.call('GET', path)).body as { values: { name: string } }[];
				return found.filter(({ values }) => values.name === `${name} 2999`).length;
			}),
		);
		expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
		expect((await engine.call('DELETE', '/v1/lists/contested')).status).toBe(204);
	});

	test('lists are kept per account', async () => {
		const put = await putList('vendors', 'id;name\nV1;Alpine Stahlhandel GmbH\nV2;Nordbau AG\n');
		expect(put).toMatchObject({
			status: 200,
			body: { name: 'vendors', columns: ['id', 'name'], rowCount: 2 },
		});
		const found = await engine.call('GET', '/v1/lists/vendors/rows?search=alpin+stalhandel');
		expect((found.body as { values: object }[])[0]?.values).toEqual({
			id: 'V1',
			name: 'Alpine Stahlhandel GmbH',
		});
		const other = await engine.createAccount();
		expect((await other.call('GET', '/v1/lists')).body).toEqual([]);
		expect((await other.call('GET', '/v1/lists/vendors')).status).toBe(404);
		expect((await putList('Vendors!', 'id\n1\n')).status).toBe(400);
		const twice = await putList('twice', 'id;id\n1;2\n');
		expect(twice).toMatchObject({ status: 400, body: { code: 'INVALID_LIST' } });
		const json = await putList('codes', JSON.stringify([{ code: 7, name: 'x' }]), 'codes.json');
		expect(json).toMatchObject({ status: 200, body: { columns: ['code', 'name'], rowCount: 1 } });
		expect((await engine.call('DELETE', '/v1/lists/codes')).status).toBe(204);
	});

	test('a workbook is a list; formulas stay texts, and are never worked out', async () => {
		const sheet = sheetXml([
			['id', 'name'],
			['V1', '=1+1'],
			['V2', '@SUM(1)'],
		]);
		const computed = sheet.replace('</sheetData>', FORMULA_ROW);
		const put = await putList('formulas', makeXlsx([computed]), 'list.xlsx');
		expect(put).toMatchObject({ status: 200, body: { columns: ['id', 'name'], rowCount: 3 } });
		const path = '/v1/lists/formulas/rows?column=name&search=';
		const of = async (text: string) => (await engine.call('GET', `${path}${text}`)).body;
		expect(await of('%3D1%2B1')).toMatchObject([
			{ score: 1, values: { id: 'V1', name: '=1+1' } },
			{},
		]);
		expect(await of('Cached+Ltd')).toMatchObject([{ score: 1, values: { id: 'V3' } }]);
	});

	test('a list of more rows than allowed, or of one name, harms nobody', async () => {
		const rows = (count: number) =>
			Array.from({ length: count }, (_, i) => `V${i};Same Name GmbH`).join('\n');
		const refused = await putList('many', `id;name\n${rows(100_001)}\n`);
		expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_LIST' } });
		expect((await engine.call('GET', '/v1/lists/many')).status).toBe(404);
		const put = await putList('many', `id;name\n${rows(100_000)}\n`);
		expect(put).toMatchObject({ status: 200, body: { rowCount: 100_000 } });
		const found = await engine.call('GET', '/v1/lists/many/rows?column=name&search=same+name+gmbh');
		expect((found.body as unknown[]).length).toBeLessThanOrEqual(20);
		expect((await engine.call('DELETE', '/v1/lists/many')).status).toBe(204);
	}, 120_000);

	test('a right document needs no review; what is not printed is computed and looked up', async () => {
		const job = await submit(invoice());
		expect(job).toMatchObject({ status: 'completed', needsReview: false });
		expect(job.result).toMatchObject({
			invoiceNumber: 'RE-2024-0815',
			currency: 'EUR',
			taxTotal: 19,
			vendorId: 'V1',
		});
		const of = (path: string) => job.details.find((one) => one.path === path);
		expect(of('taxTotal')).toMatchObject({ source: 'computed' });
		expect(of('vendorId')).toMatchObject({ source: 'list', lookup: { score: 1 } });
		expect(of('grossTotal')?.checks).toContain('net + tax = gross');
	});

	test('every broken rule is a reason for review, with the message of the template', async () => {
		const job = await submit(
			invoice({
				'Invoice number': 'X-9',
				'Due date': '01.05.2025',
				'Gross total': '120.00',
				Supplier: 'Unbekannt KG',
			}),
		);
		expect(job).toMatchObject({ needsReview: true, result: { invoiceNumber: 'X-9' } });
		const said = job.review?.reasons.map(({ path, check }) => `${path}: ${check ?? ''}`);
		expect(said).toEqual(
			expect.arrayContaining([
				'invoiceNumber: pattern ✗',
				'grossTotal: net + tax = gross ✗',
				'dueDate: due after invoice ✗',
				'vendorId: lookup ✗',
			]),
		);
		const [sum] = job.review?.reasons.filter(({ path }) => path === 'grossTotal') ?? [];
		expect(sum?.message).toBe('The totals do not add up.');
	});

	test('a synchronous request also reports broken rules', async () => {
		const url = `${engine.url}/documents/parse`;
		const content = invoice({ 'Invoice number': 'X-9', 'Gross total': '120.00' });
		const file = { field: 'files', name: 'invoice.txt', content };
		const { body } = await sendForm(url, engine.ownerKey, { templateId, details: 'true' }, [file]);
		const said = JSON.stringify(body);
		expect(said).toContain('"needsReview":true');
		expect(said).toContain('"check":"pattern ✗"');
		expect(said).toContain('The totals do not add up.');
	});

	test('a choice of a person is remembered', async () => {
		const unknown = { Supplier: 'Stahl Alp. Hdl.', 'Invoice number': 'RE-2025-1' };
		const first = await submit(invoice(unknown));
		expect(first.result.vendorId).toBeNull();
		const path = `/v1/jobs/${first.jobId}/result`;
		const values = { vendorId: 'V1' };
		expect((await engine.call('PATCH', path, { values })).status).toBe(200);
		const second = await submit(invoice({ ...unknown, 'Invoice number': 'RE-2025-2' }));
		expect(second.result.vendorId).toBe('V1');
	});

	test('a document that says the same again is a duplicate, in its account only', async () => {
		const first = await submit(invoice({ 'Invoice number': 'RE-2025-77' }));
		const again = await submit(
			Buffer.concat([invoice({ 'Invoice number': 'RE-2025-77' }), Buffer.from('\nCopy\n')]),
		);
		expect(again).toMatchObject({ duplicateOf: first.jobId, needsReview: true });
		expect(again.review?.reasons[0]).toMatchObject({ reason: 'duplicate' });
		const other = await engine.createAccount('premium');
		const made = await other.call('POST', '/v1/templates?dialect=json-schema', draft);
		const { id } = made.body as { id: string };
		const alien = await submit(invoice({ 'Invoice number': 'RE-2025-77' }), other.apiKey, id);
		expect(alien.duplicateOf).toBeUndefined();
		// What is deleted is forgotten.
		expect((await engine.call('DELETE', `/v1/jobs/${first.jobId}`)).status).toBe(204);
	});

	test('an export says which rules failed', async () => {
		const { body } = await engine.call(
			'GET',
			`/v1/jobs/export?format=csv&templateId=${templateId}`,
		);
		expect(String(body)).toContain('Failed rules');
		expect(String(body)).toContain('net + tax = gross');
	});

	test('the accuracy of a template says how many documents failed each rule', async () => {
		const { body } = await engine.call('GET', `/v1/templates/${templateId}/accuracy`);
		const { rules } = body as {
			rules: { documents: number; failed: { path: string; check: string; documents: number }[] };
		};
		const pattern = rules.failed.find(({ check }) => check === 'pattern ✗');
		expect(pattern).toEqual({ path: 'invoiceNumber', check: 'pattern ✗', documents: 1 });
		expect(rules.documents).toBeGreaterThan(2);
	});
});
