import { foldWords } from '../extraction/lexicon/read-words.ts';
import data from './kinds.json' with { type: 'json' };

/** A kind of document, with its titles in many languages. */
export type TitledKind = keyof typeof data;
export const TITLED_KINDS = Object.keys(data) as readonly TitledKind[];

/** Kinds that no template reads unless its name contains them. */
export const LOOSE_KINDS: ReadonlySet<string> = new Set(['terms', 'letter', 'newsletter']);

/** A title, as a list of folded words. */
type Title = { kind: TitledKind; words: readonly string[] };

/**
 * The last part of a compound names the thing: "Handelsrechnung", "samlefaktura". Shorter words end other words by
 * chance.
 */
const MIN_TAIL = 6;
const TAIL = 4;
const HEAD = 5;
/** Case endings: "paragonem". */
const MAX_ENDING = 3;

const byFirst = new Map<string, Title[]>();
/** Titles of one word, by their first letters. */
const byHead = new Map<string, { kind: TitledKind; word: string }[]>();
/** The same, by their last letters. */
const byTail = new Map<string, { kind: TitledKind; word: string }[]>();
for (const kind of TITLED_KINDS) {
	const seen = new Set<string>();
	for (const title of Object.values(data[kind]).flat()) {
		const words = foldWords(title);
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

/** A title in a text: words `from` to `to` (exclusive). */
export type FoundTitle = { kind: TitledKind; from: number; to: number };

/** The titles in a text. A longer title wins over a shorter one inside it. */
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

/** The kinds whose titles a text mentions in another grammatical case: "zwrot z paragonem". */
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

/** Plural endings: "Invoices", "Rechnungen", "Lieferscheine". */
const PLURALS = ['', 's', 'n', 'en', 'e'];

/** The kinds that the name of a template mentions. */
export function kindsOfName(name: string): TitledKind[] {
	const words = foldWords(name);
	const found = PLURALS.flatMap((ending) =>
		findTitles(
			words.map((word) =>
				word.endsWith(ending) ? word.slice(0, -ending.length || undefined) : word,
			),
		),
	);
	return [...new Set(found.map(({ kind }) => kind))];
}
