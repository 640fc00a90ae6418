import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { dat, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	contractNo: str(
		'number of the leasing contract|leaseNo|Leasingvertragsnummer|numero del contratto di leasing|numer umowy leasingu|lízing szerződés száma',
		'contractNumber',
	),
	signedOn: dat(
		'day of the contract|contractDay|Vertragsdatum|data del contratto|data umowy|szerződés kelte',
		'signatureDate',
	),
	lessor: str('who leases the thing out|lessor|Leasinggeber|concedente|finansujący|bérbeadó'),
	lessee: str('who uses the thing|lessee|Leasingnehmer|utilizzatore|korzystający|bérbevevő'),
	lesseeTax: str(
		'tax number of the lessee|lesseeTaxNo|Steuernummer des Leasingnehmers|P.IVA utilizzatore|NIP korzystającego',
		'taxNumber',
	),
	object: str(
		'what is leased|leasedObject|Leasingobjekt|bene|przedmiot leasingu|lízing tárgya',
		'vehicleModel',
	),
	vin: str('chassis number|vin|Fahrgestellnummer|telaio|numer VIN|alvázszám', 'vin'),
	year: num(
		'year it was built|yearBuilt|Baujahr|anno di costruzione|rok produkcji|gyártási év',
		'modelYear',
	),
	price: num(
		'price without tax|netPrice|Anschaffungswert|prezzo imponibile|wartość netto|nettó ár',
		'purchasePrice',
	),
	down: num('down payment|downPayment|Sonderzahlung|anticipo|opłata wstępna|önrész', 'deposit'),
	instalments: num(
		'how many instalments|instalmentCount|Anzahl der Raten|numero di canoni|liczba rat|részletek száma',
	),
	monthly: num(
		'monthly instalment|monthlyInstalment|Monatsrate|canone mensile|rata miesięczna|havi díj',
		'instalment',
	),
	residual: num('residual value|residualValue|Restwert|riscatto|wartość wykupu|maradványérték'),
	mileage: num(
		'kilometres a year|annualMileage|Jahreskilometer|chilometri annui|limit kilometrów|éves futás',
		'mileage',
	),
	plan: rows(
		{
			no: num('number of the instalment|instalmentNo|Rate Nr.|rata n.|nr raty'),
			due: dat('when it is due|instalmentDue|fällig am|scadenza|termin', 'dueDate'),
			net: num('instalment without tax|instalmentNet|Rate netto|imponibile|netto'),
			tax: num('tax on the instalment|instalmentTax|Steuer|IVA|VAT', 'taxTotal'),
			gross: num('instalment with tax|instalmentGross|Rate brutto|totale|brutto', 'lineTotal'),
		},
		'payment plan|instalment plan|Ratenplan|piano dei canoni|harmonogram|fizetési ütemterv',
	),
	insurance: str(
		'who insures the vehicle|insuredBy|Wer versichert?|assicurazione a cura di|kto ubezpiecza',
	),
	iban: absent(
		str('account for the instalments|lessorAccount|Konto des Leasinggebers|conto', 'iban'),
	),
	guarantor: absent(str('guarantor|guarantor|Bürge|garante|poręczyciel')),
};
const SAID = {
	de: 'Leasingvertrag|Nr.|vom|Leasinggeber|Leasingnehmer|§ 1 Leasingobjekt|Fahrgestellnummer|Baujahr|Anschaffungswert netto|§ 2 Zahlungen|Sonderzahlung|Raten zu je|Kalkulierter Restwert|Laufleistung pro Jahr (km)|§ 3 Versicherung: Die Vollkasko schließt|der Leasingnehmer;der Leasinggeber|ab.|Anlage 1 – Ratenplan|Nr.;Fällig;Netto;USt;Brutto|Transporter Tarvik 4;Gabelstapler GS-25;Kombi Orvanta;Sattelzugmaschine K480',
	it: 'Contratto di locazione finanziaria|N.|del|Concedente|Utilizzatore|Art. 1 Bene|Telaio|Anno|Prezzo imponibile|Art. 2 Corrispettivo|Anticipo|canoni da|Riscatto|Chilometri annui|Art. 3 Assicurazione a cura|dell’utilizzatore;del concedente|.|Allegato 1 – piano dei canoni|N.;Scadenza;Imponibile;IVA;Totale|furgone Tarvik 4;carrello GS-25;berlina Orvanta;trattore K480',
	pl: 'Umowa leasingu operacyjnego|nr|z dnia|Finansujący|Korzystający|§ 1 Przedmiot|VIN|Rok produkcji|Wartość netto|§ 2 Opłaty|Opłata wstępna|rat po|Wartość wykupu|Limit km rocznie|§ 3 Ubezpieczenie zawiera|korzystający;finansujący|.|Załącznik 1 – harmonogram|Nr;Termin;Netto;VAT;Brutto|furgon Tarvik 4;wózek GS-25;kombi Orvanta;ciągnik K480',
	hu: 'Pénzügyi lízingszerződés|szám:|kelt|Lízingbeadó|Lízingbevevő|1. § A lízing tárgya|Alvázszám|Gyártási év|Nettó ár|2. § Fizetés|Önrész|részlet, egyenként|Maradványérték|Éves futás (km)|3. § A biztosítást köti|a lízingbevevő;a lízingbeadó|.|1. melléklet – ütemterv|Ssz.;Esedékes;Nettó;Áfa;Bruttó|Tarvik 4 furgon;GS-25 targonca;Orvanta kombi;K480 vontató',
} as const;

