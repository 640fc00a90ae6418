import type { Found } from '../../model/extraction.ts';
import type { Need, Party } from '../fields/read-needs.ts';
import { findCountry } from '../values/countries.ts';
import type { ChosenParty } from './choose-parties.ts';
import type { AddressBlock, Piece } from './find-address-blocks.ts';
import { isName } from '../kinds.ts';

export type PartyValue = { value: string; detail: Found };

/** The most that an address is worth which nothing but its place says whose it is. */
const UNLABELLED = 0.95;

/** Names and addresses of the parties, for the fields that ask for them. */
export function fillParties(
	parties: ReadonlyMap<Party, ChosenParty>,
	needs: readonly Need[],
): Map<Need, PartyValue> {
	const filled = new Map<Need, PartyValue>();
	for (const need of needs) {
		const party = need.party ? parties.get(need.party) : undefined;
		const piece = party && pieceFor(need, party.block);
		if (!party || !piece || piece.text === '') continue;
		filled.set(need, {
			value: piece.text,
			detail: {
				confidence: Math.min(party.score, party.block.labels.length > 0 ? 1 : UNLABELLED),
				page: party.block.page.index + 1,
				...{ box: piece.box, raw: piece.text, checks: [] },
			},
		});
	}
	return filled;
}

function pieceFor({ kind }: Need, block: AddressBlock): Piece | null {
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
