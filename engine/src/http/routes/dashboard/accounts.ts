import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { planOf } from '../../../accounts/accounts.ts';
import type { Accounts } from '../../../accounts/accounts.ts';
import type { Quota } from '../../../accounts/quota.ts';
import type { Users } from '../../../accounts/users.ts';
import type { Account, Plans } from '../../../model/account.ts';
import { problem } from '../../../model/problem.ts';
import { callerOf } from '../../caller.ts';
import { errorResponses } from '../../schemas/error-schema.ts';
import { emailSchema } from '../../schemas/user-schemas.ts';

const accountSchema = z.object({
	id: z.string(),
	email: z.string(),
	plan: z.string(),
	isOwner: z.boolean(),
	suspendedAt: z.iso.datetime().nullable(),
	createdAt: z.iso.datetime(),
	pageUsed: z.int(),
	pageLimit: z.int(),
});
const params = z.object({ accountId: z.string() });

type Collaborators = { accounts: Accounts; users: Users; quota: Quota; plans: Plans };

/** All accounts of the installation: for its owner alone. */
export function accountRoutes({
	accounts,
	users,
	quota,
	plans,
}: Collaborators): FastifyPluginCallbackZod {
	async function present(account: Account): Promise<z.input<typeof accountSchema>> {
		const usage = await quota.readUsage(account.id, planOf(account, plans).pagesPerMonth);
		return {
			id: account.id,
			email: account.email,
			plan: account.plan,
			isOwner: account.isOwner,
			suspendedAt: account.suspendedAt?.toISOString() ?? null,
			createdAt: account.createdAt.toISOString(),
			pageUsed: usage.used,
			pageLimit: usage.limit,
		};
	}

	return (app, _options, done) => {
		app.addHook('onRequest', (request, _reply, next) => {
			next(callerOf(request).account.isOwner ? undefined : problem('OWNER_REQUIRED'));
		});

		app.get('/accounts', {
			schema: {
				summary: 'All accounts with their pages of this month',
				response: { 200: z.array(accountSchema), ...errorResponses(401, 403, 429) },
			},
			handler: async () => await Promise.all((await accounts.list()).map(present)),
		});

		app.post('/accounts', {
			schema: {
				summary: 'Create an account; the first password is shown only here',
				body: z.strictObject({ email: emailSchema, plan: z.string().max(32) }),
				response: {
					201: accountSchema.extend({ password: z.string() }),
					...errorResponses(400, 401, 403, 409, 415, 429),
				},
			},
			handler: async (request, reply) => {
				const { account, password } = await users.createAccount(request.body);
				return await reply.code(201).send({ ...(await present(account)), password });
			},
		});

		app.patch('/accounts/:accountId', {
			schema: {
				summary: 'Give an account another plan, suspend it or let it go on',
				params,
				body: z.strictObject({
					plan: z.string().max(32).optional(),
					suspended: z.boolean().optional(),
				}),
				response: { 200: accountSchema, ...errorResponses(400, 401, 403, 404, 409, 415, 429) },
			},
			handler: async (request) => {
				const { accountId } = request.params;
				const { plan, suspended } = request.body;
				if (plan !== undefined) await accounts.setPlan(accountId, plan);
				if (suspended !== undefined) await accounts.setSuspended(accountId, suspended);
				return await present(await accounts.get(accountId));
			},
		});

		app.post('/accounts/:accountId/password', {
			schema: {
				summary: 'Give an account a new password, shown only here; ends its sessions',
				params,
				response: {
					200: z.object({ email: z.string(), password: z.string() }),
					...errorResponses(401, 403, 404, 429),
				},
			},
			handler: async (request) => await users.resetPassword(request.params.accountId),
		});

		done();
	};
}
