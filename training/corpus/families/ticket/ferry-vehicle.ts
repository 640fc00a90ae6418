import type { Family, Fields } from '../../family.ts';
import { clock, speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askTable, drawFour, filler } from '../../kit/slips.ts';

const fields: Fields = {
	...askForm({
		booking:
			'What is the booking number? | Buchungsnummer | numéro de réservation | bokningsnummer | bookingNumber',
		line: 'Which shipping line runs it? | Reederei | compagnie | rederi | shippingLine',
		passenger: 'Who travels? | Reisender | passager | resenär | passengerName',
		from: 'From which port? | ab Hafen | port de départ | avgångshamn | departurePort',
		to: 'To which port? | nach Hafen | port d’arrivée | ankomsthamn | arrivalPort',
		sailDate: '@ When does the ship sail? | Abfahrt am | date de départ | avgångsdag | sailingDate',
		sailTime:
			'At what time does the ship sail? | Abfahrtszeit | heure de départ | avgångstid | sailingTime',
		checkIn:
			'By what time must one check in? | Einschiffung bis | enregistrement | incheckning | checkInBy',
		ship: 'On which ship? | Schiff | navire | fartyg | shipName',
		vehicle: 'Which vehicle is booked? | Fahrzeug | véhicule | fordon | vehicleType',
		plate:
			'What is the number plate? | Kennzeichen | immatriculation | registreringsnummer | vehiclePlate',
		length: '# How long is the vehicle? | Länge | longueur | längd | vehicleLength',
		cabin: 'Which cabin is booked? | Kabine | cabine | hytt | cabinNumber',
		deck: 'On which deck? | Deck | pont | däck | deckNumber',
		total: '# What does the passage cost? | Gesamtpreis | prix total | pris | totalFare',
		status:
			'Is the booking paid? | Zahlungsstatus | état du paiement | betalningsstatus | paymentStatus',
		reference:
			'What number stands under the barcode? | Strichcode | code-barres | streckkod | barcodeNumber',
		luggage: '-# How much luggage? | Gepäck | bagages | bagage',
		meal: '- Which meal is booked? | Mahlzeit | repas | måltid',
	}),
	persons: askTable(
		{
			kind: 'kind of passenger | Personenart | type de passager | passagerartyp',
			count: '# how many | Anzahl | nombre | antal',
			price: '# price | Preis | prix | pris',
		},
		'passengers and goods | Passagiere | passagers | passagerare | bookedItems',
	),
};
const SAID = {
	de: 'BORDKARTE FÄHRE;Ticket|Buchung|Reisender|ab|nach|Abfahrt|Check-in bis|Schiff|Fahrzeug|Kennz.|Länge m|Kabine|Deck|Preis gesamt|Erwachsene;Kinder;PKW bis 5 m;Kabine innen|bezahlt;Rest offen',
	sv: 'BILJETT FÄRJA;Bordskort|Bokning|Resenär|från|till|Avgång|Incheckning senast|Fartyg|Fordon|Reg.nr|Längd m|Hytt|Däck|Totalpris|Vuxna;Barn;Personbil 5 m;Insides hytt|betald;rest kvar',
	nb: 'BILLETT FERGE|Bestilling|Reisende|fra|til|Avgang|Innsjekk senest|Skip|Kjøretøy|Reg.nr|Lengde m|Lugar|Dekk|Pris|Voksne;Barn;Bil 5 m;Innvendig lugar|betalt;rest',
	fr: 'BILLET FERRY|Réservation|Passager|de|à|Départ|Enregistrement|Navire|Véhicule|Immat.|Longueur m|Cabine|Pont|Prix total|Adultes;Enfants;Voiture 5 m;Cabine intérieure|payé;solde dû',
	en: 'FERRY TICKET|Booking|Passenger|from|to|Sailing|Check in by|Ship|Vehicle|Reg. no|Length m|Cabin|Deck|Total|Adults;Children;Car to 5 m;Inside cabin|paid;balance due',
	it: 'BIGLIETTO TRAGHETTO|Prenotazione|Passeggero|da|a|Partenza|Imbarco entro|Nave|Veicolo|Targa|Lunghezza m|Cabina|Ponte|Prezzo totale|Adulti;Bambini;Auto fino 5 m;Cabina interna|pagato;saldo da versare',
};

