import type { Need } from '../fields/read-needs.ts';
import type { Column } from './find-header.ts';
import type { Row } from './read-rows.ts';
import { mainConcept } from '../fields/read-needs.ts';

/** Of how many rows the texts must hold letters to be what things are called. */
const LEAST_SHARE = 0.6;
const LEAST_LETTERS = 4;

/** What things are called has letters: where the head leads to a column of numbers, another one is meant. */
export function chooseTexts(
	columns: readonly Column[],
	rows: readonly Row[],
	needs: readonly Need[],
): Column[] {
	const wanted = needs.find((need) => mainConcept(need) === 'itemDescription');
	const at = columns.findIndex(({ need }) => need !== null && need === wanted);
	if (!wanted || rows.length === 0 || (at >= 0 && measure(rows, at).share >= LEAST_SHARE))
		return [...columns];
	const [best] = columns
		.map((column, i) => ({ column, i, ...measure(rows, i) }))
		.filter(({ column, share, letters }) => {
			const isFree = column.need === null;
			return isFree && share >= LEAST_SHARE && letters >= LEAST_LETTERS;
		})
		.sort((one, other) => other.letters - one.letters);
	if (!best) return [...columns];
	return columns.map((column, i) => {
		if (i === best.i) return { ...column, need: wanted };
		return i === at ? { ...column, need: null } : column;
	});
}

/** In how many rows a column holds words, and how many letters they have on average. */
function measure(rows: readonly Row[], column: number): { share: number; letters: number } {
	const counts = rows.map((row) => {
		const [first] = row.cells[column]?.lines ?? [];
		return (first?.text.match(/\p{L}/gu) ?? []).length;
	});
	return {
		share: counts.filter((count) => count >= 2).length / rows.length,
		letters: counts.reduce((sum, count) => sum + count, 0) / rows.length,
	};
}
