import type { Box } from '../../../../model/document.ts';
import { parseFor } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import type { Period, PeriodPoint } from '../../values/find-periods.ts';
import { cut } from '../split-items.ts';
import type { ItemValue } from '../tables/item-value.ts';
import { cutDegree, findGrade } from './cut-degree.ts';
import type { EntryPiece } from './cut-pieces.ts';
import type { EntryRole, EntryRoles } from '../../request/entry-roles.ts';
import type { PieceRole } from '../../request/entry-roles.ts';

/** One entry of a section: its period, its names, and the text that describes it. */
export type SectionEntry = {
	period: { value: Period; raw: string; box: Box; page: number } | undefined;
	pieces: EntryPiece[];
	prose: EntryPiece[];
};

type Row = {
	values: ItemValue[];
	/** The pieces that no field has taken. */
	free: EntryPiece[];
};

/** Roles that may replace each other. For example, the employer of a teacher is a school. */
const STAND_IN: Partial<Record<PieceRole, PieceRole>> = {
	org: 'school',
	school: 'org',
	degree: 'title',
	title: 'degree',
};
const NAMED = new Set<EntryRole>(['title', 'org', 'degree', 'school', 'place']);
/** Minimum words of an unnamed piece that counts as a description of the entry. */
const MIN_PROSE_WORDS = 3;

/** The row of an entry: labelled pieces first, then pieces whose words show their role, then the others in order. */
export function fillEntry({ period, pieces, prose }: SectionEntry, roles: EntryRoles): ItemValue[] {
	const row: Row = { values: [], free: [...pieces] };
	const asked = [...roles.of];
	for (const piece of pieces) {
		if (piece.labelled && isOpen(row, piece.labelled)) take(row, piece.labelled, piece);
	}
	if (roles.subject === 'other') {
		const [title] = asked.find(([, role]) => role === 'title') ?? [];
		if (title && isOpen(row, title)) take(row, title, row.free[0]);
	}
	cutDegrees(row, asked);
	if (roles.subject !== 'work') takeGrade(row, asked);
	const wanted = asked.filter((pair): pair is [Field, PieceRole] => NAMED.has(pair[1]));
	for (const [field, role] of wanted) {
		if (!isOpen(row, field)) continue;
		take(
			row,
			field,
			row.free.find((piece) => piece.role === role),
		);
	}
	takeOthers(row, wanted, findTown(pieces));
	takeSubject(row, asked);
	for (const [field, role] of asked) {
		if (role === 'prose' && isOpen(row, field)) takeProse(row, field, prose, roles);
		if (!period || !isOpen(row, field)) continue;
		const time = readTime(period.value, period.raw, role, field);
		if (time !== undefined) put(row, field, time, period);
	}
	return row.values;
}

const isOpen = ({ values }: Row, field: Field) => !values.some((one) => one.field === field);

function put(
	row: Row,
	field: Field,
	value: unknown,
	{ raw, box, page }: { raw: string; box: Box; page: number },
): void {
	row.values.push({ field, value, raw, box, page });
}

function take(row: Row, field: Field, piece: EntryPiece | undefined, text = piece?.text): void {
	if (!piece || text === undefined) return;
	const value = valueOf(field, text);
	if (value === undefined) return;
	row.free = row.free.filter((one) => one !== piece);
	put(row, field, value, { ...piece, raw: text });
}

function valueOf(field: Field, text: string): unknown {
	const { type } = field.definition;
	if (type === 'array') return cut(text);
	return type === 'number' ? parseFor(field, text, {}) : text;
}

type Asked = readonly (readonly [field: Field, role: EntryRole])[];

/** If degree and subject have a field each, cuts the piece that names both. */
function cutDegrees(row: Row, asked: Asked): void {
	const [degree] = asked.find(([, role]) => role === 'degree') ?? [];
	const [subject] = asked.find(([, role]) => role === 'subject') ?? [];
	if (!degree || !subject || !isOpen(row, degree) || !isOpen(row, subject)) return;
	const at = row.free.findIndex(({ role }) => role === 'degree');
	const piece = row.free[at];
	if (!piece) return;
	const parts = cutDegree(piece.text);
	const next = row.free[at + 1];
	if (parts) {
		put(row, subject, parts.subject, { ...piece, raw: parts.subject });
		take(row, degree, piece, parts.degree);
	} else {
		take(row, degree, piece);
		// "Bachelor of Science, Mathematics"
		if (next && next.role === undefined && findGrade(next.text) === undefined)
			take(row, subject, next);
	}
}

