import { PRIORS } from '../../models/priors.ts';
import { asksForPartyName } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import { toProposal } from '../../source.ts';
import type { Source } from '../../source.ts';
import { findCountry } from '../../values/countries.ts';
import { chooseParties } from './choose-parties.ts';
import { describeSender } from '../sender/describe-sender.ts';
import { findSenders } from '../sender/find-senders.ts';
import { senderParty } from './sender-party.ts';
import { describeBuyer } from './describe-buyer.ts';
import { findAddressBlocks } from '../addresses/find-address-blocks.ts';
import type { AddressBlock, Piece } from '../addresses/find-address-blocks.ts';
import { isName } from '../../lexicon/kinds.ts';

/** Finds names and addresses of seller, buyer and ship-to. */
export const partyAddresses: Source = {
	name: 'party addresses',
	wants: (field) =>
		field.party !== null && !asksForName(field) && (!isName(field.kind) || asksForPartyName(field)),
	propose: (document, fields) =>
		fields.flatMap((field) => {
			// The sender source finds the name of a seller that sends the document.
			const isOfSender = field.party === 'seller' && document.fact(senderParty) === 'seller';
			if (isOfSender && isName(field.kind)) return [];
			const party = field.party && document.fact(chooseParties).get(field.party);
			const piece = party && pieceFor(field, party.block);
			if (!party || !piece || piece.text === '') return [];
			const { labels, page } = party.block;
			const confidence = Math.min(
				party.score,
				labels.length > 0 ? 1 : PRIORS.partyAddresses.maxUnlabelled,
			);
			const { text, box } = piece;
			return [toProposal(field, text, { page: page.index, box, raw: text, confidence })];
		}),
	examples: ({ document, field, isRight, judgeOther }) => {
		const { party } = field;
		// Postcode and town identify an address.
		const isKey = field.path.length > 1 && field.kind === 'postcode';
		if (!isKey || (party !== 'seller' && party !== 'buyer')) return [];
		const isCity = judgeOther((other) => other.party === party && other.kind === 'city');
		const isOwn = ({ place }: AddressBlock) =>
			isRight(place.postcode) && (!isCity || isCity(place.city));
		if (party === 'buyer') {
			const candidates = document.fact(findAddressBlocks).map((block, i) => ({
				features: describeBuyer(document, block, i),
				isRight: isOwn(block),
			}));
			return [{ model: 'buyer', kind: 'buyer', candidates }];
		}
		const candidates = document.fact(findSenders).flatMap((one) => {
			if (!one.address) return [];
			return [{ features: describeSender(document, one), isRight: isOwn(one.address.block) }];
		});
		return [{ model: 'sender', kind: 'address', candidates }];
	},
};

/** Whether a field asks for "name and address". */
export function asksForName({ kind, name }: Field): boolean {
	return kind === 'address' && name.some(({ lemmas }) => lemmas.includes('name'));
}

function pieceFor({ kind }: Field, block: AddressBlock): Piece | null {
	if (isName(kind)) return block.name;
	const { place } = block;
	switch (kind) {
		case 'street':
			return block.street;
		case 'postcode':
			return { ...place, text: place.postcode };
		case 'city':
			return { ...place, text: place.city };
		case 'country': {
			const code = block.country ? findCountry(block.country.text) : place.country;
			return block.country ?? (code ? { ...place, text: code } : null);
		}
		case 'address':
			return { ...place, text: addressOf(block), box: block.box };
		default:
			return null;
	}
}

/** An address on one line, from the street on, without the name. */
export function addressOf({ street, extra, place, country }: AddressBlock): string {
	const between = extra.filter(({ box }) => street && box.y0 > street.box.y0);
	const parts = [street, ...between, place, country].map((piece) =>
		piece?.text.replace(/(?<![\s,;])[\s,;]+$/, ''),
	);
	return [...new Set(parts.filter((part) => part))].join(', ');
}
