import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { dat, num, str } from '../../kit/commerce.ts';
import { clock, speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	show: str(
		'what is played|event|Veranstaltung|spectacle|espectáculo|wydarzenie|előadás|What can one see?',
		'subject',
	),
	artist: str('who plays|performer|Künstler|artiste|artista|wykonawca|előadó'),
	venue: str('hall|venue|Spielstätte|salle|sala|miejsce|helyszín', 'location'),
	town: str('town of the event|eventTown|Ort|ville|ciudad|miasto|város', 'city'),
	day: dat('day of the event|eventDate|Tag der Veranstaltung|date|fecha|data|dátum'),
	begins: str('when it begins|beginTime|Beginn|début|comienzo|początek|kezdés', 'time'),
	doors: str(
		'when the doors open|doorsOpen|Einlass|ouverture des portes|apertura de puertas|wejście|kapunyitás',
	),
	block: str('block or sector|block|Block|secteur|sector|sektor|szektor'),
	rowNo: str('row of the seat|rowNo|Reihe|rang|fila|rząd|sor'),
	seat: str('seat|seatNo|Platz|place|asiento|miejsce|szék', 'seat'),
	entrance: str(
		'entrance to use|entrance|Eingang|entrée|entrada (puerta)|wejście nr|bejárat',
		'gate',
	),
	category: str(
		'price category|priceCategory|Preisgruppe|catégorie|categoría|kategoria|árkategória',
	),
	price: num(
		'price of the ticket|basePrice|Kartenpreis|prix du billet|precio|cena biletu|jegyár',
		'unitPrice',
	),
	fee: num(
		'booking fee|bookingFee|Vorverkaufsgebühr|frais de réservation|gastos de gestión|opłata|kezelési díj',
		'serviceCharges',
	),
	paid: num(
		'paid in all|totalPaid|Gesamtpreis|prix total|precio total|razem|végösszeg',
		'grossTotal',
	),
	order: str(
		'number of the booking|bookingNo|Auftragsnummer|numéro de commande|número de compra|numer zamówienia',
		'bookingNumber',
	),
	code: str(
		'number under the bar code|barcodeNo|Barcode-Nummer|code-barres|código de barras|kod kreskowy',
		'serialNumber',
	),
	buyer: str('name of the buyer|buyer|Käufer|acheteur|comprador|kupujący|vevő', 'buyer'),
	organiser: str(
		'who organises it|organiser|Veranstalter|organisateur|organizador|organizator|szervező',
		'seller',
	),
	age: absent(num('minimum age|minimumAge|Mindestalter|âge minimum|edad mínima')),
	wardrobe: absent(num('price of the cloakroom|cloakroom|Garderobe|vestiaire|guardarropa')),
};
const SAID = {
	de: 'Einlass|Beginn|Block|Reihe|Platz|Eingang|Preisgruppe|Karte|VVK-Gebühr|Gesamt|Auftrag|Veranstalter|Gastspiel;Sinfoniekonzert;Sommerfestival;Lesung mit Musik;Kabarettabend|Stehplatz|Umtausch und Rückgabe ausgeschlossen. Karte bis zum Verlassen aufbewahren.|Halle;Stadthalle;Schauspielhaus;Kulturfabrik',
	fr: 'Ouverture|Début|Bloc|Rang|Place|Porte|Catégorie|Billet|Frais|Total|Commande|Organisateur|Récital;Concert symphonique;Festival d’été;Lecture musicale;Soirée d’humour|Debout|Ni repris ni échangé. À conserver jusqu’à la sortie.|Halle;Salle des fêtes;Théâtre;Zénith',
	es: 'Puertas|Comienzo|Sector|Fila|Asiento|Puerta|Categoría|Entrada|Gastos|Total|Compra|Organiza|Recital;Concierto sinfónico;Festival de verano;Lectura musical;Noche de humor|De pie|No se admiten cambios. Consérvese hasta la salida.|Auditorio;Teatro;Pabellón;Sala',
	pl: 'Wejście od|Początek|Sektor|Rząd|Miejsce|Brama|Kategoria|Bilet|Opłata|Razem|Zamówienie|Organizator|Recital;Koncert symfoniczny;Festiwal letni;Wieczór poezji;Kabaret|Stojące|Bilet nie podlega zwrotowi. Zachować do wyjścia.|Hala;Teatr;Filharmonia;Klub',
	hu: 'Kapunyitás|Kezdés|Szektor|Sor|Szék|Bejárat|Kategória|Jegy|Díj|Összesen|Rendelés|Szervező|Koncert;Szimfonikus est;Nyári fesztivál;Irodalmi est;Kabaré|Állóhely|A jegyet nem váltjuk vissza. Kérjük, őrizze meg.|Csarnok;Színház;Művelődési ház;Klub',
} as const;

