import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { dat, num, rows, str } from '../../kit/commerce.ts';
import { clock, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	passenger: str(
		'Who flies?|passengerName|Fluggast|passager|pasajero|passageiro|matkustaja|resenär',
	),
	flight: str(
		'number of the flight|flightNo|Flugnummer|numéro de vol|número de vuelo|lennon numero|flygnummer',
		'flightNumber',
	),
	day: dat(
		'day of the flight|flightDate|Flugtag|date du vol|fecha del vuelo|lentopäivä|avresedag',
		'departureDate',
	),
	from: str(
		'airport of departure|fromAirport|Abflugort|aéroport de départ|origen|lähtöpaikka|från',
	),
	to: str('airport of arrival|toAirport|Zielflughafen|aéroport d’arrivée|destino|määränpää|till'),
	departs: str(
		'time of departure|departureTime|Abflugzeit|heure de départ|hora de salida|lähtöaika|avgångstid',
	),
	arrives: str(
		'time of arrival|arrivalTime|Ankunftszeit|heure d’arrivée|hora de llegada|saapumisaika',
		'arrivalTime',
	),
	boarding: str(
		'when boarding begins|boardingTime|Einsteigezeit|heure d’embarquement|hora de embarque|koneeseennousu',
		'boardingTime',
	),
	gate: str('gate|gate|Flugsteig|porte|puerta|portti', 'gate'),
	seat: str('seat on board|seat|Sitzplatz|siège|asiento|paikka|plats', 'seat'),
	group: str('boarding group|boardingGroup|Einsteigegruppe|groupe|grupo|ryhmä'),
	record: str(
		'booking code|recordLocator|Buchungscode|code de réservation|localizador|varaustunnus|bokningskod',
		'bookingNumber',
	),
	ticket: str(
		'number of the ticket|eTicketNo|Ticketnummer|numéro de billet|número de billete|lipun numero',
		'documentNumber',
	),
	bags: rows(
		{
			kind: str('kind of luggage|baggageKind|Gepäckart|bagage|equipaje|matkatavara'),
			pieces: num('pieces of luggage|bagPieces|Anzahl Gepäckstücke|nombre|piezas|kappalemäärä'),
			kilos: num(
				'weight allowed in kg|bagKilos|erlaubtes Gewicht|poids autorisé|peso permitido|sallittu paino',
				'weight',
			),
		},
		'luggage included|baggage allowance|Gepäck|bagages inclus|equipaje incluido|matkatavarat',
	),
	frequent: str(
		'number of the frequent flyer|frequentFlyerNo|Vielfliegernummer|numéro de fidélité|número de fidelidad',
		'memberNumber',
	),
	closes: str(
		'when the gate closes|gateCloses|Gate schließt um|fermeture de la porte|cierre de puerta|portti sulkeutuu',
	),
	price: absent(num('price of the flight|fare|Flugpreis|prix du vol|tarifa', 'grossTotal')),
	meal: absent(str('meal ordered|meal|Bestelltes Essen|repas|menú')),
};
const SAID = {
	en: 'Your boarding pass|Print and bring this page|Passenger|Flight|Date|From|To|Boarding|Gate|Seat|Group|Booking|Ticket|Baggage|Cabin bag;Small bag;Checked bag|Departure|Arrival|Gate closes at|Frequent flyer|1. Go straight to security if you have no bags to check.;2. Be at the gate in time.;3. Keep this page until you leave the arrival airport.|fold here',
	de: 'Ihre Bordkarte|Bitte drucken und mitbringen|Fluggast|Flug|Datum|Von|Nach|Einsteigen|Gate|Platz|Gruppe|Buchung|Ticket|Gepäck|Handgepäck;kleine Tasche;Aufgabegepäck|Abflug|Ankunft|Gate schließt um|Vielflieger|1. Ohne Gepäck gehen Sie direkt zur Kontrolle.;2. Seien Sie rechtzeitig am Gate.;3. Bewahren Sie diese Seite bis zum Ausgang auf.|hier falten',
	fr: 'Votre carte d’embarquement|À imprimer et à présenter|Passager|Vol|Date|De|À|Embarquement|Porte|Siège|Groupe|Réservation|Billet|Bagages|bagage cabine;petit sac;bagage en soute|Départ|Arrivée|Fermeture porte à|Fidélité|1. Sans bagage, allez directement au contrôle.;2. Soyez à l’heure à la porte.;3. Conservez cette page jusqu’à la sortie.|plier ici',
	es: 'Su tarjeta de embarque|Imprima y lleve esta hoja|Pasajero|Vuelo|Fecha|De|A|Embarque|Puerta|Asiento|Grupo|Reserva|Billete|Equipaje|equipaje de mano;bolso;maleta facturada|Salida|Llegada|Cierre de puerta|Fidelidad|1. Sin maletas, vaya directo al control.;2. Llegue a tiempo a la puerta.;3. Conserve esta hoja hasta la salida.|doblar aquí',
	fi: 'Tarkastuskorttisi|Tulosta ja ota mukaan|Matkustaja|Lento|Päivä|Mistä|Mihin|Koneeseen|Portti|Paikka|Ryhmä|Varaus|Lippu|Matkatavarat|käsimatkatavara;pieni laukku;ruumaan|Lähtö|Saapuminen|Portti sulkeutuu|Kanta-asiakas|1. Ilman laukkuja suoraan turvatarkastukseen.;2. Ole portilla ajoissa.;3. Säilytä sivu perille asti.|taita tästä',
	sv: 'Ditt boardingkort|Skriv ut och ta med sidan|Resenär|Flyg|Datum|Från|Till|Ombordstigning|Gate|Plats|Grupp|Bokning|Biljett|Bagage|handbagage;liten väska;incheckat|Avgång|Ankomst|Gaten stänger|Bonus|1. Utan väskor går du direkt till kontrollen.;2. Var vid gaten i tid.;3. Spara sidan tills du är framme.|vik här',
} as const;
const TOWNS = [
	'Helsinki',
	'Porto',
	'Lyon',
	'Gdańsk',
	'Bergen',
	'Valencia',
	'Graz',
	'Cork',
	'Bologna',
	'Riga',
];

