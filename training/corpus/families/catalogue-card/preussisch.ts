import type { Family, Fields } from '../../family.ts';
import { field, markup } from '../../kit/html.ts';
import { offLine } from '../../kit/paperwork.ts';
import { askCard, askForm } from '../../kit/slips.ts';

const fields: Fields = {
	...askCard(
		'author',
		'title',
		'editor',
		'edition',
		'place',
		'publisher',
		'year',
		'pages',
		'format',
	),
	...askCard(
		'series',
		'seriesNo',
		'callNumber',
		'inventoryNo',
		'school',
		'degree',
		'borrower',
		'price',
	),
	...askForm({
		orderWord: 'Unter welchem Wort ist es geordnet? | Ordnungswort | heading word | filingWord',
		examiner: 'Wer hat die Arbeit begutachtet? | Referent | examiner of the thesis | reviewer',
		referral: 'Auf welchen Namen wird verwiesen? | Verweisung | see reference | seeAlso',
	}),
};
const NOUNS =
	'Grundwasser;Mundart;Gesteine;Zinsrecht;Moose;Schafzucht;Brückenbau;Kanzleisprache;Wetterkunde;Stadtmauern'.split(
		';',
	);
const HEADS =
	'Die;Das;Beiträge zur Kenntnis der;Untersuchungen über;Geschichte der;Handbuch der'.split(';');

/** A German card after the old Prussian rules: a heading typed above, the text in one block, the filing word underlined, a university thesis named by place and year with its examiner. */
const family: Family = {
	author: 'ignatius',
	locales: ['de-DE', 'de-AT', 'de-CH'],
	draw: (random, locale) => {
		const [who, other] = [locale.person(), locale.person()];
		const isThesis = random.chance(0.45);
		const city = locale.address().city;
		const year = random.int(1871, 1976);
		const noun = random.pick(NOUNS);
		const title = `${random.pick(HEADS)} ${noun} ${random.pick(['im Kreise', 'in der Mark', 'am Oberrhein', 'des Sauerlandes', 'in Siebenbürgen'])}${random.chance(0.4) ? ' seit 1800' : ''}`;
		const isSparse = random.chance(0.35);
		const [before, after] = title.split(noun);
		const shownTitle = markup`<span data-field="title">${before ?? ''}<u>${field('orderWord', noun)}</u>${after ?? ''}</span>`;
		const imprint = isThesis
			? markup`${field('place', city)}${random.chance(0.4) && `: ${random.pick(['Druck von', 'Buchdr.'])} ${other.family}`} ${field('year', String(year))}.`
			: markup`${random.chance(0.4) && markup`${field('edition', random.pick(['2. verb. Aufl.', '3. Aufl.', 'Neue Ausg.', '2., umgearb. Aufl.']))} `}${field('place', city)}: ${field('publisher', random.pick([other.family, `${other.family} & Sohn`, `${other.family} in Komm.`]))} ${field('year', String(year))}.`;
		const html = markup`<style>@page { size: ${random.pick(['125mm 75mm', '150mm 105mm'])}; margin: 6mm 8mm } body { font: ${random.pick(['9pt', '9.6pt'])}/1.35 'Liberation Mono' } .t { display: grid; grid-template-columns: ${isSparse ? '24mm 1fr' : '1fr auto'}; gap: 4mm } .b { margin: 2mm 0 0 ${isSparse ? '24mm' : random.pick(['0', '6mm'])} } .z { position: fixed; bottom: 1mm; right: 2mm; font-size: 8pt }
			</style><div class="t">${isSparse ? markup`<b>${field('callNumber', random.pattern('?? ####'))}</b><b>${field('author', `${who.family}, ${who.given}`)}</b>` : markup`<b>${offLine(random, field('author', `${who.family}, ${who.given}${random.chance(0.3) ? ` [Verf.]` : ''}`))}</b><b>${field('callNumber', random.pattern(random.pick(['?? ####', '#° ## ? ###', 'H ?? ###'])))}</b>`}</div>
			<div class="b">${field('author', `${who.given} ${who.family}`)}: ${shownTitle}. ${random.chance(0.25) && markup`Hrsg. von ${field('editor', locale.person().name)}. `}${imprint} ${random.chance(0.5) && `${random.pick(['IV', 'VIII', 'XII'])}, `}${field('pages', random.int(41, 520))} S.${random.chance(0.5) && markup` ${field('format', random.pick(['8°', '4°', 'gr. 8°']))}.`}${random.chance(0.35) && markup` (${field('series', random.pick(['Abhandlungen zur Landeskunde', 'Schriften des Vereins für Heimatkunde', 'Sammlung Kleiner Texte']))}. ${field('seriesNo', random.pick(['12', 'N. F. 3', '28']))}.)`}
			${isThesis && markup`<br><br>${field('school', city)}, ${field('degree', random.pick(['Phil. Diss.', 'Med. Diss.', 'Diss.', 'Jur. Diss. v.']))} ${locale.date(`${year}-0${random.int(1, 9)}-1${random.int(0, 9)}`, 'd.m.yyyy')}${random.chance(0.6) && markup`; Ref.: ${field('examiner', locale.person().family)}`}.`}${random.chance(0.3) && markup`<br><br>s. a. ${field('referral', `${other.family}, ${other.given}`)}`}</div><div class="z">${field('inventoryNo', random.pattern(`${String(year + random.int(0, 20)).slice(0, 4)}.####`))}</div>`;
		return { html, fields };
	},
};
export default family;
