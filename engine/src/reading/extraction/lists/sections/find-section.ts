import { anyOf } from '../../lexicon/any-of.ts';
import { LABORATORY_HEADINGS, SECTION_HEADINGS } from '../../lexicon/terms/documents.ts';
import type { PageLayout, Segment } from '../../../../model/layout.ts';
import { pageOf } from '../../document.ts';
import type { Document } from '../../document.ts';
import { isOfCareer, subjectInWords, subjectOf } from '../../request/entry-roles.ts';
import { mainConcept } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import { findColumn, isCentred } from './find-column.ts';
import { BULLET } from '../bullet.ts';
import type { Label } from '../../labels/read-label.ts';
import { kindOfConcept } from '../../lexicon/concepts.ts';
import type { ConceptName } from '../../lexicon/concepts.ts';
import { findPeriods } from '../../values/find-periods.ts';
import { maxOf } from '../../../../model/extremes.ts';

/** The segments of one line of a section. */
export type SectionLine = { page: PageLayout; segments: Segment[] };
export type Section = { heading: Segment; lines: SectionLine[]; own: number };

const MIN_OWN = 0.62;
const MAX_WORDS = 6;
/** Letter size from which a line is a heading, relative to the usual size. */
const LARGER = 1.12;
/** Common section headings besides those of the lexicon. */
const OTHER_HEADINGS = new RegExp(String.raw`^${anyOf(SECTION_HEADINGS)}`, 'iu');

/** The section of a list of objects, by the concepts of its fields. */
const SECTION_OF: Readonly<Partial<Record<ConceptName, ConceptName>>> = {
	employer: 'experience',
	jobTitle: 'experience',
	institution: 'education',
	degree: 'education',
	dosage: 'medication',
	frequency: 'medication',
	medication: 'medication',
	testName: 'testName',
	testValue: 'testName',
	referenceRange: 'testName',
};
const LABORATORY = new RegExp(String.raw`^${anyOf(LABORATORY_HEADINGS)}`, 'iu');

type Candidate = { heading: Segment; own: number };

function better(best: Candidate | undefined, next: Candidate): Candidate | undefined {
	return next.own >= MIN_OWN && next.own > (best?.own ?? 0) ? next : best;
}

/** Sections with a heading of their own. A list of one of these is read from that section only. */
const NAMED_SECTIONS = new Set<ConceptName>([
	'projects',
	'awards',
	'certifications',
	'publications',
	'references',
]);

function isNamedSection(list: Field): boolean {
	const main = mainConcept(list);
	return main !== undefined && NAMED_SECTIONS.has(main);
}

/** Finds the lines below the heading of a list, up to the next heading. */
export function findSection(
	document: Document,
	list: Field,
	items: readonly Field[],
): Section | undefined {
	const about = new Set(
		items.flatMap(({ concepts }) => [...concepts.keys()].flatMap((one) => SECTION_OF[one] ?? [])),
	);
	const subject = subjectOf(list);
	let own: Candidate | undefined;
	let akin: Candidate | undefined;
	for (const heading of document.segments) {
		if (!isShort(heading)) continue;
		const label = document.readLabel(plainHeading(heading), 'start');
		own = better(own, { heading, own: document.compareLabel(list, label).own });
		const isLaboratory = about.has('testName') && LABORATORY.test(heading.text) ? 0.8 : 0;
		const isStyled = isStyledHeading(document, heading);
		const covered = maxOf([...about].map((concept) => coverage(label, concept, isStyled)));
		const isAkin = isStyled && isOfCareer(subject) && subjectInWords(label.tokens) === subject;
		const named = isAkin ? ENDS_WITH : 0;
		akin = better(akin, { heading, own: Math.max(covered, isLaboratory, named) });
	}
	// A list of awards is not below the heading "Experience", although both have a title and a date.
	const best = own ?? (isNamedSection(list) ? undefined : akin);
	return best && { ...best, lines: linesUnder(document, best.heading) };
}

/** Match of a heading that only ends with the words of a section: "CLINICAL EXPERIENCE". */
const ENDS_WITH = 0.7;

/** The share of a label that is a phrase of a concept. */
function coverage({ tokens, occurrences }: Label, concept: ConceptName, isStyled: boolean): number {
	const found = occurrences.find((one) => one.concept === concept);
	if (!found) return 0;
	const share = (found.to - found.from) / Math.max(1, tokens.length);
	const isEnd = isStyled && found.to === tokens.length;
	return Math.max(share, isEnd ? ENDS_WITH : 0) * found.exactness;
}

/** Whether a line is set as a heading: alone in its line, in capitals or larger than the text. */
function isStyledHeading(document: Document, { page, line, text, size }: Segment): boolean {
	const layout = pageOf(document, page);
	if (!layout || (layout.lines[line]?.segments.length ?? 0) > 1) return false;
	const inCapitals = text === text.toUpperCase() && /\p{Lu}{4}/u.test(text);
	return inCapitals || size > LARGER * layout.size;
}

function isShort(segment: Segment): boolean {
	const text = plainHeading(segment);
	return segment.words.length <= MAX_WORDS && !/\d|[.,;]$/.test(text) && /\p{L}{3}/u.test(text);
}

