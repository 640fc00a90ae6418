import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts, drawRates } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';
import { withFooter } from '../../kit/sheet.ts';
import { BILL, ROW } from '../../kit/trade-fields.ts';
import { addressOf, askParty } from '../../kit/trade.ts';

const fields: Fields = {
	...askParty(
		'seller',
		'issuer',
		['name', 'street', 'postcode', 'city', 'tax', 'phone'],
		['de', 'fr', 'nl'],
	),
	...askParty('buyer', 'buyer', ['name', 'street', 'postcode', 'city', 'tax'], ['de', 'fr', 'nl']),
	...askParty('delivery', 'shipTo', ['name', 'street', 'postcode', 'city'], ['de', 'fr', 'nl']),
	number: BILL.number,
	date: BILL.date,
	dueDate: BILL.dueDate,
	delivered: BILL.delivery,
	customerNumber: BILL.customerNumber,
	theirOrder: BILL.orderNumber,
	contact: BILL.contact,
	net: BILL.net,
	tax: BILL.tax,
	total: BILL.total,
	iban: BILL.iban,
	bank: BILL.bank,
	register: BILL.register,
	manager: BILL.manager,
	rows: list(
		{
			position: ROW.position,
			code: ROW.code,
			name: ROW.name,
			detail: text('', 'line below the name', 'Zusatzzeile', 'complément', 'detail'),
			quantity: ROW.quantity,
			unit: ROW.unit,
			price: ROW.price,
			rate: ROW.rate,
			amount: ROW.amount,
		},
		'invoice rows',
		'What is invoiced?',
		'Rechnungspositionen',
	),
	taxes: list(
		{ rate: ROW.rate, net: ROW.net, tax: ROW.tax },
		'taxes by rate',
		'How much tax at which rate?',
		'Steuern nach Satz',
	),
	discount: absent(number('discount', 'What discount is given?', 'Rabatt')),
	cancelled: absent(date('', 'cancelledOn', 'When was the invoice cancelled?', 'storniert am')),
};
const SAID = {
	de: 'Rechnung|Lieferung an|Geschäftsführer|Handelsregister|Amtsgericht|Lieferdatum|netto|zzgl.|Bitte überweisen Sie den Betrag bis zum',
	en: 'Invoice|Delivered to|Managing director|Registered|Companies House|Delivered on|net|plus|Please pay the amount by',
	fr: 'Facture|Livré à|Gérant|RCS|Greffe|Livré le|HT|plus|Merci de régler le montant avant le',
	nl: 'Factuur|Geleverd aan|Directie|KvK|Kamer van Koophandel|Geleverd op|netto|plus|Gelieve het bedrag te betalen vóór',
};

