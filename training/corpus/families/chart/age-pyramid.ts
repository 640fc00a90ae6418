import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import {
	drawFace,
	drawPaints,
	drawing,
	fillIn,
	line,
	ofChart,
	put,
	rect,
} from '../../kit/reports.ts';

const SAID = {
	en: 'men|women|Smokers by age and sex;Readers of a daily paper by age and sex;Holders of a driving licence by age and sex|per cent of each age group|Age|Figure|Source|Household Survey;Registrar of Statistics|All ages',
	de: 'Männer|Frauen|Raucher nach Alter und Geschlecht;Zeitungsleser nach Alter und Geschlecht;Führerscheininhaber nach Alter und Geschlecht|Prozent der Altersgruppe|Alter|Bild|Quelle|Haushaltsbefragung;Statistisches Landesamt|Alle',
	fr: 'hommes|femmes|Fumeurs selon l’âge et le sexe;Lecteurs de quotidiens selon l’âge et le sexe;Titulaires du permis selon l’âge et le sexe|pour cent du groupe d’âge|Âge|Figure|Source|Enquête ménages;Office de la statistique|Ensemble',
	da: 'mænd|kvinder|Rygere efter alder og køn;Avislæsere efter alder og køn;Kørekortindehavere efter alder og køn|procent af aldersgruppen|Alder|Figur|Kilde|Husstandsundersøgelsen;Statistisk Kontor|Alle',
	pt: 'homens|mulheres|Fumadores por idade e sexo;Leitores de jornais por idade e sexo;Titulares de carta por idade e sexo|por cento do grupo etário|Idade|Figura|Fonte|Inquérito às famílias;Instituto de Estatística|Total',
	cs: 'muži|ženy|Kuřáci podle věku a pohlaví;Čtenáři novin podle věku a pohlaví;Držitelé řidičského průkazu|procent věkové skupiny|Věk|Obrázek|Pramen|Šetření domácností;Statistický úřad|Celkem',
} as const;
const ASK = {
	en: 'What is the figure for {c} aged {r}?|What percentage is given for {c} aged {r}?|{c} aged {r}|{c}, {r} years',
	de: 'Wie hoch ist der Anteil bei {c} von {r} Jahren?|{c}, {r} Jahre',
	fr: 'Quel est le chiffre pour les {c} de {r} ans ?|{c}, {r} ans',
	da: 'Hvad er tallet for {c} på {r} år?|{c}, {r} år',
	pt: 'Qual é o valor para {c} dos {r} anos?|{c}, {r} anos',
	cs: 'Jaká hodnota platí pro {c} ve věku {r}?|{c}, {r} let',
};

