import * as openid from 'openid-client';
import { z } from 'zod';
import type { Clock, Log } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { Problem } from '../../model/problem.ts';
import { UnreachableError } from '../../platform/outbound/guarded-fetch.ts';

export type OidcClientSettings = {
	/** Its issuer URL. */
	provider: string;
	clientId: string;
	clientSecret: string;
	scopes: string;
	groupsClaim: string;
	/** Where people reach the dashboard, without a slash at the end. */
	publicUrl: string;
};

/** What the browser stores while the person is at the provider. */
export type OidcAttempt = { state: string; nonce: string; verifier: string };

/** A person as the provider describes them. */
export type OidcPerson = {
	provider: string;
	subject: string;
	email: string | null;
	isEmailVerified: boolean;
	groups: string[];
	/** null if it is too long to store. */
	idToken: string | null;
};

export type OidcClient = ReturnType<typeof createOidcClient>;

const OIDC_CALLBACK_PATH = '/dashboard/api/oidc/callback';
/** The provider's settings are read again after this time. */
const DISCOVERY_MS = 3_600_000;
const TIMEOUT_S = 15;
/** Allowed clock skew between both servers. */
const CLOCK_TOLERANCE_S = 60;
const ID_TOKEN_MAX_CHARACTERS = 8192;
const MAX_GROUPS = 2000;

/** For a provider on the operator's own network. */
// oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out; it is not going away
const allowPlainHttp = openid.allowInsecureRequests;

const claimsSchema = z.object({
	// As OpenID Connect Core limits it.
	sub: z.string().regex(/^[ -~]{1,255}$/),
	email: z.unknown().optional(),
	// Some providers send it as text.
	email_verified: z.union([z.boolean(), z.string()]).optional(),
});

const emailSchema = z.email().max(254);

const groupsSchema = z.union([
	z.array(z.string().max(500)).max(MAX_GROUPS),
	z
		.string()
		.max(500)
		.transform((one) => [one]),
]);

