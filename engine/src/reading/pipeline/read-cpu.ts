import { readFileSync } from 'node:fs';

/** The kernel reports times in hundredths of a second on all architectures that Node supports. */
const MS_PER_TICK = 10;

/**
 * The CPU time that a process and all the programs it has started have taken, in milliseconds.
 * undefined: the system has no /proc, or the process is gone.
 */
export function readCpuMs(pid: number): number | undefined {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
		// The name of the program stands in brackets and may hold anything. Behind it, utime is the twelfth
		// value; then follow stime and both of children that have ended (proc(5)).
		const times = stat
			.slice(stat.lastIndexOf(')') + 2)
			.split(' ')
			.slice(11, 15);
		const ownMs = times.reduce((sum, ticks) => sum + Number(ticks) * MS_PER_TICK, 0);
		return listPrograms(pid).reduce((sum, one) => sum + (readCpuMs(one) ?? 0), ownMs);
	} catch {
		return undefined;
	}
}

/** The child processes of a process; empty if the kernel does not list them. */
function listPrograms(pid: number): number[] {
	try {
		const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
		return list === '' ? [] : list.split(' ').map(Number);
	} catch {
		return [];
	}
}
