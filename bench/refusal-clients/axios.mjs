import { Agent } from 'node:http';
import axios from 'axios';
import { runOrder } from './run-order.mjs';

const httpAgent = new Agent({ keepAlive: true });

await runOrder(async (url, headers, body) => {
	const answer = await axios.post(url, body, {
		headers,
		httpAgent,
		maxBodyLength: Infinity,
		responseType: 'text',
		transformResponse: (text) => text,
		validateStatus: () => true,
	});
	return { status: answer.status, body: answer.data };
});
httpAgent.destroy();
