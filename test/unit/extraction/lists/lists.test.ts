import { describe, expect, test } from '@jest/globals';
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

test('a list ends at a label that has a value', () => {
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
			put(30, 100, 'LANGUAGES'),
			put(200, 100, 'WORK EXPERIENCE'),
			put(30, 115, 'English'),
			put(200, 115, 'Financial Analyst'),
			put(30, 128, 'Irish'),
			put(200, 128, 'Shannon Packaging plc'),
			put(200, 160, 'EDUCATION'),
		),
		{ data: { languages: { type: 'array', itemType: 'string' } } },
	);
	expect(result.languages).toEqual(['English', 'Irish']);
});

describe('items of a list', () => {
	const skills = { data: { skills: { type: 'array', itemType: 'string' } } } as const;
	const read = (...lines: Parameters<typeof layOut>) =>
		extract(layOut(...lines), skills).result.skills;

	test('stand behind what those of a line have in common', () => {
		const found = read(
			put(50, 40, 'Technical Skills', 14),
			put(50, 64, 'Languages: Prolog, Haskell, Erlang'),
			put(50, 80, 'Databases: Redis, Postgres'),
			put(50, 96, 'Other: Juggling'),
		);
		expect(found).toEqual(['Prolog', 'Haskell', 'Erlang', 'Redis', 'Postgres', 'Juggling']);
	});

	test('stand beside what those of a line have in common', () => {
		const found = read(
			put(50, 40, 'Skills', 14),
			put(60, 64, 'Databases'),
			put(200, 64, 'Redis, Postgres'),
			put(60, 80, 'Editors'),
			put(200, 80, 'Vim, Emacs'),
		);
		expect(found).toEqual(['Redis', 'Postgres', 'Vim', 'Emacs']);
	});

	test('are listed by what they have in common where the template asks for that', () => {
		const { result } = extract(
			layOut(
				put(50, 40, 'Technical Skills', 14),
				put(50, 64, '• Languages: Prolog, Haskell,'),
				put(58, 80, 'Erlang'),
				put(50, 96, '• Databases: Redis'),
			),
			{
				data: {
					skills: {
						type: 'array',
						itemType: 'object',
						itemSchema: {
							properties: {
								category: { type: 'string' },
								names: { type: 'array', itemType: 'string' },
							},
						},
					},
				},
			},
		);
		expect(result.skills).toEqual([
			{ category: 'Languages', names: ['Prolog', 'Haskell', 'Erlang'] },
			{ category: 'Databases', names: ['Redis'] },
		]);
	});

	test('keep what a colon says about one of them, and what stands between brackets', () => {
		const found = read(
			put(50, 40, 'Skills', 14),
			put(50, 64, '• Carpentry: excellent (tables, chairs)'),
			put(50, 80, '• Latin: basic'),
		);
		expect(found).toEqual(['Carpentry: excellent (tables, chairs)', 'Latin: basic']);
	});

	test('go on in the next line behind a comma, and are not cut where they are sentences', () => {
		const found = read(
			put(50, 40, 'Skills', 14),
			put(50, 64, 'Sawing, planing,'),
			put(50, 80, 'gluing'),
			put(
				50,
				96,
				'• Has led the workshop of a large shipyard for years, with all that belongs to it',
			),
		);
		expect(found).toEqual([
			'Sawing',
			'planing',
			'gluing',
			'Has led the workshop of a large shipyard for years, with all that belongs to it',
		]);
	});
});
