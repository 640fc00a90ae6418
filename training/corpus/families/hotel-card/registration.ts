import type { Family, Fields } from '../../family.ts';
import { absent, date, flag, number, text } from '../../kit/ask.ts';
import { blank, drawFilling, tick } from '../../kit/forms.ts';
import { inMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	hotel: text('hotel', 'Which hotel is it?', 'nom de l’hôtel', 'albergo'),
	room: text('roomNumber', 'chambre n°', 'camera', 'Zimmernummer'),
	guest: text('guest', 'nom et prénom', 'cognome e nome', 'Who stays at the hotel?'),
	birthDate: date('birthDate', 'né le', 'geboren am', 'When was the guest born?'),
	nationality: text('nationality', 'nationalité', 'nazionalità'),
	address: text('address', 'domicile', 'Wohnort des Gastes', 'Where does the guest live?'),
	passport: text('documentNumber', 'passeport n°', 'Ausweisnummer', 'documento'),
	arrival: date('arrivalDate', 'date d’arrivée', 'Anreise', 'When did the guest arrive?'),
	departure: date('departureDate', 'date de départ', 'Abreise', 'When does the guest leave?'),
	adults: number('guests', 'nombre de personnes', 'Wie viele Personen?'),
	rate: number(
		'',
		'prix par nuit',
		'What does the room cost per night?',
		'roomRate',
		'Preis pro Nacht',
	),
	plate: text('vehiclePlate', 'numéro d’immatriculation', 'Kennzeichen des Gastes'),
	wantsPaper: flag(
		'',
		'journal du matin',
		'Does the guest want a newspaper?',
		'morningPaper',
		'Morgenzeitung',
	),
	company: text('employer', 'société', 'Firma des Gastes'),
	creditCard: absent(text('cardNumber', 'carte de crédit', 'Kreditkarte')),
	total: absent(number('grossTotal', 'total de la note', 'Rechnungsbetrag')),
	signature: absent(text('signatory', 'Who signed?', 'Unterschrift')),
};

/** A registration card in three languages: each caption in French, German and English, answers written on lines. */
const family: Family = {
	author: 'odette',
	locales: ['fr-CH', 'de-CH', 'it-CH', 'fr-LU'],
	draw: (random, locale) => {
		const arrival = random.day('1972-01-01', '2019-12-01');
		const nights = random.int(1, 14);
		const line = (
			x: number,
			y: number,
			width: number,
			caption: string,
			content: ReturnType<typeof markup> | false,
		) =>
			markup`<div class="l" style="left:${x}mm;top:${y}mm;width:${width}mm"><i>${caption}</i><span class="v">${content}</span></div>`;
		const html = markup`<style>@page { size: 148mm 105mm; margin: 0 } body { position: relative; height: 104mm; font: 8pt 'Liberation Serif' } .l { position: absolute; height: 9.5mm; border-bottom: .5pt solid #333 } .l i { font-size: 6pt; font-style: ${random.pick(['normal', 'italic'])}; display: block } .v { ${drawFilling(random)}; font-size: 9.5pt; top: .6mm } .h { position: absolute; left: 8mm; top: 6mm; font: bold 14pt 'Liberation Serif'; letter-spacing: 1.5pt } .no { position: absolute; right: 8mm; top: 5mm; border: 1pt solid #000; width: 30mm; height: 12mm; padding: 1mm; font-size: 6.5pt } .tick { display: inline-block; width: 3mm; height: 3mm; border: .6pt solid #000; text-align: center; font: bold 7pt/2.8mm 'Liberation Sans' } .t { position: absolute; left: 8mm; bottom: 5mm; right: 8mm; font-size: 6pt }
			</style><div class="h">${field('hotel', random.pick(['HÔTEL BEAU-SITE', 'HOTEL KRONE', 'ALBERGO DEL LAGO', 'HÔTEL TERMINUS']))}</div><div class="no">Chambre · Zimmer · Room<br><b style="font-size:13pt">${field('room', String(random.int(1, 6) * 100 + random.int(1, 30)))}</b></div>
			${line(8, 20, 84, 'Nom, prénom · Name, Vorname · Name', field('guest', `${locale.person().family} ${locale.person().given}`))}${line(96, 20, 44, 'Né(e) le · Geboren am · Date of birth', blank(random, 0.85, 'birthDate', locale.date(random.day('1925-01-01', '1985-01-01'))))}${line(8, 32, 84, 'Domicile · Wohnort · Home address', field('address', locale.address().whole))}${line(96, 32, 44, 'Nationalité · Nationalität · Nationality', blank(random, 0.8, 'nationality', random.pick(['CH', 'F', 'D', 'I', 'NL', 'GB'])))}
			${line(8, 44, 40, 'Passeport / C.I. · Ausweis · Passport', blank(random, 0.7, 'passport', random.pattern('?#######')))}${line(52, 44, 40, 'Auto · Auto · Car', blank(random, 0.4, 'plate', random.pattern('?? ### ###')))}${line(96, 44, 44, 'Société · Firma · Company', blank(random, 0.35, 'company', locale.company().name))}${line(8, 56, 40, 'Arrivée · Ankunft · Arrival', field('arrival', locale.date(arrival)))}${line(52, 56, 40, 'Départ · Abreise · Departure', blank(random, 0.85, 'departure', locale.date(addDays(arrival, nights))))}${line(96, 56, 44, 'Personnes · Personen · Persons', blank(random, 0.8, 'adults', random.int(1, 4)))}
			${line(8, 68, 40, 'Prix par nuit · Preis · Rate', blank(random, 0.7, 'rate', locale.money(inMoney(random.int(38, 210), locale))))}${line(52, 68, 88, 'Signature · Unterschrift · Signature', false)}<div style="position:absolute;left:8mm;top:83mm">${tick('wantsPaper', random.chance(0.4), 'Journal · Zeitung · Newspaper')}</div><div class="t">L’hôtel décline toute responsabilité pour les objets non déposés au coffre. Chambres à libérer avant 11 heures. Zimmer bis 11 Uhr freigeben.</div>`;
		return { html, fields };
	},
};
export default family;
