import type { Family, Fields } from '../../family.ts';
import { absent, date, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const SAID = {
	de: 'Medikationsplan|für|geb. am|ausgedruckt von|Wirkstoff|Handelsname|Stärke|Form|morgens|mittags|abends|zur Nacht|Hinweise|Grund|Dauermedikation|Bedarfsmedikation|zeitlich befristet|Tabl;Kaps;Tropf;Spray|mit Wasser einnehmen;vor dem Essen;nach dem Essen;nüchtern;|Blutdruck;Schmerzen;Schilddrüse;Magen;Cholesterin;Herz|Praxis|Seite 1 von 1|Einheit',
	fr: 'Plan de prise|pour|né(e) le|imprimé par|Substance|Nom commercial|Dosage|Forme|matin|midi|soir|coucher|Remarques|Motif|Traitement au long cours|En cas de besoin|Durée limitée|cp;gél;gouttes;spray|avec un verre d’eau;avant le repas;après le repas;à jeun;|tension;douleurs;thyroïde;estomac;cholestérol;cœur|Cabinet|Page 1 sur 1|Unité',
	nl: 'Medicatieoverzicht|voor|geb.|afgedrukt door|Werkzame stof|Merknaam|Sterkte|Vorm|ochtend|middag|avond|nacht|Opmerkingen|Reden|Vaste medicatie|Zo nodig|Tijdelijk|tabl;caps;drup;spray|met water innemen;voor het eten;na het eten;nuchter;|bloeddruk;pijn;schildklier;maag;cholesterol;hart|Praktijk|Pagina 1 van 1|Eenheid',
	en: 'Medication chart|for|born|printed by|Substance|Brand|Strength|Form|morning|noon|evening|bedtime|Directions|Reason|Regular medicines|When needed|For a limited time|tab;cap;drops;spray|take with water;before meals;after meals;on an empty stomach;|blood pressure;pain;thyroid;stomach;cholesterol;heart|Surgery|Page 1 of 1|Unit',
} as const;
const DRUGS =
	'Ramipril|Metoprolol|Simvastatin|Pantoprazol|Ibuprofen|Levothyroxin|Metformin|Torasemid|Amlodipin|Paracetamol'.split(
		'|',
	);
const ASK: Readonly<Record<string, (drug: string, time: string) => string[]>> = {
	de: (drug, time) => [`Wie viel ${drug} wird ${time} genommen?`],
	fr: (drug, time) => [`Combien de ${drug} faut-il prendre : ${time} ?`],
	nl: (drug, time) => [`Hoeveel ${drug} moet je innemen: ${time}?`],
	en: () => [],
};

/** A patient's plan of medicines in a ruled landscape grid: four doses under narrow heads, group rows between, brand missing for some, a box with the patient on top. */
const family: Family = {
	author: 'ludmila',
	locales: ['de-DE', 'fr-CH', 'nl-NL', 'en-GB', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const times = [8, 9, 10, 11].map((i) => at(i));
		const drugs = random.some(DRUGS, random.int(4, 8));
		const parts =
			locale.language === 'de' || locale.language === 'fr'
				? ['0', '0', '1', '1', '½', '2', '20']
				: ['–', '1', '1', '½', '2'];
		const rows = drugs.map((drug) => ({
			drug,
			brand: random.chance(0.7)
				? `${drug.slice(0, random.int(3, 5))}${random.pick(['ol', 'ex', 'an', 'ium'])} ${random.pick(['Nova', 'forte', 'retard', 'Alba'])}`
				: null,
			strength:
				`${random.pick([2.5, 5, 10, 20, 47.5, 50, 400, 500])} ${random.pick(['mg', 'mg', 'µg'])}`.replace(
					'.',
					locale.country.signs[0],
				),
			form: random.pick(at(17).split(';')),
			doses: times.map(() => random.pick(parts)),
			hint: random.pick(at(18).split(';')),
			reason: random.pick(at(19).split(';')),
		}));
		const never = DRUGS.filter((one) => !drugs.includes(one));
		const doses = askCells(random, locale, {
			rows: drugs,
			columns: times,
			count: 7,
			type: 'string',
			missing: never,
			say: (drug, time) => [
				...(ASK[locale.language]?.(drug, time) ?? []),
				`How much ${drug} is taken (${time})?`,
				`dose of ${drug}, ${time}`,
			],
		});
		const rest = askCells(random, locale, {
			rows: drugs,
			columns: [at(5), at(6), at(12), at(13)],
			count: 8,
			type: 'string',
			missing: never,
			say: (drug, column) =>
				column === at(5)
					? [`What is the brand name of ${drug}?`, `trade name of ${drug}`]
					: column === at(6)
						? [`Which strength of ${drug} is taken?`, `strength of ${drug}`]
						: column === at(12)
							? [`How should ${drug} be taken?`, `directions for ${drug}`]
							: [`Why is ${drug} taken?`, `What is ${drug} for?`],
		});
		const [regular, needed] = [rows.slice(0, -1), random.chance(0.6) ? rows.slice(-1) : []];
		const all = needed.length > 0 ? [regular, needed] : [rows];
		const fields: Fields = {
			...about('title', 'footer'),
			...doses.asked,
			...rest.asked,
			patient: askText(
				`patient|For whom is the plan?|${at(1)}|patientName|Für wen ist der Plan?|Pour qui est le plan ?`,
			),
			birthDate: date('birthDate', 'When was the patient born?', at(2)),
			doctor: askText(
				`doctor|Who printed the plan?|${at(3)}|prescriber|Wer hat den Plan ausgedruckt?`,
			),
			printed: date(
				'',
				'printed on',
				'When was the plan printed?',
				'printDate',
				'Wann wurde der Plan ausgedruckt?',
			),
			phone: askText(
				'phone of the surgery|What is the telephone number of the surgery?|Telefon der Praxis|téléphone du cabinet|telefoon',
			),
			medicines: list(
				{
					drug: askText(`substance|${at(4)}|active ingredient|drug`),
					brand: askText(`brand|${at(5)}|trade name`),
					strength: askText(`strength|${at(6)}|dose per piece`),
					form: askText(`form|${at(7)}|kind of medicine`),
					...Object.fromEntries(
						['morning', 'noon', 'evening', 'night'].map((path, i) => [
							path,
							askText(`${times[i]}|dose: ${times[i]}|${path} dose`),
						]),
					),
					hint: askText(`directions|${at(12)}|how to take it`),
					reason: askText(`reason|${at(13)}|what it is for`),
				},
				'medicines',
				'Which medicines are taken, and when?',
				`${at(4)}, ${at(6)}, ${times.join(', ')}`,
			),
			allergies: absent(
				askText('allergies|Which allergies does the patient have?|Allergien|allergies connues'),
			),
			weight: absent(askText('body weight|How much does the patient weigh?|Gewicht|poids')),
		};
		const row = (one: (typeof rows)[number]) =>
			markup`<tr data-row><td>${field('drug', one.drug)}<td>${rest.cell(one.drug, at(5), 'brand', one.brand, '')}<td class="r">${rest.cell(one.drug, at(6), 'strength', one.strength)}<td>${field('form', one.form)}${one.doses.map((dose, i) => markup`<td class="d">${doses.cell(one.drug, times[i] ?? '', ['morning', 'noon', 'evening', 'night'][i] ?? '', dose === '–' ? null : dose, '')}`)}<td>${rest.cell(one.drug, at(12), 'hint', one.hint === '' ? null : one.hint, '')}<td>${rest.cell(one.drug, at(13), 'reason', one.reason)}`;
		const isTurned = random.chance(0.5);
		const html = markup`<style>@page { size: ${random.pick(['A4 landscape', 'A5 landscape'])}; margin: 10mm } body { font: ${random.pick(['8.4pt', '8pt'])}/1.3 ${random.pick(["'Liberation Sans'", "'Liberation Sans Narrow'"])} } .t { display: flex; border: 1pt solid #000; margin-bottom: 2mm } .t > div { padding: 1.5mm 2.5mm; border-right: .5pt solid #000; flex: 1 } .t > :last-child { border: 0; flex: 1.4 } h1 { font-size: 15pt; margin: 0 } table { width: 100% } td, th { border: .5pt solid #000; padding: 1mm 1.2mm; text-align: left; vertical-align: ${random.pick(['top', 'middle'])} } th { background: #ddd; font-weight: normal; vertical-align: bottom } .d { text-align: center; width: 10mm; font-weight: bold } th.d { ${isTurned ? 'font-size: 6.5pt; font-weight: normal' : 'font-weight: bold'} } .r { text-align: right } .g td { font-weight: bold; background: ${random.pick(['#eee', '#fff'])} } footer { display: flex; justify-content: space-between; margin-top: 2mm; font-size: 7.5pt }
			</style><div class="t"><div><h1>${field('title', at(0))}</h1></div><div>${at(1)}: <b>${field('patient', locale.person().name)}</b><br>${at(2)}: ${field('birthDate', locale.date(random.day('1929-02-01', '1979-09-30')))}</div><div>${at(3)}: ${field('doctor', `Dr. ${locale.person().name}`)}<br>${locale.address().whole}${random.chance(0.7) && markup`<br>Tel. ${field('phone', locale.phone())}`}<br>${field('printed', locale.date(random.day('2009-01-10', '2025-10-30')))}</div></div>
			<table data-list="medicines"><tr><th>${at(4)}<th>${at(5)}<th>${at(6)}<th>${at(7)}${times.map((time) => markup`<th class="d">${time}`)}<th>${at(12)}<th>${at(13)}${all.map((part, i) => markup`${i === 0 && all.length === 1 ? '' : markup`<tr class="g"><td colspan="10">${i === 0 ? at(14) : at(15)}`}${part.map(row)}`)}</table><footer><span>${at(20)} ${locale.address().city}</span><span>${field('footer', at(21))}</span></footer>`;
		return { html, fields };
	},
};
export default family;
