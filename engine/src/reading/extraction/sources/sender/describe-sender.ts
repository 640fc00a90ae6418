import type { PageLayout, Segment } from '../../../../model/layout.ts';
import { countTimes, pageOf, segmentsBelow } from '../../document.ts';
import type { Document } from '../../document.ts';
import { anyOf } from '../../lexicon/any-of.ts';
import { fold } from '../../lexicon/read-words.ts';
import { REGISTER } from '../../lexicon/registers.ts';
import { BANKS, MAIL_PROVIDERS } from '../../lexicon/terms/companies.ts';
import { CONTACT_START } from '../../lexicon/terms/contacts.ts';
import { DOCUMENT_WORDS } from '../../lexicon/terms/documents.ts';
import { SENDER_FEATURES, toVector } from '../../models/features.ts';
import { findEmails, findUrls } from '../../values/find-formats.ts';
import { findPlace, isStreet } from '../../values/find-places.ts';
import { hasLegalForm, isPersonName, startOfCompany } from '../../values/names.ts';
import { partyOfLabel } from '../addresses/find-address-blocks.ts';
import type { Sender } from './find-senders.ts';
import { isOneName, readHead } from './read-head.ts';
import { compactName, shareOfLabel } from './read-name.ts';

const DOCUMENT = new RegExp(String.raw`\b${anyOf(DOCUMENT_WORDS)}\b`, 'i');
const BANK = new RegExp(String.raw`(?<!\p{L})${anyOf(BANKS)}(?!\p{L})`, 'iu');
/** Amounts, dates and times, which occur in the body of a bill but not in a letterhead. */
const BODY = /\d[.,]\d{2}(?!\d)|\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\d{1,2}:\d{2}/;
/** Lines below a street that may complete its address. */
const ADDRESS_LINES = 3;
/** Lines below a name or address that may hold its numbers. */
const NEAR_LINES = 6;
/** The same distance in letter heights. */
const FARTHEST_BELOW = 14;
/** Top of the footer, as a share of the page height. */
const FOOT = 0.77;
const MIN_DOMAIN = 3;
const MAX_TIMES = 3;

const flag = (isSo: unknown): 0 | 1 => (isSo ? 1 : 0);

/** Describes a candidate for the sender. */
export function describeSender(document: Document, sender: Sender): Float64Array {
	return toVector(SENDER_FEATURES, {
		bias: 1,
		...describePlace(document, sender),
		...describeName(document, sender),
		...describeHead(document, sender),
		...describeSurroundings(document, sender),
		...describeAddress(sender),
	});
}

/** Its position on the page, and how it is printed. */
function describePlace(document: Document, sender: Sender) {
	const { segment, address, box } = sender;
	const page = pageOf(document, segment.page);
	const { height = 1, width = 1, size = 10 } = page ?? {};
	const { x0, y0 } = address?.block.box ?? box;
	return {
		large: Math.min(2, sender.size / Math.max(1, size)) - 1,
		confidence: sender.confidence,
		firstPage: flag(segment.page === 0),
		top: flag(segment.page === 0 && y0 < 0.18 * height),
		footer: flag(isInFoot(document, sender)),
		window: flag(!isLabelled(sender) && y0 > 0.1 * height && y0 < 0.4 * height && x0 < 0.3 * width),
		right: flag(x0 > 0.45 * width),
	};
}

function isInFoot(document: Document, { segment, box, address }: Sender): boolean {
	const page = pageOf(document, segment.page);
	return page !== undefined && (address?.block.box ?? box).y0 > FOOT * page.height;
}

/** The form of a name and its words. */
function describeName(document: Document, sender: Sender) {
	const { name, line, before, isPayee } = sender;
	const letters = (name.match(/\p{L}/gu) ?? []).length;
	const digits = (name.match(/\d/g) ?? []).length;
	const times = compactName(name).length > 3 ? countTimes(document, name) : 0;
	const isNamed = name !== '';
	return {
		named: flag(isNamed),
		legalForm: flag(hasLegalForm(name)),
		company: flag(startOfCompany(name)),
		bank: flag(BANK.test(name)),
		digits: Math.min(1, (3 * digits) / Math.max(1, name.length)),
		street: flag(isNamed && (isStreet(name) || findPlace(name))),
		withPlace: flag(isNamed && name !== line && findPlace(line)),
		label: isNamed && !isLabelled(sender) ? shareOfLabel(name) : 0,
		capitals: flag(letters > 0 && name === name.toUpperCase()),
		short: flag(isNamed && letters < 4),
		words: Math.min(1, Math.max(0, name.split(/\s+/).length - 5) / 5),
		repeated: flag(times > 1),
		often: Math.min(MAX_TIMES, Math.max(0, times - 1)) / MAX_TIMES,
		garbage: flag(isNamed && letters / Math.max(1, name.length) < 0.6),
		document: flag(DOCUMENT.test(name)),
		personLike: flag(isPersonName(name)),
		labelBefore: flag(/[:：]/u.test(name)),
		sellersLabel: flag(before && partyOfLabel(document.readLabel(before, 'end')) === 'seller'),
		payee: flag(isPayee),
		payeeAgain: flag(isPayee && times > 1),
		domain: flag(document.fact(findDomains).some((domain) => isNameOf(domain, name))),
	};
}

