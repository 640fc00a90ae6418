import type { Family, Fields } from '../../family.ts';
import { clock, speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm } from '../../kit/slips.ts';
import { TILL } from '../../kit/trade-fields.ts';

const fields: Fields = {
	total: TILL.total,
	tax: TILL.tax,
	cash: TILL.cash,
	change: TILL.change,
	paidByCard: TILL.card,
	...askForm({
		garage: 'Where was the car parked? | Parkhaus | parking | parcheggio | garageName',
		operator: 'Who runs the car park? | Betreiber | exploitant | gestore | operatorName',
		ticketNo: 'What is the number of the ticket? | Ticketnummer | numéro du ticket | ticketNumber',
		machine: 'At which machine was it paid? | Kassenautomat | caisse automatique | machineNumber',
		entryDate: '@ On which day did the car come in? | Einfahrt am | date d’entrée | entryDate',
		entryTime: 'At what time did the car come in? | Einfahrtszeit | heure d’entrée | entryTime',
		exitDate: '@ On which day was it paid? | Ausfahrt am | date de sortie | paymentDate',
		exitTime: 'At what time was it paid? | Ausfahrtszeit | heure de sortie | exitTime',
		duration: 'How long was the car parked? | Parkdauer | durée | durata | parkingDuration',
		tariff: 'Which tariff holds? | Tarif | tariffa | tariffName',
		rate: '# What is the tax rate? | Steuersatz | taux de TVA | taxRate',
		leaveBy: 'By what time must the car be out? | Ausfahrt bis | sortir avant | leaveBy',
		plate: 'What is the number plate? | Kennzeichen | immatriculation | targa | licencePlate',
		bay: '- Which bay was it? | Stellplatz | emplacement',
		fine: '-# How high is the fine? | Strafe | amende',
	}),
};
const SAID = {
	de: 'QUITTUNG;PARKBELEG|Parkhaus;Tiefgarage;Parkplatz|Ticket|Automat|Einfahrt|Ausfahrt|Parkdauer|Tarif|Betrag|inkl. MwSt|Bar|Rückgeld|Karte|Bitte innerhalb von 15 Minuten ausfahren bis|Kennzeichen|Kurzparker;Tagestarif;Nachttarif;Wochenende|Std.|Min.|Gute Fahrt!',
	fr: 'REÇU;JUSTIFICATIF|Parking;Parc|Ticket|Caisse|Entrée|Sortie|Durée|Tarif|Montant|dont TVA|Espèces|Rendu|CB|Vous devez sortir avant|Immat.|Horaire;Journée;Nuit;Week-end|h|min|Bonne route !',
	nl: 'KWITANTIE;BETAALBEWIJS|Parkeergarage;Parking|Kaart|Automaat|Inrijden|Uitrijden|Parkeerduur|Tarief|Bedrag|incl. btw|Contant|Terug|Pin|Uitrijden vóór|Kenteken|Kort parkeren;Dagkaart;Avond|uur|min|Goede reis!',
	it: 'RICEVUTA;SCONTRINO|Parcheggio;Autosilo|Biglietto|Cassa|Entrata|Uscita|Sosta|Tariffa|Importo|di cui IVA|Contanti|Resto|Carta|Uscire entro le|Targa|Oraria;Giornaliera;Notturna|h|min|Buon viaggio!',
	en: 'RECEIPT;PAID|Car Park;Multi-storey|Ticket|Pay station|Entry|Exit|Stay|Tariff|Amount|incl. VAT|Cash|Change|Card|Please leave before|Vehicle|Hourly;Day rate;Overnight|h|min|Drive safely',
	pl: 'POKWITOWANIE|Parking;Garaż|Bilet|Kasa|Wjazd|Wyjazd|Czas postoju|Taryfa|Kwota|w tym VAT|Gotówka|Reszta|Karta|Wyjazd do|Nr rej.|Godzinowa;Dobowa|godz.|min|Szerokiej drogi!',
};

