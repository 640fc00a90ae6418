import type { Box } from '../../../model/document.ts';
import { middleY, sharedHeight, sharesWidth, textOf } from '../../../model/geometry.ts';
import type {
	FormPlace,
	KnownPlace,
	Learnt,
	Lesson,
	Nearby,
	Place,
	RememberedField,
} from '../../../model/memory.ts';
import type { Document } from '../document.ts';
import { lineOf, pageOf, segmentsAbove } from '../document.ts';
import type { Candidate } from '../labelled/candidate.ts';
import { isAsPrinted } from '../request/read-fields.ts';
import type { Field } from '../request/read-fields.ts';
import type { KnownLesson } from './align-lesson.ts';
import { hashText } from './hash-words.ts';
import { learnTable } from './learn-table.ts';
import type { RightList } from './learn-table.ts';
import { boxOf, isClose, isSame, locateText, locateValue, tighten } from './locate-value.ts';
import type { Span } from './locate-value.ts';
import { findAgain } from './recall.ts';
import { findTables } from './known-tables.ts';
import type { KnownTables } from './known-tables.ts';
import { listAnchors, mapPages, scale } from './map-page.ts';
import { maxOf } from '../../../model/extremes.ts';

/** The right value of a field, null where the document does not say it, and where it stands if that is known. */
export type RightValue = {
	field: Field;
	value: unknown;
	at?: KnownPlace | undefined;
	/** Something else was taken for it before. */
	removed?: boolean;
};

/** Places of one value that are kept. */
const MAX_PLACES = 2;
const MAX_NEARBY = 6;
/** Words to the left in the same line say more about a value than others. */
const MAX_LEFT = 3;
/** Words before a value, in its segment, that are kept. */
const MAX_BEFORE = 3;
/** What stands further below a table, in thousandths of the width, has its place on the page. */
const MAX_BELOW = 120;

/** What a document with its right values teaches about all of its make. */
export function learn(
	document: Document,
	{ values, lists = [] }: { values: readonly RightValue[]; lists?: readonly RightList[] },
): Learnt {
	const learnt: string[] = [];
	const notFound: string[] = [];
	const tables = lists.flatMap((list) => {
		const table = learnTable(document, list);
		(table ? learnt : notFound).push(list.path.join('.'));
		return table ?? [];
	});
	const known = findTables(document, { tables });
	const located = values.map((right) => ({ right, spans: locate(document, right, known) }));
	// What changes from one document to the next is no landmark.
	const taken = located.flatMap(({ spans }) =>
		spans.map((span) => ({ page: span.segment.page, box: boxOf(span) })),
	);
	const fields = located.flatMap(({ right, spans }): RememberedField[] => {
		const path = right.field.path.join('.');
		if (right.value === null)
			return [{ path, places: [], ...(right.removed && { removed: true }) }];
		const forms = locateForms(document, right);
		const places = spans
			.slice(0, MAX_PLACES)
			.map((span) => describe(document, span, { taken, tables: known }));
		if (forms.length + places.length === 0) {
			notFound.push(path);
			return [];
		}
		return [{ path, places: [...forms, ...places], ...(right.at?.found && { found: true }) }];
	});
	const isFilled = ({ box }: { box: Box }) =>
		taken.some((one) => one.page === 0 && meets(one.box, box));
	const lesson: Lesson = { version: 1, ...listAnchors(document, isFilled), fields, tables };
	const proved = keepProved(document, values, { lesson, tables: known });
	const kept = new Set(proved.fields.map(({ path }) => path));
	for (const { path, places } of fields) {
		if (places.length > 0) (kept.has(path) ? learnt : notFound).push(path);
	}
	return { lesson: proved, learnt, notFound };
}

/** What does not lead back to its value on the very document that has taught it would mislead on the next. */
function keepProved(
	document: Document,
	values: readonly RightValue[],
	{ lesson, tables }: Pick<KnownLesson, 'lesson' | 'tables'>,
): Lesson {
	const byPath = new Map(values.map((one) => [one.field.path.join('.'), one]));
	const known = { lesson, alignment: UNMOVED, tables };
	return {
		...lesson,
		fields: lesson.fields.flatMap((one) => {
			const right = byPath.get(one.path);
			if (!right || one.places.length === 0) return [one];
			const places = one.places.filter((place) => {
				const again = findAgain(document, right.field, place, known);
				return again !== undefined && isAsTaught(again.candidate, right);
			});
			return places.length === 0 ? [] : [{ ...one, places }];
		}),
	};
}

const UNMOVED = { scale: 1, dx: 0, dy: 0, likeness: 1 };

function isAsTaught(
	{ value, raw }: Pick<Candidate, 'value' | 'raw'>,
	{ field, value: right, at }: RightValue,
): boolean {
	// A value that is written otherwise than it is printed cannot be compared with what is printed.
	if (at?.words !== undefined || isSame(value, right) || isClose(value, right)) return true;
	return isAsPrinted(field.definition) && (isSame(raw, right) || isClose(raw, right));
}

function locateForms(document: Document, { field, value }: RightValue): FormPlace[] {
	const found = document.formFields.filter((one) => isSame(one.value, value) && one.name !== '');
	// Of many boxes that are ticked nothing tells which is meant.
	if (found.length !== 1 && field.kind === 'boolean') return [];
	return found.slice(0, 1).map(({ name }) => ({ form: hashText(name) }));
}

