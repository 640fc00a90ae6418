import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, dat, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	offer: str(
		'number of the offer|offerNo|Angebotsnummer|numéro de l’offre|numero preventivo|numer oferty',
		'quoteNumber',
	),
	date: dat(
		'day of the offer|offerDate|Angebotsdatum|date de l’offre|data del preventivo|data oferty',
		'issueDate',
	),
	validUntil: dat(
		'last day of the offer|validUntil|gültig bis|valable jusqu’au|valido fino al|ważna do',
		'expiryDate',
	),
	dealer: str(
		'car dealer|dealerName|Autohaus|concessionnaire|concessionaria|dealer|Who offers the car?',
		'seller',
	),
	adviser: str(
		'sales adviser|salesAdviser|Verkaufsberater|conseiller|consulente di vendita|doradca',
		'contactPerson',
	),
	customer: str('who asked for the offer|prospect|Interessent|client|cliente|klient', 'buyer'),
	make: str('make of the car|make|Marke|marque|marca|marka', 'vehicleMake'),
	model: str('model of the car|model|Modell|modèle|modello', 'vehicleModel'),
	power: num('power in kW|powerKw|Leistung in kW|puissance|potenza|moc', 'enginePower'),
	fuel: str('fuel|fuelType|Kraftstoff|carburant|alimentazione|paliwo', 'fuelType'),
	colour: str('colour of the paint|paint|Lackierung|peinture|vernice|lakier', 'colour'),
	range: num(
		'range in km or use per 100 km|consumption|Verbrauch oder Reichweite|consommation|consumo|zużycie',
		'consumption',
	),
	options: rows(
		{ code: COL.code, name: COL.name, price: COL.amount },
		'extras|options of the car|Sonderausstattung|options|optional|wyposażenie dodatkowe',
	),
	basePrice: num(
		'list price of the basic car|basePrice|Grundpreis|prix de base|prezzo base|cena podstawowa',
	),
	optionsTotal: num(
		'price of the extras|optionsTotal|Summe Sonderausstattung|total options|totale optional|suma wyposażenia',
	),
	transfer: num(
		'delivery and registration|transferCost|Überführung und Zulassung|frais de mise à la route|messa su strada|koszty rejestracji',
	),
	discount: num('rebate of the dealer|dealerDiscount|Nachlass|remise|sconto|rabat', 'discount'),
	tradeIn: num('value of the old car|tradeIn|Inzahlungnahme|reprise|permuta|rozliczenie'),
	finalPrice: num(
		'price to pay for the car|finalPrice|Hauspreis|prix final|prezzo finale|cena końcowa|What does the car cost in the end?',
		'grossTotal',
	),
	delivery: str(
		'when the car can be delivered|deliveryTime|Lieferzeit|délai|tempi di consegna|termin odbioru',
	),
	vin: absent(
		str('vehicle identification number|vin|Fahrgestellnummer|numéro de châssis|telaio', 'vin'),
	),
	rate: absent(num('monthly rate|monthlyRate|Monatsrate|mensualité|rata', 'instalment')),
};
const SAID = {
	de: 'Ihr persönliches Angebot|Angebot|vom|gültig bis|Ihr Ansprechpartner|Modell|Leistung|Kraftstoff|Lackierung|Verbrauch l/100 km|Benzin;Diesel;Hybrid|Serienmäßiger Grundpreis|Sonderausstattung|Überführung und Zulassung|Nachlass|Inzahlungnahme Ihres Fahrzeugs|Hauspreis|Lieferzeit|ca. 4 Monate;sofort verfügbar;ca. 12 Wochen|Anhängekupplung;Panoramadach;Sitzheizung vorn;Navigationspaket;Winterräder 17";Einparkhilfe;Standheizung|Perlschwarz;Brillantsilber;Gletscherblau;Weinrot',
	fr: 'Votre offre personnelle|Offre|du|valable jusqu’au|Votre conseiller|Modèle|Puissance|Carburant|Peinture|Consommation l/100 km|essence;diesel;hybride|Prix de base|Options|Mise à la route|Remise|Reprise de votre véhicule|Prix final|Délai|environ 4 mois;disponible de suite;environ 12 semaines|Attelage;Toit panoramique;Sièges chauffants;Pack navigation;Roues hiver 17";Aide au stationnement;Chauffage auxiliaire|noir nacré;argent;bleu glacier;bordeaux',
	it: 'Il Suo preventivo|Preventivo|del|valido fino al|Il Suo consulente|Modello|Potenza|Alimentazione|Vernice|Consumo l/100 km|benzina;diesel;ibrida|Prezzo di listino|Optional|Messa su strada|Sconto|Permuta del Suo veicolo|Prezzo finale|Consegna|circa 4 mesi;pronta consegna;circa 12 settimane|Gancio traino;Tetto panoramico;Sedili riscaldati;Navigatore;Ruote invernali 17";Sensori parcheggio;Riscaldatore|nero perla;argento;azzurro ghiaccio;bordeaux',
	pl: 'Oferta indywidualna|Oferta|z dnia|ważna do|Doradca|Model|Moc|Paliwo|Lakier|Zużycie l/100 km|benzyna;diesel;hybryda|Cena podstawowa|Wyposażenie dodatkowe|Rejestracja i przygotowanie|Rabat|Rozliczenie obecnego auta|Cena końcowa|Termin|ok. 4 miesiące;od ręki;ok. 12 tygodni|Hak holowniczy;Dach panoramiczny;Podgrzewane fotele;Nawigacja;Koła zimowe 17";Czujniki parkowania;Ogrzewanie postojowe|czarna perła;srebrny;lodowy błękit;bordo',
} as const;

