import type { Family, Fields } from '../../family.ts';
import { drawTitle, initialled } from '../../kit/archive.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { DEPARTMENTS } from '../../kit/office.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askTable, drawFour, filler, rubber } from '../../kit/slips.ts';

const fields: Fields = {
	...askForm({
		accessionNo:
			'ACCESSION NO. | What is the number of the accession? | Zugangsnummer | numéro de versement | accessionNumber',
		transferDate:
			'@ DATE OF TRANSFER | When were the records handed over? | abgegeben am | date de versement | transferDate',
		department:
			'DEPARTMENT | Which department hands them over? | Abteilung | service versant | departmentName',
		contact: 'CONTACT | Who knows about them? | Ansprechpartner | correspondant | recordsContact',
		title: 'POSITION | What position has the contact? | Stellung | fonction | positionOfContact',
		roomNo: 'ROOM | In which room are the records? | Raum | salle | roomNumber',
		boxCount:
			'# NO. OF BOXES | How many boxes are handed over? | Anzahl der Kartons | nombre de boîtes | boxCount',
		shelfMetres:
			'# SHELF METRES | How much shelf do they take? | laufende Meter | mètres linéaires | shelfMetres',
		retention:
			'RETENTION | How long are they kept? | Aufbewahrungsfrist | durée de conservation | retentionPeriod',
		destroyAfter:
			'@ DESTROY AFTER | When may they be destroyed? | vernichten nach | destruction le | destroyAfter',
		access: 'ACCESS | Who may see them? | Zugang | communicabilité | accessRule',
		location: 'SHELF | Where do they stand? | Standort | emplacement | shelfLocation',
		registrar: 'REGISTRAR | Who took them over? | Registrator | archiviste | registrarName',
		stampDate:
			'@ date of the stamp | When were they received? | Eingangsdatum | reçu le | receivedStamp',
		value: '-# VALUE | What are they worth? | Wert | valeur',
		index: '- INDEX NO. | Is there an index? | Registratur | répertoire',
	}),
	boxes: askTable(
		{
			box: 'box number | Karton | boîte | box',
			contents: 'contents | Inhalt | contenu | innehåll',
			from: 'from which year | von | de l’année',
			to: 'to which year | bis | à l’année',
			media: 'kind of material | Material | support | materiál',
		},
		'boxes handed over | abgegebene Kartons | boîtes versées | transferredBoxes | pudełka',
	),
};
const SAID = {
	en: 'RECORDS TRANSFER LIST|ACCESSION NO.|DATE OF TRANSFER|DEPARTMENT|CONTACT|ROOM|NO. OF BOXES|SHELF METRES|RETENTION|DESTROY AFTER|ACCESS|SHELF|REGISTRAR|Box|Contents|From|To|Material|correspondence A–K;paid vouchers;drawings;minutes;test sheets|7 years;permanent;until superseded|open;restricted;closed 30 years|paper;film;tape',
	de: 'ABGABELISTE AKTEN|ZUGANGS-NR.|ABGEGEBEN AM|ABTEILUNG|ANSPRECHPARTNER|RAUM|KARTONS|LFD. METER|FRIST|VERNICHTEN NACH|ZUGANG|STANDORT|REGISTRATUR|Karton|Inhalt|von|bis|Material|Schriftwechsel A–K;Belege;Pläne;Protokolle;Prüfberichte|6 Jahre;dauernd;bis überholt|offen;gesperrt;30 Jahre geschlossen|Papier;Film;Band',
	fr: 'BORDEREAU DE VERSEMENT|N° ENTRÉE|VERSÉ LE|SERVICE|CORRESPONDANT|SALLE|BOÎTES|MÈTRES|CONSERVATION|DÉTRUIRE LE|ACCÈS|EMPLACEMENT|ARCHIVISTE|Boîte|Contenu|de|à|Support|correspondance A–K;pièces payées;plans;procès-verbaux;essais|10 ans;définitive;jusqu’à remplacement|libre;réservé;30 ans|papier;film;bande',
	nl: 'OVERDRACHTSLIJST|AANWINST NR.|OVERGEDRAGEN OP|AFDELING|CONTACT|KAMER|DOZEN|STREKKENDE METER|BEWAARTERMIJN|VERNIETIGEN NA|TOEGANG|PLAATS|ARCHIVARIS|Doos|Inhoud|van|tot|Materiaal|correspondentie A–K;betaalde bonnen;tekeningen;notulen|7 jaar;blijvend|open;beperkt|papier;film;band',
	pl: 'SPIS ZDAWCZO-ODBIORCZY|NR PRZYBYCIA|PRZEKAZANO|DZIAŁ|ODPOWIEDZIALNY|POKÓJ|TECZEK|METRÓW|OKRES|ZNISZCZYĆ PO|DOSTĘP|MIEJSCE|ARCHIWISTA|Teczka|Zawartość|od|do|Materiał|korespondencja A–K;rachunki;rysunki;protokoły|5 lat;wieczyście|jawne;zastrzeżone|papier;film;taśma',
};

