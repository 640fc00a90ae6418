import { PRIORS } from '../../models/priors.ts';
import { boxAround } from '../../../../model/geometry.ts';
import type { PageLayout, Segment } from '../../../../model/layout.ts';
import type { Document } from '../../document.ts';
import type { Candidate, Family, Surroundings } from '../../labelled/candidate.ts';
import { openCandidates } from '../../labelled/open-candidates.ts';
import { isName } from '../../lexicon/kinds.ts';
import type { Kind } from '../../lexicon/kinds.ts';
import { lineOf, segmentsAbove, segmentsBelow } from '../../document.ts';
import type { Field, Party } from '../../request/read-fields.ts';
import { fold, readTokens } from '../../lexicon/read-words.ts';
import { findPlace } from '../../values/find-places.ts';
import { chooseParties } from './choose-parties.ts';
import type { ChosenParty } from './choose-parties.ts';
import { isPhone } from '../../labelled/is-phone.ts';
import { isKnownLabel } from '../../labels/read-label.ts';
import { ownersBySheet } from './owners-by-sheet.ts';
import { senderParty } from './sender-party.ts';
import { SAYS_OURS, SAYS_YOURS } from './whose.ts';
import { partyOfLabel } from '../addresses/find-address-blocks.ts';
import { minOf } from '../../../../model/extremes.ts';
import { THRESHOLDS } from '../../models/thresholds.ts';

/** The party that owns a value, with the confidence. */
export type Owner = { party: Party; confidence: number };

/** Lines below an address that may concern the same party. */
const LINES_DOWN = 8;
const LINES_UP = 3;
/** Maximum distance of such lines, in letter heights. */
const LEADING = 2.6;
const FOOTER = 0.82;

/** Creates a function that finds the owner of an e-mail address, telephone number or tax number. */
function createOwners(document: Document): (candidate: Candidate) => Owner | null {
	const parties = document.fact(chooseParties);
	const sheets = document.fact(ownersBySheet);
	const grounds = new Map<Segment, Party>();
	for (const [party, { block }] of parties) {
		for (const segment of [...block.segments, ...findGround(document, block.page, block.segments)])
			if (!grounds.has(segment)) grounds.set(segment, party);
	}
	return (candidate) => {
		const { segment } = candidate;
		const value = String(candidate.value);
		const said = partyInLabels(document, candidate);
		if (said) return { party: said, confidence: PRIORS.partyContacts.label };
		const ground = grounds.get(segment) ?? sheets.get(segment);
		if (ground) return { party: ground, confidence: PRIORS.partyContacts.addressLines };
		const named = partyOfDomain(value, parties);
		if (named) return { party: named, confidence: PRIORS.partyContacts.domain };
		if (isLetterhead(document, segment, parties))
			return { party: document.fact(senderParty), confidence: PRIORS.partyContacts.letterhead };
		return null;
	};
}

/** The lines right above and below an address that belong to no other party. */
function findGround(document: Document, page: PageLayout, own: readonly Segment[]): Segment[] {
	const [top, bottom] = [own.toSorted(byLine)[0], own.toSorted(byLine).at(-1)];
	if (!top || !bottom) return [];
	const box = boxAround(own);
	return [
		...takeNear(document, bottom, segmentsBelow(page, bottom.line, box, LINES_DOWN), own),
		...takeNear(document, top, segmentsAbove(page, top.line, box, LINES_UP), own),
	];
}

function takeNear(
	document: Document,
	from: Segment,
	segments: Iterable<Segment>,
	own: readonly Segment[],
): Segment[] {
	const taken: Segment[] = [];
	let last = from;
	for (const segment of segments) {
		if (own.includes(segment)) continue;
		const gap = Math.max(segment.box.y0 - last.box.y1, last.box.y0 - segment.box.y1);
		const isAnothers =
			findPlace(segment.text) !== undefined ||
			partyOfLabel(document.readLabel(segment.text, 'start')) !== null;
		if (gap > LEADING * Math.max(1, segment.size, last.size) || isAnothers) break;
		taken.push(segment);
		last = segment;
	}
	return taken;
}

