import { v7 as newUuid } from 'uuid';
import { createAccountRepository } from './accounts/account-repository.ts';
import { createAccounts } from './accounts/accounts.ts';
import { createApiKeyRepository } from './accounts/api-key-repository.ts';
import { createApiKeys } from './accounts/api-keys.ts';
import { createInvitations } from './accounts/invitations.ts';
import { createPeople } from './accounts/people.ts';
import { createQuotaRepository } from './accounts/quota-repository.ts';
import { createQuota } from './accounts/quota.ts';
import { createTestAllowanceRepository } from './accounts/test-allowance-repository.ts';
import { createTestAllowance } from './accounts/test-allowance.ts';
import { createUserRepository } from './accounts/user-repository.ts';
import { createUsers } from './accounts/users.ts';
import type { Welcome } from './accounts/users.ts';
import { createAuditRepository } from './audit/audit-repository.ts';
import { createAudit } from './audit/audit.ts';
import type { Config } from './config.ts';
import { createMemoryRepository } from './memory/memory-repository.ts';
import { createMemory } from './memory/memory.ts';
import type { Clock, Log, NewId } from './model/ports.ts';
import { watchChanges } from './store/change-watch.ts';
import { openDatabase } from './store/open-database.ts';
import { openStoreTime } from './store/store-time.ts';
import { createOutbound } from './outbound/guarded-agent.ts';
import { addStarters } from './templates/add-starters.ts';
import { createTemplateRepository } from './templates/template-repository.ts';
import { createTemplates } from './templates/templates.ts';
import { createVersionRepository } from './templates/version-repository.ts';
import { createVersions } from './templates/versions.ts';
import { createDeliveryRepository } from './webhooks/delivery-repository.ts';
import { createWebhookRepository } from './webhooks/webhook-repository.ts';
import { createWebhooks } from './webhooks/webhooks.ts';

export type Services = ReturnType<typeof createServices>;

const systemClock: Clock = { now: () => new Date() };

/** The services on their database: what the API, the workers and the CLI have in common. */
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
		clock,
		newId,
	});
	const welcome: Welcome = async (accountId, on) => {
		await addStarters(templates, accountId, on);
	};
	const users = createUsers({
		db,
		repository: userRepository,
		accounts,
		audit,
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
	const quota = createQuota({ repository: createQuotaRepository(db, storeTime), clock, newId });
	const outbound = {
		fetch: createOutbound(config.outbound.fetch),
		webhooks: createOutbound(config.outbound.webhooks),
	};
	const webhookRepository = createWebhookRepository(db);
	const deliveries = createDeliveryRepository(db, storeTime);
	return {
		db,
		close: () => db.destroy(),
		clock,
		storeTime,
		newId,
		accounts,
		users,
		invitations,
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
		outbound,
		webhookRepository,
		deliveries,
		webhooks: createWebhooks({
			audit,
			repository: webhookRepository,
			deliveries,
			outbound: outbound.webhooks,
			accounts,
			quota,
			plans: config.plans,
			maxEndpoints: config.maxWebhooks,
			clock,
			newId,
			log,
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
