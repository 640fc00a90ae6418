import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { asDate, drawPeople, initialled, stampNumber } from '../../kit/archive.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { fill } from '../../kit/reports.ts';

const PRODUCTS = [
	['instant coffee', 'Aroma|Bitterness|Body|Aftertaste|Overall liking'],
	['chewing gum', 'Initial flavor|Lasting flavor|Chew|Sweetness|Overall liking'],
	['cola drink', 'Sweetness|Carbonation|Strength of flavor|Aftertaste|Overall liking'],
	['pipe mixture', 'Draw|Mildness|Room aroma|Bite|Overall liking'],
	['tomato soup', 'Color|Thickness|Saltiness|Tomato flavor|Overall liking'],
] as const;

/** A laboratory's page on a blind taste test: code letters of samples across, mean scores and standard deviations down, a key of the codes, significance in stars, remarks typed below. */
const family: Family = {
	author: 'thora',
	locales: ['en-US', 'en-GB', 'en-CA'],
	draw: (random, locale) => {
		const [product, all] = random.pick(PRODUCTS);
		const traits = all.split('|').filter((one) => one === 'Overall liking' || random.chance(0.85));
		const codes = random.some(
			['A', 'B', 'C', 'K', 'M', 'R', 'X', '317', '482', '905', '664'],
			random.int(2, 4),
		);
		const whats = random
			.shuffle([
				'Current product',
				'Experimental blend 4',
				'Leading competitor',
				'Low-cost formula',
			])
			.slice(0, codes.length);
		const grid = askCells(random, locale, {
			rows: traits,
			columns: codes.map((code) => `sample ${code}`),
			count: 8,
			missing: ['Crispness', 'Moistness'],
			say: fill(
				'What is the mean score for {r} of {c}?|How was {c} rated on {r}?|{r} of {c}|mean {r}, {c}',
			),
		});
		const people = drawPeople(locale, 3);
		const fields: Fields = {
			...about('title', 'pageNumber', 'note'),
			...grid.asked,
			product: askText(
				'product that was tasted|Which product was tested?|testProduct|Welches Produkt wurde verkostet?|produit dégusté',
			),
			panelSize: askNumber(
				'number of panelists|How many people tasted the samples?|panelSize|Wie viele Prüfer gab es?|nombre de dégustateurs',
			),
			testNumber: askText(
				'number of the test|What is the test number?|testNo|Nummer des Tests|numéro du test',
			),
			testedOn: asDate(
				'date of the test|When was the panel held?|panelDate|Wann war die Verkostung?|date de la dégustation',
			),
			place: askText(
				'place of the test|Where was the panel held?|panelSite|Ort der Verkostung|lieu',
			),
			scale: askText(
				'scale of the scores|Which scale was used?|scoreScale|Welche Skala galt?|échelle',
			),
			lead: askText(
				'person in charge|Who ran the panel?|panelLeader|Leiter der Verkostung|responsable',
			),
			conclusion: askText(
				'conclusion|What is the conclusion?|finding in one sentence|Schlussfolgerung|conclusion de l’essai',
			),
			stamp: askText(
				'number stamped on the page|What number is stamped at the edge?|stampedNumber|Stempelnummer',
			),
			...Object.fromEntries(
				codes.map((code, i) => [
					`code${code}`,
					askText(
						`product behind code ${code}|What was sample ${code}?|meaning of code ${code}|Was war Probe ${code}?${i === 0 ? '|first code' : ''}`,
					),
				]),
			),
			scores: list(
				{
					trait: askText('attribute|Which attribute?|Merkmal'),
					...Object.fromEntries(
						codes.flatMap((code) => [
							[`m${code}`, askNumber(`mean of ${code}|score of sample ${code}|${code}`)],
							[
								`s${code}`,
								askNumber(`standard deviation of ${code}|SD of sample ${code}|spread ${code}`),
							],
						]),
					),
				},
				'scores by attribute',
				'What are the mean scores and deviations of each attribute?',
				'scoreTable',
			),
			price: absent(askNumber('price of the product|What does it cost?|Preis')),
			ages: absent(askText('ages of the panelists|How old were the panelists?|Alter der Prüfer')),
		};
		const hasBrackets = random.chance(0.5);
		const rows = traits.map((trait) => {
			const cells = codes.map((code) => {
				const spread = field(`s${code}`, locale.amount(random.decimal(0.7, 2.2)));
				return markup`<td>${grid.cell(trait, `sample ${code}`, `m${code}`, locale.amount(random.decimal(2.1, 8.6)))}${hasBrackets ? markup` (${spread})` : markup` ± ${spread}`}`;
			});
			return markup`<tr data-row><td>${field('trait', trait)}${cells}<td>${random.pick(['', '*', '**', 'n.s.'])}`;
		});
		const stamp = random.chance(0.5) && stampNumber(random, 'stamp', random.pattern('5#######'));
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4'])}; margin: 18mm } body { position: relative; min-height: 240mm; font: 10.5pt/1.45 ${random.pick(["'Liberation Mono'", "'Liberation Serif'", "'DejaVu Sans Mono'"])} } h1 { font-size: 12pt; text-align: center; ${random.pick(['text-decoration: underline', 'letter-spacing: 1.5pt'])} } table { width: 100%; border-collapse: collapse; margin: 5mm 0 } td { padding: 1mm 2mm; text-align: center; border-bottom: ${random.pick(['0', '.4pt solid #000'])} } td:first-child { text-align: left } tr:first-child td { border-top: .8pt solid #000; border-bottom: .8pt solid #000 } .k { margin-left: 12mm } dl { display: grid; grid-template-columns: 38mm 1fr; margin: 3mm 0 } dd { margin: 0 }
			</style><div style="text-align:right">${random.pick(['Page', 'p.'])} ${field('pageNumber', String(random.int(1, 14)))}</div><h1>${field('title', random.pick(['Sensory Evaluation Report', 'Blind Panel Test', 'Taste Panel Results']))}</h1><dl><dt>Product<dd>${field('product', product)}<dt>Test No.<dd>${field('testNumber', random.pattern('T-##-###'))}<dt>Date<dd>${field('testedOn', locale.date(random.day('1958-01-01', '1997-12-01')))}<dt>Location<dd>${field('place', `${locale.address().city} ${random.pick(['laboratory', 'mall', 'plant'])}`)}<dt>Panel<dd>${field('panelSize', locale.count(random.int(12, 240)))} persons<dt>Scale<dd>${field('scale', random.pick(['1 = dislike very much, 9 = like very much', '0 (none) to 10 (extreme)', 'nine-point hedonic']))}</dl>
			<table data-list="scores"><tr><td>Attribute${codes.map((code) => markup`<td>${code}`)}<td>Sig.${rows}</table><div class="k">${codes.map((code, i) => markup`<div>${code} = ${field(`code${code}`, whats[i] ?? '')}</div>`)}</div><p>${field('note', '* p < .05   ** p < .01   n.s. not significant')}</p><p>${field('conclusion', random.pick(['No sample was preferred on balance.', `Sample ${codes[0]} should go forward to a home use test.`, 'The panel could tell the samples apart.']))}</p><p>${field('lead', initialled(random, people[0] ?? locale.person()))}</p>${stamp}`;
		return { html, fields };
	},
};
export default family;
