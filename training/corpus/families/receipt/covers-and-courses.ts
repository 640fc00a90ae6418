import type { Family, Fields } from '../../family.ts';
import { clock, speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { askForm, askTable } from '../../kit/slips.ts';
import { TILL } from '../../kit/trade-fields.ts';
import { addressOf, askParty } from '../../kit/trade.ts';

const fields: Fields = {
	...askParty(
		'restaurant',
		'shop',
		['name', 'street', 'city', 'postcode', 'tax'],
		['fr', 'it', 'es'],
	),
	date: TILL.date,
	time: TILL.time,
	receiptNo: TILL.number,
	total: TILL.total,
	tax: TILL.tax,
	...askForm({
		table: 'Which table was it? | tavolo | table n° | mesa | tableNumber',
		covers: '# How many people ate? | coperti | couverts | comensales | numberOfGuests',
		waiter: 'Who waited at the table? | cameriere | serveur | camarero | waiterName',
		coverCharge:
			'# How much is charged for the covers? | totale coperti | total couverts | total cubiertos | coverCharge',
		perPerson:
			'# What does it come to for each person? | quota a persona | par personne | por persona | amountPerPerson',
		tip: '# How much is left as a tip? | mancia | pourboire | propina | tipAmount',
		subtotal: '# What is the sum before the covers? | subtotale | sous-total | subtotal',
		discount: '-# How much discount was given? | sconto | remise | descuento',
		cardNo: '- Which card was used? | carta | carte bancaire',
	}),
	dishes: askTable(
		{
			course: 'course | Which course is it? | portata | plat',
			quantity: '# quantity | How many? | quantità | quantité',
			dish: 'dish | What was eaten or drunk? | piatto | plat',
			price: '# price of one | prezzo | prix | precio',
			amount: '# amount of the row | importo | montant | importe',
		},
		'dishes and drinks | What was ordered? | consumazioni | consommations | consumiciones',
	),
};
const SAID = {
	it: 'TRATTORIA;OSTERIA;PIZZERIA|Tavolo|Coperti|Cameriere|Coperto|ANTIPASTI;PRIMI;SECONDI;BEVANDE|bruschette=6,prosciutto e melone=11,insalata di mare=13;spaghetti alle vongole=14,lasagne della casa=12,risotto ai funghi=13;tagliata di manzo=21,orata al forno=19,scaloppine=16;acqua naturale 75cl=2.5,vino rosso 1/2 l=8,caffè=1.5|Totale parziale|TOTALE EURO|di cui IVA|a persona|mancia|Documento n.|grazie e arrivederci',
	fr: 'BRASSERIE;AUBERGE;CRÊPERIE|Table|Couverts|Serveur|Couvert|ENTRÉES;PLATS;DESSERTS;BOISSONS|terrine maison=8,salade de chèvre=9.5,soupe du jour=6;bavette frites=17,pavé de saumon=19,galette complète=11;tarte aux pommes=7,crème brûlée=7.5;eau plate 1l=5,pichet de blanc=9,café=2|Sous-total|TOTAL TTC|dont TVA|par personne|pourboire|Note n°|merci de votre visite',
	es: 'MESÓN;TABERNA;RESTAURANTE|Mesa|Comensales|Camarero|Cubierto|ENTRANTES;PRINCIPALES;POSTRES;BEBIDAS|croquetas caseras=8,ensalada mixta=7.5,gazpacho=6;merluza a la plancha=16,entrecot=19,arroz negro=15;flan de huevo=4.5,tarta de queso=5.5;agua 1l=3,vino tinto=12,café solo=1.5|Subtotal|TOTAL|IVA incluido|por persona|propina|Factura simpl.|gracias por su visita',
	pt: 'TASCA;RESTAURANTE;CERVEJARIA|Mesa|Pessoas|Empregado|Couvert|ENTRADAS;PRATOS;SOBREMESAS;BEBIDAS|pão e azeitonas=2.5,caldo verde=3,salada de polvo=8;bacalhau à brás=13,arroz de marisco=16,bitoque=11;arroz doce=3.5,pudim=4;água 1l=2,vinho da casa=7,café=1|Subtotal|TOTAL|IVA incluído|por pessoa|gorjeta|Fatura simpl.|obrigado',
};

/** A restaurant's slip grouped by courses with small headings, covers charged by head, amounts on a dotted line, and what each guest owes. */
const family: Family = {
	author: 'radmila',
	locales: ['it-IT', 'fr-FR', 'es-ES', 'pt-PT', 'fr-BE'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const { amount } = locale;
		const covers = random.int(1, 9);
		const groups = say(6).split(';');
		const dishes = say(5)
			.split(';')
			.flatMap((course, g) =>
				random.some((groups[g] ?? '').split(','), random.int(g === 1 ? 1 : 0, 2)).map((line) => {
					const [dish = '', euros = '1'] = line.split('=');
					const price = inMoney(Number(euros) * random.pick([0.9, 1, 1, 1.1, 1.2]), locale);
					const quantity = random.int(1, Math.min(covers, 4));
					return { course, dish, price, quantity, amount: toMoney(price * quantity) };
				}),
			);
		const subtotal = toMoney(dishes.reduce((sum, one) => sum + one.amount, 0));
		const each = random.chance(0.75) ? inMoney(random.pick([1.5, 2, 2.5, 3]), locale) : 0;
		const total = toMoney(subtotal + each * covers);
		const rate = locale.country.rates[1] ?? 10;
		const shop = locale.company(random.pick(say(0).split(';')));
		const [street, town] = addressOf('restaurant', shop.address);
		const dots = random.chance(0.5);
		const showsOne = random.chance(0.5);
		const line = (left: ReturnType<typeof markup>, right: ReturnType<typeof markup>) =>
			markup`<div class="l"><span>${left}</span><u></u><span>${right}</span></div>`;
		const html = markup`<style>@page { size: 80mm ${120 + dishes.length * 9}mm; margin: 5mm 6mm } body { font: 9pt/1.35 ${random.pick(["'Liberation Serif'", "'DejaVu Sans Mono'", "'Liberation Sans'"])} } .c { text-align: center } h1 { font-size: 13pt; margin: 0 } .l { display: flex; align-items: baseline } .l u { flex: 1; border-bottom: ${dots ? '1pt dotted' : '0'}; margin: 0 1mm } h4 { font-size: 7pt; letter-spacing: 2pt; margin: 2mm 0 0 } .t { font-size: 13pt; font-weight: bold; border-top: 1.5pt solid; margin-top: 2mm }
			</style><div class="c"><h1>${field('restaurant.name', shop.name)}</h1>${street}<br>${town}<br>${locale.country.tax[0]} ${field('restaurant.tax', shop.taxNumber)}</div><p>${say(1)} ${field('table', random.pattern(random.pick(['#', '1#', 'T#'])))} &nbsp; ${say(2)} ${field('covers', covers)}<br>${random.chance(0.7) && markup`${say(3)}: ${field('waiter', locale.person().given)}`}</p>
			<div data-list="dishes">${dishes.map((one, i) => markup`<div data-row>${one.course !== dishes[i - 1]?.course && markup`<h4>${field('course', one.course)}</h4>`}${line(markup`${field('quantity', one.quantity)} ${field('dish', one.dish)}${showsOne && one.quantity > 1 && markup` (${field('price', amount(one.price))})`}`, field('amount', amount(one.amount)))}</div>`)}</div>
			<p></p>${line(markup`${say(7)}`, field('subtotal', amount(subtotal)))}${each > 0 && line(markup`${say(4)} ${covers} x ${amount(each)}`, field('coverCharge', amount(toMoney(each * covers))))}<div class="t">${line(markup`${say(8)}`, field('total', amount(total)))}</div>${line(markup`${say(9)} ${rate}%`, field('tax', amount(toMoney(total - total / (1 + rate / 100)))))}${covers > 1 && random.chance(0.5) && line(markup`${say(10)}`, field('perPerson', amount(toMoney(total / covers))))}${random.chance(0.2) && line(markup`${say(11)}`, field('tip', amount(random.int(1, 8))))}
			<p class="c">${say(12)} ${field('receiptNo', random.pattern('####-###'))}<br>${field('date', locale.date(random.day('2008-01-01', '2026-05-01')))} ${field('time', clock(random.int(740, 1400), ':'))}<br><br>${say(13)}</p>`;
		return { html, fields };
	},
};
export default family;
