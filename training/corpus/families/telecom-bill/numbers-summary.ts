import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { drawPeople } from '../../kit/archive.ts';
import { DOC, dat, num, partyOf, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	billNo: DOC.invoiceNo,
	billDate: DOC.invoiceDate,
	operator: DOC.seller,
	'company.name': DOC.buyer,
	'company.address': DOC.buyerAddress,
	frameContract: str(
		'framework contract|frameContract|Rahmenvertrag|contrat cadre|umowa ramowa|rámcová smlouva',
		'contractNumber',
	),
	from: dat('first day of the bill|periodFrom|Beginn des Zeitraums|od dnia|od', 'periodStart'),
	to: dat('last day of the bill|periodTo|Ende des Zeitraums|do dnia|do', 'periodEnd'),
	lines: rows(
		{
			number: str('phone number|msisdn|Rufnummer|numéro|numer telefonu|číslo', 'phone'),
			user: str('who uses the phone|lineUser|Nutzer|utilisateur|użytkownik|uživatel'),
			costCentre: str('cost centre|costCentre|Kostenstelle|centre de coût|MPK|středisko'),
			base: num('monthly fee|monthlyFee|Grundgebühr|forfait|abonament|paušál'),
			calls: num('calls|callCharges|Gespräche|communications|połączenia|hovory'),
			data: num('data|dataCharges|Daten|données|dane'),
			roaming: num('roaming|roamingCharges|Roaming'),
			total: num('sum of the phone number|lineSum|Summe je Nummer|total ligne|suma', 'lineTotal'),
		},
		'phones of the company|phone numbers|Rufnummern|lignes|numery',
	),
	discount: num(
		'discount of the framework contract|frameDiscount|Rahmenrabatt|remise cadre|rabat',
		'discount',
	),
	net: DOC.net,
	vat: DOC.tax,
	total: DOC.gross,
	collected: dat(
		'day of the direct debit|collectedOn|Abbuchung|prélèvement|pobranie|inkaso',
		'collectionDate',
	),
	lineCount: num('how many phones|lineCount|Anzahl Rufnummern|nombre de lignes|liczba numerów'),
	hotline: str('hotline for companies|hotline|Hotline|assistance entreprises|infolinia', 'phone'),
	contractEnd: absent(
		dat(
			'end of the contract|contractEnd|Vertragsende|fin du contrat|koniec umowy',
			'terminationDate',
		),
	),
	puk: absent(str('PUK of the card|puk|PUK|code PUK')),
};
const SAID = {
	de: 'Mobilfunkrechnung|Rechnung|vom|Rahmenvertrag|Zeitraum|Rufnummer;Nutzer;Kst.;Grundgebühr;Gespräche;Daten;Roaming;Summe|Summe|Rahmenrabatt|Netto|MwSt.|Rechnungsbetrag|wird abgebucht am|Rufnummern|Geschäftskunden-Hotline|bis',
	fr: 'Facture mobile entreprise|Facture|du|Contrat cadre|Période|Ligne;Utilisateur;Centre;Forfait;Appels;Données;Roaming;Total|Total|Remise cadre|HT|TVA|Total TTC|prélevé le|lignes|Assistance entreprises|au',
	pl: 'Faktura za telefony firmowe|Faktura|z dnia|Umowa ramowa|Okres|Numer;Użytkownik;MPK;Abonament;Rozmowy;Dane;Roaming;Suma|Suma|Rabat ramowy|Netto|VAT|Do zapłaty|pobranie dnia|numerów|Infolinia dla firm|do',
	cs: 'Vyúčtování firemních telefonů|Faktura|ze dne|Rámcová smlouva|Období|Číslo;Uživatel;Stř.;Paušál;Hovory;Data;Roaming;Celkem|Celkem|Rámcová sleva|Základ|DPH|K úhradě|inkaso dne|čísel|Firemní linka|do',
	en: 'Business mobile bill|Bill|of|Framework contract|Period|Number;User;Cost ctr;Rental;Calls;Data;Roaming;Total|Total|Framework discount|Net|VAT|Total to pay|collected on|numbers|Business hotline|to',
} as const;

