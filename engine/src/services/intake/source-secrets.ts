import { problem } from '../../model/problem.ts';
import type { SecretSeal } from '../../platform/store/seal-secrets.ts';

type Collaborators = {
	repository: { readSecret: (id: string) => Promise<string | undefined> };
	/** null: SECRETS_KEY is not set. */
	seal: SecretSeal | null;
};

/** The passwords and tokens of mailboxes and connections. `path`: their name in a request. */
export function createSourceSecrets({ repository, seal }: Collaborators, path: string) {
	function sealing(): SecretSeal {
		if (!seal) throw problem('SECRETS_KEY_MISSING');
		return seal;
	}

	return {
		sealing,

		/** The stored secret of a source. */
		async open(id: string): Promise<string> {
			const secret = sealing().open((await repository.readSecret(id)) ?? '', id);
			if (secret === undefined) {
				throw refuseMember(path, 'was encrypted with another SECRETS_KEY; send it again');
			}
			return secret;
		},

		/** The new secret, encrypted; undefined: it stays. */
		replace: (secret: string | undefined, id: string): string | undefined =>
			secret === undefined ? undefined : sealing().seal(secret, id),
	};
}

/** The changed source: members that are undefined stay. */
export function changeSource<T extends object>(before: T, changes: object): T {
	const given = Object.entries(changes).filter(([, value]) => value !== undefined);
	return { ...before, ...Object.fromEntries(given) };
}

/** Refuses one member of a request. */
export function refuseMember(path: string, message: string) {
	return problem('INVALID_REQUEST', { faults: [{ path, message }] });
}
