import { markup } from './html.ts';
import type { Markup } from './html.ts';

/**
 * A letter whose footer stands at the foot of each page. The footer group of the table keeps its room free on every
 * page; the fixed element prints in it. Margins of `@page` are outside of both.
 */
export function withFooter(content: Markup, footer: Markup, height: number): Markup {
	return markup`<div style="display:table;width:100%"><div style="display:table-footer-group;break-inside:avoid"><div style="height:${height}mm"></div></div><div style="display:table-row-group"><div style="display:table-row"><div style="display:table-cell">${content}</div></div></div></div>
		<footer style="position:fixed;bottom:0;left:0;right:0">${footer}</footer>`;
}
