/** An HTTP client for the engine, to prepare data for the browser. */
import assert from 'node:assert/strict';
import { sendForm } from '../../support/send-form.ts';
import type { Walk } from './walk.ts';

export type Api = ReturnType<typeof openApi>;

export function openApi({ url, apiKey }: Pick<Walk, 'url' | 'apiKey'>) {
	const call = async <T>(method: string, path: string, json?: unknown): Promise<T> => {
		const answer = await fetch(`${url}${path}`, {
			method,
			headers: {
				'x-api-key': apiKey,
				...(json !== undefined && { 'content-type': 'application/json' }),
			},
			...(json !== undefined && { body: JSON.stringify(json) }),
		});
		const body = (await answer.json()) as T;
		assert.ok(answer.ok, `${method} ${path}: ${JSON.stringify(body)}`);
		return body;
	};
	return {
		call,
		createTemplate: async (template: object): Promise<string> =>
			(await call<{ id: string }>('POST', '/v1/templates', template)).id,
		/** Submits a document and waits until it is read. */
		submit: async (
			templateId: string,
			name: string,
			content: Uint8Array,
			fields: Record<string, string> = {},
		): Promise<string> => {
			const address = `${url}/v1/documents/parse/async`;
			const file = { field: 'file', name, content };
			const sent = await sendForm(address, apiKey, { templateId, ...fields }, [file]);
			const { jobId } = sent.body as { jobId: string };
			for (;;) {
				const job = await call<{ status: string; error: string | null }>(
					'GET',
					`/v1/jobs/${jobId}?wait=60`,
				);
				if (job.status === 'completed') return jobId;
				assert.notEqual(job.status, 'failed', `${name}: ${job.error ?? ''}`);
			}
		},
	};
}
