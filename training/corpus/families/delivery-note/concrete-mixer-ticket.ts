import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { DOC, num, rows, str } from '../../kit/commerce.ts';
import { clock, drawFilling, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	ticket: str(
		'number of the ticket|ticketNo|Lieferscheinnummer|numéro du bon|numero bolla|nr dokumentu dostawy|Which number has the load?',
		'deliveryNoteNumber',
	),
	date: DOC.delivered,
	plant: str(
		'plant the concrete comes from|plantName|Werk|centrale|impianto|betoniarnia|Where was it mixed?',
		'seller',
	),
	customer: DOC.buyer,
	site: str(
		'building site|siteAddress|Baustelle|chantier|cantiere|budowa|Where was it poured?',
		'shipTo',
	),
	truck: str(
		'number of the mixer|truckNo|Fahrmischer|toupie|autobetoniera|betonomieszarka',
		'truckNumber',
	),
	driver: str('who drove the mixer|driverName|Fahrer|chauffeur|autista|kierowca', 'driver'),
	loadNumber: num('which load of the day|loadOfDay|Fuhre Nr.|tour n°|viaggio n.|kurs'),
	volume: num(
		'cubic metres delivered|volume|Menge in m³|volume livré|volume consegnato|objętość',
		'deliveredQuantity',
	),
	sumOfDay: num(
		'cubic metres of the day so far|cumulatedVolume|Tagesmenge|cumul du jour|totale del giorno|suma dnia',
	),
	ordered: num(
		'cubic metres ordered|orderedVolume|Bestellmenge|volume commandé|ordinato|zamówiono',
		'orderedQuantity',
	),
	strength: str(
		'strength class|strengthClass|Festigkeitsklasse|classe de résistance|classe di resistenza|klasa betonu',
	),
	slump: str('consistency|consistency|Konsistenz|consistance|consistenza|konsystencja'),
	cement: str('cement|cementType|Zement|ciment|cemento'),
	water: num(
		'water added on site in litres|waterAdded|Wasserzugabe|eau ajoutée|acqua aggiunta|dodana woda',
	),
	times: rows(
		{
			event: str('event|event|Vorgang|étape|fase|zdarzenie'),
			at: str('clock time|time|Uhrzeit|heure|ora|godzina', 'time'),
		},
		'times of the load|timestamps|Zeiten|heures|orari|godziny',
	),
	receiver: str('who took the load|receivedBy|Wer hat angenommen?|reçu par|ricevuto da|przyjął'),
	price: absent(num('price of the concrete|price|Preis|prix|prezzo', 'unitPrice')),
	pump: absent(str('concrete pump|pumpNo|Betonpumpe|pompe à béton|pompa')),
};
const SAID = {
	en: 'DELIVERY TICKET|Ready-mixed concrete|Ticket|Date|Customer|Site|Mixer|Driver|Load no.|This load m³|Day total m³|Ordered m³|Strength|Consistency|Cement|Water added at customer’s request (l)|Loaded;Left plant;On site;Discharge begun;Discharge ended|Received in good order|Caution: wet concrete burns skin. Wear gloves.',
	de: 'LIEFERSCHEIN|Transportbeton|Nr.|Datum|Kunde|Baustelle|Fahrmischer|Fahrer|Fuhre|Diese Fuhre m³|Tagesmenge m³|Bestellt m³|Festigkeit|Konsistenz|Zement|Wasserzugabe auf Wunsch des Kunden (l)|Beladen;Abfahrt Werk;Ankunft;Entladebeginn;Entladeende|Ordnungsgemäß erhalten|Vorsicht: frischer Beton ätzt. Handschuhe tragen.',
	fr: 'BON DE LIVRAISON|Béton prêt à l’emploi|N°|Date|Client|Chantier|Toupie|Chauffeur|Tour|Cette livraison m³|Cumul du jour m³|Commandé m³|Résistance|Consistance|Ciment|Eau ajoutée à la demande du client (l)|Chargement;Départ centrale;Arrivée;Début déchargement;Fin déchargement|Reçu conforme|Attention : le béton frais brûle la peau.',
	it: 'DOCUMENTO DI CONSEGNA|Calcestruzzo preconfezionato|N.|Data|Cliente|Cantiere|Autobetoniera|Autista|Viaggio|Questo carico mc|Totale giorno mc|Ordinato mc|Resistenza|Consistenza|Cemento|Acqua aggiunta su richiesta (l)|Carico;Partenza;Arrivo;Inizio scarico;Fine scarico|Ricevuto regolarmente|Attenzione: il calcestruzzo fresco ustiona.',
	pl: 'DOWÓD DOSTAWY|Beton towarowy|Nr|Data|Klient|Budowa|Betonomieszarka|Kierowca|Kurs|Ta dostawa m³|Suma dnia m³|Zamówiono m³|Klasa|Konsystencja|Cement|Dodana woda na życzenie (l)|Załadunek;Wyjazd;Przyjazd;Początek rozładunku;Koniec rozładunku|Przyjęto bez zastrzeżeń|Uwaga: świeży beton parzy skórę.',
} as const;

