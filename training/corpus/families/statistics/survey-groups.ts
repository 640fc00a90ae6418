import type { Family, Fields } from '../../family.ts';
import { absent, list, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	title: text('subject', 'Vad handlar tabellen om?', 'What is the table about?', 'rubrik'),
	yesYoung: number(
		'',
		'ja, 18–29 år',
		'What share of people aged 18 to 29 said yes?',
		'yes among the youngest',
		'yes_18_29',
	),
	noYoung: number('', 'nej, 18–29 år', 'How many per cent of the youngest said no?', 'no_18_29'),
	yesOld: number(
		'',
		'ja, 65 år och äldre',
		'What share of people over 65 said yes?',
		'yes_65_plus',
		'yes among the oldest',
	),
	unsureMiddle: number(
		'',
		'vet ej, 30–44 år',
		'How many aged 30 to 44 did not know?',
		'undecided_30_44',
	),
	yesAll: number(
		'',
		'ja, samtliga',
		'What share of all people said yes?',
		'yes_total',
		'overall yes',
	),
	baseAll: number(
		'',
		'antal svarande',
		'How many people answered in all?',
		'totalBase',
		'number of interviews',
	),
	groups: list(
		{
			group: text('', 'åldersgrupp', 'ageGroup', 'group of people asked'),
			yes: number('', 'ja', 'yes', 'per cent yes'),
			no: number('', 'nej', 'no', 'per cent no'),
			unsure: number('', 'vet ej', 'undecided', 'do not know'),
			base: number('', 'antal', 'base', 'people asked'),
		},
		'byGroup',
		'How did each group answer?',
	),
	source: text('', 'källa', 'Who published the figures?', 'source', 'Woher stammen die Zahlen?'),
	margin: number(
		'',
		'felmarginal',
		'What is the margin of error?',
		'marginOfError',
		'error in points',
	),
	year: text(
		'',
		'undersökningsår',
		'When was the survey made?',
		'surveyYear',
		'Year of the survey',
	),
	men: absent(number('', 'män', 'What share of men said yes?', 'yesMen')),
	price: absent(number('', 'pris', 'What does the report cost?', 'price')),
};
const SAID = {
	sv: 'Tabell|Anser du att butiker ska få ha öppet på söndagar?;Har du läst en tryckt tidning i dag?;Cyklar du till arbetet?|Procent|Ålder|Ja|Nej|Vet ej|Antal|18–29 år|30–44 år|45–64 år|65 år och äldre|Samtliga|Källa|Felmarginal ± |procentenheter|Kommentar: Skillnaderna mellan åldersgrupperna är större än vid förra mätningen. Andelen osäkra har minskat.|Statistiska byrån Norrsken;Opinionsinstitutet Vind|Undersökningen gjordes',
	da: 'Tabel|Bør butikker have åbent om søndagen?;Har du læst en trykt avis i dag?;Cykler du på arbejde?|Procent|Alder|Ja|Nej|Ved ikke|Antal|18–29 år|30–44 år|45–64 år|65 år og derover|I alt|Kilde|Usikkerhed ± |procentpoint|Kommentar: Forskellene mellem aldersgrupperne er større end ved sidste måling. Andelen af usikre er faldet.|Analysehuset Klit;Instituttet Fyr|Undersøgelsen er fra',
	en: 'Table|Should shops be open on Sundays?;Have you read a printed newspaper today?;Do you cycle to work?|Per cent|Age|Yes|No|Don’t know|Base|18–29|30–44|45–64|65 and over|All|Source|Margin of error ± |points|Note: differences between age groups are larger than in the previous wave. Fewer people are undecided.|Larkfield Polling;The Halcyon Survey|Survey year',
} as const;

