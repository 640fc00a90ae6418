import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { askCells, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawFace, drawing, fillIn, line, put, rect } from '../../kit/reports.ts';

const SAID = {
	en: 'Ground floor;First floor;Laboratory wing;Annexe|Entrance|Library;Kitchen;Reception;Store;Dark room;Office;Meeting room;Cloakroom;Boiler;Workshop;Archive|Scale|North|Drawn by|Legend|Emergency exit|Sheet|Telephone',
	de: 'Erdgeschoss;Erster Stock;Laborflügel;Anbau|Eingang|Bücherei;Küche;Empfang;Lager;Dunkelkammer;Büro;Sitzungszimmer;Garderobe;Heizung;Werkstatt;Archiv|Maßstab|Nord|Gezeichnet|Legende|Notausgang|Blatt|Telefon',
	fr: 'Rez-de-chaussée;Premier étage;Aile du laboratoire;Annexe|Entrée|Bibliothèque;Cuisine;Accueil;Réserve;Chambre noire;Bureau;Salle de réunion;Vestiaire;Chaufferie;Atelier;Archives|Échelle|Nord|Dessiné par|Légende|Sortie de secours|Feuille|Téléphone',
	es: 'Planta baja;Primer piso;Ala de laboratorios;Anexo|Entrada|Biblioteca;Cocina;Recepción;Almacén;Cuarto oscuro;Oficina;Sala de juntas;Guardarropa;Calderas;Taller;Archivo|Escala|Norte|Dibujado por|Leyenda|Salida de emergencia|Hoja|Teléfono',
	hu: 'Földszint;Első emelet;Laborszárny;Melléképület|Bejárat|Könyvtár;Konyha;Porta;Raktár;Sötétkamra;Iroda;Tárgyaló;Ruhatár;Kazánház;Műhely;Irattár|Lépték|Észak|Rajzolta|Jelmagyarázat|Vészkijárat|Lap|Telefon',
	sv: 'Bottenvåning;Första våningen;Laboratorieflygeln;Tillbyggnad|Entré|Bibliotek;Kök;Reception;Förråd;Mörkrum;Kontor;Mötesrum;Garderob;Pannrum;Verkstad;Arkiv|Skala|Norr|Ritad av|Teckenförklaring|Nödutgång|Blad|Telefon',
} as const;
const ASK = {
	en: 'What is the {c} of the room “{r}”?|{c} of “{r}”|{r}: {c}',
	de: 'Was ist {c} von „{r}“?|{c}: {r}',
	fr: 'Quel est le {c} de « {r} » ?|{r}, {c}',
	es: '¿Cuál es el {c} de «{r}»?|{r}, {c}',
	hu: 'Mi a(z) {r} helyiség adata: {c}?',
	sv: 'Vilket {c} har ”{r}”?|{r}, {c}',
};

