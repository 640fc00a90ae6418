import type { Box } from '../../../model/document.ts';
import { middleY, sharedHeight, sharesWidth, textOf } from '../../../model/geometry.ts';
import type {
	FormPlace,
	KnownPlace,
	Learnt,
	Lesson,
	Nearby,
	NotLearnt,
	Place,
	RememberedField,
	RememberedTable,
} from '../../../model/memory.ts';
import type { Document, PlacedField } from '../document.ts';
import { lineOf, pageOf, segmentsAbove } from '../document.ts';
import type { Candidate } from '../labelled/candidate.ts';
import type { ItemValue } from '../lists/tables/item-value.ts';
import { isAsPrinted } from '../request/read-fields.ts';
import type { Field } from '../request/read-fields.ts';
import type { KnownLesson } from './align-lesson.ts';
import { findChoiceArea } from './choices.ts';
import { cellOf } from './grid-cells.ts';
import { hashText } from './hash-words.ts';
import { learnEntries } from './learn-entries.ts';
import { findRows, learnRows } from './learn-rows.ts';
import { learnTable } from './learn-table.ts';
import { locateTick } from './learn-tick.ts';
import { listNearby, meets } from './list-nearby.ts';
import type { RightList } from './learn-table.ts';
import {
	boxOf,
	isClose,
	isParsed,
	isSame,
	isScanned,
	locateText,
	locateValue,
	tighten,
} from './locate-value.ts';
import type { Span } from './locate-value.ts';
import { findAgain } from './find-again.ts';
import { recallEntries } from './recall-entries.ts';
import { recallRows } from './recall-rows.ts';
import { findKnownTables } from './known-tables.ts';
import type { KnownTables } from './known-tables.ts';
import { listAnchors, mapPages, scale } from './map-page.ts';
import type { MappedWord } from './map-page.ts';
import { lineY } from './page-lines.ts';
import { isMarked } from './marked-answer.ts';
import { locatePieces } from './pieces.ts';
import type { SpanInPieces } from './pieces.ts';
import { placeInFlow, skipCurrency } from './word-flow.ts';
import { parseValue } from '../values/parse-value.ts';
import { maxOf, minOf } from '../../../model/extremes.ts';
import { valueAt } from '../../../model/path.ts';

/** The correct value of a field (null if the document does not state it), and its place if known. */
export type RightValue = {
	field: Field;
	value: unknown;
	at?: KnownPlace | undefined;
	/** A person removed a wrong value. */
	removed?: boolean;
};

/** Maximum number of places kept for a value. */
const MAX_PLACES = 2;
/** Maximum number of words kept from before a value, in its segment. */
const MAX_BEFORE = 3;
/** Maximum number of words kept from after a value, in its block. */
const MAX_TRAIL = 2;
/** Maximum vertical distance between words of one line, in thousandths of the width. */
const SAME_LINE = 6;
/** Up to this distance below a table, in thousandths of the width, a value is located relative to the table. */
const MAX_BELOW = 120;

