import type { Document } from '../../document.ts';
import { isName } from '../../lexicon/kinds.ts';
import { PRIORS } from '../../models/priors.ts';
import { softmaxWithNone } from '../../evidence/probability.ts';
import type { Field } from '../../request/read-fields.ts';
import { hasLegalForm } from '../../values/names.ts';
import { toProposal } from '../../source.ts';
import type { Source } from '../../source.ts';
import { chooseParties } from '../parties/choose-parties.ts';
import { isReceivers } from '../parties/find-address-blocks.ts';
import { weighEvidence } from '../parties/weigh-evidence.ts';
import { describeSender } from './describe-sender.ts';
import { findSenders } from './find-senders.ts';
import type { Sender } from './find-senders.ts';
import { compactName } from './read-name.ts';
import { maxOf } from '../../../../model/extremes.ts';

const MIN_SHARE = 0.2;
/** Minimum evidence, in log odds, to take the name of an address for the seller's. */
const TOLD = 1.5;

/** Finds the sender in the first lines, the addresses and the footer. */
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

/** A field for a shop wants the trade name, a field for a seller the registered name. */
function kindOfSender(field: Field): 'shop' | 'company' {
	const asShop = field.concepts.get('merchantName') ?? 0;
	const isShop = field.party !== 'seller' || asShop >= maxOf(field.concepts.values());
	return isShop ? 'shop' : 'company';
}

/** Candidates with a name. For a seller, labelled buyers and other parties' addresses are excluded. */
function listNamed(document: Document, { party }: Field): Sender[] {
	const named = document.fact(findSenders).filter(({ name }) => name !== '');
	if (party !== 'seller') return named;
	const others = new Set(
		[...document.fact(chooseParties)].flatMap(([whose, { block }]) =>
			whose === 'seller' ? [] : block.segments,
		),
	);
	const buyer = compactName(document.fact(chooseParties).get('buyer')?.block.name?.text ?? '');
	return named.filter(
		({ name, segment, before }) =>
			!others.has(segment) &&
			compactName(name) !== buyer &&
			!isReceivers(document, segment, before),
	);
}

/** Evidence for the seller's address also supports its name elsewhere. */
function weighSeller(document: Document): (sender: Sender) => number {
	const { block } = document.fact(chooseParties).get('seller') ?? {};
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

/** The name above the seller's address, if more than the position supports it. */
function nameSeller(
	document: Document,
	named: readonly Sender[],
): { sender: Sender; share: number } | undefined {
	const { block, score = 0 } = document.fact(chooseParties).get('seller') ?? {};
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
	const weighAddress = field.party === 'seller' ? weighSeller(document) : () => 0;
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
	const ofAddress = field.party === 'seller' ? nameSeller(document, named) : undefined;
	const best = ofAddress && ofAddress.share > (likeliest?.share ?? 0) ? ofAddress : likeliest;
	return best && best.share >= MIN_SHARE ? best : undefined;
}
