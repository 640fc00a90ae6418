import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import pino from 'pino';
import { z } from 'zod';
import { createAccountDeletion } from '../services/accounts/account-deletion.ts';
import { createDeletionRepository } from '../services/accounts/deletion-repository.ts';
import { planOf } from '../services/accounts/accounts.ts';
import { addLanguages, LanguageError, listInstalledLanguages } from './add-languages.ts';
import { ConfigError, loadConfig } from './config.ts';
import type { Config } from './config.ts';
import type { Account, ApiKey } from '../model/account.ts';
import { Problem, problem } from '../model/problem.ts';
import { CHUNK_CHARACTERS, OUTPUT_KINDS, PRIVATE_KINDS } from '../model/output.ts';
import type { OutputKind, PrivateKind } from '../model/output.ts';
import { MAIL_AFTERWARDS, MAILBOX_SECURITIES } from '../model/mailbox.ts';
import { ROUTE_GROUPS } from '../model/key-scope.ts';
import type { RouteGroup } from '../model/key-scope.ts';
import { toScope } from '../http/schemas/key-schemas.ts';
import { newMailboxSchema } from '../http/schemas/mailbox-schemas.ts';
import { newPaperlessSchema } from '../http/schemas/paperless-schemas.ts';
import { PAPERLESS_WRITE_AFTER } from '../model/paperless.ts';
import { COMMON_EVENT_TYPES, EVENT_TYPES } from '../model/webhook.ts';
import type { EventType, WebhookEndpoint } from '../model/webhook.ts';
import { convertFile } from './convert-file.ts';
import { parseFile, parseFileDocuments } from './parse-file.ts';
import { readTemplateFile } from './read-template-file.ts';
import { AUTO_TEMPLATE } from '../model/piece.ts';
import { readSecretFiles } from './read-secret-files.ts';
import { createServices } from './services.ts';
import type { Services } from './services.ts';
import { version } from './version.ts';
import { backUp } from '../platform/store/back-up.ts';
import { readInstallationId } from '../platform/store/installation-repository.ts';
import { openBlobs } from '../platform/store/open-blobs.ts';
import { migrateDatabase } from '../platform/store/migrate.ts';
import { addStarters } from '../services/templates/add-starters.ts';
import { TYPE_LANGUAGES, writeTypes } from '../services/templates/write-types.ts';
import type { TypeLanguage } from '../services/templates/write-types.ts';

type Answer = Record<string, unknown> | Record<string, unknown>[];
type Context = { config: Config; services: Services; applied: string[] };

type ConvertOptions = {
	as: OutputKind;
	to?: string;
	chunks?: string;
	kinds?: PrivateKind[];
	language?: string;
	pages?: string;
};
type ClassifyOptions = {
	templates?: string[];
	split: string;
	sender?: string;
	language?: string;
	pages?: string;
};
type KeyOptions = {
	account: string;
	name: string;
	test?: true;
	expires?: string;
	readOnly?: true;
	groups?: RouteGroup[];
	templates?: string[];
};
type MailboxOptions = {
	account: string;
	template: string;
	secretFile: string;
	accessToken?: true;
};
type PaperlessOptions = {
	account: string;
	template: string;
	tokenFile: string;
	writes?: string;
};
type McpOptions = { url: string; apiKey?: string; http?: true; host: string; port: number };

const quiet = pino({ level: 'silent' });

const program = new Command('docsift')
	.description(
		'The engine, and its accounts, keys, webhooks and quotas from a terminal. Output is JSON.',
	)
	.showHelpAfterError();

program
	.command('start')
	.description('start the engine, as "npm start" does')
	.action(async () => {
		await import('./main.ts');
	});

const account = program.command('account').description('the accounts of this installation');
account
	.command('create')
	.description('create an account with a live API key, which is shown once')
	.requiredOption('--email <address>', 'e-mail address of the account')
	.option('--plan <plan>', 'a plan of the configuration', 'free')
	.action((options: { email: string; plan: string }) =>
		answer(async ({ services: { accounts, apiKeys, templates, db } }) => {
			const email = parse(
				z.email().max(254),
				options.email,
				'--email',
				'must be an e-mail address',
			);
			return await db.transaction(async (trx) => {
				const { id } = await accounts.create({ email, plan: options.plan }, trx);
				await addStarters(templates, id, trx);
				const { secret } = await apiKeys.create(
					{ accountId: id, name: 'First key', mode: 'live' },
					trx,
				);
				return { accountId: id, apiKey: secret };
			});
		}),
	);
