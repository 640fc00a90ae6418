import type { Box, FormField } from '../../model/document.ts';
import { sharesWidth } from '../../model/geometry.ts';
import type { Layout, Line, PageLayout, Segment } from '../../model/layout.ts';
import type { Lesson } from '../../model/memory.ts';
import type { DocumentRecord } from '../../model/record.ts';
import { createLabelComparer, createLabelReader } from './labels/read-label.ts';
import type { CompareLabel, CompareLabels, LabelReader } from './labels/read-label.ts';
import { fold } from './lexicon/read-words.ts';
import type { Models } from './models/create-models.ts';
import { decideDateOrder } from './values/decide-date-order.ts';
import type { DateOrder } from './values/find-dates.ts';

export type PlacedField = FormField & { page: number };

/** A function that derives a fact about a document, independent of the field. */
export type Fact<T> = (document: Document) => T;

/** A document as the sources see it. */
export type Document = {
	pages: readonly PageLayout[];
	segments: readonly Segment[];
	/** The fields of a PDF form, with their content. */
	formFields: readonly PlacedField[];
	/** Its machine-readable content. */
	records: readonly DocumentRecord[];
	/** Lessons of similar documents, newest first. */
	lessons: readonly Lesson[];
	models: Models;
	readLabel: LabelReader;
	compareLabel: CompareLabel;
	compareLabels: CompareLabels;
	dateOrder: DateOrder;
	text: string;
	/**
	 * A fact about this document, such as its parties or the ranking of its candidates. It is computed
	 * on first use and kept as long as the document.
	 */
	fact: <T>(find: Fact<T>) => T;
};

/** What is known besides the pages: records, and lessons of the document's make. */
export type Known = { records?: readonly DocumentRecord[]; lessons?: readonly Lesson[] };

export function openDocument(
	{ pages }: Layout,
	models: Models,
	{ records = [], lessons = [] }: Known = {},
	readLabel: LabelReader = createLabelReader(models.encoder),
): Document {
	const segments = pages.flatMap((page) => page.lines.flatMap((line) => line.segments));
	const text = segments.map((segment) => segment.text).join('\n');
	const compareLabels = createLabelComparer();
	const facts = new Map<Fact<unknown>, unknown>();
	const document: Document = {
		pages,
		segments,
		formFields: pages.flatMap((page) =>
			page.fields.map((field) => ({ ...field, page: page.index })),
		),
		records,
		lessons,
		models,
		readLabel,
		compareLabel: (field, label) => compareLabels(field)(label),
		compareLabels,
		dateOrder: decideDateOrder(text),
		text,
		fact: (find) => {
			if (!facts.has(find)) facts.set(find, find(document));
			return facts.get(find) as ReturnType<typeof find>;
		},
	};
	return document;
}

/** The text in lower case and without accents. */
export const foldedText: Fact<string> = ({ text }) => fold(text);

/** Counts occurrences of a text, ignoring case and accents. */
export function countTimes(document: Document, text: string): number {
	return document.fact(foldedText).split(fold(text)).length - 1;
}

export function lineOf(document: Pick<Document, 'pages'>, segment: Segment): Line | undefined {
	return pageOf(document, segment.page)?.lines[segment.line];
}

export function pageOf({ pages }: Pick<Document, 'pages'>, index: number): PageLayout | undefined {
	const at = pages[index];
	return at?.index === index ? at : pages.find((page) => page.index === index);
}

/** The segments above a box that overlap it horizontally, nearest line first. */
export function segmentsAbove(
	page: PageLayout,
	line: number,
	box: Pick<Box, 'x0' | 'x1'>,
	maxLines: number,
): Generator<Segment> {
	return segmentsFrom(page, box, { line, step: -1, maxLines });
}

/** The segments below a box that overlap it horizontally, nearest line first. */
export function segmentsBelow(
	page: PageLayout,
	line: number,
	box: Pick<Box, 'x0' | 'x1'>,
	maxLines: number,
): Generator<Segment> {
	return segmentsFrom(page, box, { line, step: 1, maxLines });
}

function* segmentsFrom(
	page: PageLayout,
	box: Pick<Box, 'x0' | 'x1'>,
	{ line, step, maxLines }: { line: number; step: 1 | -1; maxLines: number },
): Generator<Segment> {
	for (let i = 1; i <= maxLines; i += 1) {
		const next = page.lines[line + i * step];
		if (!next) return;
		for (const segment of next.segments) if (sharesWidth(segment.box, box)) yield segment;
	}
}
