import { list, text } from './ask.ts';
import { addDays } from './random.ts';
import type { Random } from './random.ts';

/** People of everywhere, as applicants are; separated by blanks. */
const GIVEN =
	'Aisha Mateusz Leonie Dario Ngozi Fabian Marisol Henrik Sunita Bastien Carolina Jakub Zeynep Oliver Ines Tobias Mei-Ling Patrick Ewa Samuel Rosa Dmitri Hanna Rafael Eszter Kwame Julia Marco Agnieszka Luis Anneke Yusuf Clara Jonas Beatrix Omar Frida Adrian Noémie Stefano'.split(
		' ',
	);
const FAMILY =
	'Abdallah Bergström Castellanos Dąbrowska Eriksen Fonseca Grünwald Haddad Iwanow Juhász Kowalczyk Lefebvre Moreau Nakamura Oyelaran Petrescu Quintero Rossi Sandoval Thorsen Ulrich van-der-Meer Wiśniewski Xiang Yılmaz Zimmermann Baumgartner Chaudhry Delacroix Esposito Ferreira Goldschmidt Hofstede Ilić Keller MacAllister Nwosu O’Rourke Pavlović Schäfer'.split(
		' ',
	);

export type Applicant = { given: string; family: string; name: string; email: string };

export function drawApplicant(random: Random): Applicant {
	const given = random.pick(GIVEN);
	const family = random.pick(FAMILY).replaceAll('-', ' ');
	const plain = (name: string) =>
		name
			.normalize('NFKD')
			.toLowerCase()
			.replaceAll('ı', 'i')
			.replace(/[^a-z]/g, '');
	const provider = random.pick(['post', 'mail', 'inbox', 'webpost']);
	const user = random.pick([
		`${plain(given)}.${plain(family)}`,
		`${plain(given).slice(0, 1)}${plain(family)}${random.int(70, 99)}`,
		`${plain(family)}_${plain(given)}`,
	]);
	return { given, family, name: `${given} ${family}`, email: `${user}@${provider}.example` };
}

/** Words separated by `|`. */
export const split = (words: string): string[] => words.split('|');

export type Span = { from: string; to: string | null };

export type SpanOptions = {
	/** Between which days the last one ends. */
	latest?: readonly [string, string];
	/** Shortest and longest. */
	days?: readonly [number, number];
	/** How likely the last one has no end. */
	ongoing?: number;
};

/** Times that follow each other, the last one first; it may go on. */
export function drawSpans(
	random: Random,
	count: number,
	{ latest = ['2022-06-01', '2026-03-01'], days = [240, 1900], ongoing = 0.6 }: SpanOptions = {},
): Span[] {
	let day = random.day(latest[0], latest[1]);
	return Array.from({ length: count }, (_, i) => {
		const to = i === 0 && random.chance(ongoing) ? null : day;
		const from = addDays(day, -random.int(days[0], days[1]));
		day = addDays(from, -random.int(5, 200));
		return { from, to };
	});
}

/** `{n}` in a sentence becomes a number. */
export function fill(random: Random, sentence: string): string {
	return sentence.replaceAll('{n}', () => String(random.int(3, 48)));
}

/** What is asked about jobs and studies; families choose how the columns are called. */
export const COMPANY = text(
	'employer',
	'company',
	'Wo gearbeitet',
	'entreprise',
	'firm worked for',
);
export const ROLE = text(
	'jobTitle',
	'position',
	'Tätigkeit',
	'poste occupé',
	'role in the company',
);
export const START = text('', 'start', 'begin of the job', 'von', 'startDate', 'depuis');
export const END = text('', 'end', 'last month of the job', 'bis', 'endDate', 'until when');
export const PLACE = text('city', 'location', 'Ort', 'town of the job', 'lieu');
export const TASKS = text('', 'description', 'what the person did there', 'Aufgaben', 'duties');
export const DEGREE = text('degree', 'qualification', 'Abschluss', 'diplôme obtenu');
export const SCHOOL = text('institution', 'school', 'Schule oder Hochschule', 'établissement');
export const FINISHED = text('graduationDate', 'year of graduation', 'Abschlussjahr', 'endYear');
export const BEGAN = text('', 'start year', 'studiedFrom', 'Beginn der Ausbildung', 'enrolled in');
export const SKILL = text('skills', 'skill', 'Fähigkeit', 'compétence');

/** Languages and how well somebody speaks them. */
export const LANGUAGES_SPOKEN = list(
	{
		language: text('', 'language', 'Sprache', 'langue parlée'),
		level: text('', 'level', 'how well it is spoken', 'Niveau', 'proficiency'),
	},
	'languages',
	'Sprachkenntnisse',
	'Which languages does the person speak?',
);
