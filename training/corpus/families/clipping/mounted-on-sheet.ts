import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { drawPeople } from '../../kit/archive.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { drawProse } from '../../kit/reports.ts';

const SAID = {
	en: 'PRESS CUTTINGS|Paper|Date|Page|Circulation|Subject|New bridge to open in spring;Mill workers win shorter week;Council buys the old brewery|Two hundred jobs are hoped for;Costs have doubled, says the opposition;Residents fear more traffic|From our correspondent in|“We have waited long enough,” said|, mayor;, engineer;, shopkeeper|The work will cost|and employ|men until|workers|Photo',
	de: 'PRESSESPIEGEL|Zeitung|Datum|Seite|Auflage|Thema|Neue Brücke öffnet im Frühjahr;Kürzere Woche für Mühlenarbeiter;Stadt kauft alte Brauerei|Zweihundert Stellen erhofft;Kosten verdoppelt, sagt die Opposition;Anwohner fürchten Verkehr|Von unserem Korrespondenten in|„Wir haben lange genug gewartet“, sagte|, Bürgermeister;, Ingenieur;, Kaufmann|Die Arbeiten kosten|und beschäftigen|Leute bis|Arbeiter|Foto',
	fr: 'COUPURES DE PRESSE|Journal|Date|Page|Tirage|Sujet|Le nouveau pont ouvrira au printemps;Semaine plus courte aux moulins;La ville achète la brasserie|Deux cents emplois espérés;Les coûts ont doublé, dit l’opposition;Les riverains craignent le trafic|De notre correspondant à|« Nous avons assez attendu », dit|, maire;, ingénieur;, commerçant|Les travaux coûteront|et occuperont|hommes jusqu’en|ouvriers|Photo',
	es: 'RECORTES DE PRENSA|Diario|Fecha|Página|Tirada|Asunto|El nuevo puente abrirá en primavera;Semana más corta en los molinos;La ciudad compra la cervecera|Se esperan doscientos empleos;Los costes se han doblado, dice la oposición;Los vecinos temen el tráfico|De nuestro corresponsal en|«Hemos esperado bastante», dijo|, alcalde;, ingeniero;, comerciante|Las obras costarán|y emplearán a|hombres hasta|obreros|Foto',
	cs: 'VÝSTŘIŽKY|Noviny|Datum|Strana|Náklad|Téma|Nový most se otevře na jaře;Kratší týden v mlýnech;Město kupuje starý pivovar|Čeká se dvě stě míst;Náklady se zdvojnásobily, tvrdí opozice;Lidé se bojí provozu|Od našeho zpravodaje v|„Čekali jsme dost dlouho,“ řekl|, starosta;, inženýr;, obchodník|Práce budou stát|a zaměstnají|lidí do|dělníků|Foto',
} as const;
const fields: Fields = {
	paper: askText(
		'newspaper|Which newspaper is the article from?|newspaperName|Aus welcher Zeitung?|quel journal|qué diario',
	),
	date: askText(
		'date of the issue|When did the article appear?|issueDate|Wann erschien der Artikel?|date de parution',
	),
	page: askText(
		'page of the newspaper|On which page did it appear?|newspaperPage|Auf welcher Seite?|à quelle page',
	),
	circulation: askNumber(
		'circulation|How many copies does the paper sell?|circulationFigure|Auflage der Zeitung|tirage du journal',
	),
	headline: askText(
		'headline|What is the headline of the article?|articleHeadline|Wie lautet die Überschrift?|titre de l’article|titular',
	),
	subhead: askText(
		'line under the headline|What does the subheading say?|articleSubhead|Unterzeile|sous-titre de l’article',
	),
	dateline: askText(
		'town of the correspondent|Where does the report come from?|reportTown|Woher kommt der Bericht?|ville du correspondant',
	),
	quoted: askText(
		'person who is quoted|Whose words are quoted?|quotedPerson|Wer wird zitiert?|qui est cité',
	),
	cost: askNumber(
		'cost of the work|How much will the work cost?|projectCost|Was kosten die Arbeiten?|coût des travaux',
	),
	workers: askNumber(
		'number of workers|How many people will be employed?|workersEmployed|Zahl der Arbeiter|nombre d’ouvriers',
	),
	until: askText(
		'year in which the work ends|Until when does the work last?|endOfWork|Ende der Arbeiten|fin des travaux',
	),
	subject: askText(
		'subject heading of the clipping|Under which subject is it filed?|filedUnder|Schlagwort|classé sous',
	),
	caption: askText(
		'caption of the photograph|What is written under the photo?|photoCaption|Bildunterschrift|légende de la photo',
	),
	number: askText(
		'number of the clipping|What is the number of the clipping?|clippingNumber|Nummer des Ausschnitts|numéro de la coupure',
	),
	author: absent(
		askText(
			'name of the journalist|Who wrote the article?|Verfasser des Artikels|auteur de l’article',
		),
	),
	price: absent(
		askText('price of the paper|What does the newspaper cost?|Preis der Zeitung|prix du journal'),
	),
};