account
	.command('list')
	.description('list the accounts')
	.action(() =>
		answer(async ({ services: { accounts } }) => (await accounts.list()).map(presentAccount)),
	);
account
	.command('set-plan')
	.description('change the plan of an account')
	.requiredOption('--account <id>', 'id or e-mail address')
	.requiredOption('--plan <plan>', 'a plan of the configuration')
	.action((options: { account: string; plan: string }) =>
		answer(async ({ services: { accounts } }) =>
			presentAccount(await accounts.setPlan(options.account, options.plan)),
		),
	);

account
	.command('reset-password')
	.description('create a new dashboard password for an account, shown once')
	.requiredOption('--account <id>', 'id or e-mail address')
	.action((options: { account: string }) =>
		answer(({ services: { users } }) => users.resetPassword(options.account)),
	);
account
	.command('remove-codes')
	.description('let a person who has lost their authenticator app sign in with the password only')
	.requiredOption('--email <address>', 'the person')
	.action((options: { email: string }) =>
		answer(async ({ services: { users, secondFactors } }) => {
			const user = await users.get(options.email);
			await secondFactors.remove(user);
			return { email: user.email };
		}),
	);
account
	.command('suspend')
	.description('refuse the keys and people of an account until it is resumed')
	.requiredOption('--account <id>', 'id or e-mail address')
	.option('--resume', 'resume the account instead')
	.action((options: { account: string; resume?: true }) =>
		answer(async ({ services: { accounts } }) =>
			presentAccount(await accounts.setSuspended(options.account, !options.resume)),
		),
	);

account
	.command('delete')
	.description('delete an account with all its data; this cannot be undone')
	.requiredOption('--account <id>', 'id or e-mail address')
	.requiredOption('--confirm <address>', 'the e-mail address of the account, to confirm')
	.action((options: { account: string; confirm: string }) =>
		answer(async ({ config, services }) => {
			const blobs = await openBlobs(config, {
				newId: services.newId,
				installationId: await readInstallationId(services.db),
				folder: join(config.dataDir, 'uploads'),
				hold: () => undefined,
			});
			try {
				const repository = createDeletionRepository(services.db);
				const deletion = createAccountDeletion({ ...services, repository, blobs, log: quiet });
				const by = { kind: 'person' as const, id: '', name: 'command line' };
				const started = await deletion.start(options.account, { confirm: options.confirm, by });
				await deletion.finishAll();
				return { ...started, deleted: true };
			} finally {
				await blobs.close();
			}
		}),
	);
account
	.command('second-reader')
	.description('allow or forbid the second reader for an account')
	.requiredOption('--account <id>', 'id or e-mail address')
	.addOption(new Option('--set <state>', 'on or off').choices(['on', 'off']).makeOptionMandatory())
	.action((options: { account: string; set: 'on' | 'off' }) =>
		answer(async ({ services: { accounts } }) =>
			presentAccount(await accounts.setSecondReaderOff(options.account, options.set === 'off')),
		),
	);

const key = program.command('key').description('the API keys of an account');
key
	.command('create')
	.description('create an API key, which is shown once')
	.requiredOption('--account <id>', 'id or e-mail address')
	.option('--name <name>', 'what the key is for', 'Made on the command line')
	.option(
		'--test',
		'a test key: parses one document of one page at a time, reads templates, uses no quota',
	)
	.addOption(new Option('--expires <time>', 'when the key ends, e.g. 2027-01-31T00:00:00Z'))
	.option('--read-only', 'it changes nothing and submits nothing')
	.addOption(
		new Option('--groups <groups...>', 'the parts of the API that it may use').choices(
			ROUTE_GROUPS,
		),
	)
	.option('--templates <ids...>', 'the only templates that it may use')
	.action((options: KeyOptions) =>
		answer(async ({ services: { accounts, apiKeys, templates } }) => {
			const { id } = await accounts.get(options.account);
			const { templates: named } = options;
			const found = named && (await Promise.all(named.map((one) => templates.get(id, one))));
			const { apiKey, secret } = await apiKeys.create({
				accountId: id,
				name: parse(z.string().min(1).max(100), options.name, '--name', 'has 1 to 100 characters'),
				mode: options.test ? 'test' : 'live',
				expiresAt: options.expires === undefined ? null : parseTime(options.expires),
				scope: toScope({
					access: options.readOnly ? 'read' : 'full',
					groups: options.groups ?? null,
					templateIds: found?.map((one) => one.id) ?? null,
				}),
			});
			return { ...presentKey(apiKey), apiKey: secret };
		}),
	);
