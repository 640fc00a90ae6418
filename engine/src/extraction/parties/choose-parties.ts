import type { Document } from '../document.ts';
import { PARTIES } from '../fields/read-needs.ts';
import type { Party } from '../fields/read-needs.ts';
import { fold } from '../lexicon/read-words.ts';
import { describeBlock, PARTY_FEATURES } from './describe-block.ts';
import { findAddressBlocks, partyOfLabel } from './find-address-blocks.ts';
import type { AddressBlock } from './find-address-blocks.ts';
import { shareOut, weigh } from '../scoring/score.ts';

/** Better an address that is doubtful than none: log odds. */
const LEAST_WEIGHT = -1.5;

export type ChosenParty = { block: AddressBlock; score: number };

/** One address for each party; two parties never share one. */
export function chooseParties(document: Document): Map<Party, ChosenParty> {
	const blocks = findAddressBlocks(document);
	const all = PARTIES.flatMap((party) => {
		const weights = blocks.map((block, i) =>
			party === 'shipTo'
				? weighGoods(block)
				: weigh(describeBlock(document, block, party, i), party, PARTY_FEATURES),
		);
		const shares = shareOut(weights);
		return blocks.map((block, i) => ({
			party,
			block,
			score: shares[i] ?? 0,
			weight: weights[i] ?? 0,
		}));
	}).sort((x, y) => y.weight - x.weight);
	const chosen = new Map<Party, ChosenParty>();
	const taken = new Set<string>();
	for (const { party, block, score, weight } of all) {
		const key = fold(block.name?.text ?? '') + block.place.postcode;
		if (chosen.has(party) || taken.has(key) || weight < LEAST_WEIGHT) continue;
		chosen.set(party, { block, score });
		if (party !== 'shipTo') taken.add(key);
	}
	return chosen;
}

/** Where goods go is only known where it is written. */
function weighGoods(block: AddressBlock): number {
	return block.labels.some((label) => partyOfLabel(label) === 'shipTo') ? 3 : -9;
}
