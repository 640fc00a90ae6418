import { anyOf } from '../../lexicon/any-of.ts';
import { OURS, YOURS } from '../../lexicon/terms/people.ts';

/** Said to the one who is addressed. */
export const SAYS_YOURS = new RegExp(String.raw`(?<!\p{L})${anyOf(YOURS)}(?!\p{L})`, 'iu');
/** Said of oneself. */
export const SAYS_OURS = new RegExp(String.raw`(?<!\p{L})${anyOf(OURS)}(?!\p{L})`, 'iu');
