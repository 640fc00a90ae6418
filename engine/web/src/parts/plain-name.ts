/** Marks that turn the direction of what follows, so that `exe.fdp` reads as something else. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A file name in the order in which it is written, whatever marks somebody put into it. */
export function plainName(name: string): string {
	return name.replace(DIRECTION_MARKS, '');
}
