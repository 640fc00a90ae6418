import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { dat, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	provider: str(
		'metering service|meteringService|Abrechnungsfirma|firma rozliczeniowa|rozúčtovatel|afregningsfirma|Who draws up the heating bill?',
		'provider',
	),
	property: str(
		'property that is billed|propertyAddress|Liegenschaft|nieruchomość|objekt|ejendom',
		'propertyAddress',
	),
	propertyNo: str(
		'number of the property|propertyNo|Liegenschaftsnummer|numer nieruchomości|číslo objektu',
	),
	user: str(
		'tenant of the flat|tenant|Nutzer|lokator|uživatel|lejer|Who lives in the flat?',
		'tenant',
	),
	flat: str('where the flat lies|flat|Lage der Wohnung|lokal|byt|lejlighed'),
	from: dat(
		'first day of the heating period|periodFrom|Beginn der Abrechnung|początek okresu|začátek období',
		'periodStart',
	),
	to: dat(
		'last day of the heating period|periodTo|Ende der Abrechnung|koniec okresu|konec období',
		'periodEnd',
	),
	fuelCosts: num(
		'fuel for the building|fuelCosts|Brennstoffkosten|koszt paliwa|náklady na palivo|brændsel',
	),
	buildingTotal: num(
		'heating cost of the whole building|buildingTotal|Gesamtkosten der Liegenschaft|koszt całego budynku|náklady domu|ejendommens samlede udgift',
	),
	shares: rows(
		{
			kind: str('kind of cost|costKind|Kostenart|rodzaj kosztu|druh nákladu'),
			total: num('cost for the building|costTotal|Betrag gesamt|kwota łączna'),
			units: num('units in the building|unitsTotal|Gesamteinheiten|jednostki łącznie'),
			perUnit: num('price per unit|pricePerUnit|Preis je Einheit|cena jednostki', 'unitPrice'),
			own: num('units of the flat|ownUnits|Ihre Einheiten|jednostki lokalu'),
			cost: num('cost for the flat|ownCost|Ihr Kostenanteil|koszt lokalu', 'lineTotal'),
		},
		'your share of the cost|cost shares|Ihre Anteile|udział w kosztach|podíl bytu',
	),
	devices: rows(
		{
			room: str('room|room|Raum|pomieszczenie|místnost'),
			number: str('number of the meter|deviceNo|Gerätenummer|numer urządzenia', 'meterNumber'),
			old: num('old reading|oldReading|alter Stand|stan poprzedni', 'previousReading'),
			now: num('new reading|newReading|neuer Stand|stan bieżący', 'currentReading'),
			used: num('used|consumption|Verbrauch|zużycie', 'consumption'),
		},
		'meters in the flat|devices|Messgeräte|urządzenia|měřidla',
	),
	ownTotal: num(
		'heating cost of the flat|ownTotal|Ihre Gesamtkosten|koszt łącznie lokalu|náklady bytu celkem',
	),
	prepaid: num('paid in advance|prepaid|Vorauszahlung|zaliczki|zálohy|aconto', 'amountPaid'),
	result: num(
		'to be paid or refunded|result|Nachzahlung oder Guthaben|dopłata lub zwrot|nedoplatek nebo přeplatek',
		'amountDue',
	),
	resultKind: str(
		'whether it is a refund|resultKind|Ist es ein Guthaben?|czy to zwrot|jde o přeplatek?',
	),
	iban: absent(
		str('account for the refund|refundAccount|Konto für die Erstattung|rachunek do zwrotu', 'iban'),
	),
	persons: absent(num('people in the flat|persons|Personenzahl|liczba osób|počet osob')),
};
const SAID = {
	de: 'Heiz- und Warmwasserkosten|Liegenschaft|Nr.|Nutzer|Lage|Abrechnungszeitraum|Gesamtkosten der Liegenschaft|Brennstoff;Betriebsstrom;Wartung;Messdienst|Summe|Ihre Kosten|Kostenart;Betrag;: Einheiten;= Preis;x Ihre Einheiten;= Ihr Anteil|Heizung Grundkosten m²;Heizung Verbrauch;Warmwasser Grundkosten m²;Warmwasser m³|Ihre Gesamtkosten|Ihre Vorauszahlung|Nachzahlung;Guthaben|Raum;Gerät;alt;neu;Verbrauch|Küche;Bad;Wohnzimmer;Schlafzimmer|Erdgeschoss links;2. OG rechts;1. OG Mitte|bis',
	pl: 'Rozliczenie ciepła i ciepłej wody|Nieruchomość|nr|Użytkownik|Lokal|Okres rozliczeniowy|Koszty całej nieruchomości|Paliwo;Energia;Konserwacja;Odczyty|Suma|Państwa koszty|Rodzaj;Kwota;: Jednostki;= Cena;x Jednostki lokalu;= Udział|Ogrzewanie stałe m²;Ogrzewanie zużycie;Ciepła woda stałe m²;Ciepła woda m³|Koszt lokalu razem|Wpłacone zaliczki|Dopłata;Zwrot|Pomieszczenie;Urządzenie;poprz.;bież.;zużycie|Kuchnia;Łazienka;Pokój;Sypialnia|parter lewy;II piętro prawy;I piętro środek|do',
	cs: 'Vyúčtování tepla a teplé vody|Objekt|č.|Uživatel|Byt|Zúčtovací období|Náklady objektu|Palivo;Elektřina;Údržba;Odečty|Součet|Vaše náklady|Druh;Částka;: Jednotky;= Cena;x Jednotky bytu;= Podíl|Topení základní m²;Topení spotřební;Teplá voda základní m²;Teplá voda m³|Náklady bytu celkem|Zaplacené zálohy|Nedoplatek;Přeplatek|Místnost;Měřidlo;starý;nový;spotřeba|Kuchyně;Koupelna;Obývák;Ložnice|přízemí vlevo;2. patro vpravo;1. patro střed|do',
	da: 'Varmeregnskab|Ejendom|nr.|Lejer|Lejlighed|Periode|Ejendommens udgifter|Brændsel;El;Service;Aflæsning|I alt|Deres andel|Art;Beløb;: Enheder;= Pris;x Deres enheder;= Andel|Varme fast m²;Varme forbrug;Varmt vand fast m²;Varmt vand m³|Deres udgift i alt|Indbetalt aconto|Efterbetaling;Tilbagebetaling|Rum;Måler;før;nu;forbrug|Køkken;Bad;Stue;Soveværelse|stuen tv.;2. th.;1. mf.|til',
} as const;

