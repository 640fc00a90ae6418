import { compilePattern, measurePattern, PATTERN_MAX_SIZE } from '../../model/linear-pattern.ts';
import { isPrintable } from '../../model/text.ts';
import { isObject } from '../../model/is-object.ts';

type Fault = (path: string[], message: string) => void;
type Loose = Record<string, unknown>;
/** The properties of a field on which its rules depend. */
export type RuledField = {
	type: unknown;
	format: unknown;
	/** Whether it is a column, or a value of a list. */
	inList: boolean;
};

const TEXT_MAX = 1000;
const MAX_CHOICES = 500;
const MAX_SYNONYMS = 50;
const MAX_EXPRESSION = 2000;
const LIST_NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/;
const MAX_COLUMNS = 8;

/** The fault of a rule; undefined if it has none. */
type Check = (value: unknown, field: RuledField, rules: Loose) => string | undefined;

const isText: Check = (value) =>
	typeof value === 'string' && value.length <= TEXT_MAX && isPrintable(value)
		? undefined
		: `must be a text of at most ${TEXT_MAX} characters`;
const isTrue: Check = (value) => (value === true ? undefined : 'must be true, or be left out');
const isNumber: Check = (value) =>
	typeof value === 'number' && Number.isFinite(value) ? undefined : 'must be a number';
const isPositive: Check = (value) =>
	typeof value === 'number' && value > 0 ? undefined : 'must be a number above 0';
const isCount: Check = (value) =>
	Number.isSafeInteger(value) && (value as number) >= 0
		? undefined
		: 'must be a whole number from 0 on';

/** Whether a value has the type of the field; null only if the field is nullable. */
function fits(value: unknown, { type }: RuledField, { nullable, integer }: Loose): boolean {
	if (value === null) return nullable === true;
	if (type === 'number') {
		return typeof value === 'number' && (integer !== true || Number.isInteger(value));
	}
	if (type === 'boolean') return typeof value === 'boolean';
	return typeof value === 'string' && value.length <= TEXT_MAX && isPrintable(value);
}

const isOwn: Check = (value, field, rules) =>
	fits(value, field, rules) ? undefined : `must be a value of type ${String(field.type)}`;

const isChoice: Check = (value, field, rules) => {
	if (!Array.isArray(value) || value.length === 0 || value.length > MAX_CHOICES) {
		return `must be a list of 1 to ${MAX_CHOICES} values`;
	}
	if (!value.every((one) => fits(one, field, rules))) {
		return `must be a list of values of type ${String(field.type)}`;
	}
	return new Set(value).size === value.length ? undefined : 'has the same value twice';
};

const isSynonyms: Check = (value, _field, { enum: choices }) => {
	if (!isObject(value)) return 'must map values of "enum" to lists of texts';
	for (const [name, texts] of Object.entries(value)) {
		const isChosen = Array.isArray(choices) && choices.some((one) => String(one) === name);
		if (!isChosen) return `${JSON.stringify(name.slice(0, 80))} is no value of "enum"`;
		const isList = Array.isArray(texts) && texts.length <= MAX_SYNONYMS;
		if (!isList || !texts.every((one) => isText(one, _field, {}) === undefined && one !== '')) {
			return `must have lists of at most ${MAX_SYNONYMS} texts`;
		}
	}
	return undefined;
};

const isPattern: Check = (value) => {
	if (typeof value !== 'string') return 'must be a text';
	try {
		compilePattern(value);
		return undefined;
	} catch (error) {
		return error instanceof Error ? error.message : 'is no pattern';
	}
};

const isExpression: Check = (value, { inList }, rules) => {
	if (inList) return 'is for fields outside lists';
	if (rules.lookup !== undefined) return 'a field is either computed or looked up';
	return typeof value === 'string' && value.length > 0 && value.length <= MAX_EXPRESSION
		? undefined
		: `must be an expression of at most ${MAX_EXPRESSION} characters`;
};

