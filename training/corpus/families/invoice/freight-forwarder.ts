import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, dat, num, partyOf, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	invoice: DOC.invoiceNo,
	invoiceDate: DOC.invoiceDate,
	fileNumber: str(
		'file number of the forwarder|jobNo|Under which file was the shipment handled?|Speditionsposition|dossiernummer|numero pratica',
		'referenceNumber',
	),
	'payer.name': DOC.payer,
	'payer.address': str(
		'address of the one who pays|payerAddress|Anschrift des Zahlers|Where is the bill sent to?|indirizzo del pagatore',
		'address',
	),
	shipper: str('Who sends the cargo?|shipper|Versender|speditore|afzender|nadawca', 'shipper'),
	consignee: str(
		'Who gets the cargo?|consignee|Empfänger|destinatario|ontvanger|odbiorca',
		'consignee',
	),
	forwarder: DOC.seller,
	vessel: str('ship and voyage|vesselVoyage|Which ship carried it?|Schiff|nave|schip', 'vessel'),
	loading: str(
		'port of loading|pol|Where was it loaded?|Ladehafen|porto di carico|laadhaven',
		'portOfLoading',
	),
	discharge: str(
		'port of discharge|pod|Where was it unloaded?|Löschhafen|porto di sbarco|loshaven',
		'portOfDischarge',
	),
	container: str(
		'container number|containerNo|Which container?|Containernummer|numero del container',
		'containerNumber',
	),
	packages: DOC.packages,
	weight: DOC.weight,
	eta: dat('arrival of the ship|eta|When did it arrive?|Ankunft|arrivo', 'eta'),
	charges: rows(
		{
			code: str('code of the charge|chargeCode|Gebührenschlüssel|codice'),
			text: COL.name,
			basis: str('basis of the charge|per|Berechnungsgrundlage|base di calcolo'),
			foreign: num(
				'amount in foreign currency|foreignAmount|Fremdwährungsbetrag|importo in valuta',
			),
			taxable: num(
				'amount subject to tax|taxableAmount|steuerpflichtiger Betrag|importo imponibile',
			),
			exempt: num('amount free of tax|exemptAmount|steuerfreier Betrag|importo esente'),
		},
		'charges of the forwarder|freight charges|Welche Kosten werden berechnet?|spese',
	),
	taxableSum: num(
		'sum of taxed charges|taxableTotal|Summe steuerpflichtig|totale imponibile',
		'netTotal',
	),
	exemptSum: num('sum of charges without tax|exemptTotal|Summe steuerfrei|totale esente'),
	vat: DOC.tax,
	total: DOC.gross,
	rateOfExchange: num('rate of the dollar|exchangeRate|Umrechnungskurs|cambio', 'exchangeRate'),
	due: DOC.due,
	warehouse: absent(str('warehouse where it lies|warehouse|Lager|magazzino')),
	insuredValue: absent(
		num(
			'insured value of the cargo|insuredValue|Versicherungswert|valore assicurato',
			'sumInsured',
		),
	),
};
const SAID = {
	en: 'FREIGHT INVOICE|Invoice|Date|Our file|Invoice to|Shipper|Consignee|Vessel / voyage|From|To|Container|Packages|Gross kg|Arrival|Code;Charge;Basis;USD;Taxable;Exempt|Ocean freight;Bunker surcharge;Terminal handling;Import customs clearance;Haulage to door;Documentation fee;Container demurrage;Security fee;Customs duty disbursed|Totals|VAT|Amount due|Exchange rate USD|Payable by|All business under our trading conditions.',
	de: 'FRACHTRECHNUNG|Rechnung|Datum|Position|Rechnung an|Versender|Empfänger|Schiff / Reise|Von|Nach|Container|Packstücke|Brutto kg|Ankunft|Code;Leistung;Basis;USD;steuerpflichtig;steuerfrei|Seefracht;Bunkerzuschlag;Terminalumschlag;Verzollung;Nachlauf;Dokumentengebühr;Standgeld;Sicherheitsgebühr;Zollauslage|Summen|USt|Zu zahlen|Kurs USD|Fällig am|Wir arbeiten nach unseren Geschäftsbedingungen.',
	nl: 'VRACHTFACTUUR|Factuur|Datum|Dossier|Factuur aan|Afzender|Ontvanger|Schip / reis|Van|Naar|Container|Colli|Bruto kg|Aankomst|Code;Dienst;Basis;USD;belast;vrijgesteld|Zeevracht;Brandstoftoeslag;Terminalkosten;Inklaring;Natransport;Documentkosten;Staangeld;Beveiliging;Voorschot invoerrechten|Totalen|Btw|Te betalen|Koers USD|Vervaldatum|Op al onze diensten zijn onze voorwaarden van toepassing.',
	it: 'FATTURA DI SPEDIZIONE|Fattura|Data|Pratica|Intestata a|Speditore|Destinatario|Nave / viaggio|Da|A|Contenitore|Colli|Lordo kg|Arrivo|Cod.;Prestazione;Base;USD;imponibile;esente art. 9|Nolo mare;Supplemento carburante;Spese terminal;Sdoganamento;Trasporto a domicilio;Spese documenti;Soste;Sicurezza;Anticipo dazi|Totali|IVA|Totale dovuto|Cambio USD|Scadenza|Si applicano le nostre condizioni generali.',
} as const;
const PORTS = ['Shanghai', 'Santos', 'Chennai', 'Busan', 'Halifax', 'Durban'];
const BASES = ['per B/L', 'per cont.', 'W/M', 'flat'];

