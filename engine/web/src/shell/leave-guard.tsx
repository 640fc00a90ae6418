import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import type { AroundNavHandler } from 'wouter';
import { Confirm } from '../parts/confirm.tsx';
import { text } from '../text.ts';

type Work = {
	/** How to forget it when somebody leaves all the same. */
	forget: () => void;
	/** Sends it to the server at once, where that can be done; refused: it is still only here. */
	keep?: (() => Promise<unknown>) | undefined;
};
/** What would be lost, and where it is typed. */
type Unsaved = Work & { path: string };
let unsaved: Unsaved | null = null;
let ask: (leave: () => void) => void = (leave) => leave();

/** Goes on at once or when all was saved, or after asking where that is not possible. */
export function leaveThen(leave: () => void): void {
	const go = () => {
		unsaved = null;
		leave();
	};
	const askFirst = () =>
		ask(() => {
			unsaved?.forget();
			go();
		});
	if (!unsaved) leave();
	else if (unsaved.keep) unsaved.keep().then(go, askFirst);
	else askFirst();
}

const guardNavigation: AroundNavHandler = (navigate, to, options) => {
	const goes = new URL(to, window.location.href).pathname !== window.location.pathname;
	if (goes) leaveThen(() => navigate(to, options));
	else navigate(to, options);
};

/**
 * While it is dirty nothing leads away from this page without asking: no link, not Back, not closing
 * the window. Answers how to let go when it was saved, or is to be.
 */
export function useUnsaved(isDirty: boolean, { forget, keep }: Work): () => void {
	useEffect(() => {
		if (!isDirty) return undefined;
		const mine: Unsaved = { path: window.location.pathname, forget, keep };
		unsaved = mine;
		const keepOpen = (event: Event) => event.preventDefault();
		window.addEventListener('beforeunload', keepOpen);
		return () => {
			if (unsaved === mine) unsaved = null;
			window.removeEventListener('beforeunload', keepOpen);
		};
	}, [isDirty, forget, keep]);
	return useCallback(() => {
		unsaved = null;
	}, []);
}

/** The place of this entry in the history, in browsers that tell it; the others are taken to go back by one. */
function readIndex(): number | undefined {
	const { navigation } = window as { navigation?: { currentEntry: { index: number } | null } };
	return navigation?.currentEntry?.index;
}

let index = readIndex();
let askWhenBack: (() => void) | null = null;
function noteIndex(): void {
	index = readIndex();
}

/**
 * The browser has moved already. It is moved back to where it was, and then asked. (Pushing the page again
 * would have browsers skip entries at the next Back.)
 */
function stay(event: PopStateEvent): void {
	const isElsewhere = unsaved !== null && window.location.pathname !== unsaved.path;
	if (isElsewhere) {
		event.stopImmediatePropagation();
		const steps = (readIndex() ?? 0) - (index ?? 1) || -1;
		askWhenBack = () => leaveThen(() => window.history.go(steps));
		window.history.go(-steps);
	} else if (askWhenBack) {
		event.stopImmediatePropagation();
		const askNow = askWhenBack;
		askWhenBack = null;
		askNow();
	} else noteIndex();
}
// Here and not in an effect: it must hear of it before the router does, and who listens first hears first.
window.addEventListener('popstate', stay);
window.addEventListener('pushState', noteIndex);

/** Routes that ask before unsaved work is left behind. */
export function GuardedRouter({ children }: { children: ReactNode }) {
	const [waiting, setWaiting] = useState<(() => void) | null>(null);
	useEffect(() => {
		ask = (leave) => setWaiting(() => leave);
		return () => {
			ask = (leave) => leave();
		};
	}, []);
	return (
		<Router aroundNav={guardNavigation}>
			{children}
			{waiting && (
				<Confirm
					title={text.leave.title}
					action={text.leave.leave}
					cancel={text.leave.stay}
					onClose={() => setWaiting(null)}
					onConfirm={() => {
						waiting();
						return Promise.resolve();
					}}
				>
					{text.leave.hint}
				</Confirm>
			)}
		</Router>
	);
}
