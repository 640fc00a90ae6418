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

describe('what only resembles a mark', () => {
	const job = listOf({ company: text, position: text, startDate: text, endDate: text });
	test.each([
		['Notary', 'Harper & Lowe LLP'],
		['Media Planner', 'Brightwell Ltd'],
		['Grade 5 Teacher', 'Alder School'],
		['Designer', 'Media Markt GmbH'],
	])('stays the name of a job: %s at %s', (position, company) => {
		const { result } = extract(
			layOut(
				put(50, 40, 'Jane Miller'),
				put(50, 80, 'EXPERIENCE'),
				put(50, 100, `${position}, ${company}`),
				put(400, 100, '2015 - 2018'),
				put(50, 115, '- Managed the daily work of a team of five people'),
				put(50, 140, 'Clerk, Bright Ltd'),
				put(400, 140, '2011 - 2015'),
				put(50, 155, '- Wrote letters and kept the files of all customers'),
			),
			{ data: { experience: job } },
		);
		expect(result).toMatchObject({
			experience: [
				{ company, position, startDate: '2015' },
				{ company: 'Bright Ltd', position: 'Clerk' },
			],
		});
	});

	test('a labelled mark of a field for numbers is a number', () => {
		const { result } = extract(
			layOut(
				put(50, 40, 'Jane Miller'),
				put(50, 80, 'EDUCATION'),
				put(50, 100, 'Bachelor of Science in Physics, Alder University'),
				put(400, 100, '2015 - 2018'),
				put(50, 115, 'Grade: 3.7'),
				put(50, 150, 'Master of Science in Physics, Oak University'),
				put(400, 150, '2018 - 2020'),
				put(50, 165, 'Grade: 3.9'),
			),
			{ data: { education: listOf({ school: text, degree: text, grade: { type: 'number' } }) } },
		);
		expect(result).toEqual({
			education: [
				{ school: 'Alder University', degree: 'Bachelor of Science in Physics', grade: 3.7 },
				{ school: 'Oak University', degree: 'Master of Science in Physics', grade: 3.9 },
			],
		});
	});
});

test('jobs may have hours and a salary, which are numbers', () => {
	const { result } = extract(
		layOut(
			put(50, 40, 'Jane Miller'),
			put(50, 80, 'EXPERIENCE'),
			put(50, 100, 'Data Engineer, Harrow Freight Ltd'),
			put(400, 100, 'Mar 2020 - Present'),
			put(50, 115, 'Hours per week: 40'),
			put(50, 130, 'Salary: $85,000'),
			put(50, 160, 'Analyst, Nimbus Retail Group'),
			put(400, 160, 'Jul 2016 - Feb 2020'),
			put(50, 175, 'Hours per week: 30'),
			put(50, 190, 'Salary: $61,500'),
		),
		{
			data: {
				workExperience: listOf({
					employer: text,
					jobTitle: text,
					hoursPerWeek: { type: 'number' },
					salary: { type: 'number' },
					startDate: text,
				}),
			},
		},
	);
	expect(result).toEqual({
		workExperience: [
			{
				employer: 'Harrow Freight Ltd',
				jobTitle: 'Data Engineer',
				hoursPerWeek: 40,
				salary: 85_000,
				startDate: 'Mar 2020',
			},
			{
				employer: 'Nimbus Retail Group',
				jobTitle: 'Analyst',
				hoursPerWeek: 30,
				salary: 61_500,
				startDate: 'Jul 2016',
			},
		],
	});
});

test.each(['arbeitsverhaeltnisse', 'arbeitsstationen', 'berufserfahrung', 'arbeitsplaetze'])(
	'a German list of jobs is read by its name: %s',
	(name) => {
		const { result } = extract(
			layOut(
				put(50, 40, 'Jana Müller'),
				put(50, 80, 'BERUFLICHE STATIONEN'),
				put(50, 100, 'Entwicklerin, Granit Software GmbH'),
				put(400, 100, '03/2020 - heute'),
				put(50, 130, 'Technikerin, Hafen Logistik AG'),
				put(400, 130, '07/2016 - 02/2020'),
			),
			{ data: { [name]: listOf({ name: text, position: text, von: text, bis: text }) } },
		);
		expect(result[name]).toEqual([
			{ name: 'Granit Software GmbH', position: 'Entwicklerin', von: '03/2020', bis: 'heute' },
			{ name: 'Hafen Logistik AG', position: 'Technikerin', von: '07/2016', bis: '02/2020' },
		]);
	},
);

test.each(['A*', 'TB', 'II', '2nd class', '1450/1600'])('a mark in letters is one: %s', (mark) => {
	const { result } = extract(
		layOut(
			put(50, 40, 'Jane Miller'),
			put(50, 80, 'EDUCATION'),
			put(50, 100, 'Alder College'),
			put(400, 100, '2012 - 2016'),
			put(50, 115, `BSc Physics, Grade ${mark}`),
		),
		{ data: { education: listOf({ institution: text, degree: text, city: text, grade: text }) } },
	);
	expect(result).toEqual({
		education: [{ institution: 'Alder College', degree: 'BSc Physics', city: null, grade: mark }],
	});
});