/** A company's mobile bill on its side: a line per phone with user and cost centre, the cells of what was not used empty, sums of all columns below, money once more in a band across the top. */
const family: Family = {
	author: 'casimir',
	locales: ['de-DE', 'fr-FR', 'pl-PL', 'cs-CZ', 'en-GB', 'de-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount } = locale;
		const [operator, company] = [
			locale.company(random.pick(['Mobil', 'Telecom', 'Net'])),
			locale.company(),
		];
		const end = random.day('2003-01-31', '2026-05-31');
		const phones = drawPeople(locale, random.int(3, 14)).map(({ name }) => {
			const part = (share: number, to: number) =>
				random.chance(share) ? inMoney(random.decimal(0.3, to), locale) : 0;
			const base = inMoney(random.pick([9.9, 14.95, 24.9]), locale);
			const [calls, data, roaming] = [part(0.6, 22), part(0.4, 15), part(0.25, 60)];
			return {
				name,
				base,
				calls,
				data,
				roaming,
				sum: toMoney(base + calls + data + roaming),
				number: locale.phone(),
				centre: random.pattern('4##0'),
			};
		});
		type Key = 'base' | 'calls' | 'data' | 'roaming' | 'sum';
		const all = (key: Key) => toMoney(phones.reduce((sum, one) => sum + one[key], 0));
		const off = random.chance(0.6) ? toMoney(all('base') * 0.15) : 0;
		const net = toMoney(all('sum') - off);
		const rate = locale.country.rates[0] ?? 20;
		const tax = toMoney((net * rate) / 100);
		const total = locale.money(toMoney(net + tax));
		const put = (path: string, value: number) =>
			markup`<td class="n">${value > 0 && field(path, amount(value))}`;
		const html = markup`<style>@page { size: A4 landscape; margin: 11mm 13mm } body { font: 8.6pt/1.4 'Liberation Sans' } .band { background: #111; color: #fff; display: flex; justify-content: space-between; padding: 3mm 5mm; font-size: 11pt } .two { display: flex; justify-content: space-between; margin: 4mm 0 } table { width: 100%; border-collapse: collapse } tr:nth-child(odd) td { background: #f4f4f4 } th { text-align: left; border-bottom: 1.2pt solid #111 } td { padding: .6mm 1.5mm } .n { text-align: right } .sum td { background: #fff !important; border-top: 1.2pt solid #111; font-weight: bold } .t { width: 82mm; margin: 4mm 0 0 auto } .t td { background: #fff !important }</style>
			<div class="band"><b>${field('operator', operator.name)}</b><span>${at(0)}</span><b>${field('total', total)}</b></div><div class="two"><div>${partyOf('company', company)}</div><div>${at(1)} ${field('billNo', random.pattern('#### #### ##'))} ${at(2)} ${field('billDate', locale.date(addDays(end, 2)))}<br>${at(3)} ${field('frameContract', random.pattern('RV-#####'))}<br>${at(4)} ${field('from', locale.date(addDays(end, -29)))} ${at(14)} ${field('to', locale.date(end))}</div><div>${field('lineCount', phones.length)} ${at(12)}<br>${at(13)} ${field('hotline', random.pattern('0800 ######'))}</div></div>
			<table data-list="lines"><tr>${at(5)
				.split(';')
				.map(
					(head, i) => markup`<th${i > 2 && { markup: ' class="n"' }}>${head}`,
				)}${phones.map((one) => markup`<tr data-row><td>${field('number', one.number)}<td>${field('user', one.name)}<td>${field('costCentre', one.centre)}${put('base', one.base)}${put('calls', one.calls)}${put('data', one.data)}${put('roaming', one.roaming)}${put('total', one.sum)}`)}<tr class="sum"><td>${at(6)}<td><td>${(['base', 'calls', 'data', 'roaming', 'sum'] as const).map((key) => markup`<td class="n">${amount(all(key))}`)}</table>
			<table class="t">${off > 0 && markup`<tr><td>${at(7)}<td class="n">${field('discount', amount(-off))}`}<tr><td>${at(8)}<td class="n">${field('net', amount(net))}<tr><td>${at(9)} ${locale.percent(rate).text}<td class="n">${field('vat', amount(tax))}<tr><td><b>${at(10)}</b><td class="n"><b>${field('total', total)}</b><tr><td>${at(11)}<td class="n">${field('collected', locale.date(addDays(end, 12)))}</table>`;
		return { html, fields };
	},
};
export default family;
