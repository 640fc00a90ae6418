import { PRIORS } from '../../models/priors.ts';
import type { Line } from '../../../../model/layout.ts';
import type { Document, Fact } from '../../document.ts';
import { readField } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import type { ListField } from '../../request/read-lists.ts';
import type { Items } from '../tables/item-value.ts';
import { findSection } from './find-section.ts';
import type { Section } from './find-section.ts';
import { asksForEntries, asksForGoods, isOfCareer, readRoles } from '../../request/entry-roles.ts';
import type { EntryRoles } from '../../request/entry-roles.ts';
import { fieldOfLabel, readEntries, readEntriesAnywhere } from './read-entries.ts';
import { readLabelledBlocks } from './read-labelled-blocks.ts';
import { readPricedLines } from './read-priced-lines.ts';
import { readEnumerated } from './read-enumerated.ts';
import { readNamedLines } from './read-named-lines.ts';
import { readTypedLines } from './read-typed-lines.ts';
import { ITEMS_ADD_UP } from '../../decide/check-lines.ts';

/** Reads a list of objects without a table head: career entries, receipt articles, lines below a heading. */
export function readBlocks(document: Document, list: ListField): Items | undefined {
	const fields = [...list.columns, ...readInnerLists(list)];
	if (fields.length === 0) return undefined;
	const section = findSection(document, list, fields);
	const roles = readRoles(list, fields);
	const areEntries = asksForEntries(roles);
	if (areEntries && hasTableHead(document, section, roles)) return undefined;
	const career = areEntries ? readCareer(document, section, roles) : undefined;
	const isOther = roles.subject === 'other';
	if (career && !isOther) return career;
	const isOnlyCareer = isOfCareer(roles.subject) || (section && !isOther);
	if (areEntries && isOnlyCareer && !asksForGoods(fields)) return undefined;
	const lines = section && readLines(document, section, list, fields);
	if (lines && countValues(lines) > countValues(career)) return lines;
	if (career) return career;
	return readPriced(document, fields);
}

/** Reads the articles of a receipt: lines with a price. */
function readPriced(document: Document, fields: readonly Field[]): Items | undefined {
	const { rows, addsUp } = readPricedLines(document, fields);
	const kept = rows.filter((row) => row.length > 0);
	if (kept.length === 0 || (kept.length < 2 && !addsUp)) return undefined;
	return {
		rows: kept,
		confidence: PRIORS.pricedLines[addsUp ? 'addsUp' : 'unproved'],
		checks: addsUp ? [ITEMS_ADD_UP] : [],
	};
}

function countValues(items: Items | undefined): number {
	return items?.rows.flat().length ?? 0;
}

/** Reads lines below a heading that are rows: named, enumerated or with typed parts. */
function readLines(
	document: Document,
	section: Section,
	list: ListField,
	fields: readonly Field[],
): Items | undefined {
	const rows =
		readNamedLines(section, fields) ??
		readEnumerated(section, list, fields) ??
		readTypedLines(document, section, fields);
	// A single line below words that only resemble the list is a value of its own.
	if (rows.length === 0 || (rows.length === 1 && section.own < SURE_HEADING)) return undefined;
	return { rows, confidence: sureBy(PRIORS.typedLines, section), checks: [] };
}

/** Match of a heading below which a single line is a row. */
const SURE_HEADING = 0.8;
/** Lines of a document among which the head of a table may be. */
const MAX_LINES = 500;
/** Column heads that must name fields of the list. */
const MIN_HEADS = 3;

/** Lines that may be the head of a table: several texts without digits. */
const listHeadLines: Fact<readonly Line[]> = ({ pages }) =>
	pages
		.flatMap(({ lines }) => lines)
		.slice(0, MAX_LINES)
		.filter(
			({ segments }) => segments.length > 1 && segments.every(({ text }) => !/\d/.test(text)),
		);

/**
 * Whether a line has the heads of columns that name the list or its fields: as many as the list has, up to three.
 */
function hasTableHead(
	document: Document,
	section: Section | undefined,
	{ of }: EntryRoles,
): boolean {
	const least = Math.min(MIN_HEADS, of.size);
	return document.fact(listHeadLines).some(({ segments }) => {
		if (segments.length < least) return false;
		const named = segments.map(({ text }) => fieldOfLabel(document, of.keys(), text));
		const fields = new Set(named.filter((field) => field !== undefined));
		const isHeading = segments.some((one, i) => one === section?.heading && !named[i]);
		return fields.size + (isHeading ? 1 : 0) >= least;
	});
}

/**
 * Reads career entries below their heading. Without entries there, reads them anywhere, if each names the fields that
 * identify it.
 */
function readCareer(
	document: Document,
	section: Section | undefined,
	roles: EntryRoles,
): Items | undefined {
	const rows =
		section &&
		(readLabelledBlocks(document, section, roles) ?? readEntries(document, section, roles));
	if (section && rows && rows.length > 0)
		return { rows, confidence: sureBy(PRIORS.entries, section), checks: [] };
	const found = readEntriesAnywhere(document, roles);
	return found.length > 0
		? { rows: found, confidence: PRIORS.entries.base, checks: [] }
		: undefined;
}

function sureBy({ base, perMatch }: { base: number; perMatch: number }, { own }: Section): number {
	return base + perMatch * own;
}

/** Lists of texts inside an item, such as the duties of a job. */
function readInnerLists({ definition: { itemSchema }, path }: ListField): Field[] {
	return Object.entries(itemSchema?.properties ?? {}).flatMap(([name, definition]) =>
		definition.type === 'array' && definition.itemType === 'string'
			? [readField([...path, name], definition, { inRow: true })]
			: [],
	);
}
