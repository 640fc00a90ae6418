import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	driver: str('who drove|driverName|Fahrer|conducteur|kierowca|sürücü', 'employee'),
	vehicle: str('car|vehicle|Fahrzeug|véhicule|pojazd|araç', 'vehicleModel'),
	plate: str('number plate|plate|Kennzeichen|immatriculation|rejestracja|plaka', 'vehiclePlate'),
	month: str('month of the log|logMonth|Monat|mois|miesiąc|ay', 'period'),
	trips: rows(
		{
			date: str('day of the trip|tripDate|Tag der Fahrt|jour du trajet|data przejazdu'),
			from: str('start of the trip|startPlace|Start|départ|skąd'),
			to: str('end of the trip|endPlace|Ziel|arrivée|dokąd'),
			purpose: str('purpose of the trip|purpose|Zweck|motif|cel', 'reason'),
			start: num(
				'odometer at the start|odometerStart|km-Stand Beginn|compteur départ|licznik początek',
			),
			end: num(
				'odometer at the end|odometerEnd|km-Stand Ende|compteur arrivée|licznik koniec',
				'mileage',
			),
			km: num('distance driven|distance|gefahrene Strecke|distance parcourue|przejechano'),
		},
		'trips|log of trips|Fahrten|trajets|przejazdy|yolculuklar',
	),
	totalKm: num(
		'distance of the month|totalDistance|Gesamtstrecke|distance totale|razem kilometrów|toplam mesafe',
		'mileage',
	),
	rate: num('rate per kilometre or mile|ratePerUnit|Kilometersatz|taux kilométrique|stawka za km'),
	tolls: num(
		'tolls and parking|tollsAndParking|Maut und Parken|péages et parking|opłaty i parking',
	),
	claim: num(
		'amount claimed|amountClaimed|Erstattungsbetrag|montant demandé|kwota do zwrotu|How much does the driver get back?',
		'claimAmount',
	),
	approved: str(
		'who approved the log|approvedBy|Wer hat genehmigt?|approuvé par|zatwierdził',
		'approvedBy',
	),
	fuel: absent(num('fuel bought|fuelCost|Tankkosten|carburant|paliwo')),
	passengers: absent(str('passengers|passengers|Mitfahrer|passagers|pasażerowie')),
};
const SAID = {
	en: 'Mileage log|Driver|Vehicle|Registration|Month|No.;Date;From;To;Purpose;Odometer start;Odometer end;Miles|Customer visit;Delivery of samples;Training;Bank;Site inspection;Trade fair|Total miles|Rate per mile|Tolls and parking|Claim|Approved',
	de: 'Fahrtenbuch|Fahrer|Fahrzeug|Kennzeichen|Monat|Nr.;Datum;Von;Nach;Zweck;km Beginn;km Ende;km|Kundenbesuch;Muster ausgeliefert;Schulung;Bank;Baustellentermin;Messe|Gesamtkilometer|Satz je km|Maut und Parken|Erstattung|Genehmigt',
	fr: 'Relevé kilométrique|Conducteur|Véhicule|Immatriculation|Mois|N°;Date;De;À;Motif;Compteur départ;Compteur arrivée;Km|Visite client;Livraison d’échantillons;Formation;Banque;Chantier;Salon|Total km|Taux par km|Péages et parking|Remboursement|Approuvé',
	pl: 'Ewidencja przebiegu pojazdu|Kierowca|Pojazd|Nr rejestracyjny|Miesiąc|Lp.;Data;Skąd;Dokąd;Cel;Licznik pocz.;Licznik końc.;Km|Wizyta u klienta;Dostawa próbek;Szkolenie;Bank;Budowa;Targi|Razem km|Stawka za km|Opłaty i parking|Do zwrotu|Zatwierdził',
	tr: 'Araç kilometre formu|Sürücü|Araç|Plaka|Ay|No;Tarih;Nereden;Nereye;Amaç;Başlangıç km;Bitiş km;Km|Müşteri ziyareti;Numune teslimi;Eğitim;Banka;Şantiye;Fuar|Toplam km|Km ücreti|Otoyol ve otopark|Ödenecek|Onaylayan',
} as const;

