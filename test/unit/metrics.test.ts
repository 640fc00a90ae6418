import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import pino from 'pino';
import { createMetrics } from '../../engine/src/platform/metrics/metrics.ts';

const log = pino({ level: 'silent' });
const settings = { version: '1.2.3', role: 'worker', ocrEngine: 'tesseract', log };
const QUEUE = {
	jobs: { pending: 7, processing: 2, retrying: 1 },
	oldestJobSeconds: 12.5,
	deliveries: 3,
	oldestDeliverySeconds: 0,
	quota: { used: 40, reserved: 5 },
};

test('events are counted, and the queue is reported', async () => {
	const { meter, read } = createMetrics(settings);
	meter.requestShed();
	meter.pagesRead('scan', 3);
	meter.pagesRead('text', 10);
	meter.childEnded('timeout');
	meter.jobEnded({ status: 'completed', seconds: 1.5 });
	meter.deliveryTried({ result: 'retried', seconds: 0.2 });
	meter.stageEnded({ stage: 'ocr', outcome: 'done', seconds: 0.7 });
	meter.requestAnswered({ method: 'GET', route: '/v1/jobs', status: 200, seconds: 0.01 });
	const text = await read({
		readQueue: () => Promise.resolve(QUEUE),
		countWaitingTasks: () => 4,
		takeLoopLagMs: () => 1250,
	});
	for (const line of [
		'docsift_info{version="1.2.3",role="worker"} 1',
		'docsift_pages_read_total{kind="scan",engine="tesseract"} 3',
		'docsift_pages_read_total{kind="text",engine="pdf.js"} 10',
		'docsift_child_ends_total{reason="timeout"} 1',
		'docsift_job_seconds_sum{status="completed"} 1.5',
		'docsift_delivery_seconds_count{result="retried"} 1',
		'docsift_stage_seconds_count{stage="ocr",outcome="done"} 1',
		'docsift_http_request_seconds_count{method="GET",route="/v1/jobs",status="200"} 1',
		'docsift_jobs_unfinished{status="pending"} 7',
		'docsift_job_oldest_wait_seconds 12.5',
		'docsift_quota_pages{state="reserved"} 5',
		'docsift_tasks_waiting 4',
		'docsift_database_up 1',
		'docsift_event_loop_lag_seconds 1.25',
		'docsift_requests_shed_total 1',
	]) {
		expect(text).toContain(`${line}\n`);
	}
});

test('without a database the counts of the process are still reported', async () => {
	const { meter, read } = createMetrics(settings);
	meter.childEnded('crashed');
	const countWaitingTasks = () => 0;
	const takeLoopLagMs = () => 0;
	await read({ readQueue: () => Promise.resolve(QUEUE), countWaitingTasks, takeLoopLagMs });
	const text = await read({
		readQueue: () => Promise.reject(new Error('away')),
		countWaitingTasks,
		takeLoopLagMs,
	});
	expect(text).toContain('docsift_database_up 0\n');
	expect(text).toContain('docsift_child_ends_total{reason="crashed"} 1\n');
	expect(text).not.toContain('docsift_jobs_unfinished{');
});

test('the Grafana dashboard uses only existing metrics', async () => {
	const file = new URL('../../docker/grafana/docsift.json', import.meta.url);
	const asked = new Set(readFileSync(file, 'utf8').match(/\b(docsift|process|nodejs)_\w+/g) ?? []);
	const told = await createMetrics(settings).read({
		readQueue: () => Promise.resolve(QUEUE),
		countWaitingTasks: () => 0,
		takeLoopLagMs: () => 0,
	});
	const names = new Set([...told.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name));
	expect(asked.size).toBeGreaterThan(12);
	const unknown = [...asked].filter((name) => !names.has(name.replace(/_(count|sum|bucket)$/, '')));
	expect(unknown).toEqual([]);
	const unused = [...names].filter(
		(name) => name.startsWith('docsift_') && !JSON.stringify([...asked]).includes(name),
	);
	expect(unused).toEqual([]);
});
