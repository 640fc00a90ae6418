import type { Asked, ValueType } from '../family.ts';

/**
 * What is asked for, in several wordings. The first argument is a concept of training/paraphrases (or ''), which
 * adds its own names, sentences and translations; the others are names (`invoiceNo`), plain sentences
 * (`the amount still to be paid`) and questions (`Wann ist die Rechnung fällig?`).
 */
const ask =
	(type: ValueType) =>
	(concept: string, ...wordings: string[]): Asked => ({ type, concept, wordings });

export const text = ask('string');
export const number = ask('number');
export const date = ask('date');
export const flag = ask('boolean');

/** Rows of columns: `list({ description: text('itemDescription'), amount: number('lineTotal') }, 'items')`. */
export function list(columns: Readonly<Record<string, Asked>>, ...wordings: string[]): Asked {
	return { type: 'list', concept: '', wordings, columns };
}

/** A list of plain values: `values(text(''), 'skills', 'what the applicant is good at')`. */
export function values(value: Asked, ...wordings: string[]): Asked {
	return list({ value }, ...wordings);
}

/** A field that documents of the family never have: the reader must learn to answer nothing. */
export function absent(asked: Asked): Asked {
	return { ...asked, isAbsent: true };
}
