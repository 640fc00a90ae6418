import { anyOf } from '../../lexicon/any-of.ts';
import { PERIOD_LABELS } from '../../lexicon/terms/times.ts';
import type { Segment } from '../../../../model/layout.ts';
import type { Document } from '../../document.ts';
import { parseFor } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import { findPeriods } from '../../values/find-periods.ts';
import type { ItemValue } from '../tables/item-value.ts';
import type { Section, SectionLine } from './find-section.ts';
import { isTime, roleInWords } from '../../request/entry-roles.ts';
import type { EntryRole, EntryRoles } from '../../request/entry-roles.ts';
import { isTown, readTime } from './fill-entry.ts';
import { roleOfText } from './name-pieces.ts';
import { fieldOfLabel } from './read-entries.ts';

/** What a label names: a field, or the period of the block. */
type Target = Field | 'period';
type Value = { text: string; segment: Segment };
/** The values of one block. `name` is its first line, if that has no label. */
type Block = { values: Map<Target, Value>; name: Value | undefined };

const LABEL = /^(?:\d{1,2}[.)]\s)?([^:：]{2,40}?)\s?[:：](?=\s|$)(.*)$/u;
const NUMBERED = /^\d{1,2}[.)]\s+(?=\p{Lu})/u;
const PERIOD = new RegExp(String.raw`^${anyOf(PERIOD_LABELS)}$`, 'iu');
/** Minimum labels that must be known. */
const MIN_LABELS = 2;
/** Maximum offset of a line that continues the value above it, in letter heights. */
const SAME_EDGE = 1;

/**
 * Reads blocks of labelled lines, such as "Employer: …", "Position: …", one block for each row. Returns
 * undefined if the section has another layout.
 */
export function readLabelledBlocks(
	document: Document,
	{ lines }: Section,
	{ of: roles }: EntryRoles,
): ItemValue[][] | undefined {
	const { blocks, others } = groupBlocks(document, lines, roles);
	const found = blocks.flatMap(({ values }) => [...values.keys()]);
	const targets = new Set(found);
	const areNamed = found.some(
		(target) => target !== 'period' && CORE.has(roles.get(target) ?? 'other'),
	);
	if (targets.size < MIN_LABELS || !areNamed || found.length < others) return undefined;
	const rows = blocks.map((block) => readBlock(document, block, roles, targets));
	return rows.filter((row) => row.length > 1);
}

function groupBlocks(
	document: Document,
	lines: readonly SectionLine[],
	roles: EntryRoles['of'],
): { blocks: Block[]; others: number } {
	const blocks: Block[] = [];
	let others = 0;
	let last: Value | undefined;
	for (const { segments } of lines) {
		const [first] = segments;
		if (!first) continue;
		const { label, value } = splitLine(segments);
		const target = label === undefined ? undefined : findTarget(document, roles, label);
		const block = blocks.at(-1);
		if (target) {
			last = value;
			if (!block || block.values.has(target)) {
				blocks.push({ values: new Map([[target, value]]), name: undefined });
			} else block.values.set(target, value);
		} else if (LABEL.test(first.text)) {
			others += 1;
			last = undefined;
		} else if (NUMBERED.test(first.text)) {
			last = { text: first.text.replace(NUMBERED, ''), segment: first };
			blocks.push({ values: new Map(), name: last });
		} else if (last && segments.length === 1 && goesOn(last.segment, first)) {
			last.text = `${last.text} ${first.text}`;
		} else {
			others += 1;
			last = undefined;
		}
	}
	return { blocks, others };
}

/** Whether a line continues a value: it begins where the value does, or where its label does. */
function goesOn({ box, size }: Segment, next: Segment): boolean {
	return Math.abs(next.box.x0 - box.x0) <= SAME_EDGE * size;
}

/** The label of a line, before a colon or in a separate segment, and the value after it. */
function splitLine(segments: readonly Segment[]): { label: string | undefined; value: Value } {
	const [first, ...rest] = segments as readonly [Segment, ...Segment[]];
	const [, label, begun = ''] = LABEL.exec(first.text) ?? [];
	const texts = rest.map(({ text }) => text);
	const segment = begun.trim() === '' ? (rest[0] ?? first) : first;
	const text = [begun.trim(), ...texts]
		.join(' ')
		.replace(/^\s*[:：]\s*/u, '')
		.trim();
	if (label !== undefined) return { label, value: { text, segment } };
	const isLabel = rest.length > 0 && !/\d/.test(first.text);
	return { label: isLabel ? first.text : undefined, value: { text, segment } };
}

function findTarget(
	document: Document,
	roles: EntryRoles['of'],
	label: string,
): Target | undefined {
	if (PERIOD.test(label)) return 'period';
	const named = fieldOfLabel(document, roles.keys(), label);
	if (named || label.includes(',')) return named;
	const asked = roleInWords(document.readLabel(label, 'start').tokens);
	return [...roles].find(([, role]) => role === asked)?.[0];
}

function readBlock(
	document: Document,
	{ values, name }: Block,
	roles: ReadonlyMap<Field, EntryRole>,
	targets: ReadonlySet<Target>,
): ItemValue[] {
	const row: ItemValue[] = [];
	const put = (field: Field, value: unknown, raw: string, { box, page }: Segment) => {
		if (value !== undefined && !row.some((one) => one.field === field)) {
			row.push({ field, value, raw, box, page });
		}
	};
	const town = [...roles].find(([field, role]) => role === 'place' && !targets.has(field))?.[0];
	for (const [target, { text, segment }] of values) {
		if (target === 'period') {
			const [found] = findPeriods(text, document.dateOrder);
			if (!found) continue;
			const raw = text.slice(found.start, found.end);
			for (const [field, role] of roles) {
				if (isTime(role)) put(field, readTime(found.value, raw, role, field), raw, segment);
			}
			continue;
		}
		const role = roles.get(target);
		const [head = '', tail = '', ...more] = text.split(/,\s+/u);
		const hasTown = (role === 'org' || role === 'school') && more.length === 0 && isTown(tail);
		const own = hasTown && town ? head : text;
		put(target, parseFor(target, own, document), own, segment);
		if (hasTown && town) put(town, tail, tail, segment);
	}
	if (name) {
		const open = [...roles].filter(([field]) => !targets.has(field));
		const alike = open.find(([, role]) => role === roleOfText(name.text));
		const [field] = alike ?? open.find(([, role]) => NAMES.has(role)) ?? [];
		if (field) put(field, name.text, name.text, name.segment);
	}
	return row;
}

/** At least one of these must have a label; otherwise the entries have unlabelled names. */
const CORE = new Set<EntryRole>(['org', 'title', 'school', 'degree']);
const NAMES = new Set<EntryRole>([...CORE, 'other']);
