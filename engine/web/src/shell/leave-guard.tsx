import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import type { AroundNavHandler } from 'wouter';
import { Confirm } from '../parts/confirm.tsx';
import { text } from '../text.ts';

type Work = {
	/** Drops the work when the person leaves anyway. */
	forget: () => void;
	/** Saves it on the server, if possible; rejects if that fails. */
	keep?: (() => Promise<unknown>) | undefined;
};
/** Unsaved work, and the page that it belongs to. */
type Unsaved = Work & { path: string };
let unsaved: Unsaved | null = null;
let ask: (leave: () => void) => void = (leave) => leave();

/** Leaves at once, after everything is saved, or after asking. */
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
 * While work is unsaved, asks before leaving this page by a link, Back or closing the window. Returns a function that
 * lifts the guard.
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

/** The index of this history entry, in browsers that provide it; others are assumed to go back by one. */
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
 * The browser has already moved. Move it back, then ask. (Pushing the page again would make browsers skip entries at
 * the next Back.)
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
// Registered here and not in an effect, because it must run before the router's listener.
window.addEventListener('popstate', stay);
window.addEventListener('pushState', noteIndex);

/** A router that asks before unsaved work is lost. */
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
