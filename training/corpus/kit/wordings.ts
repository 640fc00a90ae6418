import type { Asked } from '../family.ts';
import { date, flag, number, text } from './ask.ts';

/** The functions of `ask.ts` for many wordings on one line: `asText('BRAND(S) | brandName | Which brand is it?')`. */
const inOneLine =
	(ask: typeof text) =>
	(wordings: string, concept = ''): Asked =>
		ask(concept, ...wordings.split(' | '));

export const asText = inOneLine(text);
export const asNumber = inOneLine(number);
export const asDate = inOneLine(date);
export const asFlag = inOneLine(flag);
