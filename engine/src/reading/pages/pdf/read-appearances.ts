import { AnnotationMode, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Matrix } from './matrix.ts';
import { fontMatrices, readGlyphs } from './read-glyphs.ts';
import type { Glyphs, OperatorList } from './read-glyphs.ts';

/** The drawing of each annotation of a page, by id. */
export type Appearances = {
	glyphs: ReadonlyMap<string, Glyphs>;
	/** Radio buttons that are drawn as selected. */
	chosen: ReadonlySet<string>;
};

export const NO_APPEARANCES: Appearances = { glyphs: new Map(), chosen: new Set() };

/** `radioButtons`: the ids of those whose field does not state the selected one. */
export async function readAppearances(
	page: PDFPageProxy,
	radioButtons: readonly string[],
): Promise<Appearances> {
	const shown = await page.getOperatorList({ annotationMode: AnnotationMode.ENABLE });
	const view = page.getViewport({ scale: 1 }).transform as unknown as Matrix;
	const glyphs = readGlyphs(shown, view, fontMatrices(page));
	const chosen = new Set<string>();
	if (radioButtons.length > 0) {
		// For filled-in forms, pdf.js draws buttons in both states.
		const both = await page.getOperatorList({ annotationMode: AnnotationMode.ENABLE_FORMS });
		const [drawn, states] = [describeDrawings(shown), describeDrawings(both)];
		for (const id of radioButtons) {
			const [now] = drawn.get(id) ?? [];
			const [on, off] = states.get(id) ?? [];
			if (now !== undefined && now === on && on !== off) chosen.add(id);
		}
	}
	page.cleanup();
	return { glyphs, chosen };
}

/** Maximum operators of a button. */
const MAX_OPERATORS = 200;

/** The drawing of each annotation as comparable texts: one, or the on and off states of a button. */
function describeDrawings({ fnArray, argsArray }: OperatorList): Map<string, string[]> {
	const drawings = new Map<string, string[]>();
	let drawing: { id: string; steps: string[] } | undefined;
	for (const [i, operator] of fnArray.entries()) {
		if (operator === OPS.beginAnnotation) {
			drawing = { id: (argsArray[i] as [string])[0], steps: [] };
		} else if (operator === OPS.endAnnotation && drawing) {
			const { id, steps } = drawing;
			drawings.set(id, [...(drawings.get(id) ?? []), steps.join(' ')]);
			drawing = undefined;
		} else if (drawing && drawing.steps.length < MAX_OPERATORS) {
			drawing.steps.push(`${operator}${JSON.stringify(argsArray[i])}`);
		}
	}
	return drawings;
}
