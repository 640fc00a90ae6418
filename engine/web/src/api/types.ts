/** Responses of the engine under /dashboard/api. */
export type Plan = {
	name: string;
	pagesPerMonth: number;
	requestsPerMinute: number;
	multipleDocuments: boolean;
};

export const ROLES = ['owner', 'editor', 'reviewer', 'viewer'] as const;
/** The role of a person in an account. */
export type Role = (typeof ROLES)[number];
export type Permission = 'read' | 'review' | 'edit' | 'manage';

export type Profile = {
	email: string;
	accountId: string;
	plan: string;
	/** false: the account of the installation, for which no plans are set. */
	hasPlan: boolean;
	/** Of the installation. */
	isOwner: boolean;
	role: Role;
	may: Permission[];
	signedInWith: 'password' | 'oidc';
	/** false: signs in with the identity provider only. */
	hasPassword: boolean;
	csrfToken: string;
	plans: Plan[];
	version: string;
};

export type SessionState = {
	setupNeeded: boolean;
	/** null: people sign in with passwords only. */
	singleSignOn: { name: string } | null;
	profile: Profile | null;
};
export type OpenSession = { client: string; createdAt: string; seenAt: string; isThis: boolean };

export const CATEGORIES = [
	'INVOICE',
	'RECEIPT',
	'ID_DOCUMENT',
	'CONTRACT',
	'MEDICAL_RECORD',
	'RESUME',
	'CUSTOM',
] as const;
export type Category = (typeof CATEGORIES)[number];
export const FIELD_TYPES = ['string', 'number', 'boolean', 'date', 'array', 'object'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];
export const ITEM_TYPES = ['string', 'number', 'boolean', 'date', 'object'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];
export const FORMATS = ['date', 'time', 'email', 'phone', 'url', 'address', 'iban'] as const;
export type Format = (typeof FORMATS)[number];

export type FieldDefinition = {
	type: FieldType;
	description?: string;
	format?: Format;
	itemType?: ItemType;
	itemSchema?: { properties: FieldMap };
	properties?: FieldMap;
	/** What a right value looks like; edited as JSON. */
	rules?: Record<string, unknown>;
};
// Written out, because a Record cannot refer back to itself through an alias.
// oxlint-disable-next-line typescript/consistent-indexed-object-style
export type FieldMap = { [name: string]: FieldDefinition };

/** The fields of a template that the second reader is asked for. */
export const SECOND_READER_MODES = ['never', 'missing', 'doubtful', 'always'] as const;
export type SecondReaderMode = (typeof SECOND_READER_MODES)[number];

/** When a person should review results. */
export type ReviewRules = { below?: number; fields?: Record<string, number>; checks?: boolean };

export type TemplateDraft = {
	name: string;
	description?: string;
	category: Category;
	schema: { data: FieldMap };
	secondReader?: SecondReaderMode;
	review?: ReviewRules;
	/** What its documents are recognised by; edited as JSON. */
	match?: { words?: string[]; senders?: string[]; kinds?: string[] };
	/** Rules about a whole result; edited as JSON. */
	rules?: Record<string, unknown>;
};
/** A built-in template to begin with. */
export type Starter = {
	draft: TemplateDraft;
	/** Its name in new accounts, which is English in every dashboard. */
	firstName: string;
	/** The kinds of documents that it is made for, such as `bank-statement`. */
	kinds: string[];
};
export type Template = TemplateDraft & {
	id: string;
	version: number;
	createdAt: string;
	updatedAt: string;
};
export type TemplateCard = {
	id: string;
	name: string;
	description: string | null;
	category: Category;
	fieldCount: number;
	updatedAt: string;
};

export type Box = { x0: number; y0: number; x1: number; y1: number };
export type Detail = {
	path: string;
	confidence: number;
	/** From 1. */
	page: number;
	box: Box;
	raw: string;
	checks: string[];
	/** Set where the value does not come from the page and the first reader. */
	source?: 'xml' | 'code' | 'second' | 'computed' | 'list';
	/** Of a field that is looked up: how well the best row matches, and the next best values. */
	lookup?: { list: string; score: number; alternatives: { value: string; score: number }[] };
	/** A remark about the second reader. */
	note?: string;
};
/** A field that was not found has only a path; a value that no page shows has no place. */
export type AnyDetail =
	| Detail
	| (Pick<Detail, 'path' | 'confidence' | 'checks' | 'source' | 'lookup' | 'note'> & {
			page: null;
	  });
export type Result = Record<string, unknown>;