/** A newspaper article cut out and glued on the sheet of a cuttings service: a form's head with paper, date, page and print run, below it the narrow columns with headline and a picture's caption, a little askew. */
const family: Family = {
	author: 'philippa',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'cs-CZ', 'en-US'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const [quoted, shown] = drawPeople(locale, 2);
		const said = drawProse(random, locale.language, 4);
		const papers = ['Morgenpost', 'The Herald', 'La Voix', 'El Correo', 'Večer', 'Tribune'].map(
			(one, i) => `${one} ${['', '', '', 'del Sur', '', 'Gazette'][i] ?? ''}`.trim(),
		);
		const city = locale.address().city;
		const box = (label: string, content: ReturnType<typeof markup>) =>
			markup`<td><small>${label}</small><br>${content}`;
		const photo =
			random.chance(0.5) &&
			markup`<figure><div></div>${field('caption', `${shown?.name}, ${random.int(1949, 1989)}`)} (${at(15)})</figure>`;
		const text = markup`${at(8)} ${field('dateline', city)}. — ${said[0]} ${random.chance(0.8) && markup`${at(9)} ${field('quoted', quoted?.name ?? '')}${oneOf(random, at(10))}. `}${said[1]} ${at(11)} ${field('cost', locale.money(random.int(12, 900) * 1000))} ${at(12)} ${field('workers', random.int(20, 400))} ${at(13)} ${field('until', String(random.int(1958, 1996)))}. ${said[2]} ${said[3]}`;
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A4', 'letter'])}; margin: 14mm } body { font: 9pt/1.3 'Liberation Sans' } h3 { margin: 0; letter-spacing: 3pt; ${random.pick(['background: #ccc; padding: 1mm 3mm', 'border-bottom: 2pt solid #000', 'text-align: center'])} } table { width: 100%; border-collapse: collapse } td { border: .5pt solid #000; padding: 1mm 2mm; font: 10pt 'Liberation Mono' } small { font: 6.5pt 'Liberation Sans' } .a { width: ${random.int(95, 150)}mm; margin: ${random.int(8, 20)}mm ${random.int(4, 24)}mm; transform: rotate(${random.decimal(-2, 2)}deg); border: .3pt solid #999; padding: 4mm; font: 8.8pt/1.25 'Liberation Serif' } h1 { font: bold ${random.int(17, 23)}pt/1.05 ${random.pick(["'Liberation Serif'", "'Liberation Sans Narrow'"])}; margin: 0 } h2 { font: italic 11pt 'Liberation Serif'; margin: 1mm 0 2mm } .c { columns: ${random.pick([2, 3])}; column-gap: 4mm; text-align: justify } figure { margin: 2mm 0; font-size: 7.5pt; break-inside: avoid } figure div { height: 26mm; background: linear-gradient(#aaa, #666 60%, #888) }
			</style><h3>${at(0)} <span style="float:right;letter-spacing:0">${field('number', random.pattern('##/###'))}</span></h3><table><tr>${box(at(1), field('paper', random.pick(papers)))}${box(at(2), field('date', locale.date(random.day('1952-01-01', '1994-12-01')).text))}${box(at(3), field('page', String(random.int(1, 24))))}${random.chance(0.7) && box(at(4), field('circulation', locale.count(random.int(8, 640) * 500)))}${box(at(5), field('subject', random.pick(['B 12', 'K/Infra', '7.3', 'Ind./II'])))}</table><div class="a"><h1>${field('headline', oneOf(random, at(6)))}</h1><h2>${field('subhead', oneOf(random, at(7)))}</h2><div class="c">${text}${photo}</div></div>`;
		return { html, fields };
	},
};
export default family;