/** Makes a lesson from a document and its correct values. */
export function learn(
	document: Document,
	{ values, lists = [] }: { values: readonly RightValue[]; lists?: readonly RightList[] },
): Learnt {
	const learnt: string[] = [];
	const notLearnt: NotLearnt[] = [];
	const tables = lists.flatMap((list) => {
		const others = [...values, ...lists.filter((one) => one !== list)];
		const table = learnList(document, list, hashValues(others));
		const path = list.path.join('.');
		if (table) learnt.push(path);
		else notLearnt.push({ path, reason: 'not_found_again' });
		return table ?? [];
	});
	const known = findKnownTables(document, { tables });
	const located = values.map((right) => {
		const spans = locate(document, right, known);
		const isSaid = right.at !== undefined && spans.some((span) => isAt(span, right.at ?? {}));
		return { right, spans, inPieces: isSaid ? undefined : locatePieces(document, right) };
	});
	// Values change from document to document, so they are not used as landmarks.
	const taken = located.flatMap(({ spans, inPieces }) => [
		...spans.map((span) => ({ page: span.segment.page, box: boxOf(span) })),
		...(inPieces?.words ?? []).map(({ box }) => ({
			page: inPieces?.span.segment.page ?? 0,
			box,
		})),
	]);
	const ofForms = new Set<Place>();
	const fields = located.flatMap(({ right, spans: all, inPieces }): RememberedField[] => {
		const path = right.field.path.join('.');
		const wrong = describeWrong(document, right, { taken, tables: known });
		if (right.value === null)
			return [{ path, places: [], ...(right.removed && { removed: true }), ...wrong }];
		const forms = locateForms(document, right);
		// A short value of a form field is often printed elsewhere on the form, by chance.
		const spans =
			forms.length === 0 ? all : all.filter((span) => forms.some((one) => isAt(span, one)));
		const ticks = locateTick(document, right, taken);
		const pieces = inPieces ? [describePieces(document, inPieces, { taken, tables: known })] : [];
		const isPrinted = spans.length + ticks.length + pieces.length > 0;
		const printed = isPrinted
			? []
			: forms.flatMap((one) => describeForm(document, one, right, taken));
		for (const one of printed) ofForms.add(one);
		const places = [
			...ticks,
			...pieces,
			...spans.slice(0, MAX_PLACES).map((span) => ({
				...describe(document, span, { taken, tables: known }),
				...stopOf(span, right.value),
			})),
			...printed,
		];
		if (forms.length + places.length === 0) {
			notLearnt.push({ path, reason: 'not_on_page' });
			return [];
		}
		const isFound = right.at?.found === true;
		const named = forms.map(({ name }) => ({ form: hashText(name) }));
		return [{ path, places: [...named, ...places], ...(isFound && { found: true }), ...wrong }];
	});
	const isFilled = ({ box, y }: MappedWord) =>
		taken.some((one) => one.page === 0 && meets(one.box, box)) ||
		[...known.values()].some(({ page, top, end }) => page === 0 && y > top && y <= end + 1);
	const lesson: Lesson = { version: 1, ...listAnchors(document, isFilled), fields, tables };
	const proved = keepProved(document, values, { lesson, tables: known, ofForms });
	const kept = new Set(proved.fields.map(({ path }) => path));
	for (const { path, places } of fields) {
		if (places.length === 0) continue;
		if (kept.has(path)) learnt.push(path);
		else notLearnt.push({ path, reason: 'not_found_again' });
	}
	return { lesson: proved, learnt, notLearnt };
}

/** Learns the columns of a list by their heads, and the layout of its rows if it leads back to the correct rows. */
function learnList(
	document: Document,
	list: RightList,
	others: ReadonlySet<number>,
): RememberedTable | undefined {
	const table = learnTable(document, list);
	const fieldOf = (path: string) => list.fields.find((one) => innerPath(list, one) === path);
	const rows = beginWithPrint(learnRows(document, list), others);
	const taught = rows?.columns.flatMap(({ path }) => path ?? []);
	const isProved =
		rows !== undefined && leadsToRows(list, recallRows(document, rows, UNMOVED, fieldOf), taught);
	const written = beginWithPrint(learnEntries(document, list), others);
	// Beside rows, entries are read only where the rows are not found, so that they must lead to all cells as well.
	const isWritten =
		!isProved ||
		(written && leadsToRows(list, recallEntries(document, written, UNMOVED, fieldOf)?.rows));
	const entries = isWritten ? written : undefined;
	if (!isProved && !entries) return table;
	return {
		columns: table && isHeadOf(document, table, list) ? table.columns : [],
		path: list.path.join('.'),
		...(isProved && { rows }),
		...(entries && { entries }),
	};
}

/** Whether the lines that a head seems to have below it end with the rows of the list. */
function isHeadOf(document: Document, table: RememberedTable, list: RightList): boolean {
	const extent = findKnownTables(document, { tables: [table] }).get(table.path);
	const rows = findRows(document, list);
	const last = rows.at(-1);
	if (!extent || !last || rows.length < list.rows.length) return true;
	const bottom = maxOf(last.cells.map(({ line, span }) => line + span.more.length));
	return extent.page !== last.page.index || extent.end <= lineY(last.page, bottom) + BELOW_ROWS;
}

/** Maximum distance of sums and notes below the last row, in thousandths of the width. */
const BELOW_ROWS = 60;

