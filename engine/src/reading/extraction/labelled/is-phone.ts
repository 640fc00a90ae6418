import { anyOf } from '../lexicon/any-of.ts';
import { FAX_LABELS, PHONE_LABELS } from '../lexicon/terms/contacts.ts';
import type { Candidate } from './candidate.ts';

const FAX = new RegExp(String.raw`(?<!\p{L})${anyOf(FAX_LABELS)}`, 'iu');
const PHONE_LABEL = new RegExp(String.raw`(?<!\p{L})${anyOf(PHONE_LABELS)}`, 'iu');

/** Whether a number is a telephone number: it has a country code or a telephone label, and is not a fax number. */
export function isPhone({ raw, segment, around }: Candidate): boolean {
	const before = segment.text.slice(0, segment.text.indexOf(raw));
	const label = /\p{L}/u.test(before) ? before.slice(-24) : (around.left?.text ?? before);
	if (FAX.test(label)) return false;
	return (
		raw.startsWith('+') ||
		// North American format.
		/^\(\d{3}\)\s?\d{3}[-.\s]\d{4}$/.test(raw) ||
		PHONE_LABEL.test(label)
	);
}
