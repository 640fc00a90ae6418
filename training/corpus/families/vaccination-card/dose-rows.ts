import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { drawPen } from '../../kit/archive.ts';
import { field, markup } from '../../kit/html.ts';
import { asList } from '../../kit/people.ts';
import { asDate, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	holder: asText(
		'Whose vaccination card is it? | Inhaber des Impfpasses | titulaire | aşı kartı sahibi',
		'patientName',
	),
	birthDate: asDate(
		'birthday of the holder | Geburtsdatum | date de naissance | doğum tarihi',
		'birthDate',
	),
	cardNumber: asText(
		'number of the card | Nummer des Passes | numéro du carnet | kart no',
		'documentNumber',
	),
	motherName: asText('mother of the child | Mutter | mère | anne adı', 'motherName'),
	clinic: asText(
		'clinic that keeps the card | Praxis | centre de santé | sağlık ocağı',
		'provider',
	),
	doses: asList(
		{
			disease: asText('against what | Impfung gegen | maladie | hastalık'),
			dose: asText('which dose | Dosis | rang | doz'),
			given: asText('when it was given | Impfdatum | date | tarih'),
			vaccine: asText('product given | Impfstoff | vaccin | aşı', 'vaccine'),
			lot: asText('batch of the vaccine | Chargennummer | lot | seri no', 'batchNumber'),
			doctor: asText('Who vaccinated? | Arzt | médecin | uygulayan', 'physician'),
		},
		'vaccinations | Which vaccinations were given when? | Impfungen | vaccins reçus | aşılar',
	),
	nextDue: asText(
		'When is the next vaccination due? | nächste Impfung | prochain rappel | sonraki aşı',
	),
	allergies: absent(asText('allergies of the holder | Allergien', 'allergies')),
	passport: absent(asText('passport of the holder | Reisepass', 'documentNumber')),
};
const WORDS: Readonly<Record<string, string>> = {
	en: 'VACCINATION RECORD|Name|Born|Card no.|Mother|Clinic|Disease|Dose|Date|Vaccine, batch|Signature|Next due|Measles;Tetanus;Polio;Hepatitis B;Whooping cough;Rubella',
	de: 'IMPFAUSWEIS|Name|geb.|Nr.|Mutter|Praxis|Krankheit|Dosis|Datum|Impfstoff, Charge|Unterschrift|Nächste Impfung|Masern;Tetanus;Polio;Hepatitis B;Keuchhusten;Röteln',
	fr: 'CARNET DE VACCINATION|Nom|né(e) le|N°|Mère|Centre|Maladie|Rang|Date|Vaccin, lot|Signature|Prochain rappel|Rougeole;Tétanos;Polio;Hépatite B;Coqueluche;Rubéole',
	tr: 'AŞI KARTI|Ad Soyad|Doğum|Kart no|Anne adı|Sağlık ocağı|Hastalık|Doz|Tarih|Aşı, seri|İmza|Sonraki aşı|Kızamık;Tetanos;Çocuk felci;Hepatit B;Boğmaca;Kızamıkçık',
	es: 'CARTILLA DE VACUNACIÓN|Nombre|Nacido|N.º|Madre|Centro|Enfermedad|Dosis|Fecha|Vacuna, lote|Firma|Próxima|Sarampión;Tétanos;Polio;Hepatitis B;Tosferina;Rubéola',
	fi: 'ROKOTUSKORTTI|Nimi|Syntynyt|Nro|Äiti|Neuvola|Tauti|Annos|Päivä|Rokote, erä|Allekirjoitus|Seuraava|Tuhkarokko;Jäykkäkouristus;Polio;Hepatiitti B;Hinkuyskä;Vihurirokko',
};

