import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, dat, rows, stocked, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { drawGoods, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	nummer: DOC.invoiceNo,
	datum: DOC.invoiceDate,
	haendler: DOC.seller,
	haendlerStrasse: str(
		'street of the shop|shopStreet|Straße des Händlers|rue du vendeur|ulice prodejce|vanzătorul: stradă',
		'street',
	),
	telefon: DOC.phone,
	kunde: DOC.buyer,
	kundeOrt: str(
		'town of the customer|customerTown|Ort des Kunden|ville du client|město zákazníka|orașul clientului',
		'city',
	),
	posten: rows(
		{ menge: COL.qty, name: COL.name, code: COL.code, brutto: COL.amount, satz: COL.rate },
		'things sold with tax inside|items|Posten mit Steuer|articles TTC|položky|articole',
	),
	summe: DOC.gross,
	steuern: rows(
		{ satz: COL.rate, netto: COL.base, steuer: COL.tax },
		'tax with net in brackets|tax lines|Steuer mit Netto in Klammern|TVA détaillée|rozpis DPH|defalcare TVA',
	),
	zahlart: str(
		'how it was paid|paymentMethod|Zahlart|mode de paiement|způsob platby|modalitate de plată',
		'paymentMethod',
	),
	bestellung: DOC.orderNo,
	rueckgabe: dat(
		'until when goods may be returned|returnPolicy|Rückgabe bis|retour jusqu’au|vrácení do|retur până la',
	),
	versand: str(
		'number of the parcel|trackingNo|Sendungsnummer|numéro de colis|číslo zásilky|AWB',
		'trackingNumber',
	),
	netto: absent(DOC.net),
	rabatt: absent(str('voucher code|voucher|Gutschein|bon d’achat|poukaz')),
};
const SAID = {
	de: 'Rechnung|Ihre Bestellung|vom|Summe|enthaltene USt.|netto|bezahlt mit|Kreditkarte;PayWeb;Vorkasse;Lastschrift|Sendung|Rückgabe bis|Stück|x;x|Lavendel, 3 Pflanzen;Pflanzbuch „Kräuter“;Tonschale 30 cm;Gartenschere;Saatgut Tomate;Kalender;Dünger 2 kg',
	fr: 'Facture|Votre commande|du|Total TTC|dont TVA|HT|payé par|carte bancaire;PayWeb;virement;prélèvement|Colis|Retour jusqu’au|pièce(s)|x;x|Lavande, 3 plants;livre « Aromates »;coupe en terre 30 cm;sécateur;graines de tomate;calendrier;engrais 2 kg',
	cs: 'Faktura|Vaše objednávka|ze dne|Celkem|z toho DPH|základ|placeno|kartou;PayWeb;převodem;dobírkou|Zásilka|Vrácení do|ks|x;x|Levandule, 3 sazenice;kniha Bylinky;miska 30 cm;nůžky;semena rajčat;kalendář;hnojivo 2 kg',
	ro: 'Factură|Comanda dvs.|din|Total|din care TVA|net|achitat cu|card;PayWeb;virament;ramburs|Colet|Retur până la|buc|x;x|Lavandă, 3 plante;carte Ierburi;vas 30 cm;foarfecă;semințe roșii;calendar;îngrășământ 2 kg',
	da: 'Faktura|Deres ordre|af|I alt|heraf moms|netto|betalt med|kort;PayWeb;overførsel;efterkrav|Pakke|Retur senest|stk|x;x|Lavendel, 3 planter;bogen Urter;lerskål 30 cm;beskæresaks;tomatfrø;kalender;gødning 2 kg',
} as const;
const EUROS = [9.9, 18, 14.5, 22, 3.2, 12, 7.8];

/** A mail-order shop's invoice without a table: each article a sentence with its gross price at the end, tax rates at the foot as "19 (net 84.03) 15.97" without percent sign, buyer set right of the seller. */
const family: Family = {
	author: 'ottilie',
	locales: ['de-DE', 'fr-FR', 'cs-CZ', 'ro-RO', 'da-DK', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, count } = locale;
		const [seller, buyer] = [locale.company(), locale.person()];
		const home = locale.address();
		const day = random.day('2007-02-01', '2026-06-20');
		const [usual = 20, low = usual] = locale.country.rates;
		const names = at(12)
			.split(';')
			.map((name, i) => `${name};x;${EUROS[i] ?? 9}`);
		const goods = drawGoods(random, stocked(locale, names.join('|')), 'office', random.int(1, 6), {
			quantities: [1, 1, 1, 2, 3],
			code: '#####',
		}).map((one) => ({ ...one, rate: random.chance(0.35) ? low : usual }));
		const total = toMoney(goods.reduce((sum, one) => sum + one.amount, 0));
		const rates = [...new Set(goods.map(({ rate }) => rate))]
			.sort((a, b) => b - a)
			.map((rate) => {
				const gross = toMoney(
					goods.reduce((sum, one) => sum + (one.rate === rate ? one.amount : 0), 0),
				);
				const tax = toMoney(gross - gross / (1 + rate / 100));
				return { rate, tax, net: toMoney(gross - tax) };
			});
		const hasParcel = random.chance(0.6);
		const html = markup`<style>@page { size: A4; margin: 20mm 22mm } body { font: 10.5pt/1.6 ${random.pick(["'DejaVu Serif Condensed'", "'Liberation Serif'"])} } .two { display: grid; grid-template-columns: 1fr 1fr; border-bottom: .6pt solid #4a6; padding-bottom: 4mm } .two > div:last-child { border-left: .6pt solid #4a6; padding-left: 6mm } h1 { font-weight: normal; font-size: 15pt } .it { display: flex; gap: 3mm; align-items: baseline } .it i { flex: 1; border-bottom: 1pt dotted #aaa } small { color: #555 } .sum { text-align: right; font-size: 12pt; margin: 4mm 0 }</style>
			<div class="two"><div><b>${field('haendler', seller.name)}</b><br>${field('haendlerStrasse', seller.address.street)}<br>${seller.address.lines[1]}<br>${field('telefon', seller.phone)}<br><small>${locale.country.tax[0]} ${seller.taxNumber}</small></div><div>${field('kunde', buyer.name)}<br>${home.street}<br>${home.postcode} ${field('kundeOrt', home.city)}</div></div><h1>${at(0)} ${field('nummer', random.pattern('###-######'))} ${at(2)} ${field('datum', locale.date(day))}</h1><p><small>${at(1)} ${field('bestellung', random.pattern('W######'))}</small></p>
			<div data-list="posten">${goods.map((one) => markup`<div class="it" data-row><span>${field('menge', count(one.quantity))} ${at(10)} ${field('name', one.name)} <small>(${field('code', one.code)})</small></span><i></i><span>${field('brutto', amount(one.amount))}</span><small>${field('satz', count(one.rate))}</small></div>`)}</div><div class="sum">${at(3)} <b>${field('summe', locale.money(total))}</b></div>
			<p>${at(4)}: <span data-list="steuern">${rates.map((one, i) => markup`${i > 0 && '; '}<span data-row>${field('satz', count(one.rate))} (${at(5)} ${field('netto', amount(one.net))}) ${field('steuer', amount(one.tax))}</span>`)}</span></p><p>${at(6)} ${field('zahlart', random.pick(at(7).split(';')))}.${hasParcel && markup` ${at(8)} ${field('versand', random.pattern('00340##############'))}.`}</p><p>${at(9)} ${field('rueckgabe', locale.date(addDays(day, 30)))}.</p>`;
		return { html, fields };
	},
};
export default family;
