import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';
import type { Services } from './services.ts';
import type { Connection } from '../platform/store/open-database.ts';
import { addStarters } from '../services/templates/add-starters.ts';

/** What the first start prints for the owner. */
export type FirstStart = { apiKey: string; templateId: string };

/** The free plan's limits are not meant for the owner of a self-hosted installation. */
const OWNER_PLAN = 'premium';

/**
 * Creates the owner's account, an API key and the starter templates, unless an owner exists. Returns the key, which
 * cannot be read later, and the ID of the invoice template; undefined when there was nothing to do.
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
 * Enables the owner's sign-in: with the password from the environment, or with a password chosen in the browser.
 * Returns the setup code that the browser then needs.
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

/** The bundled sample invoice, as a path that can be pasted into a shell. */
function findSample(): string {
	const path = fileURLToPath(new URL('../../../examples/invoice.pdf', import.meta.url));
	const near = relative(process.cwd(), path);
	const field = `files=@${near.startsWith('..') ? path : near}`;
	return /^[\w@=./-]+$/.test(field) ? field : `'${field.replaceAll("'", "'\\''")}'`;
}

/** The code is in the URL fragment, which is never sent to a server and so never logged. */
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
