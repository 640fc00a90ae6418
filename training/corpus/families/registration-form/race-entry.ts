import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { drawPen } from '../../kit/archive.ts';
import { choose, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	race: asText('Which race is it? | løp | juoksu | gara | Wie heißt der Lauf?'),
	raceDay: asDate('day of the race | løpsdato | kilpailupäivä | data della gara | Tag des Laufs'),
	runner: asText('Who runs? | deltaker | osallistuja | atleta | Läufer', 'personName'),
	bib: asText(
		'start number | startnummer | kilpailunumero | pettorale | Startnummer',
		'otherNumber',
	),
	club: asText('club of the runner | klubb | seura | società | Verein'),
	birthYear: asNumber(
		'year of birth of the runner | fødselsår | syntymävuosi | anno di nascita | Jahrgang',
	),
	sex: asText('woman or man | kjønn | sukupuoli | sesso | Geschlecht', 'sex'),
	distance: asText('Which distance is run? | distanse | matka | distanza | Strecke'),
	shirt: asText('size of the shirt | skjortestørrelse | paidan koko | taglia | T-Shirt-Größe'),
	best: asText('best time so far | beste tid | ennätys | miglior tempo | Bestzeit'),
	emergency: asText(
		'Who is to be called in an emergency? | pårørende | hätätapauksessa | in caso di emergenza',
		'emergencyContact',
	),
	fee: asNumber(
		'entry fee | startkontingent | osallistumismaksu | quota | Startgeld',
		'amountPaid',
	),
	mobile: asText('phone of the runner | mobil | puhelin | cellulare', 'phone'),
	signedOn: asDate('day of signing | dato | päiväys | data | Datum der Anmeldung', 'signatureDate'),
	result: absent(asText('time reached in this race | resultat | Endzeit')),
	doctor: absent(asText('doctor who examined the runner | lege | medico', 'physician')),
};
const SAID = {
	nb: 'PÅMELDING|Navn|Klubb|Født år|Kjønn|K;M|Distanse|5 km;10 km;halvmaraton;maraton|Skjorte|Beste tid|Pårørende, telefon|Startkontingent|Mobil|Jeg deltar på eget ansvar og er frisk på løpsdagen.|Dato, underskrift|Startnr.|Fjordløpet;Vinterrunden;Skogsmila',
	fi: 'ILMOITTAUTUMINEN|Nimi|Seura|Syntymävuosi|Sukupuoli|N;M|Matka|5 km;10 km;puolimaraton;maraton|Paita|Ennätys|Hätätapauksessa|Osallistumismaksu|Puhelin|Osallistun omalla vastuulla ja olen terve kilpailupäivänä.|Päiväys, allekirjoitus|Nro|Järvijuoksu;Talvilenkki;Metsäkymppi',
	it: 'ISCRIZIONE|Nome e cognome|Società|Anno di nascita|Sesso|F;M|Distanza|5 km;10 km;mezza maratona;maratona|Taglia|Miglior tempo|In caso di emergenza|Quota|Cellulare|Partecipo sotto la mia responsabilità e godo di buona salute.|Data, firma|Pettorale|Corsa del Lago;Giro d’inverno;Dieci del bosco',
	en: 'ENTRY FORM|Name|Club|Year of birth|Sex|F;M|Distance|5 km;10 km;half marathon;marathon|Shirt|Best time|In an emergency call|Entry fee|Mobile|I run at my own risk and will be in good health on the day.|Date, signature|No.|Lakeside Run;Winter Round;Forest Ten',
	de: 'ANMELDUNG|Name|Verein|Jahrgang|Geschlecht|W;M|Strecke|5 km;10 km;Halbmarathon;Marathon|Shirt|Bestzeit|Im Notfall anrufen|Startgeld|Mobil|Ich starte auf eigene Gefahr und bin am Lauftag gesund.|Datum, Unterschrift|Nr.|Seelauf;Winterrunde;Waldzehner',
} as const;

