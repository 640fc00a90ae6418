import { anyOf } from '../../lexicon/any-of.ts';
import { REGISTER } from '../../lexicon/registers.ts';
import { SALUTATIONS } from '../../lexicon/terms/people.ts';
import { sharesWidth } from '../../../../model/geometry.ts';
import type { Segment } from '../../../../model/layout.ts';
import type { Document, Fact } from '../../document.ts';
import { pageOf, segmentsBelow } from '../../document.ts';
import { fold } from '../../lexicon/read-words.ts';
import { findEmails, findUrls } from '../../values/find-formats.ts';
import { findVatIds } from '../../values/find-ids.ts';
import { hasLegalForm } from '../../values/names.ts';
import { findAddressBlocks, partyOfLabel } from '../addresses/find-address-blocks.ts';
import type { AddressBlock } from '../addresses/find-address-blocks.ts';
import { SAYS_YOURS } from './whose.ts';
import { bare } from '../../values/is-same.ts';

/**
 * Evidence that distinguishes the sender from the recipient, in log odds for the sender. The models of sender and
 * buyer judge each address alone; this evidence comes from the rest of the page.
 */
const EVIDENCE = {
	/** A footer names the sender, and at most a bank besides. */
	namedInFoot: 3,
	standsInFoot: 3,
	/** An e-mail or web address has its name. */
	domain: 3,
	/** It is named on one line above the recipient of a letter. */
	senderLine: 3,
	/** It is right below such a line, so it is the address of the recipient. */
	belowSenderLine: -3,
	/** Tax and register numbers below it. */
	numbers: 1.5,
	/** "Your VAT number", "Customer no." below it. */
	yours: -3,
	salutation: -2,
} as const;
/** Bound of the evidence, so that a label can outweigh it. */
const MAX_EVIDENCE = 5;
/** Top of the footer, as a share of the page height. */
const FOOT = 0.8;
const SMALL = 0.95;
const MIN_NAME = 4;
/** Lines below an address that concern it, and their maximum distance in letter heights. */
const [LINES_DOWN, LEADING] = [5, 1.6];
/** Maximum distance of the sender's line above an address, in letter heights. */
const LINE_ABOVE = 3;

const SALUTATION = new RegExp(String.raw`^${anyOf(SALUTATIONS)}(?!\p{L})`, 'iu');

export type SenderEvidence = (block: AddressBlock) => number;

/** The evidence for each address as the sender's; negative values count against it. */
export const weighEvidence: Fact<SenderEvidence> = (document) => {
	const blocks = document.fact(findAddressBlocks);
	const foot = bare(
		document.segments
			.filter((one) => isInFoot(document, one))
			.map(({ text }) => text)
			.join(' '),
	);
	const hosts = findHosts(document.text);
	const known = new Map<AddressBlock, number>();
	return (block) => {
		let weight = known.get(block);
		if (weight === undefined) {
			const facts = describe(document, block, { blocks, foot, hosts });
			const sum = facts.reduce((all, fact) => all + EVIDENCE[fact], 0);
			weight = Math.max(-MAX_EVIDENCE, Math.min(MAX_EVIDENCE, sum));
			known.set(block, weight);
		}
		return weight;
	};
};

type Page = { blocks: readonly AddressBlock[]; foot: string; hosts: readonly string[] };

function describe(
	document: Document,
	block: AddressBlock,
	{ blocks, foot, hosts }: Page,
): (keyof typeof EVIDENCE)[] {
	// A label names the party directly.
	if (block.labels.some((label) => partyOfLabel(label) !== null)) return [];
	const name = nameOf(block);
	const isNamed = name.length >= MIN_NAME;
	const stands = isInFoot(document, block.place.segment);
	const below = linesBelow(block);
	const saysYours = below.some((text) => isYours(document, text));
	const facts: Readonly<Record<keyof typeof EVIDENCE, boolean>> = {
		standsInFoot: stands && block.name !== null && block.street !== null,
		namedInFoot: !stands && isNamed && foot.includes(name),
		domain: isNamed && hosts.some((host) => isCalled(host, block)),
		senderLine: isNamed && blocks.some((other) => other.isOneLine && nameOf(other) === name),
		belowSenderLine: blocks.some((other) => other !== block && isRightAbove(other, block)),
		numbers: !saysYours && below.some((text) => REGISTER.test(text) || findVatIds(text).length > 0),
		yours: saysYours,
		salutation: block.segments.some(({ text }) => SALUTATION.test(text)),
	};
	return (Object.keys(facts) as (keyof typeof EVIDENCE)[]).filter((fact) => facts[fact]);
}

/** Whether a segment is in the footer: small letters at the bottom. */
function isInFoot(document: Document, { page, box, size }: Segment): boolean {
	const at = pageOf(document, page);
	return at !== undefined && box.y0 > FOOT * at.height && size < SMALL * at.size;
}

/** The lines right below an address, to the first gap. */
function linesBelow({ page, place, box, country }: AddressBlock): string[] {
	const lines: string[] = [];
	let last = country?.segment ?? place.segment;
	for (const segment of segmentsBelow(page, last.line, box, LINES_DOWN)) {
		if (segment.box.y0 - last.box.y1 > LEADING * Math.max(1, last.size, segment.size)) break;
		lines.push(segment.text);
		last = segment;
	}
	return lines;
}

/** Whether a text addresses the recipient or is a customer number. */
function isYours(document: Document, text: string): boolean {
	if (SAYS_YOURS.test(text)) return true;
	const label = document.readLabel(text, 'start');
	return label.occurrences.some(
		({ concept, from, exactness }) => concept === 'customerNumber' && from === 0 && exactness > 0.9,
	);
}

/** Whether an address on one line is right above another, as in an envelope window. */
function isRightAbove(line: AddressBlock, { page, box, place, labels }: AddressBlock): boolean {
	if (!line.isOneLine || line.page !== page || !sharesWidth(line.box, box)) return false;
	if (labels.some((label) => partyOfLabel(label) === 'seller')) return false;
	const size = Math.max(1, place.segment.size);
	const gap = box.y0 - line.place.box.y1;
	return gap > -size && gap < LINE_ABOVE * size;
}

/** The name without its legal form, as letters and digits. */
function nameOf({ name }: AddressBlock): string {
	const words = (name?.text ?? '').split(/[\s,]+/);
	const own = words.filter((word) => !hasLegalForm(word));
	return bare((own.length > 0 ? own : words).join(' '));
}

/** The host names of e-mail and web addresses. */
function findHosts(text: string): string[] {
	const hosts = [...findEmails(text), ...findUrls(text)].map(({ value }) => {
		const host = fold(value).replace(/^.*@|^https?:\/\/|^www\./g, '');
		return host.split(/[/?:]/)[0] ?? '';
	});
	return [...new Set(hosts)].flatMap((host) => {
		const part = host
			.replace(/^www\./, '')
			.split('.')
			.at(-2);
		return part === undefined ? [] : [part];
	});
}

/** Whether a host has a company's name: birchwood and birchwood-interiors for Birchwood Interiors Ltd. */
function isCalled(host: string, { name }: AddressBlock): boolean {
	const plain = bare(host);
	if (plain.length < MIN_NAME) return false;
	const words = fold(name?.text ?? '').split(/[^\p{L}\p{N}]+/u);
	return words.some(
		(word) =>
			word.length >= MIN_NAME &&
			!hasLegalForm(word) &&
			(plain.startsWith(word) || plain.endsWith(word)),
	);
}
