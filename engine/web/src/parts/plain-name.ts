/** Bidirectional control characters, which can disguise an extension such as `exe.fdp`. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A file name without bidirectional control characters. */
export function plainName(name: string): string {
	return name.replace(DIRECTION_MARKS, '');
}
