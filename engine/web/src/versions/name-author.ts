import { text } from '../text.ts';

/** A person by e-mail address; the ID of a key means nothing to people. */
export function nameAuthor(by: string): string {
	return by.startsWith('key ') ? text.versions.byKey : by;
}
