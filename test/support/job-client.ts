import type { EngineProcess } from './engine-process.ts';
import { sendForm } from './send-form.ts';

/** The key that the first start prints. */
export function readFirstKey({ output }: EngineProcess): string {
	const key = /dsk_live_[\w-]{43}/.exec(output())?.[0];
	if (key === undefined) throw new Error(`the engine printed no key: ${output()}`);
	return key;
}

/** Submits documents to an engine and reads their jobs. */
export function createJobClient(url: string, key: string) {
	const get = (path: string) => fetch(url + path, { headers: { 'x-api-key': key } });
	return {
		/** Uses the first template; returns the job ID. */
		submit: async (content: Uint8Array): Promise<string> => {
			const [template] = (await (await get('/v1/templates')).json()) as { id: string }[];
			const fields = { templateId: template?.id ?? '' };
			const file = { field: 'file', name: 'a.pdf', content };
			const { status, body } = await sendForm(`${url}/v1/documents/parse/async`, key, fields, [
				file,
			]);
			if (status !== 202) throw new Error(`not accepted: ${status} ${JSON.stringify(body)}`);
			return (body as { jobId: string }).jobId;
		},
		waitForEnd: async (jobId: string): Promise<{ status: string }> =>
			(await (await get(`/v1/jobs/${jobId}?wait=60`)).json()) as { status: string },
		document: async (jobId: string): Promise<Buffer> =>
			Buffer.from(await (await get(`/v1/jobs/${jobId}/document`)).arrayBuffer()),
	};
}
