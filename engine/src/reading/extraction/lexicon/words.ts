import contacts from './words/contacts.json' with { type: 'json' };
import documents from './words/documents.json' with { type: 'json' };
import health from './words/health.json' with { type: 'json' };
import law from './words/law.json' with { type: 'json' };
import money from './words/money.json' with { type: 'json' };
import numbers from './words/numbers.json' with { type: 'json' };
import parties from './words/parties.json' with { type: 'json' };
import places from './words/places.json' with { type: 'json' };
import registers from './words/registers.json' with { type: 'json' };
import things from './words/things.json' with { type: 'json' };
import time from './words/time.json' with { type: 'json' };
import work from './words/work.json' with { type: 'json' };
import type { Phrases } from './languages.ts';

/** The forms of a word in each language. A common word occurs in many labels, so it distinguishes few. */
type WordForms = Phrases & { readonly common?: boolean };

const data = {
	...documents,
	...numbers,
	...time,
	...money,
	...parties,
	...places,
	...contacts,
	...registers,
	...health,
	...work,
	...law,
	...things,
};

/** A word of the lexicon, by its English name. */
export type Lemma = keyof typeof data;

/**
 * The words that labels consist of, with their forms in each language, without accents. Labels and fields in
 * different languages are compared through the English name of each word. German and Dutch compounds are split if
 * both parts are listed.
 */
export const WORDS: Readonly<Record<Lemma, WordForms>> = data;
