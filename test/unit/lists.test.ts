import { expect, test } from '@jest/globals';
import { extract } from '../../engine/src/extraction/extract.ts';
import type { FieldMap } from '../../engine/src/model/template.ts';
import { layOut, put } from '../support/pages.ts';

const data: FieldMap = {
	allergies: { type: 'array', itemType: 'string', description: 'Known allergies' },
};

test('a list whose lines are set in ends at the next line that is not', () => {
	const { result } = extract(
		layOut(
			put(50, 100, 'Allergies', 11),
			put(60, 115, 'Penicillin (rash)'),
			put(60, 128, 'Peanuts'),
			put(50, 145, 'Plan', 11),
			put(60, 160, 'Recheck in four weeks'),
		),
		{ data },
	);
	expect(result.allergies).toEqual(['Penicillin (rash)', 'Peanuts']);
});
