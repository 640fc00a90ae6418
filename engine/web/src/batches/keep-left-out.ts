/** Keeps in the browser which files of a batch were duplicates or refused, so that a later visit still names them. */
import type { LeftOut } from './submit-queue.ts';

const KEY = 'docsift-left-out-';
/** Of each kind; the storage of a browser is small. */
const MAX_KEPT = 500;

export function keepLeftOut(batchId: string) {
	const key = KEY + batchId;
	return {
		read: (): LeftOut => {
			try {
				const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<LeftOut> | null;
				return { known: listOf(kept?.known), failed: listOf(kept?.failed) };
			} catch {
				// Not JSON, so not a list of ours.
				return { known: [], failed: [] };
			}
		},
		keep: ({ known, failed }: LeftOut): void => {
			if (known.length + failed.length === 0) {
				localStorage.removeItem(key);
				return;
			}
			const kept = { known: known.slice(-MAX_KEPT), failed: failed.slice(-MAX_KEPT) };
			try {
				localStorage.setItem(key, JSON.stringify(kept));
			} catch (error) {
				// The storage is full. The page still names the files until it is closed.
				if (!(error instanceof DOMException)) throw error;
			}
		},
	};
}

function listOf<T>(list: T[] | undefined): T[] {
	return Array.isArray(list) ? list : [];
}
