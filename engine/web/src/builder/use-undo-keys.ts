import { useEffect, useRef } from 'react';

type Steps = { undo: () => void; redo: () => void };

/**
 * Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) step through the changes of the template. The undo of the browser would change
 * one input only, and not always the one that was typed in. The JSON editor has keys of its own.
 */
export function useUndoKeys(steps: Steps): void {
	const latest = useRef(steps);
	useEffect(() => {
		latest.current = steps;
	});
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
			const target = event.target as HTMLElement;
			if (target.closest('[role=dialog], .cm-editor, [type=search]')) return;
			const key = event.key.toLowerCase();
			const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
			if (!isRedo && key !== 'z') return;
			event.preventDefault();
			if (isRedo) latest.current.redo();
			else latest.current.undo();
		};
		document.addEventListener('keydown', onKey);
		return () => document.removeEventListener('keydown', onKey);
	}, []);
}
