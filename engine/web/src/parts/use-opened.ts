import { useState } from 'react';

/**
 * The dialog that a page has opened. A dialog that shows a secret once can only be closed, or replaced by a newer
 * secret: after the form before it closes, the focus is on the button that opened the form, and a second Enter presses
 * that button.
 */
export function useOpened<T extends { what: string }>(secret: T['what']) {
	const [opened, setOpened] = useState<T | null>(null);
	return {
		opened,
		open: (next: T) =>
			setOpened((now) => (now?.what === secret && next.what !== secret ? now : next)),
		close: () => setOpened(null),
	};
}
