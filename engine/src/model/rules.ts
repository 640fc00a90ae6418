/** A value that a rule compares with. */
export type PlainRule = string | number | boolean | null;

/** How to look a value up in a list. */
export type LookupRule = {
	/** The name of a list of the account. */
	list: string;
	/** The compared columns: each with the sibling field of the same name, or with the field itself. */
	match: string[];
	/** The column whose value is returned; default: the matched column. */
	returns?: string | undefined;
	/** Minimum score of a match, 0 to 1. */
	minScore?: number | undefined;
};

/** The rules for the value of a field: keywords of JSON Schema, and a few of our own. */
export type FieldRules = {
	title?: string | undefined;
	default?: PlainRule | undefined;
	/** The document must state a value. */
	required?: true | undefined;
	/** null is valid, even if the field is required. */
	nullable?: true | undefined;
	/** For an object: `additionalProperties: false` in JSON Schema. */
	closed?: true | undefined;
	integer?: true | undefined;
	enum?: PlainRule[] | undefined;
	/** Other spellings of a value of `enum`. */
	synonyms?: Record<string, string[]> | undefined;
	const?: PlainRule | undefined;
	pattern?: string | undefined;
	/** A format of JSON Schema that the template language does not have. */
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
	/** For the values or rows of a list. */
	items?: (FieldRules & { description?: string | undefined }) | undefined;
	/** An expression that computes the value of the field. */
	computed?: string | undefined;
	lookup?: LookupRule | undefined;
};

/** A rule about several fields. */
export type CheckRule = { name: string; expr: string; message?: string | undefined };

/** Which results count as duplicates. */
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

/** Suffix of the name of a failed check: "pattern ✗". */
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

/** The names of the checks that rules make, except those that a template names. */
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

/** Whether null is valid: the type, `enum` and `const` all allow it. */
export function allowsNull(rules: FieldRules): boolean {
	const { nullable, enum: choices, const: only } = rules;
	return nullable === true && (choices?.includes(null) ?? true) && (only ?? null) === null;
}

/** Whether a document must state the value of a field. */
export function isRequired(rules: FieldRules | undefined): boolean {
	return rules?.required === true && !allowsNull(rules);
}

const UNIT_MS = { day: 86_400_000, week: 604_800_000, month: 2_629_746_000, year: 31_556_952_000 };
const PERIOD = /^([1-9]\d{0,3}) (day|week|month|year)s?$/;
/** Longer than any period for which invoices must be kept. */
const MAX_PERIOD_MS = 20 * UNIT_MS.year;

/** "2 years" in milliseconds; undefined if it is not a period or longer than 20 years. */
export function readPeriod(text: string): number | undefined {
	const [, count, unit] = PERIOD.exec(text) ?? [];
	const ms = Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS];
	return ms <= MAX_PERIOD_MS ? ms : undefined;
}