function innerPath({ path }: RightList, field: Field): string {
	return field.path.slice(path.length).join('.');
}

/** Hashes of the words of values, which differ on the next document. */
function hashValues(others: readonly (RightValue | RightList)[]): ReadonlySet<number> {
	const texts = others.flatMap((one) =>
		'rows' in one ? one.rows.flatMap((row) => Object.values(row)) : [one.value],
	);
	return new Set(
		texts.flatMap((text) =>
			typeof text === 'string' ? text.split(/\s+/u).map((word) => hashText(word)) : [],
		),
	);
}

/**
 * Words of other values do not mark where rows begin, except in the line directly above the first row and in lines of
 * other words, such as a line of column heads.
 */
function beginWithPrint<T extends { begin: Nearby[] }>(
	rows: T | undefined,
	others: ReadonlySet<number>,
): T | undefined {
	const next = minOf([Infinity, ...(rows?.begin ?? []).map(([, , down]) => down)]) + SAME_LINE;
	const isPrint = ([, , down]: Nearby, _: number, all: readonly Nearby[]) => {
		const line = all.filter((one) => Math.abs(one[2] - down) <= SAME_LINE);
		return line.filter(([hash]) => others.has(hash)).length < line.length / 2;
	};
	const isKept = (one: Nearby, i: number, all: readonly Nearby[]) =>
		one[2] <= next || !others.has(one[0]) || isPrint(one, i, all);
	return rows && { ...rows, begin: rows.begin.filter(isKept) };
}

/** Minimum share of correct cells when the taught rows are read from their own document. */
const MIN_PROVED = 0.9;

/** Whether the rows that a lesson finds on its own document are right, in the columns that it can teach. */
function leadsToRows(
	list: RightList,
	found: readonly ItemValue[][] | undefined,
	taught?: readonly string[],
): boolean {
	const { path, fields, rows: right } = list;
	if (found?.length !== right.length) return false;
	let [all, same] = [0, 0];
	for (const [i, row] of right.entries()) {
		// A column that is printed differently from how it is returned cannot be taught.
		for (const field of fields.filter((one) => taught?.includes(innerPath(list, one)) ?? true)) {
			const value = valueAt(row, field.path.slice(path.length)) ?? null;
			const own = found[i]?.find((one) => one.field === field);
			if (value === null && !own) continue;
			all += 1;
			const isRight =
				own !== undefined &&
				(isSame(own.value, value) || isSame(own.raw, value) || isClose(own.value, value));
			same += Number(isRight);
		}
	}
	return all > 0 && same >= MIN_PROVED * all;
}

/**
 * Keeps only the places that lead back to the correct value on their own document. Others would mislead on the next.
 */
function keepProved(
	document: Document,
	values: readonly RightValue[],
	{
		lesson,
		tables,
		ofForms,
	}: Pick<KnownLesson, 'lesson' | 'tables'> & { ofForms: ReadonlySet<Place> },
): Lesson {
	const byPath = new Map(values.map((one) => [one.field.path.join('.'), one]));
	const known = { lesson, alignment: UNMOVED, tables };
	const isMisread = document.pages.some(isScanned);
	return {
		...lesson,
		fields: lesson.fields.flatMap((one) => {
			const right = byPath.get(one.path);
			if (!right || one.places.length === 0) return [one];
			const isProved = (place: Place | FormPlace) => {
				// The value of a form field is not among the words, so that its place cannot lead back to it.
				if ('x0' in place && ofForms.has(place)) return true;
				const again = findAgain(document, right.field, place, known);
				return again !== undefined && isAsTaught(again.candidate, right, isMisread);
			};
			const places = one.places.flatMap(
				(place) => [place, { ...place, cell: undefined }].find(isProved) ?? [],
			);
			return places.length === 0 ? [] : [{ ...one, places }];
		}),
	};
}

const UNMOVED = { scale: 1, dx: 0, dy: 0, likeness: 1, placed: 1 };

function isAsTaught(
	{ value, raw }: Pick<Candidate, 'value' | 'raw'>,
	{ field, value: right, at }: RightValue,
	isMisread: boolean,
): boolean {
	// A tick box is recalled as text.
	const wanted = typeof right === 'boolean' ? String(right) : right;
	const isIt = (one: unknown) => isSame(one, wanted) || (isMisread && isClose(one, wanted));
	// A value that is returned differently from how it is printed cannot be compared with the print.
	if (at?.words !== undefined || isIt(value)) return true;
	return isAsPrinted(field.definition) && isIt(raw);
}

