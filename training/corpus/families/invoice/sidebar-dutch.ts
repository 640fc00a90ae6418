import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { drawGoods, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawRates } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	factuurnummer: DOC.invoiceNo,
	factuurdatum: DOC.invoiceDate,
	vervaldatum: DOC.due,
	afzender: DOC.seller,
	btwNummer: DOC.sellerTax,
	kvk: str(
		'KvK-nummer|registration number of the firm|chamberOfCommerceNo|Handelsregisternummer|Under which number is the firm registered?|orgnr',
		'registrationNumber',
	),
	iban: DOC.iban,
	'klant.naam': DOC.buyer,
	'klant.straat': str(
		'straat van de klant|street of the customer|customerStreet|Straße des Kunden|In which street is the customer?',
		'street',
	),
	'klant.plaats': str(
		'plaats van de klant|town of the customer|customerTown|Ort des Kunden|Where does the customer live?',
		'city',
	),
	tav: str(
		'ter attentie van|for the attention of|attn|zu Händen|Who should open the letter?',
		'contactPerson',
	),
	project: str(
		'betreft|project that is billed|projectName|Projekt|What job is it for?|projekt',
		'projectName',
	),
	regels: rows(
		{
			aantal: COL.qty,
			omschrijving: COL.name,
			prijs: COL.price,
			code: str('btw-code|VAT letter|vatLetter|Steuerbuchstabe|Which letter stands for the rate?'),
			totaal: COL.amount,
		},
		'factuurregels|what is billed|Was wird berechnet?|fakturarader',
	),
	subtotaal: DOC.net,
	btw: rows(
		{
			code: str('letter of the rate|rateLetter|Buchstabe'),
			tarief: COL.rate,
			grondslag: COL.base,
			bedrag: COL.tax,
		},
		'btw-specificatie|VAT by rate|Steuer nach Sätzen',
	),
	totaal: DOC.gross,
	gRekening: absent(
		num('bedrag op de G-rekening|amount for the blocked account|gAccountAmount|Sperrkonto-Betrag'),
	),
	korting: absent(
		num('betalingskorting|payment discount|paymentDiscount|Skontobetrag', 'cashDiscount'),
	),
};
const SAID = {
	nl: 'FACTUUR|T.a.v.|Betreft|Factuurnummer|Factuurdatum|Vervaldatum|aantal;omschrijving;stuksprijs;btw;totaal|Totaal exclusief btw|over|TE VOLDOEN|KvK|Btw|IBAN|Wij verzoeken u het bedrag vóór de vervaldatum over te maken onder vermelding van het factuurnummer.|H|L',
	sv: 'FAKTURA|Att.|Avser|Fakturanummer|Fakturadatum|Förfallodatum|antal;benämning;à-pris;moms;summa|Summa exklusive moms|på|ATT BETALA|Org.nr|Momsreg.nr|Konto|Vänligen ange fakturanummer vid betalning.|A|B',
	de: 'RECHNUNG|z. Hd.|Betrifft|Rechnungsnummer|Rechnungsdatum|Fällig am|Anzahl;Leistung;Einzelpreis;USt;Summe|Summe ohne Umsatzsteuer|auf|ZU ZAHLEN|HRB|USt-IdNr.|IBAN|Bitte überweisen Sie den Betrag unter Angabe der Rechnungsnummer.|N|E',
} as const;

