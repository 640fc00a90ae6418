import type { Family, Fields } from '../../family.ts';
import { clock, speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { askForm, askTable } from '../../kit/slips.ts';
import { TILL } from '../../kit/trade-fields.ts';
import { drawGroceries, shopWords } from '../../kit/trade.ts';

const fields: Fields = {
	shop: TILL.shop,
	date: TILL.date,
	time: TILL.time,
	till: TILL.till,
	cashier: TILL.cashier,
	subtotal: TILL.subtotal,
	total: TILL.total,
	saved: TILL.saved,
	card: TILL.card,
	pieces: TILL.pieces,
	cardNo: TILL.cardNumber,
	approval: TILL.approval,
	...askForm({
		member:
			'Which loyalty card was shown? | Kundenkarte | klantenkaart | carte de fidélité | memberCard',
		pointsOld:
			'# How many points were there before? | Punkte vorher | punten vooraf | pointsBefore',
		pointsNew: '# How many points were earned? | neue Punkte | gespaarde punten | pointsEarned',
		pointsSum: '# How many points are there now? | Punktestand | puntensaldo | pointsBalance',
		voucher: '# What was paid by voucher? | Gutschein | cadeaubon | voucherAmount',
		application: 'Which application of the card was used? | AID | cardApplication',
		entry: 'How was the card read? | Kontaktlos? | contactless or chip | entryMode',
		reference:
			'What is the reference of the payment? | Referenz | betalingskenmerk | paymentReference',
		cash: '-# How much cash was given? | Bargeld | contant',
		table: '- Which table? | Tisch | tafel',
	}),
	items: askTable(
		{
			name: 'item | Artikel | artikel | article',
			quantity: '# quantity | Menge | aantal | nombre',
			weight: '# weight in kilograms | Gewicht | gewicht | poids',
			price: '# price of one | Einzelpreis | stukprijs',
			off: '# money off the row | Rabatt | korting | remise',
			amount: '# amount | Betrag | bedrag | montant',
		},
		'items on the slip | Artikel auf dem Bon | gekochte artikelen | basketItems',
	),
};
const SAID = {
	en: 'Points before|This shop|Balance|Voucher|Member|CUSTOMER COPY',
	de: 'Punkte bisher|Dieser Einkauf|Punktestand|Gutschein|Kundenkarte|KUNDENBELEG',
	nl: 'Punten vooraf|Dit bezoek|Saldo|Waardebon|Klantenkaart|KOPIE KLANT',
	fr: 'Points avant|Cet achat|Solde|Bon d’achat|Carte|TICKET CLIENT',
};

/** A supermarket's two-part slip: savings gathered in a block below the goods, a table of points, and behind a tear line the customer's copy of the card payment. */
const family: Family = {
	author: 'radmila',
	locales: ['en-GB', 'nl-NL', 'de-DE', 'en-IE', 'fr-FR', 'nl-BE'],
	draw: (random, locale) => {
		const say = shopWords(locale);
		const { amount } = locale;
		const items = drawGroceries(random, locale, random.int(2, 10)).map((item) => ({
			...item,
			off: random.chance(0.25) ? toMoney(item.amount * random.pick([0.2, 0.25, 0.5])) : 0,
		}));
		const subtotal = toMoney(items.reduce((sum, item) => sum + item.amount, 0));
		const saved = toMoney(items.reduce((sum, item) => sum + item.off, 0));
		const voucher = random.chance(0.2) ? inMoney(2, locale) : 0;
		const total = toMoney(subtotal - saved - voucher);
		const [had, got] = [random.int(20, 4800), Math.floor(total)];
		const isGathered = random.chance(0.6);
		const word = speak(SAID, locale.language);
		const row = (left: ReturnType<typeof markup>, right: ReturnType<typeof markup>, css = '') =>
			markup`<div class="l ${css}"><span>${left}</span><span>${right}</span></div>`;
		const less = (item: (typeof items)[number]) =>
			field('off', { text: `-${amount(item.off).text}`, value: -item.off });
		const html = markup`<style>@page { size: 79mm ${190 + items.length * 8}mm; margin: 5mm } body { font: 8pt/1.32 ${random.pick(["'Liberation Sans'", "'DejaVu Sans Mono'", "'Liberation Sans Narrow'"])} } .l { display: flex; justify-content: space-between } .b { font: bold 12pt 'Liberation Sans' } .d { padding-left: 4mm; color: #222 } .c { text-align: center } .box { border: .8pt solid; padding: 1mm 2mm; margin: 2mm 0 } .cut { border-top: 1pt dashed; margin: 3mm 0 2mm } h1 { font-size: 15pt; margin: 0; text-align: center }
			</style><h1>${field('shop', `${random.pick(['Fairmead', 'Groenveld', 'Kornhaus', 'Saverne', 'Millbrook'])} ${random.pick(['Market', 'Super', 'Frais'])}`)}</h1><div class="c">${locale.address().whole}</div><div data-list="items">${items.map((item) => markup`<div data-row="${item.name}">${row(markup`${!item.isWeighed && item.quantity > 1 && markup`${field('quantity', item.quantity)} `}${field('name', item.name)}`, field('amount', amount(item.amount)))}${item.isWeighed && markup`<div class="d">${field('weight', amount(item.quantity, 3))} kg @ ${field('price', amount(item.price))}/kg</div>`}${!isGathered && item.off > 0 && row(markup`&nbsp; ${say('saving')}`, less(item))}</div>`)}</div>
			${row(markup`${say('subtotal')}`, field('subtotal', amount(subtotal)))}${isGathered && saved > 0 && markup`<div class="box" data-list="items"><b>${say('saving')}</b>${items.map((item) => item.off > 0 && markup`<div data-row="${item.name}">${row(markup`${field('name', item.name)}`, less(item))}</div>`)}</div>`}${saved > 0 && row(markup`${say('saving')} ${say('total')}`, field('saved', { text: `-${amount(saved).text}`, value: -saved }))}${voucher > 0 && row(markup`${word(3)}`, field('voucher', { text: `-${amount(voucher).text}`, value: -voucher }))}${row(markup`${say('total')}`, field('total', locale.money(total)), 'b')}${row(markup`${say('card')}`, field('card', amount(total)))}<div>${field('pieces', items.length)} ${say('items')}</div>
			<div class="box">${word(4)} ${field('member', random.pattern('2### **** ####'))}${row(markup`${word(0)}`, field('pointsOld', locale.count(had)))}${row(markup`${word(1)}`, field('pointsNew', { text: `+${got}`, value: got }))}${row(markup`${word(2)}`, field('pointsSum', locale.count(had + got)))}</div><div>${field('date', locale.date(random.day('2010-01-01', '2026-05-01')))} ${field('time', clock(random.int(420, 1320), ':'))} ${say('till')} ${field('till', random.pattern('##'))} ${say('cashier')} ${field('cashier', random.pattern('####'))}</div>
			<div class="cut"></div><div class="c"><b>${word(5)}</b></div>${row(markup`${random.pick(['VISA DEBIT', 'MASTERCARD', 'MAESTRO'])}`, field('cardNo', `************${random.pattern('####')}`))}${row(markup`AID`, field('application', random.pattern('A0000000####10')))}${row(markup`AUTH`, field('approval', random.pattern('######')))}${row(markup`REF`, field('reference', random.pattern('############')))}<div>${field('entry', random.pick(['CONTACTLESS', 'CHIP + PIN', 'ICC']))}</div>${row(markup`${say('total')}`, field('total', locale.money(total)))}`;
		return { html, fields };
	},
};
export default family;
