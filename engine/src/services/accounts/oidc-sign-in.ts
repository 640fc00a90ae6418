import { personActor } from '../audit/audit.ts';
import type { AuditTrail } from '../audit/audit.ts';
import type { Account } from '../../model/account.ts';
import type { Clock, NewId } from '../../model/ports.ts';
import { Problem, problem } from '../../model/problem.ts';
import { ROLES } from '../../model/role.ts';
import type { Role } from '../../model/role.ts';
import type { SignedIn, User } from '../../model/user.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import type { SecretSeal } from '../../platform/store/seal-secrets.ts';
import { normaliseEmail } from './accounts.ts';
import type { Accounts } from './accounts.ts';
import type { IdentityRepository } from './identity-repository.ts';
import type { OidcAttempt, OidcClient, OidcPerson } from './oidc-client.ts';
import type { UserRepository } from './user-repository.ts';
import type { Users } from './users.ts';

export type OidcSignInSettings = {
	/** The text on the button of the sign-in page. */
	name: string;
	/** The role of each group; `*` matches everybody. null if roles are assigned in the dashboard only. */
	roles: Readonly<Record<string, Role>> | null;
	/** The provider verifies addresses, although its claims do not say so. */
	isEmailTrusted: boolean;
	sessionMs: number;
};

type Collaborators = {
	settings: OidcSignInSettings;
	client: OidcClient;
	db: Database;
	repository: UserRepository;
	identities: IdentityRepository;
	accounts: Accounts;
	users: Users;
	audit: AuditTrail;
	/** null: SECRETS_KEY is not set. */
	seal: SecretSeal | null;
	clock: Clock;
	newId: NewId;
};

const EVERYBODY = '*';
/** No hash matches it, so nobody can sign in with a password. */
const NO_PASSWORD = '';

export type OidcSignIn = ReturnType<typeof createOidcSignIn>;

/**
 * Maps an identity of the provider to a person. All of them belong to the account of the installation's owner. In
 * other accounts, an address proves nothing: their owners can add a person under any address with a password of
 * their choice, and would receive what the real person does there.
 */
