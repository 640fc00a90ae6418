import { describe, expect, test } from '@jest/globals';
import { createOwnCounter } from '../../engine/src/services/accounts/counter.ts';

function arrange() {
	let time = 0;
	const counter = createOwnCounter({ limit: 3, windowSeconds: 60 }, () => time);
	return { counter, pass: (seconds: number) => (time += seconds * 1000) };
}

describe('a counter of one process', () => {
	test('counts up to its limit, says what is left and until when, and then that it is exceeded', () => {
		const { counter, pass } = arrange();
		expect(counter.spend('ann', 1)).toEqual({
			exceeded: false,
			limit: 3,
			remaining: 2,
			resetSeconds: 60,
		});
		pass(10.2);
		expect(counter.spend('ann', 2)).toMatchObject({
			exceeded: false,
			remaining: 0,
			resetSeconds: 50,
		});
		expect(counter.spend('ann', 1)).toMatchObject({
			exceeded: true,
			remaining: 0,
			resetSeconds: 50,
		});
	});

	test('starts again when the window of the first count is over', () => {
		const { counter, pass } = arrange();
		counter.spend('ann', 4);
		pass(59.9);
		expect(counter.spend('ann', 1)).toMatchObject({ exceeded: true, resetSeconds: 1 });
		pass(0.1);
		expect(counter.read('ann')).toMatchObject({ exceeded: false, remaining: 3 });
		expect(counter.spend('ann', 1)).toMatchObject({ exceeded: false, remaining: 2 });
	});

	test('keeps keys apart, reads without counting, and forgets', () => {
		const { counter } = arrange();
		counter.spend('ann', 3);
		expect(counter.spend('bob', 1)).toMatchObject({ remaining: 2 });
		expect(counter.read('ann')).toMatchObject({ exceeded: false, remaining: 0 });
		expect(counter.read('ann')).toMatchObject({ exceeded: false, remaining: 0 });
		counter.forget('ann');
		expect(counter.read('ann')).toMatchObject({ remaining: 3 });
	});

	test('forgets keys of past windows', () => {
		const { counter, pass } = arrange();
		for (let i = 0; i < 1000; i += 1) counter.spend(`stranger ${i}`, 1);
		pass(30);
		counter.spend('ann', 2);
		pass(31);
		counter.spend('bob', 1);
		expect(counter.keys()).toBe(2);
		expect(counter.read('ann')).toMatchObject({ remaining: 1 });
	});
});
