import { runOrder } from './run-order.mjs';

await runOrder(async (url, headers, body) => {
	const answer = await fetch(url, { method: 'POST', headers, body });
	return { status: answer.status, body: await answer.text() };
});
