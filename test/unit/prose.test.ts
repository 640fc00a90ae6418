import { expect, test } from '@jest/globals';
import { extract } from '../../engine/src/extraction/extract.ts';
import type { FieldMap } from '../../engine/src/model/template.ts';
import { layOut, put } from '../support/pages.ts';

const data: FieldMap = {
	parties: { type: 'array', itemType: 'string', description: 'Names of the parties' },
};
const partiesOf = (...lines: string[]) =>
	extract(layOut(...lines.map((line, i) => put(50, 60 + 14 * i, line))), { data }).result.parties;

test('who is named behind "between", and behind the first party, signs: persons, too', () => {
	expect(
		partiesOf(
			'This Agreement is dated as of May 8, 2026, by and between Harbour Lamps, Inc., a Delaware',
			'corporation (“Employer”), and Randall S. Moreau, an individual with an address at 25 Prado Way,',
			'Calabasas, CA 91302 (“Employee”). The parties agree as follows.',
		),
	).toEqual(['Harbour Lamps, Inc.', 'Randall S. Moreau']);
});

test('a list of parties below its heading', () => {
	expect(
		partiesOf('PARTIES:', 'Jane Jackson ("EMPLOYEE")', 'and', 'NORTHWIND, Inc. ("COMPANY"):'),
	).toEqual(['Jane Jackson', 'NORTHWIND, Inc.']);
});

test('the law a contract is under ends with its sentence', () => {
	const law: FieldMap = {
		governingLaw: { type: 'string', description: 'Law that governs the contract' },
	};
	const lawOf = (line: string, next: string) =>
		extract(layOut(put(50, 60, line), put(50, 74, next)), { data: law }).result.governingLaw;
	const agreed = 'This Agreement shall be governed by the laws of the';
	expect(lawOf(`${agreed} Commonwealth of Massachusetts.`, 'Harold Finch, Landlord')).toBe(
		'Massachusetts',
	);
	expect(lawOf(`${agreed} State of New York.`, 'Notices go by mail.')).toBe('New York');
});
