/** The types of this package come with those of Express, which change the types of n8n; these cover what the tests use. */
declare module 'oidc-provider' {
	import type { RequestListener } from 'node:http';

	export default class Provider {
		constructor(issuer: string, configuration: Record<string, unknown>);
		callback(): RequestListener;
	}
}
