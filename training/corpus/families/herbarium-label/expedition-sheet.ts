import type { Family, Fields } from '../../family.ts';
import { field, markup } from '../../kit/html.ts';
import { askForm } from '../../kit/slips.ts';

const fields: Fields = askForm({
	species: 'Which species is it? | Art | espèce | specie | especie | scientificName',
	authority:
		'Who first named the species? | Autor des Namens | auteur du nom | autor del nombre | nameAuthority',
	familyName:
		'To which family does the plant belong? | Pflanzenfamilie | famille | familia botánica | plantFamily',
	collector:
		'Who collected it? | Sammler | récolteur | raccoglitore | colector | leg | collectorName',
	number:
		'Which number did the collector give? | Sammelnummer | numéro de récolte | número de colecta | fieldNumber',
	date: '@ When was it collected? | Sammeldatum | date de récolte | fecha | collectionDate',
	place: 'Where was it found? | Fundort | lieu | localidad | località | locality',
	country:
		'In which country or province was it found? | Land oder Gebiet | pays | provincia | regionName',
	altitude:
		'# At what height above the sea was it found? | Meereshöhe | altitude | altitud | altitudine | elevation',
	habitat:
		'In what surroundings did it grow? | Standort | habitat | hábitat | ambiente | habitatNote',
	description:
		'What did the plant look like? | Beschreibung | description | descripción | plantNote',
	determiner:
		'Who determined it? | bestimmt von | déterminé par | determinado por | det | determinedBy',
	determined:
		'In which year was it determined? | Jahr der Bestimmung | année de détermination | determinationYear',
	institution:
		'To which collection does the sheet belong? | Herbarium | herbier | herbario | herbariumName',
	sheetNo:
		'What is the number of the sheet? | Bogennummer | numéro de planche | número de pliego | sheetNumber',
	latitude: '- What is the latitude? | Breite | latitude | latitud',
	price: '-# What is it worth? | Wert | valeur | valor',
});
const PLANTS =
	'Carex montana;Leers;Cyperaceae|Salix retusa;L.;Salicaceae|Gentiana purpurea;L.;Gentianaceae|Festuca varia;Haenke;Poaceae|Saxifraga aspera;Jacq.;Saxifragaceae|Alyssum repens;Baumg.;Brassicaceae|Stipa capillata;Roth;Poaceae|Rosa glauca;Pourr.;Rosaceae'.split(
		'|',
	);
const TALK: Readonly<Record<string, readonly string[]>> = {
	en: [
		'wet scree on limestone;roadside bank;open larch wood;margin of a bog',
		'flowers yellow;shrub to 2 m;fruit red;mat forming',
		'Leg.;Coll.',
		'Det.',
		'm',
		'Flora of',
		'n. of;above;along the track to',
	],
	de: [
		'feuchter Kalkschutt;Wegböschung;lichter Lärchenwald;Moorrand',
		'Blüten gelb;Strauch bis 2 m;Frucht rot;rasenbildend',
		'leg.;gesammelt von',
		'det.',
		'm ü. M.',
		'Flora von',
		'nördlich von;oberhalb;am Weg nach',
	],
	fr: [
		'éboulis calcaire humide;talus;bois clair de mélèzes;bord de tourbière',
		'fleurs jaunes;arbuste 2 m;fruit rouge;en tapis',
		'Leg.;Récolté par',
		'Dét.',
		'm',
		'Flore de',
		'au nord de;au-dessus de;le long du sentier de',
	],
	es: [
		'pedrera caliza húmeda;talud;alerce abierto;borde de turbera',
		'flores amarillas;arbusto de 2 m;fruto rojo',
		'Leg.;Col.',
		'Det.',
		'm s.n.m.',
		'Flora de',
		'al norte de;encima de;camino a',
	],
	it: [
		'detrito calcareo umido;scarpata;lariceto rado;bordo di torbiera',
		'fiori gialli;arbusto 2 m;frutto rosso',
		'Leg.;Racc.',
		'Det.',
		'm s.l.m.',
		'Flora di',
		'a nord di;sopra;lungo il sentiero per',
	],
};

