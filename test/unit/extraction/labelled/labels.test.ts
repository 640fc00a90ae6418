import { describe, expect, test } from '@jest/globals';
import { readField } from '../../../../engine/src/reading/extraction/request/read-fields.ts';
import { openDocument } from '../../../support/extract.ts';
import { layOut, put } from '../../../support/pages.ts';

const LONG = 'Invoice number as it stands on the letter that was sent to us by the bank account';

describe('labels', () => {
	test('the score of a label does not depend on earlier questions', () => {
		const field = () => readField(['bankAccount'], { type: 'string' });
		const fresh = openDocument(layOut(put(50, 100, LONG)));
		const alone = fresh.compareLabel(field(), fresh.readLabel(LONG, 'end'));

		const document = openDocument(layOut(put(50, 100, LONG)));
		const asked = field();
		const fromStart = document.compareLabel(asked, document.readLabel(LONG, 'start'));
		const fromEnd = document.compareLabel(asked, document.readLabel(LONG, 'end'));

		expect(fromEnd).toEqual(alone);
		expect(fromEnd.own).toBeGreaterThan(fromStart.own);
	});
});
