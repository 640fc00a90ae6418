import type { Document, Fact } from '../document.ts';
import type { Candidate } from '../labelled/candidate.ts';
import type { Field } from '../request/read-fields.ts';
import { knownLessons } from './align-lesson.ts';
import { findAgain } from './find-again.ts';
import { isSame } from './locate-value.ts';

/** What is remembered for a field: a value where it is to be expected, or that there is none. */
export type Recalled = {
	candidate: Candidate | null;
	/** Of all lessons that know the field, the share that says so, the later the more. */
	share: number;
	/** How well the place was found again, from 0 to 1. */
	support: number;
	/** How many lessons say so. */
	lessons: number;
	/** The engine had found it by itself on all of these documents. */
	found: boolean;
	/** A person has removed what was found. */
	removed: boolean;
};

/** The newest lessons that know a field say what there is to say about it. */
const MAX_LESSONS = 3;
/** How much less than the next one an earlier lesson counts. */
const EARLIER = 0.75;
const OTHER_PLACE = 0.5;
/** What a place that was not found again counts against the others. */
const MISSED = 0.6;
/** A field that was empty once may be filled the next time, unless a person has emptied it. */
const EMPTY = 0.1;

/** What the lessons of a document's make remember for a field; the likeliest of what they say. */
export function recall(document: Document, field: Field): Recalled | undefined {
	const known = document.fact(recalled);
	if (!known.has(field)) known.set(field, recallOnce(document, field));
	return known.get(field);
}

/** Several steps of the extraction ask for the same field. */
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
			votes.push({ candidate: null, weight: own * worth, support, found: false, removed });
			continue;
		}
		let rank = 1;
		for (const place of taught.places) {
			const found = findAgain(document, field, place, known);
			all += own * rank * (found ? 1 : MISSED);
			if (found)
				votes.push({
					...found,
					weight: own * rank,
					found: taught.found ?? false,
					removed: false,
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
		}
	}
	const [best] = groups.sort((a, b) => b.weight * (0.3 + b.support) - a.weight * (0.3 + a.support));
	if (!best) return undefined;
	const { candidate, support, found, removed, n } = best;
	const share = Math.min(1, best.weight / Math.max(1e-6, all));
	return { candidate, support, share, found, removed, lessons: n };
}

function isAlike(one: Candidate | null, other: Candidate | null): boolean {
	if (!one || !other) return one === other;
	return isSame(one.value, other.value);
}

type Vote = Pick<Recalled, 'candidate' | 'support' | 'found' | 'removed'> & { weight: number };
