import { anyOf } from '../../lexicon/any-of.ts';
import {
	MAIL_PROVIDERS,
	NUMBER_MARKS,
	REGISTERS_BEHIND_NAMES,
	REGISTERS_BELOW_NAMES,
} from '../../lexicon/terms/companies.ts';
import { DOCUMENT_WORDS } from '../../lexicon/terms/documents.ts';
import { ATTENTION } from '../../lexicon/terms/people.ts';
import { countTimes } from '../../document.ts';
import type { Document } from '../../document.ts';
import { findConcepts } from '../../lexicon/find-concepts.ts';
import { fold, readTokens } from '../../lexicon/read-words.ts';
import { findEmails, findPhones, findUrls } from '../../values/find-formats.ts';
import { findPlace, isStreet } from '../../values/find-places.ts';
import { hasLegalForm, isPersonName } from '../../values/names.ts';
import type { HeadLine } from './read-head.ts';
import { readHead } from './read-head.ts';
import { MERCHANT_FEATURES, toVector } from '../../models/features.ts';

export type MerchantCandidate = { text: string; line: HeadLine; features: Float64Array };

const REGISTER = new RegExp(String.raw`\b${anyOf(REGISTERS_BELOW_NAMES)}\b`, 'i');
const DOCUMENT = new RegExp(String.raw`\b${anyOf(DOCUMENT_WORDS)}\b`, 'i');
/** What articles and the head of a bill have, and the head of a page has not: an amount, a day, a time. */
const BODY = /\d[.,]\d{2}(?!\d)|\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\d{1,2}:\d{2}/;
/** How far below a street the rest of its address may stand. */
const ADDRESS_LINES = 3;
/** Letters of one name are of one size. */
const MAX_SIZE_RATIO = 1.35;
const MIN_DOMAIN = 3;
const MIN_CONFIDENCE = 0.35;

const ADDRESSED = new RegExp(String.raw`^${anyOf(ATTENTION)}`, 'iu');

/** How much of a text, from 0 to 1, is one phrase of a label. */
function shareOfLabel(text: string): number {
	const tokens = readTokens(text).slice(0, MAX_TOKENS);
	const covered = findConcepts(tokens).reduce((most, { from, to }) => Math.max(most, to - from), 0);
	return tokens.length === 0 ? 1 : covered / tokens.length;
}

const MAX_TOKENS = 10;

/** The lines of a document among which its sender is looked for. */
type Lines = {
	document: Document;
	/** The lines at the top, then names with a legal form farther down. */
	all: readonly HeadLine[];
	headLength: number;
	/** Where articles or the head of a bill begin; -1 where they do not. */
	bodyAt: number;
	isAddress: readonly boolean[];
	domains: readonly string[];
};

/** A line, or two that are one name, and where it stands among the others. */
type NameLine = { line: HeadLine; at: number; isJoined: boolean };

/** Lines that may be the name of who issued a document. */
export function findMerchants(document: Document): MerchantCandidate[] {
	const lines = readLines(document);
	return listNames(lines).flatMap((name) => {
		const { line } = name;
		const text = cleanName(line.text);
		if (ADDRESSED.test(line.text) || isNoName(text, line)) return [];
		const features = toVector(MERCHANT_FEATURES, {
			bias: 1,
			...describePlace(lines, name),
			...describeText(document, text, line),
			...describeNeighbours(lines, name),
			domain: lines.domains.some((domain) => isNameOf(domain, text)) ? 1 : 0,
		});
		return [{ text, line, features }];
	});
}

function readLines(document: Document): Lines {
	const head = document.fact(readHead);
	const all = [...head, ...findElsewhere(document)];
	return {
		document,
		all,
		headLength: head.length,
		bodyAt: head.findIndex(({ text }) => BODY.test(text) || DOCUMENT.test(text)),
		isAddress: all.map(({ text }) => isStreet(text) || findPlace(text) !== undefined),
		domains: findDomains(document),
	};
}

function listNames({ all, headLength }: Lines): NameLine[] {
	const single = all.map((line, at): NameLine => ({ line, at, isJoined: false }));
	const joined = all.slice(0, headLength).flatMap((line, at): NameLine[] => {
		const next = at + 1 < headLength ? all[at + 1] : undefined;
		// A label is no part of the name below it.
		if (!next || shareOfLabel(line.text) >= 1 || !isOneName(line, next)) return [];
		const text = `${line.text} ${next.text}`;
		return [{ line: { ...line, text, words: [...line.words, ...next.words] }, at, isJoined: true }];
	});
	return [...single, ...joined];
}

function isNoName(text: string, line: HeadLine): boolean {
	const contacts = [findEmails, findUrls, findPhones].flatMap((find) => find(line.text));
	return (
		contacts.length > 0 ||
		/[:：]$/u.test(text) ||
		!/\p{L}{3}/u.test(text) ||
		line.confidence < MIN_CONFIDENCE
	);
}

/** Where a name stands: how far from the top, and how large. */
function describePlace({ document, headLength, bodyAt }: Lines, { line, at, isJoined }: NameLine) {
	const { size = 10, height = 1 } = document.pages[0] ?? {};
	return {
		first: at === 0 ? 1 : 0,
		second: at === 1 ? 1 : 0,
		third: at === 2 ? 1 : 0,
		depth: Math.min(1, at / 12),
		large: Math.min(2, line.size / Math.max(1, size)) - 1,
		confidence: line.confidence,
		footer: line.box.y0 > 0.75 * height ? 1 : 0,
		joined: isJoined ? 1 : 0,
		inBody: bodyAt >= 0 && at >= bodyAt && at < headLength ? 1 : 0,
	};
}