/** A slip of a pay station, wider than tall: entry and exit facing each other in two cells, the stay between them, the amount large on the right. */
const family: Family = {
	author: 'radmila',
	locales: ['de-DE', 'fr-FR', 'nl-NL', 'it-IT', 'en-GB', 'pl-PL', 'de-CH', 'fr-CH'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const one = (i: number) => random.pick(say(i).split(';'));
		const { amount } = locale;
		const rate = locale.country.rates[0] ?? 20;
		const day = random.day('2003-01-01', '2026-05-01');
		const [start, stay] = [random.int(380, 1200), random.int(12, 700)];
		const isOver = start + stay >= 1440;
		const end = (start + stay) % 1440;
		const total = toMoney(Math.ceil(stay / 30) * inMoney(random.pick([0.8, 1, 1.2, 1.5]), locale));
		const isCash = random.chance(0.5);
		const given = Math.ceil((total + 0.01) / 5) * 5;
		const sign = random.pick([':', '.', 'h']);
		const isWide = random.chance(0.6);
		const place = field('garage', `${one(1)} ${locale.address().street.replace(/\d+/, '').trim()}`);
		const side = (i: number, dayPath: string, timePath: string, on: string, minutes: number) =>
			markup`<div class="x"><i>${say(i)}</i><br>${field(dayPath, locale.date(on))}<br><b>${field(timePath, clock(minutes, sign))}</b></div>`;
		const html = markup`<style>@page { size: ${isWide ? '120mm 68mm' : '60mm 128mm'}; margin: 4mm } body { font: 7.6pt/1.25 ${random.pick(["'Liberation Sans'", "'DejaVu Sans Mono'", "'Liberation Mono'"])} } .m { display: ${isWide ? 'grid' : 'block'}; grid-template-columns: 1fr 34mm; gap: 4mm } .io { display: flex; justify-content: space-between; border: .6pt solid; margin: 2mm 0 } .x { padding: 1mm 2mm } .x + .x { border-left: .6pt solid } i { font-size: .85em } b { font-size: 1.3em } .a { text-align: center; border: 1.6pt solid; padding: 2mm } .a b { font-size: 2em; display: block } h1 { font-size: 10pt; margin: 0 }
			</style><h1>${one(0)}</h1><div>${place} &nbsp;–&nbsp; ${field('operator', `${random.pick(['Stadtpark', 'Parcofix', 'Citygate', 'Urbis'])} ${random.pick(locale.country.forms)}`)}</div><div class="m"><div><div class="io">${side(4, 'entryDate', 'entryTime', day, start)}${side(5, 'exitDate', 'exitTime', isOver ? addDays(day, 1) : day, end)}</div><div>${say(6)} ${field('duration', `${Math.floor(stay / 60)} ${say(16)} ${stay % 60} ${say(17)}`)}</div><div>${say(7)} ${field('tariff', one(15))}</div>${random.chance(0.3) && markup`<div>${say(14)} ${field('plate', random.pattern('?? ### ??'))}</div>`}<div>${say(2)} ${field('ticketNo', random.pattern('0#######'))} &nbsp; ${say(3)} ${field('machine', random.pattern('#'))}</div></div>
			<div><div class="a">${say(8)}<b>${field('total', locale.money(total))}</b><i>${say(9)} ${field('rate', locale.percent(rate))}: ${field('tax', amount(toMoney(total - total / (1 + rate / 100))))}</i></div>${isCash ? markup`${say(10)} ${field('cash', amount(given))}<br>${say(11)} ${field('change', amount(toMoney(given - total)))}` : markup`${say(12)} ${field('paidByCard', amount(total))}`}</div></div>${random.chance(0.6) && markup`<p style="margin:2mm 0 0">${say(13)} ${field('leaveBy', clock((end + 15) % 1440, sign))}</p>`}<div>${say(18)}</div>`;
		return { html, fields };
	},
};
export default family;
