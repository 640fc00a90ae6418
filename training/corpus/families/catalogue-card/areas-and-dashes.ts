import type { Family, Fields } from '../../family.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { askCard, askForm } from '../../kit/slips.ts';

const fields: Fields = {
	...askCard(
		'author',
		'title',
		'subtitle',
		'editor',
		'translator',
		'edition',
		'place',
		'publisher',
		'year',
	),
	...askCard(
		'pages',
		'format',
		'series',
		'seriesNo',
		'note',
		'isbn',
		'callNumber',
		'subject',
		'dueBack',
		'borrower',
	),
	...askForm({
		decimal:
			'What is its number of the decimal classification? | UDK | CDU | Dezimalzahl | decimalClass',
		illustrations: 'What illustrations has it? | il. | ilustrace | abb. | illustrations',
		price: '-# What does it cost? | cena | prezzo | bookPrice',
	}),
};
const SAID = {
	it: 'Storia delle saline;I mulini ad acqua;Le valli del nord;Manuale del vetraio|una ricerca sul campo;con un saggio introduttivo;guida per lo studente|a cura di|traduzione di|2. ed.;3. ed. riveduta;1. rist.|p.|ill.;ill., c. geogr.;in parte color.|Tit. orig.;Bibliografia: p. 201-209;In testa al front.: Comune|Agricoltura - Storia;Vetro - Tecnica;Dialetti|Edizioni;Editrice;Libreria|Quaderni di storia locale',
	cs: 'Dějiny solivarů;Vodní mlýny na řece;Severní údolí;Příručka skláře|terénní výzkum;s úvodní studií;pomůcka pro posluchače|uspořádal|přeložil|2. vyd.;3. přeprac. vyd.;1. vyd.|s.|il.;il., mapy;obr. příl.|Přeloženo z angl.;Bibliografie s. 201-209;Náklad 1500 výt.|zemědělství;sklo;nářečí|Nakladatelství;Odeon nový;Práh|Edice místních dějin',
	pl: 'Dzieje żup solnych;Młyny wodne;Doliny północy;Podręcznik szklarza|badania terenowe;ze wstępem;przewodnik dla studentów|oprac.|przeł.|Wyd. 2;Wyd. 3 zm.;Wyd. 1|s.|il.;il., mapy;tabl.|Tyt. oryg.;Bibliogr. s. 201-209;Nakład 1000 egz.|rolnictwo - historia;szkło;gwary|Wydawnictwo;Księgarnia;Ossolin|Biblioteka Regionalna',
	sv: 'Saltverkens historia;Vattenkvarnarna;De norra dalarna;Glasblåsarens handbok|en fältstudie;med en inledning;vägledning för studerande|red. av|övers. av|2. uppl.;3., omarb. uppl.;Ny utg.|s.|ill.;ill., kartor;diagr.|Orig:s titel;Litteraturförteckning s. 201-209|jordbruk;glas;dialekter|Förlaget;Bokförlaget;Norrbok|Hembygdsserien',
	es: 'Historia de las salinas;Los molinos de agua;Los valles del norte;Manual del vidriero|un estudio de campo;con un ensayo preliminar;guía del estudiante|edición de|traducción de|2ª ed.;3ª ed. rev.;1ª reimp.|p.|il.;il., mapas;lám. col.|Tít. orig.;Bibliografía: p. 201-209|Agricultura-Historia;Vidrio;Dialectos|Editorial;Ediciones;Librería|Cuadernos comarcales',
	da: 'Saltværkernes historie;Vandmøllerne;De nordlige dale;Glaspusterens håndbog|en feltundersøgelse;med en indledning;vejledning for studerende|redigeret af|oversat af|2. udg.;3. rev. udg.;2. opl.|s.|ill.;ill., kort;tavler|Originaltitel;Litteratur: s. 201-209|landbrug;glas;dialekter|Forlaget;Nordbog|Lokalhistorisk serie',
} as const;

/** A card after the international rules of areas: title and names parted by a stroke, areas by point and dash, notes and numbers in lines of their own, tracings at the foot. */
const family: Family = {
	author: 'fenna',
	locales: ['it-IT', 'cs-CZ', 'pl-PL', 'sv-SE', 'es-ES', 'da-DK', 'es-MX'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const one = (i: number) => random.pick(say(i).split(';'));
		const [who, second] = [locale.person(), locale.person()];
		const year = random.int(1972, 2001);
		const isBlock = random.chance(0.5);
		const gap = isBlock ? markup`. -- ` : markup`<br>`;
		const person = markup`${field('author', `${who.given} ${who.family}`)}${random.chance(0.4) && markup` ; ${say(2)} ${field('editor', second.name)}`}${random.chance(0.35) && markup` ; ${say(3)} ${field('translator', locale.person().name)}`}`;
		const html = markup`<style>@page { size: 125mm 75mm; margin: 5mm 7mm } body { font: 8.8pt/1.3 ${random.pick(["'Liberation Mono'", "'Liberation Serif'", "'DejaVu Sans Mono'"])} } .g { display: grid; grid-template-columns: 22mm 1fr } .n { margin-top: 1.2mm; padding-left: 5mm } .f { position: fixed; bottom: 0; left: 7mm; right: 7mm; display: flex; justify-content: space-between; font-size: 8pt }
			</style><div class="g"><div>${field('callNumber', random.pattern(random.pick(['##.?.###', '?-#####', '### ??'])))}<br><br>${random.chance(0.6) && field('decimal', random.pattern('###.##(##)'))}</div><div><b>${field('author', `${who.family}, ${who.given}`)}</b><div class="n">${field('title', one(0))}${random.chance(0.6) && markup` : ${field('subtitle', one(1))}`} / ${person}${gap}${random.chance(0.6) && markup`${field('edition', one(4))}${gap}`}${field('place', locale.address().city)} : ${field('publisher', `${one(9)} ${locale.person().family}`)}, ${field('year', random.pick([String(year), `cop. ${year}`]), String(year))}${gap}${field('pages', random.int(64, 611))} ${say(5)}${random.chance(0.8) && markup` : ${field('illustrations', one(6))}`} ; ${field('format', `${random.int(17, 30)} cm`)}${random.chance(0.5) && markup`. -- (${field('series', say(10))} ; ${field('seriesNo', String(random.int(2, 60)))})`}</div>${random.chance(0.6) && markup`<div class="n">${field('note', one(7))}</div>`}${random.chance(0.6) && markup`<div class="n">ISBN ${field('isbn', random.pattern('##-###-####-#'))}</div>`}</div></div><div class="f"><span>1. ${field('subject', one(8))}. &nbsp; I. ${second.family}</span></div>`;
		return { html, fields };
	},
};
export default family;
