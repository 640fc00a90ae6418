import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box, FormField, Word } from '../../../model/document.ts';
import { isShown } from './annotation.ts';
import type { Annotation } from './annotation.ts';
import { NO_APPEARANCES, readAppearances } from './read-appearances.ts';
import { isBlankChoice, isUndecided, readFieldValue } from './read-form.ts';
import { readTyped } from './read-typed.ts';

/** Content that was added to a page of a PDF. */
export type Additions = {
	/** The form fields with their content. */
	fields: FormField[];
	/** Free text on the page, and the text of stamps. */
	typed: Word[];
	/** The ids of the annotations that contain it. */
	typedIds: ReadonlySet<string>;
};

const NOTHING: Additions = { fields: [], typed: [], typedIds: new Set() };
/** Maximum words of added text. */
const MAX_TYPED_WORDS = 5000;
/** Sticky notes, highlights and drawings comment on the page and are not part of it. */
const TYPED: ReadonlySet<string | undefined> = new Set(['FreeText', 'Stamp']);

/**
 * Reads the form fields and the free text of a page. It reads the annotations of the page, not the document's list
 * of fields, because macOS Preview saves forms with an empty list. `readsAppearances` costs as much as reading
 * what the page draws. Without it, stamps are left out and the position of free text is approximate.
 */
export async function readAnnotations(
	page: PDFPageProxy,
	{ readsAppearances }: { readsAppearances: boolean },
): Promise<Additions> {
	const annotations = ((await page.getAnnotations()) as Annotation[]).filter(isShown);
	const fieldBoxes = annotations.filter(({ subtype }) => subtype === 'Widget');
	const typed = annotations.filter(({ subtype }) => TYPED.has(subtype));
	if (fieldBoxes.length === 0 && typed.length === 0) return NOTHING;
	const radioButtons = fieldBoxes.filter(isUndecided).map(({ id }) => id);
	const isDrawn =
		radioButtons.length > 0 ||
		fieldBoxes.some(isBlankChoice) ||
		typed.some(({ hasAppearance }) => hasAppearance);
	const appearances =
		isDrawn && readsAppearances ? await readAppearances(page, radioButtons) : NO_APPEARANCES;
	return {
		fields: fieldBoxes.flatMap((annotation) => {
			const value = readFieldValue(annotation, appearances);
			if (value === undefined) return [];
			const { fieldName: name = '', alternativeText: label = '' } = annotation;
			return [{ name, ...(label !== '' && { label }), box: boxOf(annotation, page), value }];
		}),
		typed: typed
			.flatMap((one) => readTyped(one, appearances.glyphs.get(one.id), page))
			.slice(0, MAX_TYPED_WORDS),
		typedIds: new Set(typed.map(({ id }) => id)),
	};
}

function boxOf({ rect }: Annotation, page: PDFPageProxy): Box {
	const viewport = page.getViewport({ scale: 1 });
	const [left = 0, bottom = 0, right = 0, top = 0] = rect;
	const [x0 = 0, y0 = 0] = viewport.convertToViewportPoint(left, bottom) as number[];
	const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(right, top) as number[];
	return {
		x0: Math.min(x0, x1),
		y0: Math.min(y0, y1),
		x1: Math.max(x0, x1),
		y1: Math.max(y0, y1),
	};
}
