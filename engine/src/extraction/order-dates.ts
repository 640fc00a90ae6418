import type { Need } from './fields/read-needs.ts';
import type { Ranked } from './scoring/rank-candidates.ts';
import { mainConcept } from './fields/read-needs.ts';

/** Days of which the first cannot come after the second. */
const ORDERED: readonly (readonly [first: string, second: string])[] = [
	['issueDate', 'dueDate'],
	['periodStart', 'periodEnd'],
	['policyStart', 'policyEnd'],
	['leaseStart', 'leaseEnd'],
	['admissionDate', 'dischargeDate'],
	['arrivalDate', 'departureDate'],
	['documentIssueDate', 'expiryDate'],
	['birthDate', 'documentIssueDate'],
	['hireDate', 'leavingDate'],
	['orderDate', 'deliveryDate'],
];
/** Below this a day is too doubtful to rule another one out. */
const SURE = 0.5;

/** Of two days in the wrong order the surer one stands, and the other field takes a day that fits. */
export function orderDates(
	all: ReadonlyMap<Need, readonly Ranked[]>,
): Map<Need, readonly Ranked[]> {
	const ordered = new Map(all);
	for (const [first, second] of ORDERED) {
		const [one, other] = [findField(all, first), findField(all, second)];
		const [a, b] = [one && ordered.get(one)?.[0], other && ordered.get(other)?.[0]];
		if (!one || !other || !a || !b || Math.max(a.score, b.score) < SURE) continue;
		const fits = (x: Ranked, y: Ranked) => x.candidate.value <= y.candidate.value;
		const check = `${first} ≤ ${second}`;
		if (a.score >= b.score) {
			const left = (ordered.get(other) ?? []).filter((each) => fits(a, each));
			ordered.set(other, markFirst(left, check));
			if (left.length > 0) ordered.set(one, markFirst(ordered.get(one) ?? [], check));
		} else {
			const left = (ordered.get(one) ?? []).filter((each) => fits(each, b));
			ordered.set(one, markFirst(left, check));
			if (left.length > 0) ordered.set(other, markFirst(ordered.get(other) ?? [], check));
		}
	}
	return ordered;
}

function findField(all: ReadonlyMap<Need, unknown>, concept: string): Need | undefined {
	return [...all.keys()].find(
		(need) => !need.inRow && need.kind === 'date' && mainConcept(need) === concept,
	);
}

function markFirst(ranked: readonly Ranked[], check: string): Ranked[] {
	return ranked.map((one, i) =>
		i > 0
			? one
			: { ...one, candidate: { ...one.candidate, checks: [...one.candidate.checks, check] } },
	);
}
