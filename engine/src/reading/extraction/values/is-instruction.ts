import { anyOf } from '../lexicon/any-of.ts';
import { FORM_OPENINGS, FORM_ORDERS, SENTENCE_WORDS } from '../lexicon/terms/forms.ts';
import type { Kind } from '../lexicon/kinds.ts';
import { hasLegalForm } from './names.ts';

const ORDER = new RegExp(String.raw`^[\s(*•]*${anyOf(FORM_ORDERS)}\s+\p{L}`, 'iu');
const OPENING = new RegExp(String.raw`^[\s(*•]*${anyOf(FORM_OPENINGS)}\s+\p{L}`, 'iu');
/** Lower case only, because "Est" may be a name. */
const SENTENCE = new RegExp(String.raw`(?<!\p{L})${anyOf(SENTENCE_WORDS)}(?!\p{L})`, 'u');
/** Lower-case words, as sentences have them. */
const LOWER = /\s\p{Ll}{2,}/u;
const MIN_WORDS = 3;

/**
 * Whether a text is an instruction for filling in a form, where a field asks for a name: "See instructions". A
 * company may be called "For Eyes", so companies need more evidence.
 */
export function isInstruction(text: string, kind: Kind): boolean {
	if (hasLegalForm(text)) return false;
	const words = text.trim().split(/\s+/).length;
	if (words < 2) return false;
	if (kind === 'person') return ORDER.test(text) || OPENING.test(text) || SENTENCE.test(text);
	return (
		LOWER.test(text) &&
		words >= MIN_WORDS &&
		(ORDER.test(text) || (OPENING.test(text) && SENTENCE.test(text)))
	);
}
