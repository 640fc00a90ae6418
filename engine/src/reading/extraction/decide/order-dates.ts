import type { ConceptName } from '../lexicon/concepts.ts';
import type { Field } from '../request/read-fields.ts';
import type { Choice } from '../labelled/rank-candidates.ts';
import { mainConcept } from '../request/read-fields.ts';

/** Pairs of dates whose first cannot be after the second. */
export const ORDERED: readonly (readonly [first: ConceptName, second: ConceptName])[] = [
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
/** Minimum confidence of a date that rules out another one. */
const SURE = 0.5;

/**
 * Of two dates in the wrong order, keeps the more confident one and replaces the other. With `keepsMisfits` the other
 * field keeps its own date where none fits, because the template checks the dates itself.
 */
export function orderDates(
	all: ReadonlyMap<Field, readonly Choice[]>,
	{ keepsMisfits = false }: { keepsMisfits?: boolean | undefined } = {},
): Map<Field, readonly Choice[]> {
	const ordered = new Map(all);
	for (const [first, second] of ORDERED) {
		const [one, other] = [findField(all, first), findField(all, second)];
		const [a, b] = [one && ordered.get(one)?.[0], other && ordered.get(other)?.[0]];
		if (!one || !other || !a || !b || Math.max(a.score, b.score) < SURE) continue;
		const fits = (x: Choice, y: Choice) => x.candidate.value <= y.candidate.value;
		const check = `${first} ≤ ${second}`;
		if (a.score >= b.score) {
			const left = (ordered.get(other) ?? []).filter((each) => fits(a, each));
			if (keepsMisfits && !left.some(({ score }) => score >= SURE)) continue;
			ordered.set(other, markFirst(left, check));
			if (left.length > 0) ordered.set(one, markFirst(ordered.get(one) ?? [], check));
		} else {
			const left = (ordered.get(one) ?? []).filter((each) => fits(each, b));
			if (keepsMisfits && !left.some(({ score }) => score >= SURE)) continue;
			ordered.set(one, markFirst(left, check));
			if (left.length > 0) ordered.set(other, markFirst(ordered.get(other) ?? [], check));
		}
	}
	return ordered;
}

function findField(all: ReadonlyMap<Field, unknown>, concept: ConceptName): Field | undefined {
	return [...all.keys()].find(
		(field) => !field.inRow && field.kind === 'date' && mainConcept(field) === concept,
	);
}

function markFirst(ranked: readonly Choice[], check: string): Choice[] {
	return ranked.map((one, i) =>
		i > 0
			? one
			: { ...one, candidate: { ...one.candidate, checks: [...one.candidate.checks, check] } },
	);
}
