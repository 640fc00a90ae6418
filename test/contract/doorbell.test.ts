import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pino from 'pino';
import { createBullDoorbell } from '../../engine/src/services/jobs/bull-doorbell.ts';
import { createEmbeddedDoorbell } from '../../engine/src/services/jobs/doorbell.ts';
import type { Doorbell, Ring } from '../../engine/src/services/jobs/doorbell.ts';
import { startRedis } from '../setup/redis.ts';
import type { RunningService } from '../setup/postgres.ts';
import { waitUntil } from '../support/wait-until.ts';

const log = pino({ level: 'silent' });

/** Replaces the rows of the database: jobs to announce. */
function createOutbox() {
	let waiting: Ring[] = [];
	return {
		add: (...rings: Ring[]) => void waiting.push(...rings),
		waiting: () => waiting.length,
		announce: async (announce: (list: Ring[]) => Promise<void>) => {
			const list = waiting;
			if (list.length > 0) await announce(list);
			waiting = waiting.filter((one) => !list.includes(one));
			return list.length;
		},
	};
}

type Made = { bell: Doorbell; outbox: ReturnType<typeof createOutbox> };

function doorbellContract(make: () => Made): void {
	const open: Doorbell[] = [];
	const start = (): Made => {
		const made = make();
		open.push(made.bell);
		return made;
	};
	afterEach(async () => {
		for (const bell of open.splice(0)) await bell.close();
	});

	test('a listener hears a ring', async () => {
		const { bell, outbox } = start();
		let heard = 0;
		bell.listen(() => Promise.resolve(void (heard += 1)));
		outbox.add({ id: 'a', seq: 1 });
		bell.ring();
		await waitUntil(() => heard > 0);
	});

	test('a late listener hears of jobs that became ready before, or finds them by polling', async () => {
		const { bell, outbox } = start();
		outbox.add({ id: 'b', seq: 1 });
		bell.ring();
		let heard = 0;
		bell.listen(() => Promise.resolve(void (heard += 1)));
		outbox.add({ id: 'c', seq: 1 });
		bell.ring();
		await waitUntil(() => heard > 0);
	});

	test('ringing without anyone listening does no harm', () => {
		const { bell } = start();
		expect(() => bell.ring()).not.toThrow();
	});

	test('closing ends the doorbell, although a listener waits for a free slot', async () => {
		const { bell, outbox } = start();
		let heard = 0;
		bell.listen(() => {
			heard += 1;
			return new Promise(() => undefined);
		});
		outbox.add({ id: 'd', seq: 1 });
		bell.ring();
		await waitUntil(() => heard > 0);
		await bell.close();
		open.length = 0;
	});
}

describe('the embedded doorbell', () => {
	doorbellContract(() => ({ bell: createEmbeddedDoorbell(), outbox: createOutbox() }));
});

describe('the doorbell on Redis', () => {
	let redis: RunningService;
	beforeEach(async () => {
		redis = await startRedis();
	});
	afterEach(() => redis.stop());
	const make = (redisUrl = redis.url): Made => {
		const outbox = createOutbox();
		return { outbox, bell: createBullDoorbell({ redisUrl, announce: outbox.announce, log }) };
	};
	doorbellContract(() => make());

	test('each ring reaches one of two listeners', async () => {
		const [sender, first, second] = [make(), make(), make()];
		const heard: string[] = [];
		first.bell.listen(() => Promise.resolve(void heard.push('first')));
		second.bell.listen(() => Promise.resolve(void heard.push('second')));
		sender.outbox.add(...Array.from({ length: 20 }, (_, i) => ({ id: `job${i}`, seq: 1 })));
		await waitUntil(() => heard.length >= 20);
		expect(heard).toHaveLength(20);
		for (const { bell } of [sender, first, second]) await bell.close();
	});

	test('a listener without a free slot leaves the ring to another', async () => {
		const [busy, free] = [make(), make()];
		let freeHeard = 0;
		let busyHeard = 0;
		busy.bell.listen(() => {
			busyHeard += 1;
			return new Promise(() => undefined);
		});
		busy.outbox.add({ id: 'x', seq: 1 });
		await waitUntil(() => busyHeard === 1);
		free.bell.listen(() => Promise.resolve(void (freeHeard += 1)));
		busy.outbox.add({ id: 'y', seq: 1 }, { id: 'z', seq: 1 });
		await waitUntil(() => freeHeard === 2);
		expect(busyHeard).toBe(1);
		await busy.bell.close();
		await free.bell.close();
	});

	test('a job that was announced twice, because of a crash in between, is heard once', async () => {
		const [sender, listener] = [make(), make()];
		sender.outbox.add({ id: 'once', seq: 1 }, { id: 'once', seq: 1 }, { id: 'once', seq: 2 });
		await waitUntil(() => sender.outbox.waiting() === 0);
		let heard = 0;
		listener.bell.listen(() => Promise.resolve(void (heard += 1)));
		await waitUntil(() => heard === 2);
		await sender.bell.close();
		await listener.bell.close();
		expect(heard).toBe(2);
	});

	test('while Redis is unavailable nothing is lost: rings are sent when it is back', async () => {
		const { port } = new URL(redis.url);
		const { bell, outbox } = make();
		let heard = 0;
		bell.listen(() => Promise.resolve(void (heard += 1)));
		outbox.add({ id: 'before', seq: 1 });
		await waitUntil(() => heard === 1);
		await redis.stop();
		outbox.add({ id: 'during', seq: 1 });
		bell.ring();
		await waitUntil(() => outbox.waiting() === 1);
		redis = await startRedis(['--port', port]);
		await waitUntil(() => heard === 2, 30);
		expect(outbox.waiting()).toBe(0);
		await bell.close();
	});

	test('a start without Redis works, and closing then ends', async () => {
		const { bell, outbox } = make('redis://127.0.0.1:1');
		bell.listen(() => Promise.resolve());
		outbox.add({ id: 'x', seq: 1 });
		bell.ring();
		await waitUntil(() => outbox.waiting() === 1);
		await bell.close();
	});
});