function byLine(one: Segment, other: Segment): number {
	return one.line - other.line;
}

/** The party by the label before or above a value: "Customer VAT", "Ihre USt-IdNr.", "Our VAT number". */
function partyInLabels(document: Document, { segment, raw, around }: Candidate): Party | null {
	const start = segment.text.indexOf(raw);
	const segments = lineOf(document, segment)?.segments ?? [];
	const left = segments[segments.indexOf(segment) - 1]?.text ?? '';
	const before = segment.text.slice(Math.max(0, start - 40), start);
	const above = around.above && isKnownLabel(around.above) ? around.above.text : '';
	for (const text of [before, left, above]) {
		if (text === '' || text.length > 60) continue;
		const lemmas = readTokens(text).flatMap((token) => token.lemmas);
		const isBuyers = lemmas.includes('buyer') || SAYS_YOURS.test(text);
		const isSellers = lemmas.includes('seller') || SAYS_OURS.test(text);
		if (isBuyers !== isSellers) return isBuyers ? 'buyer' : 'seller';
		// A cell of a table is not the label of the cell beside it.
		const isLabel = text !== left || (around.left !== null && isKnownLabel(around.left));
		if (isLabel && /\p{L}{2}/u.test(text)) return null;
	}
	return null;
}

const MIN_NAME = 4;

/** The party by its domain: accounts@birchwood.example belongs to Birchwood Interiors. */
function partyOfDomain(value: string, parties: ReadonlyMap<Party, ChosenParty>): Party | null {
	const host = fold(value).replace(/^.*@|^https?:\/\/|^www\./g, '');
	const domain = (host.split('.').at(-2) ?? '').replace(/[^a-z0-9]/g, '');
	if (domain.length < MIN_NAME || !/[@.]/.test(value)) return null;
	for (const [party, { block }] of parties) {
		const words = readTokens(block.name?.text ?? '').map(({ text }) => text);
		const isNamed =
			words.join('').startsWith(domain) ||
			words.some((word) => word.length >= MIN_NAME && domain.startsWith(word));
		if (isNamed) return party;
	}
	return null;
}

/** Whether a place is in the letterhead or footer, which belong to the sender. */
function isLetterhead(
	document: Document,
	segment: Segment,
	parties: ReadonlyMap<Party, ChosenParty>,
): boolean {
	const page = document.pages.find(({ index }) => index === segment.page);
	if (!page) return false;
	if (segment.box.y0 > FOOTER * page.height) return true;
	const sender = document.fact(senderParty);
	const others = [...parties].flatMap(([party, { block }]) =>
		party !== sender && block.page === page ? [block.box.y0] : [],
	);
	return page.index === 0 && segment.box.y1 < Math.min(0.25 * page.height, minOf(others));
}

type ContactFamily = Extract<Family, 'email' | 'phone' | 'url' | 'vat'>;
const CONTACTS: ReadonlySet<string> = new Set<ContactFamily>(['email', 'phone', 'url', 'vat']);

export function isContact(kind: Kind): kind is ContactFamily {
	return CONTACTS.has(kind);
}

/** An e-mail address, telephone number or tax number, and its owner if known. */
type Contact = { candidate: Candidate; owner: Owner | null };

export function findContacts(document: Document, kind: Kind): readonly Contact[] {
	return isContact(kind) ? document.fact(openContacts)(kind) : [];
}

function openContacts(document: Document): (family: ContactFamily) => readonly Contact[] {
	const known = new Map<ContactFamily, Contact[]>();
	return (family) => {
		let contacts = known.get(family);
		if (!contacts) known.set(family, (contacts = readContacts(document, family)));
		return contacts;
	};
}

