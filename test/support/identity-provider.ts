import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export type Claims = { email?: string; email_verified?: boolean; groups?: string[] | string };

export type IdentityProvider = {
	issuer: string;
	clientId: string;
	clientSecret: string;
	/** What the provider says about each person, by the name that they enter there. */
	people: Map<string, Claims>;
	/** Answers instead of the provider, to be at fault; undefined: the provider answers. */
	setFault: (answer: RequestListener | undefined) => void;
	/** The requests that the provider has received. */
	paths: string[];
	stop: () => Promise<void>;
};

/** A real OpenID Connect provider that knows one client: an engine at this URL. */
export async function startIdentityProvider(engineUrl: string): Promise<IdentityProvider> {
	const people = new Map<string, Claims>();
	const paths: string[] = [];
	const client = { id: 'docsift', secret: 'a secret of the tests, not of anybody' };
	const answers: RequestListener[] = [];
	let fault: RequestListener | undefined;
	const server = createServer((request, response) => {
		paths.push(new URL(request.url ?? '', 'http://127.0.0.1').pathname);
		(fault ?? answers[0])?.(request, response);
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const provider = new Provider(issuer, {
		clients: [
			{
				client_id: client.id,
				client_secret: client.secret,
				redirect_uris: [`${engineUrl}/dashboard/api/oidc/callback`],
				post_logout_redirect_uris: [`${engineUrl}/sign-in`],
			},
		],
		claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['groups'] },
		pkce: { required: () => true },
		cookies: { keys: ['only for tests'] },
		findAccount: (_context: unknown, id: string) => ({
			accountId: id,
			claims: () => ({ sub: id, ...people.get(id) }),
		}),
	});
	answers.push(provider.callback());
	return {
		issuer,
		clientId: client.id,
		clientSecret: client.secret,
		people,
		paths,
		setFault: (next) => (fault = next),
		stop: async () => {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}
