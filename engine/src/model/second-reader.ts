/** Which readers a request wants: `first` alone, or `both` where the installation has a second one. */
export const READERS = ['first', 'both'] as const;
export type ReaderChoice = (typeof READERS)[number];

/** For which fields of a template the second reader is asked, once the first one is done. */
export const SECOND_READER_MODES = ['never', 'missing', 'doubtful', 'always'] as const;
export type SecondReaderMode = (typeof SECOND_READER_MODES)[number];

/** A value that is less sure than this is doubtful. */
export const DOUBTFUL_BELOW = 0.7;

/** A field that the second reader is asked for. */
export type AskedField = {
	/** As in `details`: `seller.name`. */
	path: string;
	type: 'string' | 'number' | 'boolean' | 'date' | 'array';
	description?: string;
	/** Of a text, as the template says it. */
	format?: string;
	/** Of a list. */
	itemType?: AskedField['type'] | 'object';
	/** Of a list of objects: what each row has, by its path inside of the row. */
	columns?: AskedField[];
};

/** A page, or a part of a long one, as it is shown to the second reader. */
export type PageWindow = {
	/** From 1, as people count. */
	page: number;
	/** Words in reading order, tables as tables. */
	text: string;
	/** Its words were guessed from pixels, so that a picture says more. */
	isScan: boolean;
};

/** A JPEG of a page. */
export type PagePicture = { page: number; jpeg: Uint8Array };

/** What the second reader is asked about a document. */
export type Question = {
	fields: AskedField[];
	windows: PageWindow[];
	/** A sentence about what of the document is not shown; null: all of it is. */
	leftOut: string | null;
};

/** What the second reader said, by the path of each field; nothing of it is believed yet. */
export type SecondAnswer = {
	values: Record<string, unknown>;
	tokens: TokenCount;
};
export type TokenCount = { prompt: number; answer: number };

export type SecondReader = {
	/** The model that is asked, and where it is, without a path or a query. */
	model: string;
	host: string;
	/** The tokens that a question will cost at most, roughly. */
	estimateTokens: (question: Question, pictures: readonly PagePicture[]) => TokenCount;
	/** Throws a SecondReaderFault. */
	ask: (
		question: Question,
		options: {
			signal: AbortSignal;
			pictures?: readonly PagePicture[];
			/** Called before the first byte of a question is sent; never called: the endpoint was not asked. */
			onSend?: () => void;
		},
	) => Promise<SecondAnswer>;
};

/** Why the second reader gave no answer. */
export const FAULT_KINDS = [
	'timeout',
	'limited',
	'unreachable',
	'server',
	'rejected',
	'no model',
	'nonsense',
	'refused',
	'too long',
	'paused',
	'busy',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Faults that another attempt may not meet. */
const MAY_PASS: ReadonlySet<FaultKind> = new Set([
	'timeout',
	'limited',
	'unreachable',
	'server',
	'paused',
	'busy',
] as const);

/** Its message is a sentence for people; it never holds text of a document or of an answer. */
export class SecondReaderFault extends Error {
	readonly kind: FaultKind;
	/** How long the endpoint asks to wait. */
	readonly retryAfterMs: number | null;
	/** What was used up all the same; null: the endpoint did not say. */
	readonly tokens: TokenCount | null;
	/** The endpoint declined the question before the model ran, so it used no tokens. */
	readonly isFree: boolean;
	/** The fault lies in the question, not in the endpoint: other questions may be answered. */
	readonly isAboutQuestion: boolean;

	constructor(
		kind: FaultKind,
		message: string,
		{
			retryAfterMs = null,
			tokens = null,
			isFree = false,
			isAboutQuestion = false,
		}: {
			retryAfterMs?: number | null;
			tokens?: TokenCount | null;
			isFree?: boolean;
			isAboutQuestion?: boolean;
		} = {},
	) {
		super(message);
		this.kind = kind;
		this.retryAfterMs = retryAfterMs;
		this.tokens = tokens;
		this.isFree = isFree;
		this.isAboutQuestion = isAboutQuestion;
	}

	get mayPass(): boolean {
		return MAY_PASS.has(this.kind);
	}
}

/** How a document is read a second time: not at all, for a reason that `details` tells, or by asking. */
export type SecondWish = { note: string } | SecondAsking;
export type SecondAsking = {
	mode: Exclude<SecondReaderMode, 'never'>;
	maxPages: number;
	wantsPictures: boolean;
	/** Answers the fault, in a sentence, rather than throwing it; throws when the signal is aborted. */
	ask: (
		question: Question,
		options: { signal: AbortSignal; pictures?: readonly PagePicture[] },
	) => Promise<Pick<SecondAnswer, 'values'> | { fault: string }>;
	/** Told what became of the answer. */
	onHeld: (counts: HeldCounts) => void;
};

/** Values that were found on the page or are of a kind that is not printed, and values that were dropped. */
export type HeldCounts = { accepted: number; refused: number };

/** Tokens and cost of an account in one month. */
export type SecondReaderUsage = {
	/** As YYYY-MM. */
	period: string;
	calls: number;
	promptTokens: number;
	answerTokens: number;
	/** In the currency that the operator's prices are in. */
	cost: number;
	/** Tokens a month that the plan allows; null: any number. */
	limit: number | null;
};
