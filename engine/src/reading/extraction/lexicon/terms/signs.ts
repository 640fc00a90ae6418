import type { TermLists } from '../any-of.ts';
import data from './signs.json' with { type: 'json' };

export const { NUMBER_SIGNS, UNIT_SIGNS, MONEY_SIGNS, IBAN_SUFFIXES } = data satisfies TermLists;