/** The head shows a brand without a name: who the seller is stands only in four columns at the foot of every page. */
const family: Family = {
	author: 'lucia',
	locales: ['de-DE', 'en-GB', 'fr-FR', 'nl-NL', 'de-AT', 'en-IE', 'fr-BE'],
	draw: (random, locale) => {
		const { amount, count, label, percent } = locale;
		const say = speak(SAID, locale.language);
		const [seller, buyer, site] = [locale.company(), locale.company(), locale.company()];
		const day = random.day('2011-01-05', '2026-05-10');
		const { lines, rates, net, tax, gross } = drawRates(
			random,
			locale,
			drawParts(random, locale, random.int(1, 11)),
			0.2,
		);
		const [street, town] = addressOf('seller', seller.address);
		const [buyerStreet, buyerTown] = addressOf('buyer', buyer.address);
		const [siteStreet, siteTown] = addressOf('delivery', site.address);
		const infoRight = random.chance(0.6);
		const fact = (name: string, content: ReturnType<typeof markup>) =>
			infoRight
				? markup`<div><span>${name}</span>${content}</div>`
				: markup`<div class="up"><span>${name}</span><br>${content}</div>`;
		const info = markup`<div class="info">${fact(label('invoiceNumber'), field('number', random.pattern(random.pick(['RG######', '####-###', '9#######']))))}${fact(label('date'), field('date', locale.date(day)))}${fact(label('customerNumber'), field('customerNumber', random.pattern('#####')))}${random.chance(0.6) && fact(label('orderNumber'), field('theirOrder', random.pattern('??-#####')))}${fact(say(5), field('delivered', locale.date(addDays(day, -random.int(1, 8)))))}${fact(label('ourReference'), field('contact', locale.person().name))}</div>`;
		const showsTax = rates.length > 1;
		const row = (line: (typeof lines)[number]) =>
			markup`<tr data-row><td>${field('position', line.position)}<td>${field('code', line.code)}<td>${field('name', line.name)}<br><small>${field('detail', line.detail)}</small><td class="r">${field('quantity', count(line.quantity))} ${field('unit', line.unit)}<td class="r">${field('price', amount(line.price))}${showsTax && markup`<td class="r">${field('rate', count(line.rate))}`}<td class="r">${field('amount', amount(line.amount))}`;
		const footer = markup`<div class="f"><div>${field('seller.name', seller.name)}<br>${street}<br>${town}</div><div>${label('phone')} ${field('seller.phone', seller.phone)}<br>${seller.email}<br>${seller.web}</div><div>${field('bank', locale.bank())}<br>IBAN ${field('iban', locale.iban())}<br>BIC ${locale.bic()}</div><div>${say(2)}: ${field('manager', locale.person().name)}<br>${say(4)} ${say(3)} ${field('register', random.pattern('HRB #####'))}<br>${locale.country.tax[0]} ${field('seller.tax', seller.taxNumber)}</div></div>`;
		const content = markup`<div class="mark">${random.pick(['◆', '●', '▲', '✦'])} ${seller.name.split(' ')[0]?.toLowerCase()}</div><div class="${infoRight ? 'two' : ''}"><div class="to">${field('buyer.name', buyer.name)}<br>${buyerStreet}<br>${buyerTown}${random.chance(0.4) && markup`<br><small>${locale.country.tax[0]} ${field('buyer.tax', buyer.taxNumber)}</small>`}</div>${info}</div><h1>${say(0)}</h1>
			${random.chance(0.6) && markup`<p>${say(1)}: ${field('delivery.name', site.name)}, ${siteStreet}, ${siteTown}</p>`}
			<table class="t" data-list="rows"><thead><tr><th>${label('position')}<th>${label('article')}<th>${label('description')}<th class="r">${label('quantity')}<th class="r">${label('unitPrice')}${showsTax && markup`<th class="r">%`}<th class="r">${label('amount')}</thead>${lines.map(row)}</table>
			<table class="s"><tr><td>${say(6)}<td class="r">${field('net', amount(net))}<tbody data-list="taxes">${rates.map((one) => markup`<tr data-row><td>${say(7)} ${field('rate', percent(one.rate))} ${label('tax')}${showsTax && markup` (${field('net', amount(one.base))})`}<td class="r">${field('tax', amount(one.tax))}`)}</tbody>${showsTax && markup`<tr><td>${label('tax')}<td class="r">${field('tax', amount(tax))}`}<tr class="b"><td>${label('total')}<td class="r">${field('total', locale.money(gross))}</table><p>${say(8)} ${field('dueDate', locale.date(addDays(day, random.pick([8, 14, 30]))))}.</p>`;
		const html = markup`<style>@page { size: A4; margin: 14mm 18mm 9mm 22mm } body { font: 9.6pt/1.4 ${random.pick(["'Liberation Sans'", "'DejaVu Sans'", "'Liberation Serif'"])} } .mark { font-size: 20pt; text-align: ${random.pick(['left', 'right', 'center'])}; margin-bottom: 16mm; color: #357 } .two { display: grid; grid-template-columns: 1fr 68mm } .two .info div { display: flex; justify-content: space-between } .info { font-size: 8.8pt } .info span { color: #555 } .up { display: inline-block; margin: 6mm 7mm 0 0 } h1 { font-size: 15pt; margin: 10mm 0 4mm } table.t { width: 100% } th { text-align: left; border-bottom: .8pt solid; font-size: 8.5pt } th.r, .r { text-align: right; white-space: nowrap } td { padding: 1mm 2mm 1mm 0; vertical-align: top } small { color: #444 } .s { margin: 4mm 0 0 auto; min-width: 80mm } .b td { border-top: .8pt solid; font-weight: bold } .f { display: grid; grid-template-columns: repeat(4, auto); gap: 4mm; font-size: 6.8pt; border-top: .4pt solid; padding-top: 1.5mm }</style>${withFooter(content, footer, 17)}`;
		return { html, fields };
	},
};
export default family;
