import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { text } from '../text.ts';

type Props = {
	title: string;
	onClose: () => void;
	/** What it shows must not be lost by Escape, a stray Enter or a click beside it. */
	isPrecious?: boolean;
	children: ReactNode;
};

/** Open while it is there: whoever shows it mounts it, and what was typed into it goes with it. */
export function Dialog({ title, onClose, isPrecious = false, children }: Props) {
	useFocusBack();
	return (
		<Modal
			opened
			onClose={onClose}
			closeOnClickOutside={!isPrecious}
			closeOnEscape={!isPrecious}
			withCloseButton={!isPrecious}
			returnFocus={false}
			title={title}
			closeButtonProps={{ 'aria-label': text.common.close }}
		>
			{children}
		</Modal>
	);
}

/** Whoever works by keyboard goes on where they were. */
function useFocusBack(): void {
	const [opener] = useState(findOpener);
	useEffect(() => () => opener?.focus(), [opener]);
}

/** The entry of a menu is gone by then; the button that opened the menu is not. */
function findOpener(): HTMLElement | null {
	const active = document.activeElement;
	const menu = active?.closest('[role=menu]');
	const opener = menu
		? document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
		: active;
	return opener instanceof HTMLElement ? opener : null;
}
