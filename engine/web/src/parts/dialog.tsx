import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { text } from '../text.ts';

type Props = {
	title: string;
	onClose: () => void;
	/** The content must not be lost by Escape, Enter or a click outside. */
	isPrecious?: boolean;
	children: ReactNode;
};

/** Open while mounted; unmounting drops its input. */
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

/** Returns the keyboard focus to where it was. */
function useFocusBack(): void {
	const [opener] = useState(findOpener);
	useEffect(() => () => opener?.focus(), [opener]);
}

/** A menu item is gone by then; the button that opened the menu is not. */
function findOpener(): HTMLElement | null {
	const active = document.activeElement;
	const menu = active?.closest('[role=menu]');
	const opener = menu
		? document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
		: active;
	return opener instanceof HTMLElement ? opener : null;
}
