import type { Family, Fields } from '../../family.ts';
import { asDate, asNumber, asRows, asText, drawPen, longDate } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { clock, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	title: asText(
		'What is the title of the questionnaire?|Wie heißt der Fragebogen?|What is the survey about?|surveyTitle',
	),
	institute: asText(
		'Which institute made the survey?|Welches Institut führt die Befragung durch?|surveyInstitute',
	),
	study: asText(
		'What is the number of the study?|Wie lautet die Nummer der Umfrage?|studyNumber|job number',
	),
	respondent: asText(
		'What is the number of the respondent?|Welche Nummer hat der Fragebogen?|respondentNumber|serial number of the form',
	),
	interviewer: asText('Who held the interview?|Wer hat befragt?|interviewerName|Interviewer'),
	held: asDate(
		'On what date was the interview held?|Wann wurde befragt?|interviewDate|Tag der Befragung',
	),
	began: asText('When did the interview begin?|Um wie viel Uhr begann das Gespräch?|timeStarted'),
	ended: asText('When did the interview end?|Um wie viel Uhr endete das Gespräch?|timeEnded'),
	answerOne: asText(
		'Which answer to question 1 is circled?|Was wurde bei Frage 1 angekreuzt?|answerToQuestion1|circled answer of the first question',
	),
	answerTwo: asText(
		'Which answer was given to question 2?|Was ist bei Frage 2 markiert?|answerToQuestion2',
	),
	codeOne: asText(
		'What is the code of the circled answer to question 1?|Welche Ziffer ist bei Frage 1 umrandet?|codeOfAnswer1',
	),
	textOfTwo: asText(
		'What does question 2 ask?|Wie lautet Frage 2?|wordingOfQuestion2|text of the second question',
	),
	reason: asText(
		'What reason did the respondent give?|What was written in the open question?|Welcher Grund wurde genannt?|openAnswer',
	),
	age: asNumber('How old is the respondent?|Wie alt ist die befragte Person?|ageOfRespondent'),
	household: asNumber(
		'How many people live in the household?|Wie viele Personen leben im Haushalt?|householdSize',
	),
	occupation: asText(
		'What is the occupation of the respondent?|Welchen Beruf hat die befragte Person?|occupationGiven',
	),
	column: asText(
		'In which columns is the card punched for question 1?|cardColumns|Lochspalten der Frage 1|numbers in brackets at the right',
	),
	questions: asRows(
		{
			number: asText('What is the number of the question?|questionNo|Nummer der Frage'),
			question: asText('What was asked?|questionText|Wortlaut der Frage'),
			answer: asText('What was answered?|answerGiven|gegebene Antwort'),
		},
		'What was asked, and what was answered?|answeredQuestions|Fragen mit Antworten',
	),
	income: absent(asNumber('What is the income of the respondent?|monthlyIncome|Einkommen')),
	address: absent(asText('What is the address of the respondent?|respondentAddress|Anschrift')),
};
const SAID = {
	en: 'Study No.|Respondent|Interviewer|Date|Time begun|Time ended|CIRCLE ONE NUMBER ONLY|Why do you say that?|Age|Persons in household|Occupation|How often do you bake bread at home?/Every day/Once or twice a week/Less often/Never;Who does the shopping in your family?/I do/My husband or wife/Someone else;Did you listen to the radio yesterday?/Yes, in the morning/Yes, in the evening/No;How did you travel to work last week?/Car/Bus or tram/Bicycle/On foot;Which tea did you last buy?/Loose/In bags/None|It saves time;The old one tasted better;My neighbour told me;Too dear for what it is|carpenter;teacher;farmer;retired;nurse;clerk|Homes and Meals;Household Survey;Getting to Work|READ OUT',
	de: 'Umfrage Nr.|Befragter|Interviewer|Datum|Beginn|Ende|NUR EINE ZIFFER UMRANDEN|Warum meinen Sie das?|Alter|Personen im Haushalt|Beruf|Wie oft backen Sie selbst Brot?/Täglich/Ein- bis zweimal die Woche/Seltener/Nie;Wer kauft bei Ihnen ein?/Ich selbst/Mein Mann oder meine Frau/Jemand anderes;Haben Sie gestern Radio gehört?/Ja, morgens/Ja, abends/Nein;Wie kamen Sie vorige Woche zur Arbeit?/Auto/Bus oder Bahn/Fahrrad/Zu Fuß;Welchen Tee haben Sie zuletzt gekauft?/Lose/In Beuteln/Keinen|Es spart Zeit;Der alte schmeckte besser;Der Nachbar hat es gesagt;Zu teuer|Tischler;Lehrerin;Landwirt;Rentner;Krankenschwester|Haushalt und Küche;Wege zur Arbeit;Hörer und Leser|VORLESEN',
} as const;

