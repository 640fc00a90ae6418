import type { Family, Fields } from '../../family.ts';
import { absent, list, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { drawGoods, sumUp } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import type { Markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { BILL, ROW } from '../../kit/trade-fields.ts';
import { addressOf, askParty } from '../../kit/trade.ts';

const fields: Fields = {
	...askParty(
		'soldBy',
		'branch',
		['name', 'street', 'postcode', 'city', 'phone'],
		['es', 'it', 'pt', 'fr'],
	),
	...askParty(
		'headOffice',
		'headOffice',
		['name', 'street', 'postcode', 'city', 'tax'],
		['es', 'it', 'pt', 'fr'],
	),
	...askParty(
		'billTo',
		'buyer',
		['name', 'street', 'postcode', 'city', 'tax'],
		['es', 'it', 'pt', 'fr'],
	),
	...askParty('shipTo', 'shipTo', ['name', 'street', 'postcode', 'city'], ['es', 'it', 'pt', 'fr']),
	number: BILL.number,
	date: BILL.date,
	dueDate: BILL.dueDate,
	order: BILL.orderNumber,
	salesman: text(
		'contactPerson',
		'Who sold it?',
		'¿Qué comercial atendió?',
		'sales representative',
		'Chi è l’agente?',
	),
	terms: BILL.terms,
	net: BILL.net,
	rate: BILL.rate,
	tax: BILL.tax,
	total: BILL.total,
	page: BILL.page,
	goods: list(
		{
			amount: ROW.amount,
			code: ROW.code,
			name: ROW.name,
			quantity: ROW.quantity,
			unit: ROW.unit,
			price: ROW.price,
			discount: ROW.discount,
		},
		'goods sold',
		'Which goods were sold at what price?',
		'artículos facturados',
	),
	swift: absent(text('bic', 'What is the BIC?', 'SWIFT code')),
	weight: absent(number('grossWeight', 'What do the goods weigh?', 'peso bruto')),
};
const SAID = {
	es: 'FACTURA|Vendido por|Facturar a|Enviar a|Sede central|Sucursal|Comercial|Su pedido|Página',
	it: 'FATTURA|Filiale|Intestatario|Destinazione|Sede legale|Filiale di|Agente|Vs. ordine|Pagina',
	pt: 'FATURA|Vendido por|Faturar a|Entregar a|Sede social|Filial de|Vendedor|V. encomenda|Página',
	en: 'INVOICE|Sold by|Bill to|Ship to|Head office|Branch|Sales rep|Your order|Page',
	fr: 'FACTURE|Vendu par|Facturé à|Livré à|Siège social|Agence de|Commercial|Votre commande|Page',
};

/** A chain of wholesalers: branch, payer and place of delivery side by side, the head office in small print, by chance above, below or up the margin. */
const family: Family = {
	author: 'lucia',
	locales: ['es-ES', 'it-IT', 'en-GB', 'pt-PT', 'fr-FR', 'en-US', 'es-MX', 'en-IN'],
	draw: (random, locale) => {
		const { amount, count, label } = locale;
		const say = speak(SAID, locale.language);
		const [seller, buyer, site] = [locale.company(), locale.company(), locale.company()];
		const branch = locale.address();
		const day = random.day('2009-01-05', '2026-05-10');
		const goods = drawGoods(
			random,
			locale,
			random.pick(['technical', 'office', 'food'] as const),
			random.int(1, 10),
			{ code: random.pick(['?##-###', '######']), discounts: 0.4 },
		);
		const { net, rate, tax, gross } = sumUp(goods, locale);
		const lines = (path: string, name: string, address: typeof branch): Markup => {
			const [street, town] = addressOf(path, address);
			return markup`<b>${field(`${path}.name`, name)}</b><br>${street}<br>${town}`;
		};
		const box = (title: string, content: Markup) =>
			markup`<div class="box"><i>${title}</i>${content}</div>`;
		const boxes = random.shuffle([
			box(
				say(1),
				markup`${lines('soldBy', `${seller.name}, ${say(5)} ${branch.city}`, branch)}<br>${label('phone')} ${field('soldBy.phone', locale.phone())}`,
			),
			box(
				say(2),
				markup`${lines('billTo', buyer.name, buyer.address)}<br>${locale.country.tax[0]} ${field('billTo.tax', buyer.taxNumber)}`,
			),
			box(say(3), lines('shipTo', site.name, site.address)),
		]);
		const [street, town] = addressOf('headOffice', seller.address);
		const office = markup`<div class="office">${say(4)}: ${field('headOffice.name', seller.name)} · ${street} · ${town} · ${locale.country.tax[0]} ${field('headOffice.tax', seller.taxNumber)}</div>`;
		const where = random.pick(['top', 'bottom', 'margin']);
		const isAmountFirst = random.chance(0.3);
		const row = (item: (typeof goods)[number]) =>
			markup`<tr data-row>${isAmountFirst && markup`<td class="r">${field('amount', amount(item.amount))}`}<td>${field('code', item.code)}<td>${field('name', item.name)}<td class="r">${field('quantity', count(item.quantity))}<td>${field('unit', item.unit)}<td class="r">${field('price', amount(item.price))}<td class="r">${item.discount > 0 && field('discount', count(item.discount))}${!isAmountFirst && markup`<td class="r">${field('amount', amount(item.amount))}`}`;
		const facts: readonly (readonly [string, Markup])[] = [
			[label('invoiceNumber'), field('number', random.pattern('?/####/##'))],
			[label('date'), field('date', locale.date(day))],
			[say(7), field('order', random.pattern('#####'))],
			[say(6), field('salesman', locale.person().name)],
			[label('paymentTerms'), field('terms', random.pick(['30 d', '60 d', '30/60 d']))],
			[label('dueDate'), field('dueDate', locale.date(addDays(day, 30)))],
			[say(8), field('page', '1/1')],
		];
		const amountHead = markup`<th class="r">${label('amount')}`;
		const html = markup`<style>@page { size: A4; margin: 12mm 13mm 14mm ${where === 'margin' ? 8 : 13}mm } body { font: 8.8pt/1.35 ${random.pick(["'Liberation Sans'", "'Liberation Sans Narrow'", "'DejaVu Sans'"])} } h1 { font-size: 19pt; margin: 0 0 4mm; text-align: ${random.pick(['left', 'right', 'center'])}; letter-spacing: 1mm } .boxes { display: grid; grid-template-columns: repeat(3, 1fr); gap: ${random.pick([0, 3, 6])}mm } .box { border: .7pt solid #333; padding: 1.5mm 2mm; min-height: 27mm } .box i { display: block; font-size: 7pt } .office { font-size: 7pt; ${where === 'margin' ? 'position: absolute; left: 1mm; top: 240mm; transform: rotate(-90deg); transform-origin: 0 0; white-space: nowrap' : 'margin: 2mm 0'} } table { width: 100%; margin-top: 4mm } th { text-align: left; font-weight: normal; font-size: 7.5pt; background: #e2e2e2 } th, td { border: .5pt solid #888; padding: .8mm 1.2mm } .r, th.r { text-align: right } .s { width: 75mm; margin-left: auto } .pos { position: relative; ${where === 'margin' && 'padding-left: 12mm'} }</style>
			<div class="pos"><h1>${say(0)}</h1>${where !== 'bottom' && office}<div class="boxes">${boxes}</div><table><tr>${facts.map(([name]) => markup`<th>${name}`)}<tr>${facts.map(([, content]) => markup`<td>${content}`)}</table>
			<table data-list="goods"><tr>${isAmountFirst && amountHead}<th>${label('article')}<th>${label('description')}<th class="r">${label('quantity')}<th>${label('unit')}<th class="r">${label('unitPrice')}<th class="r">${label('discount')}${!isAmountFirst && amountHead}${goods.map(row)}</table>
			<table class="s"><tr><td>${label('subtotal')}<td class="r">${field('net', amount(net))}<tr><td>${label('tax')} ${field('rate', count(rate))} %<td class="r">${field('tax', amount(tax))}<tr><td><b>${label('total')}</b><td class="r"><b>${field('total', locale.money(gross))}</b></table>${where === 'bottom' && office}</div>`;
		return { html, fields };
	},
};
export default family;
