import type { Document } from '../../document.ts';
import { PARTIES } from '../../request/read-fields.ts';
import type { Party } from '../../request/read-fields.ts';
import { SILENT_WORDS } from '../../lexicon/languages.ts';
import { fold } from '../../lexicon/read-words.ts';
import { describeSender } from '../sender/describe-sender.ts';
import { findSenders } from '../sender/find-senders.ts';
import { describeBuyer } from './describe-buyer.ts';
import { findAddressBlocks, partyOfLabel } from '../addresses/find-address-blocks.ts';
import type { AddressBlock } from '../addresses/find-address-blocks.ts';
import { senderParty } from './sender-party.ts';
import { weighEvidence } from './weigh-evidence.ts';
import { softmaxWithNone } from '../../evidence/probability.ts';

/** Minimum log odds of an address; a doubtful one is better than none. */
const MIN_WEIGHT = -1.5;
const NEVER = -9;
/** The weight of an address whose label names the party. */
const LABELLED = 6;

export type ChosenParty = { block: AddressBlock; score: number };

type Weighed = { block: AddressBlock; score: number; weight: number };

/** Chooses one address per party. Seller and buyer are chosen together and never share one. */
export function chooseParties(document: Document): Map<Party, ChosenParty> {
	const blocks = document.fact(findAddressBlocks);
	const weighed = new Map(
		PARTIES.map((party) => [party, weighBlocks(document, blocks, party)] as const),
	);
	const chosen = new Map<Party, ChosenParty>();
	const [seller, buyer] = choosePair(weighed.get('seller') ?? [], weighed.get('buyer') ?? []);
	if (seller) chosen.set('seller', seller);
	if (buyer) chosen.set('buyer', buyer);
	const [shipTo] = (weighed.get('shipTo') ?? []).toSorted((x, y) => y.weight - x.weight);
	if (shipTo && shipTo.weight >= MIN_WEIGHT) chosen.set('shipTo', shipTo);
	return chosen;
}

function weighBlocks(document: Document, blocks: readonly AddressBlock[], party: Party): Weighed[] {
	const sender = document.fact(senderParty);
	const weights = blocks.map((block, i) => {
		if (party === 'shipTo') return weighGoods(block);
		// On an order, labels name the parties and the models judge sender and recipient.
		const said = sender === 'buyer' ? saidParty(block) : null;
		if (said) return said === party ? LABELLED : NEVER;
		return party === sender ? weighSender(document, block) : weighRecipient(document, blocks, i);
	});
	const shares = softmaxWithNone(weights);
	return blocks.map((block, i) => ({
		block,
		score: shares[i] ?? 0,
		weight: weights[i] ?? 0,
	}));
}

/** The evidence for an address as the recipient's. */
function weighRecipient(document: Document, blocks: readonly AddressBlock[], at: number): number {
	const block = blocks[at];
	if (!block) return NEVER;
	const evidence = document.fact(weighEvidence);
	const isOnlyOther = isLeftOver(block, blocks, evidence);
	const weight = document.models.buyer(describeBuyer(document, block, at));
	return weight - evidence(block) + (isOnlyOther ? LEFT_OVER : 0);
}

/** Evidence from which an address is the sender's, and what that adds for the only other address, in log odds. */
const [SURE_SENDER, LEFT_OVER] = [3, 3];

/**
 * Whether all other addresses are the sender's, so that this one is the recipient's regardless of its position.
 */
function isLeftOver(
	block: AddressBlock,
	blocks: readonly AddressBlock[],
	evidence: (block: AddressBlock) => number,
): boolean {
	const others = blocks.filter((one) => !isSame(one, block));
	return (
		block.name !== null &&
		block.street !== null &&
		evidence(block) <= 0 &&
		others.length > 0 &&
		others.every((one) => evidence(one) >= SURE_SENDER)
	);
}

/** The evidence for an address as the sender's. */
function weighSender(document: Document, block: AddressBlock): number {
	if (isReceiver(block)) return NEVER;
	const found = document.fact(findSenders).find(({ address }) => address?.block === block);
	if (!found) return NEVER;
	const weight = document.models.sender('address')(describeSender(document, found));
	return weight + document.fact(weighEvidence)(block);
}

/** The party that a label of an address on an order names. "From" and "To" are its sender, the buyer, and the seller. */
function saidParty({ labels }: AddressBlock): Party | null {
	for (const label of labels) {
		const party = partyOfLabel(label);
		if (party)
			return label.tokens.every(({ text }) => SILENT_WORDS.has(text))
				? (OPPOSITE[party] ?? party)
				: party;
	}
	return null;
}

const OPPOSITE: Readonly<Partial<Record<Party, Party>>> = { seller: 'buyer', buyer: 'seller' };

type Pair = [Weighed | undefined, Weighed | undefined];

/**
 * Chooses seller and buyer together, by the highest joint evidence. An address that fits both goes to the party
 * with fewer alternatives. The confidence is the probability of the pair among all pairs.
 */
function choosePair(sellers: readonly Weighed[], buyers: readonly Weighed[]): Pair {
	const worth = (one: Weighed | undefined) => (one ? one.weight - MIN_WEIGHT : 0);
	const pairs: { pair: Pair; sum: number }[] = [];
	for (const seller of [undefined, ...sellers]) {
		for (const buyer of [undefined, ...buyers]) {
			if (!seller && !buyer) continue;
			if (seller && buyer && isSame(seller.block, buyer.block)) continue;
			pairs.push({ pair: [seller, buyer], sum: worth(seller) + worth(buyer) });
		}
	}
	const most = pairs.reduce((max, { sum }) => Math.max(max, sum), 0);
	const best = pairs.find(({ sum }) => sum === most)?.pair ?? [undefined, undefined];
	const shares = softmaxWithNone(pairs.map(({ sum }) => sum));
	/** Equal addresses in several places count as one. */
	const sureOf = (side: 0 | 1): Weighed | undefined => {
		const chosen = best[side];
		if (!chosen) return undefined;
		const score = pairs.reduce((sum, { pair }, i) => {
			const other = pair[side];
			return other && isSame(other.block, chosen.block) ? sum + (shares[i] ?? 0) : sum;
		}, 0);
		return { ...chosen, score };
	};
	return [sureOf(0), sureOf(1)];
}

function isSame(one: AddressBlock, other: AddressBlock): boolean {
	const key = ({ name, place }: AddressBlock) => fold(name?.text ?? '') + place.postcode;
	return key(one) === key(other);
}

/** The ship-to address is known only by its label. */
function weighGoods(block: AddressBlock): number {
	return block.labels.some((label) => partyOfLabel(label) === 'shipTo') ? 3 : NEVER;
}

/** Whether a label such as "Bill to" or "Deliver to" excludes an address as the sender's. */
function isReceiver({ labels }: AddressBlock): boolean {
	const parties = labels.map(partyOfLabel).filter((party) => party !== null);
	return parties.length > 0 && parties.every((party) => party !== 'seller');
}
