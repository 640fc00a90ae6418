import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, dat, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { drawGoods, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	ordernummer: DOC.orderNo,
	orderdatum: DOC.orderDate,
	inkopare: str(
		'buyer’s purchaser|purchaserName|Einkäufer|inköpare|ostaja (henkilö)|Who handles the purchase?',
		'contactPerson',
	),
	telefon: DOC.phone,
	leverantor: str(
		'supplier addressed|supplier|Lieferant|leverantör|toimittaja|Who is to deliver?',
		'seller',
	),
	leverantorsnummer: str(
		'vendor number at the buyer|vendorNo|Lieferantennummer|leverantörsnummer|toimittajanumero',
		'supplierNumber',
	),
	bestallare: str('company that orders|orderingParty|Besteller|beställare|tilaaja', 'buyer'),
	godsmarke: str(
		'marks on the goods|shippingMark|Kennzeichnung der Ware|godsmärke|merkinnät|How must the parcels be marked?',
	),
	leveransadress: DOC.shipAddress,
	leveransvillkor: DOC.incoterm,
	betalning: DOC.terms,
	rader: rows(
		{
			rad: COL.pos,
			artikel: str(
				'item number of the buyer|ourItemNo|unsere Artikelnummer|vårt artikelnummer|nimikkeemme',
			),
			lev: str(
				'item number of the supplier|supplierItemNo|Artikelnummer des Lieferanten|ert artikelnummer|tuotteenne',
				'productNumber',
			),
			benamning: COL.name,
			datum: COL.wanted,
			antal: COL.qty,
			enhet: COL.unit,
			pris: COL.price,
			belopp: COL.amount,
		},
		'order rows|rows with dates|Bestellzeilen|orderrader|tilausrivit',
	),
	summa: num(
		'sum of the order without tax|orderNet|Bestellsumme|ordersumma|tilauksen summa',
		'netTotal',
	),
	sistaDag: dat(
		'last day for the confirmation|confirmBy|Bis wann bestätigen?|bekräfta senast|vahvistettava viimeistään',
	),
	attBetala: absent(DOC.gross),
	faktura: absent(DOC.invoiceNo),
};
const SAID = {
	sv: 'INKÖPSORDER|Ordernr|Datum|Inköpare|Tel|Leverantör|Lev.nr|Beställare|Godsmärke|Leveransadress|Leveransvillkor|Betalningsvillkor|Rad|Vårt art.nr;Ert art.nr;Benämning|Lev.datum;Antal;Enhet;À-pris;Belopp|Summa exkl. moms|Bekräfta ordern senast|Ange ordernummer på faktura och följesedel.|30 dagar netto;60 dagar netto;14 dagar',
	fi: 'OSTOTILAUS|Tilausnro|Päiväys|Ostaja|Puh.|Toimittaja|Toim.nro|Tilaaja|Merkintä|Toimitusosoite|Toimitusehto|Maksuehto|Rivi|Nimikkeemme;Tuotteenne;Kuvaus|Toim.pvm;Määrä;Yks.;À-hinta;Summa|Yhteensä ilman ALV|Vahvistettava viimeistään|Merkitkää tilausnumero laskuun ja lähetteeseen.|30 pv netto;60 pv netto;14 pv',
	nb: 'INNKJØPSORDRE|Ordrenr.|Dato|Innkjøper|Tlf.|Leverandør|Lev.nr.|Bestiller|Merkes|Leveringsadresse|Leveringsbetingelser|Betalingsbetingelser|Linje|Vårt varenr.;Deres varenr.;Beskrivelse|Lev.dato;Antall;Enhet;Pris;Beløp|Sum eks. mva|Bekreftes innen|Oppgi ordrenummer på faktura og pakkseddel.|30 dager netto;60 dager netto;14 dager',
	da: 'INDKØBSORDRE|Ordrenr.|Dato|Indkøber|Tlf.|Leverandør|Lev.nr.|Rekvirent|Mærkes|Leveringsadresse|Leveringsbetingelse|Betalingsbetingelse|Linje|Vort varenr.;Deres varenr.;Beskrivelse|Lev.dato;Antal;Enhed;Pris;Beløb|Sum ekskl. moms|Bekræftes senest|Anfør ordrenummer på faktura og følgeseddel.|30 dage netto;60 dage netto;løbende md. 30 dage',
} as const;

