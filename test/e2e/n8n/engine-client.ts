import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EngineProcess } from '../../support/engine-process.ts';
import { makePdf } from '../../support/documents.ts';
import { root } from '../../support/run-node.ts';
import { sendForm } from '../../support/send-form.ts';

export type Webhook = { id: string; url: string; events: string[]; enabled: boolean };
export type EngineClient = ReturnType<typeof createEngineClient>;

export const sampleInvoice = await readFile(join(root, 'examples', 'invoice.pdf'));

/** The sample with different bytes, because the same document for the same template is one job. */
export function copyInvoice(): Buffer {
	return withOtherBytes(sampleInvoice);
}

/** An invoice with few and unclear labels: always the same words, never the same bytes. */
export async function makeDoubtful(): Promise<Buffer> {
	return withOtherBytes(
		await makePdf([
			[
				['Invoice', 'A-4711 / B-4712'],
				['Dated', 'spring'],
				['Sum', '12'],
			],
		]),
	);
}

function withOtherBytes(pdf: Uint8Array): Buffer {
	return Buffer.concat([pdf, Buffer.from(`\n% ${crypto.randomUUID()}\n`)]);
}

/** An HTTP client for the engine. */
export function createEngineClient({ url, output }: EngineProcess) {
	const apiKey = /dsk_live_[\w-]{43}/.exec(output())?.[0] ?? '';
	const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
		const answer = await fetch(url + path, {
			method,
			headers: { 'x-api-key': apiKey, ...(body && { 'content-type': 'application/json' }) },
			...(body && { body: JSON.stringify(body) }),
		});
		const text = await answer.text();
		if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
		return (text === '' ? undefined : JSON.parse(text)) as T;
	};
	const templateId = async (name: string): Promise<string> => {
		const all = await call<{ id: string; name: string }[]>('GET', '/v1/templates');
		return all.find((one) => one.name === name)?.id ?? '';
	};
	return {
		url,
		apiKey,
		call,
		templateId,
		webhooks: () => call<Webhook[]>('GET', '/v1/webhooks'),
		/** Submits a document as a job and returns its ID. */
		submit: async (
			fileName: string,
			content: Uint8Array,
			template = 'Invoice',
		): Promise<string> => {
			const fields = { templateId: await templateId(template) };
			const file = { field: 'file', name: fileName, content };
			const address = `${url}/v1/documents/parse/async`;
			const { status, body } = await sendForm(address, apiKey, fields, [file]);
			if (status !== 202) throw new Error(`not accepted: ${status} ${JSON.stringify(body)}`);
			return (body as { jobId: string }).jobId;
		},
	};
}
