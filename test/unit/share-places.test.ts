import { expect, test } from '@jest/globals';
import { sharePlaces } from '../../engine/src/services/webhooks/share-places.ts';

const endpoint = (endpointId: string, accountId: string, room = 8) => ({
	endpointId,
	accountId,
	room,
});

test('places go to the account that has the fewest, not to the one with the most endpoints', () => {
	const waiting = [
		endpoint('a1', 'a'),
		endpoint('a2', 'a'),
		endpoint('a3', 'a'),
		endpoint('b', 'b'),
	];
	expect(sharePlaces(waiting, new Map(), 8)).toEqual([
		{ endpointId: 'a1', accountId: 'a', count: 2 },
		{ endpointId: 'a2', accountId: 'a', count: 1 },
		{ endpointId: 'a3', accountId: 'a', count: 1 },
		{ endpointId: 'b', accountId: 'b', count: 4 },
	]);
});

test('an account with many deliveries under way is given the next place last', () => {
	const waiting = [endpoint('a', 'a'), endpoint('b', 'b')];
	expect(sharePlaces(waiting, new Map([['a', 100]]), 1)).toEqual([
		{ endpointId: 'b', accountId: 'b', count: 1 },
	]);
});

test('no endpoint is given more places than it has room', () => {
	const waiting = [endpoint('a', 'a', 1), endpoint('full', 'b', 0)];
	expect(sharePlaces(waiting, new Map(), 10)).toEqual([
		{ endpointId: 'a', accountId: 'a', count: 1 },
	]);
});
