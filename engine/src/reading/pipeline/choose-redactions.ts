import type { Box, Page, Word } from '../../model/document.ts';
import { textOf } from '../../model/geometry.ts';
import type { OutputPlace, PrivateKind, Redaction } from '../../model/output.ts';
import type { TemplateSchema } from '../../model/template.ts';
import type { Models } from '../extraction/models/create-models.ts';
import { findEmails, findPhones } from '../extraction/values/find-formats.ts';
import { TITLES } from '../extraction/lexicon/terms/people.ts';
import { anyOf } from '../extraction/lexicon/any-of.ts';
import { layOutPages } from '../layout/lay-out-pages.ts';
import { placeAsSent } from './turn-back.ts';
import { extractFromPages } from './recipe.ts';

/** Country, check digits and groups. OCR may have misread some characters, so the check digits need not be right. */
const IBAN = /(?<![A-Z0-9])[A-Z]{2,3}[0-9OISB]{2}[A-Z0-9 ]{11,40}/g;
const TITLED = new RegExp(
	String.raw`(?<![\p{L}])${anyOf(TITLES)}\.?(?: \p{Lu}[\p{L}'’.-]*){1,4}`,
	'gu',
);
/** Texts with this many letters and digits are also found within words; shorter ones must be whole words. */
const MIN_WITHIN = 6;
const MIN_TEXT = 2;
/** Minimum digits of an IBAN. The shortest IBANs have 13, and those of Malta also have 18 letters. */
const MIN_DIGITS = 7;
/** Minimum confidence of a name that the engine finds. */
const MIN_CONFIDENCE = 0.3;

/** A template of personal data, for the engine to find. */
const NAMES: TemplateSchema = {
	data: {
		customerName: { type: 'string', description: 'Customer name' },
		contactPerson: { type: 'string', description: 'Contact person' },
		patientName: { type: 'string', description: 'Patient name' },
		employeeName: { type: 'string', description: 'Employee name' },
		accountHolder: { type: 'string', description: 'Account holder' },
		recipientName: { type: 'string', description: 'Recipient name' },
		fullName: { type: 'string', description: 'Full name' },
		signedBy: { type: 'string', description: 'Signed by' },
	},
};

/** The boxes to paint over on each page as it was read, and all texts that must not remain. */
export type RedactionChoice = { boxes: ReadonlyMap<Page, readonly Box[]>; texts: string[] };

/** Chooses the words that hold private values: the given values, and values of the given kinds. Pure. */
export function chooseRedactions(
	pages: readonly Page[],
	{ kinds, redactions }: { kinds: readonly PrivateKind[]; redactions: readonly Redaction[] },
	models: Models,
): RedactionChoice {
	const layouts = layOutPages(pages).pages;
	const texts = new Set(redactions.flatMap((one) => one.texts));
	for (const { lines } of layouts) {
		for (const { segments } of lines) {
			const said = [...segments, { text: textOf(segments) }];
			for (const { text } of said) for (const one of findPrivate(text, kinds)) texts.add(one);
		}
	}
	if (kinds.includes('name')) {
		const found = extractFromPages(pages, NAMES, models)?.details ?? [];
		for (const { raw, confidence } of found) {
			if (raw !== null && confidence >= MIN_CONFIDENCE) texts.add(raw);
		}
	}
	const needles = [...texts].map(reduce).filter(({ length }) => length >= MIN_TEXT);
	const boxes = new Map<Page, Box[]>();
	for (const [i, page] of pages.entries()) {
		const read = (layouts[i]?.lines ?? []).flatMap(({ segments }) =>
			segments.flatMap(({ words }) => words),
		);
		boxes.set(page, [
			...redactions.flatMap(({ place }) => (place ? boxesAt(page, place) : [])),
			// In reading order, and in the stored order of the document.
			...boxesOf(read, needles),
			...boxesOf(page.words, needles),
		]);
	}
	return { boxes, texts: [...texts] };
}

/** Private texts of these kinds in a text, such as that of a QR code. */
export function findPrivate(text: string, kinds: readonly PrivateKind[]): string[] {
	return kinds.flatMap((kind) => {
		switch (kind) {
			case 'iban':
				return (text.match(IBAN) ?? []).map(withoutWords).filter(hasManyDigits);
			case 'email':
				return findEmails(text).map(({ start, end }) => text.slice(start, end));
			case 'phone':
				return findPhones(text).map(({ start, end }) => text.slice(start, end));
			case 'name':
				return text.match(TITLED) ?? [];
		}
	});
}

/** Upper-case words may follow an IBAN. */
function withoutWords(text: string): string {
	const groups = text.trim().split(' ');
	const last = groups.findLastIndex((group) => /\d/.test(group));
	return groups.slice(0, last + 1).join(' ');
}

/** Upper-case words look like an IBAN that OCR misread, except for their digits. */
function hasManyDigits(text: string): boolean {
	return text.replace(/\D/g, '').length >= MIN_DIGITS;
}

/** Letters and digits only, because spaces and dots differ from place to place. */
export function reduce(text: string): string {
	return text
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, '');
}

/** The words at a place of the page as it was sent. */
function boxesAt(page: Page, place: OutputPlace): Box[] {
	if (page.index + 1 !== place.page) return [];
	const inside = page.words.filter(({ box }) => {
		const { x0, y0, x1, y1 } = placeAsSent(box, page);
		const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
		return x >= place.x0 && x <= place.x1 && y >= place.y0 && y <= place.y1;
	});
	return inside.map(({ box }) => box);
}

/** The boxes of words that spell one of the texts, also across words and lines. */
function boxesOf(words: readonly Pick<Word, 'text' | 'box'>[], needles: readonly string[]): Box[] {
	const starts: number[] = [];
	let all = '';
	for (const { text } of words) {
		starts.push(all.length);
		all += reduce(text);
	}
	const edges = new Set([...starts, all.length]);
	const chosen = new Set<Box>();
	for (const needle of needles) {
		for (let at = all.indexOf(needle); at >= 0; at = all.indexOf(needle, at + 1)) {
			const end = at + needle.length;
			const isWhole = edges.has(at) && edges.has(end);
			if (!isWhole && needle.length < MIN_WITHIN) continue;
			for (let i = lastUpTo(starts, at); i < words.length && (starts[i] ?? end) < end; i += 1) {
				const box = words[i]?.box;
				if (box) chosen.add(box);
			}
		}
	}
	return [...chosen];
}

/** The index of the last word that starts at or before `at`. */
function lastUpTo(starts: readonly number[], at: number): number {
	let [low, high] = [0, starts.length - 1];
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if ((starts[middle] ?? Infinity) <= at) low = middle;
		else high = middle - 1;
	}
	return low;
}
