import type { TickBox } from '../../../model/document.ts';
import type { PageLayout } from '../../../model/layout.ts';

const OPEN_BOX = /^(?:[☐□▢❏]|\[_?\]|\(_?\))$/u;
const TICKED_BOX = /^(?:[☑☒■▣✓✔✗✘]|\[[xX✓]\]|\([xX]\))$/u;
const BOX_MAX_LETTERS = 3;

/** The boxes to tick of a page: those that are drawn, and those that are printed as letters. */
export function findTicks(page: PageLayout): TickBox[] {
	return [...page.tickBoxes, ...findTickGlyphs(page)];
}

function findTickGlyphs(page: PageLayout): TickBox[] {
	return page.lines
		.flatMap((line) => line.segments.flatMap(({ words }) => words))
		.filter(
			({ text }) =>
				text.length <= BOX_MAX_LETTERS && (OPEN_BOX.test(text) || TICKED_BOX.test(text)),
		)
		.map(({ text, box }) => ({ box, isTicked: TICKED_BOX.test(text) }));
}