key
	.command('list')
	.description('list the keys of an account, without their secrets')
	.requiredOption('--account <id>', 'id or e-mail address')
	.action((options: { account: string }) =>
		answer(async ({ services: { accounts, apiKeys } }) => {
			const { id } = await accounts.get(options.account);
			return (await apiKeys.list(id)).map(presentKey);
		}),
	);
key
	.command('revoke')
	.description('revoke an API key immediately')
	.requiredOption('--key <id>', 'id of the key, as "key list" shows it')
	.action((options: { key: string }) =>
		answer(async ({ services: { apiKeys } }) => {
			await apiKeys.revoke(options.key);
			return { keyId: options.key, revoked: true };
		}),
	);

const webhook = program.command('webhook').description('the webhooks of an account');
const accountOption = ['--account <id>', 'id or e-mail address'] as const;
const webhookOption = ['--webhook <id>', 'id of the webhook, as "webhook list" shows it'] as const;
webhook
	.command('create')
	.description('create a webhook; its secret is shown once')
	.requiredOption(...accountOption)
	.requiredOption('--url <url>', 'the URL that receives events')
	.addOption(
		new Option('--events <events...>', 'which events')
			.choices(EVENT_TYPES)
			.default([...COMMON_EVENT_TYPES], COMMON_EVENT_TYPES.join(', ')),
	)
	.action((options: { account: string; url: string; events: EventType[] }) =>
		answer(async ({ services: { accounts, webhooks } }) => {
			const { id } = await accounts.get(options.account);
			const created = await webhooks.create(id, options);
			return { ...presentWebhook(created), secret: created.secret };
		}),
	);
webhook
	.command('list')
	.description('list the webhooks of an account')
	.requiredOption(...accountOption)
	.action((options: { account: string }) =>
		answer(async ({ services: { accounts, webhooks } }) => {
			const { id } = await accounts.get(options.account);
			return (await webhooks.list(id)).map(presentWebhook);
		}),
	);
webhook
	.command('deliveries')
	.description('list the deliveries of a webhook, newest first, with every attempt')
	.requiredOption(...accountOption)
	.requiredOption(...webhookOption)
	.addOption(new Option('--limit <count>', 'how many').default(20).argParser(Number))
	.action((options: { account: string; webhook: string; limit: number }) =>
		answer(async ({ services: { accounts, webhooks } }) => {
			const limit = parse(z.int().min(1).max(1000), options.limit, '--limit', 'must be 1 to 1000');
			const { id } = await accounts.get(options.account);
			const page = { before: undefined, limit };
			const list = await webhooks.listDeliveries(id, options.webhook, page);
			return list.map(({ delivery, attempts }) => ({ ...delivery, log: attempts }));
		}),
	);
webhook
	.command('resend')
	.description('resend an event with the same event ID; needs a running engine')
	.requiredOption(...accountOption)
	.requiredOption(...webhookOption)
	.requiredOption('--delivery <id>', 'id of the delivery, as "webhook deliveries" shows it')
	.action((options: { account: string; webhook: string; delivery: string }) =>
		answer(async ({ services: { accounts, webhooks } }) => {
			const { id } = await accounts.get(options.account);
			return { ...(await webhooks.resend(id, options.webhook, options.delivery)) };
		}),
	);
webhook
	.command('test')
	.description('send a test event; needs a running engine')
	.requiredOption(...accountOption)
	.requiredOption(...webhookOption)
	.action((options: { account: string; webhook: string }) =>
		answer(async ({ services: { accounts, webhooks } }) => {
			const { id } = await accounts.get(options.account);
			return { ...(await webhooks.sendTest(id, options.webhook)) };
		}),
	);