/** The form field that holds a value: the one where the engine found it, otherwise the first. */
function locateForms(document: Document, { field, value, at }: RightValue): PlacedField[] {
	const found = document.formFields.filter(
		(one) => one.value !== '' && one.name !== '' && isSame(one.value, value),
	);
	const own = found.filter(({ page, box }) => at?.box && at.page === page && meets(at.box, box));
	// With several ticked boxes, the right one is unknown.
	if (found.length !== 1 && own.length !== 1 && field.kind === 'boolean') return [];
	return (own.length > 0 ? own : found).slice(0, 1);
}

/** Limits of a place in a lesson (lesson-schema.ts). A longer text is taught by its form field only. */
const [MAX_WORDS, MAX_LENGTH] = [1000, 10_000];
/** Minimum height of a form field for several lines, in letter heights. */
const SEVERAL_LINES = 2.2;

/** Where a form field is printed, for copies of the form that have no form fields. */
function describeForm(
	document: Document,
	{ page: index, box }: PlacedField,
	{ field, value }: RightValue,
	taken: readonly { page: number; box: Box }[],
): Place[] {
	const at = document.pages.findIndex((page) => page.index === index);
	const map = document.fact(mapPages)[at];
	if (!map) return [];
	const { page } = map;
	const text = String(value);
	const isOneLine = box.y1 - box.y0 < SEVERAL_LINES * page.size;
	const middle = isOneLine ? middleY(box) : box.y0 + page.size;
	const [x0, y] = [scale(page, box.x0), scale(page, middle)];
	const words = text.trim().split(/\s+/u).length;
	const { length } = tighten(text);
	if (words > MAX_WORDS || length > MAX_LENGTH) return [];
	const isText = field.definition.type === 'string' && isParsed(field.kind);
	const isPlain = isText && parseValue(text, field.kind, document) === undefined;
	return [
		{
			page: at,
			fromEnd: document.pages.length - 1 - at,
			x0: Math.round(x0),
			x1: Math.round(scale(page, box.x1)),
			y: Math.round(y),
			nearby: listNearby(map, { x0, y, tall: scale(page, page.size) }, taken),
			words: typeof value === 'boolean' ? 0 : words,
			more: 0,
			digits: typeof value !== 'boolean' && isMostlyDigits(text),
			...(typeof value !== 'boolean' && { length }),
			ends: true,
			...(isPlain && { plain: true as const }),
			...(typeof value === 'boolean' && { tick: true as const }),
		},
	];
}

/**
 * The places of a value, best first: the place a person pointed at, then places outside tables, the place where the
 * engine found it, exact matches, and places beside its label.
 */
function locate(document: Document, { field, value, at }: RightValue, tables: KnownTables): Span[] {
	if (value === null || typeof value === 'boolean') return [];
	const asPrinted = at?.words === undefined ? [] : locateText(document, at.words);
	const found = asPrinted.length > 0 ? asPrinted : locateValue(document, field, value);
	const spans = found.map((span) => ({
		span,
		isSaid: at !== undefined && !at.found && isAt(span, at),
		isFound: at?.found !== undefined && isAt(span, at),
		isInRow: isInRow(document, span, tables),
		isExact: typeof value !== 'string' || textOfSpan(span).includes(value),
		named: nameSpan(document, field, span),
	}));
	return spans
		.sort(
			(a, b) =>
				Number(b.isSaid) - Number(a.isSaid) ||
				Number(a.isInRow) - Number(b.isInRow) ||
				Number(b.isFound) - Number(a.isFound) ||
				Number(b.isExact) - Number(a.isExact) ||
				b.named - a.named,
		)
		.map(({ span }) => span);
}

function textOfSpan({ segment, from, to, more }: Span): string {
	return textOf([...segment.words.slice(from, to), ...more]);
}

