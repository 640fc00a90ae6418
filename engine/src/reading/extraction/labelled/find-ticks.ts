import type { TickBox } from '../../../model/document.ts';
import type { PageLayout } from '../../../model/layout.ts';

const OPEN_BOX = /^(?:[☐□▢❏]|\[_?\]|\(_?\))$/u;
const TICKED_BOX = /^(?:[☑☒■▣✓✔✗✘]|\[[xX✓]\]|\([xX]\))$/u;
const BOX_MAX_LETTERS = 3;

/** The tick boxes of a page, drawn or printed as characters. */
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