/** A heading without its number and without the count of its entries: "2. Education", "Experience (3)". */
function plainHeading({ text }: Segment): string {
	return text.replace(NUMBERED, '').replace(/(?<!\s)\s*\(\d{1,3}\)$/u, '');
}

const NUMBERED = /^(?:\d{1,2}|[A-Z]|[IVX]{1,4})[.)]\s+(?=\p{L})/u;

/** The lines of a section, up to the next heading. */
export function linesUnder(document: Document, heading: Segment): SectionLine[] {
	const lines: SectionLine[] = [];
	const start = document.pages.findIndex(({ index }) => index === heading.page);
	for (const page of document.pages.slice(start)) {
		const column = findColumn(document, page, heading);
		const { left } = column;
		const right = Math.min(column.right, findRight(document, page, heading));
		const isOwn = page.index === heading.page;
		for (const [at, line] of page.lines.entries()) {
			if (isOwn && at < heading.line) continue;
			const segments = line.segments.filter(
				({ box, text }) =>
					(box.x0 >= left && box.x0 < right) ||
					// A period in the margin and the text beside it may be one segment.
					(box.x0 < left && box.x1 > heading.box.x1 && startsWithPeriod(document, text)),
			);
			if (isOwn && at === heading.line) {
				// A heading in the margin is beside the first line of its section.
				const beside = segments.filter(({ box }) => box.x0 > heading.box.x1);
				if (beside.length > 0) lines.push({ page, segments: beside });
				continue;
			}
			const [first] = segments;
			if (!first || isMargin(page, first)) continue;
			if (isNextHeading(document, page, segments, heading)) return lines;
			if (isShort(first) && isOutdented(first, heading, lines)) return lines;
			lines.push({ page, segments });
		}
	}
	return lines;
}

/** Whether a segment is outdented like the heading, and so is the next heading. */
function isOutdented(segment: Segment, heading: Segment, lines: readonly SectionLine[]): boolean {
	const { size, box } = heading;
	const isAligned = Math.abs(segment.box.x0 - box.x0) < size;
	return (
		isAligned &&
		lines.length > 1 &&
		lines.every(({ segments: [first] }) => (first?.box.x0 ?? 0) > box.x0 + INDENT * size)
	);
}

/** Indent, in letter heights, from which lines are beside their heading, not below it. */
const INDENT = 5;

function startsWithPeriod({ dateOrder }: Document, text: string): boolean {
	return /\d/.test(text) && findPeriods(text, dateOrder)[0]?.start === 0;
}

/** Whether a segment is in the page header or footer. */
function isMargin({ height }: PageLayout, { box: { y0, y1 } }: Segment): boolean {
	return y1 < MARGIN * height || y0 > (1 - MARGIN) * height;
}

const MARGIN = 0.06;

/** The right edge of a heading's column: before a column with headings of its own. */
function findRight(document: Document, page: PageLayout, heading: Segment): number {
	let right = page.width;
	for (const { segments } of page.lines) {
		for (const segment of segments) {
			if (segment.box.x0 < heading.box.x1 + 0.15 * page.width || !isShort(segment)) continue;
			if (isHeadingWord(document, segment) && segment.size >= 0.9 * heading.size)
				right = Math.min(right, segment.box.x0 - segment.size);
		}
	}
	return right;
}

function isNextHeading(
	document: Document,
	page: PageLayout,
	line: readonly Segment[],
	heading: Segment,
): boolean {
	const [segment] = line;
	if (!segment || !isShort(segment)) return false;
	const areNumbered = NUMBERED.test(heading.text) && NUMBERED.test(segment.text);
	if (BULLET.test(segment.text) && !areNumbered) return false;
	const isAligned = Math.abs(segment.box.x0 - heading.box.x0) <= 1.5 * heading.size;
	const areCentred = isCentred(page, heading) && isCentred(page, segment);
	if (!isAligned && !areCentred) return false;
	const hasTime = line.some(({ text }) => findPeriods(text, document.dateOrder).length > 0);
	if (hasTime) return false;
	const inCapitals = (text: string) => text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);
	if (inCapitals(heading.text) && !inCapitals(segment.text)) return false;
	const isLarge = heading.size > LARGER * page.size;
	// The line right below a heading is the next heading only if it has the words of a heading.
	const isFirst = page.index === heading.page && segment.line <= heading.line + 1;
	if (isLarge && !isFirst && segment.size >= 0.93 * heading.size) return true;
	if (isLarge && segment.size < 0.8 * heading.size) return false;
	return line.length === 1 && isHeadingWord(document, segment);
}

/** Whether a segment is a section heading of the lexicon, or begins with another common one. */
function isHeadingWord(document: Document, segment: Segment): boolean {
	const text = plainHeading(segment);
	if (OTHER_HEADINGS.test(text) && segment.words.length <= 3) return true;
	const { tokens, occurrences } = document.readLabel(text, 'start');
	return occurrences.some(
		({ concept, from, to }) =>
			from === 0 &&
			to === tokens.length &&
			(kindOfConcept(concept) === 'section' || HEADINGS.has(concept)),
	);
}

const HEADINGS = new Set<ConceptName>([
	'summary',
	'notes',
	'diagnosis',
	'allergies',
	'medication',
	'testName',
	'parties',
]);
