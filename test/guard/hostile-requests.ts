import { randomUUID } from 'node:crypto';
import { BODIES, FORMS } from '../support/request-bodies.ts';
import type { GuardedRoute } from './engine.ts';
import { BOMBS, JSON_VALUES, QUERY_VALUES, RAW_BODIES } from './hostile-values.ts';

export type HostileRequest = {
	/** The route and the hostile part. */
	name: string;
	method: string;
	path: string;
	contentType: string | undefined;
	body: Buffer | undefined;
};

const AREA = '/dashboard/api';
const BOUNDARY = 'hostile-boundary';
const JSON_TYPE = 'application/json';
/** The length of a value in characters. */
const LARGE = 100_000;
const FOR_EACH_LEAF = ['comments', 'address', 'spaces'];

/** Parameters whose resources need not exist: the response is 404. */
const UNKNOWN = ['keyId', 'userId', 'invitationId', '*'];

/**
 * All requests for a route. Throws for a new route whose input is unknown: add its parameters to `owned`, and its
 * body or form to `test/support/request-bodies.ts`.
 */
export function listHostileRequests(
	route: GuardedRoute,
	owned: Readonly<Record<string, string>>,
): HostileRequest[] {
	const { method, url } = route;
	const name = `${method} ${url.replace(AREA, '')}`;
	const path = fillPath(route, owned);
	const request = (
		what: string,
		{ to = path, contentType, body }: { to?: string; contentType?: string; body?: Buffer } = {},
	): HostileRequest => ({ name: `${method} ${url}: ${what}`, method, path: to, contentType, body });

	const found = [request('as it is')];
	// The same handler as without the prefix, which is tested fully; only the authentication differs.
	if (url.startsWith(`${AREA}/v1/`) || url.startsWith(`${AREA}/documents/`)) {
		const body = Buffer.from(JSON_VALUES['deep objects'] ?? '');
		return method === 'GET'
			? found
			: [...found, request('deep objects', { contentType: JSON_TYPE, body })];
	}
	for (const [param, to] of spoilPath(route, owned)) found.push(request(`path ${param}`, { to }));
	for (const value of QUERY_VALUES) {
		if (route.query.length === 0) break;
		const query = new URLSearchParams(route.query.map((one): [string, string] => [one, value]));
		found.push(request(`query ${value.slice(0, 20)}`, { to: `${path}?${query.toString()}` }));
	}
	if (method === 'GET') return found;

	for (const [what, body] of Object.entries(RAW_BODIES)) {
		found.push(request(what, { contentType: JSON_TYPE, body }));
	}
	if (route.isForm) {
		const form = FORMS[name];
		if (!form) throw new Error(`${name}: test/support/request-bodies.ts does not know its form`);
		for (const [what, body] of Object.entries(listForms(form, owned))) {
			const contentType = `multipart/form-data; boundary=${BOUNDARY}`;
			found.push(request(what, { contentType, body }));
		}
	} else if (route.hasBody) {
		if (!(name in BODIES)) {
			throw new Error(`${name}: test/support/request-bodies.ts does not know its body`);
		}
		for (const [what, text] of listJsonBodies(BODIES[name])) {
			found.push(request(what, { contentType: JSON_TYPE, body: Buffer.from(text) }));
		}
	}
	return found;
}

function fillPath({ method, url }: GuardedRoute, owned: Readonly<Record<string, string>>): string {
	return url.replace(/:(\w+)|\*/g, (whole, one: string | undefined) => {
		const param = one ?? whole;
		const value = owned[param];
		if (value === undefined && !UNKNOWN.includes(param)) {
			throw new Error(`${method} ${url}: the guard has no ${param} to ask for`);
		}
		// A deleted resource would be missing afterwards.
		return method === 'DELETE' || value === undefined ? randomUUID() : value;
	});
}

function* spoilPath(
	route: GuardedRoute,
	owned: Readonly<Record<string, string>>,
): Generator<[string, string]> {
	const spoiled = [BOMBS.comments ?? '', 'x'.repeat(5000), 'a\0b', '99999999999', '-1'];
	for (const [whole, param = whole] of route.url.matchAll(/:(\w+)|\*/g)) {
		for (const value of spoiled) {
			const url = route.url.replace(whole, encodeURIComponent(value).replaceAll('%', '%%'));
			yield [
				`${param} ${value.slice(0, 20)}`,
				fillPath({ ...route, url }, owned).replaceAll('%%', '%'),
			];
		}
	}
}

