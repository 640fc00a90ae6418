import type { AccountDeletion } from '../services/accounts/account-deletion.ts';
import type { Quota } from '../services/accounts/quota.ts';
import type { Invitations } from '../services/accounts/invitations.ts';
import type { Users } from '../services/accounts/users.ts';
import type { Audit } from '../services/audit/audit.ts';
import type { Batches } from '../services/batches/batches.ts';
import type { Uploads } from '../reading/intake/uploads.ts';
import type { Mailboxes } from '../services/intake/mailboxes.ts';
import type { PaperlessConnections } from '../services/paperless/connections.ts';
import type { Jobs } from '../services/jobs/jobs.ts';
import type { Clock, Log } from '../model/ports.ts';
import type { Samples } from '../services/parsing/samples.ts';
import type { Reviews } from '../services/review/review.ts';
import type { Ballast } from '../platform/store/ballast.ts';
import type { Templates } from '../services/templates/templates.ts';
import type { AuditExport } from '../services/webhooks/export-audit.ts';
import type { Webhooks } from '../services/webhooks/webhooks.ts';
import type { DeliveryRepository } from '../services/webhooks/delivery-repository.ts';

const EVERY_MS = 60_000;
const ORPHANS_EVERY_TURNS = 60;
const DAY_MS = 86_400_000;
/** Ledger entries feed the chart of pages per day. They contain no document data. */
const LEDGER_DAYS = 100;

type Collaborators = {
	quota: Quota;
	users: Users;
	invitations: Invitations;
	audit: Pick<Audit, 'forgetOld'>;
	exportAudit: AuditExport;
	accountDeletion: Pick<AccountDeletion, 'finishAll'>;
	jobs: Jobs;
	batches: Pick<Batches, 'forgetEmptyBefore'>;
	reviews: Pick<Reviews, 'forgetExpired'>;
	samples: Pick<Samples, 'forgetExpired'>;
	deliveries: DeliveryRepository;
	webhooks: Pick<Webhooks, 'forgetExpired' | 'sealSecrets'>;
	mailboxes: Pick<Mailboxes, 'forgetMailsBefore'>;
	paperlessConnections: Pick<PaperlessConnections, 'forgetDocumentsBefore'>;
	templates: Templates;
	uploads: Uploads;
	ballast: Ballast | null;
	clock: Clock;
	log: Log;
	retentionDays: number;
};

/** Periodic sweeping. Several processes may run it at the same time. */
export function startMaintenance({
	quota,
	users,
	invitations,
	audit,
	exportAudit,
	accountDeletion,
	jobs,
	batches,
	reviews,
	samples,
	deliveries,
	webhooks,
	mailboxes,
	paperlessConnections,
	templates,
	uploads,
	ballast,
	clock,
	log,
	retentionDays,
}: Collaborators): { stop: () => Promise<void> } {
	let turn = 0;
	let running: Promise<void> = sweepAll();
	const timer = setInterval(() => {
		running = running.then(sweepAll);
	}, EVERY_MS);

	async function sweepAll(): Promise<void> {
		const keepAfter = new Date(clock.now().getTime() - retentionDays * DAY_MS);
		await sweep('reservations released', () => quota.releaseExpired());
		await sweep('reservations without a job released', () => quota.releaseUnnamed());
		const ledgerAfter = new Date(clock.now().getTime() - LEDGER_DAYS * DAY_MS);
		await sweep('reservations forgotten', () => quota.forgetSettledBefore(ledgerAfter));
		await sweep('sessions forgotten', () => users.forgetEndedSessions());
		await sweep('invitations forgotten', () => invitations.forgetExpired());
		await sweep('audit entries sent to webhooks', () => exportAudit());
		await sweep('audit entries forgotten', () => audit.forgetOld());
		await sweep('deleted accounts erased', () => accountDeletion.finishAll());
		await sweep('jobs erased', () => jobs.eraseEndedBefore(keepAfter));
		await sweep('empty batches forgotten', () => batches.forgetEmptyBefore(keepAfter));
		await sweep('documents of failed jobs erased', () => jobs.eraseDueDocuments());
		await sweep('kept documents erased', () => reviews.forgetExpired());
		await sweep('samples erased', () => samples.forgetExpired());
		await sweep('expired webhooks deleted', () => webhooks.forgetExpired());
		await sweep('webhook secrets sealed', () => webhooks.sealSecrets());
		await sweep('mails forgotten', () => mailboxes.forgetMailsBefore(keepAfter));
		await sweep('documents of paperless-ngx forgotten', () =>
			paperlessConnections.forgetDocumentsBefore(keepAfter),
		);
		await sweep('templates in the trash erased', () => templates.emptyTrash());
		await sweep('jobs in the trash erased', () => jobs.emptyTrash());
		await sweep('events erased', () => deliveries.deleteEventsBefore(keepAfter));
		await sweep('uploads removed', () => uploads.sweep());
		await sweep('room kept aside', async () => {
			await ballast?.keep();
			return 0;
		});
		// Scans every stored document and revision.
		if (turn % ORPHANS_EVERY_TURNS === 0) {
			await sweep('documents removed', () => jobs.sweepOrphans());
			await sweep('revisions deleted', () => templates.sweepRevisions());
		}
		turn += 1;
	}

	async function sweep(what: string, work: () => Promise<number>): Promise<void> {
		try {
			const count = await work();
			if (count > 0) log.info({ what, count }, 'swept');
		} catch (error) {
			log.error({ err: error, what }, 'a sweep failed; will retry');
		}
	}

	return {
		stop: () => {
			clearInterval(timer);
			return running;
		},
	};
}
