import type { Document } from '../../document.ts';
import { isName } from '../../lexicon/kinds.ts';
import { shareOut } from '../../models/share-out.ts';
import type { Field } from '../../request/read-fields.ts';
import { toProposal } from '../../source.ts';
import type { Source } from '../../source.ts';
import { chooseParties } from '../parties/choose-parties.ts';
import { isReceivers } from '../parties/find-address-blocks.ts';
import { describeSender } from './describe-sender.ts';
import { findSenders } from './find-senders.ts';
import type { Sender } from './find-senders.ts';
import { compactName } from './read-name.ts';
import { maxOf } from '../../../model/extremes.ts';

const MIN_SHARE = 0.2;

/** Who sent a document, as its first lines, its addresses and its foot name him. */
export const sender: Source = {
	name: 'sender',
	wants: isSenderName,
	propose: (document, fields) =>
		fields.flatMap((field) => {
			const best = chooseSender(document, field);
			if (!best) return [];
			const { name, segment, box } = best.sender;
			const { share: confidence } = best;
			return [toProposal(field, name, { page: segment.page, box, raw: name, confidence })];
		}),
	examples: ({ document, field, isRight }) => [
		{
			model: 'sender',
			kind: kindOfSender(field),
			candidates: listNamed(document, field).map((one) => ({
				features: describeSender(document, one),
				isRight: isRight(one.name),
			})),
		},
	],
};

function isSenderName({ kind, party }: Field): boolean {
	return kind === 'merchant' || (party === 'seller' && isName(kind));
}

/** Shops are called as their sign says, sellers as their register does. */
function kindOfSender(field: Field): 'shop' | 'company' {
	const asShop = field.concepts.get('merchantName') ?? 0;
	const isShop = field.party !== 'seller' || asShop >= maxOf(field.concepts.values());
	return isShop ? 'shop' : 'company';
}

/** Those with a name; a seller is nobody whom a label calls the buyer, nor whose address is another's. */
function listNamed(document: Document, { party }: Field): Sender[] {
	const named = document.fact(findSenders).filter(({ name }) => name !== '');
	if (party !== 'seller') return named;
	const others = new Set(
		[...document.fact(chooseParties)].flatMap(([whose, { block }]) =>
			whose === 'seller' ? [] : block.segments,
		),
	);
	return named.filter(
		({ segment, before }) => !others.has(segment) && !isReceivers(document, segment, before),
	);
}

/** The likeliest name, by all the places where it stands. */
function chooseSender(
	document: Document,
	field: Field,
): { sender: Sender; share: number } | undefined {
	const named = listNamed(document, field);
	const weigh = document.models.sender(kindOfSender(field));
	const shares = shareOut(named.map((one) => weigh(describeSender(document, one))));
	const byName = new Map<string, { sender: Sender; share: number; most: number }>();
	for (const [i, one] of named.entries()) {
		const share = shares[i] ?? 0;
		const key = compactName(one.name);
		const known = byName.get(key);
		const isFirst = !known || share > known.most;
		byName.set(key, {
			sender: isFirst ? one : known.sender,
			share: share + (known?.share ?? 0),
			most: isFirst ? share : known.most,
		});
	}
	const [best] = [...byName.values()].sort((one, other) => other.share - one.share);
	return best && best.share >= MIN_SHARE ? best : undefined;
}
