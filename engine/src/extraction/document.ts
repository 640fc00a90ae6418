import type { FormField } from '../model/document.ts';
import type { Layout, Line, PageLayout, Segment } from '../model/layout.ts';
import { createLabelReader } from './labels/read-label.ts';
import type { Label } from './labels/read-label.ts';
import { decideDateOrder } from './values/decide-date-order.ts';
import type { DateOrder } from './values/find-dates.ts';
import { fold } from './lexicon/read-words.ts';

export type PlacedField = FormField & { page: number };

/** A document as the extraction walks it. */
export type Document = {
	pages: readonly PageLayout[];
	segments: readonly Segment[];
	fields: readonly PlacedField[];
	readLabel: (text: string, side: 'start' | 'end') => Label;
	dateOrder: DateOrder;
	text: string;
	/** The text without capitals and accents; made when it is first asked for. */
	readonly folded: string;
};

export function openDocument({ pages }: Layout): Document {
	const segments = pages.flatMap((page) => page.lines.flatMap((line) => line.segments));
	const text = segments.map((segment) => segment.text).join('\n');
	let folded: string | undefined;
	return {
		pages,
		segments,
		fields: pages.flatMap((page) => page.fields.map((field) => ({ ...field, page: page.index }))),
		readLabel: createLabelReader(),
		dateOrder: decideDateOrder(text),
		text,
		get folded() {
			return (folded ??= fold(text));
		},
	};
}

export function lineOf(document: Document, segment: Segment): Line | undefined {
	return pageOf(document, segment.page)?.lines[segment.line];
}

export function pageOf(document: Document, index: number): PageLayout | undefined {
	const at = document.pages[index];
	return at?.index === index ? at : document.pages.find((page) => page.index === index);
}

/** The segments above a box that share some of its width, from below to above. */
export function* segmentsAbove(
	page: PageLayout,
	line: number,
	{ x0, x1 }: { x0: number; x1: number },
	mostLines: number,
): Generator<Segment> {
	for (let i = line - 1; i >= Math.max(0, line - mostLines); i -= 1) {
		for (const segment of page.lines[i]?.segments ?? []) {
			if (segment.box.x0 < x1 && segment.box.x1 > x0) yield segment;
		}
	}
}

/** The segments below a box that share some of its width, from above to below. */
export function* segmentsBelow(
	page: PageLayout,
	line: number,
	{ x0, x1 }: { x0: number; x1: number },
	mostLines: number,
): Generator<Segment> {
	for (let i = line + 1; i <= Math.min(page.lines.length - 1, line + mostLines); i += 1) {
		for (const segment of page.lines[i]?.segments ?? []) {
			if (segment.box.x0 < x1 && segment.box.x1 > x0) yield segment;
		}
	}
}
