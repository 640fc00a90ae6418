import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { createApi } from './create-api.ts';
import { openParts } from './engine-parts.ts';
import { prepareFirstStart, prepareSignIn } from './first-start.ts';
import type { FirstStart } from './first-start.ts';
import type { AppRoute } from '../http/app.ts';
import { createMonitor } from '../http/monitor.ts';
import type { Clock } from '../model/ports.ts';
import { observeEngine } from './observe-engine.ts';
import { createServices } from './services.ts';
import type { Services } from './services.ts';
import { startWork } from './start-work.ts';
import { migrateDatabase } from '../platform/store/migrate.ts';
import { version } from './version.ts';

export type Engine = {
	/** The URL of the API; null in a worker-only process. */
	url: string | null;
	/** The URL of health and metrics, if they have their own port. */
	monitorUrl: string | null;
	version: string;
	services: Services;
	/** Every route of the API. */
	routes: readonly AppRoute[];
	/** Waits for requests in flight, then releases all resources. */
	stop: () => Promise<void>;
};

/** Builds the parts from the configuration and starts them. */
export async function startEngine(
	config: Config,
	{
		log,
		clock,
		onFirstStart,
		onSetupNeeded,
	}: {
		log: Logger;
		clock?: Clock;
		/** Called on the very first start, once the owner's account and key exist. */
		onFirstStart?: (made: FirstStart) => void;
		/** Called with the setup code, until the owner has chosen a password. */
		onSetupNeeded?: (code: string) => void;
	},
): Promise<Engine> {
	const closers: (() => unknown)[] = [];
	const atStop = (close: () => unknown): void => void closers.push(close);
	const stop = async () => {
		for (const close of closers.splice(0).reverse()) await close();
	};
	const servesApi = config.role !== 'worker';
	const works = config.role !== 'api';

	try {
		const services = createServices(config, { log, ...(clock && { clock }) });
		atStop(services.close);
		const { made } = await migrateDatabase(services.db, async (trx) => {
			if (!servesApi) return undefined;
			const firstStart = await prepareFirstStart(config, services, trx);
			return { firstStart, setupCode: await prepareSignIn(config, services, trx) };
		});
		if (made?.firstStart) onFirstStart?.(made.firstStart);
		if (made?.setupCode !== undefined) onSetupNeeded?.(made.setupCode);

		const parts = await openParts(config, { services, version, log, atStop });
		const { healthChecks, metrics } = observeEngine(config, { services, parts });
		const hasMonitor = config.metricsPort !== null;

		// Stop both at the same time: a long request must not delay the release of jobs, and vice versa.
		const stops: (() => Promise<void>)[] = [];
		atStop(() => Promise.all(stops.map((stopPart) => stopPart())));

		if (works) {
			const work = startWork(config, { services, parts, log });
			atStop(work.stopMaintenance);
			stops.push(work.stop);
		}
		let monitorUrl: string | null = null;
		if (config.metricsPort !== null) {
			const { metricsToken, linger } = config;
			const monitor = await createMonitor({ log, healthChecks, metrics, metricsToken, linger });
			atStop(() => monitor.close());
			monitorUrl = await monitor.listen({ host: config.host, port: config.metricsPort });
		}
		let url: string | null = null;
		let routes: readonly AppRoute[] = [];
		if (servesApi) {
			const observed = { healthChecks, metrics: hasMonitor ? null : metrics };
			const api = await createApi(config, { services, parts, version, log, observed });
			routes = api.routes;
			stops.push(api.close);
			url = await api.listen();
		}
		return { url, monitorUrl, version, services, routes, stop };
	} catch (error) {
		await stop();
		throw error;
	}
}
