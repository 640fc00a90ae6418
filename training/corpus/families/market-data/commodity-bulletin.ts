import type { Family, Fields } from '../../family.ts';
import { absent, date, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText, signed } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const SAID = {
	es: 'Boletín de precios mayoristas|Producto|Unidad|Mínimo|Máximo|Frecuente|Variación %|Hortalizas;Tomate;Cebolla blanca;Zanahoria;Lechuga;Pimiento rojo|Frutas;Naranja;Manzana;Plátano;Uva blanca;Limón|Granos;Frijol negro;Arroz;Garbanzo;Lenteja|caja 20 kg;saco 50 kg;kg;manojo;docena|Mercado central|sin oferta|Los precios no incluyen el transporte ni los impuestos.|Precios en|Informes',
	pt: 'Boletim de preços por atacado|Produto|Unidade|Mínimo|Máximo|Mais comum|Variação %|Hortaliças;Tomate;Cebola branca;Cenoura;Alface;Pimentão vermelho|Frutas;Laranja;Maçã;Banana;Uva branca;Limão|Grãos;Feijão preto;Arroz;Grão-de-bico;Lentilha|caixa 20 kg;saco 50 kg;kg;maço;dúzia|Mercado central|sem oferta|Os preços não incluem frete nem impostos.|Preços em|Informações',
	tr: 'Toptan fiyat bülteni|Ürün|Birim|En az|En çok|Ortalama|Değişim %|Sebzeler;Domates;Kuru soğan;Havuç;Marul;Kırmızı biber|Meyveler;Portakal;Elma;Muz;Beyaz üzüm;Limon|Bakliyat;Kuru fasulye;Pirinç;Nohut;Mercimek|kasa 20 kg;çuval 50 kg;kg;demet;düzine|Merkez hali|arz yok|Fiyatlara nakliye ve vergi dahil değildir.|Fiyatlar|Bilgi',
} as const;

