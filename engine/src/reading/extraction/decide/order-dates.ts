import type { ConceptName } from '../lexicon/concepts.ts';
import type { Field } from '../request/read-fields.ts';
import type { Choice } from '../labelled/rank-candidates.ts';
import { mainConcept } from '../request/read-fields.ts';
import { THRESHOLDS } from '../models/thresholds.ts';

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
		if (!one || !other || !a || !b || Math.max(a.score, b.score) < THRESHOLDS.earlierDate) continue;
		const check = `${first} ≤ ${second}`;
		if (a.score >= b.score) {
			const fits = ({ candidate: { value } }: Choice) => a.candidate.value <= value;
			keepFitting(ordered, { kept: one, other, fits, check, keepsMisfits });
		} else {
			const fits = ({ candidate: { value } }: Choice) => value <= b.candidate.value;
			keepFitting(ordered, { kept: other, other: one, fits, check, keepsMisfits });
		}
	}
	return ordered;
}

type Order = {
	/** The field whose date is kept. */
	kept: Field;
	other: Field;
	fits: (choice: Choice) => boolean;
	check: string;
	keepsMisfits: boolean;
};

/** Leaves the other field only dates that fit, and marks both as checked. */
function keepFitting(
	ordered: Map<Field, readonly Choice[]>,
	{ kept, other, fits, check, keepsMisfits }: Order,
): void {
	const left = (ordered.get(other) ?? []).filter(fits);
	if (keepsMisfits && !left.some(({ score }) => score >= THRESHOLDS.earlierDate)) return;
	ordered.set(other, markFirst(left, check));
	if (left.length > 0) ordered.set(kept, markFirst(ordered.get(kept) ?? [], check));
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