const mailbox = program.command('mailbox').description('the mailboxes of an account');
mailbox
	.command('create')
	.description('connect an IMAP mailbox, whose mails become jobs; needs SECRETS_KEY')
	.requiredOption(...accountOption)
	.requiredOption('--host <host>', 'the IMAP server')
	.requiredOption('--user <user>', 'who signs in to it')
	.requiredOption('--secret-file <file>', 'a file with the password; - for standard input')
	.requiredOption('--template <id>', 'id of the template, or auto')
	.option('--name <name>', 'what people call it', 'Mailbox')
	.addOption(new Option('--port <port>', 'its port').default(993).argParser(Number))
	.addOption(
		new Option('--security <kind>', 'its encryption').choices(MAILBOX_SECURITIES).default('tls'),
	)
	.option('--access-token', 'the secret is an OAuth2 access token, not a password')
	.option('--folder <folder>', 'the folder whose mails are taken', 'INBOX')
	.option('--senders <senders...>', 'addresses, or domains with a leading @; all without it')
	.addOption(
		new Option('--afterwards <what>', 'what happens to its mails')
			.choices(MAIL_AFTERWARDS)
			.default('flag'),
	)
	.option('--existing', 'also take mails that are there already')
	.action(({ account: owner, template, secretFile, accessToken, ...given }: MailboxOptions) =>
		answer(async ({ services: { accounts, mailboxes } }) => {
			const { id } = await accounts.get(owner);
			const wish = parse(
				newMailboxSchema,
				{
					...given,
					templateId: template,
					secret: readFileSync(secretFile === '-' ? 0 : secretFile, 'utf8').trim(),
					secretKind: accessToken ? 'accessToken' : 'password',
				},
				'mailbox create',
				'one of its values cannot be used',
			);
			return { ...(await mailboxes.create(id, wish)) };
		}),
	);
mailbox
	.command('list')
	.description('list the mailboxes of an account, without their passwords')
	.requiredOption(...accountOption)
	.action((options: { account: string }) =>
		answer(async ({ services: { accounts, mailboxes } }) => {
			const { id } = await accounts.get(options.account);
			return await mailboxes.list(id);
		}),
	);
mailbox
	.command('mails')
	.description('list the mails of a mailbox and what became of them, newest first')
	.requiredOption(...accountOption)
	.requiredOption('--mailbox <id>', 'id of the mailbox, as "mailbox list" shows it')
	.action((options: { account: string; mailbox: string }) =>
		answer(async ({ services: { accounts, mailboxes } }) => {
			const { id } = await accounts.get(options.account);
			return await mailboxes.listMails(id, options.mailbox, { before: undefined, limit: 100 });
		}),
	);
mailbox
	.command('delete')
	.description('disconnect a mailbox; its jobs stay')
	.requiredOption(...accountOption)
	.requiredOption('--mailbox <id>', 'id of the mailbox, as "mailbox list" shows it')
	.action((options: { account: string; mailbox: string }) =>
		answer(async ({ services: { accounts, mailboxes } }) => {
			const { id } = await accounts.get(options.account);
			await mailboxes.delete(id, options.mailbox);
			return { mailboxId: options.mailbox, deleted: true };
		}),
	);

const paperless = program
	.command('paperless')
	.description('the connections of an account to paperless-ngx');
paperless
	.command('create')
	.description('connect a paperless-ngx, whose tagged documents are read; needs SECRETS_KEY')
	.requiredOption(...accountOption)
	.requiredOption('--url <url>', 'the address of paperless-ngx')
	.requiredOption('--token-file <file>', 'a file with an API token; - for standard input')
	.requiredOption('--template <id>', 'id of the template, or auto')
	.option('--name <name>', 'what people call it', 'paperless-ngx')
	.option('--tag <tag>', 'documents with this tag are taken')
	.option('--done-tag <tag>', 'the tag that replaces it')
	.option('--failed-tag <tag>', 'the tag of documents that failed')
	.addOption(
		new Option('--write-after <when>', 'when values are written').choices(PAPERLESS_WRITE_AFTER),
	)
	.option('--writes <file>', 'a JSON file: which values are written where')
	.action(({ account: owner, template, tokenFile, writes, ...given }: PaperlessOptions) =>
		answer(async ({ services: { accounts, paperlessConnections } }) => {
			const { id } = await accounts.get(owner);
			const wish = parse(
				newPaperlessSchema,
				{
					...given,
					templateId: template,
					token: readFileSync(tokenFile === '-' ? 0 : tokenFile, 'utf8').trim(),
					...(writes !== undefined && {
						writes: JSON.parse(readFileSync(writes, 'utf8')) as unknown,
					}),
				},
				'paperless create',
				'one of its values cannot be used',
			);
			return { ...(await paperlessConnections.create(id, wish)) };
		}),
	);
