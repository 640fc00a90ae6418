import type { Document } from '../document.ts';
import type { Field } from '../request/read-fields.ts';
import type { Proposal } from '../source.ts';
import { knownLessons } from './align-lesson.ts';
import { recall } from './recall.ts';

/** What is left of the confidence in a value that documents of this make do not have. */
const LEFT = 0.1;
/** Below this it is not given. */
const MIN_CONFIDENCE = 0.3;

/** A field that was taught to be empty on documents of this make: what is found for it is doubted. */
export function doubtAbsent<P extends Proposal>(
	document: Document,
	chosen: ReadonlyMap<Field, P>,
): ReadonlyMap<Field, P> {
	if (document.lessons.length === 0 || document.fact(knownLessons).length === 0) return chosen;
	const kept = new Map(chosen);
	for (const [field, one] of chosen) {
		const known = recall(document, field);
		if (known?.candidate !== null || one.detail.checks.length > 0) continue;
		const confidence = one.detail.confidence * (1 - (1 - LEFT) * known.share * known.support);
		if (confidence < MIN_CONFIDENCE) kept.delete(field);
		else kept.set(field, { ...one, detail: { ...one.detail, confidence } });
	}
	return kept;
}
