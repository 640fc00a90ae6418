import { anyOf } from '../../lexicon/any-of.ts';
import { AT_EMPLOYER, IN_PLACE } from '../../lexicon/terms/careers.ts';
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
import type { Section, SectionLine } from './find-section.ts';
import { BULLET } from '../bullet.ts';
import { groupEntries } from './group-entries.ts';
import type { EntryLines, HeadLine } from './group-entries.ts';
import { isPlace, rolesOfFields, roleOfText } from './name-pieces.ts';
import type { EntryRole, PieceRole } from './name-pieces.ts';

type Piece = {
	text: string;
	box: Box;
	page: number;
	at: string;
	role: PieceRole | undefined;
	/** The field that a label in front of the piece names: "Thesis: …". */
	labelled?: Field | undefined;
};
/** The field that a label names. */
type FindField = (label: string) => Field | undefined;
type Entry = {
	period: Period;
	raw: string;
	box: Box;
	page: number;
	isSure: boolean;
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
	const roles = [...rolesOfFields(fields).values()];
	const count = (some: ReadonlySet<EntryRole>) => roles.filter((role) => some.has(role)).length;
	const names = count(NAMED) - count(PLACES);
	// Books and films have a title and a year as well.
	const isDated = count(TIMES) > 0 || (roles.includes('year') && !roles.includes('title'));
	return (isDated && names > 0) || names > 1;
}

/** Reads entries with a period, several lines each, such as jobs in a résumé. */
export function readEntries(
	document: Document,
	{ lines }: Pick<Section, 'lines'>,
	fields: readonly Field[],
): ItemValue[][] {
	return readRows(findEntries(document, lines, fields).filter(isEntry), fields);
}

/**
 * Reads entries of a document without a known heading for them: those with a position and an employer, or with a
 * degree and a school.
 */
export function readEntriesAnywhere(document: Document, fields: readonly Field[]): ItemValue[][] {
	const asked = new Set(rolesOfFields(fields).values());
	const pair = PAIRS.find((roles) => roles.every((role) => asked.has(role)));
	if (!pair) return [];
	const lines = document.pages.flatMap((page) =>
		page.lines.map(({ segments }) => ({ page, segments })),
	);
	const entries = findEntries(document, lines, fields).filter(({ pieces }) =>
		pair.every((wanted) => pieces.some(({ role }) => role === wanted)),
	);
	return readRows(entries, fields);
}

const PAIRS: readonly (readonly PieceRole[])[] = [
	['title', 'org'],
	['degree', 'school'],
];

function findEntries(
	document: Document,
	lines: readonly SectionLine[],
	fields: readonly Field[],
): Entry[] {
	const roles = rolesOfFields(fields);
	const named = fields.filter((field) => !isTime(roles.get(field) ?? 'other'));
	return groupEntries(document, lines).map((entry) =>
		toEntry(entry, (label) => fieldOfLabel(document, named, label)),
	);
}

function readRows(entries: readonly Entry[], fields: readonly Field[]): ItemValue[][] {
	const roles = rolesOfFields(fields);
	voteRoles(entries);
	return entries.map((entry) => readEntry(entry, roles)).filter((row) => row.length > 1);
}

const TIMES = new Set<EntryRole>(['start', 'end', 'date', 'period', 'current']);

/** Whether a field asks for a point or a length of time. */
export const isTime = (role: EntryRole): boolean => TIMES.has(role) || role === 'year';

/** Whether an entry has a period or names something. A date alone is a signature or a note. */
function isEntry({ pieces, isSure }: Entry): boolean {
	return isSure || pieces.some(({ role }) => role !== undefined);
}

