import { anyOf } from '../lexicon/any-of.ts';
import type { Terms } from '../lexicon/any-of.ts';
import type { Kind } from '../lexicon/kinds.ts';
import { ASKING, FILLING, HOW_MUCH, PLACEHOLDERS, WHEN, WHO } from '../lexicon/terms/questions.ts';

/** A question in plain words: what it is about, and the kind of value that answers it. */
type Question = { phrase: string; kind: Kind | undefined };

const LONGEST = 300;

const opening = (terms: Terms) => new RegExp(String.raw`^[¿\s]*${anyOf(terms)}(?!\p{L})`, 'iu');
/** How a question begins, and the kind of its answer. */
const OPENINGS: readonly (readonly [begins: RegExp, kind: Kind | undefined])[] = [
	[opening(WHEN), 'date'],
	[opening(HOW_MUCH), 'amount'],
	[opening(WHO), 'name'],
	[opening(ASKING), undefined],
];
const FILLER = new RegExp(String.raw`^${anyOf(FILLING)}$`, 'iu');
const PLACEHOLDER = new RegExp(String.raw`^${anyOf(PLACEHOLDERS)}?[\s_.-]*\d*$`, 'iu');

/** Reads "Who signed the letter?" as a question about a person or company: "signed letter". */
export function readQuestion(text: string): Question | undefined {
	const asked = text.trim();
	if (!/[?？]\s*$/u.test(asked) || asked.length > LONGEST) return undefined;
	for (const [begins, kind] of OPENINGS) {
		const match = begins.exec(asked);
		if (match) return { phrase: phraseOf(asked.slice(match[0].length)), kind };
	}
	return { phrase: phraseOf(asked), kind: undefined };
}

/** Whether the name of a field is meaningless: "q1", "field_3". */
export function isPlaceholder(name: string): boolean {
	return PLACEHOLDER.test(name);
}

function phraseOf(text: string): string {
	const words = text.split(/[\s?？!¿,;:’'"“”«»]+/u).filter((word) => word !== '');
	const said = words.filter((word) => !FILLER.test(word));
	return (said.length > 0 ? said : words).join(' ');
}
