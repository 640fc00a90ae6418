import { text } from '../text.ts';

/** A person by their address; a key has an id that tells people nothing. */
export function nameAuthor(by: string): string {
	return by.startsWith('key ') ? text.versions.byKey : by;
}