/** A driver's log as a spreadsheet printed with row numbers and column letters: odometer readings that follow each other, sums in the lower right cells, cells for approval left of them. */
const family: Family = {
	author: 'noor',
	locales: ['en-US', 'de-DE', 'fr-FR', 'pl-PL', 'tr-TR', 'en-GB'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, count } = locale;
		const start = `${random.int(2003, 2025)}-${String(random.int(1, 12)).padStart(2, '0')}-02`;
		let odometer = random.int(4000, 190000);
		let day = start;
		const trips = Array.from({ length: random.int(4, 14) }, () => {
			const [from, km] = [odometer, random.int(6, 410)];
			odometer += km;
			const one = {
				day,
				start: from,
				end: odometer,
				km,
				a: locale.address().city,
				b: locale.address().city,
			};
			odometer += random.pick([0, 0, 12, 45]);
			day = addDays(day, random.int(0, 2));
			return one;
		});
		const total = trips.reduce((sum, { km }) => sum + km, 0);
		const rate = inMoney(random.pick([0.3, 0.42, 0.585, 0.38]), locale);
		const tolls = random.chance(0.6) ? inMoney(random.decimal(4, 70), locale) : 0;
		const letters = 'ABCDEFGH'.split('');
		const cells = (n: number) => Array.from({ length: n }, () => markup`<td>`);
		let line = 5;
		const numbered = () => {
			line += 1;
			return markup`<td class="rn">${line}`;
		};
		const html = markup`<style>@page { size: A4 landscape; margin: 9mm } body { font: 8.5pt/1.3 'Liberation Sans' } table { width: 100%; border-collapse: collapse } td, th { border: .4pt solid #c0c0c0; padding: .6mm 1.2mm; height: 4.4mm } .rn, .cl { background: #efefef; color: #777; text-align: center; font-size: 7pt; width: 6mm } .n { text-align: right } .hd td { background: #fff2cc; font-weight: bold } .sum td { font-weight: bold }</style>
			<table data-list="trips"><tr><td class="cl">${letters.map((letter) => markup`<td class="cl">${letter}`)}<tr><td class="rn">1<td colspan="8"><b style="font-size:12pt">${at(0)}</b><tr><td class="rn">2<td>${at(1)}<td colspan="2">${field('/driver', locale.person().name)}<td>${at(2)}<td colspan="2">${field('/vehicle', random.pick(['Orvanta Nima', 'Kessla Corvo', 'Brevio Van', 'Tarvik 4']))}<td>${at(3)}<td>${field('/plate', random.pattern('??-?? ###'))}<tr><td class="rn">3<td>${at(4)}<td colspan="7">${field('/month', `${locale.month(Number(start.slice(5, 7)))} ${start.slice(0, 4)}`)}<tr><td class="rn">4${cells(8)}<tr class="hd"><td class="rn">5${at(
				5,
			)
				.split(';')
				.map((head) => markup`<td>${head}`)}
			${trips.map((one, i) => markup`<tr data-row>${numbered()}<td class="n">${i + 1}<td>${field('date', locale.date(one.day).text)}<td>${field('from', one.a)}<td>${field('to', one.b)}<td>${field('purpose', random.pick(at(6).split(';')))}<td class="n">${field('start', count(one.start))}<td class="n">${field('end', count(one.end))}<td class="n">${field('km', count(one.km))}`)}<tr class="sum">${numbered()}${cells(6)}<td>${at(7)}<td class="n">${field('/totalKm', count(total))}<tr>${numbered()}${cells(6)}<td>${at(8)}<td class="n">${field('/rate', amount(rate, 3))}${tolls > 0 && markup`<tr>${numbered()}${cells(6)}<td>${at(9)}<td class="n">${field('/tolls', amount(tolls))}`}<tr class="sum">${numbered()}<td colspan="2">${at(11)}<td colspan="2">${random.chance(0.7) && field('/approved', locale.person().name)}${cells(2)}<td>${at(10)}<td class="n">${field('/claim', locale.money(toMoney(total * rate + tolls)))}<tr>${numbered()}${cells(8)}<tr>${numbered()}${cells(8)}</table>`;
		return { html, fields };
	},
};
export default family;
