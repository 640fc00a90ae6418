import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import type { Markup } from '../../kit/html.ts';
import type { Locale } from '../../kit/locale.ts';
import type { Random } from '../../kit/random.ts';
import { drawTypeface } from '../../kit/paperwork.ts';
import { asDate, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	herbarium: asText(
		'herbarium | institution | To which herbarium does the sheet belong? | What is printed at the top of the label? | Welches Herbar?',
	),
	species: asText(
		'scientificName | name of the plant | Which plant is it? | What is the Latin name? | Wie heißt die Pflanze? | Quelle est l’espèce ?',
	),
	taxonAuthor: asText(
		'authorship | author of the name | Who described the species? | Which author stands behind the plant name?',
	),
	family: asText(
		'plantFamily | family of the plant | To which plant family does it belong? | Pflanzenfamilie',
	),
	locality: asText(
		'locality | place of the find | Where was the plant found? | Where was the specimen collected? | Wo wurde die Pflanze gefunden? | lieu de récolte',
	),
	habitat: asText(
		'habitat | what kind of ground it grew on | In what surroundings did it grow? | Standort, Boden | What is the habitat?',
	),
	altitude: asText(
		'elevation | height above the sea | At what altitude was it found? | Höhe über dem Meer',
	),
	collector: asText(
		'leg. | collector | Who collected the plant? | Who found the specimen? | Wer hat die Pflanze gesammelt?',
	),
	collectorNo: asText(
		'collectingNumber | number of the collector | What number did the collector give it? | Sammelnummer',
	),
	collected: asDate(
		'dateCollected | day of the find | When was it collected? | On which day was the plant found? | Wann wurde sie gesammelt?',
	),
	determiner: asText(
		'det. | identifiedBy | Who determined the plant? | Who named the specimen? | Wer hat die Pflanze bestimmt?',
	),
	sheetNo: asText(
		'sheetNumber | accession number | What is the number of the sheet? | Bogennummer | Which number is stamped on the label?',
	),
	notes: asText(
		'remarks on the plant | flowerColour | What is noted about the plant? | Of what colour are the flowers?',
	),
	revised: absent(asDate('date of revision | When was the name revised? | revisionDate')),
	coordinates: absent(asText('coordinates | latitude and longitude | At which coordinates?')),
	commonName: absent(
		asText('common name | vernacularName | What is the English name of the plant?'),
	),
};
const PLANTS = [
	'Gentiana nivalis;L.;Gentianaceae;deep blue',
	'Carex remota;L.;Cyperaceae;spikes pale',
	'Saxifraga aizoides;L.;Saxifragaceae;yellow',
	'Salix herbacea;L.;Salicaceae;shrub 5 cm',
	'Viola biflora;L.;Violaceae;yellow',
	'Festuca vivipara;(L.) Sm.;Poaceae;viviparous',
	'Quercus alba;L.;Fagaceae;tree 15 m',
	'Asplenium viride;Huds.;Aspleniaceae;on rock',
	'Linnaea borealis;Gronov. ex L.;Caprifoliaceae;pink',
	'Astragalus alpinus;L.;Fabaceae;violet and white',
] as const;
const SAID = {
	en: 'HERBARIUM OF THE UNIVERSITY OF|HERBARIUM OF|Alt.|Coll.|Det.|No.|meadow on limestone;damp shade by a brook;dry sandy bank;rock crevices facing north;edge of a bog;open oak wood|Above|near|m|Flora of|Flowers',
	de: 'HERBARIUM DER UNIVERSITÄT|HERBARIUM|Höhe|leg.|det.|Nr.|Magerwiese auf Kalk;feuchter Graben;Felsspalten, Nordhang;Moorrand;lichter Eichenwald;Wegrand, sandig|Oberhalb|bei|m ü. M.|Flora von|Blüten',
	fr: 'HERBIER DE L’UNIVERSITÉ DE|HERBIER|Alt.|Leg.|Dét.|N°|prairie sur calcaire;fossé humide;fissures de rochers;bord d’une tourbière;bois clair de chênes;talus sablonneux|Au-dessus de|près de|m|Flore de|Fleurs',
	sv: 'HERBARIUM, UNIVERSITETET I|HERBARIUM|H. ö. h.|Leg.|Det.|Nr|äng på kalk;fuktigt dike;klippspringor mot norr;myrkant;ljus ekskog;sandig vägkant|Ovanför|vid|m|Flora:|Blommor',
} as const;

/** A herbarium label of a few lines, 11 by 7 cm: no captions but "leg." and "det.", the plant alone on its line. */
const family: Family = {
	author: 'ingeborg',
	locales: ['en-GB', 'de-CH', 'sv-SE', 'fr-FR', 'en-US', 'de-AT'],
	draw: (random, locale) => ({ html: drawLabel(random, locale), fields }),
};
export default family;