/** A folded card opened: left page with the holder, right page a grid with a disease for every two or three lines of doses, sticker and batch in one cell, entries partly stamped and partly in pen. */
const family: Family = {
	author: 'thora',
	locales: ['en-ZA', 'de-DE', 'fr-BE', 'tr-TR', 'es-MX', 'fi-FI', 'en-IN'],
	draw: (random, locale) => {
		const said = (WORDS[locale.language] ?? '').split('|');
		const at = (i: number) => said[i] ?? '';
		const person = locale.person();
		const birth = random.day('1972-01-01', '2021-01-01');
		const year = Number(birth.slice(0, 4));
		const pen = drawPen(random, 10);
		const diseases = random.some(at(12).split(';'), random.int(4, 6));
		const doctors = [locale.person().family, locale.person().family];
		const isYoung = random.chance(0.6);
		const kv = (i: number, content: ReturnType<typeof markup> | false) =>
			markup`<small>${at(i)}</small><div class="l"><span class="p">${content}</span></div>`;
		const html = markup`<style>@page { size: ${random.pick(['210mm 148mm', '190mm 130mm'])}; margin: 6mm } body { font: 8pt 'Liberation Sans'; background: ${random.pick(['#fdf8dc', '#fff', '#f4f9ee'])}; display: grid; grid-template-columns: 58mm 1fr; gap: 7mm } html { background: inherit } h1 { font-size: 12pt; text-align: center; margin: 6mm 0; color: #a5620a } small { font-size: 6.8pt; color: #a5620a } .l { border-bottom: .5pt solid #a5620a; min-height: 8mm; margin-bottom: 2mm; white-space: nowrap } .p > span, .h { ${pen} } table { width: 100% } td, th { border: .5pt solid #a5620a; padding: .3mm 1mm; height: ${random.decimal(6.4, 7.6, 1)}mm } th { font-size: 7pt; color: #a5620a } td:first-child { font-size: 7.5pt } .s { font: 7.5pt 'Liberation Mono' } .st { background: #dde6f2; border-radius: .6mm; padding: 0 1mm }
			</style><div><h1>${at(0)}</h1>${kv(3, random.chance(0.8) && field('cardNumber', random.pattern('??-######')))}${kv(1, field('holder', person.name))}${kv(2, field('birthDate', locale.date(birth)))}${kv(4, random.chance(0.6) && field('motherName', locale.person().name))}${kv(5, random.chance(0.8) && field('clinic', `${random.pick(['Clinic', 'Dr.', 'MVZ', 'CS'])} ${locale.address().city}`))}${kv(11, random.chance(0.6) && field('nextDue', String(year + random.int(18, 50))))}</div>
			<table data-list="doses"><tr><th>${at(6)}</th><th>${at(7)}</th><th>${at(8)}</th><th>${at(9)}</th><th>${at(10)}</th></tr>${diseases.map(
				(disease, i) => {
					const count = random.int(1, 3);
					const slots = Math.max(count, 2);
					const shared = Array.from({ length: count }).reduce<ReturnType<typeof markup>>(
						(inner, _, k) => markup`<span data-row="v${i}-${k}">${field('disease', inner)}</span>`,
						markup`${disease}`,
					);
					return Array.from({ length: slots }, (_, k) => {
						const isGiven = k < count;
						const day = random.day(
							`${year + (isYoung ? 0 : 4) + k * 2}-02-01`,
							`${year + (isYoung ? 0 : 4) + k * 2}-12-20`,
						);
						return markup`${isGiven ? markup`<tr data-row="v${i}-${k}">` : markup`<tr>`}${k === 0 && markup`<td rowspan="${slots}">${shared}</td>`}<td>${isGiven ? field('dose', `${k + 1}.`, `${k + 1}`) : `${k + 1}.`}</td><td>${isGiven && markup`<span class="h">${field('given', locale.date(day).text)}</span>`}</td><td class="s">${isGiven && markup`<span class="st">${field('vaccine', random.pick(['Infanrix', 'Vaxigen', 'Tetavit', 'Priorix', 'Polvax', 'HBVax']))} ${random.chance(0.8) && field('lot', random.pattern('?##?###?'))}</span>`}</td><td>${isGiven && markup`<span class="h">${field('doctor', random.pick(doctors))}</span>`}</td></tr>`;
					});
				},
			)}</table>`;
		return { html, fields };
	},
};
export default family;