/** Bars to the left for men and to the right for women about a spine of age groups, youngest at the bottom, the numbers at the ends of the bars. */
const family: Family = {
	author: 'casimir',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'da-DK', 'pt-BR', 'cs-CZ', 'en-US'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const step = random.pick([5, 10]);
		const start = random.pick([15, 20]);
		const groups = Array.from(
			{ length: step === 5 ? random.int(7, 9) : random.int(4, 6) },
			(_, i) => {
				const from = start + i * step;
				return `${from}–${from + step - 1}`;
			},
		);
		const last = start + groups.length * step;
		groups.push(`${last}+`);
		const sexes = [at(0), at(1)];
		const decimals = random.pick([0, 1]);
		const values = groups.map(() => sexes.map(() => random.decimal(6, 84, decimals)));
		const grid = askCells(random, locale, {
			rows: groups,
			columns: sexes,
			count: 8,
			missing: [`${last + 20}–${last + 29}`, '0–4'],
			say: fillIn(ASK, locale.language),
		});
		const fields: Fields = {
			...ofChart('chartTitle', 'figureNumber', 'unit', 'source'),
			...about('note', 'header'),
			...grid.asked,
			year: askText(
				'year of the survey|Which year is shown?|surveyYear|Erhebungsjahr|année de l’enquête',
			),
			allMen: askNumber(
				`all ${at(0)}|What is the figure for all ${at(0)}?|men of all ages|Männer insgesamt|ensemble des hommes`,
			),
			allWomen: askNumber(
				`all ${at(1)}|What is the figure for all ${at(1)}?|women of all ages|Frauen insgesamt|ensemble des femmes`,
			),
			groups: list(
				{
					age: askText('age group|Which ages?|Altersgruppe|âge'),
					men: askNumber(`${at(0)}|figures of men|Männer|hommes`),
					women: askNumber(`${at(1)}|figures of women|Frauen|femmes`),
				},
				'figures by age group',
				'What are the figures of men and women in each age group?',
				'valuesByAgeAndSex',
			),
			children: absent(
				askNumber(
					'figure for children under 10|How many children under ten?|Kinder unter 10|enfants',
				),
			),
			income: absent(
				askNumber('average income|What do they earn?|Durchschnittseinkommen|revenu moyen'),
			),
		};
		const tall = step === 5 ? 6.4 : 9;
		const half = random.int(52, 62);
		const spine = 17;
		const [middle, height] = [half + spine / 2 + 6, groups.length * tall];
		const paints = drawPaints(random);
		const isDown = random.chance(0.3);
		const long = (value: number) => (value / 84) * (half - 10);
		const rowY = (i: number) => (isDown ? i : groups.length - 1 - i) * tall;
		const shapes = [
			paints.defs,
			...values.flatMap(([men = 0, women = 0], i) => [
				rect(middle - spine / 2 - long(men), rowY(i) + 0.6, long(men), tall - 1.2, paints.paint(0)),
				rect(middle + spine / 2, rowY(i) + 0.6, long(women), tall - 1.2, paints.paint(1)),
			]),
			line([
				[middle - spine / 2, 0],
				[middle - spine / 2, height],
			]),
			line([
				[middle + spine / 2, 0],
				[middle + spine / 2, height],
			]),
		];
		const texts = [
			put(middle - spine / 2 - 20, -4, markup`<b>${at(0)}</b>`),
			put(middle + spine / 2 + 20, -4, markup`<b>${at(1)}</b>`),
			put(middle, -4, at(4)),
			...values.flatMap(([men = 0, women = 0], i) => {
				const y = rowY(i) + tall / 2;
				const cell = (s: number, value: number) =>
					markup`<span data-row="${i}">${grid.cell(groups[i] ?? '', sexes[s] ?? '', s === 0 ? 'men' : 'women', locale.amount(value, decimals))}</span>`;
				return [
					put(middle - spine / 2 - long(men) - 1.5, y, cell(0, men), 'r'),
					put(middle, y, markup`<span data-row="${i}">${field('age', groups[i] ?? '')}</span>`),
					put(middle + spine / 2 + long(women) + 1.5, y, cell(1, women), 'l'),
				];
			}),
		];
		const html = markup`<style>@page { size: ${random.pick(['A4', 'letter', '170mm 240mm', 'A5 landscape'])}; margin: 11mm 14mm } body { font: 8.4pt/1.3 ${drawFace(random)} } h2 { font-size: 11pt; margin: 4mm 0 1mm } .u { margin-bottom: 9mm; font-style: italic } .a { margin-top: 4mm } .n { font-size: 7.3pt; margin-top: 2mm }
			</style><div style="text-align:${random.pick(['right', 'center'])};letter-spacing:1pt;font-size:7.5pt">${field('header', random.pick(['BULLETIN 4', 'SOCIAL REPORT', 'DEMOGRAPHICA', 'PANORAMA']))}</div><h2>${field('figureNumber', `${at(5)} ${random.int(1, 28)}`)}. ${field('chartTitle', random.pick(at(2).split(';')))}, ${field('year', String(random.int(1958, 2021)))}</h2><div class="u">${field('unit', at(3))}</div><div data-list="groups">${drawing(middle * 2, height, shapes, texts)}</div><div class="a">${at(8)}: ${at(0)} ${field('allMen', locale.percent(random.decimal(20, 60, 1)))}, ${at(1)} ${field('allWomen', locale.percent(random.decimal(15, 60, 1)))}</div><div class="n">${random.chance(0.6) && markup`${field('note', random.pick(['n = 2 410', 'n = 11 300', 'N = 980']))}. `}${at(6)}: ${field('source', random.pick(at(7).split(';')))}</div>`;
		return { html, fields };
	},
};
export default family;
