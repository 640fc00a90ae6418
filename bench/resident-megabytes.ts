import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

/** The resident memory of a process, optionally with its children; 0 once it has ended. */
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
