import type { Kind } from '../lexicon/kinds.ts';
import type { Field } from '../request/read-fields.ts';
import type { Proposal } from '../source.ts';

/** What a document has once for all that it speaks of. */
const ONE_FOR_ALL = new Set<Kind>(['currency']);
/** A value that is less sure, since so many groups claim it, is nobody's. */
const MIN_SHARE = 0.3;

/**
 * One place of the page for fields of the same name in several groups, as `departure.date` and `arrival.date`:
 * nothing tells whose it is, so they share what is sure about it.
 */
export function doubtShared(chosen: ReadonlyMap<Field, Proposal>): Map<Field, Proposal> {
	const claims = new Map<string, number>();
	const countable = [...chosen.values()].filter(
		({ field }) => field.path.length > 1 && !ONE_FOR_ALL.has(field.kind),
	);
	for (const one of countable) claims.set(placeOf(one), (claims.get(placeOf(one)) ?? 0) + 1);
	const kept = new Map(chosen);
	for (const one of countable) {
		const shared = claims.get(placeOf(one)) ?? 1;
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
