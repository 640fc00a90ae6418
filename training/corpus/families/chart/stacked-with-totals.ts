import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { about, askCells, askNumber, askText, sum } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawFace, drawPaints, drawing, extremes, fill } from '../../kit/reports.ts';
import { line, ofChart, put, rect, swatch } from '../../kit/reports.ts';

const MEDIA = 'Magazines|Newspapers|Television|Radio|Outdoor|Point of sale|Direct mail'.split('|');
const BRANDS = 'Calder|Merrimac|Sandpiper|Old Mill|Viceroy Gold|Pembroke|Lark Hill|Tasman'.split(
	'|',
);

/** A page of an agency's competitive review, landscape: columns of stacked parts by brand with the amount in each part, totals on top, share table and remarks beside. */
const family: Family = {
	author: 'philippa',
	locales: ['en-US', 'en-GB', 'en-CA'],
	draw: (random, locale) => {
		const media = random.some(MEDIA, random.int(3, 4));
		const brands = random.some(BRANDS, random.int(3, 5));
		const year = random.int(1967, 1996);
		const values = brands.map(() => media.map(() => random.decimal(1.1, 9.8, 1)));
		const totals = values.map(sum);
		const grid = askCells(random, locale, {
			rows: brands,
			columns: media,
			count: 6,
			missing: BRANDS.filter((one) => !brands.includes(one)),
			say: fill(
				'How much did {r} spend on {c}?|What were the {c} expenditures of {r}?|{r} {c} spending|{c} part of the {r} column',
			),
		});
		const ofTotals = askCells(random, locale, {
			rows: brands,
			columns: ['total'],
			count: 2,
			say: fill(
				'What was the {c} advertising expenditure of {r}?|How much did {r} spend altogether?|{r} {c}',
			),
		});
		const { top, bottom } = extremes(totals);
		const { top: topMedium } = extremes(media.map((_, m) => sum(values.map((row) => row[m] ?? 0))));
		const fields: Fields = {
			...ofChart('chartTitle', 'unit', 'source', 'largest', 'largestValue', 'smallest'),
			...about('pageNumber'),
			...grid.asked,
			...ofTotals.asked,
			period: askText(
				'period of the spending|Which period does the chart cover?|spendingPeriod|Zeitraum der Ausgaben',
			),
			prepared: askText(
				'agency that prepared the chart|Who prepared the page?|preparedBy|Wer hat die Seite erstellt?',
			),
			mark: askText(
				'mark of confidentiality|How is the page classified?|confidentialMark|Vertraulichkeitsvermerk',
			),
			allMedia: askNumber(
				'spending of all brands together|What did all brands spend in total?|grandTotal|Gesamtausgaben aller Marken',
			),
			leadMedium: askText(
				'medium with the highest spending|On which medium was most spent?|leadingMedium|wichtigstes Medium',
			),
			byBrand: list(
				{
					brand: askText('brand|Which brand?|Marke'),
					...Object.fromEntries(
						media.map((one, m) => [
							`m${m}`,
							askNumber(`${one}|spending on ${one}|${one} expenditure`),
						]),
					),
					total: askNumber('total|all media|total spending of the brand'),
				},
				'spending by brand and medium',
				'How much did each brand spend on each medium?',
				'brandSpending',
			),
			sales: absent(askNumber('sales of the brand|How much did the brand sell?|Umsatz')),
			client: absent(askText('client of the agency|For whom was the page made?|Kunde')),
		};
		const [width, height] = [random.int(130, 160), random.int(85, 105)];
		const { defs, paint } = drawPaints(random);
		const most = Math.max(...totals);
		const group = width / brands.length;
		const thick = Math.min(24, group * 0.6);
		const parts = values.flatMap((row, b) => {
			let below = 0;
			return row.map((value, m) => {
				below += value;
				return {
					b,
					m,
					value,
					y: height * (1 - below / most),
					tall: (value / most) * height,
					x: (b + 0.5) * group,
				};
			});
		});
		const shapes = [
			defs,
			...parts.map(({ x, y, tall, m }) => rect(x - thick / 2, y, thick, tall, paint(m))),
			line([
				[0, height],
				[width, height],
			]),
		];
		const texts = [
			...parts.map(({ b, m, value, x, y, tall }) =>
				put(
					x,
					y + tall / 2,
					markup`<span data-row="${b}" class="v">${grid.cell(brands[b] ?? '', media[m] ?? '', `m${m}`, locale.amount(value, 1))}</span>`,
				),
			),
			...brands.map((brand, b) =>
				put(
					(b + 0.5) * group,
					height + 4,
					markup`<span data-row="${b}">${also(field('brand', brand), b === top && 'largest', b === bottom && 'smallest')}</span>`,
				),
			),
			...totals.map((total, b) => {
				const shown = ofTotals.cell(brands[b] ?? '', 'total', 'total', locale.amount(total, 1));
				return put(
					(b + 0.5) * group,
					height * (1 - total / most) - 3,
					markup`<b data-row="${b}">${b === top ? field('/largestValue', shown, total) : shown}</b>`,
				);
			}),
		];
		const html = markup`<style>@page { size: ${random.pick(['letter landscape', 'A4 landscape'])}; margin: 14mm } body { font: 9pt/1.3 ${drawFace(random)}; position: relative; min-height: 175mm } h1 { font-size: 15pt; text-align: center; margin: 0; text-decoration: ${random.pick(['underline', 'none'])} } h2 { font-size: 10pt; font-weight: normal; text-align: center; margin: 1mm 0 9mm } .v { background: #fff; padding: 0 .8mm; font-size: 8pt } .w { display: flex; gap: 14mm; ${random.pick(['', 'flex-direction: row-reverse'])} } ul { list-style: none; padding: 0 } li { margin-bottom: 2.5mm } .b { position: absolute; bottom: 0; left: 0; right: 0; display: flex; justify-content: space-between; font-size: 7.5pt }
			</style><h1>${field('chartTitle', random.pick(['Competitive Media Expenditures', 'Advertising Spending by Brand', 'Who Spends Where']))}</h1><h2>${field('period', random.pick([`January–${random.pick(['June', 'September', 'December'])} ${year}`, `Fiscal ${year}/${String(year + 1).slice(2)}`]))} ${field('unit', random.pick(['($ Millions)', '(millions of dollars)', '($MM)']))}</h2><div class="w"><div data-list="byBrand">${drawing(width, height, shapes, texts)}</div><div><ul>${media.map((one, m) => markup`<li>${swatch(paint(m), { defs })} ${one}`).toReversed()}</ul><p>All brands: <b>${field('allMedia', locale.amount(sum(totals), 1))}</b></p>${topMedium >= 0 && random.chance(0.7) && markup`<p>Most was spent on<br>${field('leadMedium', media[topMedium] ?? '')}</p>`}</div></div><div class="b"><span>Source: ${field('source', random.pick(['Leading National Records', 'Media Audit Service', 'agency estimates']))}</span><span>${random.chance(0.6) && field('mark', random.pick(['CONFIDENTIAL', 'For internal use only', 'Privileged']))}</span><span>${field('prepared', `${locale.person().family} & ${locale.person().family}`)} &nbsp; ${field('pageNumber', String(random.int(3, 64)))}</span></div>`;
		return { html, fields };
	},
};
export default family;
