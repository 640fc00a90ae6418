import type { Answer } from './test-engine.ts';

export type FormFile = { field: string; name: string; content: Uint8Array };

/** Posts a form with files. */
export async function sendForm(
	address: string,
	apiKey: string,
	fields: Record<string, string>,
	files: readonly FormFile[] = [],
	headers: Record<string, string> = {},
): Promise<Answer> {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	for (const { field, name, content } of files) {
		form.append(field, new Blob([new Uint8Array(content)]), name);
	}
	const answer = await fetch(address, {
		method: 'POST',
		headers: { 'x-api-key': apiKey, ...headers },
		body: form,
	});
	return { status: answer.status, headers: answer.headers, body: await answer.json() };
}
