import { anyOf } from '../../lexicon/any-of.ts';
import { AT_EMPLOYER } from '../../lexicon/terms/careers.ts';
import { FORMS_BEHIND_COMMAS } from '../../lexicon/terms/companies.ts';
import type { Box } from '../../../model/document.ts';
import type { Segment } from '../../../model/layout.ts';
import type { Document } from '../../document.ts';
import type { Field } from '../../request/read-fields.ts';
import type { ItemValue } from '../tables/item-value.ts';
import { findPeriods } from '../../values/find-periods.ts';
import type { Period, Point } from '../../values/find-periods.ts';
import type { Section, SectionLine } from './find-section.ts';
import { isPlace, roleOfField, roleOfText } from './name-pieces.ts';
import type { EntryRole, Role } from './name-pieces.ts';

type Piece = { text: string; box: Box; page: number; at: string; role: Role | undefined };
type Entry = {
	period: Period;
	raw: string;
	box: Box;
	page: number;
	pieces: Piece[];
	prose: Piece[];
};

/** Lines of an entry that name things; below them it is described. */
const MAX_HEAD_LINES = 4;
/** A line of more words is a sentence. */
const PROSE_WORDS = 11;
const BULLET = /^\s*(?:[•●▪◦·*►▶✓‣○■–—-]|\d{1,2}[.)])\s+/u;
const HARD = /\s+[|•●·–—]\s+|\s+-\s+|\s*[|•●·]\s*/u;
const SOFT = new RegExp(
	String.raw`,\s+(?!${anyOf(FORMS_BEHIND_COMMAS)}\b)|\s+${anyOf(AT_EMPLOYER)}\s+`,
	'iu',
);

/** Stations: entries that a period of time begins, several lines each. */
export function readEntries(
	document: Document,
	{ lines }: Section,
	fields: readonly Field[],
): ItemValue[][] {
	const roles = new Map(fields.map((field) => [field, roleOfField(field)]));
	const asksFor = (some: ReadonlySet<EntryRole>) =>
		[...roles.values()].filter((role) => some.has(role)).length;
	if (asksFor(TIMES) === 0 && asksFor(NAMED) < 2) return [];
	const entries = groupEntries(document, lines);
	voteRoles(entries);
	return entries.map((entry) => readEntry(entry, roles)).filter((row) => row.length > 1);
}

const TIMES = new Set<EntryRole>(['start', 'end', 'date', 'period', 'current']);

type Anchored = SectionLine & {
	period: Period | undefined;
	from: Segment | undefined;
	raw: string;
};

function groupEntries(document: Document, lines: readonly SectionLine[]): Entry[] {
	const anchored = lines.map((line): Anchored => {
		for (const segment of line.segments) {
			const span = findAnchor(document, segment);
			if (span)
				return {
					...line,
					period: span.value,
					from: segment,
					raw: segment.text.slice(span.start, span.end),
				};
		}
		return { ...line, period: undefined, from: undefined, raw: '' };
	});
	const anchors = anchored.flatMap(({ period }, i) => (period ? [i] : []));
	const [first = 0] = anchors;
	// What stands above the first period stands above each of them.
	const above = first <= 2 ? first : 0;
	return anchors.flatMap((at, n) => {
		const start = Math.max(n === 0 ? 0 : (anchors[n - 1] ?? 0) + 1, at - above);
		const next = anchors[n + 1];
		const end = next === undefined ? anchored.length : Math.max(at + 1, next - above);
		const { period, from, raw } = anchored[at] ?? {};
		if (!period || !from || raw === undefined) return [];
		const own = anchored.slice(start, end);
		const headEnd = findHeadEnd(own, at - start);
		return [
			{
				...{ period, raw, box: from.box, page: from.page },
				pieces: own.slice(0, headEnd).flatMap((line, i) => cutPieces(line, i)),
				prose: own.slice(headEnd).flatMap(({ segments }) => segments.map(toProse)),
			},
		];
	});
}

/** A period of time that begins or ends a segment; a year inside a sentence is none. */
function findAnchor(document: Document, { text }: Segment) {
	if (BULLET.test(text)) return undefined;
	return findPeriods(text, document.dateOrder).find(({ start, end, sureness }) => {
		const [before, after] = [text.slice(0, start), text.slice(end)];
		const isEdge = !/[\p{L}\d]/u.test(before) || !/[\p{L}\d]/u.test(after);
		const words = text.split(/\s+/).length;
		return isEdge ? words <= 14 : sureness === 1 && words <= 10;
	});
}

/** Behind which line of an entry sentences or bullets begin. */
function findHeadEnd(lines: readonly Anchored[], anchor: number): number {
	const at = lines.findIndex(({ segments, period }, i) => {
		if (i <= anchor || period) return false;
		const text = segments.map((segment) => segment.text).join(' ');
		return BULLET.test(text) || text.split(' ').length > PROSE_WORDS || /[.;]$/.test(text);
	});
	return Math.min(at < 0 ? lines.length : at, Math.max(anchor + 1, MAX_HEAD_LINES));
}

