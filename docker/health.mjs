// Whether the process in this container answers; exit code 1 when it does not.
const { METRICS_PORT = '9464' } = process.env;
const answer = await fetch(`http://127.0.0.1:${METRICS_PORT}/healthz`);
process.exit(answer.ok ? 0 : 1);
