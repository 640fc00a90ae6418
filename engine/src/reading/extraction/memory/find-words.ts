import type { Lesson, Place } from '../../../model/memory.ts';
import { boxAround, textOf } from '../../../model/geometry.ts';
import type { PageLayout } from '../../../model/layout.ts';
import type { Document } from '../document.ts';
import { textCandidate } from '../labelled/candidate.ts';
import type { Field } from '../request/read-fields.ts';
import { parseValue } from '../values/parse-value.ts';
import type { Again } from './read-text-at.ts';
import { listFlows } from './word-flow.ts';
import type { FlowWord } from './word-flow.ts';

/** Words of one line differ by at most this much in height, in thousandths of the width. */
const SAME_LINE = 6;
/** Support for a value that is recognised by its own words. */
const SUPPORT = 0.5;

/**
 * Finds the words of a taught value at another place of the first page, such as a title or the vendor's own name. They
 * are known by the hashes that a lesson has anyway. Undefined unless they stand there exactly once, as a whole text at
 * the beginning of a line: a text to the right of another is probably the value of another label.
 */
export function findWords(
	document: Document,
	field: Field,
	place: Place,
	lesson: Lesson,
): Again | undefined {
	const [page] = document.pages;
	const wanted = hashesAt(place, lesson);
	// A single word may stand anywhere.
	if (!page || wanted.length < 2) return undefined;
	const found = (document.fact(listFlows).get(page.index) ?? []).flatMap(({ words }) =>
		words.flatMap((_, from) => {
			const own = words.slice(from, from + wanted.length);
			const isIt = own.length === wanted.length && own.every(({ hash }, i) => hash === wanted[i]);
			return isIt ? [own] : [];
		}),
	);
	const [own = []] = found;
	const [first] = own;
	if (!first || found.length > 1 || !isFirstOfLine(own, page)) return undefined;
	const raw = textOf(own.map(({ word }) => word));
	const value = parseValue(raw, place.plain ? 'text' : field.kind, document);
	if (typeof value !== 'string') return undefined;
	const candidate = textCandidate({
		value,
		raw,
		segment: first.segment,
		from: first.at,
		to: first.at + own.length,
		box: boxAround(own.map(({ word }) => word)),
	});
	return { candidate, support: SUPPORT };
}

/** The hashes of the words of a taught value; empty if some are unknown, or are numbers. */
function hashesAt(place: Place, { anchors, filled }: Lesson): number[] {
	if (place.page !== 0 || place.more > 0 || place.digits) return [];
	const words = [...anchors, ...filled].filter(
		([, x, y]) => Math.abs(y - place.y) <= SAME_LINE && x >= place.x0 - 1 && x <= place.x1,
	);
	if (words.length !== place.words) return [];
	return words.sort((one, other) => one[1] - other[1]).map(([hash]) => hash);
}

/** Whether words are a whole text that begins its line. */
function isFirstOfLine([first, ...others]: readonly FlowWord[], { lines }: PageLayout): boolean {
	if (!first || others.some(({ segment }) => segment !== first.segment)) return false;
	const { words, line } = first.segment;
	return words.length === others.length + 1 && lines[line]?.segments[0] === first.segment;
}
