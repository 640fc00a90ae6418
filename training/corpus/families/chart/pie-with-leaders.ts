import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawFace, drawPaints, drawShares, drawing, extremes } from '../../kit/reports.ts';
import { fillIn, line, ofChart, onCircle, put, slice } from '../../kit/reports.ts';

const SAID = {
	en: 'Market shares of chocolate makers;Who sells the country’s biscuits;Shares of the soap market|Total market|Others|Base|Company|tonnes;million packs;cases',
	de: 'Marktanteile der Schokoladenhersteller;Wer verkauft die meisten Kekse;Anteile am Seifenmarkt|Gesamtmarkt|Übrige|Basis|Firma|Tonnen;Mio. Packungen;Kartons',
	es: 'Cuotas de mercado del chocolate;Quién vende las galletas;Reparto del mercado del jabón|Mercado total|Otros|Base|Empresa|toneladas;millones de paquetes;cajas',
	it: 'Quote di mercato del cioccolato;Chi vende i biscotti;Le quote del mercato del sapone|Mercato totale|Altri|Base|Ditta|tonnellate;milioni di confezioni;casse',
	pt: 'Quotas de mercado do chocolate;Quem vende as bolachas;Repartição do mercado do sabão|Mercado total|Outros|Base|Empresa|toneladas;milhões de pacotes;caixas',
	da: 'Markedsandele for chokolade;Hvem sælger kiksene;Fordeling af sæbemarkedet|Samlet marked|Andre|Grundlag|Firma|tons;mio. pakker;kasser',
	tr: 'Çikolata üreticilerinin pazar payları;Bisküviyi kim satıyor;Sabun pazarının dağılımı|Toplam pazar|Diğerleri|Temel|Firma|ton;milyon paket;koli',
} as const;
const FIRMS =
	'Haldane|Bonvita|Kestrel|Marlow & Pye|Orsini|Delta Brands|Nordkist|Grandel|Vesper|Tolland'.split(
		'|',
	);
const ASK = {
	en: 'What share does {r} have in {c}?|Which percentage of the market is held by {r}?|market share of {r} in {c}|{r} share',
	de: 'Welchen Marktanteil hat {r} im Jahr {c}?|Anteil von {r}',
	es: '¿Qué cuota tiene {r} en {c}?|cuota de {r}',
	it: 'Quale quota ha {r} nel {c}?|quota di {r}',
	pt: 'Que quota tem {r} em {c}?|quota de {r}',
	da: 'Hvor stor er andelen for {r} i {c}?|andel for {r}',
	tr: '{c} yılında {r} firmasının payı nedir?|{r} payı',
};

/** One large pie in the middle of a sheet: names and shares stand around it at the ends of leader lines, the total below; one slice may be pulled out. */
const family: Family = {
	author: 'casimir',
	locales: ['en-GB', 'de-AT', 'es-ES', 'it-IT', 'pt-PT', 'da-DK', 'tr-TR', 'en-US'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const year = String(random.int(1961, 2024));
		const firms = random.some(FIRMS, random.int(4, 7));
		const names = [...firms, at(2)];
		const shares = drawShares(random, names.length, random.pick([0, 1]));
		const { top, bottom } = extremes(shares.slice(0, -1));
		const grid = askCells(random, locale, {
			rows: firms,
			columns: [year],
			count: 4,
			missing: FIRMS.filter((one) => !firms.includes(one)),
			say: fillIn(ASK, locale.language),
		});
		const fields: Fields = {
			...ofChart('chartTitle', 'largest', 'largestValue', 'smallest'),
			...about('header', 'footer'),
			...grid.asked,
			year: askText(
				'year of the shares|For which year are the shares?|marketYear|Für welches Jahr?|año|anno',
			),
			others: askNumber(
				'share of the others|What share do the other companies have?|othersPct|Anteil der übrigen|cuota de los otros',
			),
			market: askNumber(
				'size of the whole market|How large is the total market?|totalMarket|Wie groß ist der Gesamtmarkt?|mercado total',
			),
			marketUnit: askText(
				'unit of the market size|In what is the market measured?|marketUnit|Einheit des Marktes|unidad del mercado',
			),
			shares: list(
				{
					firm: askText('company|firm|Which company?'),
					share: askNumber('share in per cent|market share|How much?'),
				},
				'market shares',
				'Which share does each company have?',
				'sharesByCompany',
				'Marktanteile aller Firmen',
			),
			growth: absent(
				askNumber(
					'growth of the market|By how much did the market grow?|Marktwachstum|crecimiento',
				),
			),
			price: absent(
				askNumber('average price|What does a pack cost?|Durchschnittspreis|precio medio'),
			),
		};
		const [cx, cy, radius] = [78, 62, random.int(30, 42)];
		const paints = drawPaints(random);
		const pulled = random.chance(0.3) ? Math.max(top, 0) : -1;
		let from = random.chance(0.6) ? 0 : random.decimal(0, 0.4, 2);
		const slices = names.map((name, i) => {
			const begin = from;
			from += (shares[i] ?? 0) / 100;
			return { name, share: shares[i] ?? 0, begin, end: from, middle: (begin + from) / 2, i };
		});
		const shapes = slices.map(({ begin, end, middle, i }) => {
			const centre = pulled === i ? onCircle([cx, cy, 4], middle) : ([cx, cy] as const);
			return [
				slice([...centre, radius], begin, end, paints.paint(i)),
				line([onCircle([cx, cy, radius], middle), onCircle([cx, cy, radius + 7], middle)]),
			];
		});
		const isBelow = random.chance(0.5);
		const texts = slices.map(({ name, share, middle, i }) => {
			const [x, y] = onCircle([cx, cy, radius + 8], middle);
			const isRight = x >= cx;
			const shown = locale.percent(share);
			const value =
				i < firms.length
					? grid.cell(name, year, 'share', shown)
					: also(field('share', shown), 'others');
			const marked = i === top ? field('/largestValue', value, share) : value;
			const label = also(field('firm', name), i === top && 'largest', i === bottom && 'smallest');
			return put(
				x,
				y,
				markup`<span data-row="${i}">${label}${isBelow ? markup`<br>` : ' '}${i === firms.length ? field('/others', field('share', shown), share) : marked}</span>`,
				isRight ? 'l' : 'r',
			);
		});
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A4 landscape', 'letter', 'A5 landscape'])}; margin: 12mm 15mm } body { font: 9pt/1.25 ${drawFace(random)} } h1 { font-size: ${random.int(13, 18)}pt; text-align: ${random.pick(['center', 'left'])}; margin: 4mm 0 } .w { display: flex; justify-content: center } .m { border: .5pt solid #000; display: inline-block; padding: 1.5mm 4mm } .f { margin-top: 6mm; font-size: 7.5pt }
			</style><div style="font-size:7.5pt">${field('header', random.pick(['Retail Audit', 'Monitor 4', 'Panel Report', 'Trade Watch']))}</div><h1>${field('chartTitle', random.pick(at(0).split(';')))}, ${field('year', year)}</h1><div class="w" data-list="shares">${drawing(156, 124, [paints.defs, ...shapes], texts)}</div><div class="m">${at(1)}: <b>${field('market', locale.count(random.int(12, 990) * 100))}</b> ${field('marketUnit', random.pick(at(5).split(';')))} = 100&nbsp;%</div><div class="f">${field('footer', `${at(3)}: ${random.pick(['N', 'n'])} = ${random.int(210, 2400)} ${locale.address().city}`)}</div>`;
		return { html, fields };
	},
};
export default family;