paperless
	.command('list')
	.description('list the connections of an account, without their tokens')
	.requiredOption(...accountOption)
	.action((options: { account: string }) =>
		answer(async ({ services: { accounts, paperlessConnections } }) => {
			const { id } = await accounts.get(options.account);
			return await paperlessConnections.list(id);
		}),
	);
paperless
	.command('documents')
	.description('list the documents of a connection and what became of them, newest first')
	.requiredOption(...accountOption)
	.requiredOption('--connection <id>', 'id of the connection, as "paperless list" shows it')
	.action((options: { account: string; connection: string }) =>
		answer(async ({ services: { accounts, paperlessConnections } }) => {
			const { id } = await accounts.get(options.account);
			const page = { before: undefined, limit: 100 };
			return await paperlessConnections.listDocuments(id, options.connection, page);
		}),
	);
paperless
	.command('delete')
	.description('disconnect a paperless-ngx; its documents and jobs stay')
	.requiredOption(...accountOption)
	.requiredOption('--connection <id>', 'id of the connection, as "paperless list" shows it')
	.action((options: { account: string; connection: string }) =>
		answer(async ({ services: { accounts, paperlessConnections } }) => {
			const { id } = await accounts.get(options.account);
			await paperlessConnections.delete(id, options.connection);
			return { connectionId: options.connection, deleted: true };
		}),
	);

program
	.command('usage')
	.description('pages used and left this month')
	.option('--account <id>', 'id or e-mail address; all accounts without it')
	.action((options: { account?: string }) =>
		answer(async ({ config, services }) => {
			const { accounts } = services;
			if (options.account !== undefined) {
				return await presentUsage(await accounts.get(options.account), config, services);
			}
			const all = await accounts.list();
			return await Promise.all(all.map((one) => presentUsage(one, config, services)));
		}),
	);

program
	.command('parse')
	.description('parse a file without a server; progress goes to standard error')
	.argument('<file>', 'a PDF or an image')
	.requiredOption(
		'--template <file>',
		'a JSON file: a template, or its schema alone; auto: split the file and choose the template of each document',
	)
	.option('--templates <files...>', 'with --template auto: those to choose from, as JSON files')
	.option('--split <split>', 'where documents begin: auto, none, 2 (pages each) or 1-3,4,5-9')
	.option('--sender <sender>', 'who sent the file, compared with the senders of templates')
	.option('--language <code>', 'OCR language hint, e.g. de')
	.option('--pages <pages>', 'the pages to read, e.g. 1-3,7,-1')
	.option('--details', 'also print where each value was found')
	.action((file: string, options: ParseOptions) =>
		print(async () => {
			const { template, templates = [], split, sender, language, pages } = options;
			const { onProgress, endProgress } = openProgress();
			const config = loadConfig(readSecretFiles(process.env));
			const order = { file, language, pages, onProgress };
			const parseIt = async () => {
				if (template !== AUTO_TEMPLATE && split === undefined) {
					const found = await parseFile(config, { ...order, templateFile: template });
					const { result, details, pageCount } = found;
					return { result, pageCount, ...(options.details && { details }) };
				}
				const sorting = { template, templateFiles: templates, split: split ?? 'auto', sender };
				const found = await parseFileDocuments(config, { ...order, ...sorting });
				return { results: found.map((one) => presentParsed(one, options)) };
			};
			const answer = await parseIt();
			endProgress();
			return answer;
		}),
	);

program
	.command('classify')
	.description('find the documents of a file, their kinds and templates, without a server')
	.argument('<file>', 'a document')
	.option('--templates <files...>', 'the templates to choose from, as JSON files; or the starters')
	.option(
		'--split <split>',
		'where documents begin: auto, none, 2 (pages each) or 1-3,4,5-9',
		'auto',
	)
	.option('--sender <sender>', 'who sent the file, compared with the senders of templates')
	.option('--language <code>', 'OCR language hint, e.g. de')
	.option('--pages <pages>', 'the pages to read, e.g. 1-3,7,-1')
	.action((file: string, { templates = [], ...options }: ClassifyOptions) =>
		print(async () => {
			const { onProgress, endProgress } = openProgress();
			const config = loadConfig(readSecretFiles(process.env));
			const found = await parseFileDocuments(config, {
				file,
				template: AUTO_TEMPLATE,
				templateFiles: templates,
				split: options.split,
				sender: options.sender,
				language: options.language,
				pages: options.pages,
				onlyClassify: true,
				onProgress,
			});
			endProgress();
			return { documents: found.map(({ piece }) => piece) };
		}),
	);