/** A list of boxes handed to an archive: a block of pairs at the top and a numbered grid that runs on, with the years in two narrow columns and a stamp over the foot. */
const family: Family = {
	author: 'fenna',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'nl-NL', 'pl-PL', 'en-US'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const put = filler(random);
		const one = (i: number) => random.pick(say(i).split(';'));
		const day = random.day('1964-02-01', '1999-10-01');
		const [contact, registrar] = drawFour(locale);
		const first = random.int(1, 40);
		const boxes = Array.from({ length: random.int(3, 14) }, (_, i) => {
			const from = random.int(1948, Number(day.slice(0, 4)) - 2);
			return { no: `${first + i}`, from, to: from + random.int(0, 6) };
		});
		const cell = (label: string, content: ReturnType<typeof put>) =>
			markup`<span class="p"><i>${label}</i> <tt>${content}</tt></span>`;
		const html = markup`<style>@page { size: ${random.pick(['A4', 'letter'])}; margin: 14mm } body { font: 8.4pt/1.35 'Liberation Sans'; position: relative } h1 { font: bold 12pt 'Liberation Sans'; margin: 0 0 3mm; text-decoration: underline } .p { display: inline-block; width: 32%; margin-bottom: 2mm; border-bottom: .5pt solid #888 } .p i { font: 6.6pt 'Liberation Sans'; display: block } tt { font: 9.5pt 'Liberation Mono' } table { width: 100%; border-collapse: collapse; margin-top: 4mm } th, td { border: .5pt solid #777; padding: .6mm 1.2mm; text-align: left } th { font: 6.8pt 'Liberation Sans'; background: #eee } td:nth-child(3), td:nth-child(4) { width: 17mm; text-align: center }
			</style><h1>${say(0)}</h1>${cell(say(1), put('accessionNo', random.pattern('##/###')))}${cell(say(2), put('transferDate', locale.date(day)))}${cell(say(3), put('department', random.pick(DEPARTMENTS)))}${cell(say(4), put('contact', initialled(random, contact), 0.9))}${cell('', put('title', drawTitle(random, locale.language in { de: 1, fr: 1, nl: 1, en: 1 } ? locale.language : 'en'), 0.5))}${cell(say(5), put('roomNo', random.pattern('###'), 0.6))}${cell(say(8), put('retention', one(19), 0.85))}${cell(say(9), put('destroyAfter', locale.date(addDays(day, 2555)), 0.6))}${cell(say(10), put('access', one(20), 0.7))}
			<table data-list="boxes"><tr><th>${say(13)}<th>${say(14)}<th>${say(15)}<th>${say(16)}<th>${say(17)}${boxes.map((box) => markup`<tr data-row><td><tt>${field('box', box.no)}</tt><td><tt>${field('contents', one(18))}</tt><td><tt>${field('from', String(box.from))}</tt><td><tt>${field('to', String(box.to))}</tt><td><tt>${put('media', one(21), 0.7)}</tt>`)}</table>
			<p>${say(6)} <tt>${field('boxCount', boxes.length)}</tt> &nbsp; ${say(7)} <tt>${put('shelfMetres', locale.count(Math.round(boxes.length * 1.2) / 10), 0.7)}</tt> &nbsp; ${say(11)} <tt>${put('location', random.pattern('M# S## R#'), 0.7)}</tt> &nbsp; ${say(12)} <tt>${put('registrar', registrar.name, 0.8)}</tt></p>${random.chance(0.5) && rubber(random, markup`RECORDS<br>${field('stampDate', locale.date(addDays(day, 4), 'dd MMM yyyy'))}`, 'right:8mm;bottom:14mm')}`;
		return { html, fields };
	},
};
export default family;
