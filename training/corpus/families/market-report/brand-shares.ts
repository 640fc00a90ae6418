import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { BRANDS, DEPARTMENTS } from '../../kit/office.ts';

const fields: Fields = {
	title: text('subject', 'What is the summary about?', 'title of the study'),
	agency: text('agency', 'Which agency did the research?', 'research firm'),
	client: text('', 'For whom was the study made?', 'clientName', 'sponsor of the study'),
	fieldwork: text('period', 'When were people interviewed?', 'dates of fieldwork'),
	sampleSize: number(
		'',
		'How many people were asked?',
		'sampleSize',
		'number of respondents',
		'base',
	),
	cities: text('location', 'In which cities were people interviewed?', 'test markets'),
	topBrand: text(
		'',
		'Which brand had the highest share?',
		'leadingBrand',
		'best-selling brand',
		'Which brand leads?',
	),
	topShare: number(
		'',
		'share of the leading brand',
		'What share does the leader have?',
		'leaderShare',
	),
	awareness: number(
		'',
		'brand awareness',
		'What percentage knew the brand?',
		'aidedAwareness',
		'share who had heard of it',
	),
	intent: number(
		'',
		'purchase intent',
		'How many would buy it?',
		'wouldBuyPct',
		'definitely would buy',
	),
	shares: list(
		{
			brand: text('product', 'brand'),
			share: number('', 'market share in percent', 'share', 'percent of the market'),
			change: number('', 'change against last year', 'change', 'points gained or lost'),
		},
		'marketShares',
		'What share does each brand have?',
	),
	reportDate: date('reportDate', 'When was the summary issued?'),
	contact: text('contactPerson', 'Who answers questions about the study?'),
	cost: absent(number('contractValue', 'What did the study cost?', 'study budget')),
	sales: absent(number('', 'sales in dollars', 'How many dollars were sold?', 'dollarSales')),
};

/** A research firm's one-page summary: a framed table in the right column, findings in prose at the left. */
const family: Family = {
	author: 'mirela',
	locales: ['en-US', 'en-CA', 'en-GB'],
	draw: (random, locale) => {
		const brands = random.some(BRANDS, random.int(4, 8));
		const weights = brands.map(() => random.decimal(2, 30, 1));
		const sum = weights.reduce((all, one) => all + one, 0) + random.int(5, 40);
		const rows = brands.map((brand, i) => ({
			brand,
			share: Number((((weights[i] ?? 0) * 100) / sum).toFixed(1)),
			change: random.decimal(-2.4, 2.6, 1),
		}));
		const sorted = random.chance(0.6) ? rows.toSorted((a, b) => b.share - a.share) : rows;
		const top = rows.reduce((best, one) => (one.share > best.share ? one : best));
		const studied = random.pick(brands);
		const day = random.day('1971-01-01', '1998-12-01');
		const cities = random
			.some(['Dayton', 'Tulsa', 'Spokane', 'Albany', 'Leeds', 'Halifax', 'Omaha'], 3)
			.join(', ');
		const signed = (value: number) => ({
			text: value > 0 ? `+${value.toFixed(1)}` : value.toFixed(1),
			value,
		});
		const table = markup`<table border="1" cellpadding="3" width="100%" data-list="shares"><tr bgcolor="#dddddd"><th>Brand<th>Share %<th>+/- pts${sorted.map((row) => markup`<tr data-row><td>${row === top ? markup`<span data-field="/topBrand">${field('brand', row.brand)}</span>` : field('brand', row.brand)}<td align="center">${row === top ? markup`<span data-field="/topShare" data-value="${row.share}">${field('share', row.share.toFixed(1))}</span>` : field('share', row.share.toFixed(1))}<td align="center">${field('change', signed(row.change))}`)}<tr><td><i>All others</i><td align="center">${(100 - rows.reduce((all, { share }) => all + share, 0)).toFixed(1)}<td align="center">–</table>`;
		const prose = markup`<p>The study was carried out ${random.pick(['by telephone', 'in homes', 'in shopping centers'])} in ${field('cities', cities)} among ${field('sampleSize', locale.count(random.int(12, 190) * 10))} adults who had bought the product in the past month. Fieldwork took place ${field('fieldwork', `${locale.month(random.int(1, 6))} to ${locale.month(random.int(7, 12))} ${day.slice(0, 4)}`)}.</p><p>${random.chance(0.7) && markup`Aided awareness of ${studied} stands at ${field('awareness', locale.percent(random.int(31, 94)))}. `}${random.chance(0.7) && markup`Of those shown the concept, ${field('intent', locale.percent(random.int(8, 44)))} said they would definitely buy it. `}Younger buyers are less loyal than in earlier waves, and price was mentioned by 4 in 10.</p>`;
		const isRight = random.chance(0.5);
		const html = markup`<style>@page { size: letter; margin: 16mm 18mm } body { font: 10.5pt/1.45 'Liberation Serif' } h1 { font: bold 17pt 'Liberation Sans'; margin: 0 } table { font: 9.5pt 'Liberation Sans' } p { text-align: justify; margin: 0 0 3mm } hr { border: 0; border-top: 2pt solid #000 }
			</style><table width="100%"><tr><td><b>${field('agency', `${random.pick(['Harlan', 'Delphi', 'Westcott', 'Brandwise'])} ${random.pick(['Research Associates', 'Market Surveys, Inc.', 'Opinion Group'])}`)}</b><td align="right">${field('reportDate', locale.date(day))}</table><hr><h1>${field('title', `${random.pick(['Brand Tracking', 'Concept Test', 'Consumer Panel', 'Package Test'])}: ${studied}`)}</h1><p>Prepared for ${field('client', `${locale.company().name}, ${random.pick(DEPARTMENTS)}`)}</p>
			<table width="100%" cellspacing="0"><tr valign="top">${isRight ? markup`<td width="52%" style="padding-right:7mm"><b>SUMMARY OF FINDINGS</b>${prose}<td>${table}` : markup`<td width="46%" style="padding-right:7mm">${table}<td><b>SUMMARY OF FINDINGS</b>${prose}`}</table>
			<p><small>Base: all respondents. Figures may not add to 100 because of rounding. A difference of 3 points or more is significant at the 95% level.</small></p><p>Questions about this summary: ${field('contact', locale.person().name)}, ext. ${random.int(200, 899)}.</p>`;
		return { html, fields };
	},
};
export default family;
