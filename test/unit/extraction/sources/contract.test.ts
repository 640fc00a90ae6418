import { expect, test } from '@jest/globals';
import { extract } from '../../../support/extract.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { layOut, put } from '../../../support/pages.ts';

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

test('a company of one word, and a person with an initial', () => {
	expect(
		partiesOf(
			'This Agreement is made as of May 17, 2010 by and between Brightwater Inc., a Nevada',
			'corporation ("Party-1") and Robert A. Newman, an individual ("Party-2").',
		),
	).toEqual(['Brightwater Inc.', 'Robert A. Newman']);
});

test('a bank whose name continues after its legal form', () => {
	expect(
		partiesOf(
			'THIS AGREEMENT is entered into by and between Second Harbor Bank Corporation of America',
			'(“Employer”) and Clifton E. Marsh (“Employee”).',
		),
	).toEqual(['Second Harbor Bank Corporation of America', 'Clifton E. Marsh']);
});

test('titles of documents are nobody, and who signs for herself is a party', () => {
	expect(
		partiesOf(
			'Mutual Evaluation Agreement and General Release',
			'As a condition of my employment by Harbor Lights, Inc. (the “Company”), I agree:',
			'1. I will keep what I learn to myself. 2. I will return all papers.',
			'IN WITNESS WHEREOF, Employee has executed this Agreement.',
			'HARBOR LIGHTS, INC. By: /s/ Carl Osborne, President',
			'EMPLOYEE: /s/ Gavin Brandt',
		),
	).toEqual(['Harbor Lights, Inc.', 'Gavin Brandt']);
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

test('the sentence that names the law is not cut in two at "Governing Law"', () => {
	const law: FieldMap = { governingLaw: { type: 'string', description: 'Governing law' } };
	const sentence =
		'Governing Law. This Agreement shall be governed by the laws of the State of Texas.';
	expect(extract(layOut(put(50, 60, sentence)), { data: law }).result.governingLaw).toBe('Texas');
});
