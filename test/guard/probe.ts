/** A thread that polls /healthz without a pause, so that the work of the test itself is not measured. */
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const PAUSE_MS = 15;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let longestMs = 0;
let isAsked = false;

parentPort?.on('message', () => (isAsked = true));

function ask(): void {
	const started = performance.now();
	const end = (): void => {
		longestMs = Math.max(longestMs, performance.now() - started);
		// Reported after a response: a current stall belongs to the previous requests.
		if (isAsked) {
			parentPort?.postMessage(longestMs);
			[isAsked, longestMs] = [false, 0];
		}
		setTimeout(ask, PAUSE_MS);
	};
	get(`${String(workerData)}/healthz`, { agent }, (answer) =>
		answer.resume().once('end', end),
	).once('error', end);
}

ask();
