import { bodyOf } from './read-reference.ts';
import type { Entry } from './read-reference.ts';

/** The input for trying a route. */
export type Typed = { key: string; parameters: Readonly<Record<string, string>>; body: string };
export type Answered = { status: number; ms: number; media: string; text: string };

/** Longer responses are truncated. */
const SHOWN_CHARACTERS = 50_000;

/** Whether a route can be tried here; routes with files cannot. */
export function canTry(entry: Entry): boolean {
	const body = bodyOf(entry);
	return body === null || body.media === 'application/json';
}

/** The parameters that can be typed; headers other than the key are left out. */
export function listTypable({ parameters = [] }: Entry) {
	return parameters.filter((one) => one.in === 'path' || one.in === 'query');
}

/** The URL with the typed parameters. */
function writeAddress(entry: Entry, typed: Typed['parameters']): string {
	const path = entry.path.replace(/\{(\w+)\}/g, (_, name: string) =>
		encodeURIComponent(typed[name] ?? ''),
	);
	const query = new URLSearchParams(
		listTypable(entry).flatMap(({ name, in: place }) => {
			const value = typed[name] ?? '';
			return place === 'query' && value !== '' ? [[name, value]] : [];
		}),
	).toString();
	return query === '' ? path : `${path}?${query}`;
}

/** Sends the request with the key and without the session. */
export async function sendRequest(entry: Entry, typed: Typed): Promise<Answered> {
	const started = performance.now();
	const hasBody = bodyOf(entry) !== null && typed.body.trim() !== '';
	const answer = await fetch(writeAddress(entry, typed.parameters), {
		method: entry.method.toUpperCase(),
		credentials: 'omit',
		headers: {
			...(typed.key !== '' && { 'x-api-key': typed.key }),
			...(hasBody && { 'content-type': 'application/json' }),
		},
		...(hasBody && { body: typed.body }),
	});
	const media = (answer.headers.get('content-type') ?? '').replace(/;.*/, '');
	const isText = /json|^text\//.test(media);
	const text = isText ? await answer.text() : '';
	const ms = Math.round(performance.now() - started);
	return { status: answer.status, ms, media, text: indent(text, media).slice(0, SHOWN_CHARACTERS) };
}

function indent(text: string, media: string): string {
	return media === 'application/json' ? JSON.stringify(JSON.parse(text), null, 2) : text;
}
