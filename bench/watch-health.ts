/**
 * A separate process, so that work of the caller does not look like a slow response. Polls GET /healthz of the given
 * URL and prints the slowest response in ms when its input ends; with `--spread`, its median and p99 as well.
 */
const [url = '', option] = process.argv.slice(2);
const PING_EVERY_MS = 50;
const times: number[] = [];
let done = false;

process.stdin.on('end', () => (done = true)).resume();
const isDone = (): boolean => done;
// The first request includes our own start-up time.
await fetch(`${url}/healthz`).then((answer) => answer.text());
while (!isDone()) {
	const started = performance.now();
	await fetch(`${url}/healthz`).then((answer) => answer.text());
	times.push(performance.now() - started);
	await new Promise((resolve) => setTimeout(resolve, PING_EVERY_MS));
}
times.sort((a, b) => a - b);
const at = (share: number): number =>
	Math.round(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0);
const worst = times.at(-1) ?? 0;
process.stdout.write(
	option === '--spread'
		? JSON.stringify({ p50: at(0.5), p99: at(0.99), worst: Math.round(worst) })
		: String(worst),
);
