import type { Box, Word } from '../../../model/document.ts';
import { boxAround, middleY, sharedHeight, textOf } from '../../../model/geometry.ts';
import type { PageLayout, Segment } from '../../../model/layout.ts';
import type { Document } from '../document.ts';
import { textCandidate } from '../labelled/candidate.ts';
import type { Field } from '../request/read-fields.ts';
import { parseValue } from '../values/parse-value.ts';
import { scale } from './map-page.ts';
import type { Again, Expected } from './read-text-at.ts';

/** A mark that a person writes before the chosen answer, where the form has no boxes or blanks. */
const MARK = /^[xX×╳✕✗✘✓✔]$/u;
/** Maximum gap between a mark and its answer, in letter heights. */
const WIDEST_GAP = 2.5;
/** Maximum distance of a mark from the taught answer, in thousandths of the width. */
const FAR = 350;
/** Maximum vertical distance, in letter heights. */
const DOWN = 0.7;

type Place = { segment: Segment; at: number };

/** Whether a mark stands directly before a value in its line. */
export function isMarked(page: PageLayout, value: Box): boolean {
	return listMarks(page).some((mark) => {
		const box = mark.segment.words[mark.at]?.box;
		const gap = box ? value.x0 - box.x1 : -1;
		return box && sharedHeight(box, value) > 0.5 && gap >= -1 && gap <= WIDEST_GAP * page.size;
	});
}

/** Reads the answer after the mark in the line of a taught answer, whichever of the printed answers it is. */
export function readMarked(
	document: Document,
	field: Field,
	{ map: { page }, place, point }: Expected,
): Again | undefined {
	const tall = Math.max(1, scale(page, page.size));
	const [nearest] = listMarks(page)
		.flatMap((mark) => {
			const box = mark.segment.words[mark.at]?.box;
			if (!box || Math.abs(scale(page, middleY(box)) - point.y) > DOWN * tall) return [];
			return [{ ...mark, box, far: Math.abs(scale(page, box.x1) - point.x) }];
		})
		.filter(({ far }) => far <= FAR)
		.sort((one, other) => one.far - other.far);
	const answer = nearest && answerAfter(page, nearest, place.words);
	const [first] = answer?.words ?? [];
	if (!answer || !first) return undefined;
	const raw = textOf(answer.words);
	const value = parseValue(raw, place.plain ? 'text' : field.kind, document);
	if (value === undefined || typeof value === 'boolean') return undefined;
	const { segment, from, words } = answer;
	return {
		candidate: textCandidate({
			value,
			raw,
			segment,
			from,
			to: from + words.length,
			box: boxAround(words),
		}),
		support: point.support,
	};
}

function listMarks({ lines }: PageLayout): Place[] {
	return lines.flatMap(({ segments }) =>
		segments.flatMap((segment) =>
			segment.words.flatMap(({ text }, at) => (MARK.test(text) ? [{ segment, at }] : [])),
		),
	);
}

/** The words after a mark: the rest of its text if that is as short as an answer, or the next text of the line. */
function answerAfter(
	page: PageLayout,
	{ segment, at, box }: Place & { box: Box },
	taught: number,
): { segment: Segment; from: number; words: Word[] } | undefined {
	const rest = segment.words.slice(at + 1);
	const end = rest.findIndex(({ text }) => MARK.test(text));
	const own = end < 0 ? rest : rest.slice(0, end);
	if (own.length > 0) {
		const count = own.length > taught + MAX_LONGER ? taught : own.length;
		return { segment, from: at + 1, words: own.slice(0, count) };
	}
	const [next] = (page.lines[segment.line]?.segments ?? [])
		.filter((one) => one.box.x0 >= box.x1)
		.toSorted((one, other) => one.box.x0 - other.box.x0);
	const isClose = next && next.box.x0 - box.x1 <= WIDEST_GAP * page.size;
	return isClose ? { segment: next, from: 0, words: next.words } : undefined;
}

/** An answer may have this many words more than the taught one. */
const MAX_LONGER = 3;
