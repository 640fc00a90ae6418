/**
 * A process of its own, so that what its caller does meanwhile is not taken for a slow answer: asks
 * GET /healthz of the address given, again and again, and tells the slowest answer in ms when its
 * input ends.
 */
const [url = ''] = process.argv.slice(2);
const PING_EVERY_MS = 50;
let [worst, done] = [0, false];

process.stdin.on('end', () => (done = true)).resume();
const isDone = (): boolean => done;
// The first takes as long as our own start.
await fetch(`${url}/healthz`).then((answer) => answer.text());
while (!isDone()) {
	const started = performance.now();
	await fetch(`${url}/healthz`).then((answer) => answer.text());
	worst = Math.max(worst, performance.now() - started);
	await new Promise((resolve) => setTimeout(resolve, PING_EVERY_MS));
}
process.stdout.write(String(worst));
