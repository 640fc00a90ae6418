import type { Family, Fields } from '../../family.ts';
import { field, markup } from '../../kit/html.ts';
import { askCard, askForm } from '../../kit/slips.ts';

const fields: Fields = {
	...askCard(
		'author',
		'title',
		'degree',
		'school',
		'place',
		'year',
		'pages',
		'format',
		'callNumber',
	),
	...askCard('inventoryNo', 'note', 'publisher', 'borrower', 'dueBack'),
	...askForm({
		defended:
			'@ When was the thesis defended? | Quand la thèse a-t-elle été soutenue ? | Tag der Promotion | defenceDate',
		faculty: 'At which faculty was it written? | Faculté | Fakultät | facultad | faculty',
		plates: 'What illustrations has it? | planches et figures | Abbildungen | illustrations',
	}),
};
const LINES: Readonly<Record<string, readonly string[]>> = {
	fr: [
		'Contribution à l’étude de;Recherches sur;Essai sur;Les origines de',
		'la sédimentation lacustre;l’électrolyse des sels fondus;la phonétique des parlers alpins;la culture du lin;l’impôt communal',
		'Thèse de doctorat;Thèse : Médecine;Thèse de doctorat d’État;Thèse 3e cycle',
		'Faculté des Sciences;Faculté de Médecine;Faculté de Droit;Faculté des Lettres',
		'Université de',
		'Soutenue le',
		'dactylographié;Bibliographie p. 201-214;Errata joint;Résumé en anglais',
		'f. multigr.',
		'ill.;pl. h.-t;fig., cartes',
		'Impr.',
	],
	es: [
		'Contribución al estudio de;Estudios sobre;Ensayo sobre',
		'la sedimentación fluvial;la electrólisis;el habla de la montaña;el cultivo del lino;el impuesto municipal',
		'Tesis doctoral;Tesis (Licenciatura);Tesis de grado',
		'Facultad de Ciencias;Facultad de Medicina;Facultad de Derecho',
		'Universidad de',
		'Defendida el',
		'mecanografiado;Bibliografía al final;Resumen en inglés',
		'h.',
		'il.;lám.;fig., mapas',
		'Imp.',
	],
	pt: [
		'Contribuição para o estudo de;Estudos sobre;Ensaio sobre',
		'a sedimentação;a electrólise;os falares serranos;a cultura do linho',
		'Tese de doutoramento;Dissertação de licenciatura',
		'Faculdade de Ciências;Faculdade de Medicina;Faculdade de Letras',
		'Universidade de',
		'Defendida em',
		'dactilografado;Bibliografia no fim',
		'f.',
		'il.;est.;fig., mapas',
		'Impr.',
	],
	ro: [
		'Contribuții la studiul;Cercetări asupra;Eseu despre',
		'sedimentării lacustre;electrolizei;graiurilor montane;culturii inului',
		'Teză de doctorat;Teză de licență',
		'Facultatea de Științe;Facultatea de Medicină;Facultatea de Litere',
		'Universitatea din',
		'Susținută la',
		'dactilografiat;Bibliografie p. 180',
		'f.',
		'il.;planșe;fig.',
		'Tip.',
	],
};

/** An upright card of a thesis, filed by year: the year above all, the author underlined, degree and faculty in brackets of their own, the mark in the lower right corner. */
const family: Family = {
	author: 'ignatius',
	locales: ['fr-FR', 'es-ES', 'pt-PT', 'ro-RO', 'fr-CH', 'fr-BE'],
	draw: (random, locale) => {
		const words = LINES[locale.language] ?? [];
		const one = (i: number) => random.pick((words[i] ?? '').split(';'));
		const who = locale.person();
		const year = random.int(1898, 1987);
		const city = locale.address().city;
		const isSquare = random.chance(0.5);
		const [open, close] = isSquare ? ['[', ']'] : ['(', ')'];
		const mark = field(
			'callNumber',
			random.pattern(random.pick(['TH ####', 'T. ###/##', '4° Th. ###', '## ? ###'])),
		);
		const thesis = markup`${field('degree', one(2))}. ${random.chance(0.7) && markup`${field('faculty', one(3))}. `}${random.chance(0.8) && field('school', `${words[4] ?? ''} ${city}`)}`;
		const printer =
			random.chance(0.5) && field('publisher', `${words[9] ?? ''} ${locale.person().family}`);
		const heading = field(
			'author',
			random.chance(0.6)
				? `${who.family.toUpperCase()} (${who.given})`
				: `${who.family}, ${who.given}`,
		);
		const extent = random.chance(0.5)
			? markup`${field('pages', random.int(48, 420))} ${random.pick(['p.', 'pp.'])}`
			: markup`${field('pages', random.int(60, 380))} ${words[7] ?? ''}`;
		const html = markup`<style>@page { size: ${random.pick(['105mm 148mm', '75mm 125mm'])}; margin: 9mm 8mm } body { font: ${random.pick(['8.4pt', '8pt'])}/1.4 ${random.pick(["'Liberation Mono'", "'DejaVu Sans Mono'"])} } .y { text-align: center; letter-spacing: 3pt; margin-bottom: ${random.int(5, 9)}mm } .h { margin-left: ${random.pick([0, 10, 18])}mm; border-bottom: .5pt solid #a44 } p { margin: ${random.pick([3, 4])}mm 0 0 } .z { position: fixed; left: 0; right: 0; bottom: 0; display: flex; justify-content: space-between; font-size: 8pt }
			</style><div class="y">– ${field('year', String(year))} –</div><div class="h"><b>${heading}</b></div><p>${field('title', `${one(0)} ${one(1)}`)}${random.chance(0.4) && '.'}</p><p>${open}${thesis}${close}${random.chance(0.6) && markup`<br>${words[5] ?? ''} ${field('defended', locale.date(random.day(`${year}-01-01`, `${year}-11-30`), random.pick(['d MMMM yyyy', 'dd.mm.yyyy'])))}`}</p><p>${field('place', city)}${printer && markup` : ${printer}`}.<br>${extent}${random.chance(0.7) && markup`, ${field('plates', one(8))}`}${random.chance(0.8) && markup` ; ${field('format', random.pick(['in-8°', '24 cm', 'in-4°', '27 cm']))}`}</p>${random.chance(0.6) && markup`<p>${field('note', one(6))}.</p>`}<div class="z"><span>${random.chance(0.6) && field('inventoryNo', random.pattern(random.pick(['##.###', '######', 'D ####'])))}</span>${mark}</div>`;
		return { html, fields };
	},
};
export default family;