/** A leasing contract of two pages: the first in clauses with values set in bold inside sentences, the second an annex with the instalments running down in two newspaper columns. */
const family: Family = {
	author: 'ottilie',
	locales: ['de-DE', 'it-IT', 'pl-PL', 'hu-HU', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, money } = locale;
		const [lessor, lessee] = [locale.company('Leasing'), locale.company()];
		const day = random.day('2002-02-01', '2025-06-20');
		const price = Math.round(inMoney(random.int(16000, 92000), locale));
		const [count, down, residual] = [
			random.pick([24, 36, 48]),
			Math.round(price * 0.1),
			Math.round(price * 0.18),
		];
		const monthly = toMoney(((price - down - residual) * 1.09) / count);
		const rate = locale.country.rates[0] ?? 20;
		const tax = toMoney((monthly * rate) / 100);
		const [first, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
		const dueOf = (i: number) =>
			`${first + Math.floor((month + i) / 12)}-${String(((month + i) % 12) + 1).padStart(2, '0')}-01`;
		const bold = (path: string, content: Parameters<typeof field>[1]) =>
			markup`<b>${field(path, content)}</b>`;
		const [h1, h2, h3, h4, h5] = at(18).split(';');
		const html = markup`<style>@page { size: A4; margin: 22mm 24mm } body { font: 10.5pt/1.55 'Liberation Serif' } h1 { font-size: 15pt; text-align: center } h2 { font-size: 11pt; margin: 5mm 0 1mm } .b { page-break-before: always } .cols { columns: 2; column-gap: 8mm; font-size: 8.6pt; line-height: 1.35 } .r { display: grid; grid-template-columns: 7mm 20mm 1fr 1fr 1fr; text-align: right; break-inside: avoid } .hd { border-bottom: .6pt solid }</style>
			<h1>${at(0)} ${at(1)} ${field('contractNo', random.pattern('L-##/######'))}</h1><p style="text-align:center">${at(2)} ${field('signedOn', locale.date(day))}</p><p>${at(3)}: ${bold('lessor', lessor.name)}, ${lessor.address.whole}<br>${at(4)}: ${bold('lessee', lessee.name)}, ${lessee.address.whole}, ${locale.country.tax[0]} ${field('lesseeTax', lessee.taxNumber)}</p>
			<h2>${at(5)}</h2><p>${bold('object', random.pick(at(19).split(';')))}, ${at(6)} ${bold('vin', random.pattern('W?##?####?#######'))}, ${at(7)} ${bold('year', first)}. ${at(8)}: ${bold('price', money(price))}.</p><h2>${at(9)}</h2><p>${at(10)} ${bold('down', money(down))}; ${bold('instalments', count)} ${at(11)} ${bold('monthly', money(monthly))} (+ ${rate} %). ${at(12)}: ${bold('residual', money(residual))}. ${random.chance(0.7) && markup`${at(13)}: ${bold('mileage', locale.count(random.pick([15000, 20000, 30000])))}.`}</p><h2>${at(14)} ${field('insurance', random.pick(at(15).split(';')))} ${at(16)}</h2><p style="margin-top:24mm">______________________ &nbsp; &nbsp; &nbsp; ______________________</p>
			<div class="b"><h2>${at(17)}</h2><div class="cols" data-list="plan"><div class="r hd"><span>${h1}</span><span>${h2}</span><span>${h3}</span><span>${h4}</span><span>${h5}</span></div>${Array.from({ length: count }, (_, i) => markup`<div class="r" data-row><span>${field('no', i + 1)}</span><span>${field('due', locale.date(dueOf(i), 'dd.mm.yyyy'))}</span><span>${field('net', amount(monthly))}</span><span>${field('tax', amount(tax))}</span><span>${field('gross', amount(toMoney(monthly + tax)))}</span></div>`)}</div></div>`;
		return { html, fields };
	},
};
export default family;