/** A document that templates are tested on, kept for a day. */
export type Sample = {
	sampleId: string;
	fileName: string;
	language: string | null;
	pageCount: number;
	expiresAt: string;
	pageUsed: number;
	pageRemaining: number;
};
/** From 1, both included. */
export type PageRange = { from: number; to: number };
/** A document of a file, and the template that reads it. */
export type Piece = {
	pages: PageRange;
	kind: string;
	/** null: no template reads it. */
	templateId: string | null;
	confidence: number;
	/** How sure it is that a document begins on its first page. */
	boundaryConfidence: number;
	reasons: string[];
};
/** A document of a sample. */
export type SamplePiece = Piece & {
	result: Result | null;
	details: AnyDetail[] | null;
	warnings?: string[];
	error?: { code: string; message: string };
};
/** A document of the file of a job. */
export type JobPiece = Piece & { jobId: string | null; status: JobStatus | null };
/** A document that a template was chosen for, and that a person gave to another; null: to none. */
export type MovedDocument = {
	id: string;
	jobId: string;
	/** null: the job was deleted. */
	fileName: string | null;
	pages: PageRange;
	templateId: string | null;
	isTaught: boolean;
	createdAt: string;
};
/** Only on the job of a document: the job of its file, and its place there. */
type OwnPiece = {
	/** Whether its file is split: then it has documents instead of a result. */
	isSplit?: boolean;
	parentId?: string;
	pages?: PageRange;
	kind?: string;
};
/** The values that a template finds on a sample. */
export type SampleValues = { result: Result; details: AnyDetail[]; warnings?: string[] };
export type PageWord = { text: string; box: Box };

/** A page image from the engine; the size is that of the page. */
export type Picture = { png: Blob; pageCount: number; width: number; height: number };

