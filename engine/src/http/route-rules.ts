import type { Permission } from '../model/role.ts';

export type Rule = {
	/** The permission that a person needs; by default `read` for GET and `edit` for all other methods. */
	needs?: Permission;
	/** The name of the action in the audit log; by default the route is not audited. */
	audit?: string | ((body: Record<string, unknown>) => string);
	/** The route changes nothing, so its entry is written before the response is sent. GET is always such a route. */
	isRead?: true;
};

const judged = (body: Record<string, unknown>) =>
	body.approve === true
		? 'result.approved'
		: body.reject === true
			? 'result.rejected'
			: 'result.corrected';

/**
 * Which permission each dashboard route needs, and what the audit log records. A key acts as its account and may use
 * every route that accepts keys. Submitting and reading documents is not audited, because jobs have their own times.
 * Sign-ins are recorded by the services, which know the account.
 */
const RULES: Readonly<Record<string, Rule>> = {
	'POST /v1/templates': { audit: 'template.created' },
	'POST /v1/templates/fromDocument': { audit: 'template.created' },
	'PUT /v1/templates/:templateId': { audit: 'template.published' },
	'DELETE /v1/templates/:templateId': { audit: 'template.deleted' },
	'POST /v1/trash/:trashedId/restore': { audit: 'trash.restored' },
	'DELETE /v1/trash/:trashedId': { audit: 'trash.purged' },
	'POST /v1/templates/:templateId/publish': { audit: 'template.published' },
	'POST /v1/templates/:templateId/versions/:version/restore': { audit: 'template.restored' },
	'POST /v1/templates/:templateId/examples': { audit: 'memory.taught' },
	'POST /samples/:sampleId/lessons': { audit: 'memory.taught' },
	'POST /templates/:templateId/moved/:movedId/teach': { audit: 'memory.taught' },
	'POST /samples/:sampleId/export': { audit: 'jobs.exported', isRead: true },
	'POST /v1/templates/:templateId/memory/apply': { audit: 'memory.applied' },
	'PATCH /v1/templates/:templateId/memory': { audit: 'memory.switched' },
	'DELETE /v1/templates/:templateId/memory': { audit: 'memory.cleared' },
	'POST /v1/templates/:templateId/memory/import': { audit: 'memory.imported' },
	'DELETE /v1/templates/:templateId/memory/:lessonId': { audit: 'memory.forgotten' },

	'GET /v1/templates/:templateId/memory/export': { audit: 'memory.exported' },
	'GET /v1/templates/:templateId/evaluation': { audit: 'evaluation.exported' },

	'GET /v1/jobs/export': { audit: 'jobs.exported' },
	'GET /v1/jobs/:jobId/document': { audit: 'document.downloaded' },
	'GET /v1/jobs/:jobId/output': { audit: 'document.downloaded' },
	'POST /v1/jobs/:jobId/events': { audit: 'event.resent' },
	'POST /v1/jobs/:jobId/retry': { audit: 'job.retried' },
	'POST /v1/jobs/:jobId/split': { needs: 'review', audit: 'job.split' },
	'DELETE /v1/jobs/:jobId': { audit: 'job.deleted' },
	'POST /v1/jobs/:jobId/restore': { audit: 'job.restored' },
	'PATCH /v1/jobs/:jobId/result': { needs: 'review', audit: judged },
	'POST /v1/jobs/:jobId/undo': { needs: 'review', audit: 'result.undone' },
	'PATCH /v1/documents/:documentId/result': { needs: 'review', audit: judged },
	'POST /v1/documents/:documentId/undo': { needs: 'review', audit: 'result.undone' },
	'DELETE /v1/documents/:documentId': { audit: 'document.deleted' },

	// Reading picked words and viewing accuracy change nothing.
	'POST /values/read': { needs: 'review' },
	'POST /templates/:templateId/samples/run': { needs: 'review' },

	'PUT /v1/lists/:name': { audit: 'list.replaced' },
	// Reviewers may add the vendor that a document names.
	'POST /v1/lists/:name/rows': { needs: 'review', audit: 'list.extended' },
	'DELETE /v1/lists/:name': { audit: 'list.deleted' },

	'POST /v1/batches': { audit: 'batch.created' },
	'DELETE /v1/batches/:batchId': { audit: 'batch.deleted' },

	'GET /v1/webhooks': { needs: 'manage' },
	'POST /v1/webhooks': { needs: 'manage', audit: 'webhook.created' },
	'GET /v1/webhooks/:webhookId': { needs: 'manage' },
	'PATCH /v1/webhooks/:webhookId': { needs: 'manage', audit: 'webhook.changed' },
	'DELETE /v1/webhooks/:webhookId': { needs: 'manage', audit: 'webhook.deleted' },
	'POST /v1/webhooks/:webhookId/rotate': { needs: 'manage', audit: 'webhook.rotated' },
	'POST /v1/webhooks/:webhookId/test': { needs: 'manage' },
	'GET /v1/webhooks/:webhookId/deliveries': { needs: 'manage' },
	'POST /v1/webhooks/:webhookId/replay': { needs: 'manage', audit: 'webhook.replayed' },
	'POST /v1/webhooks/:webhookId/deliveries/:deliveryId/resend': {
		needs: 'manage',
		audit: 'delivery.resent',
	},
	'POST /webhooks/local': { needs: 'manage', audit: 'webhook.created' },
	'GET /webhooks/:webhookId/secret': { needs: 'manage', audit: 'webhook.revealed' },
	'GET /webhooks/:webhookId/deliveries/:deliveryId/payload': { needs: 'manage' },

	'GET /v1/mailboxes': { needs: 'manage' },
	'POST /v1/mailboxes': { needs: 'manage', audit: 'mailbox.created' },
	'GET /v1/mailboxes/:mailboxId': { needs: 'manage' },
	'PATCH /v1/mailboxes/:mailboxId': { needs: 'manage', audit: 'mailbox.changed' },
	'DELETE /v1/mailboxes/:mailboxId': { needs: 'manage', audit: 'mailbox.deleted' },
	'GET /v1/mailboxes/:mailboxId/mails': { needs: 'manage' },

	'GET /v1/paperless': { needs: 'manage' },
	'POST /v1/paperless': { needs: 'manage', audit: 'paperless.created' },
	'GET /v1/paperless/:connectionId': { needs: 'manage' },
	'PATCH /v1/paperless/:connectionId': { needs: 'manage', audit: 'paperless.changed' },
	'DELETE /v1/paperless/:connectionId': { needs: 'manage', audit: 'paperless.deleted' },
	'POST /v1/paperless/:connectionId/documents': { needs: 'manage' },
	'GET /v1/paperless/:connectionId/documents': { needs: 'manage' },

	'GET /v1/keys': { needs: 'manage' },
	'POST /v1/keys': { needs: 'manage', audit: 'key.created' },
	'DELETE /v1/keys/:keyId': { needs: 'manage', audit: 'key.revoked' },

	'GET /people': { needs: 'manage' },
	'POST /people': { needs: 'manage', audit: 'person.invited' },
	'PATCH /people/:userId': { needs: 'manage', audit: 'person.changed' },
	'DELETE /people/:userId': { needs: 'manage', audit: 'person.removed' },
	'POST /people/:userId/invitation': { needs: 'manage', audit: 'person.renewed' },
	'DELETE /people/invitations/:invitationId': { needs: 'manage', audit: 'invitation.cancelled' },
	'DELETE /people/:userId/second-factor': { needs: 'manage', audit: 'person.codesRemoved' },
	'GET /audit': { needs: 'manage' },
	'GET /v1/audit': { needs: 'manage' },

	'GET /accounts': { needs: 'manage' },
	'POST /accounts': { needs: 'manage', audit: 'account.created' },
	'PATCH /accounts/:accountId': { needs: 'manage', audit: 'account.changed' },
	'DELETE /accounts/:accountId': { needs: 'manage', audit: 'account.deleted' },
	'POST /accounts/:accountId/invitation': { needs: 'manage', audit: 'account.invited' },
	'POST /accounts/:accountId/password': { needs: 'manage', audit: 'account.passwordReset' },
	'DELETE /account': { needs: 'manage' },
	'POST /second-reader/test': { needs: 'manage' },

	// All people manage their own sign-in.
	'DELETE /session': { needs: 'read' },
	'POST /oidc/sign-out': { needs: 'read' },
	'DELETE /sessions': { needs: 'read' },
	'POST /second-factor': { needs: 'read' },
	'PUT /second-factor': { needs: 'read', audit: 'codes.enabled' },
	'DELETE /second-factor': { needs: 'read', audit: 'codes.disabled' },
	'PUT /password': { needs: 'read', audit: 'password.changed' },
};

/** The rule of a route, by its method and its path without the dashboard prefix. */
export function ruleOf(
	method: string,
	url: string,
): { needs: Permission; audit: Rule['audit']; isRead: boolean } {
	const asked = method === 'HEAD' ? 'GET' : method;
	const rule = RULES[`${asked} ${url}`];
	const isGet = asked === 'GET';
	return {
		needs: rule?.needs ?? (isGet ? 'read' : 'edit'),
		audit: rule?.audit,
		isRead: rule?.isRead ?? isGet,
	};
}

export function listRules(): string[] {
	return Object.keys(RULES);
}
