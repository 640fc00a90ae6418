import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, dat, num, rows, str, yes } from '../../kit/commerce.ts';
import { clock, drawFilling, speak, tick } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	jobNo: str(
		'number of the job|jobNo|Auftragsnummer|numéro d’ordre|nr zlecenia|numero commessa',
		'orderNumber',
	),
	received: dat(
		'day the car came in|receivedOn|Annahme am|reçu le|przyjęto|ricevuto il',
		'receivedDate',
	),
	garage: str('garage|garageName|Werkstatt|garage|warsztat|officina', 'provider'),
	customer: str('whose car it is|customer|Kunde|client|klient|cliente', 'vehicleOwner'),
	phone: str('phone of the customer|customerPhone|Telefon|téléphone|telefon|telefono', 'phone'),
	plate: str('number plate|plate|Kennzeichen|immatriculation|rejestracja|targa', 'vehiclePlate'),
	car: str('make and model|car|Fahrzeug|véhicule|pojazd|veicolo', 'vehicleModel'),
	km: num(
		'kilometres on the clock|odometer|km-Stand|kilométrage|przebieg|chilometraggio',
		'mileage',
	),
	fuel: str('fuel in the tank|fuelLevel|Tankinhalt|carburant|stan paliwa|livello carburante'),
	complaint: str(
		'what the customer complains about|complaint|Beanstandung|demande du client|usterka|difetto',
		'complaint',
	),
	works: rows(
		{
			operation: str(
				'work to be done|operation|Arbeit|opération|czynność|lavoro',
				'itemDescription',
			),
			hours: num('hours for the work|hours|Stunden|heures|godziny|ore', 'hoursWorked'),
			mechanic: str('who did it|mechanic|Mechaniker|mécanicien|mechanik|meccanico'),
		},
		'works|operations|Arbeiten|travaux|czynności|lavori',
	),
	parts: rows(
		{ code: COL.code, name: COL.name, quantity: COL.qty, price: COL.price, amount: COL.amount },
		'parts used|parts|Ersatzteile|pièces|części|ricambi',
	),
	partsTotal: num('parts in all|partsTotal|Summe Teile|total pièces|suma części|totale ricambi'),
	labour: num('labour in all|labourTotal|Arbeitslohn|main-d’œuvre|robocizna|manodopera'),
	estimate: num(
		'estimate given|estimate|Kostenschätzung|estimation|wycena|preventivo',
		'grossTotal',
	),
	readyAt: str('when the car is ready|readyAt|Fertig um|prêt à|gotowe o|pronto alle', 'time'),
	testDrive: yes('test drive allowed|testDrive|Probefahrt erlaubt?|essai autorisé|jazda próbna'),
	keepParts: yes(
		'old parts back to the customer|returnParts|Altteile zurück?|restitution des pièces|zwrot części',
	),
	vin: absent(str('chassis number|vin|Fahrgestellnummer|numéro de châssis|numer VIN', 'vin')),
	invoiceNo: absent(
		str(
			'invoice number|invoiceNo|Rechnungsnummer|numéro de facture|numer faktury',
			'invoiceNumber',
		),
	),
};
const SAID = {
	de: 'WERKSTATTAUFTRAG|Annahme|Kunde|Tel.|Kennz.|Fahrzeug|km|Tank|Beanstandung|Bremse quietscht vorn;Klimaanlage kühlt nicht;Inspektion fällig;springt schlecht an;Ölfleck unter dem Motor|Arbeit;Std.;Mech.|Bremsbeläge ersetzen;Ölwechsel mit Filter;Klimaservice;Zündkerzen wechseln;Probefahrt;Fehlerspeicher auslesen|Teile-Nr.;Teil;Anz.;Preis;Betrag|Bremsbelagsatz;Ölfilter;Motoröl 5 l;Zündkerze;Kältemittel;Dichtring|Teile|Lohn|Schätzung inkl. MwSt.|fertig|Probefahrt gestattet|Altteile zurück|Unterschrift Kunde',
	fr: 'ORDRE DE RÉPARATION|Reçu le|Client|Tél.|Immat.|Véhicule|km|Jauge|Demande|freins qui grincent;climatisation inefficace;révision;démarre mal;fuite d’huile|Opération;h;Méc.|remplacer plaquettes;vidange et filtre;recharge clim;bougies;essai routier;lecture défauts|Réf.;Pièce;Qté;Prix;Montant|jeu de plaquettes;filtre à huile;huile 5 l;bougie;fluide frigorigène;joint|Pièces|Main-d’œuvre|Estimation TTC|prêt|essai autorisé|pièces rendues|Signature du client',
	pl: 'ZLECENIE NAPRAWY|Przyjęto|Klient|Tel.|Nr rej.|Pojazd|km|Paliwo|Usterka|piszczą hamulce;klimatyzacja nie chłodzi;przegląd;źle zapala;wyciek oleju|Czynność;h;Mech.|wymiana klocków;wymiana oleju i filtra;serwis klimatyzacji;wymiana świec;jazda próbna;odczyt błędów|Indeks;Część;Szt.;Cena;Wartość|klocki hamulcowe;filtr oleju;olej 5 l;świeca;czynnik chłodniczy;uszczelka|Części|Robocizna|Wycena brutto|gotowe|jazda próbna|zwrot części|Podpis klienta',
	it: 'ORDINE DI LAVORO|Ricevuto|Cliente|Tel.|Targa|Veicolo|km|Serbatoio|Difetto|freni che fischiano;il clima non raffredda;tagliando;parte male;perdita d’olio|Lavoro;Ore;Mecc.|sostituire pastiglie;cambio olio e filtro;ricarica clima;candele;prova su strada;lettura errori|Codice;Ricambio;Q.tà;Prezzo;Importo|pastiglie freno;filtro olio;olio 5 l;candela;gas refrigerante;guarnizione|Ricambi|Manodopera|Preventivo IVA incl.|pronto|prova su strada|ricambi resi|Firma cliente',
} as const;

