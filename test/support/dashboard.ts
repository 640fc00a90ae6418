import type { Answer, TestEngine } from './test-engine.ts';

export type DashboardClient = {
	call: (method: string, path: string, json?: unknown) => Promise<Answer>;
	form: (path: string, form: FormData, method?: 'POST' | 'PUT') => Promise<Answer>;
	cookie: string;
	csrfToken: string;
};

/** Signs in like a browser and keeps the cookie and the token. */
export async function signIn(
	{ url }: Pick<TestEngine, 'url'>,
	email: string,
	password: string,
): Promise<DashboardClient> {
	const answer = await fetch(`${url}/dashboard/api/session`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ email, password }),
	});
	if (answer.status !== 200) throw new Error(`signing in was answered with ${answer.status}`);
	const { csrfToken } = (await answer.json()) as { csrfToken: string };
	const cookie = (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
	const headers = { cookie, 'x-csrf-token': csrfToken };

	async function send(path: string, init: RequestInit): Promise<Answer> {
		const got = await fetch(`${url}/dashboard/api${path}`, init);
		const text = await got.text();
		const isJson = text !== '' && got.headers.get('content-type')?.startsWith('application/json');
		return { status: got.status, headers: got.headers, body: isJson ? JSON.parse(text) : text };
	}
	return {
		cookie,
		csrfToken,
		call: (method, path, json) =>
			send(path, {
				method,
				headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
				...(json !== undefined && { body: JSON.stringify(json) }),
			}),
		form: (path, form, method = 'POST') => send(path, { method, headers, body: form }),
	};
}