/** The mark after a value that is not part of it. */
function stopOf(span: Span, value: unknown): Pick<Place, 'stop'> {
	const words = span.segment.words.slice(span.from, span.to);
	const next = span.segment.words[span.to]?.text ?? '';
	const isAlone = next !== '' && tighten(next) === '';
	const mark = isAlone ? next : MARK.exec(words.at(-1)?.text ?? '')?.[0];
	if (mark === undefined || mark.length > MAX_MARK) return {};
	if (typeof value !== 'string' || value.endsWith(mark)) return {};
	const inside = words
		.slice(0, isAlone ? undefined : -1)
		.filter(({ text }) => text.endsWith(mark)).length;
	return { stop: { mark, inside } };
}

const MARK = /[.,;:)\]]$/u;
const MAX_MARK = 4;

/** The place of the wrong value that the engine had found. */
function describeWrong(
	document: Document,
	{ at }: RightValue,
	around: Parameters<typeof describe>[2],
): Pick<RememberedField, 'wrong'> {
	if (!at?.wrong) return {};
	const { page, box } = at.wrong;
	const segment = document.segments.find(
		(one) => one.page === page && sharesWidth(one.box, box) && sharedHeight(one.box, box) > 0.5,
	);
	const from = segment?.words.findIndex((word) => sharesWidth(word.box, box)) ?? -1;
	if (!segment || from < 0) return {};
	const count = segment.words.slice(from).findIndex((word) => !sharesWidth(word.box, box));
	const to = count < 0 ? segment.words.length : from + count;
	return { wrong: [describe(document, { segment, from, to, more: [] }, around)] };
}

/** Whether a span is in a row of a table. An amount in a row may equal a total by chance. */
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

/** How well the text before, left of or above a span names a field. */
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
	const { flow, index: inFlow } = placeInFlow(document, segment, from);
	const hashes = (from: number, to: number) =>
		flow.words.slice(Math.max(0, from), Math.max(0, to)).map(({ hash }) => hash);
	// Documents of one make may print a currency before an amount or leave it out.
	const label = skipCurrency(flow, inFlow);
	// A mark is no evidence of what follows a value.
	const isMark = tighten(segment.words[to]?.text ?? 'none') === '';
	const next = inFlow + (to - from) + more.reduce((sum, { words }) => sum + words.length, 0);
	const before = textOf(segment.words.slice(Math.max(0, from - MAX_BEFORE), from));
	const after = segment.words[to]?.text;
	const text = textOf([...segment.words.slice(from, to), ...more]);
	const cell = from === 0 && more.length === 0 ? cellOf(page, segment) : undefined;
	const choice = findChoiceArea(page, first.box, { x: x0, y });
	return {
		page: index,
		fromEnd: document.pages.length - 1 - index,
		x0: Math.round(x0),
		x1: Math.round(scale(page, last.box.x1)),
		y: Math.round(y),
		nearby: listNearby(map, { x0, y, tall: scale(page, first.size) }, taken),
		lead: hashes(label - MAX_BEFORE, label).reverse(),
		trail: isMark ? [] : hashes(next, next + MAX_TRAIL),
		...(from > 0 && { before: hashText(before) }),
		...(after !== undefined && !isMark && { after: hashText(after) }),
		words: to - from,
		more: more.length,
		digits: isMostlyDigits(text),
		length: tighten(text).length,
		ends: to === segment.words.length,
		...belowTable({ page: segment.page, y }, tables),
		...(span.plain && { plain: true }),
		...(span.negated && { negated: true }),
		...(choice ? { choice } : isMarked(page, first.box) && { marked: true as const }),
		...(cell && { cell }),
	};
}

function describePieces(
	document: Document,
	{ span, words, pieces }: SpanInPieces,
	around: Parameters<typeof describe>[2],
): Place {
	const { page, fromEnd, x0, y, nearby, below, digits } = describe(document, span, around);
	const { width } = document.pages[page] ?? {};
	const text = textOf(words);
	return {
		page,
		fromEnd,
		x0,
		x1:
			width === undefined
				? x0
				: Math.round(scale({ width }, maxOf(words.map(({ box }) => box.x1)))),
		y,
		nearby,
		words: words.length,
		more: 0,
		digits: digits || isMostlyDigits(text),
		ends: true,
		pieces,
		...(below && { below }),
	};
}

/** The distance of a value below the nearest table above it. */
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
