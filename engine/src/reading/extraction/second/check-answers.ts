import { NET_TAX_GROSS, TOTALS } from '../decide/balance-totals.ts';
import { valueAt } from '../../../model/path.ts';
import { addsUp } from '../evidence/amounts.ts';
import type { Detail } from '../../../model/extraction.ts';
import { ORDERED } from '../decide/order-dates.ts';
import type { ConceptName } from '../lexicon/concepts.ts';
import { addEvidence } from '../evidence/probability.ts';
import { PRIORS } from '../models/priors.ts';
import { mainConcept } from '../request/read-fields.ts';
import type { Field } from '../request/read-fields.ts';

const { checked, max, outOfOrder } = PRIORS.secondReader;

/** Checks sums and the order of dates that involve values of the second reader. Passing checks raise confidence. */
export function checkAnswers(
	fields: readonly Field[],
	result: Readonly<Record<string, unknown>>,
	details: readonly Detail[],
	isOfSecond: ReadonlySet<string>,
): Detail[] {
	const found = new Map(
		fields.flatMap((field): [ConceptName, { path: string; value: unknown }][] => {
			const concept = field.inRow ? undefined : mainConcept(field);
			const value = valueAt(result, field.path);
			return concept && value !== null ? [[concept, { path: field.path.join('.'), value }]] : [];
		}),
	);
	const sums = new Set<string>();
	const held = new Map<string, string>();
	const broken = new Map<string, string>();
	const [net, tax, gross] = TOTALS.map((one) => found.get(one));
	if (net && tax && gross) {
		const [a, b, c] = [net, tax, gross].map(({ value }) => Number(value)) as [
			number,
			number,
			number,
		];
		if (a !== c && addsUp(a + b, c, 2)) {
			for (const { path } of [net, tax, gross]) {
				held.set(path, NET_TAX_GROSS);
				sums.add(path);
			}
		}
	}
	for (const [first, second] of ORDERED) {
		const [one, other] = [found.get(first), found.get(second)];
		if (typeof one?.value !== 'string' || typeof other?.value !== 'string') continue;
		const isInOrder = one.value <= other.value;
		for (const { path } of [one, other]) {
			if (isInOrder) held.set(path, `${first} ≤ ${second}`);
			else broken.set(path, `${first} > ${second}`);
		}
	}
	return details.map((detail) => {
		if (!isOfSecond.has(detail.path)) return detail;
		const wrong = broken.get(detail.path);
		if (wrong !== undefined) {
			const checks = [...detail.checks, wrong];
			return { ...detail, confidence: detail.confidence * outOfOrder, checks };
		}
		const right = held.get(detail.path);
		if (right === undefined || detail.checks.includes(right)) return detail;
		// Only sums count as evidence: most dates are in order, correct or not.
		const more = sums.has(detail.path) ? checked : 0;
		const raised = addEvidence(detail.confidence, more);
		const confidence = Math.max(detail.confidence, Math.min(max, raised));
		return { ...detail, confidence, checks: [...detail.checks, right] };
	});
}