/** Each hostile value as the whole body and in place of its leaves; large values one at a time. */
function* listJsonBodies(body: unknown): Generator<[string, string]> {
	const leaves = [...listLeaves(body)];
	for (const [i, [what, value]] of Object.entries(JSON_VALUES).entries()) {
		yield [`body ${what}`, value];
		if (leaves.length === 0) continue;
		const some = value.length > LARGE ? leaves.slice(i % leaves.length).slice(0, 1) : leaves;
		yield [`${what} in ${some.join(', ')}`, writeWith(body, some, value)];
	}
	for (const [what, text] of Object.entries(BOMBS)) {
		yield [`${what} in every leaf`, writeWith(body, leaves, JSON.stringify(text))];
		// One at a time, so that a fault of another leaf does not stop it before the handler.
		if (!FOR_EACH_LEAF.includes(what)) continue;
		for (const leaf of leaves) {
			yield [`${what} in ${leaf}`, writeWith(body, [leaf], JSON.stringify(text))];
		}
	}
}

function* listLeaves(value: unknown, path = ''): Generator<string> {
	if (typeof value !== 'object' || value === null) yield path;
	else
		for (const [name, inner] of Object.entries(value)) yield* listLeaves(inner, `${path}/${name}`);
}

function writeWith(value: unknown, leaves: readonly string[], hostile: string, path = ''): string {
	if (typeof value !== 'object' || value === null) {
		return leaves.includes(path) ? hostile : JSON.stringify(value);
	}
	if (Array.isArray(value)) {
		const items = value.map((one, i) => writeWith(one, leaves, hostile, `${path}/${i}`));
		return `[${items.join(',')}]`;
	}
	const members = Object.entries(value).map(
		([name, inner]) =>
			`${JSON.stringify(name)}:${writeWith(inner, leaves, hostile, `${path}/${name}`)}`,
	);
	return `{${members.join(',')}}`;
}

type Part = { name: string; fileName?: string; content: string | Buffer };

function listForms(
	{ file, fields }: { file: string; fields: readonly string[] },
	{ templateId = '' }: Readonly<Record<string, string>>,
): Record<string, Buffer> {
	const known: Part[] = ['templateId', 'name'].map((name) => ({ name, content: templateId }));
	const document = (content: string | Buffer, fileName = 'a'): Part[] => [
		...known,
		{ name: file, fileName, content },
	];
	const repeat = (count: number, part: (i: number) => Part) =>
		Array.from({ length: count }, (_, i) => part(i));
	const parts: Record<string, Part[]> = {
		'many fields': repeat(5000, (i) => ({ name: `f${i}`, content: 'x' })),
		'many files': repeat(300, (i) => ({ name: file, fileName: `${i}.txt`, content: 'x' })),
		'one field many times': repeat(5000, () => ({ name: 'templateId', content: 'x' })),
		'long field': [{ name: 'templateId', content: 'x'.repeat(2_000_000) }],
		'long name of a field': [{ name: 'x'.repeat(500_000), content: 'x' }],
		'long name of a file': document('x', 'x'.repeat(60_000)),
		'NUL in every field': fields.map((name) => ({ name, content: 'a\0b' })),
		'no parts at all': [],
		'HTML comments': document(`${'<!---->'.repeat(27)}x`),
		'HTML comments that do not end': document('<!--'.repeat(50_000)),
		'white space': document(`${' '.repeat(300_000)}x`),
		'angle brackets': document('<'.repeat(300_000)),
		'XML of many levels': document(`<?xml version="1.0"?>${'<a>'.repeat(50_000)}`),
		'mail of many headers': document(`${'Received: from a by b\r\n'.repeat(20_000)}\r\nx`, 'a.eml'),
		'mail with HTML comments': document(
			`Subject: x\r\nFrom: a@test.example\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n` +
				`--b\r\nContent-Type: text/plain; name=a\r\nContent-Disposition: attachment; filename=a\r\n\r\n` +
				`${'<!---->'.repeat(27)}x\r\n--b--\r\n`,
			'a.eml',
		),
		'ZIP that is none': document(Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(100_000)])),
		'text of many lines': document('a@\n'.repeat(100_000), 'a.txt'),
	};
	for (const [what, text] of Object.entries(BOMBS)) {
		parts[`${what} in every field`] = [
			...[...fields, 'templateId'].map((name) => ({ name, content: text })),
			{ name: file, fileName: text.slice(0, 200), content: text },
		];
	}
	return {
		...Object.fromEntries(Object.entries(parts).map(([what, list]) => [what, writeForm(list)])),
		'a form that does not end': writeForm(document('x'.repeat(100_000))).subarray(0, -20),
		'a boundary without end': Buffer.from(`--${BOUNDARY}`.repeat(20_000)),
		'headers of a part without end': Buffer.from(`--${BOUNDARY}\r\n${'x: y\r\n'.repeat(50_000)}`),
	};
}

function writeForm(parts: readonly Part[]): Buffer {
	const chunks = parts.flatMap(({ name, fileName, content }) => [
		Buffer.from(
			`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"` +
				`${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n\r\n`,
		),
		Buffer.from(content),
		Buffer.from('\r\n'),
	]);
	return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}
