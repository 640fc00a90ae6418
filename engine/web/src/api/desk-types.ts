import type { Job, JobStatus, PageRange, Role, TemplateDraft } from './types.ts';

/** Responses about batches, versions, people and activity. */
export type Batch = {
	id: string;
	name: string;
	templateId: string;
	by: string;
	createdAt: string;
	counts: Record<JobStatus | 'all' | 'needsReview' | 'pages', number>;
};
export type BatchPage = { batches: Batch[]; nextCursor: string | null };
export type BatchJob = Job & { needsReview?: boolean };
/** A document of a split file that no template reads. */
export type UnreadDocument = { parentId: string; fileName: string; pages: PageRange; kind: string };
export type ResultPage = { jobs: BatchJob[]; unread: UnreadDocument[]; nextCursor: string | null };

export type FieldChange =
	| { kind: 'added' | 'removed'; path: string; type: string }
	| {
			kind: 'changed';
			path: string;
			changes: { property: string; before: unknown; after: unknown }[];
	  };
export type Setting = 'name' | 'description' | 'category' | 'secondReader' | 'review' | 'match';
export type Difference = {
	settings: { setting: Setting; before: unknown; after: unknown }[];
	fields: FieldChange[];
	isReordered: boolean;
};
export type Version = {
	version: number;
	name: string;
	by: string | null;
	restoredFrom: number | null;
	createdAt: string;
	fieldCount: number;
	difference: Difference | null;
};
export type VersionPage = { versions: Version[]; nextCursor: number | null };
export type SavedDraft = {
	draft: Partial<TemplateDraft>;
	revision: number;
	basedOn: number;
	version: number;
	difference: Difference;
	savedBy: string;
	savedAt: string;
};

export type Person = { id: string; email: string; role: Role; createdAt: string; isYou: boolean };
export type Invited = { id: string; email: string; role: Role; expiresAt: string };
export type PeopleList = { people: Person[]; invited: Invited[] };

export type AuditEvent = {
	id: string;
	at: string;
	actor: { kind: 'person' | 'key'; id: string; name: string };
	action: string;
	targetId: string | null;
	targetName: string | null;
};
export type AuditPage = { events: AuditEvent[]; nextCursor: string | null };
