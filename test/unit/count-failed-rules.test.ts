import { expect, test } from '@jest/globals';
import { countFailedRules } from '../../engine/src/services/review/count-failed-rules.ts';

test('each rule is counted once for a document, whichever of its rows failed', async () => {
	const check = (path: string, name: string) => ({
		path,
		reason: 'check',
		confidence: 1,
		check: name,
	});
	const lists = [
		[check('lines[0].total', 'minimum ✗'), check('lines[3].total', 'minimum ✗')],
		[check('lines[1].total', 'minimum ✗'), { path: 'number', reason: 'missing', confidence: 0 }],
		[{ path: 'date', reason: 'confidence', confidence: 0.4, below: 0.8 }],
	].map((reasons) => JSON.stringify(reasons));
	expect(await countFailedRules([...lists, null])).toEqual({
		documents: 4,
		failed: [
			{ path: 'lines[].total', check: 'minimum ✗', documents: 2 },
			{ path: 'number', check: 'required ✗', documents: 1 },
		],
	});
});
