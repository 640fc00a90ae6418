import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { BRANDS } from '../../kit/office.ts';

const SAID = {
	de: 'Vergleich: |Staubsauger;Waschmaschinen;Kaffeemaschinen;Rasenmäher|Preis ca.|Gewicht|Leistung|Lautstärke|Garantie|Technik;Wirtschaftlichkeit|Handhabung|Gesamturteil|sehr gut;gut;befriedigend;ausreichend;mangelhaft|Jahre|ja;nein|Ersatzfilter|So haben wir geprüft: Jedes Gerät lief vier Wochen in drei Haushalten.|Stand|Testsieger|entfällt',
	en: 'Compared: |Vacuum cleaners;Washing machines;Coffee makers;Lawn mowers|Price approx.|Weight|Power|Noise|Guarantee|Technical data;Running costs|Ease of use|Overall verdict|very good;good;fair;weak;poor|years|yes;no|Spare filter|How we tested: every appliance ran for four weeks in three homes.|Prices as of|Best buy|n/a',
	nl: 'Getest: |Stofzuigers;Wasmachines;Koffiezetters;Grasmaaiers|Prijs ca.|Gewicht|Vermogen|Geluid|Garantie|Techniek;Kosten|Gebruiksgemak|Eindoordeel|zeer goed;goed;redelijk;matig;slecht|jaar|ja;nee|Reservefilter|Zo hebben we getest: elk apparaat draaide vier weken in drie huishoudens.|Prijzen van|Beste koop|n.v.t.',
	sv: 'Test: |Dammsugare;Tvättmaskiner;Kaffebryggare;Gräsklippare|Pris ca|Vikt|Effekt|Ljudnivå|Garanti|Teknik;Driftskostnad|Handhavande|Helhetsbetyg|mycket bra;bra;godkänd;svag;dålig|år|ja;nej|Extrafilter|Så testade vi: varje apparat kördes fyra veckor i tre hushåll.|Priser från|Bäst i test|saknas',
} as const;

