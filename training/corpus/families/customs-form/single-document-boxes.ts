import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { dat, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import type { Markup } from '../../kit/html.ts';
import { drawTypeface } from '../../kit/paperwork.ts';

const fields: Fields = {
	declaration: str(
		'kind of declaration|declarationType|Art der Anmeldung|type de déclaration|tipo dichiarazione|rodzaj zgłoszenia',
		'documentType',
	),
	mrn: str(
		'movement reference number|mrn|Registriernummer|numéro de référence|numer MRN',
		'trackingNumber',
	),
	exporter: str('exporter|exporter|Versender|exportateur|esportatore|eksporter', 'shipper'),
	consignee: str('consignee|consignee|Empfänger|destinataire|destinatario|odbiorca', 'consignee'),
	declarant: str('declarant or agent|declarant|Anmelder|déclarant|dichiarante|zgłaszający'),
	dispatchCountry: str(
		'country of dispatch|dispatchCountry|Versendungsland|pays d’expédition|paese di spedizione|kraj wysyłki',
	),
	destinationCountry: str(
		'country of destination|destinationCountry|Bestimmungsland|pays de destination|paese di destinazione|kraj przeznaczenia',
		'countryOfDestination',
	),
	originCountry: str(
		'country of origin|originCountry|Ursprungsland|pays d’origine|paese d’origine|kraj pochodzenia',
		'countryOfOrigin',
	),
	transport: str(
		'means of transport at departure|transportMeans|Beförderungsmittel|moyen de transport|mezzo di trasporto|środek transportu',
		'truckNumber',
	),
	delivery: str(
		'delivery terms|deliveryTerms|Lieferbedingung|conditions de livraison|condizioni di consegna|warunki dostawy',
		'incoterm',
	),
	invoiced: num(
		'currency amount invoiced|invoicedAmount|Rechnungsbetrag|montant facturé|importo fatturato|kwota faktury',
		'declaredValue',
	),
	exchange: num(
		'rate of exchange|exchangeRate|Umrechnungskurs|taux de change|cambio|kurs',
		'exchangeRate',
	),
	office: str(
		'office of exit|exitOffice|Ausgangszollstelle|bureau de sortie|ufficio di uscita|urząd wyprowadzenia',
	),
	packages: num('number of packages|packageCount|Packstücke|colis|colli|opakowania', 'packages'),
	goods: str(
		'description of the goods|goodsText|Warenbezeichnung|désignation|designazione|opis towaru',
		'goodsDescription',
	),
	commodity: str(
		'commodity code|commodityCode|Warennummer|code des marchandises|codice merce|kod towaru',
		'hsCode',
	),
	gross: num(
		'gross mass in kg|grossMass|Rohmasse|masse brute|massa lorda|masa brutto',
		'grossWeight',
	),
	net: num('net mass in kg|netMass|Eigenmasse|masse nette|massa netta|masa netto', 'netWeight'),
	statistical: num(
		'statistical value|statisticalValue|Statistischer Wert|valeur statistique|valore statistico|wartość statystyczna',
	),
	taxes: rows(
		{
			type: str('type of the duty|dutyType|Abgabenart|type de taxe|tipo|typ opłaty'),
			base: num(
				'base of the duty|dutyBase|Bemessungsgrundlage|base|base imponibile',
				'taxableAmount',
			),
			rate: num('rate of the duty|dutyRate|Satz|quotité|aliquota|stawka', 'taxRate'),
			amount: num('amount of the duty|dutyAmount|Betrag|montant|importo|kwota', 'taxTotal'),
		},
		'calculation of taxes|duties|Abgabenberechnung|calcul des impositions|calcolo tributi',
	),
	totalTaxes: num(
		'duties in all|totalDuties|Abgaben insgesamt|total des impositions|totale tributi|suma opłat',
	),
	place: str('place and date|placeAndDate|Ort und Datum|lieu et date|luogo e data'),
	vat: absent(
		str(
			'VAT number of the consignee|consigneeVat|USt-IdNr. des Empfängers|n° TVA du destinataire',
			'vatNumber',
		),
	),
	container: absent(
		str(
			'number of the container|containerNo|Containernummer|numéro du conteneur',
			'containerNumber',
		),
	),
	seal: absent(dat('date of the seal|sealDate|Datum der Verplombung|date du scellé')),
};
const SAID = {
	de: 'Anmeldung|Versender/Ausführer|Empfänger|Anmelder/Vertreter|Versendungsland|Bestimmungsland|Ursprungsland|Beförderungsmittel|Lieferbedingung|Währung u. Rechnungsbetrag|Kurs|Ausgangszollstelle|Packstücke und Warenbezeichnung|Warennummer|Rohmasse (kg)|Eigenmasse (kg)|Statistischer Wert|Abgabenberechnung|Art;Bemessungsgrundlage;Satz;Betrag|Summe|Ort und Datum|Kartons Haushaltsgeräte;Kisten Maschinenteile;Säcke Kaffee, roh;Paletten Fliesen|Positionen|Zeichen',
	fr: 'Déclaration|Expéditeur/Exportateur|Destinataire|Déclarant/Représentant|Pays d’expédition|Pays de destination|Pays d’origine|Moyen de transport|Conditions de livraison|Monnaie et montant facturé|Taux|Bureau de sortie|Colis et désignation des marchandises|Code marchandises|Masse brute (kg)|Masse nette (kg)|Valeur statistique|Calcul des impositions|Type;Base;Quotité;Montant|Total|Lieu et date|cartons appareils ménagers;caisses pièces de machines;sacs café vert;palettes carreaux|Articles|Marques',
	it: 'Dichiarazione|Speditore/Esportatore|Destinatario|Dichiarante/Rappresentante|Paese di spedizione|Paese di destinazione|Paese d’origine|Mezzo di trasporto|Condizioni di consegna|Moneta e importo fatturato|Cambio|Ufficio di uscita|Colli e designazione delle merci|Codice merci|Massa lorda (kg)|Massa netta (kg)|Valore statistico|Calcolo dei tributi|Tipo;Base imponibile;Aliquota;Importo|Totale|Luogo e data|cartoni elettrodomestici;casse parti di macchine;sacchi caffè crudo;bancali piastrelle|Articoli|Marche',
	pl: 'Zgłoszenie|Nadawca/Eksporter|Odbiorca|Zgłaszający/Przedstawiciel|Kraj wysyłki|Kraj przeznaczenia|Kraj pochodzenia|Środek transportu|Warunki dostawy|Waluta i kwota faktury|Kurs|Urząd wyprowadzenia|Opakowania i opis towaru|Kod towaru|Masa brutto (kg)|Masa netto (kg)|Wartość statystyczna|Obliczenie opłat|Typ;Podstawa;Stawka;Kwota|Suma|Miejsce i data|kartony AGD;skrzynie części maszyn;worki kawy;palety płytek|Pozycje|Znaki',
} as const;

/** A customs single document drawn with boxes of many widths, each numbered at its corner, typed entries of one line inside; the tax table sits in a box at the lower left, half the boxes are empty. */
const family: Family = {
	author: 'noor',
	locales: ['de-DE', 'fr-FR', 'it-IT', 'pl-PL', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, count } = locale;
		const [from, to, agent] = [locale.company(), locale.company(), locale.company('Sped')];
		const value = random.decimal(900, 48000);
		const kurs = random.decimal(0.8, 4.6, 4);
		const stat = toMoney(value * kurs);
		const duty = random.pick([2.7, 4.5, 6.5, 8]);
		const dutyAmount = toMoney((stat * duty) / 100);
		const rate = locale.country.rates[0] ?? 20;
		const taxes = [
			{ type: 'A00', base: stat, rate: duty, amount: dutyAmount },
			{
				type: 'B00',
				base: toMoney(stat + dutyAmount),
				rate,
				amount: toMoney(((stat + dutyAmount) * rate) / 100),
			},
		];
		const total = toMoney(taxes.reduce((sum, one) => sum + one.amount, 0));
		const net = random.int(60, 16000);
		const box = (no: string, caption: string, content: Markup | false, where: string) =>
			markup`<div class="x" style="grid-area: ${where}"><small><b>${no}</b> ${caption}</small><div class="v">${content}</div></div>`;
		const pack = random.int(4, 420);

		const html = markup`<style>@page { size: A4; margin: 9mm } body { font: 8pt/1.2 'Liberation Sans' } .g { display: grid; grid-template-columns: repeat(12, 1fr); grid-auto-rows: 11mm; border: .9pt solid #345 } .x { border: .45pt solid #345; padding: .4mm 1mm; overflow: hidden } .x small { font-size: 5.4pt; color: #345; display: block; line-height: 1.1 } .v { font: ${drawTypeface(random, 9)}; line-height: 1.25 } table { width: 100%; border-collapse: collapse; font-size: 8pt } th { font: 5.4pt 'Liberation Sans'; text-align: left } .n { text-align: right } h3 { margin: 0 0 2mm; font-size: 10pt; color: #345 }</style>
			<h3>${random.pick(['SAD', 'EU', 'DAU 6'])} &nbsp; MRN <span class="v">${field('mrn', `${random.pattern('2#')}${locale.countryCode}${random.pattern('##########?###')}`)}</span></h3><div class="g">${box('1', at(0), field('declaration', random.pick(['IM 4', 'EX 1', 'IM A', 'CO 4'])), '1 / 9 / 2 / 11')}${box('2', at(1), markup`${field('exporter', from.name)}<br>${from.address.whole}`, '1 / 1 / 3 / 7')}${box('3', '', false, '1 / 7 / 2 / 9')}${box('5', at(22), markup`1`, '1 / 11 / 2 / 13')}${box('4', '', false, '2 / 7 / 3 / 13')}${box('8', at(2), markup`${field('consignee', to.name)}<br>${to.address.whole}`, '3 / 1 / 5 / 7')}${box('14', at(3), markup`${field('declarant', agent.name)}`, '5 / 1 / 6 / 7')}${box('15', at(4), field('dispatchCountry', random.pick(['TR', 'CN', 'US', 'CH', 'NO'])), '3 / 7 / 4 / 9')}${box('17', at(5), field('destinationCountry', locale.countryCode), '3 / 9 / 4 / 11')}${box('16', at(6), field('originCountry', random.pick(['CN', 'VN', 'BR', 'TR', 'IN'])), '3 / 11 / 4 / 13')}${box('18', at(7), random.chance(0.8) && field('transport', random.pattern('?? ####?')), '6 / 1 / 7 / 5')}${box('19', '', false, '6 / 5 / 7 / 7')}${box('20', at(8), field('delivery', `${random.pick(['FCA', 'CIF', 'DAP', 'EXW'])} ${to.address.city}`), '4 / 7 / 5 / 13')}${box('22', at(9), markup`USD ${field('invoiced', amount(value))}`, '5 / 7 / 6 / 11')}${box('23', at(10), field('exchange', amount(kurs, 4)), '5 / 11 / 6 / 13')}${box('29', at(11), random.chance(0.7) && field('office', `${locale.countryCode}00${random.pattern('####')} ${locale.address().city}`), '6 / 7 / 7 / 13')}
			${box('31', at(12), markup`${field('packages', pack)} ${field('goods', random.pick(at(21).split(';')))}<br>${at(23)}: ${random.pattern('?? 1-')}${pack}`, '7 / 1 / 10 / 8')}${box('33', at(13), field('commodity', random.pattern('8### ## ##')), '7 / 8 / 8 / 13')}${box('35', at(14), field('gross', count(Math.round(net * 1.07))), '8 / 8 / 9 / 11')}${box('36', '', false, '8 / 11 / 9 / 13')}${box('38', at(15), field('net', count(net)), '9 / 8 / 10 / 11')}${box('40', '', false, '9 / 11 / 10 / 13')}${box('44', '', false, '10 / 1 / 11 / 9')}${box('46', at(16), field('statistical', amount(stat)), '10 / 9 / 11 / 13')}
			${box(
				'47',
				at(17),
				markup`<table data-list="taxes"><tr>${at(18)
					.split(';')
					.map(
						(head) => markup`<th>${head}`,
					)}${taxes.map((one) => markup`<tr data-row><td>${field('type', one.type)}<td>${field('base', amount(one.base))}<td>${field('rate', count(one.rate))}<td class="n">${field('amount', amount(one.amount))}`)}<tr><td><td><td>${at(19)}<td class="n">${field('/totalTaxes', amount(total))}</table>`,
				'11 / 1 / 14 / 9',
			)}${box('48', '', false, '11 / 9 / 12 / 13')}${box('49', '', false, '12 / 9 / 14 / 13')}${box('54', at(20), field('place', `${agent.address.city}, ${locale.date(random.day('1993-01-02', '2024-12-20')).text}`), '14 / 1 / 16 / 13')}</div>`;
		return { html, fields };
	},
};
export default family;
