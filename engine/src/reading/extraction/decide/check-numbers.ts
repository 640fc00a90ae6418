import { maxOf } from '../../../model/extremes.ts';
import type { Detail } from '../../../model/extraction.ts';
import type { FieldMap } from '../../../model/template.ts';
import { anyOf } from '../lexicon/any-of.ts';
import { GLOBAL_NUMBERS } from '../lexicon/terms/codes.ts';
import type { Field, FieldOptions } from '../request/read-fields.ts';
import {
	checkCard,
	checkGs1,
	checkIban,
	checkIsin,
	checkLei,
	checkVat,
} from '../values/check-digits.ts';
import type { Proposal } from '../source.ts';
import { FAILED, hasFailed } from '../values/span.ts';
import type { Values } from './values.ts';
import { listFieldPaths } from './list-field-paths.ts';
import { THRESHOLDS } from '../models/thresholds.ts';

type Numbered = Pick<Field, 'kind' | 'concepts' | 'name' | 'description'>;
/** A type of number with check digits, and its name in `checks`. */
type Sort = {
	name: string;
	passed: string;
	isAsked: (field: Numbered) => boolean;
	check: (value: string) => boolean | undefined;
};

const GLOBAL_NUMBER = new RegExp(`^${anyOf(GLOBAL_NUMBERS)}$`, 'iu');
const PASSED = 'check digit';

const SORTS: readonly Sort[] = [
	{
		name: 'iban',
		passed: 'iban checksum',
		isAsked: ({ kind }) => kind === 'iban',
		check: checkIban,
	},
	{ name: 'vat', passed: PASSED, isAsked: ({ kind }) => kind === 'vat', check: checkVat },
	{ name: 'isin', passed: PASSED, isAsked: hasWord(/^isin$/iu), check: checkIsin },
	{ name: 'lei', passed: PASSED, isAsked: hasWord(/^lei$/iu), check: checkLei },
	{ name: 'gs1', passed: PASSED, isAsked: hasWord(GLOBAL_NUMBER), check: checkGs1 },
	{
		name: 'card',
		passed: PASSED,
		isAsked: ({ concepts }) => concepts.has('cardNumber'),
		check: checkCard,
	},
];

/** Whether a word of the field is one of these. */
function hasWord(word: RegExp): (field: Numbered) => boolean {
	return ({ name, description }) => [...name, ...description].some(({ text }) => word.test(text));
}

/** Checks the digits of a value; undefined if this field has no check. */
function judge(field: Numbered, value: unknown): { sort: Sort; passes: boolean } | undefined {
	if (typeof value !== 'string') return undefined;
	for (const sort of SORTS) {
		const passes = sort.isAsked(field) ? sort.check(value) : undefined;
		if (passes !== undefined) return { sort, passes };
	}
	return undefined;
}

/** Whether the check digits of a value are correct; undefined if it has none. */
export function passesCheck(field: Numbered, value: unknown): boolean | undefined {
	return judge(field, value)?.passes;
}

/** Bounds the confidence of a proposal whose check fails. */
export function boundFailed({ field, value, detail }: Proposal, confidence: number): number {
	const isFailed = hasFailed(detail.checks) || passesCheck(field, value) === false;
	return isFailed ? Math.min(confidence, THRESHOLDS.maxFailed) : confidence;
}

/** Ranks failing candidates just below the best passing one, if that one scores at least `least`. */
export function preferPassing<T extends { score: number }>(
	field: Numbered,
	ranked: readonly T[],
	valueOf: (one: T) => unknown,
	least: number,
): readonly T[] {
	const judged = ranked.map((one) => ({ one, passes: passesCheck(field, valueOf(one)) }));
	const best = maxOf([0, ...judged.map(({ one, passes }) => (passes ? one.score : 0))]);
	if (best < least || judged.every(({ passes }) => passes !== false)) return ranked;
	return judged
		.map(({ one, passes }) =>
			passes === false && one.score >= best
				? { ...one, score: best * THRESHOLDS.failedNumber }
				: one,
		)
		.sort((one, other) => other.score - one.score);
}

/**
 * Checks every value of a result that has check digits, and notes the result in `checks`. A value that fails
 * stays as printed, with a low confidence.
 */
export function checkNumbers(
	definitions: FieldMap,
	asking: FieldOptions,
	{ at }: Pick<Values, 'at'>,
	details: readonly Detail[],
): Detail[] {
	const fields = new Map(listFieldPaths(definitions, asking));
	return details.map((detail) => {
		const field = detail.raw === null ? undefined : fields.get(columnOf(detail.path));
		const judged = field && judge(field, at(detail.path));
		if (!judged) return detail;
		const { sort, passes } = judged;
		const check = passes ? sort.passed : `${sort.name} ${FAILED}`;
		const checks = detail.checks.includes(check) ? detail.checks : [...detail.checks, check];
		const isStated = 'source' in detail && detail.source === 'xml';
		const confidence =
			passes || isStated ? detail.confidence : Math.min(detail.confidence, THRESHOLDS.maxFailed);
		return { ...detail, checks, confidence };
	});
}

function columnOf(path: string): string {
	return path.replace(/\[\d+\]/g, '[]');
}
