/** The template that somebody worked with last, for as long as the window is open; by account. */
const PREFIX = 'docsift-template ';

export function noteTemplate(accountId: string, templateId: string): void {
	sessionStorage.setItem(PREFIX + accountId, templateId);
}

/** The one of these that was used last; null: none of them was. */
export function lastTemplate(
	accountId: string,
	cards: readonly { id: string }[] | undefined,
): string | null {
	const last = sessionStorage.getItem(PREFIX + accountId);
	return cards?.some(({ id }) => id === last) ? last : null;
}