/** A metering firm's yearly heating bill: the building's cost in a small grey list, then an arithmetic line per kind of cost (sum, units, price, own units, share) with signs between, and the meters by room. */
const family: Family = {
	author: 'noor',
	locales: ['de-DE', 'pl-PL', 'cs-CZ', 'da-DK', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, count } = locale;
		const year = random.int(1996, 2025);
		const [firm, tenant] = [locale.company('Therm'), locale.person()];
		const costs = at(7)
			.split(';')
			.map((name, i) => ({
				name,
				value: inMoney(
					random.decimal(
						...([
							[4000, 19000],
							[90, 300],
							[150, 400],
							[300, 900],
						][i] as [number, number]),
					),
					locale,
				),
			}));
		const building = toMoney(costs.reduce((sum, one) => sum + one.value, 0));
		const names = at(11).split(';');
		const keys = [0.21, 0.49, 0.09, 0.21];
		const own = [random.int(38, 120), random.int(600, 3900), 0, random.int(8, 60)];
		own[2] = own[0] ?? 60;
		const totals = [random.int(600, 1900), random.int(19000, 42000), 0, random.int(300, 900)];
		totals[2] = totals[0] ?? 900;
		const shares = names.map((kind, i) => {
			const total = toMoney(building * (keys[i] ?? 0.25));
			const perUnit = Number((total / (totals[i] ?? 1)).toFixed(5));
			return {
				kind,
				total,
				units: totals[i] ?? 1,
				perUnit,
				own: own[i] ?? 0,
				cost: toMoney(perUnit * (own[i] ?? 0)),
			};
		});
		const ownTotal = toMoney(shares.reduce((sum, one) => sum + one.cost, 0));
		const prepaid = toMoney(Math.round(ownTotal / 12) * random.pick([10, 11, 12, 13, 14]));
		const [more = '', less = ''] = at(14).split(';');
		const used = own[1] ?? 0;
		const rooms = at(16).split(';').slice(0, random.int(2, 4));
		const devices = rooms.map((room, i) => {
			const part =
				i === rooms.length - 1
					? used - Math.floor(used / rooms.length) * (rooms.length - 1)
					: Math.floor(used / rooms.length);
			const old = random.int(0, 900);
			return { room, old, now: old + part, part, number: random.pattern('########') };
		});
		const html = markup`<style>@page { size: A4; margin: 13mm 15mm } body { font: 8.8pt/1.4 'Liberation Sans' } .two { display: flex; gap: 8mm } h3 { background: #2d5d7b; color: #fff; font-size: 9.5pt; margin: 4mm 0 1.5mm; padding: .8mm 2mm } table { width: 100%; border-collapse: collapse } th { font-weight: normal; color: #2d5d7b; text-align: right; font-size: 7.5pt } th:first-child, td:first-child { text-align: left } td { text-align: right; padding: .7mm 1mm; border-bottom: .3pt solid #bcd } .g { background: #eef3f6; padding: 2mm 4mm; width: 84mm } .g div { display: flex; justify-content: space-between } .res { border: 1.6pt solid #2d5d7b; padding: 2mm 4mm; font-size: 11pt; display: flex; justify-content: space-between; margin-top: 2mm }</style>
			<div class="two" style="justify-content:space-between"><b style="font-size:13pt;color:#2d5d7b">${field('provider', firm.name)}</b><b>${at(0)}</b></div><p>${at(1)}: ${field('property', locale.address().whole)} (${at(2)} ${field('propertyNo', random.pattern('##-###-####'))})<br>${at(3)}: <b>${field('user', tenant.name)}</b>, ${at(4)} ${field('flat', random.pick(at(17).split(';')))}<br>${at(5)}: ${field('from', locale.date(`${year}-01-01`))} ${at(18)} ${field('to', locale.date(`${year}-12-31`))}</p>
			<h3>${at(6)}</h3><div class="g">${costs.map((one, i) => markup`<div><span>${one.name}</span>${i === 0 ? field('fuelCosts', amount(one.value)) : amount(one.value)}</div>`)}<div style="border-top:.8pt solid"><b>${at(8)}</b><b>${field('buildingTotal', amount(building))}</b></div></div>
			<h3>${at(9)}</h3><table data-list="shares"><tr>${at(10)
				.split(';')
				.map(
					(head) => markup`<th>${head}`,
				)}${shares.map((one) => markup`<tr data-row><td>${field('kind', one.kind)}<td>${field('total', amount(one.total))}<td>: ${field('units', count(one.units))}<td>= ${field('perUnit', amount(one.perUnit, 5))}<td>x ${field('own', count(one.own))}<td>= ${field('cost', amount(one.cost))}`)}</table><div class="res" style="border-width:.6pt;font-size:9pt"><span>${at(12)}</span>${field('ownTotal', amount(ownTotal))}</div><div class="res" style="border-width:.6pt;font-size:9pt"><span>${at(13)}</span>${field('prepaid', amount(prepaid))}</div><div class="res"><b>${field('resultKind', prepaid >= ownTotal ? less : more)}</b><b>${field('result', locale.money(Math.abs(toMoney(ownTotal - prepaid))))}</b></div>
			<h3>${at(15).split(';')[1]}</h3><table data-list="devices" style="width:70%"><tr>${at(15)
				.split(';')
				.map(
					(head) => markup`<th>${head}`,
				)}${devices.map((one) => markup`<tr data-row><td>${field('room', one.room)}<td>${field('number', one.number)}<td>${field('old', count(one.old))}<td>${field('now', count(one.now))}<td>${field('used', count(one.part))}`)}</table>`;
		return { html, fields };
	},
};
export default family;
