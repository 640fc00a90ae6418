import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { drawTypeface } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	library: asText(
		'library | Bücherei | libraryName | To which library does the book belong? | Welcher Bücherei gehört das Buch? | What is printed at the top of the card?',
	),
	author: asText(
		'author | Verfasser | bookAuthor | Who wrote the book? | Wer hat das Buch geschrieben?',
	),
	title: asText('title | Titel | bookTitle | What is the book called? | Wie heißt das Buch?'),
	callNumber: asText(
		'class number | Signatur | callNumber | Where does the book stand? | Unter welcher Signatur steht das Buch? | What is written in the left corner?',
	),
	accession: asText(
		'accession number | Zugangsnummer | accessionNo | What is the accession number? | Welche Zugangsnummer hat das Buch?',
	),
	copy: asText(
		'copy | Exemplar | copyNumber | Which copy of the book is it? | Das wievielte Exemplar ist es?',
	),
	loans: list(
		{
			due: asDate('date due | Rückgabetermin | dueDate | When was it due?'),
			borrower: asText('borrower | Entleiher | readerName | Who had it?'),
			card: asText('borrower number | Lesernummer | cardNo | What is the number of the borrower?'),
		},
		'loans',
		'Ausleihen',
		'Who has borrowed the book?',
		'Wer hat das Buch ausgeliehen?',
	),
	firstBorrower: asText(
		'first borrower | erster Entleiher | Who borrowed the book first? | Wer hat das Buch als Erster ausgeliehen?',
	),
	lastBorrower: asText(
		'last borrower | letzter Entleiher | Who had the book last? | Wer hat das Buch zuletzt ausgeliehen?',
	),
	lastDue: asDate(
		'last date due | letzter Rückgabetermin | When was the book due the last time? | Welches ist der letzte Rückgabetermin?',
	),
	fine: asNumber(
		'fine per day | Säumnisgebühr | finePerDay | What must be paid for each day overdue? | Wie hoch ist die Säumnisgebühr je Tag?',
	),
	loanDays: asNumber(
		'loan period in days | Leihfrist in Tagen | loanDays | For how many days may the book be kept? | Wie lange darf man das Buch behalten?',
	),
	supplier: asText(
		'library supplier | Hersteller der Karte | cardMaker | Which firm printed the card? | Wer hat die Karte gedruckt?',
	),
	publisher: absent(
		asText(
			'publisher | Verlag | publisher | Who published the book? | In welchem Verlag ist es erschienen?',
		),
	),
	year: absent(
		asText(
			'year of publication | Erscheinungsjahr | publicationYear | In which year did the book appear?',
		),
	),
	librarian: absent(
		asText(
			'librarian | Bibliothekar | librarian | Who is the librarian? | Wer ist der Bibliothekar?',
		),
	),
};
const SAID = {
	en: 'Public Library;Free Library;School Library;Institute Library|AUTHOR|TITLE|DATE DUE;DUE|BORROWER’S NAME;ISSUED TO|NO.;ROOM|days|Fine per day overdue:|This book may be kept for|Library Supply Co.;Bureau Cards|copy|The;A;Our|harbour;winter;garden;secret;lantern;valley|road;house;voyage;island;letters;bees',
	de: 'Volksbücherei;Stadtbücherei;Schulbibliothek;Werkbücherei|Verfasser|Titel|zurück am;Frist|Entleiher|Nr.;Klasse|Tage|Säumnisgebühr je Tag:|Dieses Buch darf behalten werden|Büchereibedarf GmbH;Einkaufszentrale|Ex.|Das;Unser;Ein|stille;ferne;grüne;letzte;helle|Haus;Land;Buch der Wälder;Tal;Leben der Bienen',
	nl: 'Openbare Bibliotheek;Leeszaal;Schoolbibliotheek|Auteur|Titel|terug op|Lener|Nr.|dagen|Boete per dag:|Dit boek mag worden gehouden|Bibliotheekservice|ex.|Het;Ons;Een|stille;verre;groene;laatste|huis;land;dal;boek van de zee',
} as const;

