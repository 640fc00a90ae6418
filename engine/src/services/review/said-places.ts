import { isDeepStrictEqual } from 'node:util';
import type { KnownPlace } from '../../model/memory.ts';
import type { Correction, ReviewedResult, SaidPlace } from '../../model/review.ts';
import { AS_REMEMBERED } from '../../model/extraction.ts';
import { valueAt } from '../../model/path.ts';

/** A value that a person gives, and its place. */
export type SaidValue = SaidPlace & { path: string; value: unknown };

/**
 * The places of values: given by a person, or found by the engine for values that nobody changed. Rows of lists are
 * left out, because lists are learnt by their columns.
 */
export function listPlaces({
	details,
	found,
	result,
	places: said,
}: Pick<ReviewedResult, 'details' | 'found' | 'result' | 'places'>): [string, KnownPlace][] {
	const places = new Map<string, KnownPlace>();
	for (const { path, page, box, checks } of details) {
		if (page === null || path.includes('[')) continue;
		if (isDeepStrictEqual(valueAt(found, path), valueAt(result, path))) {
			// A place found by a lesson is as firm as the correction that taught it.
			const isOwn = !checks.includes(AS_REMEMBERED);
			places.set(path, { page: page - 1, box, ...(isOwn && { found: true }) });
		} else places.set(path, { wrong: { page: page - 1, box } });
	}
	for (const [path, { page, box, words }] of said) {
		const { wrong } = places.get(path) ?? {};
		places.set(path, { ...(page !== undefined && { page: page - 1 }), box, words, wrong });
	}
	return [...places];
}

/** Only the final value of a field teaches; a replaced value loses its place. */
export function movePlaces(
	before: ReadonlyMap<string, SaidPlace>,
	wanted: readonly SaidValue[],
): Map<string, SaidPlace> {
	const places = new Map(before);
	for (const { path, value, page, box, words } of wanted) {
		if (path.includes('[')) continue;
		places.delete(path);
		if (typeof value === 'object') {
			for (const one of places.keys()) if (one.startsWith(`${path}.`)) places.delete(one);
		}
		if (box !== undefined || words !== undefined) places.set(path, { page, box, words });
	}
	return places;
}

/** The previous places of values whose place has changed. */
export function comparePlaces(
	before: ReadonlyMap<string, SaidPlace>,
	after: ReadonlyMap<string, SaidPlace>,
): [string, SaidPlace | null][] | undefined {
	const paths = [...new Set([...before.keys(), ...after.keys()])];
	const changed = paths.filter((path) => !isDeepStrictEqual(before.get(path), after.get(path)));
	return changed.length === 0 ? undefined : changed.map((path) => [path, before.get(path) ?? null]);
}

export function restorePlaces(
	places: ReadonlyMap<string, SaidPlace>,
	{ changes, placesBefore }: Correction,
): Map<string, SaidPlace> {
	const restored = new Map(places);
	// Corrections of older versions do not store the previous places of their values.
	const known = placesBefore ?? changes.map(({ path }): [string, null] => [path, null]);
	for (const [path, place] of known) {
		if (place === null) restored.delete(path);
		else restored.set(path, place);
	}
	return restored;
}