export function createOidcSignIn({
	settings,
	client,
	db,
	repository,
	identities,
	accounts,
	users,
	audit,
	seal,
	clock,
	newId,
}: Collaborators) {
	async function findAccount(): Promise<Account> {
		const account = await accounts.findOwner();
		if (!account) throw new Error('no owner account');
		return account;
	}

	/** The highest role that the groups of a person grant; undefined for none. */
	function roleOf({ groups }: OidcPerson): Role | undefined {
		const { roles } = settings;
		if (!roles) return undefined;
		const given = [EVERYBODY, ...groups].flatMap((group) =>
			Object.hasOwn(roles, group) ? (roles[group] ?? []) : [],
		);
		return ROLES.find((role) => given.includes(role));
	}

	function emailOf({ email, isEmailVerified }: OidcPerson): string {
		if (email === null || !(isEmailVerified || settings.isEmailTrusted)) {
			throw problem('OIDC_EMAIL_UNVERIFIED');
		}
		return normaliseEmail(email);
	}

	async function create(
		account: Account,
		email: string,
		role: Role | undefined,
		trx: Connection,
	): Promise<User> {
		// The first person must be an owner, otherwise nobody could manage the installation.
		const isFirst = role !== 'owner' && (await users.isSetupNeeded(trx));
		if (role === undefined || isFirst) throw problem('OIDC_NOT_ALLOWED');
		const namesake = await accounts.findByEmail(email, trx);
		if (namesake && namesake.id !== account.id) throw problem('OIDC_EMAIL_TAKEN');
		const own = { id: newId(), accountId: account.id, email, role };
		const user = { ...own, hasPassword: false, createdAt: clock.now() };
		if (!(await repository.insert(user, NO_PASSWORD, trx))) throw problem('OIDC_EMAIL_TAKEN');
		await repository.deleteInvitationOf(user, trx);
		await record('person.joined', user, trx);
		return user;
	}

	/** Found by identity, otherwise by verified address, otherwise created. */
	async function findOrCreate(
		account: Account,
		person: OidcPerson,
		role: Role | undefined,
		trx: Connection,
	): Promise<User> {
		const knownId = await identities.findUserId(person, trx);
		const known = knownId === undefined ? undefined : await repository.find(knownId, trx);
		if (known) {
			if (known.accountId !== account.id) throw problem('OIDC_EMAIL_TAKEN');
			return known;
		}
		const email = emailOf(person);
		const namesake = (await repository.findByEmail(email, trx))?.user;
		if (namesake && namesake.accountId !== account.id) throw problem('OIDC_EMAIL_TAKEN');
		const user = namesake ?? (await create(account, email, role, trx));
		if (!(await identities.insert(person, user.id, clock.now(), trx))) {
			throw problem('OIDC_EMAIL_TAKEN');
		}
		return user;
	}

	/** Groups decide at every sign-in. The last owner keeps the role, so that the account can be managed. */
	async function applyRole(user: User, role: Role | undefined, trx: Connection): Promise<User> {
		if (!settings.roles || role === undefined || role === user.role) return user;
		const isLastOwner =
			user.role === 'owner' && (await repository.countOwners(user.accountId, trx)) < 2;
		if (isLastOwner) return user;
		await repository.updateRole(user.id, role, trx);
		const changed = { ...user, role };
		await record('person.changed', changed, trx);
		return changed;
	}

	async function record(action: string, user: User, trx: Connection): Promise<void> {
		await audit.record(
			{
				accountId: user.accountId,
				actor: personActor(user),
				action,
				targetId: user.id,
				targetName: user.email,
			},
			trx,
		);
	}

	/** The person of a valid identity, with their current role. */
	async function admit(account: Account, person: OidcPerson): Promise<User> {
		if (account.suspendedAt) throw problem('ACCOUNT_SUSPENDED');
		const role = roleOf(person);
		if (settings.roles && role === undefined) throw problem('OIDC_NOT_ALLOWED');
		return await db.transaction(async (trx) => {
			await repository.lockAccount(account.id, trx);
			return await applyRole(await findOrCreate(account, person, role, trx), role, trx);
		});
	}

	/** A person who has lost every role loses open sessions too. */
	async function refuse(account: Account, person: OidcPerson, agent: string): Promise<void> {
		const userId = await identities.findUserId(person);
		const user = userId === undefined ? undefined : await repository.find(userId);
		if (user) await repository.deleteSessionsOf(user.id);
		await users.recordSession('session.refused', { user, account, method: 'oidc' }, agent);
	}

	return {
		name: settings.name,
		begin: () => client.begin(),

		async finish(
			query: string,
			attempt: OidcAttempt,
			agent: string,
		): Promise<SignedIn & { token: string }> {
			const person = await client.finish(query, attempt);
			const account = await findAccount();
			let user: User;
			try {
				user = await admit(account, person);
			} catch (error) {
				if (error instanceof Problem) await refuse(account, person, agent);
				throw error;
			}
			return await users.startSession(user, account, agent, {
				method: 'oidc',
				// Groups are read only at sign-in, so sessions are short.
				endsAt: new Date(clock.now().getTime() + settings.sessionMs),
				// It contains personal data, so it is never stored in the clear. Without a key it is not
				// stored: the provider then asks the person when they sign out.
				idToken:
					person.idToken === null ? null : (seal?.seal(person.idToken, ownerOf(user)) ?? null),
			});
		},

		/** Ends the session; returns where the browser goes to end the provider's session too. */
		async signOut({ session, user }: SignedIn): Promise<string | null> {
			await users.signOut(session);
			if (session.method !== 'oidc') return null;
			const { idToken: sealed } = session;
			const idToken = sealed === null ? undefined : seal?.open(sealed, ownerOf(user));
			return await client.signOutUrl(idToken ?? null);
		},
	};
}

/** Whom a sealed ID token belongs to. */
function ownerOf({ id }: User): string {
	return `id-token ${id}`;
}
