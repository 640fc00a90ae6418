import type { Fields } from '../family.ts';
import { absent, date, list, number, text, values } from './ask.ts';

/** What résumés are asked for; families add what their design has beyond it. */
const RESUME_FIELDS: Fields = {
	name: text('personName', 'Whose CV is this?', 'Wer bewirbt sich?', 'nom du candidat'),
	title: text('jobTitle', 'occupation of the applicant'),
	email: text('email', 'Wie erreicht man die Person per E-Mail?'),
	phone: text('phone', 'mobile number of the applicant'),
	address: text('address', 'Where does the applicant live?'),
	birthDate: date('birthDate'),
	experience: list(
		{
			title: text('jobTitle', 'position held'),
			employer: text('employer', 'company worked for', 'Arbeitgeber'),
			city: text('city', 'where the job was'),
			from: text('', 'begin of the job', 'startedIn', 'début'),
			to: text('', 'end of the job', 'leftIn', 'fin'),
			description: text('', 'what was done in the job', 'responsibilities', 'missions'),
		},
		'workHistory',
		'all jobs with employer and time',
		'Where has this person worked?',
	),
	education: list(
		{
			degree: text('degree', 'qualification'),
			school: text('institution', 'school or university'),
			from: text('', 'begin of studies', 'studiedFrom'),
			to: text('graduationDate', 'year of completion'),
		},
		'studies',
		'What has the applicant learnt, and where?',
	),
	skills: values(text('skills', 'skill'), 'abilities', 'What can the applicant do?'),
	languages: list(
		{
			language: text('', 'language', 'langue'),
			level: text('', 'how well it is spoken', 'niveau'),
		},
		'spokenLanguages',
		'Which languages are spoken, and how well?',
	),
	salary: absent(number('desiredSalary', 'What does the applicant want to earn?')),
	iban: absent(text('iban')),
};

/** Fewer fields than above: the design leaves these out. */
export function resumeWithout(...paths: string[]): Fields {
	return Object.fromEntries(
		Object.entries(RESUME_FIELDS).map(([path, asked]) => [
			path,
			paths.includes(path) ? absent(asked) : asked,
		]),
	);
}
