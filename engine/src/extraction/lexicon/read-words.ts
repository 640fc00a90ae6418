import { WORDS } from './words.ts';

/** A word of a label: as written without accents, and the words of the lexicon it is a form of. */
export type Token = { text: string; lemmas: readonly string[] };

const LONGEST_TEXT = 2000;
const LEAST_PART = 3;
const LEAST_TAIL = 6;
/** Letters that join the parts of German and Dutch compounds. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'er', 'e'];

const forms = new Map<string, string[]>();
for (const [lemma, languages] of Object.entries(WORDS)) {
	for (const form of [lemma, ...languages.split(/[ |]+/)]) {
		const known = forms.get(form);
		if (!known) forms.set(form, [lemma]);
		else if (!known.includes(lemma)) known.push(lemma);
	}
}

/** Lower case without accents: how the lexicon is written. */
export function fold(text: string): string {
	return text
		.normalize('NFKD')
		.replace(/\p{M}+/gu, '')
		.toLowerCase()
		.replaceAll('ß', 'ss')
		.replaceAll('æ', 'ae')
		.replaceAll('ø', 'o');
}

/** "Rechnungs-Nr.", `invoiceNumber` and "N° de facture" as words of the lexicon. */
export function readTokens(text: string): Token[] {
	const plain = fold(
		text
			.slice(0, LONGEST_TEXT)
			.replaceAll('MwSt', 'Mwst')
			.replace(/([\p{Ll}\d])(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll}{2})/gu, '$1$2 '),
	)
		.replace(/[#№]|\bn[°º]/gu, ' # ')
		.replace(/\be-?\s?mail/g, 'email')
		// P.O., T.V.A. and p/u are one word.
		.replace(/\b(\p{L})[./](?=\p{L}\b)/gu, '$1');
	return (plain.match(/[\p{L}\p{N}]+|#|%/gu) ?? []).flatMap(toTokens);
}

const cache = new Map<string, Token[]>();
const MOST_CACHED = 20_000;

function toTokens(text: string): Token[] {
	const known = cache.get(text);
	if (known) return known;
	const tokens = lookUp(text);
	// Pages hold any number of words; the memory of this process does not.
	if (cache.size < MOST_CACHED) cache.set(text, tokens);
	return tokens;
}

function lookUp(text: string): Token[] {
	const lemmas = formsOf(text);
	if (lemmas) return [{ text, lemmas }];
	return splitCompound(text) ?? [{ text, lemmas: [] }];
}

function formsOf(text: string): string[] | undefined {
	return forms.get(text) ?? (text.endsWith('s') ? forms.get(text.slice(0, -1)) : undefined);
}

/** `rechnungsdatum` → `rechnung` + `datum`; only where both parts are known. */
function splitCompound(text: string): Token[] | undefined {
	if (text.length < 2 * LEAST_PART + 1 || text.length > 40) return undefined;
	for (let at = text.length - LEAST_PART; at >= LEAST_PART; at -= 1) {
		const tail = forms.get(text.slice(at));
		if (!tail) continue;
		const head = text.slice(0, at);
		for (const joint of JOINTS) {
			if (!head.endsWith(joint)) continue;
			const stem = head.slice(0, head.length - joint.length);
			const lemmas = stem.length >= LEAST_PART ? forms.get(stem) : undefined;
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

/** A long last part that is known names the thing, whatever stands before it: `handelsrechnung`. */
function splitTail(text: string): Token[] | undefined {
	for (let at = LEAST_PART; at <= text.length - LEAST_TAIL; at += 1) {
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

const SILENT = new Set(
	`the a an of and or to in on for is are be by which that with as at it its this these those whose
	who whether was were how any all if from per will must can your our their his her box ticked checked
	de du des la le les l d un une et ou a au aux en pour par sur qui que dont est
	der die das des dem den ein eine und oder zu zum zur im in fur von vom am mit auf an
	el los las del y o para por con en una uno su
	il lo gli i di della dello delle dei degli da per e con
	o os as do da dos das em no na para com e
	het een van de en of voor met op te`.split(/\s+/),
);
/** Words that many labels share say little about which label it is. */
const COMMON = new Set(
	'number date total amount name code id reference type value index document period unit'.split(
		' ',
	),
);

/** "of", "the", "de", "und": nothing of their own. */
export function isSilent({ text, lemmas }: Token): boolean {
	return lemmas.length === 0 && SILENT.has(text);
}

/** How much a word says about what a label means. */
export function weightOf({ text, lemmas }: Token): number {
	if (lemmas.length === 0) {
		if (SILENT.has(text)) return 0.05;
		if (/^\d+$/.test(text)) return 0.1;
		// A letter alone is what OCR made of a mark.
		return text.length === 1 ? 0.3 : 1;
	}
	if (SILENT.has(text)) return 0.15;
	return lemmas.some((lemma) => COMMON.has(lemma)) ? 0.6 : 1;
}
