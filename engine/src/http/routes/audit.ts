import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Audit } from '../../services/audit/audit.ts';
import { callerOf } from '../caller.ts';
import { auditEventSchema } from '../schemas/audit-schemas.ts';
import { presentAuditEvent } from '../../model/audit.ts';
import { cursorSchema } from '../schemas/cursor-schema.ts';
import { errorResponses } from '../schemas/error-schema.ts';

const LINES = 'application/x-ndjson';

/** The audit log for other systems, such as a SIEM. */
export function auditRoutes({ audit }: { audit: Audit }): FastifyPluginCallbackZod {
	async function* writeLines(accountId: string, after: string | undefined) {
		for await (const events of audit.listSettled(accountId, after)) {
			yield events.map((event) => `${JSON.stringify(presentAuditEvent(event))}\n`).join('');
		}
	}

	return (app, _options, done) => {
		app.get('/v1/audit', {
			config: { heavy: true },
			schema: {
				tags: ['Account'],
				summary: 'Get the audit log as JSON lines, oldest first',
				description:
					'One entry a line. To go on later, send the id of the last line as `cursor`. An entry appears a few seconds after its action, so that none can come before a line that was sent already.',
				querystring: z.object({
					format: z.enum(['jsonl']).default('jsonl'),
					cursor: cursorSchema.describe('The id of the last entry that you have'),
				}),
				response: {
					200: {
						description: 'The entries',
						content: { [LINES]: { schema: auditEventSchema } },
					},
					...errorResponses(400),
				},
			},
			handler: async (request, reply) => {
				const { account } = callerOf(request);
				const untyped: FastifyReply = reply;
				return await untyped
					.header('content-type', LINES)
					.send(Readable.from(writeLines(account.id, request.query.cursor)));
			},
		});
		done();
	};
}
