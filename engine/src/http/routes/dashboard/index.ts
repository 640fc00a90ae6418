import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { AccountDeletion } from '../../../accounts/account-deletion.ts';
import type { Accounts } from '../../../accounts/accounts.ts';
import type { ApiKeys } from '../../../accounts/api-keys.ts';
import type { People } from '../../../accounts/people.ts';
import type { Quota } from '../../../accounts/quota.ts';
import type { RateLimits } from '../../../accounts/rate-limits.ts';
import type { Invitations } from '../../../accounts/invitations.ts';
import type { Users } from '../../../accounts/users.ts';
import type { Intake } from '../../../intake/accept-documents.ts';
import type { Audit } from '../../../audit/audit.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Plans } from '../../../model/account.ts';
import type { TemplateLimits } from '../../../model/template.ts';
import type { Admission } from '../../../parsing/admission.ts';
import type { ExportResult } from '../../../export/export-result.ts';
import type { Samples } from '../../../parsing/samples.ts';
import type { LookAtPages } from '../../../parsing/look-at-pages.ts';
import type { RunSamples } from '../../../parsing/run-samples.ts';
import type { Unpack } from '../../../parsing/unpack.ts';
import type { Reviews } from '../../../review/review.ts';
import type { SecondReading } from '../../../second-reader/second-reading.ts';
import type { Versions } from '../../../templates/versions.ts';
import type { Templates } from '../../../templates/templates.ts';
import type { Webhooks } from '../../../webhooks/webhooks.ts';
import { recordAudit } from '../../plugins/access.ts';
import { guardDashboard, requireSession } from '../../plugins/session.ts';
import { accountRoutes } from './accounts.ts';
import { keyRoutes } from './keys.ts';
import { dashboardJobRoutes } from './jobs.ts';
import { pageRoutes } from './pages.ts';
import { dashboardReviewRoutes } from './reviews.ts';
import { peopleRoutes } from './people.ts';
import { secondReaderRoutes } from './second-reader.ts';
import { profileRoutes } from './profile.ts';
import { sampleRoutes } from './samples.ts';
import { signInRoutes } from './sign-in.ts';
import { dashboardTemplateRoutes } from './templates.ts';
import { dashboardUsageRoutes } from './usage.ts';
import { dashboardWebhookRoutes } from './webhooks.ts';

type Collaborators = {
	accounts: Accounts;
	accountDeletion: AccountDeletion;
	users: Users;
	invitations: Invitations;
	people: People;
	audit: Audit;
	apiKeys: ApiKeys;
	rateLimits: RateLimits;
	quota: Quota;
	templates: Templates;
	versions: Versions;
	jobs: Jobs;
	webhooks: Webhooks;
	lookAtPages: LookAtPages;
	unpack: Unpack;
	reviews: Reviews;
	runSamples: RunSamples;
	admission: Admission;
	samples: Samples;
	exportResult: ExportResult;
	intake: Intake;
	parsing: { deadlineMs: number };
	plans: Plans;
	templateLimits: TemplateLimits;
	/** null: there is none. */
	secondReading: SecondReading | null;
	version: string;
	isPublicHttps: boolean;
	/** Adds the routes of the API itself, which the dashboard uses under its own prefix. */
	addRoutes: (api: FastifyInstance) => Promise<void>;
};

/**
 * What the dashboard speaks to: the routes of the API behind a session instead of a key, and those
 * that only people need.
 */
export function dashboardRoutes(collaborators: Collaborators): FastifyPluginAsync {
	return async (area) => {
		await area.register(cookie);
		guardDashboard(area, collaborators);
		await area.register(signInRoutes(collaborators));
		await area.register(async (inside) => {
			requireSession(inside, collaborators);
			recordAudit(inside, collaborators.audit);
			await collaborators.addRoutes(inside);
			await inside.register(profileRoutes(collaborators));
			await inside.register(keyRoutes(collaborators));
			await inside.register(peopleRoutes(collaborators));
			await inside.register(dashboardTemplateRoutes(collaborators));
			await inside.register(dashboardJobRoutes(collaborators));
			await inside.register(dashboardReviewRoutes(collaborators));
			await inside.register(dashboardWebhookRoutes(collaborators));
			await inside.register(dashboardUsageRoutes(collaborators));
			await inside.register(accountRoutes(collaborators));
			await inside.register(secondReaderRoutes(collaborators));
			const { intake, parsing } = collaborators;
			await inside.register(sampleRoutes({ ...collaborators, settings: parsing }));
			await inside.register(
				pageRoutes({ ...collaborators, uploads: intake.uploads, settings: parsing }),
			);
		});
	};
}
