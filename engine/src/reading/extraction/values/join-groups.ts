/** Digits grouped by spaces. Outside of a cell, they may be several numbers. */
const GROUPED = /^\D{0,3}\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)/u;

/** Joins the groups of the number in a cell: "522 990 Ft" → "522990 Ft". */
export function joinGroups(text: string): string {
	return text.replace(GROUPED, (number) => number.replace(/(?<=\d)\s(?=\d)/gu, ''));
}
