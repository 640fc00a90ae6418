import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { asDate, asRows, drawPeople, initialled, stampNumber } from '../../kit/archive.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { drawProse } from '../../kit/reports.ts';

const SAID = {
	en: 'INTERNAL MEMORANDUM;Office Memo|To;Distribution|From|Subject|Date|File|Copies for information|Sales;Stores;Research;Typing Pool;Canteen;Gatehouse;Export|Lighting in the yard;Holidays over Easter;New telephone list;Paper for the copying machines;Parking behind Hall 3|Action by|Please read and pass on.;For your files only.;Comments by Friday.|initial here',
	de: 'HAUSMITTEILUNG;Aktennotiz|An;Verteiler|Von|Betrifft|Datum|Akte|Zur Kenntnis|Verkauf;Lager;Forschung;Schreibdienst;Kantine;Pforte;Ausfuhr|Beleuchtung im Hof;Urlaub über Ostern;Neue Telefonliste;Papier für die Kopierer;Parken hinter Halle 3|Zu erledigen durch|Bitte lesen und weitergeben.;Nur für Ihre Akten.;Stellungnahme bis Freitag.|Zeichen',
	fr: 'NOTE INTERNE;Note de service|À;Diffusion|De|Objet|Date|Dossier|Pour information|Ventes;Magasin;Recherche;Dactylographie;Cantine;Loge;Export|Éclairage de la cour;Congés de Pâques;Nouvelle liste des téléphones;Papier des copieurs;Parking derrière le hall 3|À traiter par|À lire et à faire suivre.;Pour vos dossiers.;Remarques avant vendredi.|visa',
	nl: 'INTERNE NOTA;Memo|Aan;Verdeling|Van|Betreft|Datum|Dossier|Ter kennisname|Verkoop;Magazijn;Onderzoek;Typekamer;Kantine;Portier;Export|Verlichting op het erf;Verlof met Pasen;Nieuwe telefoonlijst;Papier voor de kopieermachines;Parkeren achter hal 3|Actie door|Lezen en doorgeven.;Alleen voor uw dossier.;Reacties voor vrijdag.|paraaf',
	da: 'INTERN MEDDELELSE;Notat|Til;Fordeling|Fra|Vedrørende|Dato|Sag|Til orientering|Salg;Lager;Forskning;Skrivestue;Kantine;Portner;Eksport|Lys i gården;Ferie i påsken;Ny telefonliste;Papir til kopimaskinerne;Parkering bag hal 3|Udføres af|Læs og send videre.;Kun til arkivet.;Svar inden fredag.|initialer',
} as const;
const fields: Fields = {
	kind: askText(
		'heading of the sheet|What kind of paper is it?|documentHeading|Überschrift des Blattes|titre de la feuille',
	),
	from: askText(
		'writer of the memo|Who wrote the memo?|memoFrom|Von wem ist die Mitteilung?|De qui est la note ?|Van wie is de nota?',
	),
	fromDepartment: askText(
		'department of the writer|Which department does the memo come from?|senderDepartment|Abteilung des Absenders|service de l’auteur',
	),
	subject: askText(
		'subject of the memo|What is the memo about?|memoSubject|Worum geht es?|objet de la note|onderwerp',
	),
	date: asDate(
		'date of the memo|When was the memo written?|memoDate|Datum der Mitteilung|date de la note',
	),
	file: askText(
		'file of the memo|Under which file is it kept?|fileNumber|Aktenzeichen der Mitteilung|numéro de dossier',
	),
	actor: askText('who has to act|Who is to take action?|actionBy|Wer muss handeln?|qui doit agir'),
	remark: askText(
		'remark at the foot|What does the remark at the foot say?|footRemark|Vermerk am Fuß|remarque en bas',
	),
	stamp: askText(
		'number stamped on the sheet|What number is stamped on it?|stampNumber|Stempelnummer',
	),
	pageNumber: askText('page number|What is the page number?|pageNo|Seitenzahl|numéro de page'),
	to: asRows(
		{
			name: askText('name of the receiver|recipient|Empfänger'),
			department: askText('department of the receiver|Abteilung|service'),
		},
		'To whom was the memo sent?|memoRecipients|Wer bekommt die Mitteilung?|destinataires de la note',
	),
	copies: asRows(
		{ value: askText('person who is informed|copy to') },
		'To whom was the memo copied?|memoCopies|Wer bekommt sie zur Kenntnis?|pour information à',
	),
	amount: absent(askText('amount of money|Which sum is asked for?|Betrag|montant')),
	phone: absent(
		askText('telephone of the writer|Under which number is the writer?|Durchwahl|téléphone'),
	),
};

