import type { Family, Fields } from '../../family.ts';
import { cell } from '../../kit/archive.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { drawApplicant, drawSpans } from '../../kit/lives.ts';
import { ASK, asList, JOB, joined, span, without } from '../../kit/people.ts';
import { addDays } from '../../kit/random.ts';
import { asDate, asFlag, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	driverName: ASK.name,
	phone: ASK.phone,
	home: ASK.town,
	birthday: ASK.born,
	nationality: ASK.nationality,
	licenceSince: asText('licence held since | Since when is class C held? | Führerschein seit'),
	card: asDate(
		'tachographCardExpiry | Until when is the driver card valid? | Fahrerkarte gültig bis',
	),
	hasAdr: asFlag('adr | May dangerous goods be driven? | ADR-Schein vorhanden'),
	kilometres: asNumber('kmDriven | How many kilometres were driven in all? | gefahrene Kilometer'),
	penaltyPoints: asNumber('points | How many penalty points are there? | Punkte im Register'),
	classes: asList(
		{
			code: asText('class | category of the licence | Klasse', 'licenceClass'),
			issued: asText('granted | since when the class is held | erteilt am'),
			until: asText('valid until | expiry of the class | gültig bis', 'expiryDate'),
		},
		'licenceClasses | Which classes does the driver hold? | Führerscheinklassen',
	),
	routes: asList(
		{
			from: JOB.from,
			to: JOB.to,
			haulier: JOB.firm,
			vehicle: asText('lorry driven | Fahrzeug | vehicle | véhicule conduit'),
			countries: asText('where to | Länder | countries served | pays desservis'),
			load: asText('cargo | Ladung | goods carried | marchandises'),
		},
		'drivingJobs | For which hauliers did the driver drive? | Fahrpraxis | emplois de chauffeur',
	),
	lastHaulier: ASK.lastFirm,
	...without('email', 'salary', 'summary'),
};
const SAID = {
	en: 'DRIVER PROFILE|Full name|Lives in|Born|Nationality|Mobile|Class|Granted|Valid until|Driver card valid until|ADR|yes|no|Distance driven|Points|Employment as a driver|Haulier|Vehicle|Countries|Load|Class C since|to date|British;Irish;Polish',
	de: 'FAHRERPROFIL|Name, Vorname|Wohnort|geb.|Nationalität|Mobil|Klasse|erteilt|gültig bis|Fahrerkarte gültig bis|ADR|ja|nein|Fahrleistung|Punkte|Fahrpraxis|Spedition|Fahrzeug|Länder|Ladung|Klasse C seit|heute|deutsch;polnisch;rumänisch',
	pl: 'PROFIL KIEROWCY|Imię i nazwisko|Miejscowość|ur.|Obywatelstwo|Tel. kom.|Kat.|Wydano|Ważne do|Karta kierowcy ważna do|ADR|tak|nie|Przejechane|Punkty|Praca za kierownicą|Firma|Pojazd|Kraje|Ładunek|Kategoria C od|nadal|polskie;ukraińskie',
	ro: 'PROFIL ȘOFER|Nume și prenume|Localitate|Născut|Cetățenie|Mobil|Cat.|Eliberat|Valabil până la|Card tahograf valabil până la|ADR|da|nu|Parcurși|Puncte|Experiență ca șofer|Firma|Vehicul|Țări|Marfă|Categoria C din|prezent|română;moldoveană',
	nl: 'CHAUFFEURSPROFIEL|Naam|Woonplaats|Geb.|Nationaliteit|Mobiel|Cat.|Afgegeven|Geldig tot|Bestuurderskaart geldig tot|ADR|ja|nee|Gereden|Punten|Ervaring als chauffeur|Transporteur|Voertuig|Landen|Lading|Rijbewijs C sinds|heden|Nederlandse;Poolse',
	tr: 'ŞOFÖR BİLGİ FORMU|Ad Soyad|Şehir|D. tarihi|Uyruk|Cep|Sınıf|Veriliş|Geçerlilik|Sürücü kartı geçerliliği|ADR|var|yok|Toplam yol|Ceza puanı|Şoförlük deneyimi|Firma|Araç|Ülkeler|Yük|C sınıfı|halen|T.C.;Bulgaristan',
} as const;