const isLookup: Check = (value, { inList }) => {
	if (inList) return 'is for fields outside lists';
	if (!isObject(value)) return 'must be an object with "list" and "match"';
	const { list, match, returns, minScore, ...others } = value;
	const [other] = Object.keys(others);
	if (other !== undefined) return `has the unknown key ${JSON.stringify(other.slice(0, 80))}`;
	if (typeof list !== 'string' || !LIST_NAME.test(list)) return '"list" must be the name of a list';
	const isColumn = (one: unknown) => typeof one === 'string' && one !== '' && one.length <= 100;
	if (!Array.isArray(match) || match.length === 0 || match.length > MAX_COLUMNS) {
		return `"match" must be a list of 1 to ${MAX_COLUMNS} columns`;
	}
	if (!match.every(isColumn)) return '"match" must be a list of names of columns';
	if (returns !== undefined && !isColumn(returns)) return '"returns" must be the name of a column';
	const isScore = typeof minScore === 'number' && minScore >= 0 && minScore <= 1;
	return minScore === undefined || isScore ? undefined : '"minScore" must be a number from 0 to 1';
};

const ANY = { title: isText, required: isTrue };
const PLAIN = {
	...ANY,
	default: isOwn,
	nullable: isTrue,
	enum: isChoice,
	synonyms: isSynonyms,
	const: isOwn,
	computed: isExpression,
	lookup: isLookup,
};
const TEXT = { ...PLAIN, pattern: isPattern, minLength: isCount, maxLength: isCount };
const RULES_OF: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
	string: {
		...TEXT,
		format: (value, { format }) =>
			value === 'date-time' && format === undefined
				? undefined
				: 'may only be "date-time", for a text without a format',
	},
	date: TEXT,
	number: {
		...PLAIN,
		integer: isTrue,
		minimum: isNumber,
		maximum: isNumber,
		exclusiveMinimum: isNumber,
		exclusiveMaximum: isNumber,
		multipleOf: isPositive,
	},
	boolean: PLAIN,
	array: { ...ANY, minItems: isCount, maxItems: isCount, uniqueItems: isTrue },
	object: { ...ANY, closed: isTrue },
};

/** Checks the rules of fields. Patterns of one template have a common limit, because compiling them takes time. */
export function createRuleCheck(fault: Fault) {
	let patternSize = 0;

	function checkRules(value: unknown, field: RuledField, itemType: unknown, path: string[]): void {
		if (value === undefined) return;
		if (!isObject(value)) {
			fault(path, 'must be an object that maps names of rules to their values');
			return;
		}
		const known = typeof field.type === 'string' ? (RULES_OF[field.type] ?? {}) : {};
		for (const [name, rule] of Object.entries(value)) {
			const here = [...path, name];
			if (name === 'items' && field.type === 'array') checkItems(rule, itemType, here);
			else if (!Object.hasOwn(known, name)) {
				fault(here, `is no rule of a field of type ${String(field.type)}`);
			} else if (name === 'pattern' && !hasRoom(rule)) {
				const message = `the patterns of this template are too long together; written out, they may have ${PATTERN_MAX_SIZE} parts`;
				fault(here, message);
			} else {
				const message = known[name]?.(rule, field, value);
				if (message !== undefined) fault(here, message);
			}
		}
	}

	function hasRoom(pattern: unknown): boolean {
		patternSize += typeof pattern === 'string' ? measurePattern(pattern) : 0;
		return patternSize <= PATTERN_MAX_SIZE;
	}

	function checkItems(value: unknown, itemType: unknown, path: string[]): void {
		if (!isObject(value)) {
			fault(path, 'must be an object that maps names of rules to their values');
			return;
		}
		const { description, ...rules } = value;
		const message = description === undefined ? undefined : isText(description, NO_FIELD, {});
		if (message !== undefined) fault([...path, 'description'], message);
		checkRules(rules, { type: itemType, format: undefined, inList: true }, undefined, path);
	}

	return checkRules;
}

const NO_FIELD: RuledField = { type: 'string', format: undefined, inList: true };
