/**
 * Unsaved changes, kept for the browser session, so that a reload or an expired sign-in loses nothing. Stored per
 * account, so that nobody sees another person's changes.
 */
export type KeptDraft = {
	json: string;
	/** The published version that the draft started from; null: a new template. */
	version: number | null;
	/** The revision of the draft on the server that it continues; null: there was none. */
	revision: number | null;
};

const PREFIX = 'docsift-draft ';

export function draftKey(accountId: string, place: string): string {
	return `${PREFIX}${accountId} ${place}`;
}

export function readKeptDraft(key: string): KeptDraft | null {
	const kept = sessionStorage.getItem(key);
	if (kept === null) return null;
	const { json, version = null, revision = null } = JSON.parse(kept) as Partial<KeptDraft>;
	return typeof json === 'string' ? { json, version, revision } : null;
}

export function keepDraft(key: string, draft: KeptDraft): void {
	try {
		sessionStorage.setItem(key, JSON.stringify(draft));
	} catch (error) {
		// The storage is full. The page still holds the draft and asks before it is left.
		if (!(error instanceof DOMException)) throw error;
	}
}

export function forgetDraft(key: string): void {
	sessionStorage.removeItem(key);
}

/** On sign-out, so that the next person sees nothing of it. */
export function forgetDrafts(): void {
	const mine = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
	for (const key of mine) sessionStorage.removeItem(key);
}
