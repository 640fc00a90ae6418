import { anyOf } from '../../lexicon/any-of.ts';
import { CAPITAL_NOTES } from '../../lexicon/terms/companies.ts';
import { PHONE_MARKS } from '../../lexicon/terms/contacts.ts';
import { SALUTATIONS } from '../../lexicon/terms/people.ts';
import { kindOfConcept } from '../../lexicon/concepts.ts';
import type { ConceptName } from '../../lexicon/concepts.ts';
import type { Box } from '../../../../model/document.ts';
import { sharesWidth, textOf } from '../../../../model/geometry.ts';
import type { PageLayout, Segment } from '../../../../model/layout.ts';
import type { Document } from '../../document.ts';
import { pageOf, segmentsAbove, segmentsBelow } from '../../document.ts';
import type { Party } from '../../request/read-fields.ts';
import { isKnownLabel, shareOfPhrases } from '../../labels/read-label.ts';
import type { Label } from '../../labels/read-label.ts';
import { readLabelledPlace } from './read-labelled-place.ts';
import type { LabelledPlace } from './read-labelled-place.ts';
import { findDates } from '../../values/find-dates.ts';
import type { DateOrder } from '../../values/find-dates.ts';
import { findEmails, findPhones } from '../../values/find-formats.ts';
import { findPlace, isNamedStreet, isStreet } from '../../values/find-places.ts';
import type { PostalPlace } from '../../values/find-places.ts';
import { findCountry } from '../../values/countries.ts';
import { SILENT_WORDS } from '../../lexicon/languages.ts';
import { isSilent, readTokens } from '../../lexicon/read-words.ts';
import type { Token } from '../../lexicon/read-words.ts';
import { countNameParts, hasLegalForm } from '../../values/names.ts';

/** A piece of an address block: its text and place. */
export type Piece = { text: string; segment: Segment; box: Box };

/** A name and an address that are together on a page. */
export type AddressBlock = {
	page: PageLayout;
	name: Piece | null;
	/** Lines between the name and the street: departments, persons. */
	extra: Piece[];
	street: Piece | null;
	place: Piece & PostalPlace;
	country: Piece | null;
	/** Labels above or before it that may name its party. */
	labels: Label[];
	/** All on one line, like the sender's line above the recipient of a letter. */
	isOneLine: boolean;
	box: Box;
	segments: Segment[];
};

const MAX_BLOCKS = 40;
const LINES_UP = 9;
const MAX_LINES = 6;
/** Maximum distance of lines in an address, in letter heights. */
const LEADING = 2.6;
/** The same for scans, whose word boxes are tighter, so that gaps are wider. */
const SCANNED_LEADING = 3.2;
/** Maximum gap between pieces of one line that OCR split, in letter heights. */
const NEAR = 3;
const [SMALL, LARGER] = [0.6, 1.5];
const SEPARATORS = /(?<!\s)\s+[-–—•●·|*]\s+|(?:(?<!\s)\s+)?[•●·|]\s*|,\s+|\s[,;]\s?/u;
const SALUTATION = new RegExp(String.raw`^${anyOf(SALUTATIONS)}\.?:?$`, 'iu');

/** Finds the addresses of a document: lines that end with postcode and town, with the lines above. */
export function findAddressBlocks(document: Document): AddressBlock[] {
	const blocks: AddressBlock[] = [];
	for (const page of document.pages) {
		for (const line of page.lines) {
			for (const segment of line.segments) {
				if (blocks.length >= MAX_BLOCKS) return blocks;
				const block = readBlock(document, page, segment);
				if (block) blocks.push(block);
			}
		}
	}
	return blocks;
}

