import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { drawApplicant } from '../../kit/lives.ts';

const fields: Fields = {
	choir: text('companyName', 'Whose directory is it?', 'nom de l’association'),
	edition: text('version', 'edition of the directory', 'année du répertoire'),
	conductor: text('', 'conductor', 'chef de chœur', 'Wer leitet den Chor?'),
	rehearsal: text(
		'',
		'when they rehearse',
		'répétitions',
		'Wann sind die Proben?',
		'rehearsalTime',
	),
	venue: text('location', 'rehearsal room', 'Where do they rehearse?'),
	members: list(
		{
			name: text('personName', 'member'),
			voice: text('', 'voice or instrument', 'pupitre', 'Stimme'),
			phone: text('phone'),
			email: text('email'),
			address: text('address', 'where the member lives'),
		},
		'directory entries',
		'membres du chœur',
		'Who sings in the choir, and how can they be reached?',
	),
	fee: absent(number('', 'membership fee', 'cotisation', 'How much is the fee?')),
	concertDate: absent(date('', 'date of the concert', 'date du concert', 'When is the concert?')),
};
const SAID = {
	fr: [
		'Chœur',
		'Répertoire des membres',
		'Direction',
		'Répétitions',
		'Soprano|Alto|Ténor|Basse',
		'le mardi à 19 h 30|le jeudi à 20 h|le lundi à 18 h',
		'Salle des fêtes|Église Saint-Martin|Foyer rural',
	],
	en: [
		'Choir',
		'Members’ directory',
		'Conductor',
		'Rehearsals',
		'Soprano|Alto|Tenor|Bass',
		'Tuesdays 7.30 pm|Thursdays 8 pm|Mondays 6 pm',
		'Parish hall|St Martin’s church|Village school',
	],
	es: [
		'Coro',
		'Directorio de miembros',
		'Dirección',
		'Ensayos',
		'Soprano|Contralto|Tenor|Bajo',
		'martes a las 19:30|jueves a las 20:00',
		'Casa de cultura|Parroquia|Colegio',
	],
} as const;

/** A choir's booklet: entries as small cards in two or three columns without labels, grouped by voice or in order of names. */
const family: Family = {
	author: 'okoye',
	locales: ['fr-FR', 'en-GB', 'es-ES', 'en-IE'],
	draw: (random, locale) => {
		const said = SAID[locale.language as keyof typeof SAID];
		const at = (i: number) => said[i] ?? '';
		const people = Array.from({ length: random.int(6, 22) }, () => ({
			...(random.chance(0.4) ? drawApplicant(random) : locale.person()),
			voice: random.pick(at(4).split('|')),
		}));
		const byVoice = random.chance(0.5);
		const sorted = byVoice
			? [...people].sort((a, b) => (a.voice < b.voice ? -1 : 1))
			: [...people].sort((a, b) => (a.family < b.family ? -1 : 1));
		const columns = random.pick([2, 3]);
		const html = markup`<style>
			@page { size: ${random.pick(['A4', 'A5'])}; margin: 12mm }
			body { font: 8.5pt/1.35 'DejaVu Sans Condensed' } header { display: grid; grid-template-columns: 1fr auto; border-bottom: 1pt solid; padding-bottom: 2mm; margin-bottom: 4mm } h1 { font: 19pt 'Liberation Serif'; margin: 0 } .g { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 4mm 6mm } .c { break-inside: avoid; overflow-wrap: anywhere } .c b { display: block; font-size: 9.5pt } .v { float: right; font-size: 7.5pt; color: #777 }
			</style><header><div><h1>${field('choir', `${at(0)} ${random.pick(['Cantabile', 'Ondine', 'Vox Nova', 'La Source', 'Harmonia'])}`)}</h1>${at(1)} ${field('edition', String(random.int(2014, 2026)))}</div><div style="text-align:right">${at(2)}: ${field('conductor', locale.person().name)}<br>${random.chance(0.7) && markup`${at(3)}: ${field('rehearsal', random.pick(at(5).split('|')))}, ${field('venue', random.pick(at(6).split('|')))}`}</div></header>
			<div class="g" data-list="members">${sorted.map((person) => markup`<div class="c" data-row><span class="v">${field('voice', person.voice)}</span><b>${field('name', byVoice ? person.name : `${person.family}, ${person.given}`)}</b>${random.chance(0.7) && markup`${field('address', locale.address().whole)}<br>`}${random.chance(0.85) && markup`${field('phone', locale.phone())}<br>`}${random.chance(0.7) && field('email', person.email)}</div>`)}</div>`;
		return { html, fields };
	},
};
export default family;
