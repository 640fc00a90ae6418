import type { Document } from '../document.ts';
import type { Need, Party } from '../fields/read-needs.ts';
import type { ChosenParty } from '../parties/choose-parties.ts';
import type { HeadValue } from './fill-from-head.ts';
import { findIssuers } from './find-issuers.ts';
import { isName } from '../kinds.ts';

/** How often a name is right for which so much speaks. */
const CONFIDENCE: readonly number[] = [0, 0, 0.55, 0.65, 0.8, 0.96];

/** The company that sent a document, by its legal form and by what stands around it. */
export function fillIssuers(
	document: Document,
	parties: ReadonlyMap<Party, ChosenParty>,
	needs: readonly Need[],
): Map<Need, HeadValue> {
	const filled = new Map<Need, HeadValue>();
	const wanted = needs.filter(({ party, kind }) => party === 'seller' && isName(kind));
	const [best] = wanted.length > 0 ? findIssuers(document, parties) : [];
	const confidence = CONFIDENCE[Math.min(best?.score ?? 0, CONFIDENCE.length - 1)] ?? 0;
	if (!best || confidence === 0) return filled;
	const { name, segment, box } = best;
	for (const need of wanted) {
		const detail = { confidence, page: segment.page + 1, box, raw: name, checks: [] };
		filled.set(need, { value: name, detail });
	}
	return filled;
}