function readBlock(
	document: Document,
	page: PageLayout,
	segment: Segment,
): AddressBlock | undefined {
	const labelled = readLabelledPlace(document, page, segment);
	const place = labelled ? placeOf(labelled, segment) : findPlace(segment.text);
	if (!place) return undefined;
	const text = labelled
		? `${labelled.postcode} ${labelled.city}`
		: segment.text.slice(place.start, place.end);
	const piece: Piece & PostalPlace = { ...place, text, segment, box: segment.box };
	const before = segment.text
		.slice(0, place.start)
		.replace(/(?<![\s,;])[\s,;]+$/u, '')
		.trimStart();
	const parts = before
		.split(SEPARATORS)
		.map((text) => text.trim())
		.filter((text) => text !== '' && /[\p{L}\d]/u.test(text));
	const labels: Label[] = [];
	const inline = joinHouseNumbers(joinNames(parts)).map((text) => ({
		text: withoutAddressLabel(document, text),
		segment,
		box: segment.box,
	}));
	const block: AddressBlock = {
		page,
		name: null,
		extra: [],
		street: null,
		place: piece,
		country: null,
		labels,
		isOneLine: false,
		box: { ...segment.box },
		segments: [segment],
	};
	const above =
		inline.length >= 2 && !isStreet(inline[0]?.text ?? '')
			? []
			: walkUp(document, page, segment, { labels, parts: labelled?.segments ?? [] });
	const pieces = [...above, ...inline];
	if (above.length === 0 && inline.length >= 2) block.isOneLine = true;
	takePieces(block, pieces);
	const isUnlabelled = labels.length === 0;
	if (isUnlabelled && block.name && isWholeLabel(document, block.name.text)) block.name = null;
	block.country = findCountryBelow(page, segment, place);
	for (const one of pieces) {
		if (!block.segments.includes(one.segment)) block.segments.push(one.segment);
		block.box.x0 = Math.min(block.box.x0, one.box.x0);
		block.box.y0 = Math.min(block.box.y0, one.box.y0);
		block.box.x1 = Math.max(block.box.x1, one.box.x1);
	}
	cutInlineLabel(document, block);
	addLabelsBeside(document, page, block);
	return block;
}

/** Joins the parts of a name with commas before an address: "Price, Waterhouse & Sons Ltd". */
function joinNames(parts: readonly string[]): string[] {
	const count = countNameParts(parts);
	return [parts.slice(0, count).join(', '), ...parts.slice(count)].filter((text) => text !== '');
}

/** Removes the label before the name of an address on one line: "INSURED Northgate Inc., 12 Mill Lane, …". */
function cutInlineLabel(document: Document, block: AddressBlock): void {
	const { name, place } = block;
	if (name?.segment !== place.segment || !name.segment.text.startsWith(name.text)) return;
	const named = cutPartyLabel(document, name.segment);
	const at = named ? name.segment.text.length - named.text.length : 0;
	if (!named || at <= 0 || at >= name.text.length) return;
	block.labels.push(named.label);
	block.name = { ...name, text: name.text.slice(at).trim() };
}

const HOUSE_NUMBER = /^\d{1,5}(?:[\s/-]?\p{L}?\d{0,3})$/u;

/** A house number belongs to its street, before or after it: "132, Elm Avenue", "Strada Vecchia, 122". */
function joinHouseNumbers(parts: readonly string[]): string[] {
	const joined: string[] = [];
	let number = '';
	for (const [i, text] of parts.entries()) {
		const next = parts[i + 1];
		if (number !== '') {
			joined.push(`${number}, ${text}`);
			number = '';
		} else if (!HOUSE_NUMBER.test(text)) joined.push(text);
		else if (next !== undefined && (i === 0 || isNamedStreet(`${text} ${next}`))) number = text;
		else joined.push([joined.pop(), text].filter((one) => one !== undefined).join(', '));
	}
	return joined;
}

/** A place whose parts are labelled takes the whole line. */
function placeOf({ postcode, city }: LabelledPlace, { text }: Segment): PostalPlace {
	return { postcode, city, start: 0, end: text.length, country: undefined };
}

/**
 * The lines above the place that belong to the address, from the top. `labels` takes the labels of parties among them;
 * `parts` are lines that were read already.
 */
