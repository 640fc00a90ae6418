import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { drawPage } from '../support/documents.ts';
import {
	FIELD_BOXES,
	makeAcrobatForm,
	makeChromeForm,
	makeFilledScan,
	makeFirefoxForm,
	makeLibreOfficeForm,
	makePreviewForm,
	makeTypewriterForm,
	makeXfaForm,
} from '../support/pdf-forms.ts';
import { startTestEngine, WITH_OCR } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

type Box = { x0: number; y0: number; x1: number; y1: number };
type Parsed = {
	result: Record<string, unknown>;
	details: { path: string; page: number; box: Box; raw: string }[];
	problem?: { code: string };
};

let engine: TestEngine;
let templateId: string;

beforeAll(async () => {
	engine = await startTestEngine({ environment: { ...WITH_OCR, PARSE_PROCESSES: '1' } });
	const { body } = await engine.call('POST', '/v1/templates', {
		name: 'Application',
		category: 'CUSTOM',
		schema: {
			data: {
				fullName: { type: 'string' },
				taxNumber: { type: 'string' },
				country: { type: 'string' },
			},
		},
	});
	templateId = (body as { id: string }).id;
});
afterAll(() => engine.stop());

async function parse(content: Uint8Array): Promise<Parsed> {
	const form = new FormData();
	form.append('templateId', templateId);
	form.append('details', 'true');
	form.append('files', new Blob([new Uint8Array(content)]), 'form.pdf');
	const response = await fetch(`${engine.url}/documents/parse`, {
		method: 'POST',
		headers: { 'x-api-key': engine.ownerKey },
		body: form,
	});
	return (await response.json()) as Parsed;
}

test('a form that was filled in with macOS Preview is read, with the places of its values', async () => {
	const { result, details } = await parse(makePreviewForm());
	expect(result).toEqual({ fullName: 'Zoë Müller', taxNumber: 'IE6388047V', country: 'Ireland' });
	const [left, bottom, right, top] = FIELD_BOXES.name;
	expect(details.find(({ path }) => path === 'fullName')).toMatchObject({
		page: 1,
		box: { x0: left, y0: 842 - top, x1: right, y1: 842 - bottom },
	});
});

test.each([
	[
		'Acrobat',
		makeAcrobatForm,
		{ fullName: 'Ada Lovelace', taxNumber: '123456789', country: 'IRL' },
	],
	['Chrome', makeChromeForm, { fullName: 'Łucja Żak', country: 'Poland' }],
	['LibreOffice', makeLibreOfficeForm, { fullName: 'Grace Hopper', country: 'Germany' }],
	['Firefox', makeFirefoxForm, { fullName: 'Katherine Johnson', country: 'Ireland' }],
	[
		'a typewriter tool',
		makeTypewriterForm,
		{
			fullName: 'Ada Lovelace',
			taxNumber: expect.stringContaining('IE6388047V'),
			country: 'Ireland',
		},
	],
])('a form that was filled in with %s is read', async (_program, make, expected) => {
	expect((await parse(await make())).result).toMatchObject(expected);
});

test('text typed onto a scan is read as typed, beside the text that OCR reads', async () => {
	const drawn = sharp(
		await drawPage([
			['Full name', ''],
			['Tax number', '123456789'],
			['Country', 'Ireland'],
		]),
	).flatten();
	const { data, info } = await drawn.jpeg({ quality: 95 }).toBuffer({ resolveWithObject: true });
	const { result, details } = await parse(makeFilledScan(data, info));
	expect(result).toMatchObject({ fullName: 'Ada Lovelace', country: 'Ireland' });
	const { box } = details.find(({ path }) => path === 'fullName') ?? {};
	expect(box?.x0).toBeCloseTo(309, 0);
});

test('a dynamic XFA form is refused with what to do', async () => {
	const { result, problem } = await parse(makeXfaForm({ isDynamic: true }));
	expect(result).toEqual({ error: expect.stringContaining('dynamic XFA form') as unknown });
	expect(problem).toMatchObject({ code: 'PDF_XFA' });
});
