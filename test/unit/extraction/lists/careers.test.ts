import { describe, expect, test } from '@jest/globals';
import type { FieldDefinition, FieldMap } from '../../../../engine/src/model/template.ts';
import { extract } from '../../../support/extract.ts';
import { layOut, put } from '../../../support/pages.ts';

const text: FieldDefinition = { type: 'string' };
const said = (description: string): FieldDefinition => ({ type: 'string', description });
const listOf = (properties: FieldMap, description?: string): FieldDefinition => ({
	type: 'array',
	itemType: 'object',
	itemSchema: { properties },
	...(description !== undefined && { description }),
});

/** A résumé with jobs, schools, languages, a project and an award. */
const RESUME = [
	put(50, 60, 'Experience', 14),
	put(50, 80, 'Senior Data Engineer, Harrow Freight Ltd'),
	put(430, 80, 'Mar 2020 – Present'),
	put(50, 95, 'Bristol, UK'),
	put(60, 110, '• Rebuilt the billing pipeline, cutting delays from six hours to ten minutes'),
	put(60, 125, 'without losing a single event on the way'),
	put(60, 140, '• Introduced contract tests'),
	put(50, 165, 'Data Engineer, Nimbus Retail Group'),
	put(430, 165, 'Jul 2016 – Feb 2020'),
	put(50, 180, 'London, UK'),
	put(60, 195, '• Moved 140 jobs to the cloud'),
	put(50, 225, 'Education', 14),
	put(50, 245, 'University of Leeds'),
	put(430, 245, '2012 – 2016'),
	put(50, 260, 'MSc Computer Science, GPA 3.7'),
	put(50, 290, 'Languages', 14),
	put(50, 310, 'English (native), German (fluent), Welsh (basic)'),
	put(50, 340, 'Projects', 14),
	put(50, 360, 'Tidewatch – a dashboard of tides for small harbours'),
	put(50, 390, 'Awards', 14),
	put(50, 410, 'Engineer of the Year, Harrow Freight, 2022'),
];
const read = (data: FieldMap) => extract(layOut(...RESUME), { data }).result;

const JOBS = [
	['Harrow Freight Ltd', 'Senior Data Engineer', 'Bristol, UK', 'Mar 2020', 'Present'],
	['Nimbus Retail Group', 'Data Engineer', 'London, UK', 'Jul 2016', 'Feb 2020'],
];
const asRows = (...names: string[]) =>
	JOBS.map((job) => Object.fromEntries(names.map((name, i) => [name, job[i]])));

describe('jobs under the names that people give their fields', () => {
	test.each([
		['work', 'name', 'position', 'location', 'startDate', 'endDate'],
		['work_experience', 'company_name', 'job_title', 'city', 'start_date', 'end_date'],
		['jobs', 'company', 'role', 'where', 'from', 'to'],
		['employmentHistory', 'organization', 'title', 'place', 'start', 'end'],
	])('%s', (list, ...names) => {
		const fields = Object.fromEntries(names.map((name) => [name, text]));
		expect(read({ [list]: listOf(fields) })[list]).toEqual(asRows(...names));
	});

	test('descriptions tell what generic names ask for', () => {
		const fields = {
			name: said('Name of the company or organization'),
			label: said('Job title or position'),
			spot: said('City of the job'),
			began: said('When the job began'),
			ended: said('When the job ended, or Present'),
		};
		const { positions } = read({ positions: listOf(fields, 'All jobs the candidate has held') });
		expect(positions).toEqual(asRows('name', 'label', 'spot', 'began', 'ended'));
	});

	test('a bullet over two lines is one item', () => {
		const highlights: FieldDefinition = { type: 'array', itemType: 'string' };
		const { work } = read({ work: listOf({ name: text, position: text, highlights }) });
		expect(work).toMatchObject([
			{
				highlights: [
					'Rebuilt the billing pipeline, cutting delays from six hours to ten minutes without losing a single event on the way',
					'Introduced contract tests',
				],
			},
			{ highlights: ['Moved 140 jobs to the cloud'] },
		]);
	});
});

test.each([
	['studyType', 'area', 'score'],
	['degree', 'fieldOfStudy', 'gpa'],
])('degree, subject and mark have a field each: %s, %s, %s', (degree, subject, mark) => {
	const fields = { institution: text, [degree]: text, [subject]: text, [mark]: text };
	expect(read({ education: listOf(fields) }).education).toEqual([
		{
			institution: 'University of Leeds',
			[degree]: 'MSc',
			[subject]: 'Computer Science',
			[mark]: '3.7',
		},
	]);
});

test('rows enumerated in one line', () => {
	const { languages } = read({ languages: listOf({ language: text, fluency: text }) });
	expect(languages).toEqual([
		{ language: 'English', fluency: 'native' },
		{ language: 'German', fluency: 'fluent' },
		{ language: 'Welsh', fluency: 'basic' },
	]);
});

test('projects and awards are read below their own headings, not from the jobs', () => {
	const found = read({
		projects: listOf({ name: text, description: text }),
		awards: listOf({ title: text, awarder: text, date: text }),
		certificates: listOf({ name: text, issuer: text, date: text }),
	});
	expect(found).toEqual({
		projects: [{ name: 'Tidewatch', description: 'a dashboard of tides for small harbours' }],
		awards: [{ title: 'Engineer of the Year', awarder: 'Harrow Freight', date: '2022' }],
		certificates: [],
	});
});

test('a section with the column heads of a table is read as a table', () => {
	const { work } = extract(
		layOut(
			put(50, 60, 'Employment', 14),
			put(50, 85, 'Employer'),
			put(220, 85, 'Position'),
			put(380, 85, 'From'),
			put(450, 85, 'To'),
			put(50, 105, 'Royal Merrow'),
			put(220, 105, 'Agency nurse'),
			put(380, 105, '12/2019'),
			put(450, 105, '09/2021'),
			put(50, 120, 'Queen Adela'),
			put(220, 120, 'Sister'),
			put(380, 120, '04/2016'),
			put(450, 120, '11/2019'),
		),
		{ data: { work: listOf({ name: text, position: text, startDate: text, endDate: text }) } },
	).result;
	expect(work).toEqual([
		{ name: 'Royal Merrow', position: 'Agency nurse', startDate: '12/2019', endDate: '09/2021' },
		{ name: 'Queen Adela', position: 'Sister', startDate: '04/2016', endDate: '11/2019' },
	]);
});
