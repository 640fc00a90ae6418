import { Agent } from 'node:http';
import got from 'got';
import { runOrder } from './run-order.mjs';

const agent = { http: new Agent({ keepAlive: true }) };

await runOrder(async (url, headers, form) => {
	// As bytes: Node's form stream throws outside of any promise when got stops reading it.
	const encoded = new Response(form);
	const answer = await got.post(url, {
		headers: { ...headers, 'content-type': encoded.headers.get('content-type') },
		body: Buffer.from(await encoded.arrayBuffer()),
		agent,
		retry: { limit: 0 },
		throwHttpErrors: false,
	});
	return { status: answer.statusCode, body: answer.body };
});
agent.http.destroy();