/** A card from a book's pocket: author and title typed over two ruled columns of stamped dates and pencilled names, the second column going on where the first ends. */
const family: Family = {
	author: 'rosalind',
	locales: ['en-US', 'en-GB', 'de-DE', 'nl-NL'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const writer = locale.person();
		const days = random.pick([7, 14, 14, 21, 28]);
		const count = random.int(2, 17);
		const perColumn = random.pick([9, 10, 11]);
		const isDouble = random.chance(0.6) || count > perColumn;
		const hasNumbers = random.chance(0.5);
		let due = random.day('1949-01-01', '1985-12-01');
		const upper = (text: string) => text.toUpperCase().replace('.', '');
		const stamp = (day: string) => ({
			text:
				locale.language === 'en'
					? upper(locale.date(day, random.pick(['MMM d yy', 'd MMM yyyy'])).text)
					: locale.date(day, 'd. mm. yy').text,
			value: day,
		});
		const loans = Array.from({ length: count }, (_, i) => {
			due = addDays(due, random.int(9, 130));
			return { i, due, borrower: locale.person(), card: String(random.int(11, 990)) };
		});
		const also = (i: number, path: string, name: string, content: string) =>
			i === (name === 'firstBorrower' ? 0 : count - 1)
				? field(path, field(`/${name}`, content))
				: field(path, content);
		const row = (loan: (typeof loans)[number] | undefined) => {
			if (!loan) return markup`<tr><td><td>${hasNumbers && markup`<td>`}`;
			const who = random.chance(0.3)
				? loan.borrower.name
				: `${loan.borrower.given.slice(0, 1)}. ${loan.borrower.family}`;
			const shown = stamp(loan.due);
			const dated =
				loan.i === count - 1
					? field(
							'due',
							markup`<span data-field="/lastDue" data-value="${loan.due}">${shown.text}</span>`,
							loan.due,
						)
					: field('due', shown);
			const stamped = random.decimal(-2, 2);
			return markup`<tr data-row><td class="d"><span style="display:inline-block;transform:rotate(${stamped}deg)">${dated}</span><td class="w">${also(loan.i, 'borrower', loan.i === 0 ? 'firstBorrower' : 'lastBorrower', who)}${hasNumbers && markup`<td class="w">${random.chance(0.7) && field('card', loan.card)}`}`;
		};
		const column = (from: number) =>
			markup`<table data-list="loans"><tr><th>${one(3)}<th>${one(4)}${hasNumbers && markup`<th>${one(5)}`}${Array.from({ length: perColumn }, (_, i) => row(loans[from + i]))}</table>`;
		const title = `${one(11)} ${one(12)} ${one(13)}`;
		const hasRules = random.chance(0.7);
		const html = markup`<style>@page { size: ${isDouble ? '150mm 125mm' : '76mm 127mm'}; margin: 4mm } body { font: 7.5pt 'Liberation Sans' } tt { font: ${drawTypeface(random, 9)} } .h { display: grid; grid-template-columns: 18mm 1fr; row-gap: 1mm; margin-bottom: 2mm } .c { display: ${isDouble ? 'grid; grid-template-columns: 1fr 1fr; gap: 3mm' : 'block'} } table { width: 100% } th { font-size: 6.5pt; border: .6pt solid #a55; padding: .6mm } td { border: .5pt solid ${random.pick(['#a77', '#88a'])}; height: 7mm; padding: 0 1mm; white-space: nowrap } .d { font: bold 8.5pt 'DejaVu Sans Mono'; color: ${random.pick(['#4a2a7a', '#a02020', '#223'])}; width: 24mm } .w { font: italic 10.5pt 'Liberation Serif'; color: #444 } .f { font-size: 6pt; margin-top: 1.5mm; display: flex; justify-content: space-between }
			</style><div class="h"><tt>${field('callNumber', `${random.pattern('###')} ${writer.family.slice(0, 3)}`)}</tt><span style="text-align:right">${field('library', `${locale.address().city} ${one(0)}`)}</span>${random.chance(0.6) && markup`<small>${at(1)}</small>`}<tt style="grid-column:2">${field('author', `${writer.family}, ${writer.given}`)}</tt>${hasRules && markup`<small>${at(2)}</small>`}<tt style="grid-column:2">${field('title', title)}</tt><tt>${random.chance(0.75) && field('accession', random.pattern('#####'))}</tt><span style="text-align:right">${random.chance(0.4) && markup`${field('copy', String(random.int(2, 4)))}. ${at(10)}`}</span></div>
			<div class="c">${column(0)}${isDouble && column(perColumn)}</div><div class="f"><span>${random.chance(0.6) && markup`${at(8)} ${field('loanDays', days)} ${at(6)}. `}${random.chance(0.6) && markup`${at(7)} ${field('fine', locale.money(random.pick([0.02, 0.05, 0.1])))}`}</span><span>${random.chance(0.6) && field('supplier', one(9))}</span></div>`;
		return { html, fields };
	},
};
export default family;
