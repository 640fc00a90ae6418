import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { split } from '../../kit/lives.ts';
import { cut } from '../../kit/typed.ts';

const fields: Fields = {
	bakery: text('merchantName', 'Bäckerei', 'Bei welchem Bäcker?'),
	branch: text('', 'Filiale', 'branch of the bakery', 'Welche Filiale?', 'shop location'),
	date: date('purchaseDate'),
	salesperson: text('cashier', 'Verkäuferin', 'number of the person at the scale'),
	total: number('grossTotal', 'Summe des Einkaufs'),
	pieces: number('', 'number of items', 'Posten', 'Wie viele Posten?'),
	sourdoughAge: number(
		'',
		'year the bakery was founded',
		'seit',
		'Seit wann gibt es die Bäckerei?',
	),
	items: list(
		{
			name: text('itemDescription', 'Ware'),
			quantity: number('quantity', 'Stück'),
			weight: number('weight', 'Gewicht in kg'),
			price: number('unitPrice', 'Preis je Stück oder kg'),
			amount: number('lineTotal', 'Betrag'),
		},
		'Waren',
		'baked goods',
		'Was wurde beim Bäcker gekauft?',
	),
	cash: absent(number('cashGiven', 'gegeben')),
	change: absent(number('change')),
	vatId: absent(text('vatNumber', 'USt-IdNr.')),
};
const GOODS = {
	de: 'Weizenbrötchen;0.42|Laugenbrezel;0.95|Dinkelkruste;4.8|Roggenmisch;kg;5.2|Streuselkuchen;2.4|Käsestange;1.75|Berliner;1.6|Zwetschgendatschi;2.7|Bauernbrot;kg;4.9|Milchkaffee;2.9',
	fr: 'Baguette trad.;1.3|Pain au chocolat;1.45|Tourte de seigle;kg;6.8|Éclair café;3.2|Croissant AB;1.5|Flan part;2.9|Campagne;kg;5.1|Tarte citron;3.8|Chausson pommes;1.9',
	da: 'Rundstykke;0.9|Rugbrød;4.9|Wienerbrød;2.4|Surdejsbrød;kg;6.2|Kanelsnegl;2.9|Drømmekage;3.3|Kaffe;2.8',
} as const;

/** A scale's narrow label at the baker's: name on one line, weight or count times price and the sum on the next. */
const family: Family = {
	author: 'pavel',
	locales: ['de-DE', 'fr-FR', 'da-DK', 'de-AT'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const width = 28;
		const items = random
			.some(split(GOODS[locale.language as keyof typeof GOODS]), random.int(1, 6))
			.map((line) => {
				const parts = line.split(';');
				const isWeighed = parts.length === 3;
				const price = inMoney(toMoney(Number(parts.at(-1)) * random.decimal(0.9, 1.3)), locale);
				const quantity = isWeighed
					? random.decimal(0.4, 1.9, 3)
					: random.pick([1, 2, 3, 4, 5, 8, 10]);
				return {
					name: parts[0] ?? '',
					isWeighed,
					price,
					quantity,
					amount: toMoney(price * quantity),
				};
			});
		const sum = toMoney(items.reduce((all, item) => all + item.amount, 0));
		const name = { de: 'Bäckerei', fr: 'Boulangerie', da: 'Bageri' }[locale.language] ?? 'Bakery';
		const sums = { de: 'Summe', fr: 'TOTAL', da: 'I alt' }[locale.language] ?? 'Total';
		const posts = { de: 'Posten', fr: 'articles', da: 'varer' }[locale.language] ?? 'items';
		const rows = items.map((item) => {
			const left = item.isWeighed
				? `  ${amount(item.quantity, 3).text}kg x ${amount(item.price).text}`
				: `  ${count(item.quantity).text} x ${amount(item.price).text}`;
			const right = amount(item.amount);
			const gap = ' '.repeat(Math.max(1, width - left.length - right.text.length));
			const much = item.isWeighed
				? markup`${field('weight', amount(item.quantity, 3))}kg`
				: field('quantity', count(item.quantity));
			return markup`<span data-row>${field('name', cut(item.name, width))}\n  ${much} x ${field('price', amount(item.price))}${gap}${field('amount', right)}\n</span>`;
		});
		const top = random.chance(0.5);
		const foot = markup`${field('date', locale.date(random.day('2018-01-01', '2026-05-30')))} ${random.int(6, 17)}:${random.int(10, 59)}  ${random.pick(['V', 'Verk.', '#'])}${field('salesperson', random.pattern('##'))}\n`;
		const html = markup`<style>@page { size: 58mm ${68 + items.length * 9}mm; margin: 4mm 3mm } pre { margin: 0; font: 8.2pt/1.3 'DejaVu Sans Mono' } b { font-size: 11pt }</style><pre><b>${field('bakery', `${name} ${locale.person().family}`)}</b>
${random.chance(0.6) && markup`${{ de: 'Filiale', fr: 'Magasin', da: 'Butik' }[locale.language] ?? ''} ${field('branch', locale.address().city)}\n`}${random.chance(0.5) && markup`${{ de: 'seit', fr: 'depuis', da: 'siden' }[locale.language] ?? ''} ${field('sourdoughAge', random.int(1878, 2012))}\n`}${top && foot}
<span data-list="items">${rows}</span>${'-'.repeat(width)}
<b>${sums} ${field('total', amount(sum))}</b> ${locale.country.currency}
${random.chance(0.7) && markup`${field('pieces', items.length)} ${posts}\n`}${!top && foot}</pre>`;
		return { html, fields };
	},
};
export default family;
