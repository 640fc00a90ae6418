import { sharedHeight, sharesWidth } from '../../../model/geometry.ts';
import type { Lesson, Place } from '../../../model/memory.ts';
import type { Document } from '../document.ts';
import type { Field } from '../request/read-fields.ts';
import type { Proposal } from '../source.ts';
import { knownLessons } from './align-lesson.ts';
import { findAtPlace, findVacancy, MIN_VACANT } from './find-again.ts';
import { choosePlaces, recall } from './recall.ts';

/**
 * Factors on the confidence of a value in a field whose value a person removed on documents of this make: if the
 * removed value was at another position, and if its position is unknown.
 */
const REMOVED_ELSEWHERE = 0.4;
const REMOVED = 0.1;
/** The same if the field was empty from the start and was approved as empty. */
const EMPTY = 0.65;
/** The same if the taught place was found and is empty. */
const VACANT = 0.5;
/** Below this confidence, the value is dropped. */
const MIN_CONFIDENCE = 0.3;

/** Lowers the confidence of values in fields that lessons know to be empty, or whose taught place is empty. */
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
		// A field that was empty from the start may be filled on this document.
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

/** Whether a value is at a place from which a person has removed a wrong value. */
function isWhereWrong(document: Document, field: Field, { detail }: Proposal): boolean {
	return document.fact(knownLessons).some((known) =>
		wrongPlaces(known.lesson, field).some((place) => {
			const again = findAtPlace(document, field, place, known)?.candidate;
			return (
				again?.segment.page === detail.page - 1 &&
				sharesWidth(again.box, detail.box) &&
				sharedHeight(again.box, detail.box) > 0.5
			);
		}),
	);
}

/** Whether the words around a taught place are there, but no value. */
function isVacant(document: Document, field: Field): boolean {
	const path = field.path.join('.');
	return document.fact(knownLessons).some((known) =>
		known.lesson.fields
			.filter((one) => one.path === path && !one.found)
			.flatMap((one) => choosePlaces(document, one))
			.some((place) => !('form' in place) && findVacancy(document, place, known) >= MIN_VACANT),
	);
}
