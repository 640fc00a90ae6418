import type { Family, Fields } from '../../family.ts';
import { field, markup } from '../../kit/html.ts';
import { askCard, askForm } from '../../kit/slips.ts';

const fields: Fields = {
	...askCard(
		'title',
		'place',
		'publisher',
		'year',
		'callNumber',
		'note',
		'inventoryNo',
		'borrower',
	),
	...askForm({
		engraver: 'Who engraved it? | Stecher | graveur | gravé par | engraver',
		draughtsman: 'Who drew it? | Zeichner | dessinateur | getekend door | drawnBy',
		scale: 'What is the scale? | Maßstab | échelle | schaal | mapScale',
		sheets: '# Of how many sheets is it? | Blätter | feuilles | bladen | sheetCount',
		technique: 'How was it made? | Technik | technique | techniek | printingTechnique',
		width: '# How wide is it in millimetres? | Breite | largeur | breedte | widthMm',
		height: '# How tall is it in millimetres? | Höhe | hauteur | hoogte | heightMm',
		coloured: 'Is it coloured? | koloriert | colorié | gekleurd | colouring',
		region: 'Which region does it show? | Gebiet | région | gebied | areaShown',
		pages: '-# How many pages has it? | Seiten | pages | pagina’s',
		isbn: '- What is the ISBN? | ISBN',
	}),
};
const SHOWN: Readonly<Record<string, readonly string[]>> = {
	en: [
		'A new and accurate chart of;The country round;Plan of the town of;A view of',
		'engraving;lithograph;etching;aquatint',
		'hand coloured;in two colours;uncoloured',
		'sheet;sheets',
		'drawn by',
		'engraved by',
		'Scale',
		'Upper left corner torn;Trimmed to the neat line;Later impression;Inset: the harbour',
	],
	de: [
		'Special-Charte von;Umgebung von;Plan der Stadt;Ansicht von',
		'Kupferstich;Lithographie;Radierung;Stahlstich',
		'koloriert;zweifarbig;unkoloriert',
		'Bl.;Bl.',
		'gez. von',
		'gest. von',
		'Maßst.',
		'Ecke links oben abgerissen;beschnitten;späterer Abzug;Nebenkarte: Hafen',
	],
	fr: [
		'Carte nouvelle de;Environs de;Plan de la ville de;Vue de',
		'gravure sur cuivre;lithographie;eau-forte',
		'coloriée;en deux tons;non coloriée',
		'f.;f.',
		'dessiné par',
		'gravé par',
		'Échelle',
		'Coin supérieur déchiré;Rogné;Tirage postérieur;Carton : le port',
	],
	nl: [
		'Nieuwe kaart van;Omstreken van;Plattegrond van;Gezicht op',
		'kopergravure;steendruk;ets',
		'gekleurd;ongekleurd',
		'blad;bladen',
		'get. door',
		'gegr. door',
		'Schaal',
		'Hoek linksboven gescheurd;Bijgesneden;Latere druk;Bijkaart: de haven',
	],
};

/** A card of maps and prints: the region in capitals, what is on the sheet in the words of the sheet, hands of the makers in brackets, scale, size as height by width. */
const family: Family = {
	author: 'fenna',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'nl-NL', 'en-US', 'de-CH'],
	draw: (random, locale) => {
		const words = SHOWN[locale.language] ?? [];
		const one = (i: number) => random.pick((words[i] ?? '').split(';'));
		const region = locale.address().city;
		const sheets = random.pick([1, 1, 1, 2, 4, 6]);
		const [tall, wide] = [random.int(150, 720), random.int(180, 990)];
		const year = random.int(1680, 1934);
		const isUncertain = random.chance(0.4);
		const hand = (i: number, path: string) =>
			markup`${words[i] ?? ''} ${field(path, `${locale.person().given.slice(0, 1)}. ${locale.person().family}`)}`;
		const sizes = random.chance(0.5)
			? markup`${field('height', tall)} × ${field('width', wide)} mm`
			: markup`${field('height', { text: locale.count(tall / 10).text, value: tall })} x ${field('width', { text: locale.count(wide / 10).text, value: wide })} cm`;
		const html = markup`<style>@page { size: ${random.pick(['150mm 105mm', '125mm 75mm', '6in 4in'])}; margin: 7mm } body { font: ${random.pick(['9pt', '8.4pt'])}/1.35 'Liberation Mono' } .h { display: flex; justify-content: space-between; border-bottom: ${random.pick(['.6pt solid #c33', '0'])} ; padding-bottom: 1mm } p { margin: 1.5mm 0 0 12mm } p.h2 { margin-left: 6mm } .z { position: fixed; bottom: 0; left: 7mm; font-size: 8pt }
			</style><div class="h"><b>${field('region', region.toUpperCase())}</b><span>${field('callNumber', random.pattern(random.pick(['Map ###.#', 'KS ### ?', 'Gr. Fol. ##', 'VII ? ##'])))}</span></div><p class="h2">${field('title', `${one(0)} ${region}`)}${random.chance(0.75) && markup` / ${hand(4, 'draughtsman')}`}${random.chance(0.6) && markup` ; ${hand(5, 'engraver')}`}. – ${random.chance(0.7) && markup`${words[6] ?? ''} ${isUncertain ? '[ca. ' : ''}${field('scale', `1:${locale.count(random.pick([5000, 25_000, 42_000, 100_000, 250_000])).text}`)}${isUncertain ? ']' : ''}. – `}${isUncertain ? '[' : ''}${field('place', locale.address().city)}${isUncertain ? ']' : ''} : ${field('publisher', random.pick([locale.person().family, 'chez l’auteur', `${locale.person().family} & Co.`]))}, ${field('year', random.pick([String(year), `[${year}?]`, `ca. ${year}`]), String(year))}. –</p>
			<p>${field('sheets', sheets)} ${(words[3] ?? '').split(';')[sheets > 1 ? 1 : 0] ?? ''} : ${field('technique', one(1))}${random.chance(0.7) && markup`, ${field('coloured', one(2))}`} ; ${sizes}.</p>${random.chance(0.6) && markup`<p>${field('note', one(7))}.</p>`}<div class="z">${random.chance(0.7) && field('inventoryNo', random.pattern(random.pick(['Inv. ####', '19##/##', 'Acc. ####'])))}</div>`;
		return { html, fields };
	},
};
export default family;
