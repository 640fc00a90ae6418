import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../../model/problem.ts';
import type { Batches } from '../../services/batches/batches.ts';
import type { Jobs } from '../../services/jobs/jobs.ts';
import type { Reviews } from '../../services/review/review.ts';
import { callerOf } from '../caller.ts';
import { checkTemplate, templateSourceOf } from '../key-scopes.ts';
import type { TemplateSource } from '../key-scopes.ts';

type Collaborators = {
	jobs: Pick<Jobs, 'getSummary'>;
	batches: Pick<Batches, 'getCounted'>;
	reviews: Pick<Reviews, 'find'>;
};
type Named = { templateId?: string; jobId?: string; documentId?: string; batchId?: string };

/** For keys restricted to certain templates: finds the template of each request and refuses others. */
export function guardTemplates(
	app: FastifyInstance,
	{ jobs, batches, reviews }: Collaborators,
): void {
	app.addHook('preHandler', async (request) => {
		const { account, apiKey } = callerOf(request);
		if (!apiKey.scope?.templateIds) return;
		const source = templateSourceOf(request.method, request.routeOptions.url ?? '');
		// Handlers read forms and check the template themselves; lists leave out what the key may not see.
		if (source === 'any' || source === 'listed' || source === 'form') return;
		checkTemplate(request, await findTemplate(request, account.id, source));
	});

	async function findTemplate(
		request: FastifyRequest,
		accountId: string,
		source: Exclude<TemplateSource, 'any' | 'listed' | 'form'> | undefined,
	): Promise<string | undefined> {
		const { templateId, jobId = '', documentId = '', batchId = '' } = request.params as Named;
		if (source === 'path') return templateId;
		if (source === 'query') return (request.query as Named).templateId;
		if (source === 'body') return (request.body as Named | undefined)?.templateId;
		if (source === 'job') return (await jobs.getSummary(accountId, jobId)).templateId;
		if (source === 'batch') return (await batches.getCounted(accountId, batchId)).batch.templateId;
		const unknown = () => problem('DOCUMENT_NOT_FOUND', { documentId });
		return (await reviews.find(accountId, documentId, unknown)).templateId;
	}
}
