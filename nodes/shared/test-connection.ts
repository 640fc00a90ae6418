import type {
	ICredentialDataDecryptedObject,
	ICredentialsDecrypted,
	ICredentialTestFunctions,
	INodeCredentialTestResult,
} from 'n8n-workflow';
import { describeNetworkFault } from './errors';

type Answer = { statusCode: number; headers: Record<string, unknown>; body: unknown };

const TIMEOUT_MS = 15_000;
/** Present on every response of the engine. */
const MARKER = 'x-powered-by';

/**
 * Tests whether the engine responds at the address of a credential and accepts its key; describes the fault
 * otherwise.
 */
export async function testConnection(
	this: ICredentialTestFunctions,
	credential: ICredentialsDecrypted<ICredentialDataDecryptedObject>,
): Promise<INodeCredentialTestResult> {
	const baseUrl = String(credential.data?.baseUrl ?? '')
		.trim()
		.replace(/(?<!\/)\/+$/, '');
	const apiKey = String(credential.data?.apiKey ?? '').trim();
	const fault = checkFields(baseUrl, apiKey);
	if (fault !== undefined) return { status: 'Error', message: fault };
	try {
		const message = judge(baseUrl, await ask(this, baseUrl, apiKey));
		return message === undefined
			? { status: 'OK', message: 'DocSift answers and accepts the key' }
			: { status: 'Error', message };
	} catch (error) {
		return { status: 'Error', message: describeNetworkFault(error, baseUrl, TIMEOUT_MS) };
	}
}

function checkFields(baseUrl: string, apiKey: string): string | undefined {
	if (baseUrl === '') return 'Write the base URL of your engine, such as http://127.0.0.1:3000.';
	if (!/^https?:\/\//i.test(baseUrl)) {
		return `The base URL must begin with http:// or https://. Write http://${baseUrl.replace(/^\w*:?\/+/, '')}, for instance.`;
	}
	if (!URL.canParse(baseUrl)) {
		return 'The base URL is not an address. Write it like http://127.0.0.1:3000.';
	}
	if (apiKey === '') return 'Paste an API key. The engine prints one at its first start.';
	if (!/^[\x21-\x7e]+$/.test(apiKey)) {
		return 'The API key holds characters that no key has. Copy it once more, without spaces.';
	}
	return undefined;
}

/** The only request function that n8n provides for credential tests. */
async function ask(
	{ helpers }: ICredentialTestFunctions,
	baseUrl: string,
	apiKey: string,
): Promise<Answer> {
	const answer: unknown = await helpers.request({
		method: 'GET',
		// Test keys may read it as well.
		uri: `${baseUrl}/v1/templates`,
		headers: { 'x-api-key': apiKey, accept: 'application/json' },
		// The key must not be sent to the target of a redirect.
		followRedirect: false,
		simple: false,
		resolveWithFullResponse: true,
		timeout: TIMEOUT_MS,
	});
	return answer as Answer;
}

/** Describes the fault, if any. */
function judge(baseUrl: string, { statusCode, headers, body }: Answer): string | undefined {
	if (statusCode >= 300 && statusCode < 400) {
		return `The base URL leads on to ${String(headers.location)}. Write that address, without its path.`;
	}
	const { origin, pathname } = new URL(baseUrl);
	if (headers[MARKER] !== 'DocSift') {
		return `Another program answers at ${baseUrl}, not DocSift. The base URL is the address of the engine, such as http://127.0.0.1:3000.`;
	}
	if (statusCode === 401) {
		return 'DocSift answers, but does not accept this API key. Create a new one in its dashboard, under Keys.';
	}
	if (statusCode === 404 && pathname !== '/') {
		return `DocSift answers, but the base URL has a path too many. Write ${origin}.`;
	}
	if (statusCode < 300) return undefined;
	return `DocSift answers: ${messageOf(body)}`;
}

function messageOf(body: unknown): string {
	const text = typeof body === 'string' ? body : JSON.stringify(body);
	try {
		const { message } = JSON.parse(text) as { message?: unknown };
		return typeof message === 'string' ? message : text.slice(0, 200);
	} catch {
		return text.slice(0, 200);
	}
}