/** A concrete mixer's ticket on a wide half sheet: black tabs with large cubic metres, a chain of clock times in arrows, litres of added water and a name written in by hand. */
const family: Family = {
	author: 'noor',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'it-IT', 'pl-PL'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { count } = locale;
		const [plant, client] = [
			locale.company(random.pick(['Beton', 'Concrete', 'Mix'])),
			locale.company(),
		];
		const load = random.int(1, 9);
		const volume = random.pick([5, 6, 6.5, 7, 7.5, 8, 9]);
		const done = Number((volume + (load - 1) * 7.5).toFixed(1));
		const start = random.int(390, 900);
		const gaps = [0, random.int(4, 9), random.int(12, 50), random.int(3, 25), random.int(10, 40)];
		const isFilled = random.chance(0.7);
		const hand = drawFilling(random);
		const big = (label: string, path: string, shown: number) =>
			markup`<div class="b"><small>${label}</small><b>${field(path, locale.amount(shown, 1))}</b></div>`;
		const pair = (label: string, path: string, content: Parameters<typeof field>[1]) =>
			markup`<tr><td>${label}<td><b>${field(path, content)}</b>`;
		const html = markup`<style>@page { size: 210mm 148mm; margin: 8mm 10mm } body { font: 8.8pt/1.4 'Liberation Sans' } .top { display: flex; justify-content: space-between; align-items: center; border-bottom: 2pt solid } .b { border: 1.2pt solid #000; width: 40mm } .b small { display: block; background: #000; color: #fff; padding: .4mm 2mm } .b b { font-size: 17pt; padding: 0 2mm } .row { display: flex; gap: 5mm; margin: 3mm 0 } td { padding: .2mm 3mm .2mm 0; vertical-align: top } .t { display: flex; border: .6pt solid; font-size: 7.5pt } .t div { flex: 1; padding: 1mm 2mm; border-right: .6pt solid } .t b { display: block; font-size: 10pt } .hand { display: inline-block; ${hand} }</style>
			<div class="top"><div><b style="font-size:14pt">${field('plant', plant.name)}</b> · ${plant.address.whole} · ${plant.phone}</div><div style="text-align:right"><b>${at(0)}</b><br>${at(1)}</div></div>
			<div class="row"><table style="flex:1">${pair(at(2), 'ticket', random.pattern('######'))}${pair(at(3), 'date', locale.date(random.day('2001-03-01', '2026-06-20')))}${pair(at(4), 'customer', client.name)}${pair(at(5), 'site', locale.address().whole)}</table><table>${pair(at(6), 'truck', random.pattern('##'))}${pair(at(7), 'driver', locale.person().name)}${pair(at(8), 'loadNumber', load)}</table></div>
			<div class="row">${big(at(9), 'volume', volume)}${big(at(10), 'sumOfDay', done)}${big(at(11), 'ordered', done + random.pick([0, 7.5, 15, 22.5]))}<table>${pair(at(12), 'strength', random.pick(['C20/25', 'C25/30', 'C30/37', 'C35/45']))}${pair(at(13), 'slump', random.pick(['F3', 'F4', 'S3', 'S4']))}${pair(at(14), 'cement', random.pick(['CEM II/A-LL 42,5 R', 'CEM I 52,5 N', 'CEM III/A 42,5 N']))}</table></div>
			<div class="t" data-list="times">${at(16)
				.split(';')
				.map((event, i) => {
					const time = gaps.slice(0, i + 1).reduce((sum, one) => sum + one, start);
					return markup`<div data-row>${field('event', event)} →<b>${(i < 2 || isFilled) && field('at', clock(time))}</b></div>`;
				})}</div><p>${at(15)}: <span class="hand">${isFilled && random.chance(0.6) && field('water', count(random.pick([20, 30, 40, 60])))}</span> ______</p><p>${at(17)}: <span class="hand">${random.chance(0.7) && field('receiver', locale.person().name)}</span> ____________</p><small>${at(18)}</small>`;
		return { html, fields };
	},
};
export default family;
