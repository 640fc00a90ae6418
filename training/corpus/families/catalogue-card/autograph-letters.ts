import type { Family, Fields } from '../../family.ts';
import { field, markup } from '../../kit/html.ts';
import { offLine } from '../../kit/paperwork.ts';
import { askForm } from '../../kit/slips.ts';

const fields: Fields = askForm({
	writer: 'Who wrote the letters? | Briefschreiber | auteur de la lettre | mittente | letterWriter',
	lifeDates: 'When did the writer live? | Lebensdaten | dates de vie | lifespan',
	addressee: 'To whom are they written? | Adressat | destinataire | destinatario | addressee',
	pieces:
		'# How many letters are there? | Stückzahl | nombre de lettres | numero di lettere | letterCount',
	leaves: '# How many leaves are there? | Blätter | feuillets | carte | leafCount',
	place: 'Where was the first letter written? | Ort | lieu | luogo | placeOfWriting',
	firstDate:
		'@ From which day is the first letter? | ältester Brief | première lettre | dateOfFirst',
	lastDate: '@ From which day is the last letter? | jüngster Brief | dernière lettre | dateOfLast',
	kind: 'What kind of writing is it? | Art des Schriftstücks | nature du document | kindOfDocument',
	subject: 'What are the letters about? | Inhalt | objet | contenuto | contentSummary',
	callNumber: 'What is the shelf mark? | Signatur | cote | segnatura | shelfmark',
	estate: 'From which papers do they come? | Nachlass | fonds | fondo | estateName',
	acquired: 'How did the library get them? | Erwerbung | provenance | provenienza | acquisition',
	language: 'In which language are they written? | Sprache | langue | lingua | languageOfText',
	publisher: '- Who published it? | Verlag | éditeur | editore',
	pages: '-# How many pages were printed? | Seitenzahl | pagination',
});
const SAID: Readonly<Record<string, readonly string[]>> = {
	de: [
		'an',
		'Br.;Briefe',
		'Bl.',
		'eigh.;masch. m. Unterschr.;Postkarte',
		'Familienangelegenheiten;Drucklegung der Gedichte;Empfehlung eines Schülers;Dank für Mineralien',
		'Nachlass',
		'Geschenk der Erben;Ankauf Auktion 114;Tausch',
		'dt.;franz.;lat.',
	],
	fr: [
		'à',
		'l.;lettres',
		'f.',
		'autogr. sig.;dactyl.;carte postale',
		'affaires de famille;impression des poèmes;recommandation d’un élève;envoi de minéraux',
		'Fonds',
		'Don des héritiers;Achat vente 114;Échange',
		'français;latin;allemand',
	],
	it: [
		'a',
		'lett.;lettere',
		'cc.',
		'autogr. firm.;dattil.;cartolina',
		'affari di famiglia;stampa delle poesie;raccomandazione di un allievo',
		'Fondo',
		'Dono eredi;Acquisto asta 114',
		'ital.;lat.;franc.',
	],
	en: [
		'to',
		'letter;letters',
		'ff.',
		'A.L.S.;T.L.S.;postcard',
		'family matters;printing of the poems;recommends a pupil;thanks for minerals',
		'Papers of',
		'Gift of the heirs;Bought at sale 114;Exchange',
		'English;Latin;German',
	],
};

/** A card of letters in a department of manuscripts: no labels, two columns of which the left holds numbers of letters, a name in spaced type, dates of the first and the last. */
const family: Family = {
	author: 'radmila',
	locales: ['de-DE', 'fr-FR', 'it-IT', 'en-GB', 'de-AT', 'fr-CH'],
	draw: (random, locale) => {
		const words = SAID[locale.language] ?? [];
		const one = (i: number) => random.pick((words[i] ?? '').split(';'));
		const [who, to, owner] = [locale.person(), locale.person(), locale.person()];
		const first = random.day('1790-01-01', '1938-12-01');
		const count = random.pick([1, 1, 2, 3, 5, 11, 24]);
		const last = `${Number(first.slice(0, 4)) + random.int(0, 14)}-${first.slice(5)}`;
		const born = Number(first.slice(0, 4)) - random.int(22, 60);
		const form = random.pick(['d.m.yyyy', 'd. MMMM yyyy', 'yyyy, d. MMMM']);
		const [single, many] = (words[1] ?? '').split(';');
		const isSpaced = random.chance(0.5);
		const html = markup`<style>@page { size: ${random.pick(['150mm 105mm', '210mm 74mm', '125mm 75mm'])}; margin: 6mm 8mm } body { font: 9pt/1.4 'Liberation Mono' } .g { display: grid; grid-template-columns: ${random.pick([24, 30, 34])}mm 1fr; row-gap: 1mm } .w { font-weight: bold; ${isSpaced ? 'letter-spacing: 1.6pt' : ''} } .e { position: fixed; bottom: 1mm; left: 8mm; right: 8mm; display: flex; justify-content: space-between; font-size: 8pt }
			</style><div class="w">${offLine(random, field('writer', `${who.family}, ${who.given}`))}${random.chance(0.7) && markup` <span style="letter-spacing:0">(${field('lifeDates', `${born}–${born + random.int(48, 88)}`)})</span>`}</div><div class="g"><span>${field('callNumber', random.pattern(random.pick(['Autogr. ###/#', 'Ms. germ. ###', 'N 4 ??', 'B ## : ##'])))}</span><span>${count === 1 ? markup`${field('pieces', 1)} ${single ?? ''}` : markup`${field('pieces', count)} ${many ?? ''}`} (${field('kind', one(3))}) ${words[0] ?? ''} ${field('addressee', random.chance(0.5) ? to.name : `${to.family}, ${to.given}`)}</span><span></span><span>${field('place', locale.address().city)}, ${field('firstDate', locale.date(first, form))}${count > 1 && markup` – ${field('lastDate', locale.date(last, form))}`}. ${field('leaves', count + random.int(0, count))} ${words[2] ?? ''}${random.chance(0.5) && markup`; ${field('language', one(7))}`}.</span>${random.chance(0.7) && markup`<span></span><span>${field('subject', one(4))}.</span>`}</div>
			<div class="e"><span>${random.chance(0.7) && field('estate', `${words[5] ?? ''} ${owner.family}`)}</span><span>${random.chance(0.6) && field('acquired', `${one(6)}, ${random.int(1921, 1979)}`)}</span></div>`;
		return { html, fields };
	},
};
export default family;
