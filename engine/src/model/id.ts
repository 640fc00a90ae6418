const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The canonical form of an ID; undefined for anything that is not one of ours. */
export function toId(text: string): string | undefined {
	return UUID.test(text) ? text.toLowerCase() : undefined;
}
