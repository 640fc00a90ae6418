import type { Document } from '../document.ts';
import type { Party } from '../fields/read-needs.ts';
import { fold } from '../lexicon/read-words.ts';
import { describeBlock, PARTY_FEATURES } from './describe-block.ts';
import type { AddressBlock } from './find-address-blocks.ts';
import { PARTY_WEIGHTS } from './party-weights.ts';

export type ChosenParty = { block: AddressBlock; score: number };

/** One address for each party that the template asks for; two parties never share one. */
export function chooseParties(
	document: Document,
	blocks: readonly AddressBlock[],
	parties: readonly Party[],
): Map<Party, ChosenParty> {
	const all = (['seller', 'buyer', 'shipTo'] as const)
		.flatMap((party) =>
			blocks.map((block, i) => ({
				party,
				block,
				score: scoreBlock(describeBlock(document, block, party, i), party),
			})),
		)
		.sort((a, b) => b.score - a.score);
	const chosen = new Map<Party, ChosenParty>();
	const taken = new Set<string>();
	for (const { party, block, score } of all) {
		const key = fold(block.name?.text ?? '') + block.place.postcode;
		if (chosen.has(party) || taken.has(key) || score < 0.3) continue;
		chosen.set(party, { block, score });
		if (party !== 'shipTo') taken.add(key);
	}
	return new Map([...chosen].filter(([party]) => parties.includes(party)));
}

function scoreBlock(features: Float64Array, party: Party): number {
	const weights = PARTY_WEIGHTS[party];
	let sum = 0;
	for (const [i, feature] of PARTY_FEATURES.entries())
		sum += (features[i] ?? 0) * (weights[feature] ?? 0);
	return 1 / (1 + Math.exp(-sum));
}
