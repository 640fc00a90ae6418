/** An engine in a separate process, which reports its address and routes to its parent. */
import { loadConfig } from '../../engine/src/app/config.ts';
import { startEngine } from '../../engine/src/app/engine.ts';
import { createLog } from '../../engine/src/app/log.ts';

export type GuardedRoute = {
	method: string;
	url: string;
	hasBody: boolean;
	isForm: boolean;
	/** The query parameter names. */
	query: string[];
};
export type Started = { url: string; ownerKey: string; routes: GuardedRoute[] };

const config = loadConfig(process.env);
let ownerKey = '';
const engine = await startEngine(config, {
	log: createLog('error', process.stderr),
	onFirstStart: ({ apiKey }) => (ownerKey = apiKey),
});
const routes = engine.routes.map(({ method, url, schema }): GuardedRoute => {
	const query = (schema?.querystring as { shape?: object } | undefined)?.shape ?? {};
	return {
		method,
		url,
		hasBody: schema?.body !== undefined,
		isForm: schema?.consumes?.includes('multipart/form-data') === true,
		query: Object.keys(query),
	};
});
process.send?.({ url: engine.url ?? '', ownerKey, routes } satisfies Started);
process.once('disconnect', () => process.exit());