/** A drawn floor plan: rooms as boxes of two rows with a corridor between them, in each its number, name and area, a north arrow, a title block at the foot of the sheet. */
const family: Family = {
	author: 'casimir',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'hu-HU', 'sv-SE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const all = at(2).split(';');
		const names = random.some(all, random.int(6, 9));
		const floor = random.pick(['0', '1', '2', 'A', 'E']);
		const numbers = names.map(
			(_, i) => `${floor}${floor > '9' ? '-' : ''}${String(i + 1).padStart(2, '0')}`,
		);
		const spare = all.filter((one) => !names.includes(one));
		const areas = askCells(random, locale, {
			rows: names,
			columns: ['m²'],
			count: 4,
			missing: spare,
			say: (room) => [
				`How large is the room “${room}”?`,
				`area of “${room}”`,
				`floor space of ${room}`,
				`Wie groß ist der Raum „${room}“?`,
			],
		});
		const tags = askCells(random, locale, {
			rows: names,
			columns: ['number'],
			count: 4,
			type: 'string',
			say: (room) => [
				...fillIn(ASK, locale.language)(room, 'number'),
				`Which number does the room “${room}” have?`,
			],
		});
		const known = random.int(0, names.length - 1);
		const fields: Fields = {
			...areas.asked,
			...tags.asked,
			floor: askText(
				'floor shown on the plan|Which floor is it?|floorName|Welches Stockwerk?|quel étage|qué planta',
			),
			building: askText(
				'building|Which building is drawn?|buildingName|Welches Gebäude?|bâtiment|edificio',
			),
			scale: askText(
				'scale of the plan|What is the scale?|planScale|Maßstab des Plans|échelle du plan|escala',
			),
			draughtsman: askText(
				'draughtsman|Who drew the plan?|drawnBy|Wer hat gezeichnet?|dessinateur|quién dibujó',
			),
			drawnOn: askText(
				'date of the plan|When was the plan drawn?|planDate|Datum des Plans|date du plan',
			),
			sheet: askText(
				'number of the sheet|Which sheet is it?|sheetNumber|Blattnummer|numéro de la feuille',
			),
			roomName: askText(
				`room with the number ${numbers[known]}|What is room ${numbers[known]}?|use of room ${numbers[known]}|Was ist Raum ${numbers[known]}?|usage de la pièce ${numbers[known]}`,
			),
			corridor: askText(
				'width of the corridor|How wide is the corridor?|corridorWidth|Breite des Flurs|largeur du couloir',
			),
			rooms: list(
				{
					number: askText('number of the room'),
					name: askText('name of the room|use'),
					area: askText('area|size'),
				},
				'rooms',
				'Which rooms are on the plan, with number and area?',
				'roomList',
				'Räume mit Nummer und Fläche',
			),
			owner: absent(
				askText('owner of the building|Who owns the building?|Eigentümer|propriétaire'),
			),
			rent: absent(askText('rent|What is the rent per month?|Miete|loyer')),
		};
		const half = Math.ceil(names.length / 2);
		const [width, deep, hall] = [random.int(150, 172), random.int(34, 44), random.int(13, 18)];
		const rooms = [names.slice(0, half), names.slice(half)].flatMap((row, r) => {
			const weights = row.map(() => random.decimal(0.7, 1.6, 2));
			const sum = weights.reduce((a, b) => a + b, 0);
			let x = 0;
			return row.map((name, i) => {
				const wide = ((weights[i] ?? 1) / sum) * width;
				x += wide;
				return {
					name,
					x: x - wide,
					y: r === 0 ? 0 : deep + hall,
					wide,
					index: r === 0 ? i : half + i,
				};
			});
		});
		const unit = random
			.pick(['m²', 'qm', 'm2'])
			.replace('qm', locale.language === 'de' ? 'qm' : 'm²');
		const shapes = [
			rect(0, 0, width, deep * 2 + hall, '#fff'),
			...rooms.map(({ x, y, wide }) => [
				rect(x, y, wide, deep, random.pick(['#fff', '#fff', '#f3f3f3'])),
				line([
					[x + 3, y === 0 ? deep : y],
					[x + 8, y === 0 ? deep + 4 : y - 4],
				]),
			]),
			line([
				[width + 9, 16],
				[width + 9, 4],
				[width + 7, 8],
				[width + 9, 4],
				[width + 11, 8],
			]),
		];
		const texts = [
			...rooms.map(({ name, x, y, wide, index }) => {
				const number = numbers[index] ?? '';
				const area = locale.amount(random.decimal(6, 88, 1), 1);
				const named = field('name', name);
				return put(
					x + wide / 2,
					y + deep / 2,
					markup`<div data-row style="text-align:center">${tags.cell(name, 'number', 'number', number)}<br><b>${index === known ? field('/roomName', named, name) : named}</b><br>${also(areas.cell(name, 'm²', 'area', area))} ${unit}</div>`,
				);
			}),
			put(
				width / 2,
				deep + hall / 2,
				markup`↔ ${field('/corridor', `${locale.amount(random.decimal(1.4, 2.8, 2)).text} m`)}`,
			),
			put(width + 9, 1, at(4)),
			put(-3, deep + hall / 2, at(1), 'c', -90),
		];
		const html = markup`<style>@page { size: ${random.pick(['A4 landscape', '297mm 230mm', 'letter landscape'])}; margin: 14mm } body { font: 7.6pt/1.3 ${drawFace(random)} } .t { border: 1pt solid #000; border-collapse: collapse; margin: 8mm 0 0 ${random.pick([8, 60])}mm } .t td { border: .4pt solid #000; padding: 1mm 3mm; font-size: 8.5pt } .t small { display: block; font-size: 6pt }
			</style><h2 style="margin:0 0 6mm">${field('building', locale.company().name)} – ${field('floor', random.pick(at(0).split(';')))}</h2><div data-list="rooms" style="margin-left:8mm">${drawing(width, deep * 2 + hall, shapes, texts)}</div><table class="t"><tr><td><small>${at(3)}</small>${field('scale', random.pick(['1 : 100', '1:200', '1 : 50']))}<td><small>${at(5)}</small>${field('draughtsman', locale.person().name)}<td>${field('drawnOn', locale.date(random.day('1955-01-01', '2015-12-01')).text)}<td><small>${at(8)}</small>${field('sheet', random.pattern('?-##'))}</table>`;
		return { html, fields };
	},
};
export default family;
