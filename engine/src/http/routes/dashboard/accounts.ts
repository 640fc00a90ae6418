import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { planOf } from '../../../services/accounts/accounts.ts';
import type { AccountDeletion } from '../../../services/accounts/account-deletion.ts';
import type { Accounts } from '../../../services/accounts/accounts.ts';
import type { Invitations, NewInvitation } from '../../../services/accounts/invitations.ts';
import type { Quota } from '../../../services/accounts/quota.ts';
import type { Users } from '../../../services/accounts/users.ts';
import type { Account, Plans } from '../../../model/account.ts';
import { problem } from '../../../model/problem.ts';
import type { Entry } from '../../../model/user.ts';
import { callerOf } from '../../caller.ts';
import { errorResponses } from '../../schemas/error-schema.ts';
import { emailSchema } from '../../schemas/user-schemas.ts';
import { invitationSchema } from '../../schemas/invitation-schema.ts';

const accountSchema = z.object({
	id: z.string(),
	email: z.string(),
	plan: z.string(),
	isOwner: z.boolean(),
	suspendedAt: z.iso.datetime().nullable(),
	isSecondReaderOff: z.boolean(),
	createdAt: z.iso.datetime(),
	pageUsed: z.int(),
	pageLimit: z.int(),
	hasUser: z.boolean(),
	invitedUntil: z.iso.datetime().nullable(),
});
const passwordSchema = z.object({ email: z.string(), password: z.string() });
const deletedSchema = z.object({ accountId: z.string() });
const params = z.object({ accountId: z.string() });

type Collaborators = {
	accounts: Accounts;
	accountDeletion: AccountDeletion;
	users: Users;
	invitations: Invitations;
	quota: Quota;
	plans: Plans;
};

/** All accounts of the installation, for its owner only. */
export function accountRoutes({
	accounts,
	accountDeletion,
	users,
	invitations,
	quota,
	plans,
}: Collaborators): FastifyPluginCallbackZod {
	async function present(
		account: Account,
		entries: ReadonlyMap<string, Entry>,
	): Promise<z.input<typeof accountSchema>> {
		const entry = entries.get(account.id);
		const usage = await quota.readUsage(account.id, planOf(account, plans).pagesPerMonth);
		return {
			id: account.id,
			email: account.email,
			plan: account.plan,
			isOwner: account.isOwner,
			suspendedAt: account.suspendedAt?.toISOString() ?? null,
			isSecondReaderOff: account.isSecondReaderOff,
			createdAt: account.createdAt.toISOString(),
			pageUsed: usage.used,
			pageLimit: usage.limit,
			hasUser: entry?.hasUser ?? false,
			invitedUntil: entry?.invitedUntil?.toISOString() ?? null,
		};
	}

	return (app, _options, done) => {
		app.addHook('onRequest', (request, _reply, next) => {
			next(callerOf(request).account.isOwner ? undefined : problem('OWNER_REQUIRED'));
		});

		app.get('/accounts', {
			schema: {
				summary: 'List all accounts with their pages of this month',
				response: { 200: z.array(accountSchema), ...errorResponses(401, 403, 429) },
			},
			handler: async () => {
				const entries = await invitations.listEntries();
				const all = await accounts.list();
				return await Promise.all(all.map((account) => present(account, entries)));
			},
		});

		app.post('/accounts', {
			schema: {
				summary: 'Create an account: invite its person, or make a password; shown only here',
				body: z.strictObject({
					email: emailSchema,
					plan: z.string().max(32),
					entry: z.enum(['invitation', 'password']),
				}),
				response: {
					201: z.union([invitationSchema, passwordSchema]),
					...errorResponses(400, 401, 403, 409, 415, 429),
				},
			},
			handler: async (request, reply) => {
				const { entry, ...wish } = request.body;
				void reply.code(201);
				if (entry === 'invitation') {
					const invited = await invitations.createAccount(wish);
					return presentInvitation(invited);
				}
				const { account, password } = await users.createAccount(wish);
				return { email: account.email, password };
			},
		});

		app.patch('/accounts/:accountId', {
			schema: {
				summary:
					'Give an account another plan, suspend it or let it go on, keep it from the second reader',
				params,
				body: z.strictObject({
					plan: z.string().max(32).optional(),
					suspended: z.boolean().optional(),
					secondReaderOff: z.boolean().optional(),
				}),
				response: { 200: accountSchema, ...errorResponses(400, 401, 403, 404, 409, 415, 429) },
			},
			handler: async (request) => {
				const { accountId } = request.params;
				await accounts.change(accountId, request.body);
				return await present(await accounts.get(accountId), await invitations.listEntries());
			},
		});

		app.delete('/accounts/:accountId', {
			schema: {
				summary: 'Delete an account with everything in it; this cannot be undone',
				description:
					'It is closed at once. Its documents and rows are erased in the background, within minutes.',
				params,
				body: z.strictObject({
					confirm: z.string().max(254).describe('The e-mail address of the account'),
				}),
				response: { 202: deletedSchema, ...errorResponses(400, 401, 403, 404, 409, 415, 429) },
			},
			handler: async (request, reply) => {
				const { accountId } = request.params;
				const started = await accountDeletion.start(accountId, request.body);
				accountDeletion.finishSoon();
				return await reply.code(202).send(started);
			},
		});

		app.post('/accounts/:accountId/invitation', {
			schema: {
				summary: 'Create a link with which the person chooses a password; shown only here',
				params,
				response: { 200: invitationSchema, ...errorResponses(401, 403, 404, 429) },
			},
			handler: async (request) =>
				presentInvitation(await invitations.renew(request.params.accountId)),
		});

		app.post('/accounts/:accountId/password', {
			schema: {
				summary: 'Set a new password for an account, shown only here; ends its sessions',
				params,
				response: {
					200: passwordSchema,
					...errorResponses(401, 403, 404, 429),
				},
			},
			handler: async (request) => await users.resetPassword(request.params.accountId),
		});

		done();
	};
}

function presentInvitation({
	account,
	invitation,
}: {
	account: Account;
	invitation: NewInvitation;
}): z.input<typeof invitationSchema> {
	const { token, expiresAt } = invitation;
	return { email: account.email, token, expiresAt: expiresAt.toISOString() };
}
