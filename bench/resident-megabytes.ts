import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

/** What a process holds in memory, with those it has started or without; 0 once it is gone. */
export function residentMegabytes(pid: number, withChildren: boolean): number {
	try {
		const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
		const own = Math.round((pages * PAGE_BYTES) / 1e6);
		if (!withChildren) return own;
		const started = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
		const children = started === '' ? [] : started.split(' ').map(Number);
		return children.reduce((sum, child) => sum + residentMegabytes(child, true), own);
	} catch (error) {
		if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0;
		throw error;
	}
}
