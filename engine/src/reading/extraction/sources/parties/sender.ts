import type { Document } from '../../document.ts';
import { PRIORS } from '../../models/priors.ts';
import { softmaxWithNone } from '../../evidence/probability.ts';
import { asksForPartyName } from '../../request/read-fields.ts';
import type { Field, Party } from '../../request/read-fields.ts';
import { hasLegalForm } from '../../values/names.ts';
import { toProposal } from '../../source.ts';
import type { Source } from '../../source.ts';
import { chooseParties } from './choose-parties.ts';
import { isReceivers } from '../addresses/find-address-blocks.ts';
import { ownersBySheet } from './owners-by-sheet.ts';
import { senderParty } from './sender-party.ts';
import { weighEvidence } from './weigh-evidence.ts';
import { describeSender } from '../sender/describe-sender.ts';
import { findSenders } from '../sender/find-senders.ts';
import { nameInFull } from './name-in-full.ts';
import type { Sender } from '../sender/find-senders.ts';
import { compactName } from '../sender/read-name.ts';
import { maxOf } from '../../../../model/extremes.ts';
import { THRESHOLDS } from '../../models/thresholds.ts';

/** Minimum evidence, in log odds, to take the name of an address for the seller's. */
const TOLD = 1.5;

/** Finds the sender in the first lines, the addresses and the footer. */
export const sender: Source = {
	name: 'sender',
	wants: isSenderName,
	propose: (document, fields) =>
		fields.flatMap((field) => {
			if (field.party !== null && field.party !== document.fact(senderParty)) return [];
			const best = chooseSender(document, field);
			if (!best) return [];
			const isRegistered = kindOfSender(field) === 'company';
			const { name, segment, box } = isRegistered
				? nameInFull(best.sender, listNamed(document, field), document)
				: best.sender;
			const { share: confidence } = best;
			return [toProposal(field, name, { page: segment.page, box, raw: name, confidence })];
		}),
	examples: ({ document, field, isRight }) => {
		if (field.party !== null && field.party !== document.fact(senderParty)) return [];
		const candidates = listNamed(document, field).map((one) => ({
			features: describeSender(document, one),
			isRight: isRight(one.name),
		}));
		return [{ model: 'sender', kind: kindOfSender(field), candidates }];
	},
};

function isSenderName(field: Field): boolean {
	const { kind, party } = field;
	return (
		kind === 'merchant' || ((party === 'seller' || party === 'buyer') && asksForPartyName(field))
	);
}

/** A field for a shop gets the trade name, a field for a seller the registered name. */
function kindOfSender(field: Field): 'shop' | 'company' {
	const asShop = field.concepts.get('merchantName') ?? 0;
	const isShop = field.party === null || asShop >= maxOf(field.concepts.values());
	return isShop ? 'shop' : 'company';
}

/** Candidates with a name. For a party, the addresses of others and names labelled as recipients are excluded. */
function listNamed(document: Document, { party }: Field): Sender[] {
	const sheets = document.fact(ownersBySheet);
	const named = document
		.fact(findSenders)
		.filter(({ name, segment }) => name !== '' && (sheets.get(segment) ?? party) === party);
	if (party === null) return named;
	const others = new Set(
		[...document.fact(chooseParties)].flatMap(([whose, { block }]) =>
			whose === party ? [] : block.segments,
		),
	);
	const recipient = party === 'seller' ? 'buyer' : 'seller';
	const other = compactName(document.fact(chooseParties).get(recipient)?.block.name?.text ?? '');
	return named.filter(
		({ name, segment, before }) =>
			!others.has(segment) &&
			compactName(name) !== other &&
			!isReceivers(document, segment, before),
	);
}

/** Evidence for the sender's address also supports its name elsewhere. */
function weighAddressOf(document: Document, party: Party): (sender: Sender) => number {
	const { block } = document.fact(chooseParties).get(party) ?? {};
	const text = block?.name?.text ?? '';
	const name = isNameLike(text) ? compactName(text) : '';
	const weight = block ? Math.max(0, document.fact(weighEvidence)(block)) : 0;
	return (sender) => (name !== '' && compactName(sender.name) === name ? weight : 0);
}

const MAX_NAME_WORDS = 8;

/** Whether a text above an address in the footer can be a name, not a label or a sentence. */
function isNameLike(name: string): boolean {
	const words = name.split(/\s+/);
	if (/[:：]/u.test(name) || words.length > MAX_NAME_WORDS) return false;
	if (hasLegalForm(name)) return true;
	const capitalised = words.filter((word) => /[\p{Lu}\d]/u.test(word)).length;
	return !/[.!?]$/.test(name) && 2 * capitalised >= words.length;
}

/** The name above the sender's address, if evidence other than its position supports it. */
function nameOfAddress(
	document: Document,
	party: Party,
	named: readonly Sender[],
): { sender: Sender; share: number } | undefined {
	const { block, score = 0 } = document.fact(chooseParties).get(party) ?? {};
	const found = named.find(({ address }) => address?.block === block);
	if (!block || !found || !isNameLike(found.name)) return undefined;
	if (document.fact(weighEvidence)(block) < TOLD) return undefined;
	return { sender: found, share: Math.min(score, PRIORS.sender.maxOfAddress) };
}

/** Chooses the likeliest name over all its occurrences. */
function chooseSender(
	document: Document,
	field: Field,
): { sender: Sender; share: number } | undefined {
	const named = listNamed(document, field);
	const weigh = document.models.sender(kindOfSender(field));
	const { party } = field;
	const weighAddress = party === null ? () => 0 : weighAddressOf(document, party);
	const shares = softmaxWithNone(
		named.map((one) => weigh(describeSender(document, one)) + weighAddress(one)),
	);
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
	const [likeliest] = [...byName.values()].sort((one, other) => other.share - one.share);
	const ofAddress = party === null ? undefined : nameOfAddress(document, party, named);
	const best = ofAddress && ofAddress.share > (likeliest?.share ?? 0) ? ofAddress : likeliest;
	return best && best.share >= THRESHOLDS.sources.senderName ? best : undefined;
}