function walkUp(
	document: Document,
	page: PageLayout,
	place: Segment,
	{ labels, parts }: { labels: Label[]; parts: readonly Segment[] },
): Piece[] {
	const pieces: Piece[] = [];
	const leading = page.source === 'ocr' ? SCANNED_LEADING : LEADING;
	let last = place;
	for (const segment of segmentsAbove(page, place.line, place.box, LINES_UP)) {
		const size = Math.max(segment.size, last.size, 1);
		const gap = last.box.y0 - segment.box.y1;
		const named = cutPartyLabel(document, segment);
		const isAligned =
			(named !== null && Math.abs(named.x0 - place.box.x0) < 3 * size) ||
			Math.abs(segment.box.x0 - place.box.x0) < 2 * size ||
			Math.abs(segment.box.x0 + segment.box.x1 - place.box.x0 - place.box.x1) < 4 * size;
		if (!isAligned) continue;
		if (parts.includes(segment)) {
			last = segment;
			continue;
		}
		// The name of a letterhead in large print is not part of the address in the window below.
		const print = segment.size > LARGER * last.size ? last.size : size;
		if (gap > leading * print || pieces.length >= MAX_LINES) break;
		if (named) {
			labels.push(named.label);
			pieces.unshift({ text: named.text, segment, box: { ...segment.box, x0: named.x0 } });
			break;
		}
		const label = document.readLabel(segment.text, 'start');
		if (partyOfLabel(label)) {
			labels.push(label);
			break;
		}
		const isDate = isDateLine(segment.text, document.dateOrder);
		if (isDate || isNoAddressLine(segment.text) || isNumberLine(label)) break;
		// Much smaller letters above a name are the sender's line in the window of a letter.
		if (segment.size < SMALL * last.size || findPlace(joinNear(page, segment))) break;
		pieces.unshift({ text: withoutLabel(document, segment.text), segment, box: segment.box });
		last = segment;
	}
	return pieces;
}

/** Removes a label: "Indirizzo: Via Emilia 9" → "Via Emilia 9". */
function withoutLabel(document: Document, text: string): string {
	const [, before, after] = LABELLED.exec(text) ?? [];
	const isLabel = before !== undefined && isKnownLabel(document.readLabel(before, 'start'));
	return isLabel && after !== undefined ? after : text.replace(/^[:\s]+/, '');
}

/** Removes the label of an address on one line: "Address: 48 Mill Lane", "ADDRESS 48 Mill Lane". */
function withoutAddressLabel(document: Document, text: string): string {
	const colon = LABELLED.exec(text);
	const [, before = '', after = text] = colon ?? /^(\p{Lu}\p{L}{3,}) (.+)$/u.exec(text) ?? [];
	const { tokens, occurrences } = document.readLabel(before, 'start');
	const isLabel = occurrences.some(({ concept, from, to }) => {
		const kind = kindOfConcept(concept);
		const isOfAddress = kind === 'address' || (kind === 'street' && colon !== null);
		return isOfAddress && from === 0 && to === tokens.length;
	});
	return isLabel && isStreet(after) ? after : text;
}

const LABELLED = /^([^:：]{2,30})[:：]\s+(\S.*)$/u;

/** Joins a segment with close neighbours that OCR may have split. */
function joinNear(page: PageLayout, segment: Segment): string {
	const segments = page.lines[segment.line]?.segments ?? [];
	const at = segments.indexOf(segment);
	const isNear = (left: Segment | undefined, right: Segment | undefined) =>
		left && right && right.box.x0 - left.box.x1 < NEAR * Math.max(page.size, segment.size);
	let [from, to] = [at, at];
	while (from > 0 && isNear(segments[from - 1], segments[from])) from -= 1;
	while (to < segments.length - 1 && isNear(segments[to], segments[to + 1])) to += 1;
	return textOf(segments.slice(from, to + 1));
}

/** Splits label and name: "Sold to Trey Research". */
function cutPartyLabel(
	document: Document,
	{ words }: Segment,
): { label: Label; text: string; x0: number } | null {
	for (let at = Math.min(3, words.length - 1); at >= 1; at -= 1) {
		const label = document.readLabel(textOf(words.slice(0, at)), 'end');
		const isWhole = label.occurrences.some(
			({ concept, from, to, exactness }) =>
				namesParty(concept) && from === 0 && to === label.tokens.length && exactness > 0.95,
		);
		const first = words[at];
		const text = textOf(words.slice(at)).replace(/^[:\s]+/, '');
		if (!isWhole || !first || !(label.tokens.length > 1 || isSetOff(label.text, text))) continue;
		// "Shipper / exporter" is a label as a whole.
		if (!hasLegalForm(text) && isKnownLabel(document.readLabel(text, 'start'))) return null;
		return { label, text, x0: first.box.x0 };
	}
	return null;
}

/** Whether a concept is the name of a party in any kind of document: a buyer, an insured, a consignee. */
function namesParty(concept: ConceptName): boolean {
	const kind = kindOfConcept(concept);
	return PARTY_CONCEPTS[concept] !== undefined || kind === 'company' || kind === 'name';
}

/** Whether a colon or capitals separate a label of one word from the name: "Nabywca: …", "INSURED Northgate Inc.". */
function isSetOff(label: string, text: string): boolean {
	if (/[:：]$/u.test(label)) return true;
	return /^\p{Lu}{4,}$/u.test(label) && text !== text.toUpperCase();
}