/** A boarding pass printed at home on a whole sheet folded in four: pass in the upper left quarter, steps in the upper right, luggage in a table below, an advertisement in the last quarter. */
const family: Family = {
	author: 'noor',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'fi-FI', 'sv-SE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const person = locale.person();
		const [a = '', b = ''] = random.some(TOWNS, 2);
		const start = random.int(70, 250) * 5;
		const flight = random.pattern('?? ####');
		const kinds = at(14).split(';');
		const bags = kinds
			.filter((_, i) => i === 0 || random.chance(0.6))
			.map((kind) => ({
				kind,
				pieces: random.int(1, 2),
				kilos: kind === kinds[2] ? random.pick([15, 20, 23, 32]) : random.pick([8, 10]),
			}));
		const squares = Array.from({ length: 400 }, () => random.chance(0.5));
		const kv = (label: string, content: ReturnType<typeof field> | false, size = 11) =>
			markup`<div><small>${label}</small><b style="font-size:${size}pt">${content}</b></div>`;
		const html = markup`<style>@page { size: A4; margin: 10mm } body { font: 8.6pt/1.4 'Liberation Sans' } .q { display: grid; grid-template-columns: 1fr 1fr; grid-template-rows: 132mm 132mm } .q > div { padding: 5mm } .q > div:nth-child(odd) { border-right: .6pt dashed #888 } .q > div:nth-child(-n+2) { border-bottom: .6pt dashed #888 } small { display: block; color: #667; font-size: 7pt } .g { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 2.5mm } .qr { display: grid; grid-template-columns: repeat(20, 1.7mm); margin: 3mm auto; width: 34mm; line-height: 0 } .qr i { height: 1.7mm } .qr .on { background: #000 } .ad { background: #ddd; height: 80mm; display: flex; align-items: center; justify-content: center; font: bold 20pt 'DejaVu Sans'; color: #fff } td { padding: 1mm 4mm 1mm 0 } .fold { position: absolute; font-size: 6pt; color: #888; top: 126mm; left: 92mm }</style>
			<div class="q"><div><b style="font-size:13pt">${at(0)}</b><br>${kv(at(2), field('passenger', `${person.family.toUpperCase()} / ${person.given.toUpperCase()}`))}<div class="g" style="margin-top:3mm">${kv(at(3), field('flight', flight))}${kv(at(4), field('day', locale.date(random.day('2006-02-01', '2026-11-20'), 'd MMM yyyy')))}${kv(at(11), field('record', random.pattern('??#?#?')))}${kv(at(5), field('from', a))}${kv(at(6), field('to', b))}${kv(at(10), random.chance(0.7) && field('group', random.pattern('#').replace('0', '1')))}${kv(at(7), field('boarding', clock(start - 40)))}${kv(at(8), random.chance(0.6) && field('gate', random.pattern('?##')))}${kv(at(9), field('seat', `${random.int(1, 36)}${random.pick(['A', 'C', 'D', 'F'])}`), 15)}</div><div class="qr">${squares.map((isOn) => markup`<i class="${isOn && 'on'}"></i>`)}</div></div>
			<div><b>${at(1)}</b>${at(19)
				.split(';')
				.map(
					(line) => markup`<p>${line}</p>`,
				)}<p>${at(17)} <b>${field('closes', clock(start - 15))}</b></p><p>${at(12)}: ${field('ticket', random.pattern('### ##########'))}<br>${random.chance(0.5) && markup`${at(18)}: ${field('frequent', random.pattern('?? ########'))}`}</p></div>
			<div><b>${at(13)}</b><table data-list="bags">${bags.map((one) => markup`<tr data-row><td>${field('kind', one.kind)}<td>${field('pieces', one.pieces)} ×<td>${field('kilos', one.kilos)} kg`)}</table><br>${kv(at(15), markup`${field('departs', clock(start))} ${field('from', a)}`)}${kv(at(16), markup`${field('arrives', clock((start + random.int(13, 40) * 5) % 1440))} ${field('to', b)}`)}</div><div><div class="ad">${b}!</div></div></div><div class="fold">${at(20)}</div>`;
		return { html, fields };
	},
};
export default family;
