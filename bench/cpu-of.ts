import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** CPU seconds of a process and its ended child processes. */
export function cpuOf(pid: number | undefined): number {
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
	return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
}
