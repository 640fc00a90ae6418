import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { Meter } from '../../model/meter.ts';
import type { Log } from '../../model/ports.ts';
import type { QueueState } from './queue-repository.ts';

const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];
const STAGE_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 30, 60];
const JOB_BUCKETS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 120, 300, 900, 3600];
/** The default of ten event loop samples per second would wake an idle process that often. */
const LOOP_SAMPLE_MS = 1000;

/** Prometheus metrics. No label contains an account, a key, a file or an address. */
export function createMetrics({
	version,
	role,
	ocrEngine,
	log,
}: {
	version: string;
	role: string;
	ocrEngine: string;
	log: Log;
}) {
	const registry = new Registry();
	const registers = [registry];
	collectDefaultMetrics({ register: registry, eventLoopUtilizationTimeout: LOOP_SAMPLE_MS });

	const counter = (name: string, help: string, ...labelNames: string[]) =>
		new Counter({ name: `docsift_${name}`, help, labelNames, registers });
	const gauge = (name: string, help: string, ...labelNames: string[]) =>
		new Gauge({ name: `docsift_${name}`, help, labelNames, registers });
	const histogram = (name: string, help: string, buckets: number[], ...labelNames: string[]) =>
		new Histogram({ name: `docsift_${name}`, help, buckets, labelNames, registers });

	gauge('info', 'What this process is', 'version', 'role').set({ version, role }, 1);
	const requests = histogram(
		'http_request_seconds',
		'Requests and how long they took',
		REQUEST_BUCKETS,
		'method',
		'route',
		'status',
	);
	const stages = histogram(
		'stage_seconds',
		'Steps of reading a document',
		STAGE_BUCKETS,
		'stage',
		'outcome',
	);
	const shed = counter('requests_shed_total', 'Requests refused because the event loop is behind');
	const childEnds = counter('child_ends_total', 'Processes that read and have ended', 'reason');
	const pages = counter('pages_read_total', 'Pages read', 'kind', 'engine');
	const jobs = histogram('job_seconds', 'Jobs from submission to their end', JOB_BUCKETS, 'status');
	const putBacks = counter(
		'jobs_put_back_total',
		'Attempts at jobs that did not end them',
		'reason',
	);
	const deliveries = histogram(
		'delivery_seconds',
		'Attempts to deliver an event',
		REQUEST_BUCKETS,
		'result',
	);

	const secondCalls = counter(
		'second_reader_calls_total',
		'Questions to the second reader',
		'outcome',
	);
	const secondSeconds = histogram('second_reader_seconds', 'How long those took', REQUEST_BUCKETS);
	const secondTokens = counter('second_reader_tokens_total', 'Tokens that they cost', 'kind');
	const secondValues = counter(
		'second_reader_values_total',
		'Values of the second reader, held against the page',
		'outcome',
	);

	const meter: Meter = {
		requestAnswered: ({ method, route, status, seconds }) =>
			requests.labels(method, route, String(status)).observe(seconds),
		requestShed: () => shed.inc(),
		stageEnded: ({ stage, outcome, seconds }) => stages.labels(stage, outcome).observe(seconds),
		childEnded: (reason) => childEnds.inc({ reason }),
		pagesRead: (kind, count) =>
			pages.inc({ kind, engine: kind === 'text' ? 'pdf.js' : ocrEngine }, count),
		jobEnded: ({ status, seconds }) => jobs.labels(status).observe(seconds),
		jobPutBack: (reason) => putBacks.inc({ reason }),
		deliveryTried: ({ result, seconds }) => deliveries.labels(result).observe(seconds),
		secondReaderAsked: ({ outcome, seconds, tokens }) => {
			secondCalls.inc({ outcome });
			secondSeconds.observe(seconds);
			for (const kind of ['prompt', 'answer'] as const) {
				secondTokens.inc({ kind }, tokens?.[kind] ?? 0);
			}
		},
		secondReaderHeld: (outcome, count) => secondValues.inc({ outcome }, count),
	};

	const up = gauge('database_up', 'Whether the database answered when it was asked for these');
	const waiting = gauge('jobs_unfinished', 'Jobs of the installation', 'status');
	const oldestJob = gauge('job_oldest_wait_seconds', 'How long the job due longest has waited');
	const unsent = gauge('deliveries_unfinished', 'Deliveries that are not over');
	const oldestDelivery = gauge('delivery_oldest_wait_seconds', 'Likewise, of deliveries');
	const quota = gauge('quota_pages', 'Pages of all accounts this month', 'state');
	const waitingTasks = gauge('tasks_waiting', 'Pages and documents that wait for a free process');

	const loopLag = gauge('event_loop_lag_seconds', 'The longest since these were read last');

	async function readState(readQueue: () => Promise<QueueState>): Promise<void> {
		try {
			const state = await readQueue();
			for (const [status, count] of Object.entries(state.jobs)) waiting.set({ status }, count);
			oldestJob.set(state.oldestJobSeconds);
			unsent.set(state.deliveries);
			oldestDelivery.set(state.oldestDeliverySeconds);
			quota.set({ state: 'used' }, state.quota.used);
			quota.set({ state: 'reserved' }, state.quota.reserved);
			up.set(1);
		} catch (error) {
			// The metrics of the process itself are still useful.
			log.warn({ err: error }, 'could not read the state of the queue');
			for (const one of [waiting, oldestJob, unsent, oldestDelivery, quota]) one.reset();
			up.set(0);
		}
	}

	return {
		meter,
		contentType: registry.contentType,
		/** The metrics in the Prometheus text format. */
		read: async (sources: {
			readQueue: () => Promise<QueueState>;
			countWaitingTasks: () => number;
			takeLoopLagMs: () => number;
		}): Promise<string> => {
			loopLag.set(sources.takeLoopLagMs() / 1000);
			await readState(sources.readQueue);
			waitingTasks.set(sources.countWaitingTasks());
			return await registry.metrics();
		},
	};
}
