import type { Document } from '../document.ts';
import { findConcepts } from '../lexicon/find-concepts.ts';
import { fold, readTokens } from '../lexicon/read-words.ts';
import { findEmails, findPhones, findUrls } from '../values/find-formats.ts';
import { findPlace, isStreet } from '../values/find-places.ts';
import { hasLegalForm, isPersonName } from '../values/names.ts';
import type { HeadLine } from './read-head.ts';
import { readHead } from './read-head.ts';

export const MERCHANT_FEATURES = [
	...(['bias', 'first', 'second', 'third', 'depth', 'legalForm', 'large', 'confidence'] as const),
	...([
		'digits',
		'street',
		'label',
		'contact',
		'beforeAddress',
		'beforeRegister',
		'domain',
	] as const),
	...(['capitals', 'short', 'words', 'repeated', 'garbage', 'footer', 'document'] as const),
	...(['joined', 'splitName', 'personLike', 'labelBefore', 'inBody', 'afterStreet'] as const),
] as const;
type MerchantFeature = (typeof MERCHANT_FEATURES)[number];

export type MerchantCandidate = { text: string; line: HeadLine; features: Float64Array };

const REGISTER =
	/\b(?:co(?:mpany)?\.?\s?(?:no|reg)|reg(?:istration)?\.?\s?no|gst|vat|ust|tva|siret|abn|roc|brn|[A-Z]{0,3}\d{5,9}-[A-Z])\b/i;
const DOCUMENT_WORDS =
	/\b(?:invoice|receipt|rechnung|facture|factura|fattura|factuur|bill|quittung|beleg|kassenbon|ticket|order|page|copy|tax)\b/i;
/** What articles and the head of a bill have, and the head of a page has not: an amount, a day, a time. */
const BODY = /\d[.,]\d{2}(?!\d)|\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\d{1,2}:\d{2}/;
/** How far below a street the rest of its address may stand. */
const ADDRESS_LINES = 3;
/** Letters of one name are of one size. */
const MOST_UNLIKE = 1.35;
const LEAST_DOMAIN = 3;
const LEAST_CONFIDENCE = 0.35;