/** Its position among the first lines, and the lines above it. */
function describeHead(document: Document, sender: Sender) {
	const { isJoined } = sender;
	const head = document.fact(readHead);
	// On a page of few lines, the footer is among the first lines.
	const headAt = isInFoot(document, sender) ? undefined : sender.headAt;
	const { bodyAt, isAddress } = document.fact(surveyHead);
	const at = headAt ?? -1;
	const [above, own, below] = [head[at - 1], head[at], head[at + 1]];
	const goesOn = own !== undefined && below !== undefined && isOneName(own, below);
	const isRest = own !== undefined && above !== undefined && isOneName(above, own);
	return {
		first: flag(at === 0),
		second: flag(at === 1),
		third: flag(at === 2),
		depth: headAt === undefined ? 1 : Math.min(1, headAt / 12),
		elsewhere: flag(headAt === undefined),
		joined: flag(isJoined),
		// Half of a name: the other half has the legal form.
		splitName: flag(!isJoined && (goesOn || isRest)),
		inBody: flag(headAt !== undefined && bodyAt >= 0 && headAt >= bodyAt),
		afterStreet: flag(
			headAt !== undefined &&
				isAddress.slice(Math.max(0, headAt - ADDRESS_LINES), headAt).some(Boolean),
		),
	};
}

/** The lines below it: address, register number, contacts. */
function describeSurroundings(document: Document, sender: Sender) {
	const { segment, headAt, isJoined, address, name } = sender;
	const head = document.fact(readHead);
	const page = pageOf(document, segment.page);
	const from = address ? address.block.place.segment : segment;
	const below = page ? textsBelow(page, address ? address.block.box : sender.box, from) : [];
	const at = headAt === undefined ? undefined : headAt + (isJoined ? 2 : 1);
	const next = (at === undefined ? below[0] : head[at]?.text) ?? '';
	const after = (at === undefined ? below[1] : head[at + 1]?.text) ?? '';
	const around = [segment.text, from.text, ...below].join(' ');
	const hasRegister = REGISTER.test(around);
	return {
		beforeAddress: flag(name !== '' && (isStreet(next) || findPlace(`${next} ${after}`))),
		beforeRegister: flag(name !== '' && REGISTER.test(next)),
		register: flag(hasRegister),
		registered: flag(hasRegister && startOfCompany(name)),
		contact: flag(CONTACT_START.test(around)),
	};
}

function textsBelow(page: PageLayout, box: Sender['box'], from: Segment): string[] {
	const farthest = from.box.y1 + FARTHEST_BELOW * Math.max(from.size, page.size);
	return [...segmentsBelow(page, from.line, box, NEAR_LINES)]
		.filter((segment) => segment.box.y0 < farthest)
		.map(({ text }) => text);
}

/** Whether a label names the party, so that position and words do not count. */
function isLabelled({ address }: Sender): boolean {
	return address?.block.labels.some((label) => partyOfLabel(label) === 'seller') ?? false;
}

/** The form of the address below the name. */
function describeAddress(sender: Sender) {
	const { block, at } = sender.address ?? {};
	const isOthers = block?.labels.some((label) => partyOfLabel(label) !== null);
	return {
		address: flag(block),
		labelled: flag(isLabelled(sender)),
		labelledOther: flag(isOthers && !isLabelled(sender)),
		oneLine: flag(block?.isOneLine),
		firstAddress: flag(at === 0),
		complete: flag(block?.name && block.street),
	};
}

/** The line where the body begins (-1: none), and which of the first lines are addresses. */
function surveyHead(document: Document) {
	const head = document.fact(readHead);
	return {
		bodyAt: head.findIndex(({ text }) => BODY.test(text) || DOCUMENT.test(text)),
		isAddress: head.map(({ text }) => isStreet(text) || findPlace(text) !== undefined),
	};
}

/** Whether a domain is named after a company: birchwood.example after Birchwood Interiors. */
function isNameOf(domain: string, text: string): boolean {
	const name = compactName(text);
	return name.startsWith(domain) || (name.length > 4 && domain.startsWith(name));
}

const EVERYBODYS = new RegExp(String.raw`^${anyOf(MAIL_PROVIDERS)}$`);

/** Domains of web and e-mail addresses, without public providers. */
function findDomains({ text }: Document): string[] {
	const addresses = [...findEmails(text), ...findUrls(text)].map(({ value }) => fold(value));
	const names = addresses.flatMap((address) => {
		const host =
			address
				.replace(/^.*@|^https?:\/\//g, '')
				.replace(/^www\./, '')
				.split(/[/?:]/)[0] ?? '';
		const parts = host.split('.');
		return parts.length > 1 ? [parts.at(-2) ?? ''] : [];
	});
	return [...new Set(names.map(compactName))].filter(
		(name) => name.length >= MIN_DOMAIN && !EVERYBODYS.test(name),
	);
}
