import type { Family, Fields } from '../../family.ts';
import { clock, speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { askForm, askTable } from '../../kit/slips.ts';
import { TILL } from '../../kit/trade-fields.ts';

const fields: Fields = {
	shop: TILL.shop,
	date: TILL.date,
	time: TILL.time,
	receiptNo: TILL.number,
	total: TILL.total,
	cash: TILL.cash,
	change: TILL.change,
	tax: TILL.tax,
	cashier: TILL.cashier,
	...askForm({
		exact:
			'# What is the sum before rounding? | sum før avrunding | beløb før afrunding | kerekítés előtt | sumBeforeRounding',
		rounding:
			'# By how much was it rounded? | avrunding | öresavrundning | afrunding | kerekítés | roundingAmount',
		net: '# What is the sum without tax? | netto | uden moms | nettó | netAmount',
		orgNo:
			'What is the number of the company? | organisationsnummer | CVR-nr. | adószám | organisationNumber',
		deposit: '# How much is deposit on bottles? | pant | betétdíj | pantti | bottleDeposit',
		journal:
			'Which control unit is the till joined to? | kontrollenhet | kontrolenhed | AP szám | controlUnit',
		card: '- Which card was used? | kort | kártya',
		table: '- Which table? | bord | asztal',
	}),
	items: askTable(
		{
			name: 'item | vara | vare | tétel',
			quantity: '# how many | antal | antall | darab',
			amount: '# amount | belopp | beløp | összeg',
		},
		'bought items | varor | varer | tételek | itemsBought',
	),
};
const SAID = {
	sv: 'Pressbyrån på Hörnet;Torgkiosken;Kvarterskiosk|Grillkorv=3.2,Kaffe stor=2.8,Läsk 50cl=1.9*,Kvällstidning=2.5,Godis lösvikt=4.1,Tuggummi=1.4,Glasspinne=2.2|Summa|Öresavrundning|Att betala|Kontant|Tillbaka|varav moms|Netto|Pant|Org.nr|Kontrollenhet|Kvitto|Kassör|kr|Spara kvittot',
	nb: 'Hjørnekiosken;Bua på Torget;Stasjonskiosken|Pølse i brød=3.4,Kaffe=2.9,Brus 0,5=2.6*,Avis=3.2,Smågodt=4.4,Tyggis=1.6,Softis=3.1|Sum|Øreavrunding|Å betale|Kontant|Tilbake|herav mva|Netto|Pant|Org.nr.|Kontrollenhet|Kvittering|Kasserer|kr|Ta vare på kvitteringen',
	da: 'Kiosken på Torvet;Hjørnet Kiosk;Pølsevognen|Ristet hotdog=4.2,Kaffe=2.7,Sodavand=2.4*,Avis=3.1,Slik=3.6,Tyggegummi=1.5,Vaffelis=3.8|Sum|Afrunding|At betale|Kontant|Retur|heraf moms|Ekskl. moms|Pant|CVR-nr.|Kontrolenhed|Bon|Eksp.|kr.|Tak og på gensyn',
	fi: 'Kulmakioski;Torin Kioski;Asemakioski|Nakkisämpylä=3.1,Kahvi=2.4,Limsa 0,5=2.2*,Iltalehti=2.6,Irtokarkit=3.9,Purukumi=1.4,Jäätelö=2.5|Välisumma|Pyöristys|Maksettava|Käteinen|Takaisin|sis. ALV|Veroton|Pantti|Y-tunnus|Laite|Kuitti|Myyjä|€|Kiitos käynnistä',
	hu: 'Sarki Bódé;Állomás Büfé;Téri Trafik|Hot dog=2.1,Kávé=1.2,Üdítő 0,5=1.3*,Napilap=1.1,Cukorka=1.8,Rágó=.9,Jégkrém=1.6|Részösszeg|Kerekítés|Fizetendő|Készpénz|Visszajáró|ebből ÁFA|Nettó|Betétdíj|Adószám|AP|Nyugta|Pénztáros|Ft|Köszönjük',
};

/** A kiosk's small slip in two columns of which the right one is ragged, cash rounded to a coin, deposits in the row below each bottle, no lines at all. */
const family: Family = {
	author: 'radmila',
	locales: ['sv-SE', 'nb-NO', 'da-DK', 'fi-FI', 'hu-HU'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const isForint = locale.country.currency === 'HUF';
		const step = isForint
			? 5
			: locale.language === 'da'
				? 0.5
				: locale.language === 'fi'
					? 0.05
					: 1;
		const money = (value: number) => locale.amount(value, isForint ? 0 : 2);
		const round = (value: number) => Number(value.toFixed(isForint ? 0 : 2));
		const items = random.some(say(1).split(','), random.int(1, 5)).map((line) => {
			const [name = '', euros = '1'] = line.split('=');
			const quantity = random.pick([1, 1, 1, 2, 3]);
			const price = round(
				inMoney(Number(euros.replace('*', '')) * random.decimal(0.9, 1.2), locale),
			);
			const deposit = euros.endsWith('*') ? round(inMoney(0.2 * quantity, locale)) : 0;
			return { name, quantity, deposit, amount: toMoney(price * quantity) };
		});
		const exact = toMoney(items.reduce((sum, item) => sum + item.amount + item.deposit, 0));
		const total = toMoney(Math.round(exact / step) * step);
		const note = isForint ? 1000 : locale.country.currency === 'EUR' ? 10 : 100;
		const given = Math.ceil((total + 0.01) / note) * note;
		const rate = locale.country.rates[0] ?? 25;
		const net = toMoney(exact / (1 + rate / 100));
		const row = (left: ReturnType<typeof markup>, right: ReturnType<typeof field>) =>
			markup`<tr><td>${left}<td>${right}`;
		const isStar = random.chance(0.4);
		const html = markup`<style>@page { size: ${random.pick([57, 60])}mm ${104 + items.length * 8}mm; margin: 4mm } body { font: 8pt/1.3 ${random.pick(["'Liberation Mono'", "'DejaVu Sans'", "'Liberation Sans Narrow'"])} } h1 { font-size: 11pt; margin: 0 } table { width: 100%; margin: 2mm 0 } td:last-child { text-align: ${random.pick(['right', 'left'])}; white-space: nowrap } .b td { font-size: 1.4em; font-weight: bold } .p { padding-left: 4mm }
			</style><h1>${field('shop', random.pick(say(0).split(';')))}</h1>${locale.address().whole}<br>${say(10)} ${field('orgNo', locale.taxNumber())}<table data-list="items">${items.map((item) => markup`<tbody data-row><tr><td>${item.quantity > 1 && markup`${field('quantity', item.quantity)} ${isStar ? '*' : 'x'} `}${field('name', item.name)}<td>${field('amount', money(item.amount))}${item.deposit > 0 && markup`<tr><td class="p">+ ${say(9)}<td>${field('/deposit', money(item.deposit))}`}</tbody>`)}</table>
			<table>${row(markup`${say(2)}`, field('exact', money(exact)))}${total !== exact && row(markup`${say(3)}`, field('rounding', { text: `${total < exact ? '-' : '+'}${money(Math.abs(toMoney(total - exact))).text}`, value: toMoney(total - exact) }))}<tr class="b"><td>${say(4)} ${say(14)}<td>${field('total', money(total))}${row(markup`${say(5)}`, field('cash', money(given)))}${row(markup`${say(6)}`, field('change', money(toMoney(given - total))))}${row(markup`${say(8)}`, field('net', money(net)))}${row(markup`${say(7)} ${rate}%`, field('tax', money(toMoney(exact - net))))}</table>
			${say(12)} ${field('receiptNo', random.pattern('#####'))} ${say(13)} ${field('cashier', random.pattern('0#'))}<br>${field('date', locale.date(random.day('2006-01-01', '2026-05-01')))} ${field('time', clock(random.int(380, 1400), random.pick([':', '.'])))}<br>${random.chance(0.6) && markup`${say(11)} ${field('journal', random.pattern('????########'))}<br>`}${say(15)}`;
		return { html, fields };
	},
};
export default family;