function toEntry({ period, head, prose }: EntryLines, findField: FindField): Entry {
	const { value, raw, segment, isSure } = period;
	return {
		period: value,
		raw,
		isSure,
		box: segment.box,
		page: segment.page,
		pieces: head.flatMap((line, i) => cutPieces(line, i, findField)),
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

function cutPieces({ segments, period }: HeadLine, line: number, findField: FindField): Piece[] {
	const pieces: Piece[] = [];
	for (const segment of segments) {
		const text =
			segment === period?.segment ? segment.text.replace(period.raw, ' | ') : segment.text;
		for (const hard of text.replace(BULLET, '').split(HARD)) {
			for (const part of joinPlaces(hard.split(SOFT)).flatMap(cutNamed)) {
				const plain = part.replace(/^[\s,:;()|–—-]+|(?<![\s,:;(|–—-])[\s,:;(|–—-]+$/gu, '').trim();
				if (!/\p{L}{2}/u.test(plain) || IS_LABEL.test(plain)) continue;
				const { box, page } = segment;
				const at = `${line}:${pieces.length}`;
				const [, label = '', value = ''] = BEFORE_COLON.exec(plain) ?? [];
				const labelled = label === '' ? undefined : findField(label);
				const text = labelled ? value.trim() : plain;
				pieces.push({ text, box, page, at, role: roleOfText(text), labelled });
			}
		}
	}
	return pieces;
}

/** A longer text is a sentence. */
const MAX_LETTERS = 160;
const BRACKETS = /^(.*[^\s(])\s*\((\p{Lu}\p{Ll}[\p{L} .'’-]*)\)?$/u;
const IN_TOWN = new RegExp(String.raw`^(.*\S)\s+${anyOf(IN_PLACE)}\s+(\p{Lu}[\p{L} .'’-]*)$`, 'u');
const BEFORE_COLON = /^([^:]*[^\s:])\s?:\s(.+)$/u;

/** Cuts off a town after an organisation, "Fabre EURL (Lyon)", and two names, "Alder College: MBA". */
function cutNamed(text: string): string[] {
	if (text.length > MAX_LETTERS) return [text];
	for (const pattern of [BRACKETS, IN_TOWN]) {
		const [, name = '', town = ''] = pattern.exec(text.trim()) ?? [];
		const role = name === '' ? undefined : roleOfText(name);
		if (role === 'org' || role === 'school') return [name, town];
	}
	const [, first = '', second = ''] = BEFORE_COLON.exec(text) ?? BEFORE_STOP.exec(text) ?? [];
	const roles = [roleOfText(first), roleOfText(second)];
	return first !== '' && roles[0] && roles[1] && roles[0] !== roles[1] ? [first, second] : [text];
}

const BEFORE_STOP = /^([^.]*\p{Ll}{3})\.\s(\p{Lu}.*)$/u;

const MIN_OWN = 0.62;

/** The field that a label of an entry names. */
export function fieldOfLabel(
	document: Document,
	fields: readonly Field[],
	text: string,
): Field | undefined {
	const label = document.readLabel(text, 'start');
	let best: { field: Field; own: number } | undefined;
	for (const field of fields) {
		const { own } = document.compareLabel(field, label);
		if (own >= MIN_OWN && own > (best?.own ?? 0)) best = { field, own };
	}
	return best?.field;
}

/** The label in front of the period: "Date: July 2012 – June 2014". */
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
	for (const piece of entry.pieces) if (piece.labelled) pick(piece.labelled, piece);
	const isPicked = (field: Field) => row.some((one) => one.field === field);
	const open = wanted.filter(
		([field, role]) =>
			!isPicked(field) &&
			!pick(
				field,
				entry.pieces.find((piece) => piece.role === role && !used.has(piece)),
			),
	);
	const town = findTown(entry.pieces);
	for (const [field, role] of open) {
		const stand = STAND_IN[role];
		const isTaken = wanted.some(([, other]) => other === stand);
		const free = entry.pieces.filter((piece) => !used.has(piece));
		const other = free.find((piece) => stand !== undefined && !isTaken && piece.role === stand);
		const unknown = free.find((piece) => piece.role === undefined && piece !== town);
		if (role === 'place')
			pick(
				field,
				free.find((piece) => piece === town),
			);
		else pick(field, other ?? unknown);
	}
	for (const [field, role] of roles) {
		if (role === 'prose' && entry.prose.length > 0 && !isPicked(field)) {
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

/** The unknown name right after an organisation: "Granite Software Ltd, Bristol". */
function findTown(pieces: readonly Piece[]): Piece | undefined {
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

const NAMED = new Set<EntryRole>(['title', 'org', 'degree', 'school', 'place']);
const PLACES = new Set<EntryRole>(['place']);

export function readTime(period: Period, raw: string, role: EntryRole, field: Field): unknown {
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
		case 'year': {
			const year = (end ?? start)?.iso.slice(0, 4);
			return field.definition.type === 'number' && year !== undefined ? Number(year) : year;
		}
		case 'period':
			return raw;
		case 'current':
			return isOpen;
		default:
			return undefined;
	}
}
