/**
 * A separate process, so that work of the caller does not look like a slow response. Polls GET /healthz of the given
 * URL and prints the slowest response in ms when its input ends.
 */
const [url = ''] = process.argv.slice(2);
const PING_EVERY_MS = 50;
let [worst, done] = [0, false];

process.stdin.on('end', () => (done = true)).resume();
const isDone = (): boolean => done;
// The first request includes our own start-up time.
await fetch(`${url}/healthz`).then((answer) => answer.text());
while (!isDone()) {
	const started = performance.now();
	await fetch(`${url}/healthz`).then((answer) => answer.text());
	worst = Math.max(worst, performance.now() - started);
	await new Promise((resolve) => setTimeout(resolve, PING_EVERY_MS));
}
process.stdout.write(String(worst));