/** A Nordic manufacturer's order: captions at the far left in a column of their own, items over two lines with both item numbers above and day, quantity and price below, order number repeated at the foot. */
const family: Family = {
	author: 'ottilie',
	locales: ['sv-SE', 'fi-FI', 'nb-NO', 'da-DK'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, count } = locale;
		const [buyer, supplier] = [locale.company(), locale.company()];
		const day = random.day('2000-02-01', '2026-06-20');
		const items = drawGoods(random, locale, 'technical', random.int(2, 6), {
			quantities: [5, 10, 25, 50, 100, 200],
		});
		const net = toMoney(items.reduce((sum, one) => sum + one.amount, 0));
		const number = random.pattern('4#####');
		const left = (label: string, content: ReturnType<typeof field>) =>
			markup`<div class="r"><span>${label}</span><div>${content}</div></div>`;
		const [h1 = '', h2 = '', h3 = ''] = at(13).split(';');
		const [h4 = '', h5 = '', h6 = '', h7 = '', h8 = ''] = at(14).split(';');
		const html = markup`<style>@page { size: A4; margin: 14mm 16mm 18mm } body { font: 9pt/1.45 'Liberation Sans' } h1 { font-size: 17pt; letter-spacing: 1.5pt; font-weight: normal; margin: 0 0 4mm 42mm } .r { display: flex } .r > span { width: 38mm; text-align: right; padding-right: 4mm; color: #555; border-right: 1.6pt solid #0a5; } .r div { padding-left: 4mm } .h, .i { display: grid; grid-template-columns: 12mm 32mm 32mm 1fr; column-gap: 2mm } .k { display: grid; grid-template-columns: 12mm 32mm 22mm 16mm 1fr 34mm; column-gap: 2mm } .hd { font-size: 7.5pt; color: #555; border-bottom: .8pt solid; margin-top: 7mm; padding-bottom: 1mm } .it { padding: 1.5mm 0; border-bottom: .4pt solid #bbb; break-inside: avoid } .n { text-align: right } .foot { position: fixed; bottom: 0; left: 0; right: 0; text-align: center; font-size: 7.5pt }</style><h1>${at(0)}</h1>
			${left(at(1), markup`<b>${field('ordernummer', number)}</b>`)}${left(at(2), field('orderdatum', locale.date(day)))}${left(at(7), markup`${field('bestallare', buyer.name)}, ${buyer.address.whole}`)}${left(at(3), field('inkopare', locale.person().name))}${left(at(4), field('telefon', locale.phone()))}${left(at(5), markup`<b>${field('leverantor', supplier.name)}</b><br>${supplier.address.lines[0]}<br>${supplier.address.lines[1]}`)}${left(at(6), field('leverantorsnummer', random.pattern('1####')))}${left(at(9), field('leveransadress', locale.address().whole))}${left(at(8), field('godsmarke', random.pattern('?? / ####')))}${left(at(10), field('leveransvillkor', `${random.pick(['DAP', 'FCA', 'EXW'])} ${buyer.address.city}`))}${left(at(11), field('betalning', random.pick(at(18).split(';'))))}
			<div class="hd"><div class="h"><span>${at(12)}</span><span>${h1}</span><span>${h2}</span><span>${h3}</span></div><div class="k"><span></span><span>${h4}</span><span class="n">${h5}</span><span>${h6}</span><span class="n">${h7}</span><span class="n">${h8}</span></div></div><div data-list="rader">${items.map((one) => markup`<div class="it" data-row><div class="i"><span>${field('rad', one.position * 10)}</span><span>${field('artikel', random.pattern('####-###'))}</span><span>${field('lev', one.code)}</span><span>${field('benamning', one.name)}</span></div><div class="k"><span></span><span>${field('datum', locale.date(addDays(day, random.int(5, 70))))}</span><span class="n">${field('antal', count(one.quantity))}</span><span>${field('enhet', one.unit)}</span><span class="n">${field('pris', amount(one.price))}</span><span class="n">${field('belopp', amount(one.amount))}</span></div></div>`)}</div>
			<p class="n">${at(15)} <b>${field('summa', locale.money(net))}</b></p><p>${at(16)} ${field('sistaDag', locale.date(addDays(day, 3)))}. ${at(17)}</p><div class="foot">${at(1)} ${field('ordernummer', number)}</div>`;
		return { html, fields };
	},
};
export default family;