/** Where a value stands: where a person has said, else outside of tables, where it was found, or beside its label. */
function locate(document: Document, { field, value, at }: RightValue, tables: KnownTables): Span[] {
	if (value === null || typeof value === 'boolean') return [];
	const asPrinted = at?.words === undefined ? [] : locateText(document, at.words);
	const found = asPrinted.length > 0 ? asPrinted : locateValue(document, field, value);
	const spans = found.map((span) => ({
		span,
		isSaid: at !== undefined && !at.found && isAt(span, at),
		isFound: at?.found !== undefined && isAt(span, at),
		isInRow: isInRow(document, span, tables),
		named: nameSpan(document, field, span),
	}));
	return spans
		.sort(
			(a, b) =>
				Number(b.isSaid) - Number(a.isSaid) ||
				Number(a.isInRow) - Number(b.isInRow) ||
				Number(b.isFound) - Number(a.isFound) ||
				b.named - a.named,
		)
		.map(({ span }) => span);
}

/** An amount of a row may be that of the whole by chance. */
function isInRow(document: Document, { segment }: Span, tables: KnownTables): boolean {
	const page = pageOf(document, segment.page);
	const y = page ? scale(page, middleY(segment.box)) : 0;
	return [...tables.values()].some(
		(table) => table.page === segment.page && y > table.top && y <= table.end + 1,
	);
}

function isAt(span: Span, { page, box }: KnownPlace): boolean {
	if (!box) return false;
	const own = boxOf(span);
	return span.segment.page === page && sharesWidth(own, box) && sharedHeight(own, box) > 0.5;
}

/** How well what stands before, left of or above a span names a field. */
function nameSpan(document: Document, field: Field, { segment, from }: Span): number {
	const line = lineOf(document, segment);
	const page = pageOf(document, segment.page);
	const left = line?.segments.filter(({ box }) => box.x1 <= segment.box.x0).at(-1);
	const [above] = page ? segmentsAbove(page, segment.line, segment.box, 3) : [];
	const texts = [textOf(segment.words.slice(0, from)), left?.text ?? '', above?.text ?? ''];
	return maxOf(
		texts.map((text) =>
			text === '' ? 0 : document.compareLabel(field, document.readLabel(text, 'end')).own,
		),
	);
}

function describe(
	document: Document,
	span: Span,
	{ taken, tables }: { taken: readonly { page: number; box: Box }[]; tables: KnownTables },
): Place {
	const { segment, from, to, more } = span;
	const index = document.pages.findIndex((page) => page.index === segment.page);
	const map = document.fact(mapPages)[index];
	const [first, last] = [segment.words[from], segment.words[to - 1]];
	if (!map || !first || !last) throw new Error('a span without words');
	const { page } = map;
	const [x0, y] = [scale(page, first.box.x0), scale(page, middleY(first.box))];
	const others = map.words.filter(
		({ box }) => !taken.some((one) => one.page === segment.page && meets(one.box, box)),
	);
	const offset = (word: { hash: number; x: number; y: number }): Nearby => [
		word.hash,
		Math.round(x0 - word.x),
		Math.round(y - word.y),
	];
	const tall = scale(page, first.size);
	const isBeside = (word: { x: number; y: number }) =>
		Math.abs(word.y - y) < 0.6 * tall && word.x < x0;
	const left = others
		.filter(isBeside)
		.sort((a, b) => b.x - a.x)
		.slice(0, MAX_LEFT);
	const around = others
		.filter((word) => !left.includes(word))
		.sort((a, b) => farness(a, x0, y) - farness(b, x0, y))
		.slice(0, MAX_NEARBY - left.length);
	const before = textOf(segment.words.slice(Math.max(0, from - MAX_BEFORE), from));
	const after = segment.words[to]?.text;
	const text = textOf([...segment.words.slice(from, to), ...more]);
	return {
		page: index,
		fromEnd: document.pages.length - 1 - index,
		x0: Math.round(x0),
		x1: Math.round(scale(page, last.box.x1)),
		y: Math.round(y),
		nearby: [...left, ...around].map(offset),
		...(from > 0 && { before: hashText(before) }),
		...(after !== undefined && { after: hashText(after) }),
		words: to - from,
		more: more.length,
		digits: isMostlyDigits(text),
		length: tighten(text).length,
		ends: to === segment.words.length,
		...belowTable({ page: segment.page, y }, tables),
		...(span.plain && { plain: true }),
	};
}

/** Of several tables above a value the nearest moves it. */
function belowTable(
	{ page, y }: { page: number; y: number },
	tables: KnownTables,
): Pick<Place, 'below'> {
	const [nearest] = [...tables]
		.filter(([, table]) => table.page === page)
		.map(([list, { end }]) => ({ list, down: Math.round(y - end) }))
		.filter(({ down }) => down > 0 && down <= MAX_BELOW)
		.sort((a, b) => a.down - b.down);
	return nearest ? { below: nearest } : {};
}

function isMostlyDigits(text: string): boolean {
	return text.replace(/\D/g, '').length >= tighten(text).length / 3;
}

/** Lines stand closer than columns. */
function farness(word: { x: number; y: number }, x: number, y: number): number {
	return Math.abs(word.x - x) + 2 * Math.abs(word.y - y);
}

function meets(one: Box, other: Box): boolean {
	return sharesWidth(one, other) && one.y0 < other.y1 && one.y1 > other.y0;
}
