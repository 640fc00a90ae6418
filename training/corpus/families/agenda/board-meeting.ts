import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { clock, oneOf, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	body: text(
		'',
		'Welches Gremium tagt?',
		'Which body meets?',
		'gremium',
		'Welk bestuur vergadert?',
	),
	date: date('', 'Wann ist die Sitzung?', 'meetingDate', 'vergaderdatum', 'When is the meeting?'),
	start: text('time', 'Um wie viel Uhr beginnt die Sitzung?', 'aanvang'),
	end: text('', 'voraussichtliches Ende', 'When will it end?', 'endTime', 'einde'),
	room: text('roomNumber', 'In welchem Raum?', 'Which room?', 'In welke zaal?'),
	chair: text('', 'Vorsitz', 'Who is in the chair?', 'voorzitter', 'chairperson'),
	items: list(
		{
			number: text('lineNumber', 'Tagesordnungspunkt'),
			topic: text('subject', 'Thema'),
			presenter: text('personName', 'Berichterstatter'),
			minutes: number('', 'Dauer in Minuten', 'durationMinutes', 'time allotted'),
		},
		'tagesordnung',
		'What is on the agenda?',
	),
	budgetPresenter: text(
		'',
		'Wer stellt den Haushalt vor?',
		'Who presents the budget?',
		'budgetPresenter',
		'Wie licht de begroting toe?',
	),
	documents: text(
		'',
		'Unterlagen',
		'Where are the documents?',
		'bijlagen',
		'papers for the meeting',
	),
	apologies: text(
		'',
		'Wo meldet man sich ab?',
		'To whom does one send apologies?',
		'afmelden',
		'apologiesTo',
	),
	decision: absent(text('', 'Beschluss', 'What was decided?', 'resolution')),
	minutesBy: absent(text('preparedBy', 'Protokollführung', 'Who takes the minutes?')),
};
const SAID = {
	de: 'Einladung und Tagesordnung|Sehr geehrte Damen und Herren,|zur Sitzung|lade ich Sie herzlich ein.|Ort|Beginn|Ende gegen|Vorsitz|Min.|Unterlagen|Abmeldungen bitte an|Aufsichtsrat;Gemeinderat;Vereinsvorstand;Verwaltungsrat|Haushalt und Finanzen|Genehmigung des letzten Protokolls;Bericht der Geschäftsführung;Neubau der Turnhalle;Satzungsänderung;Personalfragen (nicht öffentlich);Verschiedenes|Sitzungssaal 2;Großer Saal;Raum 114;Kantine|liegen in der Geschäftsstelle aus;sind beigefügt;folgen per Post|Uhr',
	nl: 'Uitnodiging en agenda|Geachte leden,|hierbij nodig ik u uit voor de vergadering|.|Plaats|Aanvang|Einde circa|Voorzitter|min.|Stukken|Afmelden bij|Raad van toezicht;Dorpsraad;Bestuur;Ondernemingsraad|Begroting en financiën|Vaststelling notulen;Verslag directie;Nieuwbouw gymzaal;Statutenwijziging;Personele zaken (besloten);Rondvraag|Zaal 2;Grote zaal;Kamer 114;Kantine|liggen ter inzage;zijn bijgevoegd;worden nagezonden|uur',
} as const;

/** An invitation to a meeting with numbered items in a definition list, names and minutes behind them. */
const family: Family = {
	author: 'horst',
	locales: ['de-DE', 'nl-NL', 'de-CH', 'nl-BE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const day = random.day('1995-01-01', '2026-12-20');
		const begin = random.pick([540, 600, 870, 1080, 1140]);
		const topics = [...random.some(at(13).split(';'), random.int(3, 6)), at(12)];
		const sorted = at(13)
			.split(';')
			.concat(at(12))
			.filter((topic) => topics.includes(topic));
		const hasMinutes = random.chance(0.6);
		const prefix = locale.language === 'de' ? random.pick(['TOP ', '']) : '';
		const items = sorted.map((topic, i) => {
			const who = locale.person().name;
			const isBudget = topic === at(12);
			const shown = isBudget || random.chance(0.5);
			return {
				number: `${prefix}${i + 1}`,
				topic,
				who: shown ? who : '',
				isBudget,
				minutes: random.pick([5, 10, 15, 20, 45]),
			};
		});
		const html = markup`<style>@page { size: A4; margin: 25mm } body { font: 11pt/1.5 'Liberation Serif' } h1 { font: bold 16pt 'Liberation Sans' } dl { display: grid; grid-template-columns: 34mm 1fr; margin: 5mm 0 } dt { font-weight: bold } dd { margin: 0 } .i { display: grid; grid-template-columns: 20mm 1fr auto; border-top: ${random.pick(['.5pt solid #000', '0'])}; padding: 1.5mm 0 } .i small { display: block; font-size: 9.5pt; font-style: italic }
			</style><div style="text-align:right">${locale.company().name}<br>${locale.address().city}, ${locale.date(addDays(day, -random.int(10, 30)), locale.country.dates[1])}</div><h1>${at(0)}</h1><p>${at(1)}</p><p>${at(2)} <b>${field('body', oneOf(random, at(11)))}</b> ${at(3)}</p>
			<dl><dt>${locale.label('date')}<dd>${field('date', locale.date(day))}<dt>${at(5)}<dd>${field('start', clock(begin))} ${at(16)}${random.chance(0.5) && markup`<dt>${at(6)}<dd>${field('end', clock(begin + random.int(5, 12) * 15))} ${at(16)}`}<dt>${at(4)}<dd>${field('room', oneOf(random, at(14)))}${random.chance(0.6) && markup`<dt>${at(7)}<dd>${field('chair', locale.person().name)}`}</dl>
			<div data-list="items">${items.map(({ number: no, topic, who, isBudget, minutes }) => markup`<div class="i" data-row><span>${field('number', no)}</span><span>${field('topic', topic)}${who !== '' && markup`<small>${isBudget ? markup`<span data-field="/budgetPresenter">${field('presenter', who)}</span>` : field('presenter', who)}</small>`}</span><span>${hasMinutes && markup`${field('minutes', minutes)} ${at(8)}`}</span></div>`)}</div>
			<p>${random.chance(0.7) && markup`${at(9)}: ${field('documents', oneOf(random, at(15)))}. `}${random.chance(0.6) && markup`${at(10)} ${field('apologies', locale.person().email)}.`}</p><p style="margin-top:12mm">${locale.person().name}</p>`;
		return { html, fields };
	},
};
export default family;