/** Whether a line is an identifier or its label: "Nummer", ": GE2020211", "4000001123452 (GLN)". */
function isNumberLine(label: Label): boolean {
	const { text, tokens, occurrences } = label;
	const isNumber =
		/^[:#\s]*[\p{L}-]{0,6}\d{4}\S*(?:\s\(.*\))?$/u.test(text) || /^[:：]/u.test(text);
	const all =
		occurrences.some(({ from, to }) => from === 0 && to === tokens.length) ||
		(text.includes('/') && shareOfPhrases(label) === 1);
	return isNumber || (all && tokens.length <= 4);
}

const MAX_DATE_LINE = 40;

/**
 * Whether a line gives a day, perhaps after a town: "5 March 1979", "Lyon, le 3 mai 2004". Streets are named after days
 * too: "place du 8 mai 1945".
 */
export function isDateLine(text: string, order: DateOrder): boolean {
	const [date] = text.length > MAX_DATE_LINE ? [] : findDates(text, order);
	if (!date) return false;
	const before = text.slice(0, date.start);
	// After a comma, a street word was part of the name of a town: "St. Gallen, 5. März 2021".
	return !isNamedStreet(
		before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(':')) + 1),
	);
}

/** Fewer digits may be a house number or a year. */
const MIN_DIGITS = 5;

const PHONE_LINE = new RegExp(String.raw`\d{6}|${anyOf(PHONE_MARKS)}`, 'i');

function isNoAddressLine(text: string): boolean {
	return (
		findEmails(text).length > 0 ||
		(findPhones(text).length > 0 && PHONE_LINE.test(text)) ||
		/[:：]\s*$|https?:|www\.|\d[.,]\d{2}(?!\d)|\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/.test(text) ||
		/^[^:]{3,45}:\s*\S*\d|^\+\d/.test(text) ||
		(!/\p{L}{2}/u.test(text) && (text.match(/\d/g) ?? []).length >= MIN_DIGITS)
	);
}

/** Assigns pieces from the bottom: street, then persons and departments, and the name on top. */
function takePieces(block: AddressBlock, pieces: readonly Piece[]): void {
	const own = pieces.filter(({ text }) => !SALUTATION.test(text) && !/^\(.*\)$/.test(text));
	// Below the label of a party, the first line is a name, whatever its words.
	const lines = block.labels.length > 0 ? own : withoutHeading(own);
	const findLast = (isOne: (text: string) => boolean) =>
		lines.findLastIndex(({ text }, i) => i > 0 && isOne(text));
	const named = findLast(isNamedStreet);
	const streetAt = named > 0 ? named : findLast(isStreet);
	const at = streetAt > 0 ? streetAt : lines.length > 1 ? lines.length - 1 : -1;
	const only = lines.length === 1 ? lines[0] : undefined;
	if (only) {
		if (isStreet(only.text)) block.street = only;
		else block.name = only;
		return;
	}
	const [name] = lines;
	block.street = lines[at] ?? null;
	// A dash may part the name from the address beside it.
	const whole = name?.text.replace(CAPITAL, '').replace(/(?<![\s–—-])[\s–—-]+$/u, '') ?? '';
	block.name = name ? { ...name, text: whole } : null;
	block.extra = lines.filter((_, i) => i > 0 && i !== at);
}

/** Drops a heading above the name: "CERTIFICATE HOLDER", "An die Firma". The last line above the street may be a name. */
function withoutHeading(lines: readonly Piece[]): readonly Piece[] {
	const [first, second] = lines;
	const isHeading = first !== undefined && second !== undefined && isHeadingOnly(first.text);
	return isHeading && !isStreet(second.text) ? lines.slice(1) : lines;
}

/** Whether a text consists of known labels: "Insured property". A single word may be a name. */
function isWholeLabel(document: Document, text: string): boolean {
	const label = document.readLabel(text, 'start');
	return label.tokens.length > 1 && isHeadingOnly(text) && shareOfPhrases(label) === 1;
}

/** Whether a text has only words of labels. */
function isHeadingOnly(text: string): boolean {
	const tokens = readTokens(text);
	return (
		!/\d/.test(text) &&
		!hasLegalForm(text) &&
		tokens.some(({ lemmas }) => lemmas.length > 0) &&
		tokens.every((token) => token.lemmas.length > 0 || isSilent(token))
	);
}

