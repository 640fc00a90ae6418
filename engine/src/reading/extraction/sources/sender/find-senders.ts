import type { Box } from '../../../../model/document.ts';
import { sharesWidth } from '../../../../model/geometry.ts';
import type { Segment } from '../../../../model/layout.ts';
import type { Document } from '../../document.ts';
import { anyOf } from '../../lexicon/any-of.ts';
import { ATTENTION } from '../../lexicon/terms/people.ts';
import { findEmails, findPhones, findUrls } from '../../values/find-formats.ts';
import { findAddressBlocks } from '../addresses/find-address-blocks.ts';
import type { AddressBlock } from '../addresses/find-address-blocks.ts';
import { isOneName, readHead } from './read-head.ts';
import type { LetterheadLine } from './read-head.ts';
import { cleanName, compactName, readCompany, shareOfLabel } from './read-name.ts';

/** A candidate for the sender: a name, an address, or both. */
export type Sender = {
	/** Empty if the address has no name. */
	name: string;
	/** The complete line, including what was cut off the name. */
	line: string;
	segment: Segment;
	box: Box;
	/** Letter size and OCR confidence. */
	size: number;
	confidence: number;
	/** Its index among the first lines; undefined farther down. */
	headAt?: number;
	/** The name takes two lines. */
	isJoined: boolean;
	/** The text before a company on its line. */
	before: string;
	/** Named as the payee. */
	isPayee: boolean;
	/** The address below the name, with its index. */
	address?: { block: AddressBlock; at: number };
};

const MAX_COMPANIES = 60;
const MIN_CONFIDENCE = 0.35;
const ADDRESSED = new RegExp(String.raw`^${anyOf(ATTENTION)}`, 'iu');

/** Finds the candidates for the sender: first lines, companies, and names of addresses. */
export function findSenders(document: Document): readonly Sender[] {
	const found = new Map<string, Sender>();
	const add = (one: Sender) => {
		const key = `${one.segment.id} ${compactName(one.name)}`;
		const known = found.get(key);
		found.set(key, known ? merge(known, one) : one);
	};
	for (const one of listHead(document)) add(one);
	for (const one of listCompanies(document)) add(one);
	for (const one of listAddresses(document)) add(one);
	return [...found.values()];
}

/** Merges two candidates of the same name. */
function merge(known: Sender, other: Sender): Sender {
	return {
		...known,
		before: known.before || other.before,
		isPayee: known.isPayee || other.isPayee,
		...(other.address && { address: other.address }),
	};
}

function listHead(document: Document): Sender[] {
	const head = document.fact(readHead);
	return head.flatMap((line, at) => {
		const next = head[at + 1];
		// A label is not part of the name below it.
		const isJoined =
			next !== undefined &&
			sharesWidth(line.box, next.box) &&
			isOneName(line, next) &&
			shareOfLabel(line.text) < 1;
		return [
			...fromLine(line, at, false),
			...(isJoined ? fromLine({ ...line, text: `${line.text} ${next.text}` }, at, true) : []),
		];
	});
}

function fromLine(line: LetterheadLine, headAt: number, isJoined: boolean): Sender[] {
	const { text, segment, box, size, confidence } = line;
	const name = cleanName(text);
	if (!isNameLike(name, text) || confidence < MIN_CONFIDENCE) return [];
	const known = { name, line: text, segment, box, size, confidence };
	return [{ ...known, headAt, isJoined, before: '', isPayee: false }];
}

function listCompanies(document: Document): Sender[] {
	const found: Sender[] = [];
	for (const segment of document.segments) {
		if (found.length >= MAX_COMPANIES) break;
		const company = readCompany(segment.text);
		if (!company) continue;
		const { name, before, isPayee } = company;
		found.push({ ...fromSegment(document, name, segment), before, isPayee });
	}
	return found;
}

function listAddresses(document: Document): Sender[] {
	return document.fact(findAddressBlocks).map((block, at) => {
		const { text = '', segment = block.place.segment, box = block.box } = block.name ?? {};
		const name = isNameLike(text, text) ? text : '';
		return { ...fromSegment(document, name, segment), box, address: { block, at } };
	});
}

function fromSegment(document: Document, name: string, segment: Segment): Sender {
	const { text, box, size, words } = segment;
	const at = document.fact(readHead).findIndex((line) => line.segment === segment);
	const confidence = words[0]?.confidence ?? 1;
	const known = { name, line: text, segment, box, size, confidence };
	const place = at < 0 ? {} : { headAt: at };
	return { ...known, ...place, isJoined: false, before: '', isPayee: false };
}

/** Whether a text can be a name: letters, and neither a label nor a contact. */
function isNameLike(name: string, line: string): boolean {
	const isContact = [findEmails, findUrls, findPhones].some((find) => find(line).length > 0);
	return !isContact && !ADDRESSED.test(line) && !/[:：]$/u.test(name) && /\p{L}{3}/u.test(name);
}
