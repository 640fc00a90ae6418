import type { Asked, Fields, ValueType } from '../family.ts';
import { absent, number, text } from './ask.ts';
import { field, markup } from './html.ts';
import type { Markup, Printed } from './html.ts';
import type { Locale } from './locale.ts';
import type { Random } from './random.ts';

type Shown = string | Printed;

/** What is asked for, wordings separated by `|`. */
export const askText = (wordings: string): Asked => text('', ...wordings.split('|'));
export const askNumber = (wordings: string): Asked => number('', ...wordings.split('|'));

/** Cells in words of a language: {r} is the head of the row, {c} that of the column. */
const CELLS: Readonly<Record<string, string>> = {
	en: '{r}: {c}|{c} of {r}|{r} under {c}|What does the table say for {r} under {c}?|What is the value of {r} in the column {c}?|What is the figure for {r}, {c}?',
	de: '{r}: {c}|{c} bei {r}|Was steht bei {r} unter {c}?|Welcher Wert steht in der Zeile {r} und der Spalte {c}?',
	fr: '{r} : {c}|{c} pour {r}|Que lit-on pour {r} dans la colonne {c} ?|Quelle est la valeur de {r}, {c} ?',
	es: '{r}: {c}|{c} de {r}|¿Qué valor tiene {r} en la columna {c}?|¿Qué indica la tabla para {r}, {c}?',
	it: '{r}: {c}|{c} per {r}|Che valore ha {r} nella colonna {c}?|Che cosa indica la tabella per {r}, {c}?',
	pt: '{r}: {c}|{c} de {r}|Que valor tem {r} na coluna {c}?|O que indica a tabela para {r}, {c}?',
	nl: '{r}: {c}|{c} van {r}|Wat staat er bij {r} onder {c}?|Welke waarde heeft {r} in de kolom {c}?',
	pl: '{r}: {c}|{c} – {r}|Jaka wartość stoi w wierszu {r} i kolumnie {c}?|Co podaje tabela dla {r}, {c}?',
	cs: '{r}: {c}|{c} – {r}|Jaká hodnota je v řádku {r} a sloupci {c}?|Co uvádí tabulka pro {r}, {c}?',
	sk: '{r}: {c}|{c} – {r}|Aká hodnota je v riadku {r} a stĺpci {c}?|Čo uvádza tabuľka pre {r}, {c}?',
	sv: '{r}: {c}|{c} för {r}|Vad står det för {r} under {c}?|Vilket värde har {r} i kolumnen {c}?',
	nb: '{r}: {c}|{c} for {r}|Hva står det for {r} under {c}?|Hvilken verdi har {r} i kolonnen {c}?',
	da: '{r}: {c}|{c} for {r}|Hvad står der ved {r} under {c}?|Hvilken værdi har {r} i kolonnen {c}?',
	fi: '{r}: {c}|{c} – {r}|Mikä on rivin {r} arvo sarakkeessa {c}?|Mitä taulukossa lukee: {r}, {c}?',
	hu: '{r}: {c}|{c} – {r}|Mi áll a(z) {r} sorban, a(z) {c} oszlopban?|Mennyi a(z) {r} értéke ({c})?',
	ro: '{r}: {c}|{c} pentru {r}|Ce valoare are {r} în coloana {c}?|Ce arată tabelul pentru {r}, {c}?',
	tr: '{r}: {c}|{c} – {r}|{r} satırında {c} sütununun değeri nedir?|Tabloda {r} için {c} kaçtır?',
};

/** Wordings for one cell, in the language of the document and in English. */
function wordCell(language: string, row: string, column: string): string[] {
	const own = [CELLS[language], language === 'en' ? '' : CELLS.en].join('|').split('|');
	const filled = own.map((one) => one.replace('{r}', row).replace('{c}', column));
	return [...filled.filter((one) => one !== ''), `${snake(row)}_${snake(column)}`];
}

export type Grid = {
	/** The cells that are asked for by themselves; empty ones become absent while they are drawn. */
	asked: Record<string, Asked>;
	/**
	 * A cell: the column `path` of the row around it ('' where it is no part of a list), and asked for by itself
	 * where it was chosen. `null` is an empty cell, which prints a sign.
	 */
	cell: (row: string, column: string, path: string, shown: Shown | null, empty?: string) => Markup;
};

/**
 * Chooses cells of a table that are asked for by themselves, by the heads of their row and column. `say` adds natural
 * questions; `missing` are rows that the table does not have, of which one is asked for, too.
 */