/** A poll in a grid with bars beside the figures; rows or columns are the groups, by chance. */
const family: Family = {
	author: 'solveig',
	locales: ['sv-SE', 'da-DK', 'en-GB'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const groups = [8, 9, 10, 11, 12].map((i) => {
			const yes = random.int(12, 74);
			const unsure = random.int(2, 14);
			return { name: at(i), yes, unsure, no: 100 - yes - unsure, base: random.int(118, 640) };
		});
		const base = groups.slice(0, 4).reduce((sum, one) => sum + one.base, 0);
		const all = groups[4];
		const mean = (key: 'yes' | 'unsure') =>
			Math.round(groups.slice(0, 4).reduce((sum, one) => sum + one[key] * one.base, 0) / base);
		if (all) {
			Object.assign(all, { base, yes: mean('yes'), unsure: mean('unsure') });
			all.no = 100 - all.yes - all.unsure;
		}
		const asked: Readonly<Record<string, string>> = {
			'0yes': 'yesYoung',
			'0no': 'noYoung',
			'3yes': 'yesOld',
			'1unsure': 'unsureMiddle',
			'4yes': 'yesAll',
			'4base': 'baseAll',
		};
		const cell = (i: number, key: 'yes' | 'no' | 'unsure' | 'base') => {
			const value = groups[i]?.[key] ?? 0;
			const content = i === 4 ? markup`${locale.count(value)}` : field(key, locale.count(value));
			const path = asked[`${i}${key}`];
			return path === undefined
				? content
				: markup`<span data-field="/${path}" data-value="${value}">${content}</span>`;
		};
		const row = (i: number, content: ReturnType<typeof markup>) =>
			i === 4 ? content : markup`<span data-row="g${i}">${content}</span>`;
		const keys = ['yes', 'no', 'unsure', 'base'] as const;
		const heads = [at(4), at(5), at(6), at(7)];
		const isTurned = random.chance(0.5);
		const name = (i: number) =>
			i === 4 ? markup`<b>${groups[i]?.name}</b>` : row(i, field('group', groups[i]?.name ?? ''));
		const body = isTurned
			? markup`<div class="g" style="grid-template-columns:30mm repeat(5,1fr)"><u>${at(3)}</u>${groups.map((_, i) => markup`<u>${name(i)}</u>`)}${keys.map((key, k) => markup`<div>${heads[k]}</div>${groups.map((_, i) => markup`<div>${row(i, cell(i, key))}</div>`)}`)}</div>`
			: markup`<div class="g" style="grid-template-columns:44mm repeat(4,1fr)"><u>${at(3)}</u>${heads.map((head) => markup`<u>${head}</u>`)}${groups.map((_, i) => markup`<div>${name(i)}</div>${keys.map((key) => markup`<div>${key === 'yes' && markup`<s style="width:${(groups[i]?.yes ?? 0) / 4}mm"></s>`}${row(i, cell(i, key))}</div>`)}`)}</div>`;
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A5 landscape', 'A4 landscape'])}; margin: 15mm } body { font: 9.5pt/1.4 ${random.pick(["'DejaVu Sans'", "'Liberation Sans'"])} } h1 { font-size: 13pt; margin: 0 0 1mm } .g { display: grid; margin: 5mm 0; border-top: 2pt solid #000; border-bottom: 2pt solid #000 } .g > * { padding: 1.3mm 1mm; text-decoration: none } .g > u { border-bottom: .7pt solid #000; font-size: 8.5pt } s { display: inline-block; height: 2.5mm; background: #9bb; margin-right: 1.5mm } small { display: block }
			</style><h1>${at(0)} ${random.int(1, 9)}.${random.int(1, 9)} ${field('title', random.pick(at(1).split(';')))}</h1><div>${at(2)}. ${random.chance(0.7) && markup`${at(18)} ${field('year', String(random.int(1994, 2024)))}.`}</div><div data-list="groups">${body}</div><p>${at(16)}</p><small>${at(13)}: ${field('source', random.pick(at(17).split(';')))}. ${random.chance(0.7) && markup`${at(14)}${field('margin', locale.count(random.pick([2, 2.5, 3, 3.2])))} ${at(15)}.`}</small>`;
		return { html, fields };
	},
};
export default family;
