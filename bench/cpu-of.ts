import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** CPU seconds of a process and its ended child processes. */
export function cpuOf(pid: number | undefined): number {
	return sumTicks(pid, 11, 15);
}

/** CPU seconds of the ended child processes alone. */
export function childCpuOf(pid: number | undefined): number {
	return sumTicks(pid, 13, 15);
}

/** CPU seconds of a process and of all processes that it has started. */
export function cpuOfTree(pid: number): number {
	const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
	return children
		.filter(Boolean)
		.reduce((sum, child) => sum + cpuOfTree(Number(child)), cpuOf(pid));
}

/** Adds up fields behind the name: utime, stime, cutime and cstime are the twelfth and following (proc(5)). */
function sumTicks(pid: number | undefined, from: number, to: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
	return fields.slice(from, to).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
}