export function askCells(
	random: Random,
	{ language }: Pick<Locale, 'language'>,
	{
		rows,
		columns,
		count,
		type = 'number',
		missing = [],
		say,
	}: {
		rows: readonly string[];
		columns: readonly string[];
		count: number;
		type?: ValueType;
		missing?: readonly string[];
		say: (row: string, column: string) => readonly string[];
	},
): Grid {
	const ask = (row: string, column: string): Asked => ({
		type,
		concept: '',
		wordings: [...say(row, column), ...wordCell(language, row, column)],
	});
	const all = rows.flatMap((row) => columns.map((column) => [row, column] as const));
	const asked: Record<string, Asked> = Object.fromEntries(
		random.some(all, count).map(([row, column]) => [keyOf(row, column), ask(row, column)]),
	);
	if (missing.length > 0) {
		const [row, column] = [random.pick(missing), random.pick(columns)];
		asked[keyOf(row, column)] = absent(ask(row, column));
	}
	return {
		asked,
		cell: (row, column, path, shown, empty = '–') => {
			const key = keyOf(row, column);
			const own = asked[key];
			if (shown === null) {
				// The same object is in the fields of the document already.
				if (own) own.isAbsent = true;
				return markup`${empty}`;
			}
			const inner = path === '' ? markup`${shown}` : field(path, shown);
			if (!own) return inner;
			return field(`/${key}`, inner, typeof shown === 'string' ? shown : shown.value);
		},
	};
}

/** A name for a cell: `barley1998`, `grossWeightLeeds`. */
function keyOf(row: string, column: string): string {
	return snake(`${row} ${column}`).replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function snake(words: string): string {
	const letters = words.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
	return letters
		.replaceAll('ł', 'l')
		.replaceAll('ø', 'o')
		.replaceAll('æ', 'ae')
		.replaceAll('ß', 'ss')
		.replace(/[^a-z0-9]+/g, '_')
		.replace(/^_|_$/g, '');
}

/** What is asked of every table: its number, caption, unit, source and notes, and of the page around it. */
const ABOUT = {
	tableNumber: askText(
		'number of the table|tableNo|Which table is it?|Which number does the table have?|Nummer der Tabelle|Quel est le numéro du tableau ?|numer tabeli|¿Qué número lleva la tabla?',
	),
	caption: askText(
		'caption of the table|What does the table show?|What is the title of the table?|What is the table about?|tableTitle|Wie heißt die Tabelle?|titre du tableau|¿De qué trata la tabla?|titolo della tabella|Waarover gaat de tabel?|Vad visar tabellen?',
	),
	title: askText(
		'title of the page|What is the title of the page?|What is the heading of the page?|pageTitle|Wie lautet die Überschrift?|Quel est le titre ?|¿Cuál es el título de la página?|titolo della pagina|Wat is de kop?|tytuł strony|rubrik',
	),
	unit: askText(
		'unit of the figures|In which unit are the figures given?|What are the figures measured in?|unitOfFigures|In welcher Einheit sind die Zahlen angegeben?|unité des chiffres|¿En qué unidad están las cifras?|unità di misura|eenheid|jednostka',
	),
	source: askText(
		'source of the figures|Where do the figures come from?|Who published the figures?|dataSource|Welche Quelle ist angegeben?|Quelle est la source ?|¿Cuál es la fuente?|fonte dei dati|bron van de cijfers|źródło danych',
	),
	note: askText(
		'note below the table|What does the note below the table say?|footnote|What does the footnote say?|Was steht in der Fußnote?|Que dit la note ?|¿Qué dice la nota?|nota a piè di tabella|voetnoot|przypis',
	),
	pageNumber: askText(
		'page number|What is the page number?|On which page is this?|pageNo|Welche Seitenzahl hat die Seite?|numéro de page|¿Qué página es?|numero di pagina|paginanummer|numer strony',
	),
	header: askText(
		'running head of the page|What is written at the top of the page?|header|text in the page header|Was steht ganz oben auf der Seite?|Qu’est-ce qui est écrit en haut de la page ?|¿Qué pone arriba del todo?|intestazione|koptekst|nagłówek',
	),
	footer: askText(
		'footer|What is written at the bottom of the page?|text at the foot of the page|Was steht ganz unten auf der Seite?|Qu’est-ce qui est écrit en bas de la page ?|¿Qué pone al pie de la página?|piè di pagina|voettekst|stopka',
	),
} as const;

/** Some of what is asked of every table: `about('caption', 'source')`. */
export function about(...names: readonly (keyof typeof ABOUT)[]): Fields {
	return Object.fromEntries(names.map((name) => [name, ABOUT[name]]));
}

/** A number with its sign before it: "+1.2", "−0.4". */
export function signed({ text: said, value }: Printed, plus = '+', minus = '−'): Printed {
	const bare = said.replace(/^-/, '');
	if (Number(value) === 0) return { text: bare, value };
	return { text: `${Number(value) < 0 ? minus : plus}${bare}`, value };
}

/** A number as bookkeepers print it: losses in brackets. */
export function bracketed({ text: said, value }: Printed): Printed {
	return { text: Number(value) < 0 ? `(${said.replace(/^-/, '')})` : said, value };
}

export const sum = (values: readonly number[]): number =>
	Number(values.reduce((all, one) => all + one, 0).toFixed(2));