program
	.command('convert')
	.description('convert a file without a server into Markdown, text, words or a PDF')
	.argument('<file>', 'a document')
	.addOption(new Option('--as <form>', 'what it becomes').choices(OUTPUT_KINDS).default('markdown'))
	.option('--to <file>', 'the file to write; standard output without it')
	.option('--chunks <characters>', 'cut Markdown into chunks of at most so many characters')
	.addOption(
		new Option('--kinds <kinds...>', 'what a redacted PDF leaves out').choices(PRIVATE_KINDS),
	)
	.option('--language <code>', 'OCR language hint, e.g. de')
	.option('--pages <pages>', 'the pages to read, e.g. 1-3,7,-1')
	.action((file: string, options: ConvertOptions) =>
		print(async () => {
			const { chunks } = options;
			const count =
				chunks === undefined
					? undefined
					: parse(
							z.coerce.number().int().min(CHUNK_CHARACTERS.min).max(CHUNK_CHARACTERS.max),
							chunks,
							'--chunks',
							`must be ${CHUNK_CHARACTERS.min} to ${CHUNK_CHARACTERS.max}`,
						);
			return await convertFile(loadConfig(readSecretFiles(process.env)), {
				...options,
				file,
				chunks: count,
				kinds: options.kinds ?? [],
			});
		}),
	);

const template = program.command('template').description('templates in JSON files');
template
	.command('types')
	.description('print the type of a result as TypeScript or as a Zod schema')
	.argument('<file>', 'a JSON file: a template, or its schema alone')
	.addOption(
		new Option('--as <language>', 'what to print').choices(TYPE_LANGUAGES).default('typescript'),
	)
	.option('--name <name>', 'the name of the type; default: the name of the template')
	.action((file: string, options: { as: TypeLanguage; name?: string }) =>
		print(async () => {
			const config = loadConfig(readSecretFiles(process.env));
			const { schema, name } = await readTemplateFile(file, config);
			const types = writeTypes(schema, { language: options.as, name: options.name ?? name });
			process.stdout.write(types);
			return null;
		}),
	);

const languages = program.command('languages').description('the OCR languages');
languages
	.command('list')
	.description('list every language, and whether its data is installed')
	.action(() =>
		print(() => Promise.resolve(listInstalledLanguages(loadConfig(readSecretFiles(process.env))))),
	);
languages
	.command('add')
	.description(
		'download language data with npm into DATA_DIR; a running engine uses it immediately',
	)
	.argument('<languages...>', 'codes, e.g. pl ja')
	.action((codes: string[]) =>
		print(() => addLanguages(loadConfig(readSecretFiles(process.env)), codes)),
	);

program
	.command('mcp')
	.description(
		'serve a running engine to assistants by the Model Context Protocol, over standard input and output or HTTP',
	)
	.addOption(
		new Option('--url <url>', 'the engine').env('DOCSIFT_URL').default('http://127.0.0.1:3000'),
	)
	.addOption(
		new Option('--api-key <key>', 'its API key; over HTTP each request brings its own').env(
			'DOCSIFT_API_KEY',
		),
	)
	.option('--http', 'serve HTTP at /mcp')
	.option('--host <host>', 'the address to listen on, with --http', '127.0.0.1')
	.addOption(
		new Option('--port <port>', 'the address to listen on, with --http')
			.default(3100)
			.argParser(Number),
	)
	.action(async (options: McpOptions) => {
		// Imported on demand: only this command needs the SDK.
		const { serveHttp, serveStdio } = await import('../mcp/serve-mcp.ts');
		if (options.http) {
			const { url } = await serveHttp({ ...options, version });
			process.stderr.write(`docsift: assistants reach ${options.url} at ${url}\n`);
		} else if (!options.apiKey) {
			process.stderr.write('docsift: mcp: set DOCSIFT_API_KEY to an API key of the engine\n');
			process.exitCode = 1;
		} else {
			await serveStdio({ url: options.url, apiKey: options.apiKey, version });
		}
	});

program
	.command('migrate')
	.description('migrate the database (every start does this automatically)')
	.action(() => answer(({ applied }) => Promise.resolve({ applied })));

