import type { Family, Fields } from '../../family.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { offLine } from '../../kit/paperwork.ts';
import { askForm, askTable, drawFour } from '../../kit/slips.ts';

const fields: Fields = {
	...askForm({
		name: 'Familienname | Wie heißt die Person? | surname | příjmení | nazwisko',
		vorname: 'Vorname | Wie lautet der Vorname? | givenName | jméno | imię',
		geburtsdatum:
			'@ geboren am | Wann wurde die Person geboren? | birthDate | datum narození | data urodzenia',
		geburtsort: 'Geburtsort | Wo wurde die Person geboren? | birthPlace | místo narození',
		familienstand: 'Familienstand | ledig oder verheiratet? | maritalStatus | rodinný stav',
		kinder: '# Kinder | Wie viele Kinder hat die Person? | numberOfChildren | počet dětí',
		wohnung: 'Wohnung | Wo wohnt die Person? | homeAddress | bydliště | adres',
		schule: 'Schulbildung | Welche Schule wurde besucht? | schooling | vzdělání',
		beruf: 'Erlernter Beruf | Was hat die Person gelernt? | trade | povolání',
		sprachen: 'Sprachkenntnisse | Welche Sprachen spricht die Person? | languages | jazyky',
		eintritt: '@ Eintritt | Seit wann ist die Person im Betrieb? | dateOfEntry | nástup',
		abteilung: 'Abteilung | In welcher Abteilung? | department | oddělení',
		lohn: '# Lohn | Wie viel verdient die Person? | wage | mzda | zarobek',
		personalNr: 'Personal-Nr. | Welche Personalnummer? | personnelNumber | osobní číslo',
		kasse: 'Krankenkasse | Bei welcher Kasse versichert? | healthFund | pojišťovna',
		unterschriftAm: '@ Datum der Unterschrift | Wann wurde unterschrieben? | dateSigned',
		ort: 'Ort der Unterschrift | Wo wurde unterschrieben? | placeOfSignature',
		konfession: '- Konfession | Welche Religion? | religion | vyznání',
		groesse: '-# Körpergröße | Wie groß? | bodyHeight',
	}),
	stellen: askTable(
		{
			von: 'von | ab wann | from',
			bis: 'bis | until | do',
			firma: 'Firma | employer | zaměstnavatel',
			taetigkeit: 'Tätigkeit | job | pracovní zařazení',
		},
		'frühere Stellen | Wo war die Person vorher? | formerJobs | předchozí zaměstnání',
	),
};
const SAID = {
	de: 'PERSONALBOGEN;STAMMBLATT;PERSONALFRAGEBOGEN|Familienname|Vorname|geboren am|in|Familienstand|Kinder|Wohnung|Schulbildung|Erlernter Beruf|Sprachen|Eintritt|Abteilung|Lohn|Personal-Nr.|Krankenkasse|Frühere Stellen|von|bis|Firma|Tätigkeit|ledig;verheiratet;verwitwet;geschieden|Volksschule;Realschule;Gymnasium;Handelsschule|Schlosser;Kaufmann;Laborant;Setzer;Näherin;Fahrer|Englisch;Französisch, etwas Russisch;keine;Englisch, Polnisch|Werkstatt;Versand;Buchhaltung;Labor|Die Richtigkeit der Angaben versichere ich.|den|Ortskrankenkasse;Betriebskasse;Ersatzkasse|Wochenlohn',
	cs: 'OSOBNÍ LIST;DOTAZNÍK ZAMĚSTNANCE|Příjmení|Jméno|Narozen(a)|v|Stav|Dětí|Bydliště|Vzdělání|Vyučen(a)|Jazyky|Nástup|Oddělení|Mzda|Osobní číslo|Pojišťovna|Předchozí zaměstnání|od|do|Podnik|Zařazení|svobodný;ženatý;vdaná;rozvedený|základní;střední;průmyslovka;gymnázium|zámečník;prodavač;laborant;sazeč;švadlena;řidič|němčina;ruština, trochu angličtina;žádné|dílna;expedice;účtárna;laboratoř|Prohlašuji, že údaje jsou pravdivé.|dne|Okresní;Závodní;Národní|měsíčně',
	pl: 'KARTA OSOBOWA;KWESTIONARIUSZ OSOBOWY|Nazwisko|Imię|Urodzony(a)|w|Stan|Dzieci|Adres|Wykształcenie|Zawód|Języki|Przyjęcie|Oddział|Płaca|Nr ewid.|Kasa chorych|Poprzednie zajęcia|od|do|Zakład|Stanowisko|wolny;żonaty;zamężna;rozwiedziony|podstawowe;zawodowe;średnie;technikum|ślusarz;sprzedawca;laborant;zecer;krawcowa;kierowca|niemiecki;rosyjski, słabo angielski;brak|warsztat;ekspedycja;księgowość;laboratorium|Potwierdzam prawdziwość danych.|dnia|Miejska;Zakładowa;Powiatowa|miesięcznie',
};