function drawLabel(random: Random, locale: Locale) {
	const said = SAID[locale.language as keyof typeof SAID].split('|');
	const at = (i: number) => said[i] ?? '';
	const [name, author, group, look] = (random.pick(PLANTS) as string).split(';') as [
		string,
		string,
		string,
		string,
	];
	const collector = locale.person();
	const place = locale.address().city;
	const collected = drawDay(random, locale);
	const isTyped = random.chance(0.55);
	const initial = `${collector.given.slice(0, 1)}. ${collector.family}`;
	const isBoxed = random.chance(0.5);
	const style = random.int(0, 2);
	const height = random.int(180, 2750);
	const altitude =
		random.chance(0.7) &&
		markup` ${style === 0 && at(2)} ${field('altitude', `${style === 1 ? 'ca. ' : ''}${height} ${at(9)}`)}`;
	const head = markup`${field('herbarium', `${at(style === 2 ? 1 : 0)} ${locale.address().city.toUpperCase()}`)}`;
	const det =
		random.chance(0.55) && drawDeterminer(random, locale, { caption: at(4), collector: initial });
	const number1 =
		random.chance(0.7) &&
		markup`${style === 1 && at(5)} ${field('collectorNo', String(random.int(12, 9800)))}`;
	const plant = markup`<p class="p">${style !== 1 && random.chance(0.5) && markup`<b>${field('family', group.toUpperCase())}</b><br>`}<i>${field('species', name)}</i> ${field('taxonAuthor', author)}</p>`;
	const ground = markup`${drawGround(random, place, at)}.${altitude}`;
	return markup`<style>@page { size: 115mm ${random.pick([72, 78])}mm; margin: 5mm 6mm } body { font: ${isTyped ? drawTypeface(random, 9.5) : "9.5pt 'Liberation Serif'"}; line-height: 1.35 } .h { text-align: ${random.pick(['center', 'left'])}; font: 10pt 'Liberation Serif'; letter-spacing: .6pt; ${random.pick(['border-bottom: .6pt solid', ''])} } .f { ${isBoxed ? 'border: .9pt solid; padding: 2.5mm 3.5mm; height: 61mm' : ''} } .p { margin: 3mm 0 2.5mm; ${random.pick(['', 'text-indent: 9mm'])}; font-size: 11pt } p { margin: 0 0 1.5mm } .b { display: flex; justify-content: space-between; margin-top: 3mm } .s { font: bold 9pt 'DejaVu Sans'; color: #444; text-align: right }
		</style><div class="f"><div class="h">${head}</div>${style === 2 && markup`<div style="text-align:center">${at(10)} ${locale.country.name}</div>`}${plant}<p>${ground}</p>
		${random.chance(0.5) && markup`<p>${at(11)}: ${field('notes', look)}.</p>`}${style === 1 ? markup`<p>${collected}</p><div class="b"><span>${at(3)} ${field('collector', collector.name)} ${number1}</span><span>${det}</span></div>` : markup`<div class="b"><span>${style === 0 ? at(3) : 'leg.'} ${field('collector', initial)} ${number1}</span><span>${collected}</span></div><div>${det}</div>`}${random.chance(0.5) && markup`<div class="s">${field('sheetNo', random.pattern(random.pick(['######', '?? ####'])))}</div>`}</div>`;
}

/** The place of the find, often with a distance, and the ground that the plant grew on. */
function drawGround(random: Random, place: string, at: (i: number) => string): Markup {
	return markup`${field('locality', `${random.pick([at(7), at(8)])} ${place}${random.chance(0.4) ? `, ${random.int(2, 9)} km ${random.pick(['N', 'SW', 'E'])}` : ''}`)}${random.chance(0.85) && markup`; ${field('habitat', random.pick(at(6).split(';')))}`}`;
}

type Determiner = { caption: string; collector: string };

/** Who named the plant: somebody else or the collector. */
function drawDeterminer(
	random: Random,
	locale: Locale,
	{ caption, collector }: Determiner,
): Markup {
	return markup`${caption} ${field('determiner', random.chance(0.5) ? `${locale.person().given.slice(0, 1)}. ${locale.person().family}` : collector)}`;
}

/** A summer's day, the month often in Roman numerals. */
function drawDay(random: Random, locale: Locale): Markup {
	const day = random.day('1921-05-01', '1988-09-30').replace(/-(?:01|02|03|11|12)-/, '-07-');
	const [year = '', month = '', date = ''] = day.split('-');
	const roman = `${Number(date)}. ${ROMAN[Number(month) - 1] ?? ''}. ${year}`;
	return field('collected', random.chance(0.5) ? roman : locale.date(day).text, day);
}
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