/** An interviewer's form: numbered questions with codes at the right of the answers, the chosen code ringed, open answers in pen on lines. */
const family: Family = {
	author: 'anneliese',
	locales: ['en-GB', 'de-DE', 'en-US', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const asked = random.some(at(11).split(';'), random.int(3, 5)).map((one) => one.split('/'));
		const begin = random.int(540, 1140);
		const pen = drawPen(random, 12);
		const isRightCode = random.chance(0.6);
		const fill = (content: ReturnType<typeof markup> | false) =>
			markup`<span class="w">${content}</span>`;
		const kv = (caption: string, content: ReturnType<typeof markup> | false) =>
			markup`<span>${caption} ${fill(content)}</span>`;
		const questions = asked.map(([question = '', ...answers], i) => {
			const chosen = random.int(0, answers.length - 1);
			const also = ['answerOne', 'answerTwo'][i];
			return markup`<div class="q" data-row><span>${field('number', `${i + 1}.`, String(i + 1))}</span><div><b>${i === 1 ? markup`<span data-field="/textOfTwo">${field('question', question)}</span>` : field('question', question)}</b>${answers.map(
				(answer, k) => {
					const printed =
						k !== chosen
							? markup`${answer}`
							: also === undefined
								? field('answer', answer)
								: markup`<span data-field="/${also}">${field('answer', answer)}</span>`;
					const code = markup`<span class="${k === chosen ? 'ring' : 'code'}">${k === chosen && i === 0 ? field('/codeOne', k + 1) : k + 1}</span>`;
					return markup`<div class="a">${isRightCode ? markup`${printed}<i></i>${code}` : markup`${code}${printed}`}</div>`;
				},
			)}</div><small>(${i === 0 ? field('/column', `${11 + i * 2}–${12 + i * 2}`) : `${11 + i * 2}–${12 + i * 2}`})</small></div>`;
		});
		const html = markup`<style>@page { size: ${random.pick(['A4', 'letter', '8in 13in'])}; margin: 14mm 16mm } body { font: ${random.pick(["10.5pt/1.45 'Liberation Sans'", "10pt/1.45 'Liberation Mono'", "11pt/1.45 'Liberation Serif'"])} } h1 { font-size: 15pt; margin: 0 } .top { display: flex; flex-wrap: wrap; gap: 1mm 8mm; border-bottom: 1.5pt solid #000; padding-bottom: 3mm; margin: 2mm 0 4mm } .w { display: inline-block; border-bottom: .6pt solid #000; min-width: 30mm; min-height: 6mm } .w span { ${pen} } .q { display: grid; grid-template-columns: 9mm 1fr 18mm; margin-bottom: 5mm } .a { display: flex; gap: 3mm; align-items: center; margin: .6mm 0 0 6mm; width: 105mm } .a i { flex: 1; border-bottom: 1pt dotted #777 } .code, .ring { width: 7mm; height: 6mm; text-align: center; line-height: 5.4mm } .ring { border: 1.4pt solid #234; border-radius: 50% } small { font-size: 7.5pt; text-align: right }
			</style><h1>${field('title', random.pick(at(14).split(';')))}</h1>${field('institute', `${locale.person().family} ${locale.language === 'de' ? 'Institut für Marktforschung' : 'Survey Research'}`)} · ${at(0)} ${field('study', random.pattern('####/#'))}<div class="top">${kv(at(1), field('respondent', random.pattern('0###')))}${kv(at(2), random.chance(0.8) && field('interviewer', locale.person().name))}${kv(at(3), field('held', random.chance(0.6) ? locale.date(random.day('1958-01-01', '1992-01-01')) : longDate(locale, random.day('1958-01-01', '1992-01-01'))))}${kv(at(4), field('began', clock(begin, '.')))}${kv(at(5), random.chance(0.7) && field('ended', clock(begin + random.int(12, 55), '.')))}</div>
			<p style="font-size:8pt">${at(6)}${random.chance(0.5) && ` – ${at(15)}`}</p><div data-list="questions">${questions}</div><p>${asked.length + 1}. ${at(7)}<br>${fill(random.chance(0.75) && field('reason', random.pick(at(12).split(';'))))}</p><div class="top" style="border:0">${kv(at(8), field('age', random.int(18, 84)))}${kv(at(9), random.chance(0.8) && field('household', random.int(1, 8)))}${kv(at(10), random.chance(0.8) && field('occupation', random.pick(at(13).split(';'))))}</div>`;
		return { html, fields };
	},
};
export default family;