/** A garage's job card on stiff paper: a huge number plate, a fuel gauge drawn as a bar, works at the left and parts at the right side by side, ticks and estimate on a torn lower edge; written by hand. */
const family: Family = {
	author: 'casimir',
	locales: ['de-DE', 'fr-FR', 'pl-PL', 'it-IT', 'de-AT', 'fr-BE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, count } = locale;
		const [garage, client] = [locale.company('Auto'), locale.person()];
		const hourly = inMoney(random.int(38, 96), locale);
		const works = random
			.some(at(11).split(';'), random.int(1, 4))
			.map((name) => ({ name, hours: random.int(1, 10) / 4, by: locale.person().given }));
		const parts = random.some(at(13).split(';'), random.int(1, 4)).map((name) => {
			const [quantity, price] = [random.pick([1, 1, 2, 4]), inMoney(random.decimal(4, 95), locale)];
			return {
				name,
				quantity,
				price,
				amount: toMoney(quantity * price),
				code: random.pattern('###.###'),
			};
		});
		const goods = toMoney(parts.reduce((sum, one) => sum + one.amount, 0));
		const labour = toMoney(works.reduce((sum, one) => sum + one.hours * hourly, 0));
		const estimate = toMoney((goods + labour) * (1 + (locale.country.rates[0] ?? 20) / 100));
		const level = random.int(0, 4);
		const hand = (content: ReturnType<typeof field> | false) =>
			markup`<span class="v">${content}</span>`;
		const html = markup`<style>@page { size: 200mm 160mm; margin: 7mm 9mm } body { font: 8.5pt/1.4 'Liberation Sans'; background: ${random.pick(['#fff', '#fff4c9', '#e7f0fa'])} } .v { ${drawFilling(random)}; font-size: 10.5pt; position: static } .top { display: flex; justify-content: space-between; border-bottom: 2pt solid } .pl { border: 2pt solid #000; border-radius: 2mm; font: bold 20pt 'DejaVu Sans Condensed'; padding: 0 5mm; background: #fff } .g { display: flex; width: 40mm; border: .8pt solid; height: 3mm } .g i { flex: 1; border-right: .6pt solid } .g i.on { background: #555 } .two { display: grid; grid-template-columns: 1fr 1.2fr; gap: 5mm; margin-top: 3mm; align-items: start } table { width: 100%; border-collapse: collapse } th { text-align: left; font-size: 7pt; border-bottom: 1pt solid } td { border-bottom: .4pt solid #999; height: 6mm } .n { text-align: right } .tick { display: inline-block; width: 3.4mm; height: 3.4mm; border: .8pt solid; font: bold 8pt/3.2mm 'Liberation Sans'; text-align: center } .end { display: flex; justify-content: space-between; border-top: 1pt dashed; margin-top: 3mm; padding-top: 2mm }</style>
			<div class="top"><div><b style="font-size:13pt">${field('garage', garage.name)}</b> ${garage.address.whole}</div><div><b>${at(0)} ${field('jobNo', random.pattern('#####'))}</b></div></div><div style="display:flex;gap:8mm;margin-top:2mm;align-items:center"><div class="pl">${field('plate', random.pattern('?? ?? ###'))}</div><div>${at(5)} ${hand(field('car', random.pick(['Orvanta Nima 1.6', 'Kessla Corvo', 'Brevio Van', 'Tarvik 4'])))}<br>${at(6)} ${hand(field('km', count(random.int(8, 240) * 1000 + random.int(0, 999))))}</div><div>${at(7)} ${hand(field('fuel', `${level}/4`))}<div class="g">${[1, 2, 3, 4].map((n) => markup`<i class="${n <= level && 'on'}"></i>`)}</div></div></div>
			<p>${at(1)} ${hand(field('received', locale.date(random.day('1992-02-01', '2025-11-20'))))} &nbsp; ${at(2)} ${hand(field('customer', client.name))} &nbsp; ${at(3)} ${hand(random.chance(0.8) && field('phone', locale.phone()))}<br>${at(8)}: ${hand(field('complaint', random.pick(at(9).split(';'))))}</p>
			<div class="two"><table data-list="works"><tr>${at(10)
				.split(';')
				.map(
					(head) => markup`<th>${head}`,
				)}${works.map((one) => markup`<tr data-row><td>${hand(field('operation', one.name))}<td class="n">${hand(field('hours', amount(one.hours)))}<td>&nbsp;${hand(field('mechanic', one.by))}`)}</table><table data-list="parts"><tr>${at(
				12,
			)
				.split(';')
				.map(
					(head) => markup`<th>${head}`,
				)}${parts.map((one) => markup`<tr data-row><td>${hand(field('code', one.code))}<td>${hand(field('name', one.name))}<td class="n">${hand(field('quantity', one.quantity))}<td class="n">${hand(field('price', amount(one.price)))}<td class="n">${hand(field('amount', amount(one.amount)))}`)}</table></div>
			<div class="end"><div>${tick('testDrive', random.chance(0.7), at(18))}<br>${tick('keepParts', random.chance(0.3), at(19))}</div><div>${at(14)} ${hand(field('partsTotal', amount(goods)))}<br>${at(15)} ${hand(field('labour', amount(labour)))}</div><div><b>${at(16)}</b> ${hand(field('estimate', locale.money(estimate)))}<br>${at(17)} ${hand(field('readyAt', clock(random.int(20, 36) * 30)))}</div><div>${at(20)}<br>______________</div></div>`;
		return { html, fields };
	},
};
export default family;
