import { fold } from '../extraction/lexicon/read-words.ts';
import data from './kinds.json' with { type: 'json' };

/** A kind of document that has titles of its own in many languages. */
export type TitledKind = keyof typeof data;
export const TITLED_KINDS = Object.keys(data) as readonly TitledKind[];

/** Kinds that nobody has a template for, unless its name says so. */
export const LOOSE_KINDS: ReadonlySet<string> = new Set(['terms', 'letter', 'newsletter']);

/** A title, as the folded words it consists of. */
type Title = { kind: TitledKind; words: readonly string[] };

/** Compounds end with what they are: "Handelsrechnung", "samlefaktura". Shorter words end other words by chance. */
const MIN_TAIL = 6;
const TAIL = 4;
const HEAD = 5;
/** Letters that a case adds to a word: "paragonem". */
const MAX_ENDING = 3;

const byFirst = new Map<string, Title[]>();
/** Titles of one word, by their first letters. */
const byHead = new Map<string, { kind: TitledKind; word: string }[]>();
/** The same, by their last letters. */
const byTail = new Map<string, { kind: TitledKind; word: string }[]>();
for (const kind of TITLED_KINDS) {
	const seen = new Set<string>();
	for (const title of Object.values(data[kind]).flat()) {
		const words = splitTitle(title);
		const key = words.join(' ');
		const [first] = words;
		if (first === undefined || seen.has(key)) continue;
		seen.add(key);
		byFirst.set(first, [...(byFirst.get(first) ?? []), { kind, words }]);
		if (words.length > 1 || first.length < MIN_TAIL) continue;
		const head = first.slice(0, HEAD);
		byHead.set(head, [...(byHead.get(head) ?? []), { kind, word: first }]);
		const tail = first.slice(-TAIL);
		byTail.set(tail, [...(byTail.get(tail) ?? []), { kind, word: first }]);
	}
}

/** A title in a text: words `from` up to, not including, `to`. */
type FoundTitle = { kind: TitledKind; from: number; to: number };

/** Words of a text, folded, without marks: "Rechnung Nr. 12" → rechnung, nr, 12. */
export function splitTitle(text: string): string[] {
	return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The titles in a text; a longer one wins over a shorter one that it contains. */
export function findTitles(words: readonly string[]): FoundTitle[] {
	const found: FoundTitle[] = [];
	for (let from = 0; from < words.length; from += 1) {
		const word = words[from] ?? '';
		const begun = (byFirst.get(word) ?? []).filter(({ words: title }) =>
			title.every((one, i) => words[from + i] === one),
		);
		for (const { kind, words: title } of begun) found.push({ kind, from, to: from + title.length });
		if (begun.length === 0 && word.length > MIN_TAIL) {
			let longest: { kind: TitledKind; word: string } | undefined;
			for (const one of byTail.get(word.slice(-TAIL)) ?? []) {
				if (word.endsWith(one.word) && one.word.length > (longest?.word.length ?? 0)) longest = one;
			}
			if (longest) found.push({ kind: longest.kind, from, to: from + 1 });
		}
	}
	return found.filter(
		(one) =>
			!found.some(
				(other) =>
					other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
			),
	);
}

/** The kinds whose titles a text mentions in another case: "zwrot z paragonem". */
export function findInflected(words: readonly string[]): TitledKind[] {
	return words.flatMap((word) =>
		(byHead.get(word.slice(0, HEAD)) ?? [])
			.filter(({ word: title }) => {
				const ending = word.length - title.length;
				return ending > 0 && ending <= MAX_ENDING && word.startsWith(title);
			})
			.map(({ kind }) => kind),
	);
}

/** Endings of plurals: "Invoices", "Rechnungen", "Lieferscheine". */
const PLURALS = ['', 's', 'n', 'en', 'e'];

/** The kinds that the name of a template speaks of. */
export function kindsOfName(name: string): TitledKind[] {
	const words = splitTitle(name);
	const found = PLURALS.flatMap((ending) =>
		findTitles(
			words.map((word) =>
				word.endsWith(ending) ? word.slice(0, -ending.length || undefined) : word,
			),
		),
	);
	return [...new Set(found.map(({ kind }) => kind))];
}