/** A staff record of the 1950s to 1970s: rows of dots from margin to margin, several labels to a line, the typewriter writing above the dots. */
const family: Family = {
	author: 'fenna',
	locales: ['de-DE', 'cs-CZ', 'pl-PL', 'de-AT'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const one = (i: number) => random.pick(say(i).split(';'));
		const [who] = drawFour(locale);
		const entered = random.int(1952, 1978);
		const born = random.day(`${entered - 52}-01-01`, `${entered - 18}-12-01`);
		const put = (path: string, content: Parameters<typeof field>[1], share = 1) =>
			random.chance(share) && offLine(random, field(path, content), 0.4);
		const row = (...pairs: readonly (readonly [number, ReturnType<typeof put>, number?])[]) =>
			markup`<div class="w">${pairs.map(([i, content, width]) => markup`<span>${say(i)}</span><u style="flex:${width ?? 1}"><tt>${content}</tt></u>`)}</div>`;
		const jobs = Array.from({ length: random.int(1, 4) }, (_, i) => entered - 9 + i * 2);
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A5', '200mm 280mm'])}; margin: 14mm } body { font: ${random.pick(['9pt', '8.5pt'])} 'Liberation Serif' } h1 { font: bold 15pt 'Liberation Serif'; text-align: center; letter-spacing: 3pt; margin: 0 0 6mm } .w { display: flex; align-items: flex-end; min-height: 8.6mm } .w span { margin: 0 1.2mm 0 0 } u { text-decoration: none; border-bottom: 1pt dotted #444; margin-right: 2mm; padding-left: 2mm; min-height: 5mm } tt { font: 10pt 'Liberation Mono' } table { width: 100%; border-collapse: collapse; margin: 2mm 0 6mm } td { border-bottom: 1pt dotted #444; height: 6.4mm } th { text-align: left; font-weight: normal; font-style: italic }
			</style><h1>${one(0)}</h1>${row([1, put('name', who.family)], [2, put('vorname', who.given)])}${row([3, put('geburtsdatum', locale.date(born))], [4, put('geburtsort', locale.address().city)])}${row([5, put('familienstand', one(21), 0.9)], [6, put('kinder', random.int(0, 5), 0.7), 0.4], [14, put('personalNr', random.pattern('####')), 0.6])}${row([7, put('wohnung', locale.address().whole)])}${row([8, put('schule', one(22), 0.85)], [9, put('beruf', one(23), 0.85)])}${row([10, put('sprachen', one(24), 0.6)])}${row([11, put('eintritt', locale.date(`${entered}-0${random.int(1, 9)}-0${random.int(1, 9)}`))], [12, put('abteilung', one(25), 0.85)])}${row([13, put('lohn', locale.amount(random.decimal(60, 480))), 0.6], [15, put('kasse', one(28), 0.7)])}
			<p style="margin:5mm 0 1mm"><b>${say(16)}</b></p><table data-list="stellen"><tr>${[17, 18, 19, 20].map((i) => markup`<th>${say(i)}`)}${jobs.map((year) => markup`<tr data-row><td><tt>${field('von', `${random.int(1, 12)}/${String(year).slice(2)}`)}</tt><td><tt>${field('bis', `${random.int(1, 12)}/${String(year + 2).slice(2)}`)}</tt><td><tt>${field('firma', locale.company().name)}</tt><td><tt>${put('taetigkeit', one(23), 0.9)}</tt>`)}<tr><td><td><td><td></table>
			<p>${say(26)}</p><div class="w"><u style="flex:1"><tt>${put('ort', locale.address().city, 0.9)}</tt></u><span>${say(27)}</span><u style="flex:1"><tt>${put('unterschriftAm', locale.date(`${entered}-01-1${random.int(0, 9)}`), 0.9)}</tt></u><u style="flex:1.4"></u></div>`;
		return { html, fields };
	},
};
export default family;
