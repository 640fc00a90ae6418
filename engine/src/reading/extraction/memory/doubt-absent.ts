import { sharedHeight, sharesWidth } from '../../../model/geometry.ts';
import type { Lesson, Place } from '../../../model/memory.ts';
import type { Document } from '../document.ts';
import type { Field } from '../request/read-fields.ts';
import type { Proposal } from '../source.ts';
import { knownLessons } from './align-lesson.ts';
import { findAgain, findVacancy } from './find-again.ts';
import { recall } from './recall.ts';

/**
 * What is left of the confidence in a value that a person has removed from documents of this make: where the removed
 * one stood is known, and this one stands elsewhere; and where that is not known.
 */
const REMOVED_ELSEWHERE = 0.4;
const REMOVED = 0.1;
/** The same where nobody had anything to remove: the field was empty, and approved as such. */
const EMPTY = 0.65;
/** The same where the taught place was found, and nothing stands there. */
const VACANT = 0.5;
/** How well such a place must be found. */
const MIN_VACANT = 0.6;
/** Below this it is not given. */
const MIN_CONFIDENCE = 0.3;

/** Fields that were taught to be empty, or whose place is: what is found for them elsewhere is doubted. */
export function doubtAbsent<P extends Proposal>(
	document: Document,
	chosen: ReadonlyMap<Field, P>,
): ReadonlyMap<Field, P> {
	if (document.lessons.length === 0 || document.fact(knownLessons).length === 0) return chosen;
	const kept = new Map(chosen);
	for (const [field, one] of chosen) {
		if (one.isFirm) continue;
		const left = isWhereWrong(document, field, one) ? 0 : shareLeft(document, field, one);
		if (left === 1) continue;
		// A field that was empty once, with nothing to remove, may be filled on this document.
		const least = left >= EMPTY ? Math.min(MIN_CONFIDENCE, one.detail.confidence) : 0;
		const confidence = Math.max(least, one.detail.confidence * left);
		if (confidence < MIN_CONFIDENCE && least === 0) kept.delete(field);
		else kept.set(field, { ...one, detail: { ...one.detail, confidence } });
	}
	return kept;
}

function shareLeft(document: Document, field: Field, { detail }: Proposal): number {
	const known = recall(document, field);
	if (known?.candidate === null) {
		if (detail.checks.length > 0) return 1;
		return 1 - (1 - leastLeft(document, field, { detail, removed: known.removed })) * known.share;
	}
	return known === undefined && isVacant(document, field) ? VACANT : 1;
}

function leastLeft(
	document: Document,
	field: Field,
	{ detail, removed }: Pick<Proposal, 'detail'> & { removed: boolean },
): number {
	if (!removed || isFilledIn(document, detail)) return EMPTY;
	return hasWrong(document, field) ? REMOVED_ELSEWHERE : REMOVED;
}

/** Whether someone filled the value into a field of the form: what was removed on another copy says little about it. */
function isFilledIn({ formFields }: Document, { page, box }: Proposal['detail']): boolean {
	return formFields.some(
		(one) => one.page === page - 1 && sharesWidth(one.box, box) && sharedHeight(one.box, box) > 0.5,
	);
}

function hasWrong(document: Document, field: Field): boolean {
	return document.fact(knownLessons).some(({ lesson }) => wrongPlaces(lesson, field).length > 0);
}

function wrongPlaces({ fields }: Lesson, field: Field): Place[] {
	const path = field.path.join('.');
	return fields.filter((one) => one.path === path).flatMap(({ wrong = [] }) => wrong);
}

/** Whether a value stands where documents of this make have something else that was once taken for it. */
function isWhereWrong(document: Document, field: Field, { detail }: Proposal): boolean {
	return document.fact(knownLessons).some((known) =>
		wrongPlaces(known.lesson, field).some((place) => {
			const again = findAgain(document, field, place, known)?.candidate;
			return (
				again?.segment.page === detail.page - 1 &&
				sharesWidth(again.box, detail.box) &&
				sharedHeight(again.box, detail.box) > 0.5
			);
		}),
	);
}

/** Whether the words around a place that a person has taught are there, and nothing between them. */
function isVacant(document: Document, field: Field): boolean {
	const path = field.path.join('.');
	return document.fact(knownLessons).some((known) =>
		known.lesson.fields
			.filter((one) => one.path === path && !one.found)
			.flatMap(({ places }) => places)
			.some((place) => !('form' in place) && findVacancy(document, place, known) >= MIN_VACANT),
	);
}
