import { maxOf } from '../../../../model/extremes.ts';
import type { Document } from '../../document.ts';
import type { Field } from '../../request/read-fields.ts';
import type { ItemValue } from '../tables/item-value.ts';
import { BULLET } from '../bullet.ts';
import { cutPieces } from './cut-pieces.ts';
import type { FindField, EntryPiece } from './cut-pieces.ts';
import { isTime } from '../../request/entry-roles.ts';
import type { EntryRoles } from '../../request/entry-roles.ts';
import { fillEntry, voteRoles } from './fill-entry.ts';
import type { SectionEntry } from './fill-entry.ts';
import type { Section, SectionLine } from './find-section.ts';
import { groupEntries } from './group-entries.ts';
import type { EntryLines } from './group-entries.ts';
import { joinProse } from './join-prose.ts';
import type { Joined } from './join-prose.ts';
import type { PieceRole } from '../../request/entry-roles.ts';

type FoundEntry = SectionEntry & { isSure: boolean };

/** Reads entries of several lines each, such as jobs in a résumé. */
export function readEntries(
	document: Document,
	{ lines }: Pick<Section, 'lines'>,
	roles: EntryRoles,
): ItemValue[][] {
	return readRows(findEntries(document, lines, roles).filter(isEntry), roles);
}

/**
 * Reads entries of a document without a known heading for them: those with a position and an employer, or with a
 * degree and a school.
 */
export function readEntriesAnywhere(document: Document, roles: EntryRoles): ItemValue[][] {
	if (roles.subject === 'other') return [];
	const asked = new Set(roles.of.values());
	const pair = PAIRS.find((both) => both.every((role) => asked.has(role)));
	if (!pair) return [];
	const lines = document.pages.flatMap((page) =>
		page.lines.map(({ segments }) => ({ page, segments })),
	);
	const entries = findEntries(document, lines, roles).filter(({ pieces }) =>
		pair.every((wanted) => pieces.some(({ role }) => role === wanted)),
	);
	return readRows(entries, roles);
}

const PAIRS: readonly (readonly PieceRole[])[] = [
	['title', 'org'],
	['degree', 'school'],
];

function findEntries(
	document: Document,
	lines: readonly SectionLine[],
	{ of }: EntryRoles,
): FoundEntry[] {
	const named = [...of].flatMap(([field, role]) => (isTime(role) ? [] : [field]));
	const right = maxOf(lines.flatMap(({ segments }) => segments.map(({ box }) => box.x1)));
	return groupEntries(document, lines).map((entry) =>
		toEntry(entry, right, (label) => fieldOfLabel(document, named, label)),
	);
}

function readRows(entries: readonly SectionEntry[], roles: EntryRoles): ItemValue[][] {
	voteRoles(entries);
	return entries.map((entry) => fillEntry(entry, roles)).filter((row) => row.length > 1);
}

/** Whether an entry has a period or names something. A date alone is a signature or a note. */
function isEntry({ pieces, isSure }: FoundEntry): boolean {
	return isSure || pieces.some(({ role }) => role !== undefined);
}

function toEntry(
	{ period, head, prose }: EntryLines,
	right: number,
	findField: FindField,
): FoundEntry {
	return {
		period: period && {
			value: period.value,
			raw: period.raw,
			box: period.segment.box,
			page: period.segment.page,
		},
		isSure: period?.isSure ?? false,
		pieces: head.flatMap((line, i) => cutPieces(line, i, findField)),
		prose: joinProse(
			prose.flatMap(({ segments }) => segments),
			right,
		).map(toProse),
	};
}

const MIN_OWN = 0.62;

/** The field that a label of an entry names. */
export function fieldOfLabel(
	document: Document,
	fields: Iterable<Field>,
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

function toProse({ text, from: { box, page } }: Joined): EntryPiece {
	return { text: text.replace(BULLET, '').trim(), box, page, at: '', role: undefined };
}