/** A wholesale market's daily bulletin: banded groups, units of each row, lowest, highest and usual price, rows without offers. */
const family: Family = {
	author: 'hedda',
	locales: ['es-MX', 'es-ES', 'pt-BR', 'tr-TR'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const all = [7, 8, 9].map((i) => at(i).split(';'));
		const groups = random
			.shuffle(all)
			.slice(0, random.int(2, 3))
			.map(([name = '', ...rest]) => ({
				name,
				items: random.some(rest, random.int(3, rest.length)),
			}));
		const items = groups.flatMap((group) => group.items);
		const never = all.flatMap(([, ...rest]) => rest).filter((one) => !items.includes(one));
		const prices = [at(3), at(4), at(5)];
		const ask: Readonly<Record<string, (row: string, column: string) => string[]>> = {
			es: (row, column) => [
				`¿Cuál es el precio ${column.toLowerCase()} de ${row.toLowerCase()}?`,
				`precio ${column.toLowerCase()}, ${row.toLowerCase()}`,
			],
			pt: (row, column) => [
				`Qual é o preço ${column.toLowerCase()} de ${row.toLowerCase()}?`,
				`preço ${column.toLowerCase()}, ${row.toLowerCase()}`,
			],
			tr: (row, column) => [`${row} için ${column} fiyat nedir?`, `${row} ${column}`],
		};
		const grid = askCells(random, locale, {
			rows: items,
			columns: prices,
			count: 9,
			missing: never,
			say: (row, column) => [
				...(ask[locale.language]?.(row, column) ?? []),
				`What is the ${['lowest', 'highest', 'usual'][prices.indexOf(column)]} price of ${row}?`,
			],
		});
		const moves = askCells(random, locale, {
			rows: items,
			columns: [at(6)],
			count: 3,
			say: (row) => [
				`By how many per cent did the price of ${row} change?`,
				`price change of ${row}`,
			],
		});
		const units = askCells(random, locale, {
			rows: items,
			columns: [at(2)],
			count: 3,
			type: 'string',
			say: (row) => [
				`In which unit is ${row} sold?`,
				`unit of ${row}`,
				`${row}, ${at(2).toLowerCase()}?`,
			],
		});
		const fields: Fields = {
			...about('title', 'note'),
			...grid.asked,
			...moves.asked,
			...units.asked,
			market: askText(
				'market|Which market is the bulletin of?|¿De qué mercado es el boletín?|De que mercado é o boletim?|Hangi hal?|marketName',
			),
			day: date(
				'',
				'day of the prices',
				'¿De qué fecha son los precios?',
				'De que dia são os preços?',
				'Fiyatlar hangi güne ait?',
				'priceDate',
			),
			number: askNumber(
				'number of the bulletin|¿Qué número tiene el boletín?|número do boletim|bülten numarası|bulletinNo',
			),
			phone: askText(
				'telephone for information|¿A qué teléfono se piden informes?|Qual é o telefone?|Bilgi için hangi numara?|phone number',
			),
			prices: list(
				{
					product: askText(`product|${at(1)}|What is sold?`),
					unit: askText(`unit|${at(2)}|package of the price`),
					lowest: askNumber(`lowest price|${at(3)}|minimum`),
					highest: askNumber(`highest price|${at(4)}|maximum`),
					usual: askNumber(`usual price|${at(5)}|most frequent price`),
					change: askNumber(`change in per cent|${at(6)}|variation`),
				},
				'prices',
				'What are the prices of all products?',
				`${at(1)}, ${at(2)}, ${at(5)}`,
			),
			origin: absent(
				askText('origin of the tomatoes|¿De dónde vienen los productos?|origem|menşe'),
			),
			tonnage: absent(
				askNumber(
					'tons that arrived|¿Cuántas toneladas entraron?|Quantas toneladas chegaram?|gelen miktar',
				),
			),
		};
		const unit = at(10).split(';');
		const isInline = random.chance(0.5);
		const body = groups.map(
			(group) =>
				markup`<tbody><tr class="g"><td colspan="6">${group.name}${group.items.map((item) => {
					const low = random.decimal(4, 400);
					const high = Number((low * random.decimal(1.04, 1.6)).toFixed(2));
					const isOut = random.chance(0.1);
					const values = [low, high, Number(((low + high) / 2).toFixed(2))];
					const cells = prices.map((price, i) => {
						const cell = grid.cell(
							item,
							price,
							['lowest', 'highest', 'usual'][i] ?? '',
							isOut ? null : locale.amount(values[i] ?? 0),
							'',
						);
						return isOut ? '' : markup`<td>${cell}`;
					});
					const move = moves.cell(
						item,
						at(6),
						'change',
						isOut
							? null
							: signed(locale.amount(random.decimal(-12, 15, 1), 1), random.pick(['+', ''])),
						'',
					);
					return markup`<tr data-row><td>${field('product', item)}<td>${units.cell(item, at(2), 'unit', random.pick(unit))}${isOut ? markup`<td colspan="4" class="o">${at(12)}` : markup`${cells}<td>${move}`}`;
				})}`,
		);
		const html = markup`<style>@page { size: ${random.pick(['A4', 'letter', 'A5'])}; margin: 13mm 16mm } body { font: 8.8pt/1.4 ${random.pick(["'Liberation Sans'", "'DejaVu Sans'", "'Liberation Serif'"])} } .m { text-align: center; font-weight: bold } h1 { font-size: 13pt; margin: 0; text-align: center } .r { display: flex; justify-content: space-between; margin: 3mm 0 } table { width: 100% } td, th { padding: ${random.pick(['.6mm', '1.1mm'])} 1.4mm; text-align: right } td:nth-child(-n+2), th:nth-child(-n+2) { text-align: left } th { background: #333; color: #fff } .g td { background: #cfd8c6; font-weight: bold; text-align: ${random.pick(['left', 'center'])} } tbody tr:nth-child(odd):not(.g) td { background: #f1f4ee } .o { text-align: center; font-style: italic }
			</style><div class="m">${field('market', `${at(11)} · ${locale.address().city}`)}</div><h1>${field('title', at(0))}</h1><div class="r"><span>N.º ${field('number', String(random.int(2, 3650)))}</span><span>${field('day', locale.date(random.day('1984-01-02', '2025-05-30')))}</span><span>${at(14)} ${locale.country.currency}</span></div>
			<table data-list="prices"><tr><th>${at(1)}<th>${at(2)}${prices.map((price) => markup`<th>${price}`)}<th>${at(6)}${body}</table><p>${field('note', at(13))} ${isInline && markup`${at(15)}: ${field('phone', locale.phone())}.`}</p>`;
		return { html, fields };
	},
};
export default family;
