import type { Family, Fields } from '../../family.ts';
import { absent, number, text, values } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	callNumber: text('', 'shelf mark', 'callNumber', 'Where does the book stand?', 'Signatur'),
	author: text('', 'Who wrote the book?', 'writer', 'Verfasser'),
	title: text('', 'What is the book called?', 'bookTitle', 'Titel des Buches'),
	edition: text('version', 'which edition'),
	place: text('', 'town of the publisher', 'placeOfPublication'),
	publisher: text('', 'publishing house', 'Verlag'),
	year: text('', 'In which year did it appear?', 'publicationYear', 'Erscheinungsjahr'),
	pages: number('', 'How many pages has it?', 'pageCount', 'extent'),
	height: text('height', 'height of the book in centimetres'),
	isbn: text('', 'ISBN', 'international book number'),
	series: text('', 'series it belongs to', 'seriesTitle'),
	subjects: values(
		text('subject', 'subject heading'),
		'subjectHeadings',
		'What is the book about?',
	),
	price: absent(number('unitPrice', 'price of the book')),
	borrower: absent(text('personName', 'Who has borrowed it?')),
};
const SUBJECTS = [
	'Navigation',
	'Beekeeping',
	'Bridges -- Design',
	'Textile industry -- History',
	'Alps -- Guide-books',
	'Ceramics',
	'Railways -- Timetables',
	'Botany',
	'Letters',
	'Folk songs',
];
const NOUNS = [
	'harbours',
	'lanterns',
	'migration',
	'glass',
	'mountain huts',
	'printing',
	'canals',
	'winter grain',
];

/** A typed card from a drawer, 125 by 75 mm: no labels at all, only places and punctuation tell what is what. */
const family: Family = {
	author: 'sanna',
	locales: ['en-US', 'en-GB', 'de-DE', 'sv-SE', 'fi-FI'],
	draw: (random, locale) => {
		const writer = locale.person();
		const year = random.int(1911, 1989);
		const title = `${random.pick(['A history of', 'On', 'Studies in', 'The craft of', 'Notes on'])} ${random.pick(NOUNS)} in ${locale.address().city}`;
		const subjects = random.some(SUBJECTS, random.int(1, 3));
		const html = markup`<style>
			@page { size: 125mm 75mm; margin: 6mm 6mm 4mm }
			body { font: 9.5pt/1.35 'Liberation Mono' } .g { display: grid; grid-template-columns: 21mm 1fr } p { margin: 0 0 1.5mm; text-indent: 6mm } .hole { position: fixed; bottom: 2mm; left: 58mm; width: 7mm; height: 7mm; border: .7pt solid #999; border-radius: 50% }
			</style><div class="g"><div><span data-field="callNumber">${random.pattern('###.#')}<br>${writer.family.slice(0, 1)}${random.pattern('##')}${title.slice(2, 3).toLowerCase()}</span></div>
			<div><div>${field('author', `${writer.family}, ${writer.given}${random.chance(0.4) ? `, ${year - random.int(28, 70)}-` : ''}`)}</div>
			<p>${field('title', title)}.${random.chance(0.4) && markup` ${field('edition', random.pick(['2d ed.', '3d ed., rev.', 'New ed.']))}`} ${field('place', locale.address().city)},
			${field('publisher', `${locale.person().family} ${random.pick(['Press', '& Co.', 'Verlag', 'Förlag'])}`)}, ${random.chance(0.3) && '[c'}${field('year', String(year))}.</p>
			<p>${random.pick(['x', 'viii', 'xii'])}, ${field('pages', random.int(88, 640))} p. illus., maps. ${field('height', `${random.int(18, 31)} cm`)}.${random.chance(0.4) && markup` (${field('series', `${locale.address().city} studies, no. ${random.int(2, 40)}`)})`}</p>
			${year > 1970 && markup`<p>ISBN ${field('isbn', random.pattern('0-##-######-#'))}</p>`}
			<p data-list="subjects">${subjects.map((subject, i) => markup`<span data-row>${i + 1}. ${field('value', subject)}.</span> `)} I. Title.</p></div></div><div class="hole"></div>`;
		return { html, fields };
	},
};
export default family;