function readContacts(document: Document, family: ContactFamily): Contact[] {
	const ownerOf = document.fact(createOwners);
	const open = document.fact(openCandidates);
	const found = open(family).filter((candidate) => family !== 'phone' || isPhone(candidate));
	const candidates = family === 'vat' ? [...found, ...findNational(open('id'), found)] : found;
	const contacts = candidates.map((candidate): Contact => {
		const owner = ownerOf(candidate);
		// Below the address of delivery stand the numbers of the buyer.
		const isGoods = family === 'vat' && owner?.party === 'shipTo';
		return { candidate, owner: isGoods ? null : owner };
	});
	// Senders print their own numbers; those of the recipient are additional.
	const values = new Set(candidates.map(({ value }) => value));
	if (values.size > 1 || contacts.some(({ owner }) => owner !== null))
		return family === 'vat' ? leaveToBuyer(document, contacts) : contacts;
	return contacts.map(({ candidate }) => ({
		candidate,
		owner: { party: document.fact(senderParty), confidence: PRIORS.partyContacts.onlyOne },
	}));
}

/** Of two tax numbers, of which one is the sender's, the other is the recipient's, even in a table of its own. */
function leaveToBuyer(document: Document, contacts: readonly Contact[]): Contact[] {
	const sender = document.fact(senderParty);
	const owned = new Map(
		contacts.flatMap(({ candidate, owner }) => (owner ? [[candidate.value, owner.party]] : [])),
	);
	const others = new Set(
		contacts.map(({ candidate }) => candidate.value).filter((value) => !owned.has(value)),
	);
	if (others.size !== 1 || ![...owned.values()].every((party) => party === sender))
		return [...contacts];
	const party = sender === 'seller' ? 'buyer' : 'seller';
	const owner = { party, confidence: PRIORS.partyContacts.onlyOne } as const;
	return contacts.map((one) => (others.has(one.candidate.value) ? { ...one, owner } : one));
}

/** Digits of a national tax number, at least. */
const MIN_DIGITS = 7;

/** Tax numbers without the prefix of a country, which only their labels tell: "NIP 399-112-02-64". */
function findNational(ids: readonly Candidate[], known: readonly Candidate[]): Candidate[] {
	const taken = new Set(known.map(({ segment }) => segment));
	return ids.filter(
		(one) =>
			!taken.has(one.segment) &&
			(one.raw.match(/\d/g) ?? []).length >= MIN_DIGITS &&
			!isOfPhone(one) &&
			isLabelledVat(one.around),
	);
}

/** Whether digits follow the country code of a telephone number: "+334 50446899". */
function isOfPhone({ segment, raw }: Candidate): boolean {
	return /\+\d{1,4}[\s(-]*$/u.test(segment.text.slice(0, Math.max(0, segment.text.indexOf(raw))));
}

function isLabelledVat({ same, left, above }: Surroundings): boolean {
	const label = same ?? left ?? above;
	return (
		label?.occurrences.some(
			({ concept, to, exactness }) =>
				concept === 'vatNumber' && to === label.tokens.length && exactness > 0.9,
		) ?? false
	);
}

function isInBlockOfOther(document: Document, party: Party, segment: Segment): boolean {
	const parties = document.fact(chooseParties);
	if (parties.get(party)?.block.segments.includes(segment)) return false;
	return [...parties].some(
		([other, { block, score }]) =>
			isOpposite(party, other) &&
			// Labels of addresses are compared with the field itself.
			block.labels.length === 0 &&
			score >= THRESHOLDS.sources.partyOfLines &&
			block.segments.includes(segment),
	);
}

/** Whether two parties exclude each other. The ship-to party may be the buyer. */
function isOpposite(one: Party, other: Party): boolean {
	return (one === 'seller') !== (other === 'seller');
}

/** Whether a candidate belongs to another party than the field, if its owner is known. */
export function belongsToOther(document: Document, field: Field, candidate: Candidate): boolean {
	const { party, kind } = field;
	if (party === null) return false;
	if ((document.fact(ownersBySheet).get(candidate.segment) ?? party) !== party) return true;
	if (isName(kind) && isInBlockOfOther(document, party, candidate.segment)) return true;
	const known = findContacts(document, kind).find(
		(one) => one.candidate.value === candidate.value && one.owner !== null,
	);
	return known !== undefined && known.owner?.party !== party;
}