/** A concert ticket on a long narrow strip with stubs at both ends that are printed sideways; the seat in four large cells, prices in a tiny ladder, a bar code with its number upright. */
const family: Family = {
	author: 'casimir',
	locales: ['de-DE', 'fr-FR', 'es-ES', 'pl-PL', 'hu-HU', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { money } = locale;
		const day = random.day('1995-02-01', '2026-12-20');
		const start = random.int(34, 41) * 30;
		const price = inMoney(random.pick([18, 24.5, 36, 49, 75]), locale);
		const fee = random.chance(0.7) ? inMoney(random.pick([1.5, 2.9, 4.2]), locale) : 0;
		const isStanding = random.chance(0.25);
		const code = random.pattern('############');
		const town = locale.address().city;
		const show = random.pick(at(12).split(';'));
		const seat = isStanding ? '' : String(random.int(1, 44));
		const bars = Array.from({ length: 46 }, () => random.int(1, 3));
		const cell = (label: string, content: ReturnType<typeof field> | string) =>
			markup`<div><small>${label}</small><b>${content}</b></div>`;
		const html = markup`<style>@page { size: 203mm 82mm; margin: 0 } body { margin: 0; font: 8pt/1.3 'Liberation Sans' } .t { display: grid; grid-template-columns: 26mm 1fr 34mm; height: 82mm } .stub { border-right: 1pt dashed; writing-mode: vertical-rl; padding: 4mm 2mm; font-size: 7.5pt } .r { border-left: 1pt dashed; padding: 4mm 3mm; font-size: 7.5pt } .mid { padding: 4mm 6mm; background: linear-gradient(90deg, ${random.pick(['#fde7ef, #e7f0fd', '#fff6d6, #ffe1c4', '#e8f7ea, #f4f4f4'])}) } h1 { font: bold 15pt 'DejaVu Sans'; margin: 0 } .s { display: flex; gap: 2mm; margin: 3mm 0 } .s div { border: .8pt solid #000; background: #fff; flex: 1; text-align: center } .s small { display: block; font-size: 6pt } .s b { font-size: 13pt } .bars { display: flex; height: 10mm; align-items: stretch } .bars i { background: #000; margin-right: .5mm } .l div { display: flex; justify-content: space-between } .legal { font-size: 5.5pt }</style>
			<div class="t"><div class="stub"><b>${field('show', show)}</b><br>${field('day', locale.date(day))} · ${field('order', random.pattern('######'))}</div><div class="mid"><small>${field('organiser', locale.company(random.pick(['Konzerte', 'Events', 'Agentur'])).name)}</small><h1>${field('artist', `${locale.person().name}${random.pick([' & Band', ' Trio', '', ' Quartett'])}`)}</h1><b>${field('show', show)}</b><p style="margin:1mm 0">${field('venue', `${random.pick(at(15).split(';'))} ${random.pick(['am Park', 'West', '1', 'Rex'])}`)}, ${field('town', town)}<br><b>${field('day', locale.date(day, 'd. MMMM yyyy'))}</b> · ${random.chance(0.7) && markup`${at(0)} ${field('doors', clock(start - 60))} · `}${at(1)} ${field('begins', clock(start))}</p>
			<div class="s">${cell(at(5), field('entrance', random.pattern('?')))}${cell(at(2), isStanding ? at(13) : field('block', random.pattern('?#')))}${!isStanding && cell(at(3), field('rowNo', String(random.int(1, 32))))}${!isStanding && cell(at(4), field('seat', seat))}</div><div class="legal">${at(14)}</div></div>
			<div class="r"><div class="l"><div><span>${at(6)}</span>${field('category', random.pattern('#').replace('0', '1'))}</div><div><span>${at(7)}</span>${field('price', money(price))}</div>${fee > 0 && markup`<div><span>${at(8)}</span>${field('fee', money(fee))}</div>`}<div><b>${at(9)}</b><b>${field('paid', money(toMoney(price + fee)))}</b></div></div>${!isStanding && markup`<p>${at(4)} ${field('seat', seat)}</p>`}<div class="bars">${bars.map((width) => markup`<i style="width:${width * 0.25}mm"></i>`)}</div>${field('code', code)}<p>${field('buyer', locale.person().name)}<br>${locale.date(addDays(day, -random.int(5, 90))).text}</p></div></div>`;
		return { html, fields };
	},
};
export default family;
