import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const SAID = {
	en: 'What members think of their library|Strongly agree;Agree;Neither;Disagree;Strongly disagree|Mean|n|The opening hours suit my working day;Staff answer my questions fully and with patience;There are enough quiet places to read, even in the afternoon;The catalogue is easy to search from home;New books arrive soon after they are published;The building is easy to enter with a wheelchair or a pram;Fees for late return are fair|Statement|Per cent of those who answered, by question|Questionnaires were sent to |members; |came back. Missing answers were left out, so that the base differs from row to row. Agreement is strongest where staff are concerned.|Figure|Rounded figures may not add up to 100.',
	nl: 'Wat leden van de bibliotheek vinden|Helemaal mee eens;Mee eens;Neutraal;Oneens;Helemaal oneens|Gem.|n|De openingstijden passen bij mijn werkdag;De medewerkers beantwoorden mijn vragen geduldig en volledig;Er zijn genoeg stille leesplekken, ook in de middag;De catalogus is thuis makkelijk te doorzoeken;Nieuwe boeken zijn er snel na verschijning;Het gebouw is goed toegankelijk met rolstoel of kinderwagen;De boetes voor te laat inleveren zijn redelijk|Stelling|Procenten van wie antwoord gaf, per vraag|Er zijn vragenlijsten gestuurd aan |leden; |kwamen terug. Ontbrekende antwoorden zijn weggelaten, zodat de basis per rij verschilt. Over de medewerkers is men het meest eens.|Figuur|Afgeronde cijfers tellen niet altijd op tot 100.',
	de: 'Was Mitglieder von ihrer Bücherei halten|Stimme voll zu;Stimme zu;Teils, teils;Stimme nicht zu;Stimme gar nicht zu|Mittel|n|Die Öffnungszeiten passen zu meinem Arbeitstag;Das Personal beantwortet Fragen geduldig und vollständig;Es gibt genug ruhige Leseplätze, auch am Nachmittag;Der Katalog lässt sich von zu Hause leicht durchsuchen;Neue Bücher sind bald nach Erscheinen da;Das Haus ist mit Rollstuhl und Kinderwagen gut zugänglich;Die Gebühren bei Verspätung sind angemessen|Aussage|Prozent der Antwortenden, nach Frage|Fragebögen gingen an |Mitglieder; |kamen zurück. Fehlende Antworten wurden weggelassen, daher ist die Basis je Zeile verschieden. Am größten ist die Zustimmung zum Personal.|Abbildung|Gerundete Werte ergeben nicht immer 100.',
} as const;

