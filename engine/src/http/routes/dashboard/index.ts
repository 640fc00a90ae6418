import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { AccountDeletion } from '../../../services/accounts/account-deletion.ts';
import type { Accounts } from '../../../services/accounts/accounts.ts';
import type { ApiKeys } from '../../../services/accounts/api-keys.ts';
import type { People } from '../../../services/accounts/people.ts';
import type { Quota } from '../../../services/accounts/quota.ts';
import type { RateLimits } from '../../../services/accounts/rate-limits.ts';
import type { Invitations } from '../../../services/accounts/invitations.ts';
import type { OidcSignIn } from '../../../services/accounts/oidc-sign-in.ts';
import type { SecondFactors } from '../../../services/accounts/second-factors.ts';
import type { Users } from '../../../services/accounts/users.ts';
import type { Intake } from '../../../reading/intake/accept-documents.ts';
import type { Audit } from '../../../services/audit/audit.ts';
import type { Jobs } from '../../../services/jobs/jobs.ts';
import type { Plans } from '../../../model/account.ts';
import type { TemplateLimits } from '../../../model/template.ts';
import type { Admission } from '../../../services/parsing/admission.ts';
import type { ExportPresets } from '../../../services/export/export-presets.ts';
import type { ExportResult } from '../../../services/export/export-result.ts';
import type { Samples } from '../../../services/parsing/samples.ts';
import type { LookAtPages } from '../../../services/parsing/look-at-pages.ts';
import type { RunSamples } from '../../../services/parsing/run-samples.ts';
import type { Unpack } from '../../../services/parsing/unpack.ts';
import type { Decisions } from '../../../services/sorting/decisions.ts';
import type { Reviews } from '../../../services/review/review.ts';
import type { SecondReading } from '../../../reading/second-reader/second-reading.ts';
import type { Versions } from '../../../services/templates/versions.ts';
import type { Templates } from '../../../services/templates/templates.ts';
import type { Webhooks } from '../../../services/webhooks/webhooks.ts';
import { recordAudit } from '../../plugins/access.ts';
import { guardDashboard, requireSession } from '../../plugins/session.ts';
import { accountRoutes } from './accounts.ts';
import { dashboardJobRoutes } from './jobs.ts';
import { oidcRoutes, oidcSignOutRoutes } from './oidc.ts';
import { pageRoutes } from './pages.ts';
import { dashboardReviewRoutes } from './reviews.ts';
import { peopleRoutes } from './people.ts';
import { secondReaderRoutes } from './second-reader.ts';
import { profileRoutes } from './profile.ts';
import { sampleRoutes } from './samples.ts';
import { secondFactorRoutes } from './second-factor.ts';
import { signInRoutes } from './sign-in.ts';
import { exportPresetRoutes } from './export-presets.ts';
import { dashboardTemplateRoutes } from './templates.ts';
import { dashboardUsageRoutes } from './usage.ts';
import { dashboardWebhookRoutes } from './webhooks.ts';

type Collaborators = {
	accounts: Accounts;
	accountDeletion: AccountDeletion;
	users: Users;
	invitations: Invitations;
	/** null: no identity provider is configured. */
	singleSignOn: OidcSignIn | null;
	people: People;
	secondFactors: SecondFactors;
	audit: Audit;
	apiKeys: ApiKeys;
	rateLimits: RateLimits;
	quota: Quota;
	templates: Templates;
	versions: Versions;
	jobs: Jobs;
	decisions: Decisions;
	webhooks: Webhooks;
	lookAtPages: LookAtPages;
	unpack: Unpack;
	reviews: Reviews;
	runSamples: RunSamples;
	admission: Admission;
	samples: Samples;
	exportResult: ExportResult;
	exportPresets: ExportPresets;
	intake: Intake;
	parsing: { deadlineMs: number };
	plans: Plans;
	arePlansSet: boolean;
	templateLimits: TemplateLimits;
	/** null: not configured. */
	secondReading: SecondReading | null;
	version: string;
	isPublicHttps: boolean;
	/** Adds the API routes, which the dashboard uses under its own prefix. */
	addRoutes: (api: FastifyInstance) => Promise<void>;
};

/** The API routes behind a session instead of a key, plus routes that only the dashboard uses. */
export function dashboardRoutes(collaborators: Collaborators): FastifyPluginAsync {
	return async (area) => {
		await area.register(cookie);
		guardDashboard(area, collaborators);
		await area.register(signInRoutes(collaborators));
		await area.register(oidcRoutes(collaborators));
		await area.register(async (inside) => {
			requireSession(inside, collaborators);
			recordAudit(inside, collaborators.audit);
			await collaborators.addRoutes(inside);
			await inside.register(profileRoutes(collaborators));
			await inside.register(oidcSignOutRoutes(collaborators));
			await inside.register(secondFactorRoutes(collaborators));
			await inside.register(peopleRoutes(collaborators));
			await inside.register(dashboardTemplateRoutes(collaborators));
			await inside.register(exportPresetRoutes(collaborators));
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
