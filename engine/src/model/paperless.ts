/** completed: when the document has been read; review: if it needs review, when a person has looked at it. */
export const PAPERLESS_WRITE_AFTER = ['completed', 'review'] as const;
type PaperlessWriteAfter = (typeof PAPERLESS_WRITE_AFTER)[number];

/** Which values of a result go where in paperless-ngx. A field is named by its path, such as `supplier.name`. */
export type PaperlessWrites = {
	/** The field whose value is the correspondent. */
	correspondent: string | null;
	/** The field whose value is the date of the document. */
	date: string | null;
	/** The name of a document type. */
	documentType: string | null;
	/** Names of tags that every document gets. */
	tags: string[];
	/** Fields whose values become tags. */
	tagFields: string[];
	/** The fields of custom fields, by the name of the custom field. */
	customFields: Record<string, string>;
	/** The field with the currency of monetary custom fields. */
	currency: string | null;
};

/** What is done with the documents. */
export type PaperlessWork = {
	name: string;
	/** The address at which people open paperless-ngx. */
	url: string;
	templateId: string;
	/** Documents with this tag are taken. */
	tag: string;
	/** Tags that replace it. */
	doneTag: string;
	failedTag: string;
	writeAfter: PaperlessWriteAfter;
	writes: PaperlessWrites;
};

/** A paperless-ngx whose tagged documents become jobs. */
export type PaperlessConnection = PaperlessWork & {
	id: string;
	accountId: string;
	enabled: boolean;
	/** Consecutive failures to reach it. */
	failures: number;
	lastError: string | null;
	lastCheckedAt: Date | null;
	createdAt: Date;
};

/**
 * waiting: it was asked for; reading: it is a job; written: its values are in paperless-ngx; failed: it is not tried
 * again, unless somebody adds the tag again.
 */
export const PAPERLESS_STATES = ['waiting', 'reading', 'written', 'failed'] as const;
export type PaperlessState = (typeof PAPERLESS_STATES)[number];

/** Whether paperless-ngx has received the result. refused: it does not accept it, so the tag stays. */
export type PaperlessMarking = 'due' | 'done' | 'refused';

/** A document of paperless-ngx and what became of it. */
export type PaperlessDocument = {
	id: string;
	connectionId: string;
	/** Its number in paperless-ngx. */
	documentId: number;
	state: PaperlessState;
	attempts: number;
	rounds: number;
	jobId: string | null;
	/** Why it failed, or which of its values were not written. */
	reason: string | null;
	marking: PaperlessMarking;
	at: Date;
};