/** A forwarder's bill: shipment data in a grey block, the payer another firm than shipper and consignee, taxed and exempt amounts in two columns, dollars beside. */
const family: Family = {
	author: 'ottilie',
	locales: ['en-GB', 'de-DE', 'nl-NL', 'it-IT', 'nl-BE', 'en-IE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, count } = locale;
		const [firm, payer] = [locale.company(), locale.company()];
		const day = random.day('1996-02-01', '2026-06-20');
		const kurs = random.decimal(0.82, 1.12, 4);
		const charges = random
			.shuffle(at(15).split(';'))
			.slice(0, random.int(3, 7))
			.map((name) => {
				const foreign = random.chance(0.4) ? random.decimal(40, 1900) : 0;
				const value =
					foreign > 0 ? toMoney(foreign * kurs) : inMoney(random.decimal(25, 900), locale);
				return {
					name,
					foreign,
					value,
					isTaxed: random.chance(0.5),
					code: random.pattern('???'),
					basis: random.pick(BASES),
				};
			});
		const sum = (isTaxed: boolean) =>
			toMoney(charges.reduce((all, one) => all + (one.isTaxed === isTaxed ? one.value : 0), 0));
		const rate = locale.country.rates[0] ?? 20;
		const tax = toMoney((sum(true) * rate) / 100);
		const fact = (label: string, path: string, content: Parameters<typeof field>[1]) =>
			markup`<div><small>${label}</small>${field(path, content)}</div>`;
		const html = markup`<style>@page { size: A4; margin: 13mm 15mm } body { font: 9pt/1.4 'Liberation Sans' } .two { display: flex; justify-content: space-between } .g { background: #e9ecef; display: grid; grid-template-columns: repeat(4, 1fr); gap: 2mm 4mm; padding: 3mm; margin: 6mm 0 } .g small { display: block; color: #555; font-size: 7pt } .g .w { grid-column: span 2 } table { border-collapse: collapse; width: 100% } th { text-align: left; border-bottom: 1.2pt solid #234 } td { padding: .8mm 1mm; border-bottom: .3pt solid #bbb } .n { text-align: right } .sum td { border-bottom: 0; font-weight: bold }</style>
			<div class="two"><div>${at(4)}:<br>${partyOf('payer', payer)}</div><div class="n"><b style="font-size:15pt">${field('forwarder', firm.name)}</b><br>${firm.address.whole}<br>${firm.phone}</div></div><h2>${at(0)}</h2><p>${at(1)} <b>${field('invoice', random.pattern('SE##-######'))}</b> &nbsp; ${at(2)} ${field('invoiceDate', locale.date(day))} &nbsp; ${at(3)} ${field('fileNumber', random.pattern('?#####/##'))}</p>
			<div class="g"><div class="w"><small>${at(5)}</small>${field('shipper', locale.company().name)}</div><div class="w"><small>${at(6)}</small>${field('consignee', locale.company().name)}</div><div class="w"><small>${at(7)}</small>${field('vessel', `${random.pick(['Maren', 'Orient Star', 'Cape Finis', 'Nordal'])} / ${random.pattern('##?')}`)}</div>${fact(at(8), 'loading', random.pick(PORTS))}${fact(at(9), 'discharge', random.pick(['Rotterdam', 'Hamburg', 'Genova', 'Felixstowe']))}${fact(at(10), 'container', random.pattern('???U ######-#'))}${fact(at(11), 'packages', random.int(2, 640))}${fact(at(12), 'weight', count(random.int(380, 21000)))}${fact(at(13), 'eta', locale.date(addDays(day, -random.int(1, 12))))}</div>
			<table data-list="charges"><tr>${at(14)
				.split(';')
				.map(
					(head, i) => markup`<th${i > 2 && { markup: ' class="n"' }}>${head}`,
				)}${charges.map((one) => markup`<tr data-row><td>${field('code', one.code)}<td>${field('text', one.name)}<td>${field('basis', one.basis)}<td class="n">${one.foreign > 0 && field('foreign', amount(one.foreign))}<td class="n">${one.isTaxed && field('taxable', amount(one.value))}<td class="n">${!one.isTaxed && field('exempt', amount(one.value))}`)}<tr class="sum"><td colspan="4">${at(16)}<td class="n">${field('/taxableSum', amount(sum(true)))}<td class="n">${field('/exemptSum', amount(sum(false)))}<tr class="sum"><td colspan="4">${at(17)} ${locale.percent(rate).text}<td class="n">${field('/vat', amount(tax))}<td><tr class="sum" style="font-size:12pt"><td colspan="4">${at(18)} ${locale.country.currency}<td colspan="2" class="n">${field('/total', amount(toMoney(sum(true) + sum(false) + tax)))}</table>
			<p>${at(19)} = ${field('rateOfExchange', locale.amount(kurs, 4))} &nbsp; ${at(20)} ${field('due', locale.date(addDays(day, random.pick([8, 14, 30]))))}</p><small>${at(21)} ${locale.country.tax[0]} ${firm.taxNumber}</small>`;
		return { html, fields };
	},
};
export default family;