/** A ferry ticket of two halves: route and times in great type on the left, what is booked and what it costs as a small bill on the right. */
const family: Family = {
	author: 'fenna',
	locales: ['de-DE', 'sv-SE', 'nb-NO', 'fr-FR', 'en-GB', 'it-IT'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const put = filler(random);
		const one = (i: number) => random.pick(say(i).split(';'));
		const { amount } = locale;
		const [passenger] = drawFour(locale);
		const from = locale.address().city;
		let to = from;
		while (to === from) to = locale.address().city;
		const bought = random.day('1996-01-01', '2026-04-01');
		const sail = addDays(bought, random.int(2, 90));
		const minutes = random.int(360, 1380);
		const rows = random.some(say(14).split(';'), random.int(1, 4)).map((kind) => {
			const count = random.int(1, 3);
			const price = inMoney(random.int(9, 180), locale);
			return { kind, count, price: toMoney(price * count) };
		});
		const total = toMoney(rows.reduce((sum, row) => sum + row.price, 0));
		const html = markup`<style>@page { size: ${random.pick(['A4 landscape', '210mm 100mm', 'A5 landscape'])}; margin: 10mm } body { font: 8.6pt/1.4 ${random.pick(["'Liberation Sans'", "'DejaVu Sans'"])} } .m { display: grid; grid-template-columns: 1fr 62mm; gap: 7mm } .g { display: grid; grid-template-columns: auto 1fr; column-gap: 4mm; font-size: 12pt } .k { border-left: 1pt dashed; padding-left: 5mm } table { width: 100%; border-collapse: collapse } td { padding: .6mm 0; border-bottom: .3pt solid #bbb } .r { text-align: right } .t td { font-weight: bold; border-top: 1.2pt solid } .bar { height: 13mm; background: repeating-linear-gradient(90deg, #000 0 .4mm, #fff .4mm .7mm, #000 .7mm 1.5mm, #fff 1.5mm 2mm); margin-top: 4mm } small { font-size: 6.5pt }
			</style><div class="m"><div><div style="display:flex;justify-content:space-between"><b>${field('line', random.pick(['Seeweg', 'Kustlinjen', 'Traverse', 'Blue Ferries', 'Tirrena']))}</b><span>${one(0)}</span></div><p>${say(2)}: ${put('passenger', passenger.name)} &nbsp; ${say(1)} <b>${put('booking', random.pattern('??####'))}</b></p><div class="g"><span>${say(3)}</span><b>${field('from', from)}</b><span>${say(4)}</span><b>${field('to', to)}</b></div><p>${say(5)} <b>${field('sailDate', locale.date(sail))} ${field('sailTime', clock(minutes, ':'))}</b> &nbsp; ${say(6)} ${put('checkIn', clock(minutes - 45, ':'), 0.8)}<br>${say(7)} ${put('ship', `M/S ${random.pick(['Aurora', 'Skarven', 'Mirabel', 'Halcyon'])}`, 0.85)}</p><p>${say(8)} ${put('vehicle', random.pick(['Kombi 4,8', 'Van', 'MC', 'Motorhome', 'Trailer']), 0.8)} &nbsp; ${say(9)} ${put('plate', random.pattern('??-## ##'), 0.7)} &nbsp; ${say(10)} ${put('length', locale.amount(random.decimal(3.2, 6.8), 1), 0.6)}<br>${say(11)} ${put('cabin', random.pattern('####'), 0.6)} &nbsp; ${say(12)} ${put('deck', random.pick(['5', '6', '7A']), 0.5)}</p><div class="bar"></div><small>${field('reference', random.pattern('##########'))}</small></div>
			<div class="k"><table data-list="persons">${rows.map((row) => markup`<tr data-row><td>${field('kind', row.kind)}<td class="r">${field('count', row.count)}<td class="r">${field('price', amount(row.price))}`)}<tr class="t"><td>${say(13)}<td><td class="r">${field('/total', locale.money(total))}</table><p>${field('status', one(15))}, ${locale.date(bought).text}</p><small>${locale.company().name}, ${locale.address().whole}</small></div></div>`;
		return { html, fields };
	},
};
export default family;
