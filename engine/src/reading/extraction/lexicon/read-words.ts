import { anyOf } from './any-of.ts';
import { JOINTS, MIXED_CASE, SILENT_WORDS } from './languages.ts';
import { listPhrases } from './list-phrases.ts';
import { EMAIL_SPELLINGS } from './terms/contacts.ts';
import { WORDS } from './words.ts';
import type { Lemma } from './words.ts';
import { append } from '../../../model/append.ts';

/** A word of a label: its text without accents, and the lemmas that it is a form of. */
export type Token = { text: string; lemmas: readonly Lemma[] };

const LONGEST_TEXT = 2000;
const MIN_PART = 3;
const MIN_TAIL = 6;
/** The parts of a compound are adjacent, or joined by linking letters. */
const BETWEEN_PARTS = ['', ...JOINTS];

const forms = new Map<string, Lemma[]>();
for (const lemma of Object.keys(WORDS) as Lemma[]) {
	for (const form of [lemma, ...listPhrases(WORDS[lemma])]) {
		const known = forms.get(form);
		if (!known) forms.set(form, [lemma]);
		else if (!known.includes(lemma)) known.push(lemma);
	}
}

/** Most texts are plain ASCII, which takes a faster path. */
const PLAIN = /^[\u0020-\u007e]*$/;

/** Folds a text to lower case without accents, as the lexicon is written. */
export function fold(text: string): string {
	if (PLAIN.test(text)) return text.toLowerCase();
	return text
		.normalize('NFKD')
		.replace(/\p{M}+/gu, '')
		.toLowerCase()
		.replaceAll('ß', 'ss')
		.replaceAll('æ', 'ae')
		.replaceAll('ø', 'o');
}

/** Splits "Rechnungs-Nr.", `invoiceNumber` or "N° de facture" into words of the lexicon. */
export function readTokens(text: string): Token[] {
	const whole = text.slice(0, LONGEST_TEXT).replace(MIXED, lowerTail);
	const isPlain = PLAIN.test(whole);
	const hasHumps = !isPlain || /[A-Z]/.test(whole);
	const apart = hasHumps ? whole.replace(isPlain ? PLAIN_HUMP : HUMP, '$1$2 ') : whole;
	const folded = isPlain ? apart.toLowerCase() : fold(apart).replace(/№|\bn[°º]/gu, ' # ');
	const mail = folded.replace(EMAIL, EMAIL_LEMMA);
	// P.O., T.V.A. and p/u are single words.
	const plain = /[./]/.test(mail) ? mail.replace(/\b(\p{L})[./](?=\p{L}\b)/gu, '$1') : mail;
	const tokens: Token[] = [];
	for (const word of plain.match(isPlain ? /[a-z0-9]+|#|%/g : /[\p{L}\p{N}]+|#|%/gu) ?? [])
		append(tokens, toTokens(word));
	return tokens;
}

const EMAIL = new RegExp(String.raw`\b${anyOf(EMAIL_SPELLINGS)}`, 'g');
const EMAIL_LEMMA: Lemma = 'email';
const MIXED = new RegExp(MIXED_CASE.join('|'), 'g');

/** Lowers inner capitals: "MwSt" → "Mwst". */
function lowerTail(word: string): string {
	return word.slice(0, 1) + word.slice(1).toLowerCase();
}

/** A capital that begins a word inside a name: `invoiceNumber`, `VATNumber`. */
const HUMP = /([\p{Ll}\d])(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll}{2})/gu;
const PLAIN_HUMP = /([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z]{2})/g;

function toTokens(text: string): Token[] {
	const plain = withoutDigraphs(text);
	const found = findTokens(text) ?? (plain === text ? undefined : findTokens(plain));
	return found ?? [{ text, lemmas: [] }];
}

function findTokens(text: string): Token[] | undefined {
	const lemmas = formsOf(text);
	return lemmas ? [{ text, lemmas }] : splitCompound(text);
}

/** `empfaenger` → `empfanger`: names in programs and capitals often spell umlauts with two letters. */
function withoutDigraphs(text: string): string {
	return text.replace(/([aou])e/g, '$1');
}

function formsOf(text: string): Lemma[] | undefined {
	return forms.get(text) ?? (text.endsWith('s') ? forms.get(text.slice(0, -1)) : undefined);
}

/** `rechnungsdatum` → `rechnung` + `datum`, if both parts are known. */
function splitCompound(text: string): Token[] | undefined {
	if (text.length < 2 * MIN_PART + 1 || text.length > 40) return undefined;
	for (let at = text.length - MIN_PART; at >= MIN_PART; at -= 1) {
		const tail = forms.get(text.slice(at));
		if (!tail) continue;
		const head = text.slice(0, at);
		for (const joint of BETWEEN_PARTS) {
			if (!head.endsWith(joint)) continue;
			const stem = head.slice(0, head.length - joint.length);
			const lemmas = stem.length >= MIN_PART ? forms.get(stem) : undefined;
			if (lemmas) {
				return [
					{ text: stem, lemmas },
					{ text: text.slice(at), lemmas: tail },
				];
			}
		}
	}
	return splitTail(text);
}

/** Splits off a long, known last part, which names the thing: `handelsrechnung` → `handels` + `rechnung`. */
function splitTail(text: string): Token[] | undefined {
	for (let at = MIN_PART; at <= text.length - MIN_TAIL; at += 1) {
		const lemmas = forms.get(text.slice(at));
		if (lemmas) {
			return [
				{ text: text.slice(0, at), lemmas: [] },
				{ text: text.slice(at), lemmas },
			];
		}
	}
	return undefined;
}

export function isSameWord(one: Token, other: Token): boolean {
	return one.text === other.text || one.lemmas.some((lemma) => other.lemmas.includes(lemma));
}

/** Whether a word is a function word without meaning of its own: "of", "the", "de", "und". */
export function isSilent({ text, lemmas }: Token): boolean {
	return lemmas.length === 0 && SILENT_WORDS.has(text);
}

/** The weight of a word in the meaning of a label. */
export function weightOf({ text, lemmas }: Token): number {
	if (lemmas.length === 0) {
		if (SILENT_WORDS.has(text)) return 0.05;
		if (/^\d+$/.test(text)) return 0.1;
		// A single letter is usually a mark that OCR misread.
		return text.length === 1 ? 0.3 : 1;
	}
	if (SILENT_WORDS.has(text)) return 0.15;
	return lemmas.some((lemma) => WORDS[lemma].common) ? 0.6 : 1;
}

/** The sum of the weights of words. */
export function sumWeights(tokens: readonly Token[]): number {
	return tokens.reduce((total, token) => total + weightOf(token), 0);
}

/** The words of a text, folded and without punctuation: "Rechnung Nr. 12" → rechnung, nr, 12. */
export function foldWords(text: string): string[] {
	return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
