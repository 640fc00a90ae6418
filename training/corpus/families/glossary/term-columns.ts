import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

/** Term, German, French, Spanish, and what it means. */
const TERMS =
	'anchor bolt|Ankerbolzen|boulon d’ancrage|perno de anclaje|bolt cast into concrete that holds a machine or a post;backlash|Spiel|jeu|holgura|play between two parts that mesh;bearing|Lager|palier|cojinete|part in which a shaft turns;bevel gear|Kegelrad|roue conique|engranaje cónico|toothed wheel for shafts at an angle;bushing|Buchse|bague|casquillo|sleeve that lines a bore;cam|Nocken|came|leva|turning part that lifts another at set times;clutch|Kupplung|embrayage|embrague|device that joins or parts two shafts;cotter pin|Splint|goupille fendue|pasador de aletas|split pin that keeps a nut from turning;crank|Kurbel|manivelle|manivela|arm that turns a push into a rotation;dowel|Dübel|goujon|clavija|pin without thread that positions two parts;draught|Zug|tirage|tiro|flow of air through a fire;flange|Flansch|bride|brida|rim by which pipes are joined;gasket|Dichtung|joint|junta|soft part that seals a joint;governor|Regler|régulateur|regulador|device that keeps the speed even;hinge|Scharnier|charnière|bisagra|joint on which a door swings;jig|Vorrichtung|gabarit|plantilla|device that guides a tool;keyway|Keilnut|rainure de clavette|chavetero|groove for a key in a shaft;lathe|Drehbank|tour|torno|machine on which work is turned;mortise|Zapfenloch|mortaise|mortaja|hole that takes a tenon;pawl|Sperrklinke|cliquet|trinquete|catch that lets a wheel turn one way only;pulley|Riemenscheibe|poulie|polea|wheel for a belt or a rope;rivet|Niet|rivet|remache|pin whose end is hammered flat;shim|Unterlage|cale|calce|thin strip that fills a gap;spindle|Spindel|broche|husillo|shaft that carries a tool;thread|Gewinde|filetage|rosca|ridge that winds around a screw;washer|Unterlegscheibe|rondelle|arandela|ring below a nut'
		.split(';')
		.map((line) => line.split('|'));
const HEADS = ['English', 'German', 'French', 'Spanish', 'Meaning'] as const;
const SAID = {
	en: 'Glossary of Workshop Terms|Appendix|Terms in italics are no longer in use.|English|German|French|Spanish|Meaning',
	de: 'Fachwörter der Werkstatt|Anhang|Kursive Wörter sind veraltet.|Englisch|Deutsch|Französisch|Spanisch|Bedeutung (englisch)',
	fr: 'Lexique de l’atelier|Annexe|Les mots en italique sont vieillis.|anglais|allemand|français|espagnol|Sens (en anglais)',
	es: 'Vocabulario de taller|Anexo|Los términos en cursiva están anticuados.|inglés|alemán|francés|español|Significado (en inglés)',
} as const;

