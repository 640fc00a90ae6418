import type { Detail } from '../../../model/extraction.ts';
import { isSameAmount } from '../../../model/amount.ts';
import { addsUp } from '../evidence/amounts.ts';
import type { ConceptName } from '../lexicon/concepts.ts';
import { mainConcept } from '../request/read-fields.ts';
import type { Field } from '../request/read-fields.ts';
import { FAILED } from '../values/span.ts';
import { NET_TAX_GROSS } from './balance-totals.ts';
import type { Values } from './values.ts';
import { THRESHOLDS } from '../models/thresholds.ts';

/**
 * Notes totals that do not add up. A difference that the page prints itself is a discount, a deposit or a tip, and a
 * net amount equal to the gross amount contains the tax.
 */
export function checkTotals(
	fields: readonly Field[],
	{ at }: Values,
	details: readonly Detail[],
	isPrinted: (amount: number) => boolean,
): readonly Detail[] {
	const find = (concept: ConceptName) => {
		const own = fields.filter((field) => !field.inRow && mainConcept(field) === concept);
		return own.length === 1 ? own[0]?.path.join('.') : undefined;
	};
	const paths = [find('netTotal'), find('taxTotal'), find('grossTotal')];
	const [net, tax, gross] = paths.map((path) => (path === undefined ? undefined : at(path)));
	if (typeof net !== 'number' || typeof tax !== 'number' || typeof gross !== 'number') {
		return details;
	}
	if (addsUp(net + tax, gross, 2) || isSameAmount(net, gross)) return details;
	if (isPrinted(Math.abs(gross - net - tax))) return details;
	const own = details.filter(({ path }) => paths.includes(path));
	const least = own.toSorted((one, other) => one.confidence - other.confidence)[0];
	return details.map((detail) =>
		detail === least
			? {
					...detail,
					confidence: Math.min(THRESHOLDS.totals.maxUnbalanced, detail.confidence),
					checks: [...detail.checks, `${NET_TAX_GROSS} ${FAILED}`],
				}
			: detail,
	);
}