function takeGrade(row: Row, asked: Asked): void {
	const piece = row.free.find(({ text }) => findGrade(text) !== undefined);
	const [grade] = asked.find(([, role]) => role === 'grade') ?? [];
	const mark = piece && findGrade(piece.text);
	if (!piece || mark === undefined) return;
	if (grade && isOpen(row, grade)) {
		const number = Number(/\d+(?:[.,]\d+)?/.exec(mark)?.[0].replace(',', '.') ?? Number.NaN);
		if (grade.definition.type !== 'number') take(row, grade, piece, mark);
		else if (!Number.isNaN(number)) put(row, grade, number, { ...piece, raw: mark });
	}
	// A mark names neither a school nor a degree.
	row.free = row.free.filter((one) => one !== piece);
}

/** Gives fields without a piece of their role a piece of a replacement role, or one of unknown role. */
function takeOthers(
	row: Row,
	wanted: readonly (readonly [field: Field, role: PieceRole])[],
	town: EntryPiece | undefined,
): void {
	const places = wanted.filter(([field, role]) => role === 'place' && isOpen(row, field));
	for (const [field] of places) {
		take(
			row,
			field,
			row.free.find((piece) => piece === town),
		);
	}
	for (const [field, role] of wanted) {
		if (role === 'place' || !isOpen(row, field)) continue;
		const stand = STAND_IN[role];
		const isTaken = wanted.some(([, other]) => other === stand);
		const other = row.free.find((piece) => stand !== undefined && !isTaken && piece.role === stand);
		const unknown = row.free.find((piece) => piece.role === undefined && piece !== town);
		take(row, field, other ?? unknown);
	}
	// After position and employer, a name that is left may be their town.
	for (const [field] of places) {
		if (!isOpen(row, field)) continue;
		take(
			row,
			field,
			row.free.find(({ role, text }) => role === undefined && isTown(text)),
		);
	}
}

/** A subject without a degree looks like a degree, or has an unknown role. */
function takeSubject(row: Row, asked: Asked): void {
	const [subject] = asked.find(([, role]) => role === 'subject') ?? [];
	if (!subject || !isOpen(row, subject)) return;
	const degree = row.free.find(({ role }) => role === 'degree');
	take(row, subject, degree ?? row.free.find(({ role }) => role === undefined));
}

function takeProse(row: Row, field: Field, prose: readonly EntryPiece[], roles: EntryRoles): void {
	const isNote = ({ role, text }: EntryPiece) =>
		role === undefined && text.split(/\s+/u).length >= MIN_PROSE_WORDS;
	const pieces = prose.length > 0 || roles.subject !== 'other' ? prose : row.free.filter(isNote);
	const [first] = pieces;
	if (!first) return;
	const texts = pieces.map(({ text }) => text);
	const value = field.definition.type === 'array' ? texts : texts.join(' ');
	put(row, field, value, { ...first, raw: texts.join(' ') });
}

/** The unknown name right after an organisation: "Granite Software Ltd, Bristol". */
function findTown(pieces: readonly EntryPiece[]): EntryPiece | undefined {
	return pieces.find((piece, i) => {
		const before = pieces[i - 1]?.role;
		return (
			piece.role === undefined && (before === 'org' || before === 'school') && isTown(piece.text)
		);
	});
}

/** Whether a text may be the name of a town: one to three words with capitals. */
export function isTown(text: string): boolean {
	const words = text.trim().split(/\s+/);
	return words.length <= 3 && words.every((word) => /^\p{Lu}[\p{L}.'’-]*$/u.test(word));
}

/** The value of a field that asks for a time; undefined if the period does not have it. */
export function readTime(period: Period, raw: string, role: EntryRole, field: Field): unknown {
	const { start, end, isOpen: isCurrent, today } = period;
	const { type, format } = field.definition;
	const isText = type === 'string' && format !== 'date';
	const show = (point: PeriodPoint | null) => {
		if (!point) return undefined;
		return type === 'number' ? Number(point.iso.slice(0, 4)) : isText ? point.raw : point.iso;
	};
	switch (role) {
		case 'start':
			return show(start);
		case 'end':
			return isText && isCurrent ? today : show(end);
		case 'date':
			return show(end ?? start);
		case 'year': {
			const year = (end ?? start)?.iso.slice(0, 4);
			return field.definition.type === 'number' && year !== undefined ? Number(year) : year;
		}
		case 'period':
			return raw;
		case 'current':
			return isCurrent;
		default:
			return undefined;
	}
}

/** Gives unknown pieces the most common role at their position. */
export function voteRoles(entries: readonly SectionEntry[]): void {
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
