/** Who did what when; told apart from logs, which are for operators. */
export type AuditEvent = {
	id: string;
	accountId: string;
	at: Date;
	actor: Actor;
	/** What was done, as `template.published`. */
	action: string;
	targetId: string | null;
	/** What it was called. */
	targetName: string | null;
};

/** Something that is being done, for the time of one request. */
export type Act = Omit<AuditEvent, 'id' | 'at'> & {
	/** Its entry is part of a transaction. */
	isWritten: boolean;
};

export type Actor = { kind: 'person' | 'key'; id: string; name: string };