function cutPieces({ segments, from, raw }: Anchored, line: number): Piece[] {
	const pieces: Piece[] = [];
	for (const segment of segments) {
		const text = segment === from ? segment.text.replace(raw, ' | ') : segment.text;
		for (const hard of text.replace(BULLET, '').split(HARD)) {
			for (const part of joinPlaces(hard.split(SOFT))) {
				const plain = part.replace(/^[\s,:;()|–—-]+|[\s,:;(|–—-]+$/gu, '').trim();
				if (!/\p{L}{2}/u.test(plain)) continue;
				const { box, page } = segment;
				const at = `${line}:${pieces.length}`;
				pieces.push({ text: plain, box, page, at, role: roleOfText(plain) });
			}
		}
	}
	return pieces;
}

/** A town and its country, or its state, are one piece. */
function joinPlaces(parts: readonly (string | undefined)[]): string[] {
	const joined: string[] = [];
	for (const part of parts) {
		if (part === undefined) continue;
		const last = joined.at(-1);
		const isCountry = isPlace(part) || /^[A-Z]{2}$/.test(part.trim());
		if (last !== undefined && isCountry && roleOfText(last) === undefined && last.length < 30)
			joined[joined.length - 1] = `${last.trim()}, ${part.trim()}`;
		else joined.push(part);
	}
	return joined;
}

function toProse({ text, box, page }: Segment): Piece {
	return { text: text.replace(BULLET, '').trim(), box, page, at: '', role: undefined };
}

/** Pieces that do not say what they are are what most others at their place are. */
function voteRoles(entries: readonly Entry[]): void {
	const votes = new Map<string, Map<Role, number>>();
	for (const { pieces } of entries) {
		for (const { at, role } of pieces) {
			if (!role) continue;
			const known = votes.get(at) ?? new Map<Role, number>();
			known.set(role, (known.get(role) ?? 0) + 1);
			votes.set(at, known);
		}
	}
	for (const { pieces } of entries) {
		const taken = new Set(pieces.map(({ role }) => role));
		for (const piece of pieces) {
			if (piece.role) continue;
			const [most] = [...(votes.get(piece.at) ?? [])].sort((one, other) => other[1] - one[1]);
			if (most && !taken.has(most[0])) {
				piece.role = most[0];
				taken.add(most[0]);
			}
		}
	}
}

/** A teacher's employer is a school, an engineer's school may be a company's. */
const STAND_IN: Partial<Record<Role, Role>> = {
	org: 'school',
	school: 'org',
	degree: 'title',
	title: 'degree',
};

function readEntry(entry: Entry, roles: ReadonlyMap<Field, EntryRole>): ItemValue[] {
	const row: ItemValue[] = [];
	const used = new Set<Piece>();
	const put = (
		field: Field,
		value: unknown,
		{ raw, box, page }: { raw: string; box: Box; page: number },
	) => {
		row.push({ field, value, raw, box, page });
	};
	const wanted = [...roles].filter((pair): pair is [Field, Role] => NAMED.has(pair[1]));
	const pick = (field: Field, piece: Piece | undefined) => {
		if (!piece) return false;
		used.add(piece);
		put(field, piece.text, { raw: piece.text, box: piece.box, page: piece.page });
		return true;
	};
	const open = wanted.filter(
		([field, role]) =>
			!pick(
				field,
				entry.pieces.find((piece) => piece.role === role && !used.has(piece)),
			),
	);
	for (const [field, role] of open) {
		const stand = STAND_IN[role];
		const isTaken = wanted.some(([, other]) => other === stand);
		const free = entry.pieces.filter((piece) => !used.has(piece));
		const other = free.find((piece) => stand !== undefined && !isTaken && piece.role === stand);
		// Where a town may stand is only known behind the name of somebody.
		const unknown = role === 'place' ? undefined : free.find((piece) => piece.role === undefined);
		pick(field, other ?? unknown);
	}
	for (const [field, role] of roles) {
		if (role === 'prose' && entry.prose.length > 0) {
			const [first] = entry.prose;
			const texts = entry.prose.map(({ text }) => text);
			const value = field.definition.type === 'array' ? texts : texts.join(' ');
			if (first) put(field, value, { ...first, raw: texts.join(' ') });
		}
		const time = readTime(entry.period, entry.raw, role, field);
		if (time !== undefined) put(field, time, entry);
	}
	return row;
}

const NAMED = new Set<EntryRole>(['title', 'org', 'degree', 'school', 'place']);

function readTime(period: Period, raw: string, role: EntryRole, field: Field): unknown {
	const { start, end, isOpen } = period;
	const isText = field.definition.type === 'string' && field.definition.format !== 'date';
	const show = (point: Point | null) => (point ? (isText ? point.raw : point.iso) : undefined);
	switch (role) {
		case 'start':
			return show(start);
		case 'end':
			return show(end);
		case 'date':
			return show(end ?? start);
		case 'period':
			return raw;
		case 'current':
			return isOpen;
		default:
			return undefined;
	}
}