/** The protocol with the identity provider: authorization code flow with PKCE. */
export function createOidcClient(
	settings: OidcClientSettings,
	{ fetch, clock, log }: { fetch: openid.CustomFetch; clock: Clock; log: Log },
) {
	const { provider, clientId, clientSecret, publicUrl } = settings;
	const redirectUri = `${publicUrl}${OIDC_CALLBACK_PATH}`;
	let found: { config: Promise<openid.Configuration>; until: number } | undefined;

	/** HTTP Basic unless the provider offers only the form, as RFC 6749 recommends. */
	const authenticate: openid.ClientAuth = (server, client, body, headers) => {
		const offered = server.token_endpoint_auth_methods_supported;
		const useForm = offered && !offered.includes('client_secret_basic');
		const one = useForm
			? openid.ClientSecretPost(clientSecret)
			: openid.ClientSecretBasic(clientSecret);
		one(server, client, body, headers);
	};

	async function discover(): Promise<openid.Configuration> {
		return await openid.discovery(
			new URL(provider),
			clientId,
			{ [openid.clockTolerance]: CLOCK_TOLERANCE_S },
			authenticate,
			{
				[openid.customFetch]: fetch,
				timeout: TIMEOUT_S,
				execute: [
					// Verifies the signature of the ID token as well, not only the connection that it came over.
					openid.enableNonRepudiationChecks,
					// Only if the operator configured an http: URL.
					...(provider.startsWith('http:') ? [allowPlainHttp] : []),
				],
			},
		);
	}

	async function connect(): Promise<openid.Configuration> {
		const now = clock.now().getTime();
		if (!found || found.until <= now) found = { config: discover(), until: now + DISCOVERY_MS };
		const asked = found;
		try {
			return await asked.config;
		} catch (error) {
			// The next attempt requests the settings again.
			if (found === asked) found = undefined;
			log.warn({ reason: explain(error) }, 'the identity provider could not be read');
			throw problem('OIDC_UNAVAILABLE');
		}
	}

	/** The log names the provider's fault for the operator. The response tells the person what to do. */
	function refuse(error: unknown): Problem {
		log.warn({ reason: explain(error) }, 'a single sign-on failed');
		const isUnreachable = causeOf(error) instanceof UnreachableError;
		return problem(isUnreachable ? 'OIDC_UNAVAILABLE' : 'OIDC_FAILED');
	}

	/** Providers may omit claims from the ID token and return them from the userinfo endpoint. */
	async function completeClaims(
		config: openid.Configuration,
		tokens: openid.TokenEndpointResponse,
		claims: openid.IDToken,
	): Promise<Record<string, unknown>> {
		const isComplete = claims.email !== undefined && claims[settings.groupsClaim] !== undefined;
		if (isComplete || config.serverMetadata().userinfo_endpoint === undefined) return claims;
		const more = await openid.fetchUserInfo(config, tokens.access_token, claims.sub);
		// Only signed claims count. A verified address does not verify another one.
		const { email_verified: verified, ...others } = more;
		const isSame = claims.email === undefined || claims.email === more.email;
		return { ...others, ...(isSame && { email_verified: verified }), ...claims };
	}

	return {
		/** The URL to send the browser to, and the state that it must store. */
		async begin(): Promise<{ url: URL; attempt: OidcAttempt }> {
			const config = await connect();
			const attempt = {
				state: openid.randomState(),
				nonce: openid.randomNonce(),
				verifier: openid.randomPKCECodeVerifier(),
			};
			const url = openid.buildAuthorizationUrl(config, {
				redirect_uri: redirectUri,
				scope: settings.scopes,
				state: attempt.state,
				nonce: attempt.nonce,
				code_challenge: await openid.calculatePKCECodeChallenge(attempt.verifier),
				code_challenge_method: 'S256',
			});
			return { url, attempt };
		},

		/** Exchanges the code of the callback for the claims of the person. `query` is as the browser sent it. */
		async finish(query: string, { state, nonce, verifier }: OidcAttempt): Promise<OidcPerson> {
			const config = await connect();
			try {
				const tokens = await openid.authorizationCodeGrant(
					config,
					new URL(`${redirectUri}?${query}`),
					{
						pkceCodeVerifier: verifier,
						expectedState: state,
						expectedNonce: nonce,
						idTokenExpected: true,
					},
				);
				const signed = tokens.claims();
				if (!signed) throw new Error('no ID token');
				const claims = await completeClaims(config, tokens, signed);
				const { sub, email, email_verified: verified } = claimsSchema.parse(claims);
				const groups = groupsSchema.safeParse(claims[settings.groupsClaim] ?? []);
				if (!groups.success) log.warn({}, 'the groups of a person could not be read');
				const idToken = tokens.id_token ?? '';
				return {
					provider: signed.iss,
					subject: sub,
					email: emailSchema.safeParse(email).data ?? null,
					isEmailVerified: verified === true || verified === 'true',
					groups: groups.data ?? [],
					idToken: idToken.length <= ID_TOKEN_MAX_CHARACTERS ? idToken : null,
				};
			} catch (error) {
				throw refuse(error);
			}
		},

		/**
		 * The URL at which the browser ends the provider's session too; null if the provider has no such page or
		 * cannot be reached.
		 */
		async signOutUrl(idToken: string | null): Promise<string | null> {
			const config = await connect().catch(() => null);
			if (config?.serverMetadata().end_session_endpoint === undefined) return null;
			return openid.buildEndSessionUrl(config, {
				post_logout_redirect_uri: `${publicUrl}/sign-in`,
				...(idToken !== null && { id_token_hint: idToken }),
			}).href;
		},
	};
}

/** The library wraps errors of the connection. */
function causeOf(error: unknown): unknown {
	return error instanceof Error && error.cause instanceof UnreachableError ? error.cause : error;
}

/** Codes and short messages only; never a token or a response. */
function explain(error: unknown): string {
	const cause = causeOf(error);
	if (!(cause instanceof Error)) return 'unknown';
	const { code } = cause as NodeJS.ErrnoException;
	return `${code ?? cause.name}: ${cause.message}`.slice(0, 300);
}
