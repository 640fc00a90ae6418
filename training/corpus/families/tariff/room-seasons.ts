import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const SAID = {
	it: 'Listino prezzi|Bassa stagione|Media stagione|Alta stagione|dal|al|Camera singola;Camera doppia;Camera tripla;Suite con terrazzo;Camera vista mare;Bilocale|Mezza pensione;Pensione completa;Letto aggiunto;Culla;Cane di piccola taglia;Posto auto|al giorno;a persona;a notte|Prezzi per camera e notte, colazione compresa. Tassa di soggiorno esclusa.|Supplementi|chiuso|camere|Arrivo|Partenza|dalle ore|entro le ore',
	fr: 'Nos tarifs|Basse saison|Moyenne saison|Haute saison|du|au|Chambre simple;Chambre double;Chambre triple;Suite avec terrasse;Chambre vue sur mer;Studio|Demi-pension;Pension complète;Lit supplémentaire;Lit bébé;Petit chien;Place de garage|par jour;par personne;par nuit|Prix par chambre et par nuit, petit déjeuner compris. Taxe de séjour en sus.|Suppléments|fermé|chambres|Arrivée|Départ|à partir de|avant',
	es: 'Lista de precios|Temporada baja|Temporada media|Temporada alta|del|al|Habitación individual;Habitación doble;Habitación triple;Suite con terraza;Habitación con vistas al mar;Apartamento|Media pensión;Pensión completa;Cama supletoria;Cuna;Perro pequeño;Plaza de garaje|por día;por persona;por noche|Precios por habitación y noche, desayuno incluido. Tasa turística aparte.|Suplementos|cerrado|habitaciones|Llegada|Salida|a partir de las|antes de las',
	de: 'Preise|Nebensaison|Zwischensaison|Hauptsaison|vom|bis|Einzelzimmer;Doppelzimmer;Dreibettzimmer;Suite mit Terrasse;Zimmer mit Seeblick;Ferienwohnung|Halbpension;Vollpension;Zustellbett;Kinderbett;Kleiner Hund;Garagenplatz|pro Tag;pro Person;pro Nacht|Preise je Zimmer und Nacht mit Frühstück. Kurtaxe nicht enthalten.|Zuschläge|geschlossen|Zimmer|Anreise|Abreise|ab|bis',
} as const;

