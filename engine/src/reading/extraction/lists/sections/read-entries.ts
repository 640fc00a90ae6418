import { anyOf } from '../../lexicon/any-of.ts';
import { AT_EMPLOYER } from '../../lexicon/terms/careers.ts';
import { FORMS_BEHIND_COMMAS } from '../../lexicon/legal-forms.ts';
import { PERIOD_LABELS } from '../../lexicon/terms/times.ts';
import type { Box } from '../../../../model/document.ts';
import type { Segment } from '../../../../model/layout.ts';
import type { Document } from '../../document.ts';
import type { ConceptName } from '../../lexicon/concepts.ts';
import { mainConcept } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import type { ItemValue } from '../tables/item-value.ts';
import type { Period, PeriodPoint } from '../../values/find-periods.ts';
import type { Section } from './find-section.ts';
import { BULLET } from './bullet.ts';
import { groupEntries } from './group-entries.ts';
import type { EntryLines, HeadLine } from './group-entries.ts';
import { isPlace, roleOfField, roleOfText } from './name-pieces.ts';
import type { EntryRole, PieceRole } from './name-pieces.ts';

type Piece = { text: string; box: Box; page: number; at: string; role: PieceRole | undefined };
type Entry = {
	period: Period;
	raw: string;
	box: Box;
	page: number;
	pieces: Piece[];
	prose: Piece[];
};

const HARD = /(?<!\s)\s+[|•●·–—-]\s+|(?:(?<!\s)\s+)?[|•●·]\s*/u;
const SOFT = new RegExp(
	String.raw`,\s+(?!${anyOf(FORMS_BEHIND_COMMAS)}\b)|\s+${anyOf(AT_EMPLOYER)}\s+`,
	'iu',
);

/** Concepts of goods. If a list asks for one of them, "position" is a line number, not a job. */
const OF_GOODS: readonly ConceptName[] = ['quantity', 'unitPrice', 'lineTotal'];

/** Whether the fields of a list ask for entries: a period and a name, or several names. */
export function asksForEntries(fields: readonly Field[]): boolean {
	if (fields.some((field) => OF_GOODS.some((one) => mainConcept(field) === one))) return false;
	const roles = fields.map(roleOfField);
	const count = (some: ReadonlySet<EntryRole>) => roles.filter((role) => some.has(role)).length;
	return (count(TIMES) > 0 && count(NAMED) > 0) || count(NAMED) > 1;
}

/** Reads entries with a period, several lines each, such as jobs in a résumé. */
export function readEntries(
	document: Document,
	{ lines }: Section,
	fields: readonly Field[],
): ItemValue[][] {
	const roles = new Map(fields.map((field) => [field, roleOfField(field)]));
	const entries = groupEntries(document, lines).map(toEntry);
	voteRoles(entries);
	return entries.map((entry) => readEntry(entry, roles)).filter((row) => row.length > 1);
}

const TIMES = new Set<EntryRole>(['start', 'end', 'date', 'period', 'current']);

function toEntry({ period, head, prose }: EntryLines): Entry {
	const { value, raw, segment } = period;
	return {
		period: value,
		raw,
		box: segment.box,
		page: segment.page,
		pieces: head.flatMap((line, i) => cutPieces(line, i)),
		prose: joinBullets(prose.flatMap(({ segments }) => segments)),
	};
}

/** Joins segments from one bullet to the next. */
function joinBullets(segments: readonly Segment[]): Piece[] {
	const pieces: Piece[] = [];
	const hasBullets = segments.some(({ text }) => BULLET.test(text));
	for (const segment of segments) {
		const last = pieces.at(-1);
		if (hasBullets && last && !BULLET.test(segment.text))
			last.text = `${last.text} ${segment.text}`;
		else pieces.push(toProse(segment));
	}
	return pieces;
}

function cutPieces({ segments, period }: HeadLine, line: number): Piece[] {
	const pieces: Piece[] = [];
	for (const segment of segments) {
		const text =
			segment === period?.segment ? segment.text.replace(period.raw, ' | ') : segment.text;
		for (const hard of text.replace(BULLET, '').split(HARD)) {
			for (const part of joinPlaces(hard.split(SOFT))) {
				const plain = part.replace(/^[\s,:;()|–—-]+|(?<![\s,:;(|–—-])[\s,:;(|–—-]+$/gu, '').trim();
				if (!/\p{L}{2}/u.test(plain) || IS_LABEL.test(plain)) continue;
				const { box, page } = segment;
				const at = `${line}:${pieces.length}`;
				pieces.push({ text: plain, box, page, at, role: roleOfText(plain) });
			}
		}
	}
	return pieces;
}

/** The label that remains of "Date: July 2012 – June 2014". */
const IS_LABEL = new RegExp(String.raw`^${anyOf(PERIOD_LABELS)}$`, 'iu');

/** Joins a town with its state or country. */
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

/** Gives unknown pieces the most common role at their position. */
function voteRoles(entries: readonly Entry[]): void {
	const votes = new Map<string, Map<PieceRole, number>>();
	for (const { pieces } of entries) {
		for (const { at, role } of pieces) {
			if (!role) continue;
			const known = votes.get(at) ?? new Map<PieceRole, number>();
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

/** Roles that may replace each other: a teacher's employer is a school. */
const STAND_IN: Partial<Record<PieceRole, PieceRole>> = {
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
	const wanted = [...roles].filter((pair): pair is [Field, PieceRole] => NAMED.has(pair[1]));
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
		// A town is expected only after a name.
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
	const show = (point: PeriodPoint | null) =>
		point ? (isText ? point.raw : point.iso) : undefined;
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
