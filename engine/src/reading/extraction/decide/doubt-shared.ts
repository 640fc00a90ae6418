import { countClaims } from '../evidence/claims.ts';
import type { Kind } from '../lexicon/kinds.ts';
import type { Field } from '../request/read-fields.ts';
import type { Proposal } from '../source.ts';

/** What a document has once for all that it speaks of. */
const ONE_FOR_ALL = new Set<Kind>(['currency']);
/** A value that is less sure, since so many groups claim it, is nobody's. */
const MIN_SHARE = 0.3;

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
		if (confidence < MIN_SHARE) kept.delete(one.field);
		else kept.set(one.field, { ...one, detail: { ...one.detail, confidence } });
	}
	return kept;
}

/** The name of a field and where its value stands. */
function placeOf({ field: { path }, detail: { page, box, raw } }: Proposal): string {
	return [path.at(-1), page, box.x0, box.y0, raw].join(' ');
}
