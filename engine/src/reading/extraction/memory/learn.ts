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
	RememberedRows,
	RememberedTable,
} from '../../../model/memory.ts';
import type { Document } from '../document.ts';
import { lineOf, pageOf, segmentsAbove } from '../document.ts';
import type { Candidate } from '../labelled/candidate.ts';
import { isAsPrinted } from '../request/read-fields.ts';
import type { Field } from '../request/read-fields.ts';
import type { KnownLesson } from './align-lesson.ts';
import { findChoiceArea } from './choices.ts';
import { cellOf } from './grid-cells.ts';
import { hashText } from './hash-words.ts';
import { learnEntries } from './learn-entries.ts';
import { learnRows } from './learn-rows.ts';
import { learnTable } from './learn-table.ts';
import { locateTick } from './learn-tick.ts';
import { listNearby, meets } from './list-nearby.ts';
import type { RightList } from './learn-table.ts';
import {
	boxOf,
	isClose,
	isSame,
	isScanned,
	locateText,
	locateValue,
	tighten,
} from './locate-value.ts';
import type { Span } from './locate-value.ts';
import { findAgain } from './find-again.ts';
import { recallRows } from './recall-rows.ts';
import { findKnownTables } from './known-tables.ts';
import type { KnownTables } from './known-tables.ts';
import { listAnchors, mapPages, scale } from './map-page.ts';
import type { MappedWord } from './map-page.ts';
import { placeInFlow, skipCurrency } from './word-flow.ts';
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
	const located = values.map((right) => ({ right, spans: locate(document, right, known) }));
	// Values change from document to document, so they are not used as landmarks.
	const taken = located.flatMap(({ spans }) =>
		spans.map((span) => ({ page: span.segment.page, box: boxOf(span) })),
	);
	const fields = located.flatMap(({ right, spans }): RememberedField[] => {
		const path = right.field.path.join('.');
		const wrong = describeWrong(document, right, { taken, tables: known });
		if (right.value === null)
			return [{ path, places: [], ...(right.removed && { removed: true }), ...wrong }];
		const forms = locateForms(document, right);
		const places = [
			...locateTick(document, right, taken),
			...spans.slice(0, MAX_PLACES).map((span) => ({
				...describe(document, span, { taken, tables: known }),
				...stopOf(span, right.value),
			})),
		];
		if (forms.length + places.length === 0) {
			notLearnt.push({ path, reason: 'not_on_page' });
			return [];
		}
		const isFound = right.at?.found === true;
		return [{ path, places: [...forms, ...places], ...(isFound && { found: true }), ...wrong }];
	});
	const isFilled = ({ box, y }: MappedWord) =>
		taken.some((one) => one.page === 0 && meets(one.box, box)) ||
		[...known.values()].some(({ page, top, end }) => page === 0 && y > top && y <= end + 1);
	const lesson: Lesson = { version: 1, ...listAnchors(document, isFilled), fields, tables };
	const proved = keepProved(document, values, { lesson, tables: known });
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
	const rows = beginWithPrint(learnRows(document, list), others);
	const isProved = rows !== undefined && leadsToRows(document, list, rows);
	const entries = beginWithPrint(learnEntries(document, list), others);
	if (!isProved && !entries) return table;
	return {
		columns: table?.columns ?? [],
		path: list.path.join('.'),
		...(isProved && { rows }),
		...(entries && { entries }),
	};
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

/** Words of other values do not mark where rows begin, except in the line directly above the first row. */
function beginWithPrint<T extends { begin: Nearby[] }>(
	rows: T | undefined,
	others: ReadonlySet<number>,
): T | undefined {
	const next = minOf([Infinity, ...(rows?.begin ?? []).map(([, , down]) => down)]) + SAME_LINE;
	return (
		rows && {
			...rows,
			begin: rows.begin.filter(([hash, , down]) => down <= next || !others.has(hash)),
		}
	);
}

/** Minimum share of correct cells when the taught rows are read from their own document. */
const MIN_PROVED = 0.9;

function leadsToRows(document: Document, list: RightList, rows: RememberedRows): boolean {
	const { path, fields, rows: right } = list;
	const inner = (field: Field) => field.path.slice(path.length);
	const byPath = new Map(fields.map((field) => [inner(field).join('.'), field]));
	const found = recallRows(document, rows, UNMOVED, (one) => byPath.get(one));
	if (found?.length !== right.length) return false;
	let [all, same] = [0, 0];
	const taught = new Set(rows.columns.map((column) => column.path));
	for (const [i, row] of right.entries()) {
		// A column that is printed differently from how it is returned cannot be taught.
		for (const field of fields.filter((one) => taught.has(inner(one).join('.')))) {
			const value = valueAt(row, inner(field)) ?? null;
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
	{ lesson, tables }: Pick<KnownLesson, 'lesson' | 'tables'>,
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

function locateForms(document: Document, { field, value }: RightValue): FormPlace[] {
	const found = document.formFields.filter((one) => isSame(one.value, value) && one.name !== '');
	// With several ticked boxes, the right one is unknown.
	if (found.length !== 1 && field.kind === 'boolean') return [];
	return found.slice(0, 1).map(({ name }) => ({ form: hashText(name) }));
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
		...(choice && { choice }),
		...(cell && { cell }),
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
