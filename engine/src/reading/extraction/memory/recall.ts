import type { Document, Fact } from '../document.ts';
import type { Candidate } from '../labelled/candidate.ts';
import type { RememberedField } from '../../../model/memory.ts';
import type { Field } from '../request/read-fields.ts';
import { knownLessons } from './align-lesson.ts';
import { findAgain } from './find-again.ts';
import { hashText } from './hash-words.ts';
import { isSame } from './locate-value.ts';

/**
 * What lessons say about a field: a candidate for its value, or null if the field is empty on documents of this make.
 */
export type Recalled = {
	candidate: Candidate | null;
	/** The weighted share of the lessons that agree, among those that know the field. Newer lessons weigh more. */
	share: number;
	/** How well the place was found again, from 0 to 1. */
	support: number;
	/** The number of lessons that agree. */
	lessons: number;
	/** The engine had found the value without lessons on all of these documents. */
	found: boolean;
	/** A person removed the value that the engine had found. */
	removed: boolean;
	/** The sum of the rows contradicted the value on the document that taught its place. */
	unchecked: boolean;
};

/** Only the newest lessons that know a field are used. */
const MAX_LESSONS = 3;
/** Weight of a lesson relative to the next newer one. */
const EARLIER = 0.75;
const OTHER_PLACE = 0.5;
/** Weight of a place that was not found again, against the others. */
const MISSED = 0.6;
/** Weight of an empty field that no person has emptied: it may be filled on the next document. */
const EMPTY = 0.1;

/** Recalls a field from the lessons of the document's make: the answer with the most support. */
export function recall(document: Document, field: Field): Recalled | undefined {
	const known = document.fact(recalled);
	if (!known.has(field)) known.set(field, recallOnce(document, field));
	return known.get(field);
}

/** Cached, because several steps of the extraction ask for the same field. */
const recalled: Fact<Map<Field, Recalled | undefined>> = () => new Map();

function recallOnce(document: Document, field: Field): Recalled | undefined {
	const path = field.path.join('.');
	const votes: Vote[] = [];
	let weight = 1;
	let all = 0;
	const ofField = document.fact(knownLessons).flatMap((known) => {
		const taught = known.lesson.fields.find((one) => one.path === path);
		return taught ? [{ known, taught }] : [];
	});
	for (const { known, taught } of ofField.slice(0, MAX_LESSONS)) {
		const { alignment } = known;
		const own = weight * alignment.likeness;
		weight *= EARLIER;
		if (taught.places.length === 0) {
			const worth = taught.removed ? 1 : EMPTY;
			all += own * worth;
			const support = worth * alignment.likeness;
			const removed = taught.removed ?? false;
			const said = { found: false, removed, unchecked: false };
			votes.push({ candidate: null, weight: own * worth, support, ...said });
			continue;
		}
		let rank = 1;
		for (const place of choosePlaces(document, taught)) {
			const found = findAgain(document, field, place, known);
			all += own * rank * (found ? 1 : MISSED);
			if (found)
				votes.push({
					...found,
					weight: own * rank,
					found: taught.found ?? false,
					removed: false,
					unchecked: taught.unchecked ?? false,
				});
			rank *= OTHER_PLACE;
		}
	}
	const groups: (Vote & { n: number })[] = [];
	for (const vote of votes) {
		const group = groups.find(({ candidate }) => isAlike(candidate, vote.candidate));
		if (!group) groups.push({ ...vote, n: 1 });
		else {
			group.weight += vote.weight;
			group.support = Math.max(group.support, vote.support);
			group.n += 1;
			group.found &&= vote.found;
			group.removed ||= vote.removed;
			group.unchecked ||= vote.unchecked;
		}
	}
	const [best] = groups.sort((a, b) => b.weight * (0.3 + b.support) - a.weight * (0.3 + a.support));
	if (!best) return undefined;
	const { candidate, support, found, removed, unchecked, n } = best;
	const share = Math.min(1, best.weight / Math.max(1e-6, all));
	return { candidate, support, share, found, removed, unchecked, lessons: n };
}

/** The form field that was taught. Copies of a form without fields have the value where the field is printed. */
export function choosePlaces(
	{ formFields }: Document,
	{ places }: RememberedField,
): RememberedField['places'] {
	const forms = places.filter((place) => 'form' in place);
	const printed = places.filter((place) => !('form' in place));
	const hasField = forms.some(({ form }) => formFields.some(({ name }) => hashText(name) === form));
	return hasField ? forms : printed;
}

function isAlike(one: Candidate | null, other: Candidate | null): boolean {
	if (!one || !other) return one === other;
	return isSame(one.value, other.value);
}

type Vote = Pick<Recalled, 'candidate' | 'support' | 'found' | 'removed' | 'unchecked'> & {
	weight: number;
};