/** A consumer magazine's comparison: each product a column with brand and model in its head, features down in groups, verdict as a coloured last row. */
const family: Family = {
	author: 'renske',
	locales: ['de-DE', 'en-GB', 'nl-NL', 'sv-SE', 'de-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const products = random
			.some(BRANDS, random.int(3, 5))
			.map(
				(brand) => `${brand} ${random.pattern(random.pick(['?? ###', '###', '?-##', '#00 ?']))}`,
			);
		const [tech = '', costs = ''] = at(7).split(';');
		const verdicts = at(10).split(';');
		const number = (low: number, high: number, unit: string, decimals = 0) =>
			products.map(() => {
				const value = random.decimal(low, high, decimals);
				return { text: `${locale.amount(value, decimals).text} ${unit}`, value };
			});
		const pick = (all: string) => products.map(() => random.pick(all.split(';')));
		const features = [
			{
				group: costs,
				path: 'price',
				head: at(2),
				en: 'the price',
				shown: products.map(() => locale.money(random.decimal(39, 990, 0))),
			},
			{
				group: tech,
				path: 'weight',
				head: at(3),
				en: 'the weight',
				shown: number(1.2, 48, 'kg', 1),
			},
			{ group: tech, path: 'power', head: at(4), en: 'the power', shown: number(350, 2400, 'W') },
			{
				group: tech,
				path: 'noise',
				head: at(5),
				en: 'the noise level',
				shown: number(41, 96, 'dB'),
			},
			{
				group: costs,
				path: 'guarantee',
				head: at(6),
				en: 'the guarantee',
				shown: products.map(() => {
					const value = random.int(1, 5);
					return { text: `${value} ${at(11)}`, value };
				}),
			},
			{
				group: costs,
				path: 'spare',
				head: at(13),
				en: 'the answer on spare filters',
				shown: pick(at(12)),
			},
			{
				group: tech,
				path: 'handling',
				head: at(8),
				en: 'the mark for handling',
				shown: pick(at(10)),
			},
		];
		const own = features
			.filter(({ path }, i) => i === 0 || path === 'handling' || random.chance(0.75))
			.toSorted((a, b) => (a.group < b.group ? -1 : a.group > b.group ? 1 : 0));
		const isText = (path: string) => path === 'spare' || path === 'handling';
		const english = (head: string) => features.find((one) => one.head === head)?.en ?? head;
		const say = (product: string, head: string) => [
			`What is ${english(head)} of the ${product}?`,
			`${head} ${product}`,
			`${english(head)} of ${product}`,
		];
		const numbers = askCells(random, locale, {
			rows: products,
			columns: own.filter(({ path }) => !isText(path)).map(({ head }) => head),
			count: 9,
			missing: ['Velora 77', 'Tremex QX'],
			say,
		});
		const texts = askCells(random, locale, {
			rows: products,
			columns: own.filter(({ path }) => isText(path)).map(({ head }) => head),
			count: 3,
			type: 'string',
			say,
		});
		const best = random.int(0, products.length - 1);
		const marks = products.map((_, p) => (p === best ? random.int(0, 1) : random.int(2, 4)));
		const total = askCells(random, locale, {
			rows: products,
			columns: [at(9)],
			count: 3,
			type: 'string',
			say: (product) => [
				`What is the overall verdict on the ${product}?`,
				`How was the ${product} judged?`,
				`verdict on ${product}`,
			],
		});
		const fields: Fields = {
			...about('title', 'note'),
			...numbers.asked,
			...texts.asked,
			...total.asked,
			winner: askText(
				`Which product is the best buy?|${at(16)}|winner of the test|Which product came out best?|testWinner`,
			),
			priceDate: askText(
				'date of the prices|As of when are the prices?|pricesAsOf|Von wann sind die Preise?',
			),
			pageNumber: askNumber('page number|What page is this?|pageNo|Seitenzahl'),
			products: list(
				{
					product: askText('product|brand and model|model|Which appliance?'),
					...Object.fromEntries(
						own.map(({ path, head, en }) => [
							path,
							isText(path)
								? askText(`${head}|${en}|${path} of the product`)
								: askNumber(`${head}|${en}|${path} of the product`),
						]),
					),
					verdict: askText(`verdict|${at(9)}|overall mark`),
				},
				'products',
				'How do the products compare?',
				'all products with their features',
			),
			dealer: absent(askText('dealer|Where can it be bought?|shop|Händler')),
			laboratory: absent(askText('testing laboratory|Who tested the products?|Prüfinstitut')),
		};
		const inRow = (p: number, content: ReturnType<typeof markup>) =>
			markup`<span data-row="p${p}">${content}</span>`;
		let group = '';
		const body = own.map((one) => {
			const isNew = one.group !== group;
			group = one.group;
			return markup`${isNew && markup`<tr><td class="g" colspan="${products.length + 1}">${one.group}`}<tr><td>${one.head}${products.map((product, p) => markup`<td>${inRow(p, (isText(one.path) ? texts : numbers).cell(product, one.head, one.path, random.chance(0.05) && one.path === 'noise' ? null : (one.shown[p] ?? null), at(17)))}`)}`;
		});
		const heads = products.map(
			(product, p) =>
				markup`<th>${p === best && markup`<div class="b">${at(16)}</div>`}${inRow(p, p === best ? field('/winner', field('product', product)) : field('product', product))}`,
		);
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A4 landscape', '210mm 280mm'])}; margin: 14mm } body { font: 9pt/1.35 ${random.pick(["'Liberation Sans'", "'DejaVu Sans'"])} } h1 { font-size: 17pt; margin: 0 0 3mm; color: ${random.pick(['#a11', '#114', '#000'])} } table { width: 100%; table-layout: fixed } td, th { padding: 1.1mm 1.4mm; text-align: center; border: ${random.pick(['.4pt solid #999', '0'])}; vertical-align: bottom } td:first-child { text-align: left } td:nth-child(even) { background: ${random.pick(['#f1f1f1', '#fff', '#eef4fa'])} } .g { background: #444 !important; color: #fff; font-weight: bold } .b { background: #c22; color: #fff; font-size: 7.5pt; display: inline-block; padding: 0 2mm } .v td { font-weight: bold; border-top: 1.5pt solid #000; background: #ffe9a8 } .p { display: flex; justify-content: space-between; font-size: 8pt; margin-top: 4mm }
			</style><h1>${field('title', `${at(0)} ${random.pick(at(1).split(';'))}`)}</h1><p>${field('note', at(14))}</p><table data-list="products"><tr><th>${heads}${body}<tr class="v"><td>${at(9)}${products.map((product, p) => markup`<td>${inRow(p, total.cell(product, at(9), 'verdict', verdicts[marks[p] ?? 0] ?? ''))}`)}</table><div class="p"><span>${at(15)} ${field('priceDate', `${locale.month(random.int(1, 12))} ${random.int(1974, 2025)}`)}</span><span>${field('pageNumber', String(random.int(12, 88)))}</span></div>`;
		return { html, fields };
	},
};
export default family;
