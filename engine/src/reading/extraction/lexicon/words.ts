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

/** The forms of a word in each language. A common word is part of many labels and tells few of them apart. */
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
 * Words that labels are made of, with their forms in each language, without accents. A label in one
 * language is compared with a field in another through the name of the word. German and Dutch compounds
 * are taken apart where both parts are listed.
 */
export const WORDS: Readonly<Record<Lemma, WordForms>> = data;
