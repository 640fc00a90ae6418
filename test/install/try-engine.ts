import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LETTER, makeImage } from '../support/documents.ts';
import type { EngineProcess } from '../support/engine-process.ts';
import { readFirstKey } from '../support/job-client.ts';

/** Reads the sample in `folder`. */
export async function tryPdf(engine: EngineProcess, folder: string): Promise<void> {
	const invoice = readFileSync(join(folder, 'examples/invoice.pdf'));
	const { invoiceNumber } = await parse(engine, 'invoice.pdf', invoice);
	assert.equal(invoiceNumber, '2026-0147');
}

export async function tryScan(engine: EngineProcess): Promise<void> {
	const scan = await parse(engine, 'scan.png', await makeImage('png', LETTER));
	assert.equal(scan.invoiceNumber, 'A-4711');
	say('a scan is read by OCR');
}

export async function tryDashboard({ url }: EngineProcess): Promise<void> {
	const page = await fetch(url);
	assert.match(await page.text(), /<div id="root"/);
	say('the dashboard is there');
}

async function parse(engine: EngineProcess, name: string, content: Buffer) {
	const templates = await ask(engine, '/v1/templates');
	const invoice = (templates as { id: string; name: string }[]).find(
		({ name }) => name === 'Invoice',
	);
	const form = new FormData();
	form.set('templateId', invoice?.id ?? '');
	form.set('files', new Blob([new Uint8Array(content)]), name);
	const { result } = (await ask(engine, '/documents/parse', form)) as {
		result: Record<string, unknown>;
	};
	return result;
}

async function ask(engine: EngineProcess, path: string, form?: FormData): Promise<unknown> {
	const body = form && { method: 'POST', body: form };
	const headers = { 'x-api-key': readFirstKey(engine) };
	const response = await fetch(`${engine.url}${path}`, { headers, ...body });
	return await response.json();
}

/** In MB, like `du`; without the folder named `except`. */
export function sizeOf(path: string, except = ''): number {
	const output = execFileSync('du', ['-sm', `--exclude=${except}`, path], { encoding: 'utf8' });
	return Number(output.split('\t')[0]);
}

export function say(text: string): void {
	process.stdout.write(`${text}\n`);
}