/** Whom a letter is for, in seven languages: never who wrote it. */
const ATTENTION =
	/^(?:t\.?\s?a\.?\s?v\.|z\.?\s?h(?:d|än?d?e?n?)\b|attn\b|attention\b|c\/o\b|[aà] l['’]att|a la atenci|alla (?:c\.|cortese)|à atenção|a\/c\b)/iu;

/** How much of a text, from 0 to 1, is one phrase of a label. */
function shareOfLabel(text: string): number {
	const tokens = readTokens(text).slice(0, MOST_TOKENS);
	const covered = findConcepts(tokens).reduce((most, { from, to }) => Math.max(most, to - from), 0);
	return tokens.length === 0 ? 1 : covered / tokens.length;
}

const MOST_TOKENS = 10;

/** Lines that may be the name of who issued a document. */
export function findMerchants(document: Document): MerchantCandidate[] {
	const head = readHead(document);
	const lines = [...head, ...findElsewhere(document)];
	const usual = document.pages[0]?.size ?? 10;
	const domains = findDomains(document);
	const isAddress = lines.map(({ text }) => isStreet(text) || findPlace(text) !== undefined);
	const body = head.findIndex(({ text }) => BODY.test(text) || DOCUMENT_WORDS.test(text));
	const candidates = lines.map((line, i) => ({ line, i, isJoined: false }));
	for (const [i, line] of head.entries()) {
		const next = head[i + 1];
		// A label is no part of the name below it.
		if (next && shareOfLabel(line.text) < 1 && isOneName(line, next)) {
			const joined = {
				...line,
				text: `${line.text} ${next.text}`,
				words: [...line.words, ...next.words],
			};
			candidates.push({ line: joined, i, isJoined: true });
		}
	}
	return candidates.flatMap(({ line, i, isJoined }) => {
		if (ATTENTION.test(line.text)) return [];
		const text = cleanName(line.text);
		const below = i + (isJoined ? 2 : 1);
		const next = lines[below]?.text ?? '';
		const after = `${next} ${lines[below + 1]?.text ?? ''}`;
		const letters = (text.match(/\p{L}/gu) ?? []).length;
		const compact = fold(text).replace(/[^a-z0-9]/g, '');
		const words = text.split(/\s+/).length;
		const values: Record<MerchantFeature, number> = {
			bias: 1,
			first: i === 0 ? 1 : 0,
			second: i === 1 ? 1 : 0,
			third: i === 2 ? 1 : 0,
			depth: Math.min(1, i / 12),
			legalForm: hasLegalForm(text) ? 1 : 0,
			large: Math.min(2, line.size / Math.max(1, usual)) - 1,
			confidence: line.confidence,
			digits: Math.min(1, (3 * (text.match(/\d/g) ?? []).length) / Math.max(1, text.length)),
			street: isStreet(line.text) || findPlace(line.text) ? 1 : 0,
			label: shareOfLabel(text),
			contact:
				findEmails(line.text).length + findUrls(line.text).length + findPhones(line.text).length > 0
					? 1
					: 0,
			beforeAddress: isStreet(next) || findPlace(after) ? 1 : 0,
			beforeRegister: REGISTER.test(next) ? 1 : 0,
			domain: domains.some(
				(domain) =>
					compact.startsWith(domain) || (compact.length > 4 && domain.startsWith(compact)),
			)
				? 1
				: 0,
			capitals: letters > 0 && text === text.toUpperCase() ? 1 : 0,
			short: letters < 4 ? 1 : 0,
			words: Math.min(1, Math.max(0, words - 5) / 5),
			repeated: compact.length > 3 && document.folded.split(fold(text)).length > 2 ? 1 : 0,
			garbage: letters / Math.max(1, text.length) < 0.6 ? 1 : 0,
			footer: line.box.y0 > 0.75 * (document.pages[0]?.height ?? 1) ? 1 : 0,
			document: DOCUMENT_WORDS.test(text) ? 1 : 0,
			joined: isJoined ? 1 : 0,
			// Half of a name: the other half carries the legal form.
			splitName: !isJoined && isHalf(lines, i) ? 1 : 0,
			personLike: isPersonName(text) ? 1 : 0,
			labelBefore: /[:：]/u.test(line.text) ? 1 : 0,
			inBody: body >= 0 && i >= body && i < head.length ? 1 : 0,
			afterStreet: isAddress.slice(Math.max(0, i - ADDRESS_LINES), i).some(Boolean) ? 1 : 0,
		};
		const isNoName =
			values.contact === 1 ||
			/[:：]$/u.test(text) ||
			!/\p{L}{3}/u.test(text) ||
			line.confidence < LEAST_CONFIDENCE;
		if (isNoName) return [];
		return [{ text, line, features: Float64Array.from(MERCHANT_FEATURES, (name) => values[name]) }];
	});
}

/** A name that goes on in the next line, printed alike, where its legal form is. */
function isOneName(line: HeadLine, next: HeadLine): boolean {
	const isText = (text: string) => !/\d/.test(text) && text.length <= 45;
	const isCapitals = (text: string) => text === text.toUpperCase();
	const isAlike =
		Math.max(line.size, next.size) < MOST_UNLIKE * Math.min(line.size, next.size) &&
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

/** The name alone: without its register number, and what follows a dash or a comma. */
function cleanName(text: string): string {
	return (
		text
			.replace(/\s*[([{][^)\]}]*\d[^)\]}]*[)\]}]?\s*$/, '')
			.replace(/\s+(?:co\.?|reg\.?|roc|gst)\s*(?:no|nr|id)?\.?\s*:?\s*[\w-]*\d.*$/i, '')
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
	return [...new Set(names.map((name) => name.replace(/[^a-z0-9]/g, '')))].filter(
		(name) =>
			name.length >= LEAST_DOMAIN &&
			!/^(?:gmail|yahoo|hotmail|outlook|gmx|web|example|localhost|tcpdf)$/.test(name),
	);
}
