import { spawn } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { readCpuMs } from '../../engine/src/reading/pipeline/read-cpu.ts';
import { waitUntil } from '../support/wait-until.ts';

test('CPU time is that of a process and of the programs it has started, and of no others', async () => {
	// The shell waits; its child process computes.
	const burning = spawn('sh', ['-c', 'sh -c "while :; do :; done"; :'], { detached: true });
	const sleeping = spawn('sleep', ['600']);
	const [busy = 0, idle = 0] = [burning.pid, sleeping.pid];
	try {
		await waitUntil(() => (readCpuMs(busy) ?? 0) > 200);
		expect(readCpuMs(idle)).toBeLessThan(100);
	} finally {
		process.kill(-busy, 'SIGKILL');
		sleeping.kill('SIGKILL');
	}
});

test('the CPU time of a process that has ended is unknown', () => {
	// Above the highest process ID of Linux.
	expect(readCpuMs(2 ** 22 + 1)).toBeUndefined();
});
