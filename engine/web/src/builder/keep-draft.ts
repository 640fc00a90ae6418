/**
 * What was typed and not saved, for as long as the window is open: a session that ends or a page that is
 * loaded anew must not cost anybody their work. By account, so that nobody finds another person's.
 */
export type KeptDraft = {
	json: string;
	/** The published version that it began with; null: it is a new one. */
	version: number | null;
};

const PREFIX = 'docsift-draft ';

export function draftKey(accountId: string, place: string): string {
	return `${PREFIX}${accountId} ${place}`;
}

export function readKeptDraft(key: string): KeptDraft | null {
	const kept = sessionStorage.getItem(key);
	if (kept === null) return null;
	const { json, version } = JSON.parse(kept) as Partial<KeptDraft>;
	return typeof json === 'string' ? { json, version: version ?? null } : null;
}

export function keepDraft(key: string, draft: KeptDraft): void {
	try {
		sessionStorage.setItem(key, JSON.stringify(draft));
	} catch (error) {
		// No room: the page still holds it, and asks before it is left.
		if (!(error instanceof DOMException)) throw error;
	}
}

export function forgetDraft(key: string): void {
	sessionStorage.removeItem(key);
}

/** When somebody signs out: nothing of one person may be there for the next. */
export function forgetDrafts(): void {
	const mine = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
	for (const key of mine) sessionStorage.removeItem(key);
}
