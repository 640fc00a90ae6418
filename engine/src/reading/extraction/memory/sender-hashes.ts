import { valueAt } from '../../../model/path.ts';
import type { Document } from '../document.ts';
import { isName } from '../lexicon/kinds.ts';
import type { Field } from '../request/read-fields.ts';
import { knownLessons } from './align-lesson.ts';
import { hashText } from './hash-words.ts';

/** Shorter names are found on documents of others by chance. */
const MIN_LENGTH = 3;
/** Keeps these hashes apart from those of words. */
const PREFIX = 'sender ';

/** Hashes of the values that name the sender of a document: its name, VAT number and IBAN. */
export function hashSender(
	fields: readonly Field[],
	values: Readonly<Record<string, unknown>>,
): number[] {
	const hashes = fields.filter(namesSender).flatMap((field) => {
		const value = valueAt(values, field.path);
		return typeof value === 'string' && value.length >= MIN_LENGTH ? hashText(PREFIX + value) : [];
	});
	return [...new Set(hashes)];
}

function namesSender({ kind, party }: Field): boolean {
	const isOfSender = party === 'seller' && (isName(kind) || kind === 'vat' || kind === 'iban');
	return isOfSender || kind === 'merchant';
}

/** Whether no lesson of the document's template applies to it. */
export function isUntaught(document: Document): boolean {
	return document.fact(knownLessons).length === 0;
}