/** A runners' slip in pen: the start number enormous in a frame, five slanting bands of captions and answers, choices as words of which one is ringed. */
const family: Family = {
	author: 'thora',
	locales: ['nb-NO', 'fi-FI', 'it-IT', 'en-IE', 'de-CH', 'en-NZ'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const person = locale.person();
		const race = random.pick(at(16).split(';'));
		const day = random.day('1983-04-01', '2025-10-30');
		const pen = drawPen(random, 13);
		const ring = (path: string, all: readonly string[], chosen: string) =>
			markup`${all.map((one) => markup` ${one === chosen ? markup`<span class="ring">${field(path, one)}</span>` : one} `)}`;
		const band = (label: string, content: ReturnType<typeof markup> | false, flex = 1) =>
			markup`<div class="b" style="flex:${flex}"><small>${label}</small><span class="w">${content}</span></div>`;
		const isRing = random.chance(0.7);
		const pick = (path: string, i: number) =>
			isRing
				? ring(path, at(i).split(';'), random.pick(at(i).split(';')))
				: choose(path, at(i).split(';'), random.pick(at(i).split(';')), '×');
		const html = markup`<style>@page { size: ${random.pick(['A5 landscape', '210mm 130mm'])}; margin: 8mm 10mm } body { font: 9pt 'Liberation Sans Narrow' } .h { display: flex; justify-content: space-between; align-items: end; border-bottom: 3pt solid #d2491a } h1 { font: italic bold 22pt 'Liberation Sans Narrow'; margin: 0; color: #d2491a } .no { border: 2.4pt solid #000; font: bold 30pt/1 'Liberation Sans'; padding: 1.5mm 5mm; min-width: 42mm; text-align: center; height: 15mm; margin-bottom: 1.5mm } .no small { display: block; font: 6.5pt 'Liberation Sans' } .row { display: flex; gap: 3mm; margin-top: 2mm } .b { background: #f3ece6; border-left: 2pt solid #d2491a; padding: .5mm 2mm; height: 13.5mm; transform: skewX(-4deg) } small { display: block; color: #777; font-size: 7pt } .w { font-size: 11pt } .w > span:not(.ring):not(.choice) { ${pen} } .ring { border: 1.3pt solid #1b2a6b; border-radius: 50%; padding: .2mm 2mm } .tick { display: inline-block; width: 3.4mm; height: 3.4mm; border: .7pt solid #000; text-align: center; font: bold 9pt/3.2mm 'Liberation Sans' }
			</style><div class="h"><div>${at(0)} ${field('raceDay', locale.date(day))}<h1>${field('race', race)}</h1></div><div class="no"><small>${at(15)}</small>${random.chance(0.75) && field('bib', random.int(1, 2900))}</div></div>
			<div class="row">${band(at(1), field('runner', person.name), 1.4)}${band(at(2), random.chance(0.7) && field('club', `${random.pick(['IL', 'TV', 'AC', 'SK', 'LG'])} ${locale.address().city}`), 1.1)}${band(at(3), field('birthYear', Number(day.slice(0, 4)) - random.int(16, 68)), 0.7)}</div><div class="row">${band(at(4), pick('sex', 5), 0.6)}${band(at(6), pick('distance', 7), 2)}${band(at(8), random.chance(0.8) && field('shirt', random.pick(['S', 'M', 'L', 'XL', '152'])), 0.5)}</div><div class="row">${band(at(9), random.chance(0.6) && field('best', `${random.int(0, 3)}:${random.int(10, 59)}:${random.int(10, 59)}`), 0.7)}${band(at(12), field('mobile', locale.phone()))}${band(at(10), random.chance(0.8) && field('emergency', `${locale.person().given} ${locale.phone()}`), 1.5)}</div><div class="row">${band(at(11), field('fee', locale.money(random.int(2, 9) * (locale.country.currency === 'NOK' ? 60 : 5))), 0.7)}${band(at(14), markup`${field('signedOn', locale.date(`${Number(day.slice(0, 4))}-0${random.int(1, 3)}-${random.int(10, 28)}`))} <i style="margin-left:9mm">${person.family}</i>`, 1.6)}</div><p style="font-size:8pt">${at(13)}</p>`;
		return { html, fields };
	},
};
export default family;
