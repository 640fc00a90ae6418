import { z } from 'zod';

export const auditEventSchema = z.object({
	id: z.string(),
	at: z.iso.datetime(),
	actor: z.object({ kind: z.enum(['person', 'key']), id: z.string(), name: z.string() }),
	action: z.string(),
	targetId: z.string().nullable(),
	targetName: z.string().nullable(),
});