program
	.command('backup')
	.description(
		'back up a SQLite installation while it runs; use the folder as DATA_DIR to restore it',
	)
	.requiredOption('--to <folder>', 'a folder that does not exist yet')
	.action((options: { to: string }) =>
		answer(async ({ config }) => {
			if (config.databaseUrl !== null || config.s3 !== null) {
				throw new ConfigError(
					'backup: supports only SQLite and documents on disk; for DATABASE_URL or S3_BUCKET see docs/operations.md',
				);
			}
			if (existsSync(options.to)) throw new ConfigError(`backup: ${options.to} already exists`);
			return { folder: options.to, ...(await backUp(config.dataDir, options.to)) };
		}),
	);

await program.parseAsync();

/** Runs a command on the database of the installation. */
async function answer(work: (context: Context) => Promise<Answer>): Promise<void> {
	await print(async () => {
		const config = loadConfig(readSecretFiles(process.env));
		const services = createServices(config, { log: quiet });
		try {
			const { applied } = await migrateDatabase(services.db);
			return await work({ config, services, applied });
		} finally {
			await services.close();
		}
	});
}

/** Prints an answer as JSON; null: the work has written its output itself. */
async function print(work: () => Promise<Answer | null>): Promise<void> {
	try {
		const answered = await work();
		if (answered) process.stdout.write(`${JSON.stringify(answered, null, 2)}\n`);
	} catch (error) {
		const { message, stack, code } = error as NodeJS.ErrnoException;
		const expected =
			error instanceof Problem ||
			error instanceof ConfigError ||
			error instanceof LanguageError ||
			error instanceof SyntaxError ||
			code !== undefined;
		process.stderr.write(`docsift: ${expected ? message : (stack ?? message)}\n`);
		process.exitCode = 1;
	}
}

type ParseOptions = {
	template: string;
	templates?: string[];
	split?: string;
	sender?: string;
	language?: string;
	pages?: string;
	details?: true;
};

/** On a terminal, each line of progress replaces the one before. */
function openProgress() {
	const isTerminal = process.stderr.isTTY;
	return {
		onProgress: (text: string): boolean =>
			process.stderr.write(isTerminal ? `\r${text}` : `${text}\n`),
		endProgress: (): void => {
			if (isTerminal) process.stderr.write('\n');
		},
	};
}

/** A document of a file that was split. */
function presentParsed(
	{ piece, parsed, problem }: Awaited<ReturnType<typeof parseFileDocuments>>[number],
	{ details }: ParseOptions,
) {
	const { pages, kind, templateId, confidence } = piece;
	const result = problem ? { error: problem.message } : (parsed?.result ?? null);
	const more = details && { details: parsed?.details ?? [] };
	return { pages, kind, templateId, confidence, result, ...more };
}

function parse<T>(schema: z.ZodType<T>, value: unknown, option: string, message: string): T {
	const parsed = schema.safeParse(value);
	if (parsed.success) return parsed.data;
	throw problem('INVALID_REQUEST', { faults: [{ path: option, message }] });
}

function parseTime(text: string): Date {
	const time = parse(
		z.iso.datetime({ offset: true }),
		text,
		'--expires',
		'must be a time such as 2027-01-31T00:00:00Z',
	);
	return new Date(time);
}

function presentAccount({ id, ...account }: Account) {
	const { email, plan, isOwner, suspendedAt, isSecondReaderOff, createdAt } = account;
	return { accountId: id, email, plan, isOwner, suspendedAt, isSecondReaderOff, createdAt };
}

function presentKey({
	id,
	name,
	mode,
	prefix,
	scope,
	userId,
	createdAt,
	expiresAt,
	lastUsedAt,
	revokedAt,
}: ApiKey) {
	return {
		keyId: id,
		name,
		mode,
		prefix,
		...scope,
		userId,
		createdAt,
		expiresAt,
		lastUsedAt,
		revokedAt,
	};
}

function presentWebhook({ id, url, events, enabled, disabledReason, createdAt }: WebhookEndpoint) {
	return { webhookId: id, url, events, enabled, disabledReason, createdAt };
}

async function presentUsage(one: Account, config: Config, { quota }: Services) {
	const usage = await quota.readUsage(one.id, planOf(one, config.plans).pagesPerMonth);
	return { accountId: one.id, email: one.email, plan: one.plan, ...usage };
}