test('a column for numbers never has texts', () => {
	const { result } = extract(
		layOut(
			put(50, 40, 'Marks'),
			put(50, 60, 'Alder College: 3.7'),
			put(50, 75, 'Oak College: 3.9'),
			put(50, 90, 'Elm College: 2.8'),
		),
		{ data: { marks: listOf({ school: text, grade: { type: 'number' } }) } },
	);
	const rows = result.marks as { grade: unknown }[];
	expect(rows.map(({ grade }) => grade)).toEqual([3.7, 3.9, 2.8]);
});

describe('a table whose list is called by a word of work', () => {
	const tableOf = (...rows: string[][]) =>
		layOut(
			put(50, 40, 'Acme Tools Ltd'),
			...rows.flatMap((cells, i) =>
				cells.map((cell, at) => put([50, 220, 350, 460][at] ?? 0, 100 + 15 * i, cell)),
			),
		);
	const number: FieldDefinition = { type: 'number' };

	test.each(['employees', 'workers', 'staff'])('is read as a table: %s', (name) => {
		const data = {
			[name]: listOf({ name: text, position: text, department: text, salary: number }),
		};
		const staff = tableOf(
			['Name', 'Position', 'Department', 'Salary'],
			['John Smith', 'Engineer', 'Research', '52,000'],
			['Mary Jones', 'Accountant', 'Finance', '48,500'],
			['Peter Brown', 'Sales manager', 'Sales', '61,200'],
		);
		expect(extract(staff, { data }).result[name]).toEqual([
			{ name: 'John Smith', position: 'Engineer', department: 'Research', salary: 52_000 },
			{ name: 'Mary Jones', position: 'Accountant', department: 'Finance', salary: 48_500 },
			{ name: 'Peter Brown', position: 'Sales manager', department: 'Sales', salary: 61_200 },
		]);
	});

	test.each(['works', 'paintings'])('is read as a table: %s', (name) => {
		const data = { [name]: listOf({ title: text, artist: text, year: number, price: number }) };
		const paintings = tableOf(
			['Title', 'Artist', 'Year', 'Price'],
			['Blue harbour', 'Anna Kern', '2011', '1,200.00'],
			['Winter field', 'Paul Rossi', '2015', '900.00'],
			['Red boats', 'Anna Kern', '2018', '1,450.00'],
		);
		expect(extract(paintings, { data }).result[name]).toEqual([
			{ title: 'Blue harbour', artist: 'Anna Kern', year: 2011, price: 1200 },
			{ title: 'Winter field', artist: 'Paul Rossi', year: 2015, price: 900 },
			{ title: 'Red boats', artist: 'Anna Kern', year: 2018, price: 1450 },
		]);
	});
});

describe('awards, certificates and projects', () => {
	const year: FieldDefinition = { type: 'number' };
	test.each([
		[
			'awards',
			'title',
			'Awards',
			['Teacher of the Year, 2021', 'Innovation Prize, 2019', 'Golden Apple, 2016'],
		],
		[
			'certificates',
			'name',
			'Certificates',
			['ServSafe Manager (2021)', 'Food Handler (2018)', 'Barista Basics (2015)'],
		],
	])('are all read, whatever words they have: %s', (name, column, heading, entries) => {
		const { result } = extract(
			layOut(
				put(50, 40, 'Jane Miller'),
				put(50, 80, heading, 13),
				...entries.map((one, i) => put(50, 100 + 15 * i, one)),
			),
			{ data: { [name]: listOf({ [column]: text, year }) } },
		);
		const rows = entries.map((one) => {
			const [, title, at] = /^(.*?)(?:, | \()(\d{4})\)?$/u.exec(one) ?? [];
			return { [column]: title, year: Number(at) };
		});
		expect(result[name]).toEqual(rows);
	});

	test('in a table are read as a table', () => {
		const rows = [
			['Course', 'Provider', 'Date', 'Expires'],
			['Food Hygiene Level 2', 'Highspeed Training', '03/02/2024', '03/02/2027'],
			['First Aid at Work', 'Red Cross', '14/05/2024', '14/05/2027'],
			['Manual Handling', 'In house', '22/09/2024', '22/09/2025'],
		];
		const { result } = extract(
			layOut(
				put(50, 40, 'Training record', 14),
				...rows.flatMap((cells, i) =>
					cells.map((cell, at) => put([50, 220, 350, 430][at] ?? 0, 100 + 15 * i, cell)),
				),
			),
			{
				data: {
					trainings: listOf({
						course: text,
						provider: text,
						date: { type: 'date' },
						expiryDate: { type: 'date' },
					}),
				},
			},
		);
		expect(result).toMatchObject({
			trainings: [
				{ course: 'Food Hygiene Level 2', provider: 'Highspeed Training', date: '2024-02-03' },
				{ course: 'First Aid at Work', provider: 'Red Cross', date: '2024-05-14' },
				{ course: 'Manual Handling', provider: 'In house', expiryDate: '2025-09-22' },
			],
		});
	});

	test('the years of a job are numbers in fields for numbers', () => {
		const { result } = extract(
			layOut(
				put(50, 40, 'Jane Miller'),
				put(50, 80, 'EXPERIENCE'),
				put(50, 100, 'Data Engineer, Harrow Freight Ltd'),
				put(400, 100, '2016 - 2020'),
			),
			{
				data: {
					experience: listOf({ company: text, position: text, startYear: year, endYear: year }),
				},
			},
		);
		expect(result).toEqual({
			experience: [
				{
					company: 'Harrow Freight Ltd',
					position: 'Data Engineer',
					startYear: 2016,
					endYear: 2020,
				},
			],
		});
	});
});