/** A car dealer's offer: a grey silhouette with the car's data as chips, extras with codes in a narrow right column, the price as steps down a staircase with plus and minus. */
const family: Family = {
	author: 'ottilie',
	locales: ['de-DE', 'fr-FR', 'it-IT', 'pl-PL', 'de-CH', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { money } = locale;
		const [dealer, person] = [locale.company('Auto'), locale.person()];
		const day = random.day('2008-02-01', '2026-06-20');
		const whole = (euros: number) => Math.round(inMoney(euros, locale) / 10) * 10;
		const base = whole(random.int(14000, 52000));
		const options = random
			.some(at(19).split(';'), random.int(2, 6))
			.map((name) => ({ name, code: random.pattern('?#?'), price: whole(random.int(180, 2400)) }));
		const extra = options.reduce((sum, one) => sum + one.price, 0);
		const transfer = whole(random.int(600, 1200));
		const off = random.chance(0.8)
			? whole((base / (locale.country.currency === 'PLN' ? 4.3 : 1)) * 0.08)
			: 0;
		const trade = random.chance(0.4) ? whole(random.int(1500, 9000)) : 0;
		const final = toMoney(base + extra + transfer - off - trade);
		const steps: [string, string, number][] = [
			[at(11), 'basePrice', base],
			[at(12), 'optionsTotal', extra],
			[at(13), 'transfer', transfer],
			[at(14), 'discount', -off],
			[at(15), 'tradeIn', -trade],
		];
		const chip = (label: string, path: string, content: Parameters<typeof field>[1], unit = '') =>
			markup`<div class="chip"><small>${label}</small>${field(path, content)}${unit}</div>`;
		const html = markup`<style>@page { size: A4; margin: 0 } body { margin: 0; font: 9.5pt/1.45 'DejaVu Sans' } .hero { background: linear-gradient(#c9d3dc, #eef2f5); padding: 12mm 18mm 6mm } .car { height: 22mm; margin: 3mm 30mm; background: #6b7782; border-radius: 50mm 40mm 6mm 6mm } .chips { display: flex; flex-wrap: wrap; gap: 2mm } .chip { background: #fff; border-radius: 2mm; padding: 1mm 3mm } .chip small { display: block; font-size: 6.5pt; color: #678 } .m { display: grid; grid-template-columns: 1fr 70mm; gap: 10mm; padding: 8mm 18mm } .step { display: flex; justify-content: space-between; border-bottom: .5pt solid #ccc; padding: 1mm 0 } .fin { background: #123; color: #fff; padding: 2mm 4mm; font-size: 13pt; display: flex; justify-content: space-between; margin-top: 3mm } .o { font-size: 8pt } .o td { padding: .6mm 1mm } .n { text-align: right }</style>
			<div class="hero"><b style="font-size:16pt">${at(0)}</b><span style="float:right">${field('dealer', dealer.name)}<br>${dealer.address.city}, ${dealer.phone}</span><br>${field('make', random.pick(['Orvanta', 'Kessla', 'Brevio', 'Tarvik']))} <b>${field('model', `${random.pick(['Nima', 'Corvo', 'Lyra', 'Tundra'])} ${random.pick(['1.6', '2.0', 'eX', 'Sport'])}`)}</b><div class="car"></div><div class="chips">${chip(at(6), 'power', random.int(55, 190), ' kW')}${chip(at(7), 'fuel', random.pick(at(10).split(';')))}${chip(at(8), 'colour', random.pick(at(20).split(';')))}${chip(at(9), 'range', locale.amount(random.decimal(3.9, 8.8, 1), 1))}${chip(at(17), 'delivery', random.pick(at(18).split(';')))}</div></div>
			<div class="m"><div><p>${at(1)} ${field('offer', random.pattern('A-#####'))} ${at(2)} ${field('date', locale.date(day))}, ${at(3)} ${field('validUntil', locale.date(addDays(day, 21)))}<br><b>${field('customer', person.name)}</b></p>${steps.map(([label, path, value]) => value !== 0 && markup`<div class="step"><span>${value < 0 ? '–' : '+'} ${label}</span>${field(path, money(Math.abs(value)))}</div>`)}<div class="fin"><span>${at(16)}</span>${field('finalPrice', money(final))}</div><p>${at(4)}: ${field('adviser', locale.person().name)}</p></div><div class="o"><b>${at(12)}</b><table data-list="options">${options.map((one) => markup`<tr data-row><td>${field('code', one.code)}<td>${field('name', one.name)}<td class="n">${field('price', locale.amount(one.price, 0))}`)}</table></div></div>`;
		return { html, fields };
	},
};
export default family;