/** Statements wrapped over several lines at the left, five narrow columns of percentages with long heads, mean and base at the right; text of the report around them. */
const family: Family = {
	author: 'hedda',
	locales: ['en-GB', 'nl-NL', 'de-DE', 'en-AU', 'nl-BE', 'en-US'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const answers = at(1).split(';');
		const all = at(4).split(';');
		const rows = random.some(all, random.int(4, 7)).map((statement, i) => {
			const weights = answers.map(() => random.decimal(1, 10));
			const whole = weights.reduce((sum, one) => sum + one, 0);
			const parts = weights.map((one) => Math.round((one / whole) * 100));
			const mean =
				parts.reduce((sum, one, a) => sum + one * (5 - a), 0) /
				parts.reduce((sum, one) => sum + one, 0);
			return {
				letter: String.fromCharCode(97 + i),
				statement,
				parts,
				mean: Number(mean.toFixed(2)),
				base: random.int(214, 498),
			};
		});
		const names = rows.map(({ statement }) => statement);
		const grid = askCells(random, locale, {
			rows: names,
			columns: answers,
			count: 10,
			missing: all.filter((one) => !names.includes(one)),
			say: (row, answer) => [
				`How many per cent answered “${answer}” to “${row}”?`,
				`What share chose “${answer}” for the statement “${row}”?`,
				`“${answer}”: ${row.toLowerCase()}`,
			],
		});
		const rest = askCells(random, locale, {
			rows: names,
			columns: [at(2), at(3)],
			count: 5,
			say: (row, column) =>
				column === at(3)
					? [`How many people answered “${row}”?`, `base of “${row}”`]
					: [`What is the mean for “${row}”?`, `mean score of “${row}”`],
		});
		const letters = askCells(random, locale, {
			rows: rows.map(({ letter }) => `statement ${letter}`),
			columns: [at(5)],
			count: 2,
			type: 'string',
			missing: ['statement k'],
			say: (row) => [`What does ${row} say?`, `wording of ${row}`],
		});
		const [sent, back] = [random.int(600, 2400), random.int(499, 590)];
		const fields: Fields = {
			...about('title', 'caption', 'note', 'pageNumber', 'tableNumber'),
			...grid.asked,
			...rest.asked,
			...letters.asked,
			sent: askNumber(
				'questionnaires sent|How many questionnaires were sent out?|Hoeveel vragenlijsten zijn verstuurd?|Wie viele Fragebögen wurden verschickt?',
			),
			back: askNumber(
				'questionnaires returned|How many questionnaires came back?|number of replies|Hoeveel kwamen er terug?|Wie viele kamen zurück?',
			),
			statements: list(
				{
					statement: askText(`statement|${at(5)}|what people were asked`),
					...Object.fromEntries(
						answers.map((answer, a) => [
							['stronglyAgree', 'agree', 'neither', 'disagree', 'stronglyDisagree'][a] ?? '',
							askNumber(`${answer}|per cent: ${answer}|share of “${answer}”`),
						]),
					),
					mean: askNumber(`mean|${at(2)}|average score`),
					base: askNumber(`base|${at(3)}|number of answers`),
				},
				'statements',
				'How were the statements answered?',
				'all statements with their percentages',
			),
			women: absent(
				askNumber('share of women|How many women answered?|aandeel vrouwen|Anteil der Frauen'),
			),
			agency: absent(
				askText(
					'agency that made the survey|Who carried out the survey?|onderzoeksbureau|Institut',
				),
			),
		};
		const paths = ['stronglyAgree', 'agree', 'neither', 'disagree', 'stronglyDisagree'];
		const small = random.chance(0.3);
		const html = markup`<style>@page { size: ${random.pick(['A4', 'letter', '180mm 250mm'])}; margin: 18mm 20mm } body { font: 9.6pt/1.45 ${random.pick(["'Liberation Serif'", "'DejaVu Serif'", "'Liberation Sans'"])} } h1 { font-size: 15pt; line-height: 1.2; margin: 0 0 3mm } table { width: 100%; font: 8.3pt/1.25 'Liberation Sans'; margin: 2mm 0 } th { font-weight: normal; vertical-align: bottom; padding: 1mm; font-size: 7.3pt; width: 11% } th:first-child { width: auto; text-align: left } td { text-align: center; padding: ${random.pick(['1.2mm', '1.8mm'])} 1mm; vertical-align: ${random.pick(['top', 'middle', 'bottom'])}; border-top: ${random.pick(['.4pt solid #888', '0'])} } td:first-child { text-align: left; padding-right: 5mm } tr:nth-child(even) td { background: ${random.pick(['#eef2ee', '#fff', '#f2eee8'])} } table { border-top: 1.2pt solid #000; border-bottom: 1.2pt solid #000 } .c { font-weight: bold } footer { text-align: ${random.pick(['center', 'right'])} }
			</style><h1>${field('title', at(0))}</h1><p>${at(7)} ${field('sent', locale.count(sent))} ${at(8)} ${field('back', locale.count(back))} ${at(9)}</p><div class="c">${field('tableNumber', `${at(10)} ${random.int(2, 19)}`)}. ${field('caption', at(6))}</div>
			<table data-list="statements"><tr><th>${at(5)}${answers.map((answer) => markup`<th>${answer}`)}<th>${at(2)}<th>${at(3)}${rows.map(({ letter, statement, parts, mean, base }) => markup`<tr data-row><td>${letter}) ${letters.cell(`statement ${letter}`, at(5), 'statement', statement)}${parts.map((one, a) => markup`<td>${grid.cell(statement, answers[a] ?? '', paths[a] ?? '', small && one < 5 ? null : locale.count(one), '*')}`)}<td>${rest.cell(statement, at(2), 'mean', locale.amount(mean))}<td>${rest.cell(statement, at(3), 'base', locale.count(base))}`)}</table><p><small>${field('note', at(11))}</small></p><footer>${field('pageNumber', String(random.int(4, 60)))}</footer>`;
		return { html, fields };
	},
};
export default family;