/** A lorry driver's profile: white on black bars, the licence as a small card with a row a class, each job a box of six cells with captions inside. */
const family: Family = {
	author: 'milica',
	locales: ['pl-PL', 'de-DE', 'ro-RO', 'nl-NL', 'en-GB', 'tr-TR', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const person = random.chance(0.6) ? locale.person() : drawApplicant(random);
		const spans = drawSpans(random, random.int(2, 5), { days: [200, 2200] });
		const first = Number((spans.at(-1)?.from ?? '2010').slice(0, 4)) - random.int(0, 4);
		const say = (day: string) => locale.date(day, 'mm/yyyy').text;
		const box = (label: string, content: ReturnType<typeof markup>, wide = 1) =>
			markup`<div style="grid-column:span ${wide}"><small>${label}</small><br>${content}</div>`;
		const cls = random.some(['B', 'C', 'CE', 'C1', 'D', 'T'], random.int(2, 4)).sort();
		const issued = (i: number) => random.day(`${first - 3 + i}-01-01`, `${first - 3 + i}-12-28`);
		const isOn = random.chance(0.6);
		const html = markup`<style>@page { size: A4; margin: 13mm } body { font: 10pt/1.3 'Liberation Sans' } h1, h2 { background: #111; color: #fff; margin: 0; padding: 1.5mm 3mm; font-size: 14pt } h2 { font-size: 10.5pt; margin: 5mm 0 2mm } .top { display: grid; grid-template-columns: 1fr 78mm; gap: 6mm; margin-top: 3mm } .card { border: 1pt solid #666; border-radius: 3mm; padding: 2mm 3mm; background: #f3e9ee; font-size: 8.5pt } .card td { padding: .4mm 3mm .4mm 0 } .kv td { padding: .9mm 4mm .9mm 0 } .kv td:first-child { color: #555 } .job { display: grid; grid-template-columns: 34mm 1.4fr 1fr; border: .8pt solid #111; margin-bottom: 2.5mm; break-inside: avoid } .job > div { border-left: .4pt solid #aaa; border-top: .4pt solid #aaa; padding: .6mm 1.5mm 1mm; margin: -.4pt 0 0 -.4pt } small { font-size: 6.8pt; color: #666 }
			</style><h1>${at(0)}</h1><div class="top"><table class="kv"><tr><td>${at(1)}<td><b>${field('driverName', `${person.family} ${person.given}`)}</b><tr><td>${at(2)}<td>${field('home', locale.address().city)}<tr><td>${at(3)}<td>${field('birthday', locale.date(random.day('1960-01-01', `${first - 20}-12-31`)))}<tr><td>${at(4)}<td>${field('nationality', random.pick(at(22).split(';')))}<tr><td>${at(5)}<td>${field('phone', locale.phone())}<tr><td>${at(13)}<td>${random.chance(0.8) && field('kilometres', locale.count(random.int(12, 260) * 10_000))} km<tr><td>${at(14)}<td>${random.chance(0.6) && field('penaltyPoints', random.int(0, 8))}</table>
			<div class="card"><b>${at(20)} ${field('licenceSince', String(first - 2))}</b><table data-list="classes"><tr><td>${at(6)}<td>${at(7)}<td>${at(8)}${cls.map((code, i) => markup`<tr data-row><td><b>${field('code', code)}</b><td>${field('issued', locale.date(issued(i)).text)}<td>${field('until', locale.date(random.day('2026-06-01', '2036-01-01')).text)}`)}</table>${at(9)} ${field('card', locale.date(addDays('2026-01-01', random.int(40, 1700))))}<br>${at(10)}: <span data-field="hasAdr" data-value="${String(isOn)}">${at(isOn ? 11 : 12)}</span></div></div>
			<h2>${at(15)}</h2><div data-list="routes">${spans.map(({ from, to }, i) => markup`<div class="job" data-row>${box('', span(['from', 'to'], [say(from), to && say(to)], { now: at(21) }))}${box(at(16), markup`<b>${cell('haulier', locale.company().name, i === 0 && 'lastHaulier')}</b>`)}${box(at(17), field('vehicle', random.pick(['MAN TGX 18.500', 'Scania R 450', 'DAF XF 480', 'Volvo FH', 'Iveco S-Way', 'Actros 1845'])))}${box(at(18), field('countries', random.some(['DE', 'A', 'CH', 'F', 'I', 'CZ', 'PL', 'NL', 'B', 'RO', 'S'], random.int(1, 5)).join(', ')))}${box(at(19), field('load', random.pick(['Frigo +2 °C', 'ADR 3', 'Mega', 'Silo', 'Auto-Transport', 'Container 40′'])), 2)}</div>`)}</div>${random.chance(0.4) && markup`<p style="font-size:7pt">${joined(['AETR 561/2006', '95', 'Kod 95'])}</p>`}`;
		return { html, fields };
	},
};
export default family;
