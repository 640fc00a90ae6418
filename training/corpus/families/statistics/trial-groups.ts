import type { Family, Fields } from '../../family.ts';
import { absent, list, number, text } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	tableNumber: text('', 'number of the table', 'Which table is it?', 'tableNo'),
	title: text('subject', 'What does the table compare?', 'caption of the table'),
	controlWeek4: number(
		'',
		'mean of the control group at week 4',
		'What was the mean weight of the control group in week 4?',
		'control_week4',
	),
	highWeek8: number(
		'',
		'mean of the high dose group at week 8',
		'What was the weight in week 8 at the high dose?',
		'high_week8',
	),
	lowWeek0: number(
		'',
		'weight of the low dose group at the start',
		'What did the low dose group weigh at week 0?',
		'low_week0',
	),
	controlAnimals: number(
		'',
		'animals in the control group',
		'How many animals were in the control group?',
		'n_control',
	),
	pValue: text(
		'',
		'p value',
		'How significant is the difference?',
		'significance',
		'Wie groß ist p?',
	),
	dose: text('dosage', 'highest dose given', 'What was the highest dose?'),
	strain: text('specimen', 'strain of the animals', 'Which animals were used?'),
	groups: list(
		{
			group: text('', 'treatment group', 'group', 'dose group'),
			animals: number('', 'number of animals', 'n', 'animals per group'),
			week0: number('', 'mean at week 0', 'week0', 'initial weight'),
			week4: number('', 'mean at week 4', 'week4', 'weight after four weeks'),
			week8: number('', 'mean at week 8', 'week8', 'weight after eight weeks'),
		},
		'treatmentGroups',
		'What are the means of each group?',
	),
	author: text('preparedBy', 'Who wrote the paper?', 'first author'),
	journal: text('', 'In which journal did it appear?', 'journalName', 'Zeitschrift'),
	page: text('pageNumber', 'page number of the sheet', 'On which page does the table stand?'),
	mortality: absent(number('', 'deaths', 'How many animals died?', 'mortality')),
	patient: absent(text('patientName', 'name of the patient')),
};
const STRAINS = [
	'Fischer rats',
	'male CD-1 mice',
	'Syrian hamsters',
	'Sprague rats',
	'laying hens',
];

/** A page of a journal in two columns with a table across both: means with their errors behind ±, footnote marks on the figures. */
const family: Family = {
	author: 'lidia',
	locales: ['en-US', 'en-GB', 'en-AU'],
	draw: (random, locale) => {
		const start = random.decimal(18, 260, 1);
		const groups = ['Control', 'Low', 'Medium', 'High']
			.filter((name) => name !== 'Medium' || random.chance(0.6))
			.map((name, i) => {
				const slow = 1 - i * random.decimal(0.01, 0.06);
				return {
					name,
					n: random.int(8, 30),
					week0: start + random.decimal(-1, 1, 1),
					week4: start * 1.3 * slow,
					week8: start * 1.52 * slow,
				};
			});
		const strain = random.pick(STRAINS);
		const asked: Readonly<Record<string, string>> = {
			Controlweek4: 'controlWeek4',
			Highweek8: 'highWeek8',
			Lowweek0: 'lowWeek0',
		};
		const mean = (name: string, key: 'week0' | 'week4' | 'week8', raw: number) => {
			const content = field(key, locale.amount(Number(raw.toFixed(1)), 1));
			const path = asked[`${name}${key}`];
			const marked =
				path === undefined
					? content
					: markup`<span data-field="/${path}" data-value="${Number(raw.toFixed(1))}">${content}</span>`;
			return markup`${marked} ± ${random.decimal(0.2, 4, 1).toFixed(1)}${name === 'High' && key === 'week8' && '*'}`;
		};
		const lorem = [
			'Food and water were given ad libitum.',
			'Body weights were recorded at the same hour each week.',
			'The animals were housed in pairs at 22 °C with a cycle of 12 hours of light.',
			'No effect on food intake was seen at the two lower doses.',
			'These findings agree with earlier reports.',
			'Differences between groups were tested by analysis of variance.',
			'The compound was given in the diet for 56 days.',
		];
		const text1 = random.shuffle(lorem).join(' ');
		const dose = `${random.pick([50, 100, 250, 500])} mg/kg`;
		const table = markup`<figure><figcaption>TABLE ${field('tableNumber', random.pick(['I', 'II', '3', '4']))}. ${field('title', `Body weight of ${strain} during treatment`)} (g)</figcaption><table data-list="groups"><tr><th>Group<th>n<th>Week 0<th>Week 4<th>Week 8${groups.map(({ name, n, week0, week4, week8 }) => markup`<tr data-row><td>${field('group', name)}<td>${name === 'Control' ? markup`<span data-field="/controlAnimals" data-value="${n}">${field('animals', n)}</span>` : field('animals', n)}<td>${mean(name, 'week0', week0)}<td>${mean(name, 'week4', week4)}<td>${mean(name, 'week8', week8)}`)}</table><small>Means ± S.E. ${random.chance(0.8) && markup`*Different from control, ${field('pValue', random.pick(['p < 0.05', 'p < 0.01', 'p = 0.03']))}.`}</small></figure>`;
		const isFirst = random.chance(0.5);
		const html = markup`<style>@page { size: 190mm 265mm; margin: 14mm 15mm } body { font: 9pt/1.35 'Liberation Serif' } header { display: flex; justify-content: space-between; font-size: 8pt; margin-bottom: 4mm } .c { columns: 2; column-gap: 7mm; text-align: justify } figure { margin: 4mm 0 } figcaption { text-align: center; font-variant: small-caps } table { width: 100%; border-top: 1pt solid #000; border-bottom: 1pt solid #000 } th { border-bottom: .5pt solid #000; font-weight: normal; font-style: italic } td, th { text-align: center; padding: .8mm } td:first-child { text-align: left } h2 { font-size: 10pt; text-align: center }
			</style><header><span>${field('author', `${locale.person().family.toUpperCase()} ET AL.`)}</span><span>${random.chance(0.8) && field('journal', random.pick(['Annals of Applied Nutrition', 'Journal of Feed Science', 'Archives of Toxicity Testing']))}</span><span>${field('page', String(random.int(112, 980)))}</span></header>${isFirst && table}
			<div class="c"><p>Groups of ${field('strain', strain)} received the compound at doses of up to ${field('dose', dose)} daily. ${text1}</p><h2>RESULTS</h2><p>${random.shuffle(lorem).join(' ')} ${text1}</p></div>${!isFirst && table}`;
		return { html, fields };
	},
};
export default family;
