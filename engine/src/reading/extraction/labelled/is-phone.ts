import { anyOf } from '../lexicon/any-of.ts';
import { FAX_LABELS, PHONE_LABELS } from '../lexicon/terms/contacts.ts';
import type { Candidate } from './candidate.ts';

const FAX = new RegExp(String.raw`(?<!\p{L})${anyOf(FAX_LABELS)}`, 'iu');
const PHONE_LABEL = new RegExp(String.raw`(?<!\p{L})${anyOf(PHONE_LABELS)}`, 'iu');

/** A number to call: with a country code, or called so; not the number of a fax or of anything else. */
export function isPhone({ raw, segment, around }: Candidate): boolean {
	const before = segment.text.slice(0, segment.text.indexOf(raw));
	const label = /\p{L}/u.test(before) ? before.slice(-24) : (around.left?.text ?? before);
	if (FAX.test(label)) return false;
	return (
		raw.startsWith('+') ||
		// As North America writes them.
		/^\(\d{3}\)\s?\d{3}[-.\s]\d{4}$/.test(raw) ||
		PHONE_LABEL.test(label)
	);
}
