import type { PageLayout, Segment } from '../../model/layout.ts';
import type { Document } from '../document.ts';
import { lineOf, segmentsAbove, segmentsBelow } from '../document.ts';
import type { Party } from '../fields/read-needs.ts';
import { fold, readTokens } from '../lexicon/read-words.ts';
import { findPlace } from '../values/find-places.ts';
import type { ChosenParty } from './choose-parties.ts';
import { partyOfLabel } from './find-address-blocks.ts';

/** Whose something is, and how sure that is. */
export type Owner = { party: Party; sureness: number };

/** Lines below an address that may still speak of the same party. */
const LINES_DOWN = 8;
const LINES_UP = 3;
/** Such lines stand close, in letter heights. */
const LEADING = 2.6;
const FOOTER = 0.82;
/** Said to the one who is addressed. */
export const YOURS = /(?<!\p{L})(?:your|votre|vos|ihre?|su|vostr[ao]|voss[ao]|uw)(?!\p{L})/iu;
const OURS =
	/(?<!\p{L})(?:our|notre|nos|unsere?|nuestr[ao]|nostr[ao]|noss[ao]|ons|onze)(?!\p{L})/iu;

/** Tells whose the e-mail address, telephone or tax number in a segment is. */
export function createOwners(
	document: Document,
	parties: ReadonlyMap<Party, ChosenParty>,
): (segment: Segment, start: number, value: string) => Owner | null {
	const grounds = new Map<Segment, Party>();
	for (const [party, { block }] of parties) {
		for (const segment of [...block.segments, ...findGround(document, block.page, block.segments)])
			if (!grounds.has(segment)) grounds.set(segment, party);
	}
	return (segment, start, value) => {
		const said = partyInLabels(document, segment, start);
		if (said) return { party: said, sureness: 0.95 };
		const ground = grounds.get(segment);
		if (ground) return { party: ground, sureness: 0.92 };
		const named = partyOfDomain(value, parties);
		if (named) return { party: named, sureness: 0.9 };
		if (isLetterhead(document, segment, parties)) return { party: 'seller', sureness: 0.85 };
		return null;
	};
}

/** The lines right above and below an address that are not somebody else's. */
function findGround(document: Document, page: PageLayout, own: readonly Segment[]): Segment[] {
	const [top, bottom] = [own.toSorted(byLine)[0], own.toSorted(byLine).at(-1)];
	if (!top || !bottom) return [];
	const box = {
		x0: Math.min(...own.map((one) => one.box.x0)),
		x1: Math.max(...own.map((one) => one.box.x1)),
	};
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

/** "Customer VAT", "Ihre USt-IdNr.", "Our VAT number": whose it is by what is said before it. */
function partyInLabels(document: Document, segment: Segment, start: number): Party | null {
	const segments = lineOf(document, segment)?.segments ?? [];
	const left = segments[segments.indexOf(segment) - 1]?.text ?? '';
	for (const text of [segment.text.slice(Math.max(0, start - 40), start), left]) {
		if (text === '' || text.length > 60) continue;
		const lemmas = readTokens(text).flatMap((token) => token.lemmas);
		const isBuyers = lemmas.includes('buyer') || YOURS.test(text);
		const isSellers = lemmas.includes('seller') || OURS.test(text);
		if (isBuyers !== isSellers) return isBuyers ? 'buyer' : 'seller';
		if (/\p{L}{2}/u.test(text)) return null;
	}
	return null;
}

const LEAST_NAME = 4;

/** accounts@birchwood.example is Birchwood Interiors'. */
function partyOfDomain(value: string, parties: ReadonlyMap<Party, ChosenParty>): Party | null {
	const host = fold(value).replace(/^.*@|^https?:\/\/|^www\./g, '');
	const domain = (host.split('.').at(-2) ?? '').replace(/[^a-z0-9]/g, '');
	if (domain.length < LEAST_NAME || !/[@.]/.test(value)) return null;
	for (const [party, { block }] of parties) {
		const words = readTokens(block.name?.text ?? '').map(({ text }) => text);
		const isNamed =
			words.join('').startsWith(domain) ||
			words.some((word) => word.length >= LEAST_NAME && domain.startsWith(word));
		if (isNamed) return party;
	}
	return null;
}

/** Letterhead and foot are the sender's. */
function isLetterhead(
	document: Document,
	segment: Segment,
	parties: ReadonlyMap<Party, ChosenParty>,
): boolean {
	const page = document.pages.find(({ index }) => index === segment.page);
	if (!page) return false;
	if (segment.box.y0 > FOOTER * page.height) return true;
	const others = [...parties].flatMap(([party, { block }]) =>
		party !== 'seller' && block.page === page ? [block.box.y0] : [],
	);
	return page.index === 0 && segment.box.y1 < Math.min(0.25 * page.height, ...others);
}
