import type { Found } from '../../model/extraction.ts';
import type { Document } from '../document.ts';
import type { Need } from '../fields/read-needs.ts';
import { compareLabel } from '../labels/read-label.ts';
import { findSums } from './read-priced-lines.ts';
import { mainConcept } from '../fields/read-needs.ts';
import { ITEMS_ADD_UP } from '../check-lines.ts';

const LEAST_OWN = 0.5;
const CONFIDENCE = 0.94;

/** The total of a till: the amount that its articles add up to, where its label says so, too. */
export function fillFromSums(
	document: Document,
	needs: readonly Need[],
): Map<Need, { value: number; detail: Found }> {
	const filled = new Map<Need, { value: number; detail: Found }>();
	const wanted = needs.filter((need) => mainConcept(need) === 'grossTotal');
	const sums = wanted.length > 0 ? findSums(document) : [];
	for (const need of wanted) {
		for (const { label, value, raw, box, page } of sums) {
			const { own, rival } = compareLabel(need, document.readLabel(label, 'end'));
			if (own < LEAST_OWN || own < rival) continue;
			const detail = { confidence: CONFIDENCE, page: page + 1, box, raw, checks: [ITEMS_ADD_UP] };
			filled.set(need, { value, detail });
			break;
		}
	}
	return filled;
}
