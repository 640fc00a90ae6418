import type { ValueDetail, StatedDetail } from '../../../model/extraction.ts';
import type { Kind } from '../lexicon/kinds.ts';
import { PRIORS } from '../models/priors.ts';
import type { Statement } from '../source.ts';
import { isSameScalar } from '../values/is-same.ts';
import { THRESHOLDS } from '../models/thresholds.ts';

/** The value that other sources read from the page for the same field. */
type Printed = { value: unknown } & Pick<ValueDetail, 'raw' | 'confidence' | 'page' | 'box'>;

/** Kinds with one notation: values that look different are different. */
const STRICT = new Set<Kind>([
	'amount',
	'percent',
	'quantity',
	'date',
	'currency',
	'iban',
	'bic',
	'vat',
	'id',
] as const);

/**
 * Compares a value that a record states with the pages: confirmed if they print the same, doubtful if they
 * print another value, and unchanged if they print none.
 */
export function comparePrint(
	{ value, kind, raw, at: xpath, record, findOnPage }: Statement,
	{ printed, checks = [] }: { printed?: Printed | undefined; checks?: readonly string[] } = {},
): StatedDetail {
	const { source, place: own, isWhole } = record;
	const found = {
		confidence: 1,
		raw,
		checks: [...checks],
		source,
		...(source === 'xml' && { xpath }),
	};
	/** The place of the value: that of the code, or the place where the page prints what the XML states. */
	const placed = (print?: Pick<ValueDetail, 'page' | 'box'> | null) => {
		const at = own ? { page: own.page + 1, box: own.box } : print;
		return at ? { page: at.page, box: at.box } : { page: null, box: null };
	};
	if (isWhole) return { ...found, ...placed() };
	const agreed = [...checks, `${source} = print`];
	if (printed && isSameScalar(kind, value, printed.value)) {
		return { ...found, ...placed(printed), checks: agreed };
	}
	const there = findOnPage();
	const isContradicted =
		printed !== undefined &&
		STRICT.has(kind) &&
		printed.confidence >=
			(there === undefined ? THRESHOLDS.contradiction.page : THRESHOLDS.contradiction.pageWithBoth);
	if (isContradicted) {
		return {
			...found,
			...placed(printed),
			confidence: PRIORS.records.contradicted,
			checks: [...checks, `${source} ≠ print`],
			printed: printed.raw,
		};
	}
	if (there === undefined) return { ...found, ...placed() };
	const at = there && { page: there.page + 1, box: there.box };
	return { ...found, ...placed(at), checks: agreed };
}
