import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	permitNumber: asText(
		'number of the permit | vergunningnummer | Ausweisnummer | tillståndsnummer',
		'documentNumber',
	),
	zone: asText('Which zone may be parked in? | zone | Bewohnerparkzone | boendezon', 'location'),
	plate: asText(
		'registration of the car | kenteken | Kennzeichen | registreringsnummer',
		'vehiclePlate',
	),
	holder: asText('Who holds the permit? | vergunninghouder | Inhaber | innehavare', 'personName'),
	home: asText('home of the holder | adres van de houder | Anschrift | adress', 'address'),
	validFrom: asDate('valid from | geldig vanaf | gültig ab | giltigt från', 'validFrom'),
	validUntil: asDate('valid until | geldig tot | gültig bis | giltigt till', 'expiryDate'),
	fee: asNumber('fee paid | leges | Gebühr | avgift', 'amountPaid'),
	hours: asText('hours in which the rules hold | tijden | Zeiten | tider'),
	issuedBy: asText(
		'Which town issued it? | gemeente | ausstellende Stadt | kommun',
		'issuingAuthority',
	),
	conditions: asText(
		'first condition | voorwaarde | Auflage | villkor | What is the holder to do with the permit?',
		'notes',
	),
	receipt: asText('receipt number | bonnummer | Quittung | kvitto', 'receiptNumber'),
	make: absent(asText('make of the car | merk | Fahrzeugmarke', 'vehicleMake')),
	fine: absent(asNumber('fine for misuse | boete | Bußgeld', 'penalty')),
};
const SAID = {
	nl: 'PARKEERVERGUNNING|zone|geldig tot|Vergunning nr.|Kenteken|Houder|Adres|Geldig vanaf|Leges|Bon|Gemeente|Leg de kaart zichtbaar achter de voorruit.;De vergunning geldt niet op marktdagen.|ma–za 9–21 uur;alle dagen 9–24 uur|Bewaar dit deel thuis|vouwen',
	de: 'BEWOHNERPARKAUSWEIS|Zone|gültig bis|Ausweis-Nr.|Kennzeichen|Inhaber/in|Anschrift|Gültig ab|Gebühr|Quittung|Stadt|Gut sichtbar hinter die Windschutzscheibe legen.;Gilt nicht an Markttagen.|Mo–Sa 9–21 Uhr;täglich 9–24 Uhr|Diesen Teil aufbewahren|knicken',
	en: 'RESIDENT’S PERMIT|zone|expires|Permit no.|Vehicle|Holder|Address|Valid from|Fee|Receipt|City Council of|Display inside the windscreen.;Not valid on market days.|Mon–Sat 9 am–9 pm;every day 9 am–midnight|Keep this part at home|fold',
	sv: 'BOENDEPARKERING|zon|giltigt till|Tillstånd nr|Fordon|Innehavare|Adress|Giltigt från|Avgift|Kvitto|Kommun|Läggs synligt innanför vindrutan.;Gäller inte torgdagar.|mån–lör 9–21;alla dagar 9–24|Spara denna del|vik här',
	it: 'PERMESSO RESIDENTI|zona|scade il|Permesso n.|Targa|Titolare|Indirizzo|Valido dal|Diritti|Ricevuta|Comune di|Esporre sul parabrezza.;Non vale nei giorni di mercato.|lun–sab 9–21;tutti i giorni 9–24|Conservare questa parte|piegare',
} as const;

/** A windscreen card to be folded: on the left huge zone letter and expiry in a ring, plate across; on the right half, upside captions right-aligned against values with fee and conditions. */
const family: Family = {
	author: 'milica',
	locales: ['nl-NL', 'de-DE', 'en-GB', 'sv-SE', 'it-IT', 'de-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const home = locale.address();
		const from = random.day('2004-01-01', '2026-02-01');
		const until = addDays(from, random.pick([182, 364, 729]));
		const plate = random.pattern(random.pick(['??-##-??', '?? ###', '##-???-#', '?-?? ####']));
		const number = random.pattern('########');
		const tone = random.pick(['#0b6b3a', '#1a4b8c', '#9b1c31', '#d67d00']);
		const zone = `${random.pick('ABCDEFHK'.split(''))}${random.pick(['', '2', '4', '11'])}`;
		const kv = (i: number, content: ReturnType<typeof markup> | false) =>
			markup`<i>${at(i)}</i><span>${content}</span>`;
		const isStacked = random.chance(0.5);
		const html = markup`<style>@page { size: ${isStacked ? '105mm 190mm' : '200mm 95mm'}; margin: 0 } body { font: 8.5pt 'Liberation Sans'; display: grid; ${isStacked ? 'grid-template-rows: 95mm 1fr' : 'grid-template-columns: 100mm 1fr'}; height: ${isStacked ? 189 : 94}mm } .a { background: ${tone}; color: #fff; padding: 5mm; position: relative } .z { font: bold 62pt/1 'Liberation Sans Narrow' } .ring { position: absolute; right: 6mm; top: 17mm; width: 37mm; height: 37mm; border: 3pt solid #fff; border-radius: 50%; text-align: center; padding-top: 11mm; font-size: 8pt } .ring b { font-size: 12.5pt; display: block } .pl { background: #fff; color: #000; font: bold 25pt/13mm 'DejaVu Sans Condensed'; text-align: center; border-radius: 2mm; position: absolute; left: 5mm; right: 5mm; bottom: 5mm; height: 14mm } .b { padding: 6mm; border-${isStacked ? 'top' : 'left'}: 1pt dashed #666; position: relative } .kv { display: grid; grid-template-columns: 32mm 1fr; gap: 1.2mm 3mm } .kv i { text-align: right; color: #555; font-style: normal } em { position: absolute; ${isStacked ? 'top: -2mm; left: 45%' : 'left: -3mm; top: 38%; writing-mode: vertical-rl'}; font: 6.5pt 'Liberation Sans'; background: #fff } p { font-size: 7.5pt; margin: 3mm 0 0 }
			</style><div class="a"><b>${at(0)}</b><br>${at(1)}<div class="z">${field('zone', zone)}</div>${field('hours', one(12))}<div class="ring">${at(2)}<b>${field('validUntil', locale.date(until, random.pick(['dd.mm.yy', 'dd-mm-yyyy', 'dd/mm/yy'])))}</b></div><div class="pl">${field('plate', plate)}</div></div>
			<div class="b"><em>${at(14)}</em><div class="kv">${kv(3, markup`<b>${field('permitNumber', number)}</b>`)}${kv(5, field('holder', locale.person().name))}${kv(6, field('home', home.whole))}${kv(4, field('plate', plate))}${kv(1, field('zone', zone))}${kv(7, field('validFrom', locale.date(from)))}${kv(2, field('validUntil', locale.date(until)))}${kv(8, random.chance(0.8) && field('fee', locale.money(random.int(6, 90) * (locale.country.currency === 'SEK' ? 10 : 2))))}${kv(9, random.chance(0.6) && field('receipt', random.pattern('##-#####')))}</div><p>${field('conditions', one(11))}</p><p>${field('issuedBy', `${at(10)} ${home.city}`)} · ${at(13)}</p></div>`;
		return { html, fields };
	},
};
export default family;