/** A studio's invoice: the sender in a coloured column that runs down the right edge, quantity first, one-letter tax codes explained under the sum. */
const family: Family = {
	author: 'ottilie',
	locales: ['nl-NL', 'nl-BE', 'sv-SE', 'de-DE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, count } = locale;
		const [seller, buyer] = [locale.company(), locale.company()];
		const day = random.day('2013-02-01', '2026-06-20');
		const goods = drawGoods(random, locale, 'services', random.int(2, 6), {
			quantities: [1, 1, 2, 2.5, 4, 7.5, 12],
		});
		const { lines, rates, net, gross } = drawRates(random, locale, goods, 0.25);
		const letterOf = (rate: number) => at(rate === locale.country.rates[0] ? 14 : 15);
		const ink = random.pick(['#e4572e', '#1f6f78', '#5b3a8c', '#2f6b2f']);
		const html = markup`<style>@page { size: A4; margin: 0 } body { margin: 0; font: 9.5pt/1.45 'DejaVu Sans Condensed' } .side { position: absolute; right: 0; top: 0; width: 48mm; height: 297mm; background: ${ink}; color: #fff; padding: 18mm 6mm; box-sizing: border-box; font-size: 8pt } .side b { font-size: 12pt; display: block; margin-bottom: 6mm } .main { width: 134mm; padding: 20mm 0 0 16mm } .k { display: flex; gap: 6mm; margin: 8mm 0 } .k small { display: block; color: ${ink} } table { width: 100%; border-collapse: collapse } td { padding: 1.2mm 0; vertical-align: top } th { text-align: left; font-weight: normal; color: ${ink}; border-bottom: 1pt solid ${ink} } .n { text-align: right } .vat { font-size: 8pt; color: #555 }</style>
			<div class="side"><b>${field('afzender', seller.name)}</b>${seller.address.lines[0]}<br>${seller.address.lines[1]}<br><br>${seller.phone}<br>${seller.email}<br>${seller.web}<br><br>${at(10)} ${field('kvk', random.pattern('########'))}<br>${locale.language === 'sv' ? '' : at(11)} ${field('btwNummer', seller.taxNumber)}<br><br>${at(12)}<br>${field('iban', locale.iban())}</div>
			<div class="main"><div style="min-height:34mm">${field('klant.naam', buyer.name)}<br>${random.chance(0.6) && markup`${at(1)} ${field('tav', locale.person().name)}<br>`}${field('klant.straat', buyer.address.street)}<br>${buyer.address.postcode} ${field('klant.plaats', buyer.address.city)}</div><h1 style="color:${ink};font-size:22pt;margin:0">${at(0)}</h1>
			<div class="k"><div><small>${at(3)}</small>${field('factuurnummer', random.pattern(`${day.slice(0, 4)}-0###`))}</div><div><small>${at(4)}</small>${field('factuurdatum', locale.date(day))}</div><div><small>${at(5)}</small>${field('vervaldatum', locale.date(addDays(day, random.pick([14, 30]))))}</div></div><p>${at(2)}: ${field('project', `${random.pick(['Website', 'Expo', 'Magazine', 'Campagne', 'Logo'])} ${random.pick(['Noord', 'Haven', '2.0', 'Zomer'])}`)}</p>
			<table data-list="regels"><tr>${at(6)
				.split(';')
				.map(
					(head, i) =>
						markup`<th ${{ markup: i === 0 || i === 1 || i === 3 ? '' : 'class="n"' }}>${head}`,
				)}${lines.map((one) => markup`<tr data-row><td>${field('aantal', count(one.quantity))} ×<td>${field('omschrijving', one.name)}<td class="n">${field('prijs', amount(one.price))}<td>&nbsp;${field('code', letterOf(one.rate))}<td class="n">${field('totaal', amount(one.amount))}`)}</table><hr style="border:0;border-top:1pt solid ${ink}">
			<div class="n">${at(7)} &nbsp; ${field('subtotaal', amount(net))}</div><div class="n vat" data-list="btw">${rates.map((one) => markup`<div data-row>${field('code', letterOf(one.rate))} = ${field('tarief', locale.percent(one.rate))} ${at(8)} ${field('grondslag', amount(one.base))} &nbsp; ${field('bedrag', amount(one.tax))}</div>`)}</div><div class="n" style="font-size:15pt;color:${ink}">${at(9)} ${field('totaal', locale.money(toMoney(gross)))}</div><p class="vat">${at(13)}</p></div>`;
		return { html, fields };
	},
};
export default family;
