import { z } from 'zod';
import type { AuditEvent } from '../../model/audit.ts';

export const auditEventSchema = z.object({
	id: z.string(),
	at: z.iso.datetime(),
	actor: z.object({ kind: z.enum(['person', 'key']), id: z.string(), name: z.string() }),
	action: z.string(),
	targetId: z.string().nullable(),
	targetName: z.string().nullable(),
});

export function presentAuditEvent({ id, at, actor, action, targetId, targetName }: AuditEvent) {
	return { id, at: at.toISOString(), actor, action, targetId, targetName };
}