/** What a name looks like, and what it says. */
function describeText(document: Document, text: string, line: HeadLine) {
	const letters = (text.match(/\p{L}/gu) ?? []).length;
	const digits = (text.match(/\d/g) ?? []).length;
	const isRepeated = compact(text).length > 3 && countTimes(document, text) > 1;
	return {
		legalForm: hasLegalForm(text) ? 1 : 0,
		digits: Math.min(1, (3 * digits) / Math.max(1, text.length)),
		street: isStreet(line.text) || findPlace(line.text) ? 1 : 0,
		label: shareOfLabel(text),
		// Lines with an e-mail address, a telephone number or a website are no names.
		contact: 0,
		capitals: letters > 0 && text === text.toUpperCase() ? 1 : 0,
		short: letters < 4 ? 1 : 0,
		words: Math.min(1, Math.max(0, text.split(/\s+/).length - 5) / 5),
		repeated: isRepeated ? 1 : 0,
		garbage: letters / Math.max(1, text.length) < 0.6 ? 1 : 0,
		document: DOCUMENT.test(text) ? 1 : 0,
		personLike: isPersonName(text) ? 1 : 0,
		labelBefore: /[:：]/u.test(line.text) ? 1 : 0,
	};
}

/** What stands above and below a name. */
function describeNeighbours({ all, isAddress }: Lines, { at, isJoined }: NameLine) {
	const below = at + (isJoined ? 2 : 1);
	const next = all[below]?.text ?? '';
	const after = `${next} ${all[below + 1]?.text ?? ''}`;
	return {
		beforeAddress: isStreet(next) || findPlace(after) ? 1 : 0,
		beforeRegister: REGISTER.test(next) ? 1 : 0,
		// Half of a name: the other half carries the legal form.
		splitName: !isJoined && isHalf(all, at) ? 1 : 0,
		afterStreet: isAddress.slice(Math.max(0, at - ADDRESS_LINES), at).some(Boolean) ? 1 : 0,
	};
}

/** Whether a domain is named after a company: birchwood.example after Birchwood Interiors. */
function isNameOf(domain: string, text: string): boolean {
	const name = compact(text);
	return name.startsWith(domain) || (name.length > 4 && domain.startsWith(name));
}

function compact(text: string): string {
	return fold(text).replace(/[^a-z0-9]/g, '');
}

/** A name that goes on in the next line, printed alike, where its legal form is. */
function isOneName(line: HeadLine, next: HeadLine): boolean {
	const isText = (text: string) => !/\d/.test(text) && text.length <= 45;
	const isCapitals = (text: string) => text === text.toUpperCase();
	const isAlike =
		Math.max(line.size, next.size) < MAX_SIZE_RATIO * Math.min(line.size, next.size) &&
		isCapitals(line.text) === isCapitals(next.text);
	return (
		isAlike &&
		isText(line.text) &&
		isText(next.text) &&
		hasLegalForm(next.text) &&
		!hasLegalForm(line.text)
	);
}

function isHalf(lines: readonly HeadLine[], i: number): boolean {
	const [before, line, next] = [lines[i - 1], lines[i], lines[i + 1]];
	return (
		(line !== undefined && next !== undefined && isOneName(line, next)) ||
		(line !== undefined && before !== undefined && isOneName(before, line))
	);
}

const REGISTER_BEHIND = new RegExp(
	String.raw`\s+${anyOf(REGISTERS_BEHIND_NAMES)}\s*${anyOf(NUMBER_MARKS)}?\.?\s*:?\s*[\w-]*\d.*$`,
	'i',
);

/** The name alone: without its register number, and what follows a dash or a comma. */
function cleanName(text: string): string {
	return (
		text
			.replace(/\s*[([{][^)\]}]*\d[^)\]}]*[)\]}]?\s*$/, '')
			.replace(REGISTER_BEHIND, '')
			.split(/\s+[-–•●·|]\s+/)[0]
			?.replace(/^[^\p{L}\p{N}]+|[\s,;:_~*-]+$/gu, '')
			.trim() ?? ''
	);
}

/** Names with a legal form farther down: in the foot of a letter, beside the bank. */
function findElsewhere(document: Document): HeadLine[] {
	const found: HeadLine[] = [];
	for (const segment of document.segments) {
		if (found.length >= 12) break;
		const [first = ''] = segment.text.split(/\s+[-–•●·|]\s+|,\s/);
		if (first.length > 60 || first.split(' ').length > 7 || !hasLegalForm(first)) continue;
		found.push({
			...{ text: first, words: segment.words, segment, line: segment.line, box: segment.box },
			...{ size: segment.size, confidence: segment.words[0]?.confidence ?? 1 },
		});
	}
	return found;
}

const EVERYBODYS = new RegExp(String.raw`^${anyOf(MAIL_PROVIDERS)}$`);

/** Names in addresses of the web and of mail, without those that everybody uses. */
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
	return [...new Set(names.map(compact))].filter(
		(name) => name.length >= MIN_DOMAIN && !EVERYBODYS.test(name),
	);
}
