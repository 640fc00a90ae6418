import { expect, test } from '@jest/globals';
import { extract } from '../../../support/extract.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { layOut, put } from '../../../support/pages.ts';

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

test('a list ends at a label with a value of its own', () => {
	const { result } = extract(
		layOut(
			put(50, 100, 'Diagnoses:'),
			put(50, 113, '• Arterial hypertension'),
			put(50, 126, '• Diabetes: type 2'),
			put(50, 141, 'Allergies: Penicillin'),
		),
		{ data: { diagnoses: { type: 'array', itemType: 'string' } } },
	);
	expect(result.diagnoses).toEqual(['Arterial hypertension', 'Diabetes: type 2']);
});

test('a list in a narrow column does not take the lines of the wide one beside it', () => {
	const { result } = extract(
		layOut(
			...[put(30, 100, 'LANGUAGES'), put(200, 100, 'WORK EXPERIENCE')],
			...[put(30, 115, 'English'), put(200, 115, 'Financial Analyst')],
			...[put(30, 128, 'Irish'), put(200, 128, 'Shannon Packaging plc')],
			put(200, 160, 'EDUCATION'),
		),
		{ data: { languages: { type: 'array', itemType: 'string' } } },
	);
	expect(result.languages).toEqual(['English', 'Irish']);
});