/** A whole herbarium sheet of paper: the plant drawn in the middle, a main label in a corner with the facts centred, and a slip of a later determination pasted askew. */
const family: Family = {
	author: 'fenna',
	locales: ['en-GB', 'de-AT', 'fr-FR', 'es-ES', 'it-IT', 'de-CH', 'en-US'],
	draw: (random, locale) => {
		const words = TALK[locale.language] ?? [];
		const one = (i: number) => random.pick((words[i] ?? '').split(';'));
		const [name = '', authority = '', plant = ''] = random.pick(PLANTS).split(';');
		const [genus = '', species = ''] = name.split(' ');
		const who = locale.person();
		const other = locale.person();
		const city = locale.address().city;
		const year = random.int(1874, 1986);
		const date = locale.date(
			`${year}-0${random.int(4, 9)}-${random.int(10, 28)}`,
			random.pick(['d. MMMM yyyy', 'dd.mm.yyyy', 'd MMMM yyyy']),
		);
		const isPasted = random.chance(0.6);
		const corner = random.pick([
			'right: 10mm; bottom: 10mm',
			'left: 10mm; bottom: 10mm',
			'right: 10mm; top: 10mm',
		]);
		const stalk = markup`<svg width="70" height="150" viewBox="0 0 70 150" style="position:absolute;left:${random.int(60, 110)}mm;top:${random.int(40, 90)}mm;width:44mm;height:110mm"><path d="M35 148 C 30 90 42 50 35 8" fill="none" stroke="#555" stroke-width="1.6"/><path d="M35 100 C 12 90 8 72 10 60 M35 82 C 58 72 62 52 60 42 M35 56 C 16 48 14 32 16 24" fill="none" stroke="#666" stroke-width="1.2"/></svg>`;
		const label = markup`<div style="position:absolute;${corner};width:${random.int(86, 108)}mm;border:${random.pick(['1pt solid', '2pt double', '0.6pt solid'])};padding:3mm 4mm;text-align:${random.pick(['center', 'left'])};background:#fff;font:${random.pick(["8.6pt/1.45 'Liberation Mono'", "9pt/1.45 'Liberation Serif'"])}"><b>${field('institution', random.pick([`Herbarium ${city.toUpperCase()}`, `Museum ${city} – Herbarium`, `${who.family}’s Herbarium`]))}</b><br>${words[5] ?? ''} ${field('country', locale.country.name)}<br>${random.chance(0.8) && markup`${field('familyName', plant)}<br>`}<i>${field('species', `${genus} ${species}`)}</i> ${field('authority', authority)}<br>${field('place', `${one(6)} ${city}`)}${random.chance(0.8) && markup`, ${field('altitude', locale.count(random.int(60, 2700)))} ${words[4] ?? ''}`}<br>${random.chance(0.8) && markup`${field('habitat', one(0))}; `}${random.chance(0.6) && field('description', one(1))}<br>${one(2)} ${field('collector', `${who.given.slice(0, 1)}. ${who.family}`)} ${random.chance(0.7) && markup`n° ${field('number', random.pattern('####'))}`}<br>${field('date', date)}</div>`;
		const slip = markup`<div style="position:absolute;left:${random.int(12, 30)}mm;top:${random.int(150, 200)}mm;border:.6pt solid #777;padding:2mm 3mm;background:#fff;transform:rotate(${random.decimal(-3, 3)}deg);font:8.4pt/1.4 'Liberation Mono'"><i>${field('species', `${genus} ${species}`)}</i> ${authority}<br>${words[3] ?? ''} ${field('determiner', `${other.given.slice(0, 1)}. ${other.family}`)} ${field('determined', String(year + random.int(3, 60)))}</div>`;
		const html = markup`<style>@page { size: ${random.pick(['A3', 'A4', '290mm 420mm'])}; margin: 0 } body { margin: 0; position: relative; height: ${random.pick([285, 290])}mm } .n { position: absolute; top: 8mm; left: 8mm; font: bold 10pt 'Liberation Sans'; color: #a22; border: .8pt solid #a22; padding: 1mm 2mm }
			</style>${random.chance(0.7) && markup`<div class="n">${field('sheetNo', random.pattern(random.pick(['W ######', 'No. #####', '00####'])))}</div>`}${stalk}${label}${isPasted && slip}`;
		return { html, fields };
	},
};
export default family;
