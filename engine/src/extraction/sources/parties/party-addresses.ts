import { PRIORS } from '../../models/priors.ts';
import type { Field } from '../../request/read-fields.ts';
import { toProposal } from '../../source.ts';
import type { Source } from '../../source.ts';
import { findCountry } from '../../values/countries.ts';
import { chooseParties } from './choose-parties.ts';
import { describeBlock } from './describe-block.ts';
import { findAddressBlocks } from './find-address-blocks.ts';
import type { AddressBlock, Piece } from './find-address-blocks.ts';
import { isName } from '../../lexicon/kinds.ts';

/** Names and addresses of seller, buyer and where goods go. */
export const partyAddresses: Source = {
	name: 'party addresses',
	wants: ({ party }) => party !== null,
	propose: (document, fields) =>
		fields.flatMap((field) => {
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
		// A postcode and its town tell an address from all others.
		const isKey = field.path.length > 1 && field.kind === 'postcode';
		if (!isKey || (party !== 'seller' && party !== 'buyer')) return [];
		const isCity = judgeOther((other) => other.party === party && other.kind === 'city');
		const candidates = document.fact(findAddressBlocks).map((block, i) => ({
			features: describeBlock(document, block, party, i),
			isRight: isRight(block.place.postcode) && (!isCity || isCity(block.place.city)),
		}));
		return [{ model: party, kind: party, candidates }];
	},
};

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

/** An address as one writes it on a line: from the street on, without the name. */
export function addressOf({ street, extra, place, country }: AddressBlock): string {
	const between = extra.filter(({ box }) => street && box.y0 > street.box.y0);
	const parts = [street, ...between, place, country].map((piece) =>
		piece?.text.replace(/[\s,;]+$/, ''),
	);
	return [...new Set(parts.filter((part) => part))].join(', ');
}
