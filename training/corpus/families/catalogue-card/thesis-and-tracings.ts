import type { Family, Fields } from '../../family.ts';
import { field, markup } from '../../kit/html.ts';
import { offLine } from '../../kit/paperwork.ts';
import { askCard, askForm, askTable } from '../../kit/slips.ts';

const fields: Fields = {
	...askCard(
		'author',
		'title',
		'school',
		'degree',
		'year',
		'place',
		'pages',
		'format',
		'callNumber',
	),
	...askCard('note', 'inventoryNo', 'borrower', 'dueBack'),
	...askForm({
		born: 'In which year was the author born? | Geburtsjahr des Verfassers | année de naissance | födelseår | authorBirthYear',
		copies: '# How many copies are there? | Exemplare | exemplaires | exemplar | copyCount',
		adviser: 'Who advised the thesis? | Betreuer | directeur de thèse | handledare | thesisAdviser',
		abstract: '- Where is the abstract? | Zusammenfassung in | résumé dans | abstractIn',
	}),
	tracings: askTable(
		{ value: 'tracing | Nebeneintragung | vedette | biuppslag' },
		'tracings | Under which other headings is it entered? | Nebeneintragungen | vedettes secondaires | secondaryHeadings',
	),
};
const TOPICS =
	'Peat|Glaciers|Wool trade|Dialects|Freshwater mussels|Hymn books|Grain elevators|Insulation|Dye chemistry|Canal boats'.split(
		'|',
	);
const WORDS: Readonly<Record<string, readonly string[]>> = {
	en: [
		'Thesis (Ph.D.);Thesis (M.A.);Thesis (M.S.);Dissertation (Sc.D.)',
		'University of;College of',
		'leaves;l.',
		'Typescript.;Vita.;Bibliography: leaves 180-190.;Photocopy.',
		'c. ',
		'Adviser:',
	],
	sv: [
		'Diss. Fil.;Lic.-avh.;Ak. avh.',
		'Universitetet i;Högskolan i',
		'bl.;s.',
		'Stencil.;Litteratur: s. 180.;Maskinskrivet.',
		'ex. ',
		'Handledare:',
	],
	nl: [
		'Proefschrift;Diss.;Scriptie',
		'Universiteit;Hogeschool',
		'bl.;p.',
		'Getypt.;Stellingen bijgevoegd.;Met lit. opg.',
		'ex. ',
		'Promotor:',
	],
	tr: [
		'Doktora tezi;Yüksek lisans tezi',
		'Üniversitesi',
		'y.;s.',
		'Daktilo.;Kaynakça vardır.',
		'nüsha ',
		'Danışman:',
	],
};

/** A thesis on a card of a drawer with ruled lines in red: brackets of the university in the middle, leaves not pages, headings numbered in two ways, copies pencilled in a corner. */
const family: Family = {
	author: 'fenna',
	locales: ['en-US', 'en-GB', 'sv-SE', 'nl-NL', 'tr-TR', 'en-CA'],
	draw: (random, locale) => {
		const words = WORDS[locale.language] ?? [];
		const one = (i: number) => random.pick((words[i] ?? '').split(';'));
		const who = locale.person();
		const year = random.int(1921, 1988);
		const topics = random.some(TOPICS, random.int(1, 4));
		const city = locale.address().city;
		const left = random.int(18, 26);
		const html = markup`<style>@page { size: 5in 3in; margin: 4mm 5mm } body { font: 8.8pt/1.42 'Liberation Mono'; background: repeating-linear-gradient(#fff 0 5.9mm, #e7c3c3 5.9mm 6mm) } .a { display: grid; grid-template-columns: ${left}mm 1fr } .b { margin-left: ${left + 4}mm } .i { margin-left: ${left + random.pick([8, 12])}mm; text-indent: -4mm } .e { position: fixed; bottom: 1mm; left: 5mm; font-size: 8pt } .c { position: fixed; bottom: 1mm; right: 6mm; font: italic 10pt 'Liberation Serif' }
			</style><div class="a"><div>${offLine(random, field('callNumber', random.pattern(random.pick(['LD####', 'Th. #### ?##', '###.## ?##']))))}</div><div><b>${field('author', `${who.family}, ${who.given}`)}</b>${random.chance(0.5) && markup`, ${field('born', String(year - random.int(23, 41)))}-`}</div></div><div class="b">${field('title', `${random.pick(['The', 'A study of', 'Notes on the', 'Aspects of the'])} ${(topics[0] ?? '').toLowerCase()} of ${city}${random.chance(0.4) ? `, ${year - 60}-${year - 10}` : ''}`)}. [${field('place', random.chance(0.5) ? city : `${city}, ${locale.country.name}`)}] ${field('year', String(year))}.</div>
			<div class="i">${random.chance(0.4) ? 'ix, ' : ''}${field('pages', random.int(58, 340))} ${one(2)} ${random.chance(0.5) ? 'illus., ' : ''}${field('format', `${random.int(27, 30)} cm`)}.</div><div class="i">${field('degree', one(0))}--${field('school', locale.language === 'tr' ? `${city} ${one(1)}` : `${one(1)} ${city}`)}.</div>${random.chance(0.6) && markup`<div class="i">${field('note', one(3))}</div>`}${random.chance(0.3) && markup`<div class="i">${words[5] ?? ''} ${field('adviser', locale.person().name)}.</div>`}
			<div class="i" data-list="tracings">${topics.map((topic, i) => markup`<span data-row>${i + 1}. ${field('value', `${topic}--${city}`)}.</span> `)}${random.chance(0.5) && 'I. Title.'}</div><div class="e">${random.chance(0.5) && field('inventoryNo', random.pattern('##-####'))}</div><div class="c">${random.chance(0.5) && markup`${words[4] ?? ''}${field('copies', random.int(1, 3))}`}</div>`;
		return { html, fields };
	},
};
export default family;
