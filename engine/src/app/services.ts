import { v7 as newUuid } from 'uuid';
import { createAccountRepository } from '../services/accounts/account-repository.ts';
import { createAccounts } from '../services/accounts/accounts.ts';
import { createApiKeyRepository } from '../services/accounts/api-key-repository.ts';
import { createApiKeys } from '../services/accounts/api-keys.ts';
import { createIdentityRepository } from '../services/accounts/identity-repository.ts';
import { createInvitations } from '../services/accounts/invitations.ts';
import { createOidcClient } from '../services/accounts/oidc-client.ts';
import { createOidcSignIn } from '../services/accounts/oidc-sign-in.ts';
import { createPeople } from '../services/accounts/people.ts';
import { createQuotaRepository } from '../services/accounts/quota-repository.ts';
import { createQuota } from '../services/accounts/quota.ts';
import { createSecondFactorRepository } from '../services/accounts/second-factor-repository.ts';
import { createSecondFactors } from '../services/accounts/second-factors.ts';
import { createTestAllowanceRepository } from '../services/accounts/test-allowance-repository.ts';
import { createTestAllowance } from '../services/accounts/test-allowance.ts';
import { createUserRepository } from '../services/accounts/user-repository.ts';
import { createUsers } from '../services/accounts/users.ts';
import type { Welcome } from '../services/accounts/users.ts';
import { createAuditRepository } from '../services/audit/audit-repository.ts';
import { createAudit } from '../services/audit/audit.ts';
import { createMailRepository } from '../services/intake/mail-repository.ts';
import { createMailboxRepository } from '../services/intake/mailbox-repository.ts';
import { createMailboxes } from '../services/intake/mailboxes.ts';
import { createOpenImap } from '../services/intake/open-imap.ts';
import { createPaperlessConnections } from '../services/paperless/connections.ts';
import { createConnectionRepository } from '../services/paperless/connection-repository.ts';
import { createPaperlessDocumentRepository } from '../services/paperless/document-repository.ts';
import { createOpenPaperless } from '../services/paperless/paperless-client.ts';
import { createDecisionRepository } from '../services/sorting/decision-repository.ts';
import { createDecisions } from '../services/sorting/decisions.ts';
import { createDuplicates } from '../services/duplicates/duplicates.ts';
import { createFingerprintRepository } from '../services/duplicates/fingerprint-repository.ts';
import type { Config } from './config.ts';
import { createMemoryRepository } from '../services/memory/memory-repository.ts';
import { createMemory } from '../services/memory/memory.ts';
import type { Clock, Log, NewId } from '../model/ports.ts';
import { watchChanges } from '../platform/store/change-watch.ts';
import { openDatabase } from '../platform/store/open-database.ts';
import { createSecretSeal } from '../platform/store/seal-secrets.ts';
import type { SecretSeal } from '../platform/store/seal-secrets.ts';
import { openStoreTime } from '../platform/store/store-time.ts';
import { createGuardedFetch } from '../platform/outbound/guarded-fetch.ts';
import { createOutbound } from '../platform/outbound/guarded-agent.ts';
import { LOCAL_NETWORKS } from '../platform/outbound/judge-address.ts';
import { addStarters } from '../services/templates/add-starters.ts';
import { createTemplateRepository } from '../services/templates/template-repository.ts';
import { createTemplates } from '../services/templates/templates.ts';
import { createVersionRepository } from '../services/templates/version-repository.ts';
import { createVersions } from '../services/templates/versions.ts';
import { createDeliveryRepository } from '../services/webhooks/delivery-repository.ts';
import { createWebhookRepository } from '../services/webhooks/webhook-repository.ts';
import { createAuditExport } from '../services/webhooks/export-audit.ts';
import { createWebhooks } from '../services/webhooks/webhooks.ts';

export type Services = ReturnType<typeof createServices>;

/** Metadata, keys and tokens are a few kilobytes. */
const OIDC_LIMITS = { timeoutMs: 15_000, maxBytes: 1_048_576 };

const systemClock: Clock = { now: () => new Date() };

