import { isProduct, PRODUCT_TOLERANCE } from '../../evidence/amounts.ts';
import type { ConceptName } from '../../lexicon/concepts.ts';
import { PRIORS } from '../../models/priors.ts';
import { mainConcept } from '../../request/read-fields.ts';
import type { ItemValue } from './item-value.ts';

const FACTORS = new Set<ConceptName | undefined>(['quantity', 'unitPrice', 'lineTotal']);

/** Whether quantity × price is the amount of a row; undefined if one of them is missing. */
export function isProductRow(row: readonly ItemValue[]): boolean | undefined {
	const of = (concept: ConceptName) => row.find(({ field }) => field.concepts.has(concept))?.value;
	const [quantity, price, total] = [of('quantity'), of('unitPrice'), of('lineTotal')];
	if (typeof quantity !== 'number' || typeof price !== 'number' || typeof total !== 'number')
		return undefined;
	return isProduct([quantity, price, total], PRODUCT_TOLERANCE.row);
}

/** The confidence of each value of a row: from the table, the OCR of its words, and whether the numbers multiply. */
export function judgeCells(row: readonly ItemValue[], confidence: number): ItemValue[] {
	const { doubtInProducts, trustInOthers, trustInGuesses } = PRIORS.tables;
	const multiplies = isProductRow(row);
	return row.map((item) => {
		const isFactor = multiplies !== undefined && FACTORS.has(mainConcept(item.field));
		const told = multiplies ? 1 - doubtInProducts * (1 - confidence) : trustInOthers * confidence;
		const trust = (item.legibility ?? 1) * (item.isGuess ? trustInGuesses : 1);
		return { ...item, confidence: (isFactor ? told : confidence) * trust };
	});
}
