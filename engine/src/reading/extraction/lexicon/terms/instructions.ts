import type { TermLists } from '../any-of.ts';
import data from './instructions.json' with { type: 'json' };

export const { INSTRUCTIONS, CHAT_MARKS, UNPRINTED, ONE_OF } = data satisfies TermLists;
