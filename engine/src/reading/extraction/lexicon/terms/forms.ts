import type { TermLists } from '../any-of.ts';
import data from './forms.json' with { type: 'json' };

export const { FORM_ORDERS, FORM_OPENINGS, SENTENCE_WORDS, CONDITIONS } = data satisfies TermLists;
