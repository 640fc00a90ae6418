import { readFileSync } from 'node:fs';

/** The kernel reports times in hundredths of a second on all architectures that Node supports. */
const MS_PER_TICK = 10;

/**
 * The CPU time of a process and all programs that it has started, in milliseconds. Undefined if the system has no
 * /proc or the process has exited.
 */
export function readCpuMs(pid: number): number | undefined {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
		// The program name is in brackets and may contain any character. After it, utime is the twelfth value,
		// followed by stime and both for children that have ended (proc(5)).
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