/** Terms in three or four languages with a definition that wraps; letters between rows, or numbers before them; two pages may be needed. */
const family: Family = {
	author: 'renske',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'en-CA'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const terms = random
			.some(TERMS, random.int(9, 20))
			.toSorted((a, b) => (a[0] ?? '').localeCompare(b[0] ?? ''));
		const columns = [
			0,
			...random.some([1, 2, 3], random.int(2, 3)).toSorted(),
			...(random.chance(0.75) ? [4] : []),
		];
		const words = terms.map(([term = '']) => term);
		const never = TERMS.map(([term = '']) => term).filter((one) => !words.includes(one));
		const others = columns.slice(1).filter((c) => c < 4);
		const grid = askCells(random, locale, {
			rows: words,
			columns: others.map((c) => at(3 + c)),
			count: 8,
			type: 'string',
			missing: never,
			say: (term, column) => {
				const language = HEADS[others[others.map((c) => at(3 + c)).indexOf(column)] ?? 0] ?? column;
				return [
					`What is “${term}” in ${language}?`,
					`${language} for ${term}`,
					`How do you say “${term}” in ${language}?`,
					`Wie heißt „${term}“ auf ${language === 'German' ? 'Deutsch' : language === 'French' ? 'Französisch' : 'Spanisch'}?`,
				];
			},
		});
		const backwards = askCells(random, locale, {
			rows: terms.map((one) => one[others[0] ?? 1] ?? ''),
			columns: [at(3)],
			count: 4,
			type: 'string',
			say: (term) => [
				`What is the English word for “${term}”?`,
				`English for ${term}`,
				`Which English term is translated as “${term}”?`,
			],
		});
		const meanings = askCells(random, locale, {
			rows: words,
			columns: [at(7)],
			count: columns.includes(4) ? 5 : 0,
			type: 'string',
			say: (term) => [
				`What does “${term}” mean?`,
				`definition of ${term}`,
				`meaning of ${term}`,
				`What is a ${term}?`,
			],
		});
		const paths = ['english', 'german', 'french', 'spanish', 'meaning'];
		const fields: Fields = {
			...about('title', 'note', 'pageNumber', 'header'),
			...grid.asked,
			...backwards.asked,
			...meanings.asked,
			lastTerm: askText(
				'last term of the list|Which term is the last one?|final entry|Welches Wort steht zuletzt?|dernier mot de la liste',
			),
			firstTerm: askText(
				'first term of the list|Which term comes first?|first entry|Welches Wort steht zuerst?|premier mot de la liste',
			),
			terms: list(
				Object.fromEntries(
					columns.map((c) => [
						paths[c] ?? '',
						askText(`${HEADS[c]}|${at(3 + c)}|${c === 4 ? 'definition' : `${HEADS[c]} word`}`),
					]),
				),
				'terms',
				'Which terms are explained?',
				'all words with their translations',
			),
			italian: absent(
				askText(`${words[0]} in Italian|What is “${words[0]}” in Italian?|Italian for ${words[0]}`),
			),
			author: absent(askText('author of the glossary|Who wrote the glossary?|compiledBy')),
		};
		const byLetter = random.chance(0.5);
		const rows = terms.map((one, i) => {
			const term = one[0] ?? '';
			const isNew = byLetter && terms[i - 1]?.[0]?.startsWith(term.charAt(0)) !== true;
			const key = one[others[0] ?? 1] ?? '';
			const english = backwards.cell(key, at(3), 'english', term);
			return markup`${isNew && markup`<tr><td class="l" colspan="${columns.length}">${term.charAt(0).toUpperCase()}`}<tr data-row><td><b>${i === 0 ? field('/firstTerm', english) : i === terms.length - 1 ? field('/lastTerm', english) : english}</b>${columns.slice(1).map((c) => markup`<td${c < 4 && random.chance(0.05) ? markup` style="font-style:italic"` : ''}>${(c === 4 ? meanings : grid).cell(term, at(3 + c), paths[c] ?? '', one[c] ?? '')}`)}`;
		});
		const ruled = random.pick(['border: .4pt solid #555', 'border-bottom: .3pt solid #aaa', '']);
		const html = markup`<style>@page { size: ${random.pick(['A5', 'A4', '6in 9in', 'A5 landscape'])}; margin: 14mm } body { font: ${random.pick(['8.3pt', '9pt'])}/1.3 ${random.pick(["'Liberation Serif'", "'DejaVu Serif'", "'Liberation Sans'"])} } .top { display: flex; justify-content: space-between; font-size: 8pt } h1 { font-size: 14pt; font-weight: ${random.pick(['normal', 'bold'])}; margin: 3mm 0 } table { width: 100% } thead { display: table-header-group } th { text-align: left; border-bottom: 1pt solid #000; padding: .8mm 1.3mm; font-weight: ${random.pick(['normal', 'bold'])} } td { vertical-align: top; padding: .7mm 1.3mm; ${ruled}; hyphens: none } .l { font-weight: bold; font-size: 11pt; text-align: ${random.pick(['left', 'center'])}; border: 0; padding-top: 2mm }
			</style><div class="top"><span>${field('header', `${at(1)} ${random.pick(['A', 'B', 'C', '2', '4'])}`)}</span><span>${field('pageNumber', String(random.int(101, 388)))}</span></div><h1>${field('title', at(0))}</h1>${random.chance(0.5) && markup`<p>${field('note', at(2))}</p>`}<table data-list="terms"><thead><tr>${columns.map((c) => markup`<th>${at(3 + c)}`)}</thead><tbody>${rows}</table>`;
		return { html, fields };
	},
};
export default family;
