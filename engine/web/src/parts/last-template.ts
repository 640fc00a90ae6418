/** The last used template, per account, for the browser session. */
const PREFIX = 'docsift-template ';

export function noteTemplate(accountId: string, templateId: string): void {
	sessionStorage.setItem(PREFIX + accountId, templateId);
}

/** The last used one of these; null: none of them. */
export function lastTemplate(
	accountId: string,
	cards: readonly { id: string }[] | undefined,
): string | null {
	const last = sessionStorage.getItem(PREFIX + accountId);
	return cards?.some(({ id }) => id === last) ? last : null;
}
