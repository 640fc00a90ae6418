/** An entry of the audit log, which is for account owners; logs are for operators. */
export type AuditEvent = {
	id: string;
	accountId: string;
	at: Date;
	actor: Actor;
	/** The action, such as `template.published`. */
	action: string;
	targetId: string | null;
	/** The name of the target at that time. */
	targetName: string | null;
};

/** An entry as other systems receive it. */
export function presentAuditEvent({ id, at, actor, action, targetId, targetName }: AuditEvent) {
	return { id, at: at.toISOString(), actor, action, targetId, targetName };
}

/** The action of the current request. */
export type Act = Omit<AuditEvent, 'id' | 'at'> & {
	/** Its entry is part of a transaction. */
	isWritten: boolean;
};

export type Actor = { kind: 'person' | 'key'; id: string; name: string };