/** The services on one database, for the API, the workers and the CLI. */
export function createServices(
	config: Config,
	{ log, clock = systemClock, newId = newUuid }: { log: Log; clock?: Clock; newId?: NewId },
) {
	const db = openDatabase(config);
	const storeTime = openStoreTime(db, clock);
	const watch = watchChanges(db);
	const audit = createAudit({ db, repository: createAuditRepository(db), clock, newId });
	const accounts = createAccounts({
		audit,
		repository: createAccountRepository(db),
		plans: config.plans,
		clock,
		newId,
	});
	const userRepository = createUserRepository(db);
	const templateRepository = createTemplateRepository(db, watch);
	const templates = createTemplates({
		audit,
		repository: templateRepository,
		maxTemplates: config.maxTemplates,
		maxTemplateBytes: config.maxTemplateBytes,
		trashMs: config.trashMs,
		clock,
		newId,
	});
	const welcome: Welcome = async (accountId, on) => {
		await addStarters(templates, accountId, on);
	};
	const seal = openSeal(config);
	const secondFactors = createSecondFactors({
		repository: createSecondFactorRepository(db),
		seal,
		audit,
		clock,
	});
	const users = createUsers({
		db,
		repository: userRepository,
		accounts,
		audit,
		secondFactors,
		welcome,
		clock,
		newId,
	});
	const invitations = createInvitations({
		db,
		repository: userRepository,
		accounts,
		users,
		audit,
		welcome,
		clock,
		newId,
	});
	const oidcFetch = config.oidc && createGuardedFetch({ ...OIDC_LIMITS, ...config.oidc.outbound });
	const singleSignOn =
		config.oidc &&
		oidcFetch &&
		createOidcSignIn({
			settings: config.oidc,
			client: createOidcClient(config.oidc, {
				fetch: (url, options) => oidcFetch.fetch(url, options),
				clock,
				log,
			}),
			db,
			repository: userRepository,
			identities: createIdentityRepository(db),
			accounts,
			users,
			audit,
			seal,
			clock,
			newId,
		});
	const quota = createQuota({ repository: createQuotaRepository(db, storeTime), clock, newId });
	const outbound = {
		fetch: createOutbound(config.outbound.fetch),
		webhooks: createOutbound(config.outbound.webhooks),
		localWebhooks: createOutbound({
			privateNetworksAllowed: [
				...config.outbound.webhooks.privateNetworksAllowed,
				...LOCAL_NETWORKS,
			],
			portsAllowed: 'any',
		}),
	};
	const mails = createMailRepository(db, storeTime, newId);
	const openImap = createOpenImap({ outbound: createOutbound(config.outbound.mailboxes) });
	const paperlessDocuments = createPaperlessDocumentRepository(db, storeTime, newId);
	const paperless = createOpenPaperless({ outbound: createOutbound(config.outbound.paperless) });
	const { openPaperless } = paperless;
	const webhookRepository = createWebhookRepository(db, seal);
	const deliveries = createDeliveryRepository(db, storeTime);
	const webhooks = createWebhooks({
		audit,
		repository: webhookRepository,
		deliveries,
		outbound: outbound.webhooks,
		localOutbound: outbound.localWebhooks,
		accounts,
		quota,
		plans: config.plans,
		maxEndpoints: config.maxWebhooks,
		publicUrl: config.publicUrl,
		clock,
		newId,
		log,
	});
	return {
		db,
		close: async () => {
			await oidcFetch?.close();
			await paperless.close();
			await db.destroy();
		},
		clock,
		storeTime,
		newId,
		accounts,
		users,
		invitations,
		singleSignOn,
		secondFactors,
		people: createPeople({ db, repository: userRepository, accounts, invitations, audit, clock }),
		audit,
		apiKeys: createApiKeys({
			repository: createApiKeyRepository(db),
			audit,
			clock,
			newId,
			log,
			watch,
		}),
		quota,
		testAllowance: createTestAllowance({
			repository: createTestAllowanceRepository(db),
			documentsPerDay: config.testDocumentsPerDay,
			clock,
		}),
		memory: createMemory({
			audit,
			repository: createMemoryRepository(db),
			maxBytes: config.maxMemoryBytes,
			maxLessons: config.maxMemoryLessons,
			clock,
			newId,
			log,
		}),
		decisions: createDecisions({ repository: createDecisionRepository(db), audit, clock, newId }),
		duplicates: createDuplicates({ repository: createFingerprintRepository(db) }),
		outbound,
		seal,
		mails,
		openImap,
		mailboxes: createMailboxes({
			audit,
			repository: createMailboxRepository(db),
			mails,
			templates,
			openImap,
			seal,
			maxMailboxes: config.maxMailboxes,
			clock,
			newId,
		}),
		paperlessDocuments,
		openPaperless,
		paperlessConnections: createPaperlessConnections({
			audit,
			repository: createConnectionRepository(db),
			paperlessDocuments,
			templates,
			openPaperless,
			seal,
			maxConnections: config.maxPaperless,
			clock,
			newId,
		}),
		webhookRepository,
		deliveries,
		webhooks,
		exportAudit: createAuditExport({
			db,
			audit,
			repository: webhookRepository,
			deliveries,
			clock,
			newId,
			wake: webhooks.wake,
		}),
		templates,
		versions: createVersions({
			audit,
			templates,
			repository: createVersionRepository(db, templateRepository),
			maxTemplateBytes: config.maxTemplateBytes,
			clock,
		}),
	};
}

/** null if SECRETS_KEY is not set; secrets that must be decrypted later cannot be stored then. */
function openSeal({ secretsKeys }: Config): SecretSeal | null {
	const [first, ...older] = secretsKeys.map((key) => Buffer.from(key, 'base64'));
	return first ? createSecretSeal([first, ...older]) : null;
}
