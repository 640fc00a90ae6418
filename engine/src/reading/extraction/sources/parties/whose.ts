import { anyOf } from '../../lexicon/any-of.ts';
import { OURS, YOURS } from '../../lexicon/terms/people.ts';

/** Words that address the recipient. */
export const SAYS_YOURS = new RegExp(String.raw`(?<!\p{L})${anyOf(YOURS)}(?!\p{L})`, 'iu');
/** Words with which the sender refers to itself. */
export const SAYS_OURS = new RegExp(String.raw`(?<!\p{L})${anyOf(OURS)}(?!\p{L})`, 'iu');