/** A hotel's tariff: seasons across with two date ranges in their heads, kinds of rooms wrapped over two lines, extras as a second table without heads. */
const family: Family = {
	author: 'hedda',
	locales: ['it-IT', 'fr-FR', 'es-ES', 'de-AT', 'it-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const seasons = [at(1), at(2), at(3)].slice(random.chance(0.25) ? 1 : 0);
		const all = at(6).split(';');
		const rooms = random.some(all, random.int(3, 5));
		const ask: Readonly<Record<string, (room: string, season: string) => string[]>> = {
			it: (room, season) => [`Quanto costa la ${room.toLowerCase()} in ${season.toLowerCase()}?`],
			fr: (room, season) => [`Combien coûte la ${room.toLowerCase()} en ${season.toLowerCase()} ?`],
			es: (room, season) => [`¿Cuánto cuesta la ${room.toLowerCase()} en ${season.toLowerCase()}?`],
			de: (room, season) => [`Was kostet: ${room} in der ${season}?`],
		};
		const grid = askCells(random, locale, {
			rows: rooms,
			columns: seasons,
			count: 8,
			missing: all.filter((one) => !rooms.includes(one)),
			say: (room, season) => [
				...(ask[locale.language]?.(room, season) ?? []),
				`How much is a night in the “${room}” in ${season}?`,
				`${room}, ${season}`,
				`price: ${room} (${season})`,
			],
		});
		const periods = askCells(random, locale, {
			rows: seasons,
			columns: [at(4)],
			count: 2,
			type: 'string',
			say: (season) => [
				`When is ${season}?`,
				`dates of ${season}`,
				`${season}: ${at(4)} … ${at(5)}?`,
				`period of ${season}`,
			],
		});
		const every = at(7).split(';');
		const extras = random.some(every, random.int(2, 5));
		const supplements = askCells(random, locale, {
			rows: extras,
			columns: [at(10)],
			count: 3,
			missing: every.filter((one) => !extras.includes(one)),
			say: (row) => [
				`How much is charged for ${row}?`,
				`${row}: ${at(10).toLowerCase()}?`,
				`supplement for ${row}`,
			],
		});
		const fields: Fields = {
			...about('title', 'note'),
			...grid.asked,
			...periods.asked,
			...supplements.asked,
			hotel: askText(
				'hotel|Which hotel is it?|name of the house|Quale albergo?|Quel hôtel ?|¿Qué hotel es?|hotelName',
			),
			year: askText(
				'year of the prices|For which year are the prices?|anno|année|temporada|season year',
			),
			arrival: askText(`check-in time|From what time can guests arrive?|${at(13)}?|checkIn`),
			departure: askText(`check-out time|Until when must the room be left?|${at(14)}?|checkOut`),
			phone: askText(
				'phone|What is the telephone number?|telefono|téléphone|teléfono|Telefonnummer',
			),
			rooms: list(
				{
					room: askText('room|kind of room|camera|chambre|habitación|Zimmer'),
					...Object.fromEntries(
						seasons.map((season, i) => [
							`season${i + 1}`,
							askNumber(`${season}|price in ${season}|rate, ${season}`),
						]),
					),
				},
				'rooms',
				'What does each room cost in each season?',
				'room rates',
			),
			extras: list(
				{
					what: askText('extra|what is charged|supplement'),
					price: askNumber('price|charge|amount'),
					per: askText('unit|charged per|per day or person'),
				},
				'extras',
				'Which supplements are there?',
				at(10),
			),
			deposit: absent(
				askNumber('deposit|How much must be paid in advance?|caparra|acompte|depósito|Anzahlung'),
			),
			wifi: absent(askText('password of the network|wifiPassword|WLAN-Passwort')),
		};
		const range = () => {
			const from = random.int(1, 9);
			const dayMonth = (month: number) =>
				`${random.int(1, 28)}${locale.language === 'de' ? '.' : '/'}${month}`;
			return [dayMonth(from), dayMonth(from + random.int(1, 3))] as const;
		};
		const heads = seasons.map((season) => {
			const [from, to] = range();
			return markup`<th>${season}<br><small>${at(4)} ${periods.cell(season, at(4), '', `${from} ${at(5)} ${to}`)}</small>`;
		});
		const base = random.int(38, 140);
		const body = rooms.map(
			(room, r) =>
				markup`<tr data-row><td class="n">${field('room', room)}${seasons.map((season, s) => markup`<td>${grid.cell(room, season, `season${s + 1}`, random.chance(0.07) ? null : random.chance(0.5) ? locale.amount(base + r * 23 + s * 19, 0) : locale.amount(base + r * 23 + s * 19 + 0.5), at(11))}`)}`,
		);
		const symbol = locale.country.currency === 'CHF' ? 'CHF' : random.pick(['€', 'Euro']);
		const html = markup`<style>@page { size: ${random.pick(['A5', '130mm 210mm', 'A5 landscape'])}; margin: 12mm } body { font: 9.5pt/1.35 ${random.pick(["'Liberation Serif'", "'DejaVu Serif'", "'Liberation Sans'"])}; color: #222 } h1 { font-size: 16pt; font-weight: normal; text-align: center; margin: 1mm 0 } .c { text-align: center } table { width: 100%; margin: 3mm 0 } th { font-weight: bold; vertical-align: top; border-bottom: 1pt solid #865; padding: 1mm } th small { font-weight: normal } td { text-align: center; padding: 1.2mm 1mm; border-bottom: ${random.pick(['.3pt solid #bbb', '0'])} } .n { text-align: left; width: 32mm; font-style: ${random.pick(['italic', 'normal'])} } .x td { text-align: left; border: 0; padding: .3mm 1mm } h2 { font-size: 10pt; margin: 3mm 0 0 } footer { border-top: .5pt solid #865; text-align: center; font-size: 8pt; padding-top: 1mm }
			</style><div class="c">${field('hotel', `${random.pick(['Hotel', 'Albergo', 'Pension'])} ${random.pick(['Miramare', 'Belvedere', 'Aurora', 'Bellevue', 'Stella', 'Panorama'])}`)}</div><h1>${field('title', at(0))} ${field('year', String(random.int(2002, 2026)))}</h1><table data-list="rooms"><tr><th style="text-align:left;font-weight:normal">${symbol}${heads}${body}</table><p>${field('note', at(9))}</p><h2>${at(10)}</h2>
			<table class="x" data-list="extras">${extras.map((one) => markup`<tr data-row><td>${field('what', one)}<td>${symbol} ${supplements.cell(one, at(10), 'price', locale.amount(random.decimal(3, 48, 0) + 0.5))}<td>${field('per', random.pick(at(8).split(';')))}`)}</table><p>${at(13)} ${at(15)} ${field('arrival', `${random.int(13, 16)}.00`)} – ${at(14)} ${at(16)} ${field('departure', `${random.int(9, 11)}.30`)}</p><footer>Tel. ${field('phone', locale.phone())}</footer>`;
		return { html, fields };
	},
};
export default family;
