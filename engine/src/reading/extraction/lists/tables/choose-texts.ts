import type { Lemma } from '../../lexicon/words.ts';
import type { Field } from '../../request/read-fields.ts';
import type { Column } from './header.ts';
import type { Row } from './read-rows.ts';
import { mainConcept } from '../../request/read-fields.ts';
import { readTokens } from '../../lexicon/read-words.ts';
import { isNumeric } from './judge-lines.ts';

/** Share of rows in which a description must contain letters. */
const MIN_SHARE = 0.6;
const MIN_LETTERS = 4;

/** Chooses another column for descriptions if the head leads to a column of numbers. */
export function chooseTexts(
	columns: readonly Column[],
	rows: readonly Row[],
	fields: readonly Field[],
): Column[] {
	const wanted = fields.find((field) => mainConcept(field) === 'itemDescription');
	const at = columns.findIndex(({ field }) => field !== null && field === wanted);
	if (!wanted || rows.length === 0 || (at >= 0 && measure(rows, at).share >= MIN_SHARE))
		return [...columns];
	const numbers = columns.findIndex(({ field }) => isNumeric(field));
	const [best] = columns
		.map((column, i) => ({ column, i, ...measure(rows, i) }))
		.filter(({ column, share, letters }) => {
			const isFree = column.field === null;
			return isFree && share >= MIN_SHARE && letters >= MIN_LETTERS;
		})
		// Descriptions are left of their numbers; to the right may be another table.
		.sort(
			(one, other) =>
				Number(other.i < numbers) - Number(one.i < numbers) || other.letters - one.letters,
		);
	if (!best) return [...columns];
	return columns.map((column, i) => {
		if (i === best.i) return { ...column, field: wanted };
		return i === at ? { ...column, field: null } : column;
	});
}

/** The share of rows with words in a column, and their mean length. */
function measure(rows: readonly Row[], column: number): { share: number; letters: number } {
	const counts = rows.map((row) => {
		const words = (row.cells[column]?.lines[0]?.text ?? '').split(' ');
		return (
			words
				.filter((word) => !/\d/.test(word))
				.join('')
				.match(/\p{L}/gu) ?? []
		).length;
	});
	return {
		share: counts.filter((count) => count >= 2).length / Math.max(1, rows.length),
		letters: counts.reduce((sum, count) => sum + count, 0) / Math.max(1, rows.length),
	};
}

const CODE = /^(?=.{2,24}$)(?=\D*\d)[\p{L}\d._/-]+$/u;
/** Heads that may have article numbers below them. */
const HEADS = new Set<Lemma>(['description', 'product', 'reference', 'number', 'code', 'id']);

/** Treats "Article" as article numbers if another column has the names. */
export function chooseCodes(
	columns: readonly Column[],
	rows: readonly Row[],
	fields: readonly Field[],
): Column[] {
	const wanted = fields.find((field) => mainConcept(field) === 'productNumber');
	if (!wanted || columns.some(({ field }) => field === wanted)) return [...columns];
	const at = columns.findIndex(({ text, field }, i) => {
		const isHead = readTokens(text).some(({ lemmas }) => lemmas.some((one) => HEADS.has(one)));
		const codes = rows.filter(({ cells }) => CODE.test(cells[i]?.lines[0]?.text ?? ''));
		return field === null && isHead && codes.length >= MIN_SHARE * rows.length;
	});
	return columns.map((column, i) => (i === at ? { ...column, field: wanted } : column));
}
