/** The readers of a request: only the `first`, or `both` if the installation has a second one. */
export const READERS = ['first', 'both'] as const;
export type ReaderChoice = (typeof READERS)[number];

/** The fields that the second reader is asked for, after the first reader has finished. */
export const SECOND_READER_MODES = ['never', 'missing', 'doubtful', 'always'] as const;
export type SecondReaderMode = (typeof SECOND_READER_MODES)[number];

/** Values below this confidence are doubtful. */
export const DOUBTFUL_BELOW = 0.7;

/** A field that the second reader is asked for. */
export type QuestionField = {
	/** As in `details`: `seller.name`. */
	path: string;
	type: 'string' | 'number' | 'boolean' | 'date' | 'array';
	description?: string;
	/** The format of a string field. */
	format?: string;
	/** For a list. */
	itemType?: QuestionField['type'] | 'object';
	/** For a list of objects: the fields of a row, by their path inside the row. */
	columns?: QuestionField[];
};

/** A page, or a part of a long page, as sent to the second reader. */
export type PageWindow = {
	/** From 1. */
	page: number;
	/** Words in reading order, with tables as tables. */
	text: string;
	/** The words come from OCR, so that an image adds information. */
	isScan: boolean;
};

/** A JPEG of a page. */
export type PagePicture = { page: number; jpeg: Uint8Array };

/** A request to the second reader about one document. */
export type Question = {
	fields: QuestionField[];
	windows: PageWindow[];
	/** Which part of the document is not included; null: everything is. */
	leftOut: string | null;
};

/** The answer of the second reader by field path, not yet grounded. */
export type SecondAnswer = {
	values: Record<string, unknown>;
	tokens: TokenCount;
};
export type TokenCount = { prompt: number; answer: number };

export type SecondReader = {
	/** The model and its host, without path and query. */
	model: string;
	host: string;
	/** An estimate of the maximum number of tokens of a question. */
	estimateTokens: (question: Question, pictures: readonly PagePicture[]) => TokenCount;
	/** Throws a SecondReaderFault. */
	ask: (
		question: Question,
		options: {
			signal: AbortSignal;
			pictures?: readonly PagePicture[];
			/** Called before the first byte of a question is sent; if never called, the endpoint was not contacted. */
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

/** Faults that another attempt may avoid. */
const MAY_PASS: ReadonlySet<FaultKind> = new Set([
	'timeout',
	'limited',
	'unreachable',
	'server',
	'paused',
	'busy',
] as const);

/** The message is for people and never contains text of a document or an answer. */
export class SecondReaderFault extends Error {
	readonly kind: FaultKind;
	/** The wait that the endpoint asks for. */
	readonly retryAfterMs: number | null;
	/** The tokens used anyway; null: the endpoint did not say. */
	readonly tokens: TokenCount | null;
	/** The endpoint refused the question before the model ran, so no tokens were used. */
	readonly isFree: boolean;
	/** The question is at fault, not the endpoint: other questions may succeed. */
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

/** Whether the second reader is used: not at all, for a reason given in `details`, or by asking. */
export type SecondWish = { note: string } | SecondAsking;
export type SecondAsking = {
	mode: Exclude<SecondReaderMode, 'never'>;
	maxPages: number;
	wantsPictures: boolean;
	/** Returns a fault as a sentence instead of throwing it; throws when the signal is aborted. */
	ask: (
		question: Question,
		options: { signal: AbortSignal; pictures?: readonly PagePicture[] },
	) => Promise<Pick<SecondAnswer, 'values'> | { fault: string }>;
	/** Reports how many values were grounded. */
	onHeld: (counts: HeldCounts) => void;
};

/** Accepted: found on the page, or of a kind that is not printed. Refused: dropped. */
export type HeldCounts = { accepted: number; refused: number };

/** Tokens and cost of an account in one month. */
export type SecondReaderUsage = {
	/** As YYYY-MM. */
	period: string;
	calls: number;
	promptTokens: number;
	answerTokens: number;
	/** In the currency of the operator's prices. */
	cost: number;
	/** Tokens per month in the plan; null: no limit. */
	limit: number | null;
};
