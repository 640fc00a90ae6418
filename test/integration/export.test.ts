import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Papa from 'papaparse';
import unzipper from 'unzipper';
import type { Template } from '../../engine/src/model/template.ts';
import { describeOnEachDatabase } from '../support/databases.ts';
import { addFinishedJobs } from '../support/finished-jobs.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

const schema = {
	data: {
		number: { type: 'string' as const },
		total: { type: 'number' as const },
		items: {
			type: 'array' as const,
			itemType: 'object' as const,
			itemSchema: { properties: { name: { type: 'string' as const } } },
		},
	},
};

describeOnEachDatabase('an export of jobs', (kind) => {
	let engine: TestEngine;
	let template: Template;
	let ids: string[];
	const day = (number: number) => new Date(Date.UTC(2026, 9, number));

	beforeAll(async () => {
		engine = await startTestEngine({ kind });
		const owner = await engine.services.accounts.findOwner();
		const accountId = owner?.id ?? '';
		const { templates } = engine.services;
		template = await templates.create(accountId, { name: 'Bills', category: 'INVOICE', schema });
		// More than one read chunk.
		ids = await addFinishedJobs(
			engine.services,
			template,
			Array.from({ length: 120 }, (_one, index) => ({
				fileName: `${index}.pdf`,
				createdAt: day(1 + (index % 10)),
				...(index === 7
					? { status: 'failed' as const, error: '=cmd' }
					: {
							result: {
								number: index === 0 ? '=HYPERLINK("x")' : `N-${index}`,
								total: -index,
								items: index === 1 ? [{ name: 'a' }, { name: 'b' }] : [],
							},
						}),
			})),
		);
	});
	afterAll(() => engine.stop());

	const today = () => engine.services.clock.now().toISOString().slice(0, 10);
	const nameOf = ({ headers }: Response) =>
		decodeURIComponent(
			/filename\*=UTF-8''(.*)$/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '',
		);
	const get = (query: string) =>
		fetch(`${engine.url}/v1/jobs/export?${query}`, { headers: { 'x-api-key': engine.ownerKey } });
	const readCsv = async (query: string) => {
		const answer = await get(`format=csv&${query}`);
		expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
		const read = Papa.parse<Record<string, string>>(await answer.text(), {
			header: true,
			skipEmptyLines: true,
		});
		expect(read.errors).toEqual([]);
		return read.data;
	};

	test('as CSV has every job once, newest first, and runs nothing in a spreadsheet', async () => {
		const rows = await readCsv('');
		expect(rows.map((row) => row['Job ID'])).toEqual(ids.toReversed());
		const oldest = rows.at(-1);
		expect(oldest).toMatchObject({
			File: '0.pdf',
			Template: 'Bills',
			'Template version': '1',
			'Job status': 'completed',
			Number: '\'=HYPERLINK("x")',
			Total: '0',
		});
		expect(rows.at(-2)).toMatchObject({ Total: '-1', Items: '[{"name":"a"},{"name":"b"}]' });
		expect(rows.at(-8)).toMatchObject({ 'Job status': 'failed', Error: "'=cmd", Total: '' });
	});

	test('as CSV of a list has a row for each of its rows', async () => {
		const rows = await readCsv(`list=items&ids=${ids[1]},${ids[2]}`);
		expect(rows.map((row) => [row.File, row.Total, row.Row, row['Items: Name']])).toEqual([
			['2.pdf', '-2', '', ''],
			['1.pdf', '-1', '1', 'a'],
			['1.pdf', '-1', '2', 'b'],
		]);
		const unknown = await get('format=csv&list=lines');
		expect(unknown.status).toBe(400);
		expect(await unknown.json()).toMatchObject({
			details: [{ path: 'querystring.list', message: expect.stringContaining('items') }],
		});
	});

	test('has the same filters as the list of jobs', async () => {
		const names = async (query: string) => (await readCsv(query)).map(({ File }) => File);
		expect(await names('status=failed')).toEqual(['7.pdf']);
		expect(await names(`ids=${ids[3]}`)).toEqual(['3.pdf']);
		expect(await names('fileName=119')).toEqual(['119.pdf']);
		expect(await names(`templateId=${engine.services.newId()}`)).toEqual([]);
		const query = `from=${day(2).toISOString()}&to=${day(3).toISOString()}`;
		expect(await names(query)).toHaveLength(12);
		const listed = await engine.call('GET', `/v1/jobs?limit=100&${query}`);
		expect((listed.body as { jobs: unknown[] }).jobs).toHaveLength(12);
		expect(await names('needsReview=true')).toEqual([]);
	});

	test('has more columns for those who ask: confidence, who has reviewed, and a link', async () => {
		const [id = ''] = ids.slice(4, 5);
		const usual = await readCsv(`ids=${id}`);
		expect(Object.keys(usual[0] ?? {})).not.toContain('Reviewed by');
		const asked = `ids=${id}&columns=link,reviewer,confidence`;
		const unseen = await readCsv(asked);
		expect(unseen[0]).toMatchObject({ 'Reviewed by': '', Link: `${engine.url}/jobs/${id}` });
		await engine.call('PATCH', `/v1/jobs/${id}/result`, { values: { number: 'N-4b' } });
		const seen = await readCsv(asked);
		expect(seen[0]).toMatchObject({ Number: 'N-4b', Review: 'corrected' });
		expect(seen[0]?.['Reviewed by']).toMatch(/^key /);
		expect(seen[0]?.['Reviewed at']).toMatch(/^\d{4}-\d\d-\d\dT/);
		await engine.call('POST', `/v1/jobs/${id}/undo`);
		expect((await readCsv(asked))[0]).toMatchObject({ Review: 'open', 'Reviewed by': '' });
		expect((await get(`format=csv&columns=link,price`)).status).toBe(400);
	});

	test('begins with the file and its values, followed by their origin', async () => {
		const [head] = (await (await get(`format=csv&ids=${ids[0]}`)).text()).split('\r\n');
		expect(head).toBe(
			'File,Number,Total,Items,Template,Template version,Job status,Needs review,Failed rules,Error,' +
				'Page count,Submitted at,Completed at,Template ID,Job ID',
		);
	});

	test('is named after the batch, else after the one template of its jobs, and after the day', async () => {
		const owner = await engine.services.accounts.findOwner();
		const made = await engine.call('POST', '/v1/batches', {
			name: 'Übung: "May/June"',
			templateId: template.id,
		});
		const { id } = made.body as { id: string };
		const ofBatch = await get(`format=csv&batch=${id}`);
		expect(nameOf(ofBatch)).toBe(`Übung May June ${today()}.csv`);
		expect(ofBatch.headers.get('content-disposition')).toContain('filename="_bung May June ');
		const other = await engine.services.templates.create(owner?.id ?? '', {
			name: 'Orders',
			category: 'CUSTOM',
			schema,
		});
		const [added] = await addFinishedJobs(engine.services, other, [{ fileName: 'o.pdf' }]);
		expect(nameOf(await get('format=csv'))).toBe(`Documents ${today()}.csv`);
		expect(nameOf(await get(`format=csv&ids=${added}`))).toBe(`Orders ${today()}.csv`);
		expect(nameOf(await get('format=csv&status=pending'))).toBe(`Documents ${today()}.csv`);
		await engine.call('DELETE', `/v1/jobs/${added}`);
	});

	test('as a workbook has the lines on a second sheet', async () => {
		const answer = await get('format=xlsx');
		expect(nameOf(answer)).toBe(`Bills ${today()}.xlsx`);
		const archive = await unzipper.Open.buffer(Buffer.from(await answer.arrayBuffer()));
		const read = async (path: string) =>
			String(await archive.files.find((file) => file.path === path)?.buffer());
		const [documents, lines] = [
			await read('xl/worksheets/sheet1.xml'),
			await read('xl/worksheets/sheet2.xml'),
		];
		expect(await read('xl/workbook.xml')).toContain('<sheet name="Lines" sheetId="2"');
		expect(documents.match(/<row>/g)).toHaveLength(121);
		expect(lines.match(/<row>/g)).toHaveLength(3);
		expect(documents).not.toContain('<f>');
		expect(documents).toContain('<c><v>-119</v></c>');
		expect(lines).toContain('>1.pdf<');
	});

	test('as JSON has the jobs as they are answered one by one', async () => {
		const [only] = (await (await get(`format=json&ids=${ids[1]}`)).json()) as unknown[];
		expect(only).toEqual((await engine.call('GET', `/v1/jobs/${ids[1]}`)).body);
		expect(only).toMatchObject({ templateVersion: 1, result: { total: -1 } });
		expect((await (await get('format=json')).json()) as unknown[]).toHaveLength(120);
		expect(await (await get('format=json&status=pending')).json()).toEqual([]);
	});

	test('shows nobody the jobs of another account', async () => {
		const other = await engine.createAccount('premium');
		const { body } = await other.call('GET', `/v1/jobs/export?format=json&ids=${ids[0]}`);
		expect(body).toEqual([]);
	});

	test('refuses invalid IDs and unknown formats', async () => {
		expect((await get('format=json&ids=a')).status).toBe(400);
		expect((await get('format=pdf')).status).toBe(400);
	});
});