export const JOB_STATUSES = ['pending', 'processing', 'retrying', 'completed', 'failed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
export type JobRow = {
	jobId: string;
	status: JobStatus;
	fileName: string;
	fileType: string;
	templateId: string;
	pageCount: number | null;
	pagesRead: number;
	attempts: number;
	error: string | null;
	/** Of a failed job. */
	problem?: { code: string };
	createdAt: string;
	startedAt: string | null;
	completedAt: string | null;
} & OwnPiece;
export type JobPage = { jobs: JobRow[]; nextCursor: string | null };
export type Job = Omit<JobRow, 'fileType' | 'pagesRead'> & {
	result: Result | null;
	details?: AnyDetail[] | null;
	/** On the job of a file that is split. */
	children?: JobPiece[];
	warnings?: string[];
	needsReview?: boolean;
	review?: Review;
};
/** A document that was parsed with keep=true; only its values and words are stored. */
export type KeptDocument = Required<Pick<Job, 'result' | 'review'>> &
	Pick<Job, 'fileName' | 'templateId' | 'details'> & { documentId: string };
export type JobHistory = {
	job: JobRow;
	attempts: {
		number: number;
		outcome: 'completed' | 'failed' | 'retrying' | 'stopped';
		error: string | null;
		startedAt: string;
		endedAt: string;
	}[];
	deliveries: {
		id: string;
		webhookId: string;
		url: string;
		eventType: string;
		status: DeliveryStatus;
		attempts: number;
		createdAt: string;
	}[];
};

/** The default events of a new webhook. */
export const USUAL_EVENT_TYPES = ['document.completed', 'document.failed'] as const;
export const EVENT_TYPES = [
	...USUAL_EVENT_TYPES,
	'document.needs_review',
	'document.reviewed',
	'audit.recorded',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];
export type DeliveryStatus = 'pending' | 'delivered' | 'failed';
export type Webhook = {
	id: string;
	url: string;
	events: EventType[];
	enabled: boolean;
	disabledReason: string | null;
	createdAt: string;
};
export type Delivery = {
	id: string;
	eventId: string;
	eventType: string;
	jobId: string | null;
	status: DeliveryStatus;
	attempts: number;
	nextAttemptAt: string | null;
	createdAt: string;
	endedAt: string | null;
	log: {
		at: string;
		durationMs: number;
		statusCode: number | null;
		error: string | null;
		answer: string | null;
		headers: Record<string, string> | null;
	}[];
};

export type ApiKey = {
	id: string;
	name: string;
	mode: 'live' | 'test';
	prefix: string;
	access: 'full' | 'read';
	groups: string[] | null;
	templateIds: string[] | null;
	belongsTo: 'account' | 'person';
	createdAt: string;
	expiresAt: string | null;
	lastUsedAt: string | null;
	revokedAt: string | null;
};

export type Usage = {
	plan: string;
	period: string;
	pageLimit: number;
	pageUsed: number;
	pageReserved: number;
	pageRemaining: number;
	resetsAt: string;
	requestsPerMinute: number;
};
export type DayUsage = { day: string; pages: number };

export type Account = {
	id: string;
	email: string;
	plan: string;
	isOwner: boolean;
	suspendedAt: string | null;
	isSecondReaderOff: boolean;
	createdAt: string;
	pageUsed: number;
	pageLimit: number;
	hasUser: boolean;
	invitedUntil: string | null;
};
/** The sign-in details of a new person, shown once: a link or a password. */
export type NewEntry = { email: string } & (
	{ token: string; expiresAt: string } | { password: string }
);

export type SecondReaderState = {
	isConfigured: boolean;
	/** Only for the owner. */
	settings: { model: string; host: string; maxPages: number; images: 'never' | 'auto' } | null;
	usage: {
		calls: number;
		promptTokens: number;
		answerTokens: number;
		cost: number;
		/** Tokens per month; 0: not allowed, null: no limit. */
		limit: number | null;
	} | null;
};
export type TriedSecondReader = {
	isHeard: boolean;
	message: string;
	seconds: number;
	tokens: number;
};

/** The state of a review. */
export type ReviewState = 'open' | 'corrected' | 'approved' | 'rejected';
export type ReviewReason = {
	path: string;
	reason: 'confidence' | 'missing' | 'check' | 'duplicate' | 'boundary' | 'kind' | 'layout';
	confidence: number;
	below?: number;
	check?: string;
	message?: string;
	duplicateOf?: string;
	/** For a boundary: the job of the file, and the page. */
	parentId?: string;
	page?: number;
	/** What the document seems to be, where its template is for another kind. */
	kind?: string;
};
export type Review = { state: ReviewState; revision: number; reasons: ReviewReason[] };
export type WaitingDocument = {
	jobId: string;
	fileName: string;
	templateId: string;
	createdAt: string;
	review: Review;
};
export type ReviewQueue = {
	count: number;
	documents: WaitingDocument[];
	nextCursor: string | null;
};
/** A corrected value and its place. */
export type Change = { path: string; value: unknown; page?: number; box?: Box; words?: string };
/** What a person has done to a result. With `row`, rows of a list were added or removed from that row on. */
export type Correction = {
	revision: number;
	action: 'correct' | 'approve' | 'reject' | 'undo';
	by: string;
	at: string;
	undoes?: number;
	changes: (Omit<Change, 'value'> & { row?: number; before: unknown; after: unknown })[];
};
export type Judged = {
	jobId: string;
	result: Result;
	review: Review;
	learnt: string[] | null;
	notFound: string[];
	notLearnt: { path: string; reason: 'not_on_page' | 'not_found_again' | 'overruled' }[];
	lessonId: string | null;
};
export type MemoryState = { enabled: boolean; count: number; bytes: number };
export type Lesson = {
	id: string;
	origin: string;
	reviewId: string | null;
	fields: string[];
	tables: string[];
	createdAt: string;
	usedAt: string;
	taughtBy: string | null;
	helped: number;
	contradictedAt: string | null;
};
/** A lesson with the places of its fields, in thousandths of the page width; pages count from 0. */
export type LessonPlaces = Lesson & {
	lesson: {
		fields: {
			path: string;
			/** Most reliable first. */
			places: (
				{ page: number; x0: number; x1: number; y: number; more: number } | { form: number }
			)[];
		}[];
	};
};
/** What lessons change in documents that wait for review. */
export type AppliedLessons = {
	documents: {
		jobId: string;
		fileName: string;
		changes: { path: string; before: unknown; after: unknown }[];
		applied: boolean;
		needsReview: boolean;
	}[];
	nextCursor: string | null;
};
export type MemoryPage = MemoryState & { lessons: Lesson[]; nextCursor: string | null };
export type FieldAccuracy = {
	path: string;
	reviewed: number;
	found: number;
	right: number;
	corrected: number;
	sure: number;
	sureRight: number;
};
export type Accuracy = {
	fields: FieldAccuracy[];
	months: { month: string; fields: FieldAccuracy[] }[];
	/** Of the newest documents. */
	rules: { documents: number; failed: { path: string; check: string; documents: number }[] };
};
export type SampleOutcome = {
	documents: number;
	skipped: number;
	revision: number;
	before: number | null;
	fields: { path: string; all: number; right: number; rightBefore: number | null }[];
	changes: {
		jobId: string;
		fileName: string;
		path: string;
		isBetter: boolean;
		expected: unknown;
		before: unknown;
		now: unknown;
	}[];
};
