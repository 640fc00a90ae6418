import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';
import type { Services } from './services.ts';
import type { Connection } from '../platform/store/open-database.ts';
import { addStarters } from '../services/templates/add-starters.ts';

/** What the first start has to show its owner. */
export type FirstStart = { apiKey: string; templateId: string };

/** A self-hosting owner should not meet the limits of the free plan. */
const OWNER_PLAN = 'premium';

/**
 * Makes the owner's account, its API key and the starter templates, unless there is an owner.
 * Answers the key, which nobody can read later, and the template for invoices; undefined when there was
 * nothing to do.
 */
export async function prepareFirstStart(
	{ ownerEmail }: Pick<Config, 'ownerEmail'>,
	{ accounts, apiKeys, templates }: Pick<Services, 'accounts' | 'apiKeys' | 'templates'>,
	trx: Connection,
): Promise<FirstStart | undefined> {
	if (await accounts.findOwner(trx)) return undefined;
	const owner = await accounts.createOwner({ email: ownerEmail, plan: OWNER_PLAN }, trx);
	const { secret } = await apiKeys.create(
		{ accountId: owner.id, name: 'First key', mode: 'live' },
		trx,
	);
	const made = await addStarters(templates, owner.id, trx);
	const invoice = made.find(({ category }) => category === 'INVOICE');
	return { apiKey: secret, templateId: invoice?.id ?? '' };
}

/**
 * Lets the owner sign in to the dashboard: with the password of the environment, or with one that is
 * chosen in the browser by whoever has the code that this answers.
 */
export async function prepareSignIn(
	{ ownerEmail, ownerPassword }: Pick<Config, 'ownerEmail' | 'ownerPassword'>,
	{ users }: Pick<Services, 'users'>,
	trx: Connection,
): Promise<string | undefined> {
	if (!(await users.isSetupNeeded(trx))) return undefined;
	if (ownerPassword === null) return await users.offerSetup(trx);
	await users.createOwner({ email: ownerEmail, password: ownerPassword }, trx);
	return undefined;
}

export function describeFirstStart(url: string, { apiKey, templateId }: FirstStart): string {
	return [
		'',
		'  Welcome to DocSift. This is your API key; it is shown only this once:',
		'',
		`    ${apiKey}`,
		'',
		'  Try it:',
		'',
		`    curl -s ${url}/documents/parse -H 'x-api-key: ${apiKey}' \\`,
		`      -F templateId=${templateId} -F ${findSample()}`,
		'',
		`  All routes: ${url}/docs`,
		'',
		'',
	].join('\n');
}

/** The sample invoice that comes with us, by a path that can be pasted here; quoted where a shell needs it. */
function findSample(): string {
	const path = fileURLToPath(new URL('../../../examples/invoice.pdf', import.meta.url));
	const near = relative(process.cwd(), path);
	const field = `files=@${near.startsWith('..') ? path : near}`;
	return /^[\w@=./-]+$/.test(field) ? field : `'${field.replaceAll("'", "'\\''")}'`;
}

/** The code stands behind a #, so that it reaches no log on its way. */
export function describeSetup(url: string, code: string): string {
	return [
		'',
		'  The dashboard waits for its owner. Choose your password here:',
		'',
		`    ${url}/setup#${code}`,
		'',
		'',
	].join('\n');
}
