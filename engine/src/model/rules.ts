/** A value that a rule compares with. */
export type PlainRule = string | number | boolean | null;

/** Which row of a list a value stands for. */
export type LookupRule = {
	/** The name of a list of the account. */
	list: string;
	/** Columns that are compared; each with the field of the same name beside this one, or with the field itself. */
	match: string[];
	/** The column whose value is returned; left out: the row as it was matched. */
	returns?: string | undefined;
	/** The least score of a match, 0 to 1. */
	minScore?: number | undefined;
};

/** What a right value of a field looks like: the keywords of JSON Schema, and a few of our own. */
export type FieldRules = {
	title?: string | undefined;
	default?: PlainRule | undefined;
	/** The document must say it. */
	required?: true | undefined;
	/** null is a right value, even where the field is required. */
	nullable?: true | undefined;
	/** Of an object: JSON Schema says `additionalProperties: false`. */
	closed?: true | undefined;
	integer?: true | undefined;
	enum?: PlainRule[] | undefined;
	/** Other ways to print a value of `enum`. */
	synonyms?: Record<string, string[]> | undefined;
	const?: PlainRule | undefined;
	pattern?: string | undefined;
	/** A format that is no format of the template language. */
	format?: 'date-time' | undefined;
	minimum?: number | undefined;
	maximum?: number | undefined;
	exclusiveMinimum?: number | undefined;
	exclusiveMaximum?: number | undefined;
	multipleOf?: number | undefined;
	minLength?: number | undefined;
	maxLength?: number | undefined;
	minItems?: number | undefined;
	maxItems?: number | undefined;
	uniqueItems?: true | undefined;
	/** Of the values or rows of a list. */
	items?: (FieldRules & { description?: string | undefined }) | undefined;
	/** An expression whose value the field has. */
	computed?: string | undefined;
	lookup?: LookupRule | undefined;
};

/** A rule about several fields. */
export type CheckRule = { name: string; expr: string; message?: string | undefined };

/** Which results are the same document again. */
export type DuplicateRule = {
	/** Paths of fields outside lists. */
	by: string[];
	/** "90 days", "2 years". */
	within: string;
};

/** Rules about a whole result. */
export type TemplateRules = {
	title?: string | undefined;
	description?: string | undefined;
	closed?: true | undefined;
	checks?: CheckRule[] | undefined;
	duplicates?: DuplicateRule | undefined;
};

/** Behind the name of a check that failed: "pattern ✗". */
const FAILED = '✗';

/** The rules about one value that are checked under their own name. */
export const VALUE_CHECKS = [
	'enum',
	'const',
	'pattern',
	'format',
	'minimum',
	'maximum',
	'exclusiveMinimum',
	'exclusiveMaximum',
	'multipleOf',
	'minLength',
	'maxLength',
] as const;

/** The names of the checks that rules make, apart from those that a template names. */
export const RULE_CHECKS = [
	'required',
	'type',
	...VALUE_CHECKS,
	'minItems',
	'maxItems',
	'uniqueItems',
	'computed',
	'lookup',
] as const;
export type RuleCheck = (typeof RULE_CHECKS)[number];

export function failedCheck(name: string): string {
	return `${name} ${FAILED}`;
}

/** Whether null is a right value: the type allows it, and so do `enum` and `const`. */
export function allowsNull(rules: FieldRules): boolean {
	const { nullable, enum: choices, const: only } = rules;
	return nullable === true && (choices?.includes(null) ?? true) && (only ?? null) === null;
}

/** Whether a document must say the value of a field. */
export function isRequired(rules: FieldRules | undefined): boolean {
	return rules?.required === true && !allowsNull(rules);
}

const UNIT_MS = { day: 86_400_000, week: 604_800_000, month: 2_629_746_000, year: 31_556_952_000 };
const PERIOD = /^([1-9]\d{0,3}) (day|week|month|year)s?$/;
/** Longer than any period for which invoices must be kept. */
const MAX_PERIOD_MS = 20 * UNIT_MS.year;

/** "2 years" in milliseconds; undefined: it is no period, or longer than 20 years. */
export function readPeriod(text: string): number | undefined {
	const [, count, unit] = PERIOD.exec(text) ?? [];
	const ms = Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS];
	return ms <= MAX_PERIOD_MS ? ms : undefined;
}
