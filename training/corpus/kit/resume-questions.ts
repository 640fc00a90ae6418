import type { Fields } from '../family.ts';
import { text } from './ask.ts';

/** Questions about a life in work that ask for one thing; the words also stand in the lists. */
export const RESUME_QUESTIONS = {
	lastEmployer: text(
		'employer',
		'Where did the applicant work last?',
		'Bei wem war die letzte Stelle?',
		'Quel est le dernier employeur ?',
		'most recent employer',
		'¿Cuál es la última empresa?',
	),
	lastPosition: text(
		'jobTitle',
		'What was the last position?',
		'Welche Tätigkeit wurde zuletzt ausgeübt?',
		'Quel est le dernier poste ?',
		'most recent job title',
		'Qual è l’ultima posizione?',
	),
	lastSchool: text(
		'institution',
		'Which school was attended last?',
		'Wo wurde zuletzt gelernt oder studiert?',
		'Quelle école a été fréquentée en dernier ?',
		'most recent place of study',
	),
	lastDegree: text(
		'degree',
		'What is the latest qualification?',
		'Was ist der letzte Abschluss?',
		'Quel est le dernier diplôme ?',
		'most recent degree',
	),
	nationality: text(
		'nationality',
		'Of which nationality is the applicant?',
		'Welche Staatsangehörigkeit?',
		'Quelle nationalité ?',
		'citizenship stated',
	),
	hobbies: text(
		'hobbies',
		'What does the person like to do in free time?',
		'Welche Hobbys werden genannt?',
		'Quels sont les loisirs ?',
		'interests outside of work',
	),
} satisfies Fields;