/** A memo with its receivers in a grid of names and departments where each puts initials, captions in a narrow left column, copies in a box at the right. */
const family: Family = {
	author: 'philippa',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'nl-NL', 'da-DK', 'en-US'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const people = drawPeople(locale, random.int(7, 10));
		const [from, ...rest] = people;
		const [to, cc] = [rest.slice(0, random.int(3, 5)), rest.slice(5, random.int(6, 8))];
		const departments = random.shuffle(at(7).split(';'));
		const said = drawProse(random, locale.language, 4);
		const row = (label: string, content: ReturnType<typeof markup>) =>
			markup`<tr><td>${label}${random.pick([':', ''])}<td>${content}`;
		const grid = markup`<table class="g" data-list="to">${to.map((one, i) => markup`<tr data-row><td>${field('name', initialled(random, one))}<td>${field('department', departments[i] ?? '')}<td class="i">${random.chance(0.5) ? markup`<i>${one.given.slice(0, 1)}${one.family.slice(0, 1)}</i>` : random.chance(0.4) && markup`<small>${at(11)}</small>`}`)}</table>`;
		const box =
			cc.length > 0 &&
			markup`<div class="c" data-list="copies"><u>${at(6)}</u>${cc.map((one) => markup`<br><span data-row>${field('value', initialled(random, one))}</span>`)}</div>`;
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A4', 'letter', 'A5'])}; margin: 15mm 18mm } body { position: relative; min-height: 170mm; font: 10pt/1.45 ${random.pick(["'Liberation Mono'", "'Liberation Sans'", "'Liberation Serif'"])} } h1 { font-size: 15pt; ${random.pick(['letter-spacing: 2pt', 'text-align: center', 'border-bottom: 2pt solid #000'])}; margin: 0 0 4mm } .t td { vertical-align: top; padding: .6mm 4mm .6mm 0 } .g { border-collapse: collapse; margin: 2mm 0 } .g td { border: .5pt solid #000; padding: .8mm 2.5mm } .i { width: 16mm } .i i { font: italic 12pt 'DejaVu Serif'; color: #235 } small { color: #999; font-size: 6.5pt } .c { position: absolute; right: 0; top: 16mm; border: .6pt solid #000; padding: 2mm; font-size: 88% } p { text-align: justify }
			</style><h1>${field('kind', oneOf(random, at(0)))}</h1>${box}<table class="t">${row(at(4), field('date', locale.date(random.day('1957-01-01', '1999-12-01'))))}${row(at(2), markup`${field('from', from?.name ?? '')}, ${field('fromDepartment', departments.at(-1) ?? '')}`)}${random.chance(0.6) && row(at(5), field('file', random.pattern('?? ##/#')))}${row(at(3), markup`<b>${field('subject', oneOf(random, at(8)))}</b>`)}</table>${oneOf(random, at(1))}${grid}<p>${said[0]} ${said[1]}</p><p>${said[2]} ${said[3]}</p>${random.chance(0.6) && markup`<p>${at(9)}: ${field('actor', to.at(-1)?.name ?? '')}</p>`}<p><i>${field('remark', oneOf(random, at(10)))}</i></p>${random.chance(0.4) ? stampNumber(random, 'stamp', random.pattern('#######')) : markup`<div style="text-align:right">${field('pageNumber', String(random.int(1, 3)))}</div>`}`;
		return { html, fields };
	},
};
export default family;