/** A note on the capital after the name of a company: "Verdanne Imprimerie SA au capital de 56 000 €". */
const CAPITAL = new RegExp(
	String.raw`(?<=\p{L}\.?\)?)[\s,]+${anyOf(CAPITAL_NOTES)}(?!\p{L}).*$`,
	'iu',
);

function findCountryBelow(page: PageLayout, segment: Segment, place: PostalPlace): Piece | null {
	const rest = segment.text.slice(place.end).replace(/^[\s,;•●·|–-]+/u, '');
	if (findCountry(rest)) return { text: rest, segment, box: segment.box };
	for (const below of segmentsBelow(page, segment.line, segment.box, 2)) {
		if (below.box.y0 - segment.box.y1 > LEADING * segment.size) return null;
		return findCountry(below.text) ? { text: below.text, segment: below, box: below.box } : null;
	}
	return null;
}

/** Adds labels to the left of the block's first and last line, or a little above it. */
function addLabelsBeside(document: Document, page: PageLayout, block: AddressBlock): void {
	const top = block.name ?? block.street ?? block.place;
	for (const segment of new Set([top.segment, block.place.segment])) {
		const segments = page.lines[segment.line]?.segments ?? [];
		const left = segments[segments.indexOf(segment) - 1];
		const label = left && document.readLabel(left.text, 'end');
		if (label && partyOfLabel(label)) block.labels.push(label);
	}
	for (const above of segmentsAbove(page, top.segment.line, block.box, 4)) {
		if (top.box.y0 - above.box.y1 > 4 * Math.max(1, top.segment.size)) break;
		const label = document.readLabel(above.text, 'start');
		if (partyOfLabel(label) && !block.labels.includes(label)) block.labels.push(label);
	}
	// "Bill to: Northside Dental" on one line.
	const own = block.name && document.readLabel(block.name.text, 'start');
	const colon = block.name?.text.indexOf(':') ?? -1;
	if (own && block.name && partyOfLabel(own) && colon > 0) {
		block.labels.push(own);
		block.name = { ...block.name, text: block.name.text.slice(colon + 1).trim() };
	}
}

const PARTY_CONCEPTS: Readonly<Partial<Record<ConceptName, Party>>> = {
	seller: 'seller',
	buyer: 'buyer',
	shipTo: 'shipTo',
};
const MIN_COVERAGE = 0.55;

/** The party that a label names. */
export function partyOfLabel({ text, tokens, occurrences }: Label): Party | null {
	// "29/11/2020 to 28/11/2021" addresses nobody.
	if (/\d/.test(text) && tokens.every((token) => SILENT_WORDS.has(token.text))) return null;
	let best: { party: Party; length: number } | null = null;
	for (const { concept, from, to, exactness } of occurrences) {
		const party = PARTY_CONCEPTS[concept];
		if (!party || from > 1 || exactness < 0.9) continue;
		if ((to - from) / Math.max(1, tokens.length) < MIN_COVERAGE) continue;
		if (!best || to - from > best.length) best = { party, length: to - from };
	}
	return best?.party ?? (isDelivery(tokens) ? 'shipTo' : null);
}

/** The party that the last words of a heading name: "Angaben zum Verkäufer", "Dati relativi al fornitore". */
export function partyAtEnd({ tokens, occurrences }: Label): Party | null {
	const last = occurrences.find(
		({ concept, to, exactness }) =>
			PARTY_CONCEPTS[concept] && to === tokens.length && exactness >= 0.9,
	);
	const isSpoken = tokens.at(-1)?.lemmas.length !== 0;
	return last && isSpoken ? (PARTY_CONCEPTS[last.concept] ?? null) : null;
}

/** Whether a label only mentions a delivery: "Livraison" before an address. */
function isDelivery(tokens: readonly Token[]): boolean {
	return tokens.length > 0 && tokens.every(({ lemmas }) => lemmas.includes('delivery'));
}

/** Whether a recipient label is in the segment or right above: "Bill to: Trey Research Ltd". */
export function isReceivers(document: Document, segment: Segment, before = ''): boolean {
	const page = pageOf(document, segment.page);
	const above = page?.lines[segment.line - 1]?.segments.find(({ box }) =>
		sharesWidth(box, segment.box),
	);
	return [before, above?.text ?? ''].some((text) => {
		const party = text === '' ? null : partyOfLabel(document.readLabel(text, 'end'));
		return party === 'buyer' || party === 'shipTo';
	});
}
