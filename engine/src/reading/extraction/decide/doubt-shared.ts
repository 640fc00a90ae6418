import { countClaims } from '../evidence/claims.ts';
import type { Kind } from '../lexicon/kinds.ts';
import type { Field } from '../request/read-fields.ts';
import type { Proposal } from '../source.ts';
import { THRESHOLDS } from '../models/thresholds.ts';

/** Kinds that all groups share. */
const ONE_FOR_ALL = new Set<Kind>(['currency']);

/** Fields that claim one place share the confidence in it. */
export function doubtShared(chosen: ReadonlyMap<Field, Proposal>): Map<Field, Proposal> {
	const countable = [...chosen.values()].filter(
		({ field }) => field.path.length > 1 && !ONE_FOR_ALL.has(field.kind),
	);
	const claimsOf = countClaims(countable, placeOf);
	const kept = new Map(chosen);
	for (const one of countable) {
		const shared = claimsOf(one);
		if (shared === 1) continue;
		const confidence = one.detail.confidence / shared;
		if (confidence < THRESHOLDS.sharedPlace) kept.delete(one.field);
		else kept.set(one.field, { ...one, detail: { ...one.detail, confidence } });
	}
	return kept;
}

/** Key of a claim: the field's name and the place of the value. */
function placeOf({ field: { path }, detail: { page, box, raw } }: Proposal): string {
	return [path.at(-1), page, box.x0, box.y0, raw].join(' ');
}
